"""What the result panel says, worked out from what the person may know; no widgets here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.choices import MadeScore
from subastao_qt.engine.facts import DealResult, Ending
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table_models import side_name, sides_of
from subastao_qt.ui.words import (
    card_name,
    claim_lines,
    fill,
    headline,
    match_goal_text,
    result_lines,
    sheet_headers,
    song_text,
    winners_text,
)
from subastao_qt.ui.words.results import played_line


@dataclass(frozen=True, slots=True)
class Sum:
    """A line of the account: what, its points, whether it stands out, whether it was won (and counts up)."""

    what: str
    points: int
    strong: bool = False
    won: bool = True


@dataclass(frozen=True, slots=True)
class Score:
    """What a side has now: who, the points of this deal (none: 0), its total, whether it has won the match."""

    who: str
    gain: int
    total: int
    strong: bool


@dataclass(frozen=True, slots=True)
class ResultContent:
    """A heading, sentences, the sum of the points, what each gets, the winner."""

    heading: str
    lines: tuple[str, ...] = ()
    trick: tuple[str, ...] = ()
    """The guilty trick, card by card, with the duty that was broken."""
    account: tuple[Sum, ...] = ()
    score_headings: tuple[str, str, str] = ("", "", "")
    scores: tuple[Score, ...] = ()
    closing: tuple[str, ...] = ()


def result_content(view: PlayerView, names: Sequence[str]) -> ResultContent:
    """Explain the result of a deal that is over, and of the match if it is."""
    result = view.result
    assert result is not None
    won = winners_text(view.winners, names, view.seat)
    return ResultContent(
        heading=won if view.winners else headline(result),
        lines=(*((headline(result),) if view.winners else ()), *_lines(result, view, names)),
        trick=_guilty_trick(result, view, names),
        account=_account(result, view, names),
        score_headings=_score_headings(),
        scores=_scores(result, view, names),
        closing=(match_goal_text(view.rules),) if not view.winners else (),
    )


def _lines(result: DealResult, view: PlayerView, names: Sequence[str]) -> tuple[str, ...]:
    """What the tables beneath do not say."""
    if result.ending is Ending.PASSED_OUT or result.declarer is None:
        return tuple(result_lines(result, view, names))
    lines = [played_line(result, names, view.seat)]
    if result.claim is not None:
        lines += claim_lines(result.claim, names, view.seat)
    if result.ending is Ending.EARLY:
        lines.append(
            QCoreApplication.translate(
                "Words", "The contract was certain: everybody scores as if it were played on"
            )
        )
    if result.made and result.ending is Ending.PLAYED and view.rules.made_score is MadeScore.POINTS:
        lines.append(
            QCoreApplication.translate(
                "Words", "At this table a made contract scores the points won"
            )
        )
    if result.match_won:
        lines.append(QCoreApplication.translate("Words", "At this table a tute wins the match"))
    return tuple(lines)


def _guilty_trick(result: DealResult, view: PlayerView, names: Sequence[str]) -> tuple[str, ...]:
    revoke = result.claim.revoke if result.claim is not None else None
    if revoke is None:
        return ()
    piles = [trick.cards for trick in view.tricks] + [view.trick]
    cards = piles[revoke.trick] if revoke.trick < len(piles) else ()
    #: A card of a trick that is explained after a claim.
    line = QCoreApplication.translate("ResultPanel", "{player}: {card}")
    #: The card that broke the rule, in the trick explained after a claim; the rule stands above.
    guilty = QCoreApplication.translate("ResultPanel", "{player}: {card} – against the rule")
    return tuple(
        fill(
            guilty if played.seat == revoke.seat else line,
            player=names[played.seat],
            card=card_name(played.card),
        )
        for played in cards
    )


def _account(result: DealResult, view: PlayerView, names: Sequence[str]) -> tuple[Sum, ...]:
    points = result.account
    if points is None or result.ending in (Ending.PASSED_OUT, Ending.CLAIM):
        return ()
    words = sheet_headers()
    rows = [Sum(words.card_points, points.card_points)]
    if points.last_ten or result.ending is Ending.PLAYED:
        rows.append(Sum(words.last_ten, points.last_ten))
    rows += [
        Sum(song_text(song, names, view.seat), song.points)
        for song in view.songs
        if song.seat in view.declaring and song.points
    ]
    #: What the declaring side has in all, and what it needed.
    total = QCoreApplication.translate("ResultPanel", "Declaring side in all")
    needed = QCoreApplication.translate("ResultPanel", "Needed")
    rows.append(Sum(total, points.total, strong=True))
    rows.append(Sum(needed, result.needed or 0, won=False))
    if points.defence_cantes and (result.needed or 0) > (result.contract or 0):
        #: Explains why more than the contract was needed.
        text = QCoreApplication.translate("ResultPanel", "of these, sung by the defence")
        rows.append(Sum(text, points.defence_cantes, won=False))
    defence = QCoreApplication.translate("ResultPanel", "Defence")
    rows.append(Sum(defence, points.defence_points))
    return tuple(rows)


def _score_headings() -> tuple[str, str, str]:
    #: Headings of the scores: the player, what this deal brought, the total.
    player = QCoreApplication.translate("ResultPanel", "Player")
    deal = QCoreApplication.translate("ResultPanel", "This deal")
    return player, deal, sheet_headers().total


def _scores(result: DealResult, view: PlayerView, names: Sequence[str]) -> tuple[Score, ...]:
    return tuple(
        Score(
            side_name(side, names),
            result.scores[side[0]],
            view.totals[side[0]],
            strong=side[0] in view.winners,
        )
        for side in sides_of(view.rules, view.seat)
    )
