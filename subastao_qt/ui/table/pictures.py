"""Every picture on the table as a QPixmap, made once for each size and pixel ratio.

Sizes are given in device-independent pixels; the pixmaps are in whole device pixels and know their ratio.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from subastao_qt.app.resources import resource
from subastao_qt.app.settings_fields import Back, Cloth, Deck
from subastao_qt.engine.cards import Card, Suit
from subastao_qt.ui.table.geometry import CARD_RATIO
from subastao_qt.ui.theme import CLOTHS

_CORNER: Final = 36 / 610
"""A card's corner radius by its width."""
_EDGE_IN_ART: Final = b"#B9AF98"
_EDGE_ON_LINO: Final = b"#8F8468"
VEILS: Final[dict[Cloth, tuple[str, float]]] = {
    Cloth.VERDE: ("#143A2F", 0.42),
    Cloth.NOCHE: ("#14181E", 0.42),
    Cloth.LINO: ("#CDBB97", 0.36),
    Cloth.CONTRAST: ("#000000", 0.5),
}
"""What lies over cards that may not be played: more would make the number fail a contrast of 4.5."""
_MOST_KEPT: Final = 600


class Pictures:
    """The pictures of one cloth, deck and back at one pixel ratio."""

    def __init__(self, cloth: Cloth, deck: Deck, back: Back, dpr: float) -> None:
        self.cloth = cloth
        self.deck = deck
        self.back = back
        self.dpr = dpr
        self._drawn: dict[tuple[object, ...], QPixmap] = {}
        self._renderers: dict[str, QSvgRenderer] = {}

    def forget(self) -> None:
        """Drop pictures of sizes no longer used."""
        if len(self._drawn) > _MOST_KEPT:
            self._drawn.clear()

    def card(self, face: Card | None, width: float) -> QPixmap:
        """A card's face, or its back for None."""
        key = ("card", face, width)
        if key not in self._drawn:
            path = ("cards", "backs", f"{self.back.value}.svg")
            if face is not None:
                path = ("cards", self.deck.value, f"{face.code}.svg")
            self._drawn[key] = self._render(path, width, self.height(width))
        return self._drawn[key]

    def sign(self, suit: Suit, size: float) -> QPixmap:
        """A suit's sign in a square."""
        key = ("sign", suit, size)
        if key not in self._drawn:
            self._drawn[key] = self._render(("signs", f"{suit.value}.svg"), size, size)
        return self._drawn[key]

    def height(self, width: float) -> float:
        """The height of a card of that width, in whole device pixels."""
        return round(width * CARD_RATIO * self.dpr) / self.dpr

    def shadow(self, width: float, lifted: bool) -> QPixmap:
        """The soft shadow of a card, `shadow_margin` larger on every side than the card."""
        key = ("shadow", width, lifted)
        if key not in self._drawn:
            self._drawn[key] = self._shadow(width, lifted)
        return self._drawn[key]

    @staticmethod
    def shadow_margin(width: float, lifted: bool) -> float:
        """How far a shadow's picture reaches beyond the card."""
        return width * (0.16 if lifted else 0.06)

    @staticmethod
    def shadow_drop(width: float, lifted: bool) -> float:
        """How far a shadow lies below the card."""
        return width * (0.054 if lifted else 0.018)

    def veil(self, width: float) -> QPixmap:
        """What dims a card."""
        key = ("veil", width)
        if key not in self._drawn:
            name, strength = VEILS[self.cloth]
            colour = QColor(name)
            colour.setAlphaF(strength)
            picture = self._empty(width, self.height(width))
            painter = _painter(picture)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            radius = width * _CORNER
            painter.drawRoundedRect(QRectF(0, 0, width, self.height(width)), radius, radius)
            painter.end()
            self._drawn[key] = picture
        return self._drawn[key]

    def ring(self, width: float, unit: float, warning: bool = False) -> QPixmap:
        """The ring round a chosen card, `ring_margin(unit)` larger on every side than the card."""
        key = ("ring", width, unit, warning)
        if key not in self._drawn:
            line = self.ring_margin(unit)
            height = self.height(width)
            picture = self._empty(width + 2 * line, height + 2 * line)
            painter = _painter(picture)
            colour = "#BE2F2B" if warning else CLOTHS[self.cloth].ring
            painter.setPen(QPen(QColor(colour), line))
            radius = width * _CORNER + line / 2
            painter.drawRoundedRect(
                QRectF(line / 2, line / 2, width + line, height + line), radius, radius
            )
            painter.end()
            self._drawn[key] = picture
        return self._drawn[key]

    @staticmethod
    def ring_margin(unit: float) -> float:
        """How wide the ring of a chosen card is."""
        return max(2.0, round(0.035 * unit))

    def cloth_brush(self, width: float, height: float) -> QBrush:
        """The cloth: one radial gradient about 42 % of the height."""
        colours = CLOTHS[self.cloth]
        centre = QPointF(width / 2, height * 0.42)
        gradient = QRadialGradient(centre, (width**2 + height**2) ** 0.5 * 0.56)
        gradient.setColorAt(0, QColor(colours.centre))
        gradient.setColorAt(1, QColor(colours.edge))
        return QBrush(gradient)

    def _empty(self, width: float, height: float) -> QPixmap:
        picture = QPixmap(max(1, round(width * self.dpr)), max(1, round(height * self.dpr)))
        picture.setDevicePixelRatio(self.dpr)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _render(self, path: tuple[str, ...], width: float, height: float) -> QPixmap:
        picture = self._empty(width, height)
        painter = _painter(picture)
        self._renderer(path).render(painter, QRectF(0, 0, width, height))
        painter.end()
        return picture

    def _renderer(self, path: tuple[str, ...]) -> QSvgRenderer:
        name = "/".join(path)
        if name not in self._renderers:
            data = resource(*path).read_bytes()
            if self.cloth is Cloth.LINO:
                # Paper hardly stands out from this cloth: the card's edge has to.
                data = data.replace(_EDGE_IN_ART, _EDGE_ON_LINO)
            self._renderers[name] = QSvgRenderer(QByteArray(data))
        return self._renderers[name]

    def _shadow(self, width: float, lifted: bool) -> QPixmap:
        margin = self.shadow_margin(width, lifted)
        height = self.height(width)
        picture = self._empty(width + 2 * margin, height + 2 * margin)
        painter = _painter(picture)
        painter.setPen(Qt.PenStyle.NoPen)
        # Thin layers, each smaller than the one before, add up to a soft edge: the sum over the card's own
        # area is 38 % black (30 % for a shadow that falls farther), at the outer edge of the margin nothing.
        layers = 12
        layer = QColor(0, 0, 0)
        layer.setAlphaF(1 - (1 - (0.30 if lifted else 0.38)) ** (1 / layers))
        painter.setBrush(layer)
        for number in range(layers):
            inset = margin * 2.2 * ((number + 0.5) / layers) ** 0.8
            radius = max(1.0, width * _CORNER + margin - inset)
            box = QRectF(inset, inset, width + 2 * (margin - inset), height + 2 * (margin - inset))
            painter.drawRoundedRect(box, radius, radius)
        painter.end()
        return picture


def _painter(picture: QPixmap) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
