"""Where the parts of the decision bar go: one line if it fits, else the label above, else buttons in rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize


@dataclass(frozen=True, slots=True)
class BarLayout:
    """A plan in pixels, written left to right."""

    size: QSize
    label: QRect
    buttons: tuple[QRect, ...]
    wraps: bool = False
    """The label is wider than the bar may be and runs over several lines."""


def arrange(label: QSize, buttons: Sequence[QSize], room: int, letters: int) -> BarLayout:
    """Lay out a label and buttons in at most `room` pixels of width; `letters` is the size of letters."""
    pad, gap = round(letters * 0.8), round(letters * 0.6)
    tall = max([box.height() for box in buttons], default=round(letters * 1.4))
    row = sum(box.width() for box in buttons) + gap * max(0, len(buttons) - 1)
    between = gap if label.width() and buttons else 0
    inner = room - 2 * pad
    if label.width() + between + row <= inner:
        width, height = label.width() + between + row + 2 * pad, tall + 2 * gap
        text = QRect(pad, (height - label.height()) // 2, label.width(), label.height())
        boxes = _row(buttons, pad + label.width() + between, gap, tall, gap)
        return BarLayout(QSize(width, height), text, boxes)
    rows = _rows(buttons, inner, gap)
    widest = max([_width(line, gap) for line in rows], default=0)
    wraps = label.width() > inner
    # Whole words go to the next line: one line more than the letters alone would need.
    lines = label.width() // max(1, inner) + 2 if wraps else 1
    text_height = label.height() * lines
    width = min(room, max(widest, min(label.width(), inner)) + 2 * pad)
    text = QRect(pad, gap, width - 2 * pad, text_height)
    y = gap + text_height + gap // 2
    placed: tuple[QRect, ...] = ()
    for line in rows:
        start = (width - _width(line, gap)) // 2
        placed += _row(line, start, y, tall, gap)
        y += tall + gap
    return BarLayout(QSize(width, y if rows else y + gap // 2), text, placed, wraps)


def _width(line: Sequence[QSize], gap: int) -> int:
    return sum(box.width() for box in line) + gap * max(0, len(line) - 1)


def _rows(buttons: Sequence[QSize], room: int, gap: int) -> list[list[QSize]]:
    rows: list[list[QSize]] = []
    for box in buttons:
        if rows and _width([*rows[-1], box], gap) <= room:
            rows[-1].append(box)
        else:
            rows.append([box])
    return rows


def _row(line: Sequence[QSize], x: int, y: int, tall: int, gap: int) -> tuple[QRect, ...]:
    boxes = []
    for box in line:
        boxes.append(QRect(x, y, box.width(), tall))
        x += box.width() + gap
    return tuple(boxes)
