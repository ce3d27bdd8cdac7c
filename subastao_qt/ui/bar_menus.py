"""The menus of the decision bar: cards in words, and tricks in doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from subastao_qt.engine.actions import Action, Claim
from subastao_qt.engine.cards import Card
from subastao_qt.ui.bar_content import BarContent, DoubtfulTrick
from subastao_qt.ui.signs import sign_icon
from subastao_qt.ui.words import card_name, card_title, fill, suit_name

SIGN_SIZE = 20


def cards_menu(cards: Sequence[Card], parent: QWidget, play: Callable[[Card], None]) -> QMenu:
    """A menu of the cards that may be played."""
    menu = QMenu(parent)
    for card in cards:
        action = menu.addAction(sign_icon(card.suit, SIGN_SIZE), card_title(card))
        action.triggered.connect(lambda _checked=False, card=card: play(card))
    return menu


def claims_menu(
    content: BarContent, names: Sequence[str], parent: QWidget, say: Callable[[Action], None]
) -> QMenu:
    """A menu of the opponents, under each the tricks in doubt."""
    menu = QMenu(parent)
    for claim in content.claims:
        doubtful = [trick for trick in content.doubtful if trick.claim == claim]
        entries = menu.addMenu(names[claim.accused])
        for trick in doubtful:
            _add(entries, _trick_text(trick), claim, say)
        if not doubtful:
            #: An entry of the menu of claims where no card played looks wrong by itself.
            _add(
                entries,
                QCoreApplication.translate("DecisionBar", "Somewhere in this deal"),
                claim,
                say,
            )
    return menu


def _add(menu: QMenu, text: str, claim: Claim, say: Callable[[Action], None]) -> None:
    menu.addAction(text).triggered.connect(lambda _checked=False: say(claim))


def _trick_text(trick: DoubtfulTrick) -> str:
    #: An entry of the menu of claims: in trick {n}, where {suit} was led, the accused played {card}.
    text = QCoreApplication.translate("DecisionBar", "Trick {n}, {suit} led: {card}")
    return fill(
        text, n=trick.number, suit=suit_name(trick.led.suit), card=card_name(trick.played.card)
    )
