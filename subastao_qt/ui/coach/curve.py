"""The curve of an advice: how likely each bid is made, drawn small."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from subastao_qt.ui.words.text import number, percent

LEAST = 0.01
"""Bids less likely than this are not drawn."""


class Curve(QWidget):
    """Chances by bid; a dotted line where the coach would stop. Its accessible description says the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bids: tuple[int, ...] = ()
        self._chances: tuple[float, ...] = ()
        self._stop: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(260, self.fontMetrics().height() * 7)

    def show_curve(self, bids: Sequence[int], chances: Sequence[float], stop: int | None) -> None:
        """Draw other numbers; bids that are hardly ever made are left out."""
        kept = [pair for pair in zip(bids, chances, strict=True) if pair[1] >= LEAST]
        self._bids = tuple(bid for bid, _ in kept)
        self._chances = tuple(chance for _, chance in kept)
        self._stop = stop
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if len(self._bids) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        left = metrics.horizontalAdvance(percent(100)) + 6
        area = QRectF(self.rect()).adjusted(
            left, metrics.height() / 2, -metrics.height(), -metrics.height() * 1.4
        )
        faint, text = self.palette().color(QPalette.ColorRole.Mid), self.palette().text().color()
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            box = QRectF(0, y - metrics.height() / 2, left - 4, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, percent(round(100 * share)))
        first, last = self._bids[0], self._bids[-1]

        def at(bid: int, chance: float) -> QPointF:
            part = (bid - first) / (last - first)
            return QPointF(
                area.left() + part * area.width(), area.bottom() - chance * area.height()
            )

        line = QPolygonF([at(*pair) for pair in zip(self._bids, self._chances, strict=True)])
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2.5))
        painter.drawPolyline(line)
        painter.setPen(text)
        marks = {first, last}
        if self._stop is not None and first <= self._stop <= last:
            marks.add(self._stop)
            painter.setPen(QPen(text, 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(at(self._stop, 0.0), at(self._stop, 1.0))
            painter.setPen(text)
        room = metrics.horizontalAdvance(number(230)) * 1.2
        shown: list[float] = []
        for bid in sorted(marks, key=lambda bid: bid != self._stop):
            x = at(bid, 0.0).x()
            if all(abs(x - other) > room for other in shown):
                shown.append(x)
                box = QRectF(x - room, area.bottom() + 2, 2 * room, metrics.height() * 1.2)
                painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, number(bid))
        painter.end()
