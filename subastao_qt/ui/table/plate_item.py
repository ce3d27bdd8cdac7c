"""A player's plate: disc, name, what he is in this deal, his marks, the ring of the turn, the dots of thought."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from subastao_qt.engine.cards import Suit
from subastao_qt.ui.table.geometry import Box
from subastao_qt.ui.table.labels import PlateContent
from subastao_qt.ui.table.painted import Canvas, PaintedItem, Style, elided, line_height
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.table.rests import rest
from subastao_qt.ui.theme import GOLD, INK, PAPER
from subastao_qt.ui.words.text import number

_MARGIN: Final = 1.0
"""Room round the pill for its shadow, mark and ring, in b."""
_THOUGHT_DELAY: Final = 350
"""Quick answers show no dots, in ms."""


class PlateItem(PaintedItem):
    """A plate. Its position is the upper left corner of the pill."""

    def __init__(self) -> None:
        super().__init__()
        self.content: PlateContent | None = None
        self.turn = False
        self.thinking = False
        self._ring = self._layer()
        self._dots = self._layer()
        self._fade: QAbstractAnimation | None = None
        self._thought: QAbstractAnimation | None = None

    def _layer(self) -> QGraphicsWidget:
        layer = QGraphicsWidget(self)
        layer.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        layer.setOpacity(0.0)
        QGraphicsPixmapItem(layer)
        return layer

    def show_content(
        self, content: PlateContent, box: Box, style: Style, pictures: Pictures
    ) -> None:
        """Show a plate of the box's size."""
        self.content = content
        self.hint(content.tooltip)
        drawn = replace(content, tooltip="")
        if not self.changed((drawn, box.w, box.h, style, pictures.deck)):
            return
        b = style.letters
        margin = round(_MARGIN * b)
        canvas = Canvas(box.w + 2 * margin, box.h + 2 * margin, style.dpr)
        self._paint(canvas, content, Box(margin, margin, box.w, box.h), style, pictures)
        self.put_picture(canvas.done(), -margin, -margin)
        self._set_layer(self._ring, self._ring_picture(box, style, margin), margin)
        self._set_layer(self._dots, self._dots_picture(box, style, margin), margin)

    def set_turn(self, turn: bool, duration: int) -> None:
        """Ring the plate of who is on turn."""
        if turn == self.turn:
            return
        self.turn = turn
        self._stop(self._fade)
        self._fade = None
        if duration <= 0:
            self._ring.setOpacity(1.0 if turn else 0.0)
            return
        fade = QPropertyAnimation(self._ring, b"opacity", self)
        fade.setDuration(duration)
        fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        fade.setEndValue(1.0 if turn else 0.0)
        self._fade = fade
        fade.start()

    def set_thinking(self, thinking: bool) -> None:
        """Show that a bot thinks, after a moment."""
        if thinking == self.thinking:
            return
        self.thinking = thinking
        self._stop(self._thought)
        self._thought = None
        if not thinking:
            self._dots.setOpacity(0.0)
            return
        group = QSequentialAnimationGroup(self)
        group.addAnimation(rest(_THOUGHT_DELAY))
        fade = QPropertyAnimation(self._dots, b"opacity")
        fade.setDuration(120)
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)
        group.addAnimation(fade)
        self._thought = group
        group.start()

    def still(self) -> None:
        """Be at rest: the ring and the dots as they should be, nothing running."""
        self._stop(self._fade)
        self._stop(self._thought)
        self._fade = self._thought = None
        self._ring.setOpacity(1.0 if self.turn else 0.0)
        self._dots.setOpacity(1.0 if self.thinking else 0.0)

    @staticmethod
    def _stop(animation: QAbstractAnimation | None) -> None:
        if animation is not None:
            animation.stop()
            animation.deleteLater()

    @staticmethod
    def _set_layer(layer: QGraphicsWidget, canvas: Canvas, margin: float) -> None:
        picture = layer.childItems()[0]
        assert isinstance(picture, QGraphicsPixmapItem)
        picture.setPixmap(canvas.done())
        picture.setOffset(-margin, -margin)

    @staticmethod
    def _ring_picture(box: Box, style: Style, margin: float) -> Canvas:
        canvas = Canvas(box.w + 2 * margin, box.h + 2 * margin, style.dpr)
        line = max(2.0, round(0.17 * style.letters))
        painter = canvas.painter
        painter.setPen(QPen(QColor(style.colours.ring), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = box.h / 2
        painter.drawRoundedRect(
            QRectF(margin + line / 2, margin + line / 2, box.w - line, box.h - line), radius, radius
        )
        return canvas

    @staticmethod
    def _dots_picture(box: Box, style: Style, margin: float) -> Canvas:
        canvas = Canvas(box.w + 2 * margin, box.h + 2 * margin, style.dpr)
        b = style.letters
        for step in range(3):
            x = margin + box.w - (1.9 - 0.5 * step) * b
            canvas.disc(x, margin + 0.98 * b, 0.14 * b, style.colours.ring)
        return canvas

    def _paint(
        self, canvas: Canvas, content: PlateContent, box: Box, style: Style, pictures: Pictures
    ) -> None:
        b, colours = style.letters, style.colours
        radius = box.h / 2
        canvas.soft_shadow(box, radius, 0.35 * b)
        canvas.pill(box, colours.plate, colours.line, radius)
        disc = radius - 0.32 * b
        cx = box.x + radius
        if content.resting:
            canvas.painter.setOpacity(0.55)
        canvas.disc(cx, box.cy, disc, colours.discs[content.seat])
        letter = content.name.strip()[:1].upper()
        font = style.font(1.15, bold=True)
        canvas.text(
            Box(cx - disc, box.cy - disc, 2 * disc, 2 * disc), letter, font, "#FFFFFF",
            Qt.AlignmentFlag.AlignHCenter,
        )  # fmt: skip
        canvas.painter.setOpacity(1.0)
        x = box.x + 2 * radius + 0.15 * b
        room = box.right - 0.9 * b - x
        name_font, second_font = style.font(1.0, bold=True), style.font(0.88)
        if not content.second and not content.sung:
            name = elided(name_font, content.name, room - 1.2 * b)
            canvas.text(Box(x, box.y, room, box.h), name, name_font, colours.text)
        else:
            first_h, second_h = line_height(name_font), line_height(second_font)
            gap = -0.06 * b
            y = box.cy - (first_h + second_h + gap) / 2
            name = elided(name_font, content.name, room - 1.2 * b)
            canvas.text(Box(x, y, room, first_h), name, name_font, colours.text)
            signs = 1.3 * b * len(content.sung)
            second = elided(second_font, content.second, room - signs)
            y += first_h + gap
            canvas.text(Box(x, y, room, second_h), second, second_font, colours.second)
            self._paint_signs(canvas, content.sung, box, y + second_h / 2, style, pictures)
        self._paint_mark(canvas, content, box, style)

    @staticmethod
    def _paint_signs(
        canvas: Canvas,
        sung: tuple[Suit, ...],
        box: Box,
        cy: float,
        style: Style,
        pictures: Pictures,
    ) -> None:
        """The suits of the cantes a player has sung, small, at the end of his second line."""
        size = round(1.2 * style.letters)
        x = box.right - 0.8 * style.letters - 1.3 * style.letters * len(sung)
        for number_, suit in enumerate(sung):
            left = round(x + 1.3 * style.letters * number_)
            canvas.painter.drawPixmap(left, round(cy - size / 2), pictures.sign(suit, size))

    @staticmethod
    def _paint_mark(canvas: Canvas, content: PlateContent, box: Box, style: Style) -> None:
        """A small disc at the corner: two cards for the dealer, a 1 for the first player."""
        if not content.dealer and not content.mano:
            return
        b = style.letters
        cx, cy, radius = box.right - 0.75 * b, box.y + 0.05 * b, 0.78 * b
        if content.mano:
            canvas.disc(cx, cy, radius, PAPER, INK)
            box_ = Box(cx - radius, cy - radius, 2 * radius, 2 * radius)
            canvas.text(
                box_, number(1), style.font(0.88, bold=True), INK, Qt.AlignmentFlag.AlignHCenter
            )
            return
        canvas.disc(cx, cy, radius, GOLD, INK)
        painter = canvas.painter
        painter.save()
        painter.translate(cx, cy)
        painter.setPen(QPen(QColor(INK), max(1.0, 0.085 * b)))
        painter.setBrush(QColor(PAPER))
        for angle in (-16, 12):
            painter.save()
            painter.rotate(angle)
            left = -0.24 * b + 0.012 * b * angle
            painter.drawRoundedRect(QRectF(left, -0.42 * b, 0.48 * b, 0.76 * b), 0.09 * b, 0.09 * b)
            painter.restore()
        painter.restore()
