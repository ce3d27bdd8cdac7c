"""What the coach says: about a hand before the play, about a decision, and about what is out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QObject

from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import Suit
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.advice import BidAdvice, SuitAdvice
from subastao_qt.players.coach.counting import Counting, OtherHand
from subastao_qt.players.coach.hints import Hint, Option
from subastao_qt.players.coach.reasons import Reason, ReasonKind
from subastao_qt.ui.words.actions import action_text_for_button, no_song_text
from subastao_qt.ui.words.cards import card_name_object, cards_listed, suit_name
from subastao_qt.ui.words.counts import points_text, trumps_text
from subastao_qt.ui.words.duties import duty_text
from subastao_qt.ui.words.text import (
    capital,
    fill,
    left_to_right,
    listing,
    number,
    percent,
    sentences,
)

FEW = 0.005


class CoachCounts(QObject):
    """The coach's sentences with a counted thing in them."""

    def draw_trumps(self, n: int) -> str:
        """Why to lead trump."""
        return self.tr("Draw trumps: %Ln still out.", "", n)

    def takes(self, n: int) -> str:
        """The trick is won for certain."""
        return self.tr("It takes the trick for certain: %Ln point(s) in it so far.", "", n)

    def feed(self, n: int, player: str) -> str:
        """Points for a friend."""
        text = self.tr("{player} has this trick for certain: give it %Ln point(s).", "", n)
        return fill(text, player=player)

    def sing(self, n: int) -> str:
        """Why to sing."""
        return self.tr("It is worth %Ln point(s), and only while both cards are in hand.", "", n)

    def cheapest(self, n: int) -> str:
        """Cards of equal worth."""
        #: n is 2 or more.
        return self.tr("%Ln cards are as good as each other: this is the cheapest.", "", n)


def about(chance: float) -> str:
    """A chance in prose, to five in a hundred."""
    return percent(5 * round(20 * chance))


def exact(chance: float) -> str:
    """A chance in a table."""
    return percent(round(100 * chance))


def advice_text(advice: BidAdvice, view: PlayerView) -> str:
    """What a hand is worth and how far to bid, as one would say it."""
    best = advice.best
    first = fill(
        QCoreApplication.translate(
            "CoachHints", "With {suit} as trumps this should make about {points}."
        ),
        suit=suit_name(best.trump),
        points=points_text(max(0, round(best.expected))),
    )
    return sentences(first, _rests_on(best), _stop_text(advice, view), _now_text(advice, view))


def _rests_on(best: SuitAdvice) -> str:
    things = [trumps_text(best.length)]
    if best.tops:
        things.append(cards_listed(best.tops))
    for suit, points in best.cantes:
        text = QCoreApplication.translate("CoachHints", "the {points} in {suit}")
        things.append(fill(text, points=points, suit=suit_name(suit)))
    if best.tute:
        things.append(QCoreApplication.translate("CoachHints", "a tute"))
    text = QCoreApplication.translate("CoachHints", "It rests on: {things}.")
    found = fill(text, things=listing(things))
    if best.last_trick is None:
        return found
    last = QCoreApplication.translate("CoachHints", "Last ten: about {chance}.")
    return sentences(found, fill(last, chance=about(best.last_trick)))


def _stop_text(advice: BidAdvice, view: PlayerView) -> str:
    if view.trump is None and view.contract is not None and len(advice.bids) == 1:
        text = QCoreApplication.translate("CoachHints", "About {chance} to make {bid}.")
        return fill(text, chance=about(advice.curve[0]), bid=advice.bids[0])
    if advice.stop is None:
        return QCoreApplication.translate("CoachHints", "I would not bid on it.")
    text = QCoreApplication.translate(
        "CoachHints", "I would go up to {bid}, which is made about {chance} of the time."
    )
    return fill(text, bid=advice.stop, chance=about(advice.stop_chance))


def _now_text(advice: BidAdvice, view: PlayerView) -> str:
    return choice_text(advice.now, view) if advice.now is not None else ""


def action_text(action: Action | None, view: PlayerView) -> str:
    """Something that may be done, as its button says it; None is silence."""
    return no_song_text() if action is None else action_text_for_button(action, view)


def choice_text(action: Action | None, view: PlayerView) -> str:
    """What the coach would do now."""
    #: What the coach would do; {action} is the text of a button or the name of a card.
    text = QCoreApplication.translate("CoachHints", "My choice: {action}.")
    return fill(text, action=action_text(action, view))


def hint_text(hint: Hint, view: PlayerView, names: Sequence[str]) -> str:
    """What to do and why."""
    if hint.advice is not None:
        return advice_text(hint.advice, view)
    reasons = [reason_text(reason, view, names) for reason in hint.reasons]
    return sentences(choice_text(hint.action, view), *reasons)


def reason_text(reason: Reason, view: PlayerView, names: Sequence[str]) -> str:
    """One reason, as a sentence."""
    return _reason_of_trick(reason, view, names) or _reason_of_hand(reason)


def _reason_of_trick(reason: Reason, view: PlayerView, names: Sequence[str]) -> str:
    counts = CoachCounts()
    player = names[reason.seat] if reason.seat is not None else ""
    match reason.kind:
        case ReasonKind.ONLY_CARD:
            duty = duty_text(view.duty) if view.duty is not None else ""
            only = QCoreApplication.translate("CoachHints", "It is the only card you may play.")
            return sentences(only, f"{duty}." if duty and _owed(view) else "")
        case ReasonKind.DRAW_TRUMPS:
            return counts.draw_trumps(reason.number)
        case ReasonKind.CASH:
            return QCoreApplication.translate("CoachHints", "Nobody can beat it: a sure trick.")
        case ReasonKind.TAKES:
            return counts.takes(reason.number)
        case ReasonKind.RUFF:
            suit = suit_name(reason.suit) if reason.suit is not None else ""
            text = QCoreApplication.translate("CoachHints", "You have none of {suit}: trump it.")
            return sentences(fill(text, suit=suit), counts.takes(reason.number))
        case ReasonKind.FEED:
            return counts.feed(reason.number, player)
        case ReasonKind.THROW:
            text = QCoreApplication.translate(
                "CoachHints", "{player} has this trick for certain: give it as little as you can."
            )
            return fill(text, player=player)
        case ReasonKind.LAST_TEN:
            return QCoreApplication.translate("CoachHints", "It wins the last ten.")
        case _:
            return ""


def _owed(view: PlayerView) -> bool:
    return view.duty is not None and view.duty.kind not in (DutyKind.LEAD, DutyKind.FREE)


def _reason_of_hand(reason: Reason) -> str:
    suit = suit_name(reason.suit) if reason.suit is not None else ""
    card = card_name_object(reason.card) if reason.card is not None else ""
    match reason.kind:
        case ReasonKind.KEEP_TOP_TRUMP:
            #: {card} has its article, in Russian its accusative.
            text = QCoreApplication.translate(
                "CoachHints", "You keep {card}, the highest trump, for the end."
            )
            return fill(text, card=card)
        case ReasonKind.KEEP_CANTE:
            text = QCoreApplication.translate(
                "CoachHints", "The cante in {suit} stays together, to be sung."
            )
            return fill(text, suit=suit)
        case ReasonKind.KEEP_ACE:
            #: {card} has its article, in Russian its accusative.
            text = QCoreApplication.translate("CoachHints", "You hold {card} back.")
            return fill(text, card=card)
        case ReasonKind.VOID:
            text = QCoreApplication.translate(
                "CoachHints", "Then you have no more {suit} and can trump that suit."
            )
            return fill(text, suit=suit)
        case ReasonKind.CHEAPEST:
            return CoachCounts().cheapest(reason.number)
        case ReasonKind.SING:
            return CoachCounts().sing(reason.number)
        case ReasonKind.QUIET:
            return QCoreApplication.translate(
                "CoachHints", "A cante of the defence counts for nothing here and shows your cards."
            )
        case ReasonKind.TAKE_BACK:
            return QCoreApplication.translate(
                "CoachHints", "The card breaks a duty: taken back now, it is no revoke."
            )
        case ReasonKind.BEST_CHANCE:
            if reason.number < 1:
                return QCoreApplication.translate("CoachHints", "Another card is about as good.")
            text = QCoreApplication.translate(
                "CoachHints", "Any other card costs {chance} or more of your chance."
            )
            return fill(text, chance=percent(reason.number))
        case (
            ReasonKind.ONLY_CARD
            | ReasonKind.DRAW_TRUMPS
            | ReasonKind.CASH
            | ReasonKind.TAKES
            | ReasonKind.RUFF
            | ReasonKind.FEED
            | ReasonKind.THROW
            | ReasonKind.LAST_TEN
        ):
            return ""
        case _:
            assert_never(reason.kind)


def option_row(option: Option, view: PlayerView, *, chosen: bool) -> tuple[str, str, str]:
    """An option as a row: what, chance of the contract, what it costs."""
    chance = exact(option.chance) if option.chance is not None else ""
    return action_text(option.action, view), chance, _cost_text(option, chosen=chosen)


def _cost_text(option: Option, *, chosen: bool) -> str:
    if chosen:
        #: In a table of what each choice costs: this one is the coach's.
        return QCoreApplication.translate("CoachHints", "the choice")
    parts = []
    if option.cost is not None and option.cost >= FEW:
        parts.append(left_to_right("\u2212" + exact(option.cost)))
    if option.points_cost is not None and round(option.points_cost) > 0:
        parts.append(points_text(round(option.points_cost)))
    if not parts and option.cost is not None:
        #: In a table of what each choice costs.
        return QCoreApplication.translate("CoachHints", "nothing")
    return listing(parts)


def why_not_text(view: PlayerView) -> str:
    """The cards in hand that may not be played, and the duty they break; empty when all may be."""
    barred = [card for card in view.hand if view.reason_against(card) is not None]
    if view.duty is None or not barred:
        return ""
    #: {duty} is a sentence such as "You must follow cups".
    text = QCoreApplication.translate("CoachHints", "{duty}. Not now: {cards}.")
    return fill(text, duty=duty_text(view.duty), cards=cards_listed(barred))


def points_line(count: Counting) -> str:
    """How the points stand; empty before the play."""
    if count.points is None or count.needed is None or count.left is None:
        return ""
    text = QCoreApplication.translate(
        "CoachHints", "Declaring side: {points} of {needed}. Defence: {defence}. To come: {left}."
    )
    return fill(
        text,
        points=count.points,
        needed=count.needed,
        defence=count.defence or 0,
        left=count.left,
    )


def out_lines(count: Counting, trump: Suit | None) -> list[tuple[str, str]]:
    """What is out, suit by suit: the suit and its cards, trumps first."""
    suits = sorted(
        {card.suit for card in count.out}, key=lambda suit: (suit is not trump, suit.value)
    )
    found = []
    for suit in suits:
        cards = [card for card in reversed(count.out) if card.suit is suit]
        name = capital(suit_name(suit))
        if suit is trump:
            #: A suit in a list of the cards that are out: it is trumps.
            text = QCoreApplication.translate("CoachHints", "{suit} (trumps)")
            name = fill(text, suit=name)
        found.append((f"{name}: {number(len(cards))}", cards_listed(cards)))
    return found


def other_text(other: OtherHand, names: Sequence[str]) -> str:
    """What is known of a hidden hand."""
    parts = []
    if other.without:
        text = QCoreApplication.translate("CoachHints", "none of {suits}")
        parts.append(fill(text, suits=listing([suit_name(suit) for suit in other.without])))
    if other.lacks:
        text = QCoreApplication.translate("CoachHints", "not {cards}")
        parts.append(fill(text, cards=cards_listed(other.lacks)))
    if other.holds:
        text = QCoreApplication.translate("CoachHints", "certainly {cards}")
        parts.append(fill(text, cards=cards_listed(other.holds)))
    if not parts:
        parts.append(QCoreApplication.translate("CoachHints", "nothing known"))
    #: What is known of a player's hand.
    text = QCoreApplication.translate("CoachHints", "{player}: {what}")
    return fill(text, player=names[other.seat], what=listing(parts))


def curve_text(advice: BidAdvice) -> str:
    """The curve in words, for those who do not see it."""
    #: A bid and its chance.
    text = QCoreApplication.translate("CoachHints", "{bid}: {chance}")
    shown = [
        fill(text, bid=bid, chance=exact(chance))
        for bid, chance in zip(advice.bids, advice.curve, strict=True)
        if chance >= 0.02
    ]
    return listing(shown)


__all__ = [
    "advice_text",
    "curve_text",
    "exact",
    "hint_text",
    "option_row",
    "other_text",
    "out_lines",
    "points_line",
    "reason_text",
    "why_not_text",
]
