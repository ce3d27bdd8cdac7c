"""Cards side by side in a window, to look at or to pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QWidget

from subastao_qt.app.settings_fields import Back, Cloth, Deck
from subastao_qt.engine.cards import Card, Suit
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.words import card_title

WIDTH: Final = 62
SMALL: Final = 38


class CardRow(QWidget):
    """A row of cards; with `pick` they are buttons, of which one or several can be down."""

    picked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: dict[Card, QToolButton] = {}
        self._labels: dict[QLabel, Card] = {}
        self._group: QButtonGroup | None = None
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)

    def show_cards(
        self,
        cards: Sequence[Card],
        deck: Deck,
        *,
        pick: bool,
        several: bool = False,
        small: bool = False,
    ) -> None:
        """Show cards in their order, none of them down."""
        self._clear()
        width = SMALL if small else WIDTH
        pictures = Pictures(Cloth.VERDE, deck, Back.RED, self.devicePixelRatioF())
        size = QSize(width, round(pictures.height(width)))
        self._group = QButtonGroup(self) if pick else None
        if self._group is not None:
            self._group.setExclusive(not several)
        for card in cards:
            pixmap = pictures.card(card, width)
            if self._group is None:
                label = QLabel(self)
                label.setPixmap(pixmap)
                self._labels[label] = card
                self._layout.addWidget(label)
                continue
            button = QToolButton(self)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(size)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.toggled.connect(self.picked)
            self._group.addButton(button)
            self._buttons[card] = button
            self._layout.addWidget(button)
        self._layout.addStretch(1)
        self.retranslate()

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that are down."""
        return tuple(card for card, button in self._buttons.items() if button.isChecked())

    def choose(self, cards: Sequence[Card]) -> None:
        """Put these cards down."""
        for card in cards:
            self._buttons[card].setChecked(True)

    def lock(self) -> None:
        """Nothing can be picked any more; what was stays seen."""
        for button in self._buttons.values():
            button.setEnabled(button.isChecked())

    def retranslate(self) -> None:
        """Name the cards in the language of the moment."""
        for card, button in self._buttons.items():
            button.setToolTip(card_title(card))
            button.setAccessibleName(card_title(card))
        for label, card in self._labels.items():
            label.setToolTip(card_title(card))
            label.setAccessibleName(card_title(card))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _clear(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons.clear()
        self._labels.clear()
        if self._group is not None:
            self._group.deleteLater()
            self._group = None


def in_order(hand: Sequence[Card]) -> tuple[Card, ...]:
    """A hand by suit, each from its highest card down."""
    suits = list(Suit)
    return tuple(sorted(hand, key=lambda card: (suits.index(card.suit), -card.strength)))
