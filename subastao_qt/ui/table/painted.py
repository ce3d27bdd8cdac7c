"""Items that are painted once, into a pixmap, when what they show changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from subastao_qt.app.settings_fields import Cloth
from subastao_qt.ui.table.geometry import Box
from subastao_qt.ui.theme import CLOTHS, ClothColours
from subastao_qt.ui.words.text import is_arabic


@dataclass(frozen=True, slots=True)
class Style:
    """How texts and plates are painted now."""

    cloth: Cloth
    letters: float
    dpr: float
    families: tuple[str, ...]

    @property
    def colours(self) -> ClothColours:
        """The colours of the cloth."""
        return CLOTHS[self.cloth]

    def font(self, size: float, bold: bool = False) -> QFont:
        """A font of `size` b, never under 11.5 px."""
        return _font(self.families, max(11.5, size * self.letters), bold)


@lru_cache(maxsize=64)
def _font(families: tuple[str, ...], pixels: float, bold: bool) -> QFont:
    font = QFont(QApplication.font())
    if families:
        font.setFamilies(list(families))
    font.setPixelSize(round(pixels))
    font.setBold(bold)
    return font


def text_width(font: QFont, text: str) -> float:
    """How wide a line is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    """The text, cut with … where it does not fit."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def line_height(font: QFont) -> float:
    """The height of a line."""
    return QFontMetricsF(font).height()


class PaintedItem(QGraphicsWidget):
    """A picture of its own, at a place, drawn anew only when `key` changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.picture = QGraphicsPixmapItem(self)
        self._key: object = None

    def changed(self, key: object) -> bool:
        """Whether it has to be drawn anew; remembers the key."""
        if key == self._key:
            return False
        self._key = key
        return True

    def put_picture(self, pixmap: QPixmap, x: float, y: float) -> None:
        """Show a pixmap with its upper left corner at a point of the item."""
        self.picture.setPixmap(pixmap)
        self.picture.setOffset(x, y)

    def hint(self, text: str) -> None:
        """What is said when the pointer rests on it."""
        self.picture.setToolTip(text)


class Canvas:
    """A pixmap being painted, with the text direction of the language."""

    def __init__(self, width: float, height: float, dpr: float) -> None:
        self.pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
        self.pixmap.setDevicePixelRatio(dpr)
        self.pixmap.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(self.pixmap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        rtl = is_arabic()
        self.painter.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight
        )

    def text(
        self,
        box: Box,
        text: str,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        wrap: bool = False,
    ) -> None:
        """Write into a box, in the middle of its height; left is left in every language."""
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        flags = int(align.value) | int(Qt.AlignmentFlag.AlignVCenter.value)
        flags |= int(Qt.AlignmentFlag.AlignAbsolute.value)
        flags |= int((Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine).value)
        self.painter.drawText(QRectF(box.x, box.y, box.w, box.h), flags, text)

    def pill(self, box: Box, fill: str, line: str, radius: float, line_width: float = 1.0) -> None:
        """A rounded plate with its edge."""
        self.painter.setPen(QColor(line))
        pen = self.painter.pen()
        pen.setWidthF(line_width)
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(fill))
        half = line_width / 2
        rect = QRectF(box.x + half, box.y + half, box.w - line_width, box.h - line_width)
        self.painter.drawRoundedRect(rect, radius - half, radius - half)

    def soft_shadow(self, box: Box, radius: float, reach: float) -> None:
        """A soft shadow under a plate."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        layers = 8
        layer = QColor(0, 0, 0, 12)
        self.painter.setBrush(layer)
        for number in range(layers):
            out = reach * (1 - number / layers)
            rect = QRectF(box.x - out, box.y - out + reach * 0.4, box.w + 2 * out, box.h + 2 * out)
            self.painter.drawRoundedRect(rect, radius + out, radius + out)

    def disc(self, cx: float, cy: float, radius: float, fill: str, line: str = "") -> None:
        """A filled circle, with an edge if a colour is given."""
        self.painter.setPen(QColor(line) if line else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill))
        self.painter.drawEllipse(QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius))

    def done(self) -> QPixmap:
        """End painting."""
        self.painter.end()
        return self.pixmap
