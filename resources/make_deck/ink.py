"""The palette and the few ways in which a shape is put on a card.

Every drawing is a string of SVG elements made to stand in a group that already sets the ink line
(colour, 8 units, round joins and caps); see `frame.page`. Shapes therefore name only their fill.
"""

from __future__ import annotations

from collections.abc import Iterable

from .geometry import Pt, blob, num, star_points

LINE = 8.0
FINE = 6.0

PAPER = "#FBF5E6"
INK = "#1F2430"
RED = "#BE2F2B"
RED_DARK = "#8E1F22"
RED_PALE = "#E58A78"
GOLD = "#EDB637"
GOLD_LIGHT = "#F9DC85"
GOLD_DARK = "#B67A12"
BLUE = "#2C5F9E"
BLUE_DARK = "#1E3F73"
STEEL = "#A9CBE6"
STEEL_MID = "#6F9FCB"
GREEN = "#4B8A3C"
GREEN_DARK = "#2F6330"
GREEN_LIGHT = "#8FBF5A"
SKIN = "#F4D3AE"
SKIN_DARK = "#E4B088"
TAN = "#E3BF86"
BROWN = "#7B4A26"
BROWN_DARK = "#54301A"
WHITE = "#FFFDF6"
GREY = "#D9D6CE"
GREY_DARK = "#B5B1A6"

SUITS = "oceb"
RANKS = "A3RCS76542"
FACE_NUMBER = {"A": "1", "S": "10", "C": "11", "R": "12"}
SUIT_TEXT = {"o": "#8A5A00", "c": RED, "e": BLUE, "b": GREEN_DARK}


def shape(d: str, fill: str, *, width: float | None = None) -> str:
    """A closed shape of one colour with the ink line."""
    w = "" if width is None else f' stroke-width="{num(width)}"'
    return f'<path d="{d}" fill="{fill}"{w}/>'


def plane(d: str, fill: str) -> str:
    """A lighter or darker plane: colour without a line of its own."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def line(d: str, *, color: str = INK, width: float | None = None) -> str:
    """A stroke of the pen."""
    c = "" if color == INK else f' stroke="{color}"'
    w = "" if width is None else f' stroke-width="{num(width)}"'
    return f'<path d="{d}" fill="none"{c}{w}/>'


def modelled(d: str, fill: str, *planes: tuple[str, str], width: float | None = None) -> str:
    """A shape with planes inside; its line is drawn last so that it covers the planes' edges."""
    if not planes:
        return shape(d, fill, width=width)
    inside = "".join(plane(p, c) for p, c in planes)
    return plane(d, fill) + inside + line(d, width=width)


def union(parts: Iterable[tuple[str, str]]) -> str:
    """Several shapes as one body: all stroked at twice the line, then filled without any."""
    body = list(parts)
    under = "".join(f'<path d="{d}" fill="{INK}"/>' for d, _ in body)
    over = "".join(plane(d, c) for d, c in body)
    return f'<g stroke-width="{num(2 * LINE)}">{under}</g>{over}'


def disc(x: float, y: float, r: float, fill: str, *, width: float | None = None) -> str:
    """A circle with the ink line."""
    w = "" if width is None else f' stroke-width="{num(width)}"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{w}/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    """A circle without a line."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}" stroke="none"/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, *, line_free: bool = False) -> str:
    """An ellipse, with the ink line unless `line_free`."""
    s = ' stroke="none"' if line_free else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{s}/>'


def bar(
    x: float, y: float, w: float, h: float, r: float, fill: str, *, width: float | None = None
) -> str:
    """A rounded rectangle with the ink line; (x, y) is its upper left corner."""
    lw = "" if width is None else f' stroke-width="{num(width)}"'
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        f' rx="{num(r)}" fill="{fill}"{lw}/>'
    )


def star(x: float, y: float, r: float, fill: str) -> str:
    """The eight-pointed star, emblem of the deck, without a line."""
    return plane(blob(star_points(x, y, r, r * 0.7)), fill)


def _angle(value: float) -> str:
    return num(value)


def place(
    body: str, x: float = 0, y: float = 0, *, rot: float = 0, k: float = 1, flip: bool = False
) -> str:
    """Move, turn (degrees clockwise), scale and mirror a drawing; lines are not corrected."""
    ops = []
    if x or y:
        ops.append(f"translate({num(x)} {num(y)})")
    if rot:
        ops.append(f"rotate({_angle(rot)})")
    if flip or k != 1:
        s = f"{k:.4f}".rstrip("0").rstrip(".")
        ops.append(f"scale(-{s} {s})" if flip else f"scale({s})")
    if not ops:
        return body
    return f'<g transform="{" ".join(ops)}">{body}</g>'


def dots(pts: Iterable[Pt], r: float, fill: str) -> str:
    """A dot at each point."""
    return "".join(dot(p.x, p.y, r, fill) for p in pts)
