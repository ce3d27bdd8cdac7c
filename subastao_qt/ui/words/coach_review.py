"""Words of the review: what a decision was, what it cost, which mistake it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QObject

from subastao_qt.engine.actions import Action, Bid, NameTrump, Pass, Play
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import Event
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.judging import Grade, Judgement
from subastao_qt.players.coach.mistakes import Mistake, Named
from subastao_qt.players.coach.openly import Openly
from subastao_qt.ui.words.actions import action_text_for_button
from subastao_qt.ui.words.cards import card_title, suit_name
from subastao_qt.ui.words.duties import duty_text
from subastao_qt.ui.words.events import event_text
from subastao_qt.ui.words.text import fill, percent, sentences

SIGNS: Final = {Grade.GOOD: "+", Grade.DOUBTFUL: "?", Grade.COSTLY: "??"}
"""Beside the word of a grade, so that a list is read at a glance."""


class ReviewCounts(QObject):
    """Sentences with a number in them, in the plural forms of each language."""

    def cost(self, n: int) -> str:
        """What a decision cost on average."""
        return self.tr("It cost %Ln point(s) on average.", "", n)

    def openly(self, n: int, best: str) -> str:
        """What it cost with all cards open."""
        #: {best}: a card or a suit.
        text = self.tr("With all cards open, {best} was better by %Ln point(s).", "", n)
        return fill(text, best=best)

    def makes(self, n: int) -> str:
        """What a hand that bid makes with all cards open."""
        return self.tr("With all cards open this hand makes %Ln point(s).", "", n)

    def worth(self, n: int) -> str:
        """What a hand should make."""
        return self.tr("This hand should make about %Ln point(s).", "", n)

    def above(self, n: int) -> str:
        """An overbid."""
        return self.tr("Overbid: %Ln point(s) above what the hand should make.", "", n)

    def unsung(self, n: int, suit: str) -> str:
        """A cante that was not sung."""
        #: {suit}: the suit of the cante.
        text = self.tr("Cante forgotten: %Ln point(s) in {suit} could have been sung.", "", n)
        return fill(text, suit=suit)


def grade_word(grade: Grade) -> str:
    """The word of a grade."""
    match grade:
        case Grade.GOOD:
            return QCoreApplication.translate("CoachReview", "good")
        case Grade.DOUBTFUL:
            return QCoreApplication.translate("CoachReview", "doubtful")
        case Grade.COSTLY:
            return QCoreApplication.translate("CoachReview", "costly")
        case _:
            assert_never(grade)


def done_text(action: Action, view: PlayerView) -> str:
    """A decision in a few words."""
    if isinstance(action, NameTrump):
        #: A decision in a list: the suit named as trumps.
        text = QCoreApplication.translate("CoachReview", "Trumps: {suit}")
        return fill(text, suit=suit_name(action.suit))
    return action_text_for_button(action, view)


def events_text(events: Sequence[Event], names: Sequence[str], you: Seat) -> str:
    """What happened at a step, a line for each event."""
    return "\n".join(event_text(event, names, you) for event in events)


def known_text(action: Action, judged: Judgement, view: PlayerView) -> str:
    """What is thought of a decision by what could be known then, with what it cost."""
    parts: list[str] = []
    if isinstance(action, Bid | Pass) and judged.worth is not None:
        parts.append(ReviewCounts().worth(max(0, round(judged.worth))))
    if judged.grade is Grade.GOOD:
        parts.append(
            QCoreApplication.translate(
                "CoachReview", "By what could be known, nothing was clearly better."
            )
        )
        return sentences(*parts)
    best = done_text(judged.best, view)
    if judged.chance is not None and judged.best_chance is not None:
        #: The chances are those of the contract being made.
        text = QCoreApplication.translate(
            "CoachReview",
            "Better: {best}. The contract is made in {best_chance} of cases after it, in {chance} as it was done.",
        )
        parts.append(
            fill(
                text,
                best=best,
                best_chance=_rough(judged.best_chance),
                chance=_rough(judged.chance),
            )
        )
    elif judged.chance is not None:
        text = QCoreApplication.translate(
            "CoachReview", "Better: {best}. This contract is made in {chance} of cases."
        )
        parts.append(fill(text, best=best, chance=_rough(judged.chance)))
    elif judged.best_chance is not None:
        text = QCoreApplication.translate(
            "CoachReview", "Better: {best}. That contract is made in {chance} of cases."
        )
        parts.append(fill(text, best=best, chance=_rough(judged.best_chance)))
    else:
        parts.append(fill(QCoreApplication.translate("CoachReview", "Better: {best}."), best=best))
    if round(judged.points) > 0 and isinstance(action, Play | NameTrump):
        parts.append(ReviewCounts().cost(round(judged.points)))
    if judged.grade is Grade.DOUBTFUL and not judged.firm:
        parts.append(
            QCoreApplication.translate("CoachReview", "The difference is too small to be sure.")
        )
    return sentences(*parts)


def open_text(openly: Openly, view: PlayerView) -> str:
    """What a decision cost with all cards open."""
    counts = ReviewCounts()
    if openly.best is None:
        return counts.makes(openly.makes or 0)
    if openly.points == 0:
        return QCoreApplication.translate("CoachReview", "With all cards open, nothing was better.")
    text = counts.openly(openly.points, done_text(openly.best, view))
    if openly.turned:
        turned = QCoreApplication.translate("CoachReview", "It decided the contract.")
        return sentences(text, turned)
    return text


def mistake_text(named: Named) -> str:
    """A classic mistake, named."""
    match named.mistake:
        case Mistake.OVERBID:
            return ReviewCounts().above(named.points)
        case Mistake.CANTE:
            suit = "" if named.suit is None else suit_name(named.suit)
            return ReviewCounts().unsung(named.points, suit)
        case Mistake.LAST_TEN:
            card = "" if named.card is None else card_title(named.card)
            text = QCoreApplication.translate(
                "CoachReview", "The last ten forgotten: {card} would have kept the last trick."
            )
            return fill(text, card=card)
        case Mistake.RENUNCIO:
            card = "" if named.card is None else card_title(named.card)
            text = QCoreApplication.translate("CoachReview", "A revoke: {card}.")
            duty = "" if named.duty is None else duty_text(named.duty)
            return sentences(fill(text, card=card), duty)
        case Mistake.TRUMP:
            return QCoreApplication.translate("CoachReview", "The wrong trumps were named.")
        case _:
            assert_never(named.mistake)


def mistake_word(named: Named) -> str:
    """The name of a classic mistake, for lists."""
    match named.mistake:
        case Mistake.OVERBID:
            return QCoreApplication.translate("CoachReview", "overbid")
        case Mistake.CANTE:
            return QCoreApplication.translate("CoachReview", "cante forgotten")
        case Mistake.LAST_TEN:
            return QCoreApplication.translate("CoachReview", "last ten forgotten")
        case Mistake.RENUNCIO:
            return QCoreApplication.translate("CoachReview", "revoke")
        case Mistake.TRUMP:
            return QCoreApplication.translate("CoachReview", "wrong trumps")
        case _:
            assert_never(named.mistake)


def _rough(chance: float) -> str:
    """A chance to the nearest 5 %, as one says it; never 0 or 100 where it is neither."""
    if chance <= 0.005 or chance >= 0.995:
        return percent(round(100 * chance))
    return percent(min(99, max(1, 5 * round(20 * chance))))
