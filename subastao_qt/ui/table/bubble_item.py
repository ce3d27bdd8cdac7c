"""A speech bubble that grows from the tip of its tail."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from subastao_qt.ui.table.geometry import Box
from subastao_qt.ui.table.labels import BubbleContent
from subastao_qt.ui.table.painted import Canvas, PaintedItem, Style, elided, line_height, text_width
from subastao_qt.ui.table.seating import Chair, Tail

_TAIL: Final = 0.7
"""The tail's length, in b."""


class BubbleItem(PaintedItem):
    """A bubble. Its position is the tip of its tail; `box` is what it covers, about that."""

    def __init__(self) -> None:
        super().__init__()
        self.content: BubbleContent | None = None
        self.box = Box(0, 0, 0, 0)

    def show_content(self, content: BubbleContent, chair: Chair, style: Style) -> None:
        """Say something from a chair."""
        self.content = content
        self.hint(content.tooltip)
        self.setPos(chair.bubble.x, chair.bubble.y)
        if not self.changed((content, chair.tail, round(chair.bubble_room), style)):
            return
        b = style.letters
        large, small = style.font(1.3, bold=True), style.font(1.0)
        pad_x, pad_y = 0.85 * b, 0.42 * b
        room = max(3 * b, chair.bubble_room - 2 * pad_x)
        first = elided(large, content.large, room)
        second = elided(small, content.small, room) if content.small else ""
        w = (
            max(text_width(large, first), text_width(small, second) if second else 0, 1.6 * b)
            + 2 * pad_x
        )
        h = line_height(large) + (line_height(small) if second else 0) + 2 * pad_y
        w, h = round(w), round(h)
        body = self._body(chair.tail, w, h, b)
        margin = round(b)
        left, top = min(body.x, 0) - margin, min(body.y, 0) - margin
        right, bottom = max(body.right, 0) + margin, max(body.bottom, 0) + margin
        canvas = Canvas(right - left, bottom - top, style.dpr)
        canvas.painter.translate(-left, -top)
        self._paint(canvas, body, chair.tail, style, content.chief)
        colour = style.colours.chief_text if content.chief else style.colours.bubble_text
        line = line_height(large)
        canvas.text(
            Box(body.x, body.y + pad_y, w, line),
            first,
            large,
            colour,
            Qt.AlignmentFlag.AlignHCenter,
        )
        if second:
            below = Box(body.x, body.y + pad_y + line, w, line_height(small))
            canvas.text(below, second, small, colour, Qt.AlignmentFlag.AlignHCenter)
        self.box = body
        self.put_picture(canvas.done(), left, top)

    def grow(self, duration: int) -> QPropertyAnimation:
        """The movement in which it appears."""
        self.setScale(0.0)
        growing = QPropertyAnimation(self, b"scale")
        growing.setDuration(duration)
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(1.2)
        growing.setEasingCurve(curve)
        growing.setStartValue(0.0)
        growing.setEndValue(1.0)
        return growing

    @staticmethod
    def _body(tail: Tail, w: float, h: float, b: float) -> Box:
        reach = _TAIL * b
        match tail:
            case Tail.LEFT:
                return Box(reach, -h / 2, w, h)
            case Tail.RIGHT:
                return Box(-reach - w, -h / 2, w, h)
            case Tail.UP:
                return Box(-w / 2, reach, w, h)
            case Tail.DOWN:
                return Box(-1.2 * b, -reach - h, w, h)

    @staticmethod
    def _paint(canvas: Canvas, body: Box, tail: Tail, style: Style, chief: bool) -> None:
        b = style.letters
        half = 0.34 * b
        across = {
            Tail.LEFT: (body.x + b, body.x + b, -half, half),
            Tail.RIGHT: (body.right - b, body.right - b, half, -half),
            Tail.UP: (half, -half, body.y + b, body.y + b),
            Tail.DOWN: (-half, half, body.bottom - b, body.bottom - b),
        }
        x1, x2, y1, y2 = across[tail]
        radius = 0.62 * b
        canvas.soft_shadow(body, radius, 0.3 * b)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(body.x, body.y, body.w, body.h), radius, radius)
        point = QPainterPath()
        point.addPolygon(QPolygonF([QPointF(0, 0), QPointF(x1, y1), QPointF(x2, y2)]))
        point.closeSubpath()
        colours = style.colours
        canvas.painter.setPen(
            QPen(QColor(colours.bubble_text), 1.0) if chief else Qt.PenStyle.NoPen
        )
        canvas.painter.setBrush(QColor(colours.chief if chief else colours.bubble))
        canvas.painter.drawPath(outline.united(point))
