"""The coach's mark on a card: a star on a disc, told by its shape."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from subastao_qt.ui.theme import GOLD, INK, PAPER

POINTS = 5
INNER = 0.42
"""How deep the star is cut."""


def hint_mark(size: float, dpr: float) -> QPixmap:
    """The mark, `size` pixels wide."""
    picture = QPixmap(max(1, round(size * dpr)), max(1, round(size * dpr)))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(INK), max(1.0, size / 18))
    edge = pen.widthF() / 2 + 0.5
    painter.setPen(pen)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(edge, edge, -edge, -edge))
    star = QPolygonF()
    for corner in range(2 * POINTS):
        radius = size * 0.36 * (1.0 if corner % 2 == 0 else INNER)
        angle = corner * pi / POINTS - pi / 2
        star.append(
            QPointF(size / 2 + radius * cos(angle), size / 2 + size * 0.02 + radius * sin(angle))
        )
    painter.setPen(QPen(QColor(INK), max(0.7, size / 30)))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(star)
    painter.end()
    return picture
