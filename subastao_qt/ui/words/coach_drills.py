"""Words of the drills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QObject

from subastao_qt.app.coach.drill_scores import DrillScore
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.drills import (
    BiddingQuestion,
    CountingQuestion,
    Drill,
    EndingQuestion,
    ObligationQuestion,
    Wish,
)
from subastao_qt.ui.words.cards import card_title, suit_name
from subastao_qt.ui.words.duties import duty_text
from subastao_qt.ui.words.sheet import you_text
from subastao_qt.ui.words.text import fill, listing, number, percent, sentences

CLOSE = 5
"""A bid so near to the coach's counts as right."""


class DrillCounts(QObject):
    """Sentences with a number in them, in the plural forms of each language."""

    def total(self, n: int) -> str:
        """What the declaring side had."""
        return self.tr("The declaring side has %Ln point(s).", "", n)

    def sung(self, n: int) -> str:
        """What of it was sung."""
        return self.tr("%Ln point(s) of them were sung.", "", n)


def drill_name(drill: Drill) -> str:
    """What a drill is called."""
    match drill:
        case Drill.BIDDING:
            return QCoreApplication.translate("Drills", "How high do you bid?")
        case Drill.OBLIGATION:
            return QCoreApplication.translate("Drills", "Which cards may you play?")
        case Drill.COUNTING:
            return QCoreApplication.translate("Drills", "How many points are in?")
        case Drill.ENDING:
            return QCoreApplication.translate("Drills", "The best card of an ending")
        case _:
            assert_never(drill)


def wish_name(wish: Wish) -> str:
    """What hands are asked for."""
    match wish:
        case Wish.ANY:
            return QCoreApplication.translate("Drills", "any hand")
        case Wish.LONG_SUIT:
            return QCoreApplication.translate("Drills", "with a long suit")
        case Wish.CANTE:
            return QCoreApplication.translate("Drills", "with a cante")
        case Wish.HUNDRED:
            return QCoreApplication.translate("Drills", "worth 100 and more")
        case _:
            assert_never(wish)


def bidding_prompt() -> str:
    """The question of the bidding drill."""
    return QCoreApplication.translate(
        "Drills", "You speak first. How far would you go with this hand?"
    )


def obligation_prompt(view: PlayerView) -> str:
    """The question of the obligation drill."""
    text = QCoreApplication.translate(
        "Drills",
        "Trumps are {suit}. Pick every card of your hand that may be played to this trick.",
    )
    return fill(text, suit=suit_name(view.trump) if view.trump is not None else "")


def counting_prompt(view: PlayerView) -> str:
    """The question of the counting drill."""
    text = QCoreApplication.translate(
        "Drills",
        "Declarer: {player}. How many points has the declaring side by now, cantes included?",
    )
    assert view.declarer is not None
    return fill(text, player=seat_name(view.declarer, view))


def ending_prompt(view: PlayerView) -> str:
    """The question of the endings."""
    side = (
        QCoreApplication.translate("Drills", "You declared {n} with {suit} as trumps.")
        if view.seat in view.declaring
        else QCoreApplication.translate("Drills", "You defend against {n}; trumps are {suit}.")
    )
    suit = suit_name(view.trump) if view.trump is not None else ""
    told = fill(side, n=view.contract or 0, suit=suit)
    so_far = QCoreApplication.translate("Drills", "The declaring side has {n}.")
    total = view.account.total if view.account is not None else 0
    ask = QCoreApplication.translate("Drills", "All cards are open: pick your best lead.")
    return sentences(told, fill(so_far, n=total), ask)


def right_text() -> str:
    """The answer was right."""
    return QCoreApplication.translate("Drills", "Right.")


def _verdict(right: bool) -> str:
    return right_text() if right else QCoreApplication.translate("Drills", "Not quite.")


def bidding_answer(question: BiddingQuestion, bid: int | None) -> tuple[bool, str]:
    """Whether a bid (None: a pass) is the coach's or next to it, and what the coach says."""
    advice = question.advice
    stop = advice.stop
    right = (bid is None) == (stop is None) and abs((bid or 0) - (stop or 0)) <= CLOSE
    best = advice.best
    worth = QCoreApplication.translate(
        "Drills", "With {suit} as trumps this hand makes about {n} points."
    )
    told = fill(worth, suit=suit_name(best.trump), n=round(best.expected))
    if stop is None:
        end = QCoreApplication.translate("Drills", "The coach passes.")
    else:
        text = QCoreApplication.translate(
            "Drills", "The coach goes up to {n}, which is made {share} of the time."
        )
        end = fill(text, n=stop, share=percent(round(100 * advice.stop_chance)))
    return right, sentences(_verdict(right), told, end)


def obligation_answer(question: ObligationQuestion, picked: Sequence[Card]) -> tuple[bool, str]:
    """Whether the cards picked are those that may be played, and why."""
    view = question.view
    right = set(picked) == set(view.meeting)
    duty = duty_text(view.duty) if view.duty is not None else ""
    text = QCoreApplication.translate("Drills", "{duty}: {cards}.")
    cards = listing([card_title(card) for card in view.meeting])
    return right, sentences(_verdict(right), fill(text, duty=duty, cards=cards))


def counting_answer(question: CountingQuestion, answer: int) -> tuple[bool, str]:
    """Whether the count is right, and what it is."""
    right = answer == question.total
    parts = [_verdict(right), DrillCounts().total(question.total)]
    account = question.view.account
    sung = (account.cantes + account.tute) if account is not None else 0
    if sung:
        parts.append(DrillCounts().sung(sung))
    return right, sentences(*parts)


def ending_answer(question: EndingQuestion, card: Card, names: Sequence[str]) -> tuple[bool, str]:
    """Whether the card is a best one, what each is worth, and the best line."""
    right = card in question.best
    worth = [
        #: A card, and the points the declaring side ends with after it.
        fill(QCoreApplication.translate("Drills", "{card} {n}"), card=card_title(each), n=value)
        for each, value in question.values
    ]
    values = QCoreApplication.translate("Drills", "The declaring side ends with: {list}.")
    line = QCoreApplication.translate("Drills", "The best line: {list}.")
    moves = [
        #: Somebody plays a card.
        fill(
            QCoreApplication.translate("Drills", "{player}: {card}"),
            player=names[seat],
            card=card_title(each),
        )
        for seat, each in question.line
    ]
    return right, sentences(
        _verdict(right), fill(values, list=listing(worth)), fill(line, list=listing(moves))
    )


def seat_name(seat: Seat, view: PlayerView) -> str:
    """Who sits at a seat of a drill: you, your partner, or an opponent by his place."""
    if seat == view.seat:
        return you_text()
    if view.partner == seat:
        return QCoreApplication.translate("Drills", "your partner")
    step = (seat - view.seat) % view.rules.seats
    if step == 1:
        return QCoreApplication.translate("Drills", "the player on your right")
    if step == view.rules.seats - 1:
        return QCoreApplication.translate("Drills", "the player on your left")
    return QCoreApplication.translate("Drills", "the player opposite")


def score_text(score: DrillScore) -> str:
    """How a drill has gone so far."""
    if not score.asked:
        return ""
    text = QCoreApplication.translate("Drills", "So far {right} of {asked} right")
    return text.format(right=number(score.right), asked=number(score.asked))


def trick_title(place: int) -> str:
    """The heading of a trick."""
    return fill(QCoreApplication.translate("Drills", "Trick {n}"), n=place)


def winner_text(name: str) -> str:
    """Who took a trick."""
    return fill(QCoreApplication.translate("Drills", "to {player}"), player=name)
