"""The backs: eight-pointed stars set tip to tip, so that crosses form between them."""

from __future__ import annotations

from .frame import HEIGHT, WIDTH, document, sheet
from .geometry import blob, num, star_points
from .ink import BLUE, BLUE_DARK, GOLD, GREEN, GREEN_DARK, PAPER, RED, RED_DARK

COLORS = {"red": (RED, RED_DARK), "blue": (BLUE, BLUE_DARK), "green": (GREEN, GREEN_DARK)}
_COLUMNS, _ROWS = 6, 10
_MARGIN = 28


def back(name: str) -> str:
    """A whole file: the back `red`, `blue` or `green`; the same when turned by 180°."""
    light, dark = COLORS[name]
    step = 498 / _COLUMNS
    left, top = (WIDTH - _COLUMNS * step) / 2, (HEIGHT - _ROWS * step) / 2
    stars = gold = ""
    for row in range(_ROWS):
        for col in range(_COLUMNS):
            x, y = left + (col + 0.5) * step, top + (row + 0.5) * step
            stars += blob(star_points(x, y, step / 2, step / 2 * 0.72))
            gold += blob(star_points(x, y, step / 5, step / 5 * 0.7))
    inner = (
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{WIDTH - 2 * _MARGIN}"'
        f' height="{HEIGHT - 2 * _MARGIN}" rx="18" fill="{dark}"/>'
        f'<rect x="42" y="42" width="{WIDTH - 84}" height="{num(HEIGHT - 84)}" rx="8" fill="none"'
        f' stroke="{GOLD}" stroke-width="5"/>'
    )
    return document(
        sheet()
        + inner
        + f'<path d="{stars}" fill="{light}" stroke="{PAPER}" stroke-width="6"'
        + ' stroke-linejoin="round"/>'
        + f'<path d="{gold}" fill="{GOLD}"/>'
    )
