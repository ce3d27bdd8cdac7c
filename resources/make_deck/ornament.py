"""Laurel, rays and ribbons of the aces and the icon."""

from __future__ import annotations

import math

from .geometry import Pt, along, blob, cubics, curve_d, mirrored, num, points, poly
from .ink import (
    FINE,
    GOLD,
    GOLD_LIGHT,
    GREEN_LIGHT,
    RED,
    RED_DARK,
    disc,
    line,
    modelled,
    place,
    shape,
    star,
)

GREEN_MID = "#6DA54A"


def _leaf(x: float, y: float, heading: float, size: float, fill: str) -> str:
    """A laurel leaf whose foot is at (x, y); heading 0 points up."""
    d = blob("0,0! 15,-22 13,-46 0,-66! -13,-46 -15,-22")
    return place(shape(d, fill) + line("M0 -12V-42", width=FINE / size), x, y, rot=heading, k=size)


def laurel(
    stem: str, pairs: int, *, berries: str = RED, size: float = 1, opening: float = 44
) -> str:
    """A branch along a curve, foot first: outer leaves dark, inner ones light, some berries."""
    stem_pts = points(stem)
    out = line(curve_d(cubics(stem_pts, closed=False), closed=False))
    left_is_outer = stem_pts[len(stem_pts) // 2].x < stem_pts[0].x
    for i in range(pairs):
        p, heading = along(stem_pts, 0.1 + 0.82 * i / (pairs - 1))
        up = heading + 90
        scale = size * (1.0 - 0.22 * i / pairs)
        dark = -opening if left_is_outer else opening
        out += _leaf(p.x, p.y, up + dark, scale, GREEN_MID)
        out += _leaf(p.x, p.y, up - dark, scale, GREEN_LIGHT)
        if i % 2:
            a = math.radians(up - 90 + (80 if left_is_outer else -80) * -1)
            out += disc(p.x + 17 * math.cos(a), p.y + 17 * math.sin(a), 8, berries, width=FINE)
    tip, heading = along(stem_pts, 1)
    return out + _leaf(tip.x, tip.y, heading + 90, size * 0.8, GREEN_MID)


def wreath(stem: str, pairs: int, axis: float = 305, **options: float) -> str:
    """A branch and its mirror image."""
    right = " ".join(f"{num(p.x)},{num(p.y)}" for p in reversed(mirrored(stem, axis)))
    size = options.get("size", 1)
    return laurel(stem, pairs, size=size) + laurel(right, pairs, size=size)


def rays(x: float, y: float, inner: float, outer: float, n: int) -> str:
    """A sun behind a disc: long and short rays by turns."""
    out = ""
    for i in range(n):
        a = 2 * math.pi * i / n
        far = outer if i % 2 == 0 else outer - 20
        half = math.pi / n * 0.9
        pts = [
            Pt(x + inner * math.cos(a - half), y + inner * math.sin(a - half), True),
            Pt(x + far * math.cos(a), y + far * math.sin(a), True),
            Pt(x + inner * math.cos(a + half), y + inner * math.sin(a + half), True),
        ]
        out += shape(poly(pts), GOLD if i % 2 == 0 else GOLD_LIGHT)
    return out


def ribbon(x: float, y: float, half: float, stars: int) -> str:
    """A banner bowed upward at its ends, (x, y) its middle, with gold stars and no words."""
    h = half
    front = (
        f"{-h},-34! {-h / 2},-20 0,-16 {h / 2},-20 {h},-34! {h},34! {h / 2},48 0,52"
        f" {-h / 2},48 {-h},34!"
    )
    tail = f"{-h + 34},-8! {-h - 66},-34! {-h - 44},0! {-h - 66},36! {-h + 34},62!"
    fold = f"{-h},34! {-h + 36},40! {-h + 36},62!"
    tail_r = " ".join(
        f"{num(p.x)},{num(p.y)}" + ("!" if p.corner else "") for p in mirrored(tail, 0)
    )
    fold_r = " ".join(f"{num(p.x)},{num(p.y)}!" for p in mirrored(fold, 0))
    marks = ""
    for i in range(stars):
        t = (i - (stars - 1) / 2) / ((stars - 1) / 2)
        marks += star(t * (h - 42), 18 - 13 * t * t, 21, GOLD)
    return place(
        shape(blob(tail), RED)
        + shape(blob(tail_r), RED)
        + shape(poly(fold), RED_DARK)
        + shape(poly(fold_r), RED_DARK)
        + modelled(blob(front), RED)
        + marks,
        x,
        y,
    )
