"""The four suit signs as icons for buttons and labels."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from subastao_qt.app.resources import resource
from subastao_qt.engine.cards import Suit

_RATIOS = (1.0, 2.0)


def svg_pixmap(path: Path, size: int, ratio: float) -> QPixmap:
    """A drawing fitted into a square of `size` pixels, drawn for a screen of this pixel ratio."""
    renderer = QSvgRenderer(str(path))
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
        icon.addPixmap(svg_pixmap(resource("signs", f"{suit.value}.svg"), size, ratio))
    return icon
