"""The pictures of the book's pages: cards in rows, the dimmed ones those that may not be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from subastao_qt.app.resources import resource
from subastao_qt.app.settings_fields import Back, Cloth, Deck
from subastao_qt.engine.cards import Card, Suit
from subastao_qt.ui.signs import svg_pixmap
from subastao_qt.ui.table.geometry import CARD_RATIO
from subastao_qt.ui.table.pictures import Pictures

GAP: Final = 0.09
"""Between two cards of a row, in cards' widths."""
LIFT: Final = 0.14
"""How far a card that may be played stands above the others."""
DIMMED: Final = 0.4
"""How much of a card that may not be played is seen."""
LEAST_SEEN: Final = 0.3
"""How much of an overlapped card is always seen: its number and its sign."""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, in reading order; overlapped where they are too many for `room` pixels.

    `bright` are the cards that may be played; None: no difference is made.
    """

    cards: tuple[Card, ...]
    width: int
    room: int
    bright: frozenset[Card] | None = None

    @property
    def step(self) -> float:
        """From one card's left edge to the next."""
        wide = self.width * (1 + GAP)
        if len(self.cards) < 2:
            return wide
        fitting = (self.room - self.width) / (len(self.cards) - 1)
        return max(self.width * LEAST_SEEN, min(wide, fitting))

    @property
    def lift(self) -> int:
        """Room above the cards that stand lower."""
        return 0 if self.bright is None else round(self.width * LIFT)

    @property
    def size(self) -> QSize:
        """The picture's size in device-independent pixels."""
        across = self.width + self.step * (len(self.cards) - 1)
        return QSize(round(across) + 1, round(self.width * CARD_RATIO) + 1 + self.lift)


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit's sign within a line."""

    suit: Suit
    side: int

    @property
    def size(self) -> QSize:
        """The picture's size in device-independent pixels."""
        return QSize(self.side, self.side)


Drawing = Row | Sign


class Figures:
    """Draws for one deck at one pixel ratio, on pages whose figures stand on `ground`."""

    def __init__(self, deck: Deck, ratio: float, ground: QColor) -> None:
        self._ratio = ratio
        self._ground = ground
        self._pictures = Pictures(Cloth.VERDE, deck, Back.RED, ratio)

    def draw(self, drawing: Drawing, mirrored: bool) -> QPixmap:
        """The picture; `mirrored`: the first card stands at the right, as one reads there."""
        if isinstance(drawing, Sign):
            path = resource("signs", f"{drawing.suit.value}.svg")
            return svg_pixmap(path, drawing.side, self._ratio)
        cards = drawing.cards[::-1] if mirrored else drawing.cards
        return self._row(drawing, cards)

    def _row(self, row: Row, cards: Sequence[Card]) -> QPixmap:
        picture = QPixmap(row.size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        for number, card in enumerate(cards):
            dim = row.bright is not None and card not in row.bright
            # On whole device pixels: a card between two of them would be blurred.
            left = round(number * row.step * self._ratio) / self._ratio
            place = QPointF(left, row.lift if dim else 0)
            face = self._pictures.card(card, row.width)
            if dim:
                painter.drawPixmap(place, self._faded(face))
            else:
                painter.drawPixmap(place, face)
        painter.end()
        return picture

    def _faded(self, face: QPixmap) -> QPixmap:
        """The card as through a veil of the page: opaque where it was."""
        faded = QPixmap(face)
        painter = QPainter(faded)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setOpacity(1 - DIMMED)
        painter.fillRect(faded.rect(), self._ground)
        painter.end()
        return faded
