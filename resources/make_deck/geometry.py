"""Points, smooth curves and tapered limbs, all in card units (610 wide, 950 high, y down).

Curves are written as strings of `x,y` points; a `!` behind a point marks a corner:
`"10,10! 50,0 90,10!"` is an arch between two corners.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Pt(NamedTuple):
    """One point of an outline; a corner has no common tangent for its two sides."""

    x: float
    y: float
    corner: bool = False


class Cubic(NamedTuple):
    """One cubic Bézier segment: start, two handles, end."""

    a: Pt
    h1: Pt
    h2: Pt
    b: Pt


def num(value: float) -> str:
    """A number as SVG text: at most one decimal, no trailing zeros, never `-0`."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(text: str) -> list[Pt]:
    """Read `"x,y x,y! …"`; raises ValueError on anything else."""
    result = []
    for token in text.split():
        corner = token.endswith("!")
        x, y = token.rstrip("!").split(",")
        result.append(Pt(float(x), float(y), corner))
    return result


def _unit(dx: float, dy: float) -> tuple[float, float]:
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _tangent(before: Pt, at: Pt, after: Pt) -> tuple[float, float]:
    """The tangent of the circle through three points, which never overshoots the nearer one."""
    d0 = math.dist(before[:2], at[:2]) or 1.0
    d1 = math.dist(at[:2], after[:2]) or 1.0
    return _unit(
        (at.x - before.x) * d1 / d0 + (after.x - at.x) * d0 / d1,
        (at.y - before.y) * d1 / d0 + (after.y - at.y) * d0 / d1,
    )


def cubics(pts: Sequence[Pt], *, closed: bool) -> list[Cubic]:
    """The smooth curve through the points, as Bézier segments."""
    n = len(pts)
    tangents: list[tuple[float, float] | None] = []
    for i, p in enumerate(pts):
        if p.corner or (not closed and i in (0, n - 1)):
            tangents.append(None)
        else:
            tangents.append(_tangent(pts[i - 1], p, pts[(i + 1) % n]))
    result = []
    for i in range(n if closed else n - 1):
        a, b = pts[i], pts[(i + 1) % n]
        ta, tb = tangents[i], tangents[(i + 1) % n]
        chord = math.dist(a[:2], b[:2])
        cx, cy = _unit(b.x - a.x, b.y - a.y)

        def reach(
            t: tuple[float, float], cx: float = cx, cy: float = cy, chord: float = chord
        ) -> float:
            cos = max(0.0, min(1.0, t[0] * cx + t[1] * cy))
            half = math.acos(cos) / 2
            return chord / (3 * math.cos(half) ** 2)

        h1 = Pt(a.x + ta[0] * reach(ta), a.y + ta[1] * reach(ta)) if ta else None
        h2 = Pt(b.x - tb[0] * reach(tb), b.y - tb[1] * reach(tb)) if tb else None
        if h1 is None:
            towards = h2 or b
            h1 = Pt(a.x + (towards.x - a.x) / 2.2, a.y + (towards.y - a.y) / 2.2)
        if h2 is None:
            h2 = Pt(b.x + (h1.x - b.x) / 2.2, b.y + (h1.y - b.y) / 2.2)
        result.append(Cubic(a, h1, h2, b))
    return result


def curve_d(segments: Sequence[Cubic], *, closed: bool) -> str:
    """Path data of Bézier segments; straight ones are written as lines."""
    out = [f"M{num(segments[0].a.x)} {num(segments[0].a.y)}"]
    for s in segments:
        if s.a.corner and s.b.corner:
            out.append(f"L{num(s.b.x)} {num(s.b.y)}")
        else:
            out.append(
                f"C{num(s.h1.x)} {num(s.h1.y)} {num(s.h2.x)} {num(s.h2.y)}"
                f" {num(s.b.x)} {num(s.b.y)}"
            )
    return "".join(out) + ("Z" if closed else "")


def _as_points(pts: str | Iterable[Pt]) -> list[Pt]:
    return points(pts) if isinstance(pts, str) else list(pts)


def blob(pts: str | Iterable[Pt]) -> str:
    """Path data of the closed smooth shape through the points."""
    return curve_d(cubics(_as_points(pts), closed=True), closed=True)


def stroke(pts: str | Iterable[Pt]) -> str:
    """Path data of the open smooth line through the points."""
    return curve_d(cubics(_as_points(pts), closed=False), closed=False)


def poly(pts: str | Iterable[Pt]) -> str:
    """Path data of the closed polygon through the points."""
    return blob(Pt(p.x, p.y, corner=True) for p in _as_points(pts))


def between(pts: str | Iterable[Pt], first: int, last: int, inner: str) -> str:
    """A plane along the outline `pts` from point `first` to point `last`, back along `inner`.

    The outer edge is the outline itself, so the plane never sticks out of its shape.
    """
    outline = _as_points(pts)
    n = len(outline)
    segs = cubics(outline, closed=True)
    count = (last - first) % n
    part = [segs[(first + i) % n] for i in range(count)]
    start, end = part[0].a, part[-1].b
    way_back = [Pt(end.x, end.y, True), *points(inner), Pt(start.x, start.y, True)]
    out = curve_d(part, closed=False)
    back = curve_d(cubics(way_back, closed=False), closed=False)
    return out + back[back.index("C") if "C" in back else back.index("L") :] + "Z"


def bezier_at(s: Cubic, t: float) -> Pt:
    """The point of a segment at 0 ≤ t ≤ 1."""
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return Pt(
        a * s.a.x + b * s.h1.x + c * s.h2.x + d * s.b.x,
        a * s.a.y + b * s.h1.y + c * s.h2.y + d * s.b.y,
    )


class Spine(NamedTuple):
    """A sampled centre line with a half width and a unit normal at every sample."""

    at: list[Pt]
    half: list[float]
    normal: list[tuple[float, float]]


def spine(pts: str | Iterable[Pt], widths: Sequence[float], steps: int = 3) -> Spine:
    """Sample the open curve through the points; `widths` gives a full width at each point."""
    line = _as_points(pts)
    segs = cubics(line, closed=False)
    at: list[Pt] = []
    half: list[float] = []
    for i, s in enumerate(segs):
        for k in range(steps):
            t = k / steps
            ease = t * t * (3 - 2 * t)
            at.append(bezier_at(s, t))
            half.append((widths[i] + (widths[i + 1] - widths[i]) * ease) / 2)
    at.append(Pt(line[-1].x, line[-1].y))
    half.append(widths[-1] / 2)
    normal = []
    for i in range(len(at)):
        before, after = at[max(0, i - 1)], at[min(len(at) - 1, i + 1)]
        dx, dy = _unit(after.x - before.x, after.y - before.y)
        normal.append((-dy, dx))
    return Spine(at, half, normal)


def _offset(sp: Spine, i: int, share: float) -> Pt:
    p, h, n = sp.at[i], sp.half[i], sp.normal[i]
    return Pt(p.x + n[0] * h * share, p.y + n[1] * h * share)


def limb(
    pts: str | Iterable[Pt],
    widths: Sequence[float],
    *,
    start: str = "round",
    end: str = "round",
    steps: int = 3,
) -> str:
    """Path data of a tapered tube (sleeve, leg, tail, plume); ends `round`, `flat` or `point`."""
    sp = spine(pts, widths, steps)
    last = len(sp.at) - 1
    left = [_offset(sp, i, 1) for i in range(last + 1)]
    right = [_offset(sp, i, -1) for i in range(last, -1, -1)]
    out = _ended(left, sp, last, end, 1) + _ended(right, sp, 0, start, -1)
    return blob(out)


def _ended(side: list[Pt], sp: Spine, index: int, kind: str, way: int) -> list[Pt]:
    """One side of a limb and the cap behind it; `way` is 1 at the end and -1 at the start."""
    p, h, n = sp.at[index], sp.half[index], sp.normal[index]
    forward = (n[1] * way, -n[0] * way)
    if kind == "round":
        return [*side, Pt(p.x + forward[0] * h, p.y + forward[1] * h)]
    if kind == "point":
        return [*side[:-1], Pt(p.x, p.y, True)]
    if kind == "flat":
        first, final = side[0], side[-1]
        other = _offset(sp, index, -way)
        del first
        return [*side[:-1], Pt(final.x, final.y, True), Pt(other.x, other.y, True)]
    raise ValueError(kind)


def strip(
    pts: str | Iterable[Pt],
    widths: Sequence[float],
    low: float,
    high: float,
    steps: int = 3,
) -> str:
    """Path data of the lengthwise part of a limb between two shares (-1 … 1) of its width."""
    sp = spine(pts, widths, steps)
    last = len(sp.at) - 1
    near = [_offset(sp, i, low) for i in range(last + 1)]
    far = [_offset(sp, i, high) for i in range(last, -1, -1)]
    for side in (near, far):
        side[0] = Pt(side[0].x, side[0].y, True)
        side[-1] = Pt(side[-1].x, side[-1].y, True)
    return blob([*near, *far])


def along(pts: str | Iterable[Pt], share: float) -> tuple[Pt, float]:
    """The point at a share (0 … 1) of an open curve and its heading in degrees (0 = right)."""
    sp = spine(pts, [2.0] * len(_as_points(pts)), 12)
    i = min(len(sp.at) - 1, max(0, round(share * (len(sp.at) - 1))))
    n = sp.normal[i]
    return sp.at[i], math.degrees(math.atan2(-n[0], n[1]))


def mirrored(pts: str | Iterable[Pt], axis: float) -> list[Pt]:
    """The points reflected in the vertical line x = axis, in reversed order."""
    return [Pt(2 * axis - p.x, p.y, p.corner) for p in reversed(_as_points(pts))]


def turned(pts: str | Iterable[Pt], degrees: float, cx: float, cy: float) -> list[Pt]:
    """The points turned clockwise (y down) about (cx, cy)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        Pt(cx + (p.x - cx) * c - (p.y - cy) * s, cy + (p.x - cx) * s + (p.y - cy) * c, p.corner)
        for p in _as_points(pts)
    ]


def moved(pts: str | Iterable[Pt], dx: float, dy: float) -> list[Pt]:
    """The points shifted."""
    return [Pt(p.x + dx, p.y + dy, p.corner) for p in _as_points(pts)]


def star_points(cx: float, cy: float, outer: float, inner: float, n: int = 8) -> list[Pt]:
    """The corners of a star with n points, one of them straight up."""
    result = []
    for i in range(2 * n):
        r = outer if i % 2 == 0 else inner
        a = math.pi * i / n - math.pi / 2
        result.append(Pt(cx + r * math.cos(a), cy + r * math.sin(a), True))
    return result
