"""Two small charts: a line with its band of uncertainty, and bars with their intervals.

They take their colours from the palette and run as the language does. What they show is also said in their
accessible description, and stands beside them as text or table: nothing is told by the picture alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from subastao_qt.ui.words.text import number, percent

MARGIN = 10
BAND_ALPHA = 60
GRID_ALPHA = 50


@dataclass(frozen=True, slots=True)
class Point:
    """A value with half the width of its interval (infinite: unknown)."""

    value: float
    interval: float


@dataclass(frozen=True, slots=True)
class Bar:
    """A part of a whole, 0 to 1, with its interval; `value` None where there is nothing to show."""

    label: str
    note: str
    """Stands under the label: how many it is out of."""
    value: float | None
    low: float = 0.0
    high: float = 1.0


class _Chart(QWidget):
    """What both charts share."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 150)

    def sizeHint(self) -> QSize:
        return QSize(420, 220)

    def describe(self, name: str, description: str) -> None:
        """Say what the chart shows to those who do not see it."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def _x(self, rect: QRectF, share: float) -> float:
        """Where a share of the width lies: from the side where lines of the language begin."""
        along = 1.0 - share if self.isRightToLeft() else share
        return rect.left() + rect.width() * along

    def _ink(self, alpha: int = 255) -> QColor:
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        colour.setAlpha(alpha)
        return colour

    def _accent(self, alpha: int = 255) -> QColor:
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        colour.setAlpha(alpha)
        return colour

    def _frame(self, painter: QPainter, rect: QRectF, ticks: Sequence[tuple[float, str]]) -> None:
        """Lines across with their numbers at the side where lines begin; each at a share of the height from below."""
        metrics = painter.fontMetrics()
        for share, text in ticks:
            y = rect.bottom() - rect.height() * share
            painter.setPen(QPen(self._ink(GRID_ALPHA), 1))
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
            painter.setPen(self._ink())
            width = metrics.horizontalAdvance(text)
            x = rect.right() + 6 if self.isRightToLeft() else rect.left() - 6 - width
            painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), text)
        if self.hasFocus():
            painter.setPen(QPen(self._accent(), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _inner(self, side: int, below: int) -> QRectF:
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN - below)
        if self.isRightToLeft():
            return rect.adjusted(0, 0, -side, 0)
        return rect.adjusted(side, 0, 0, 0)


class LineChart(_Chart):
    """A value as it went on, with its band; zero is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[Point, ...] = ()

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these points in their order."""
        self._points = tuple(points)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        low, high, step = self._range()
        marks = [low + step * n for n in range(round((high - low) / step) + 1)]
        texts = [number(round(mark)) for mark in marks]
        side = 8 + max(painter.fontMetrics().horizontalAdvance(text) for text in texts)
        rect = self._inner(side, 4)

        def y(value: float) -> float:
            return rect.bottom() - rect.height() * (value - low) / (high - low)

        def x(place: int) -> float:
            return self._x(rect, place / max(1, len(self._points) - 1))

        ticks = [((m - low) / (high - low), text) for m, text in zip(marks, texts, strict=True)]
        self._frame(painter, rect, ticks)
        painter.setPen(QPen(self._ink(170), 1.5))
        painter.drawLine(QPointF(rect.left(), y(0)), QPointF(rect.right(), y(0)))
        band = [
            (x(n), y(point.value + half), y(point.value - half))
            for n, point in enumerate(self._points)
            if isfinite(half := point.interval)
        ]
        painter.setClipRect(rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._accent(BAND_ALPHA))
        painter.drawPolygon(
            QPolygonF(
                [QPointF(left, top) for left, top, _ in band]
                + [QPointF(left, bottom) for left, _, bottom in reversed(band)]
            )
        )
        painter.setClipping(False)
        painter.setPen(QPen(self._accent(), 2.5))
        line = QPolygonF([QPointF(x(n), y(point.value)) for n, point in enumerate(self._points)])
        painter.drawPolyline(line)
        painter.setBrush(self._accent())
        painter.drawEllipse(line.last(), 4, 4)
        painter.end()

    def _range(self) -> tuple[float, float, float]:
        """The values from and to which the chart goes, and the step of its lines."""
        lows, highs = [0.0], [0.0]
        for point in self._points:
            half = point.interval if isfinite(point.interval) else 0.0
            # The first deals' bands are wider than anything of interest: they run out of the picture.
            half = min(half, 3 * self._points[-1].interval)
            lows.append(point.value - half)
            highs.append(point.value + half)
        return nice_range(min(lows), max(highs))


def nice_range(low: float, high: float) -> tuple[float, float, float]:
    """Round limits around two values, and a round step of which four to eight fit between them."""
    spread = max(high - low, 4.0)
    raw = spread / 5
    power = 10.0 ** floor(log10(raw))
    step = next(power * n for n in (1, 2, 5, 10) if power * n >= raw)
    return step * floor(low / step), step * ceil(max(high, low + spread) / step), step


class BarChart(_Chart):
    """Parts of a whole side by side, each with its interval."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these bars in their order."""
        self._bars = tuple(bars)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = painter.fontMetrics()
        ticks = [(share, percent(round(100 * share))) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
        side = 8 + max(metrics.horizontalAdvance(text) for _share, text in ticks)
        rect = self._inner(side, 2 * metrics.height() + 4)
        self._frame(painter, rect, ticks)
        width = rect.width() / len(self._bars)
        for place, bar in enumerate(self._bars):
            centre = self._x(rect, (place + 0.5) / len(self._bars))
            self._draw_bar(
                painter, bar, QRectF(centre - width / 2, rect.top(), width, rect.height())
            )
        painter.end()

    def _draw_bar(self, painter: QPainter, bar: Bar, place: QRectF) -> None:
        def y(share: float) -> float:
            return place.bottom() - place.height() * share

        metrics = painter.fontMetrics()
        painter.setPen(self._ink())
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        below = QRectF(place.left(), place.bottom() + 4, place.width(), metrics.height())
        for row, text in enumerate((bar.label, bar.note)):
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
            painter.drawText(below.translated(0, row * metrics.height()), flags, shown)
        if bar.value is None:
            return
        thick = min(46.0, place.width() * 0.5)
        path = QPainterPath()
        box = QRectF(place.center().x() - thick / 2, y(bar.value), thick, y(0) - y(bar.value))
        path.addRoundedRect(box, 3, 3)
        painter.fillPath(path, self._accent(190))
        painter.setPen(QPen(self._ink(), 1.5))
        x = place.center().x()
        painter.drawLine(QPointF(x, y(bar.low)), QPointF(x, y(bar.high)))
        for end in (bar.low, bar.high):
            painter.drawLine(QPointF(x - 5, y(end)), QPointF(x + 5, y(end)))
