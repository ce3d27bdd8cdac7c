"""Boxes, and the two measures everything on the table is made of: the card width U and the letter size b.

All lengths are device-independent pixels of the table's view.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

CARD_RATIO: Final = 950 / 610
"""Height to width of a card."""
LEAST_LETTERS: Final = 13.0


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    def meets(self, other: Box) -> bool:
        """Whether the two cover common ground."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inside(self, other: Box, slack: float = 0.0) -> bool:
        """Whether this box lies within the other, `slack` over its edges allowed."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


def box_about(cx: float, cy: float, w: float, h: float) -> Box:
    """A box by its middle."""
    return Box(cx - w / 2, cy - h / 2, w, h)


def turned_box(cx: float, cy: float, w: float, h: float, degrees: float) -> Box:
    """The upright box round a turned one."""
    a = math.radians(degrees)
    c, s = abs(math.cos(a)), abs(math.sin(a))
    return box_about(cx, cy, w * c + h * s, w * s + h * c)


@dataclass(frozen=True, slots=True)
class Metrics:
    """The measures of a view: its size, what of it is used, U, b."""

    width: float
    height: float
    dpr: float
    left: float
    """Where the used part begins; a very wide view is not used to its edges."""
    used: float
    unit: float
    """U: the width of a card of one's own hand."""
    letters: float
    """b: the base size of letters."""

    def snap(self, value: float) -> float:
        """The nearest whole device pixel."""
        return round(value * self.dpr) / self.dpr

    def card_width(self, factor: float) -> float:
        """A card width in units of U, in whole device pixels."""
        return max(1, round(self.unit * factor * self.dpr)) / self.dpr

    def card_height(self, width: float) -> float:
        """The height of a card of that width, in whole device pixels."""
        return round(width * CARD_RATIO * self.dpr) / self.dpr

    def at(self, fraction: float) -> float:
        """An x by its fraction of the used width."""
        return self.left + fraction * self.used


def metrics(
    width: float,
    height: float,
    dpr: float = 1.0,
    text_scale: float = 1.0,
    wide_letters: bool = False,
) -> Metrics:
    """Measure a view. `wide_letters` is for scripts that want a tenth more (Arabic, Chinese)."""
    width, height = max(width, 320.0), max(height, 240.0)
    used = min(width, 2.15 * height)
    upright = min(1.0, max(0.0, (height / used - 1) / 0.4))
    # An upright view has height to spare: cards may be larger, still with every index visible.
    unit = min(0.174 * height, used * (0.125 + 0.02 * upright))
    unit = max(24, round(unit * dpr)) / dpr
    base = min(height * 0.0176, used * 0.0145)
    if base > 20:
        base = 20 + (base - 20) * 0.8
    roomy = max(LEAST_LETTERS, min(0.031 * height, 0.0185 * used))
    letters = max(LEAST_LETTERS, base) * text_scale * (1.1 if wide_letters else 1.0)
    letters = min(max(11.5, letters), max(roomy, LEAST_LETTERS))
    left = (width - used) / 2
    return Metrics(width, height, dpr, left, used, unit, letters)
