"""Words of the deals set up by hand."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Suit
from subastao_qt.ui.words.cards import suit_name
from subastao_qt.ui.words.sheet import you_text
from subastao_qt.ui.words.text import fill, listing


def seat_label(seat: int, seats: int) -> str:
    """A player by the place, in a word: the person sits at seat 0."""
    if seat == 0:
        return you_text()
    if seat == 1:
        #: The player on one's right, in a word.
        return QCoreApplication.translate("SetupDeal", "Right")
    if seat == seats - 1:
        #: The player on one's left, in a word.
        return QCoreApplication.translate("SetupDeal", "Left")
    #: The player opposite, in a word.
    return QCoreApplication.translate("SetupDeal", "Across")


def count_text(name: str, cards: int) -> str:
    """How many cards somebody has."""
    return fill(QCoreApplication.translate("SetupDeal", "{player}: {n}"), player=name, n=cards)


def missing_text(each: int) -> str:
    """The hands are not complete."""
    text = QCoreApplication.translate(
        "SetupDeal",
        "Each player needs {n} cards; “Deal the rest” fills the hands up. Who sits out gets none.",
    )
    return fill(text, n=each)


def wrong_contract_text() -> str:
    """Nobody could have bid that."""
    return QCoreApplication.translate(
        "SetupDeal",
        "That contract cannot come about at this table: choose another declarer or bid.",
    )


def worth_text(name: str, worth: Mapping[Suit, int | None]) -> str:
    """What somebody makes with each suit as trumps when all cards are open."""
    parts = [
        fill(QCoreApplication.translate("SetupDeal", "{suit} {n}"), suit=suit_name(suit), n=points)
        for suit, points in worth.items()
        if points is not None
    ]
    text = QCoreApplication.translate(
        "SetupDeal", "Declarer: {player}. With all cards open and best play, by trumps: {list}."
    )
    return fill(text, player=name, list=listing(parts))
