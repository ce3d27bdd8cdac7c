"""A ring round what the teacher speaks of, with a small arrow above it: shape, not only colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from subastao_qt.app.lesson_types import Point
from subastao_qt.engine.cards import Card
from subastao_qt.ui.table.geometry import CARD_RATIO
from subastao_qt.ui.table.placements import Placements, Role, trick_width
from subastao_qt.ui.theme import ClothColours

MARGIN: Final = 5
ARROW: Final = 13
_FADE_MS: Final = 450


def boxes(placed: Placements, seats: int, bar: QRect, point: Point, cards: Sequence[Card]) -> list[QRect]:  # fmt: skip
    """What is pointed at, in pixels of the table."""
    m = placed.metrics
    match point:
        case Point.HAND | Point.CARDS:
            found: list[QRect] = []
            slots = [slot for slot in placed.cards.values() if slot.role is Role.HAND]
            for slot in sorted(slots, key=lambda slot: slot.x):
                if point is Point.CARDS and slot.face not in cards:
                    continue
                height = slot.width * CARD_RATIO
                box = QRectF(slot.x - slot.width / 2, slot.y - height / 2, slot.width, height)
                found.append(box.toAlignedRect())
            return _joined(found)
        case Point.TRICK:
            width = trick_width(m, seats)
            reach = QRectF(0, 0, width * 3.4, width * CARD_RATIO * 1.45)
            reach.moveCenter(QPointF(placed.middle.x, placed.middle.y + 0.1 * m.unit))
            return [reach.toAlignedRect()]
        case Point.CONTRACT:
            plate = placed.contract
            width = min(plate.w, 15 * m.letters)
            left = plate.cx - width / 2 if placed.contract_centred else plate.x
            return [QRectF(left, plate.y, width, plate.h).toAlignedRect()]
        case Point.BAR:
            return [bar] if bar.isValid() else []
        case _:
            return []


def _joined(found: list[QRect]) -> list[QRect]:
    """Cards that lie over each other are ringed together."""
    joined: list[QRect] = []
    for box in found:
        if joined and joined[-1].adjusted(0, 0, -2, 0).intersects(box):
            joined[-1] = joined[-1].united(box)
        else:
            joined.append(box)
    return joined


class Ring(QWidget):
    """Lies over the table and lets everything through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes: list[QRect] = []
        self._colours: ClothColours | None = None
        self._veil = QGraphicsOpacityEffect(self)
        self._veil.setOpacity(1.0)
        self.setGraphicsEffect(self._veil)
        self._fade = QPropertyAnimation(self._veil, b"opacity", self)
        self._fade.setDuration(_FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self.hide()

    def show_boxes(self, found: list[QRect], colours: ClothColours, *, still: bool) -> None:
        """Ring these; with `still` at once."""
        if found == self.boxes and colours == self._colours:
            return
        new = bool(found) and found != self.boxes
        self.boxes, self._colours = found, colours
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.setVisible(bool(found))
        self.raise_()
        self.update()
        self._fade.stop()
        if new and not still:
            self._veil.setOpacity(0.0)
            self._fade.start()
        else:
            self._veil.setOpacity(1.0)

    def still(self) -> None:
        """Stop what moves."""
        self._fade.stop()
        self._veil.setOpacity(1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in self.boxes:
            frame = QRectF(box).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            frame = frame.intersected(QRectF(self.rect()).adjusted(2, 2, -2, -2))
            for colour, width in ((self._colours.plate, 7.0), (self._colours.ring, 3.0)):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(frame, 9, 9)
            self._arrow(painter, frame)
        painter.end()

    def _arrow(self, painter: QPainter, frame: QRectF) -> None:
        assert self._colours is not None
        above = frame.top() > 2 * ARROW
        tip = QPointF(frame.center().x(), frame.top() - 3 if above else frame.bottom() + 3)
        rise = -ARROW if above else ARROW
        shape = QPolygonF(
            [tip, tip + QPointF(-ARROW * 0.8, rise), tip + QPointF(ARROW * 0.8, rise)]
        )
        painter.setPen(QPen(QColor(self._colours.plate), 2))
        painter.setBrush(QColor(self._colours.ring))
        painter.drawPolygon(shape)
