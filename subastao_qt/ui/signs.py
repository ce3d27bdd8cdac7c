"""The four suit signs as icons for buttons and labels."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from subastao_qt.app.resources import resource
from subastao_qt.engine.cards import Suit

_RATIOS = (1.0, 2.0)


def sign_pixmap(suit: Suit, size: int, ratio: float) -> QPixmap:
    """A sign that fits into a square of `size` pixels, drawn for a screen of this pixel ratio."""
    renderer = QSvgRenderer(str(resource("signs", f"{suit.value}.svg")))
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def sign_icon(suit: Suit, size: int) -> QIcon:
    """A sign as an icon, sharp at one and at two pixels a point."""
    icon = QIcon()
    for ratio in _RATIOS:
        icon.addPixmap(sign_pixmap(suit, size, ratio))
    return icon
