"""How a deal and a match ended: what was won, what was needed, who gets what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Seat, Suit
from subastao_qt.engine.choices import MadeScore
from subastao_qt.engine.facts import Account, ClaimMade, DealResult, Ending, Revoke
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words.cards import card_title, suit_name
from subastao_qt.ui.words.counts import Counts
from subastao_qt.ui.words.duties import duty_text
from subastao_qt.ui.words.text import both, fill, listing, number, signed, small


def headline(result: DealResult) -> str:
    """Say in a few words how a deal ended: `Contract made: 85`. Why it ended is in `result_lines`."""
    if result.ending is Ending.PASSED_OUT:
        return QCoreApplication.translate("Words", "All pass: new deal")
    return made_line(result)


def ending_text(result: DealResult) -> str:
    """Say how a deal ended and why it did, where it was not played out: `Ended early. Contract made: 85`."""
    made = headline(result)
    match result.ending:
        case Ending.EARLY:
            #: Ended before its last trick, the outcome being certain. {result}: "Contract made: 85".
            return fill(QCoreApplication.translate("Words", "Ended early. {result}"), result=made)
        case Ending.TUTE:
            return fill(QCoreApplication.translate("Words", "Tute. {result}"), result=made)
        case Ending.CLAIM:
            #: The deal was decided by a revoke, or by a false claim of one.
            text = QCoreApplication.translate("Words", "Decided by a claim. {result}")
            return fill(text, result=made)
        case Ending.PLAYED | Ending.PASSED_OUT:
            return made
        case _:
            assert_never(result.ending)


def made_line(result: DealResult) -> str:
    """Say whether the contract was made, and by how much it failed where the deal was played to its end."""
    contract = result.contract or 0
    if result.made:
        return fill(QCoreApplication.translate("Words", "Contract made: {n}"), n=contract)
    lacking = (result.needed or 0) - (result.account.total if result.account is not None else 0)
    if result.ending is Ending.PLAYED and lacking > 0:
        return Counts().failed_by(lacking)
    return fill(QCoreApplication.translate("Words", "Contract failed: {n}"), n=contract)


def account_line(account: Account) -> str:
    """Say how the declaring side's total comes about: `81 cards + 10 last ten + 40 cantes = 131`."""
    if account.tute:
        text = QCoreApplication.translate(
            "Words", "{cards} cards + {ten} last ten + {cantes} cantes + {tute} tute = {total}"
        )
    else:
        #: Card points, the ten of the last trick, the cantes, and the total of the declaring side.
        text = QCoreApplication.translate(
            "Words", "{cards} cards + {ten} last ten + {cantes} cantes = {total}"
        )
    return fill(
        text,
        cards=account.card_points,
        ten=account.last_ten,
        cantes=account.cantes,
        tute=account.tute,
        total=account.total,
    )


def result_lines(
    result: DealResult, view: PlayerView, names: Sequence[str], you: Seat | None = None
) -> list[str]:
    """Explain a deal's result line by line, from the contract to who gets what; the headline is not in it.

    `you` is the person's seat (by default the view's).
    """
    person = view.seat if you is None else you
    if result.ending is Ending.PASSED_OUT or result.contract is None or result.declarer is None:
        return [QCoreApplication.translate("Words", "Nobody scores; the next player deals")]
    lines = [played_line(result, names, person)]
    if result.claim is not None:
        lines += claim_lines(result.claim, names, person)
    if result.ending is Ending.EARLY:
        lines.append(
            QCoreApplication.translate(
                "Words", "The contract was certain: everybody scores as if it were played on"
            )
        )
    if result.ending is Ending.PLAYED and result.account is not None:
        lines.append(account_line(result.account))
        extra = (result.needed or 0) - result.contract
        if extra > 0:
            lines.append(Counts().defence_sang(extra, number(result.needed or 0)))
    if result.made and result.ending is Ending.PLAYED and view.rules.made_score is MadeScore.POINTS:
        lines.append(
            QCoreApplication.translate(
                "Words", "At this table a made contract scores the points won"
            )
        )
    if result.match_won:
        lines.append(QCoreApplication.translate("Words", "At this table a tute wins the match"))
    return lines + score_lines(result.scores, names, person)


def contract_line(
    declarer: Seat, contract: int, trump: Suit | None, names: Sequence[str], you: Seat | None = None
) -> str:
    """Say who plays for what: `Ana plays for 85, trump cups`; without the trump before it is named."""
    mine = declarer == you
    if trump is None:
        text = QCoreApplication.translate("Words", "{player} plays for {n}")
        if mine:
            text = QCoreApplication.translate("Words", "You play for {n}")
        return fill(text, player=names[declarer], n=contract)
    text = QCoreApplication.translate("Words", "{player} plays for {n}, trump {suit}")
    if mine:
        text = QCoreApplication.translate("Words", "You play for {n}, trump {suit}")
    return fill(text, player=names[declarer], n=contract, suit=suit_name(trump))


def played_line(result: DealResult, names: Sequence[str], you: Seat | None) -> str:
    """Say who played for what."""
    assert result.declarer is not None
    return contract_line(result.declarer, result.contract or 0, result.trump, names, you)


def claim_lines(claim: ClaimMade, names: Sequence[str], you: Seat | None) -> list[str]:
    """Say what became of a claim: who loses the deal, and which card broke which rule."""
    if claim.revoke is None:
        text = QCoreApplication.translate("Words", "There was no revoke: {player} loses the deal.")
        if claim.seat == you:
            text = QCoreApplication.translate(
                "Words", "There was no revoke: your side loses the deal."
            )
        return [fill(text, player=names[claim.seat])]
    text = QCoreApplication.translate("Words", "Revoke by {player}: the deal is lost.")
    if claim.revoke.seat == you:
        text = QCoreApplication.translate("Words", "There was a revoke of yours: the deal is lost.")
    return [fill(text, player=names[claim.revoke.seat]), revoke_line(claim.revoke)]


def revoke_line(revoke: Revoke) -> str:
    """Say which card broke which duty: `Trick 4, king of cups: you must follow swords` in the third person."""
    #: {card} was played in trick {n} against a duty: {duty} is that duty, "you must follow cups".
    text = QCoreApplication.translate("Words", "Trick {n}, {card}. The rule was: {duty}")
    return fill(
        text,
        n=revoke.trick + 1,
        card=small(card_title(revoke.card)),
        duty=small(duty_text(revoke.duty)),
    )


def score_lines(scores: Sequence[int], names: Sequence[str], you: Seat | None = None) -> list[str]:
    """Say what each player adds: `Ana: +85`. Who adds nothing is left out."""
    lines = []
    for seat, score in enumerate(scores):
        if score == 0:
            continue
        text = QCoreApplication.translate("Words", "{player}: {points}")
        if seat == you:
            text = QCoreApplication.translate("Words", "You: {points}")
        lines.append(fill(text, player=names[seat], points=signed(score)))
    return lines


def totals_text(totals: Sequence[int], names: Sequence[str], you: Seat | None = None) -> str:
    """Say how the match stands: `Score: Ana 320, Luis 150, You 75`."""
    parts = []
    for seat, total in enumerate(totals):
        text = QCoreApplication.translate("Words", "{player} {total}")
        if seat == you:
            text = QCoreApplication.translate("Words", "You {total}")
        parts.append(fill(text, player=names[seat], total=number(total)))
    return fill(QCoreApplication.translate("Words", "Score: {list}"), list=listing(parts))


def winners_text(winners: Collection[Seat], names: Sequence[str], you: Seat | None = None) -> str:
    """Say who has won the match; empty when nobody has."""
    if not winners:
        return ""
    others = sorted(seat for seat in winners if seat != you)
    if you in winners:
        if not others:
            return QCoreApplication.translate("Words", "You win the match")
        text = QCoreApplication.translate("Words", "You and {player} win the match")
        return fill(text, player=names[others[0]])
    if len(others) == 2:
        pair = both(names[others[0]], names[others[1]])
        return fill(QCoreApplication.translate("Words", "{pair} win the match"), pair=pair)
    return fill(
        QCoreApplication.translate("Words", "{player} wins the match"), player=names[others[0]]
    )
