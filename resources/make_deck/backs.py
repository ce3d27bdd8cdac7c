"""The backs: eight-pointed stars set tip to tip, so that crosses form between them.

A medallion with the star of the deck lies in the middle; the whole is the same when turned by 180°.
"""

from __future__ import annotations

from .frame import HEIGHT, WIDTH, document, sheet
from .geometry import blob, num, poly, star_points
from .ink import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_LIGHT,
    PAPER,
    RED,
    RED_DARK,
)

# The field of the stars, and the ground between them.
COLORS = {
    "red": (RED, RED_DARK),
    "blue": (BLUE, BLUE_DARK),
    "green": ("#3B7A45", "#1F4A2B"),
}
_COLUMNS, _ROWS = 6, 10
_MARGIN = 28
_STEP = 498 / _COLUMNS
_HOLE = 2.25 * _STEP


def _lattice() -> tuple[str, str]:
    """Path data of the stars and of the small gold stars in them, with room for the medallion."""
    left, top = (WIDTH - _COLUMNS * _STEP) / 2, (HEIGHT - _ROWS * _STEP) / 2
    stars = gold = ""
    for row in range(_ROWS):
        for col in range(_COLUMNS):
            x, y = left + (col + 0.5) * _STEP, top + (row + 0.5) * _STEP
            stars += blob(star_points(x, y, _STEP / 2, _STEP / 2 * 0.72))
            gold += blob(star_points(x, y, _STEP / 5, _STEP / 5 * 0.7))
    return stars, gold


def _medallion(light: str, dark: str) -> str:
    """The star in the middle, eight small ones round it."""
    x, y = WIDTH / 2, HEIGHT / 2
    petals = "".join(blob(star_points(p.x, p.y, 15, 10.5)) for p in star_points(x, y, 92, 92, 4))
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="132" fill="{dark}" stroke="{PAPER}"'
        ' stroke-width="8"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="118" fill="{light}" stroke="{GOLD}"'
        ' stroke-width="5"/>'
        f'<path d="{petals}" fill="{GOLD}"/>'
        f'<path d="{poly(star_points(x, y, 78, 55))}" fill="{PAPER}"/>'
        f'<path d="{poly(star_points(x, y, 66, 46.5))}" fill="{dark}"/>'
        f'<path d="{poly(star_points(x, y, 50, 35))}" fill="{GOLD}"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="19" fill="{GOLD_LIGHT}" stroke="{dark}"'
        ' stroke-width="6"/>'
    )


def back(name: str) -> str:
    """A whole file: the back `red`, `blue` or `green`."""
    light, dark = COLORS[name]
    stars, gold = _lattice()
    inner = (
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{WIDTH - 2 * _MARGIN}"'
        f' height="{HEIGHT - 2 * _MARGIN}" rx="18" fill="{dark}"/>'
        f'<rect x="41" y="41" width="{WIDTH - 82}" height="{HEIGHT - 82}" rx="9" fill="none"'
        f' stroke="{GOLD}" stroke-width="5"/>'
    )
    return document(
        sheet()
        + inner
        + f'<path d="{stars}" fill="{light}" stroke="{PAPER}" stroke-width="6"'
        + ' stroke-linejoin="round"/>'
        + f'<path d="{gold}" fill="{GOLD}"/>'
        + _medallion(light, dark)
    )
