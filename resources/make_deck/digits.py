"""The numbers of the cards, drawn as strokes so that no font is needed."""

from __future__ import annotations

import re

from .geometry import num
from .ink import INK, PAPER, place

# Strokes in a box of 50 x 84 (the 1: 26 x 84).
_STROKES = {
    "0": "M25 1C8 1 3 20 3 42S8 83 25 83S47 64 47 42S42 1 25 1Z",
    "1": "M2 19C11 15 18 9 22 1V83",
    "2": "M4 23C4 -7 45 -6 45 22C45 43 19 57 4 83H47",
    "3": "M5 17C9 -6 45 -4 45 20C45 34 34 39 21 39C37 39 48 46 48 60C48 90 8 90 3 66",
    "4": "M36 83V1L2 59H49",
    "5": "M44 1H11L7 39C17 28 48 28 48 56C48 89 10 90 3 68",
    "6": "M41 3C17 14 4 34 4 57C4 73 13 83 26 83S48 72 48 58S39 34 27 34C15 34 6 42 4 57",
    "7": "M4 1H47C32 24 22 50 20 83",
}
_WIDTH = {"1": 26.0}
_SPACE = 17.0
HEIGHT = 84.0


def width_of(number: str) -> float:
    """The width of a number's box in units, at the size of the ordinary deck."""
    return sum(_WIDTH.get(c, 50.0) for c in number) + _SPACE * (len(number) - 1)


def _squeezed(d: str, share: float) -> str:
    """The same stroke, narrower; its pen stays as wide."""
    if share == 1:
        return d
    out = []
    for command, body in re.findall(r"([A-Z])([^A-Z]*)", d):
        values = [float(v) for v in body.split()]
        if command == "H":
            values = [values[0] * share]
        elif command != "V":
            values = [v * share if i % 2 == 0 else v for i, v in enumerate(values)]
        out.append(command + " ".join(num(v) for v in values))
    return "".join(out)


def _glyphs(number: str, condensed: float) -> str:
    x = 0.0
    out = []
    for c in number:
        out.append(place(f'<path d="{_squeezed(_STROKES[c], condensed)}"/>', x, 0))
        x += (_WIDTH.get(c, 50.0) + _SPACE) * condensed
    return "".join(out)


def index(
    number: str,
    *,
    x: float = 50,
    y: float = 50,
    size: float = 1,
    weight: float = 14,
    color: str = INK,
    condensed: float = 1,
) -> str:
    """The number in the upper left corner, its box at (x, y), with a halo of paper."""
    glyphs = _glyphs(number, condensed)
    halo = f'<g stroke="{PAPER}" stroke-width="{num((weight + 16) / size)}">{glyphs}</g>'
    body = f'<g stroke="{color}" stroke-width="{num(weight / size)}">{glyphs}</g>'
    return f'<g fill="none">{place(halo + body, x, y, k=size)}</g>'
