"""The four suit signs. Each is drawn about (0, 0) and keeps the ink line whatever its scale."""

from __future__ import annotations

import math
from collections.abc import Callable

from .geometry import Pt, between, blob, cubics, curve_d, limb, num, points, poly
from .ink import (
    BROWN,
    FINE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    LINE,
    RED,
    RED_DARK,
    RED_PALE,
    STEEL,
    STEEL_MID,
    TAN,
    bar,
    disc,
    dot,
    line,
    modelled,
    place,
    plane,
    shape,
    star,
)


def _lined(body: str, k: float, factor: float = 1.0) -> str:
    """The sign at scale k with its line corrected, so that it comes out `factor` lines wide."""
    if k == 1 and factor == 1:
        return body
    return f'<g stroke-width="{num(LINE * factor / k)}">{body}</g>'


def oro(k: float = 1, factor: float = 1.0) -> str:
    """A coin, 156 across: beaded rim, light field, the red eight-pointed star of the deck."""
    fine = FINE * factor / k
    beads = "".join(
        dot(65 * math.cos(a), 65 * math.sin(a), 4.6, GOLD_DARK)
        for a in (math.pi * (i + 0.5) / 8 for i in range(16))
    )
    body = (
        disc(0, 0, 75, GOLD)
        + beads
        + disc(0, 0, 53, GOLD_LIGHT, width=fine)
        + star(0, 0, 46, RED)
        + disc(0, 0, 21, GOLD_LIGHT, width=fine)
        + star(0, 0, 13, RED)
    )
    return _lined(body, k, factor)


_BOWL = points("-62,-72! 62,-72! 64,-40 52,4 26,36 0,46 -26,36 -52,4 -64,-40")


def copa(k: float = 1, factor: float = 1.0) -> str:
    """A cup, 148 x 190: red bowl in a lobed gold calyx, gold lip, knop and foot; no handles."""
    fine = FINE * factor / k
    bowl = modelled(
        blob(_BOWL),
        RED,
        (between(_BOWL, 1, 5, "20,20 34,-20 38,-66"), RED_DARK),
        (blob("-46,-56! -34,-56! -34,-34 -26,-12 -38,-24 -45,-40"), RED_PALE),
    )
    calyx = shape(
        blob(
            "-55,-4! -42,-22 -23,-14 -19,-4! -14,-20 0,-26 14,-20 19,-4! 23,-14 42,-22 55,-4!"
            " 42,20 24,38 0,47 -24,38 -42,20"
        ),
        GOLD,
        width=fine,
    )
    light = plane(blob("-46,-3! -38,-13 -27,-6 -24,4 -18,30 -34,16"), GOLD_LIGHT)
    foot_points = points("-13,62! 13,62! 18,72 40,78 62,84 66,94! -66,94! -62,84 -40,78 -18,72")
    foot = modelled(
        blob(foot_points),
        GOLD,
        (between(foot_points, 1, 6, "30,94! 26,84 8,76"), GOLD_DARK),
    )
    lip = bar(-74, -95, 148, 27, 12, GOLD) + line("M-60 -84H20", color=GOLD_LIGHT, width=6)
    return _lined(
        foot + bowl + calyx + light + bar(-25, 44, 50, 24, 11, GOLD_LIGHT) + lip,
        k,
        factor,
    )


def espada(length: float, k: float = 1, factor: float = 1.0) -> str:
    """A straight sword, hilt up, 94 wide at the guard; only the blade's length changes."""
    fine = FINE * factor / k
    top, tip = -length / k / 2 + 4, length / k / 2 - 4
    guard = top + 92
    shoulder = tip - 52
    g = num
    blade = f"M-19 {g(guard)}L-17 {g(shoulder)}L0 {g(tip)}L17 {g(shoulder)}L19 {g(guard)}Z"
    dark = f"M0 {g(guard)}L0 {g(tip)}L17 {g(shoulder)}L19 {g(guard)}Z"
    hilt = f"M-10 {g(top + 28)}H10L12 {g(guard)}H-12Z"
    bands = "".join(
        f'<rect x="-12" y="{g(top + y)}" width="24" height="9" fill="{GOLD}" stroke="none"/>'
        for y in (46, 66)
    )
    bow = limb(
        [
            Pt(-42, guard - 12),
            Pt(-20, guard + 3),
            Pt(0, guard + 6),
            Pt(20, guard + 3),
            Pt(42, guard - 12),
        ],
        [16, 20, 24, 20, 16],
    )
    return _lined(
        modelled(blade, STEEL, (dark, STEEL_MID))
        + plane(hilt, RED)
        + bands
        + line(hilt)
        + shape(bow, GOLD)
        + disc(-44, guard - 15, 13, GOLD)
        + disc(44, guard - 15, 13, GOLD)
        + disc(0, top + 17, 17, GOLD)
        + line(f"M-5 {g(top + 13)}L-5 {g(top + 13.5)}", color=GOLD_LIGHT, width=fine),
        k,
        factor,
    )


_CUDGEL = (
    # share of the length, how far the outline stands left and right of the axis
    (0.0, -24, 20),
    (0.035, -42, 36),
    (0.1, -50, 45),
    (0.17, -45, 50),
    (0.25, -35, 42),
    (0.33, -38, 28),
    (0.4, -29, 25),
    (0.5, -19, 27),
    (0.58, -21, 17),
    (0.7, -13, 16),
    (0.8, -17, 10),
    (0.92, -12, 12),
)


def _branch(x: float, y: float, heading: float, size: float, fine: float) -> str:
    """A sawn-off branch: a short stump that widens to its pale cut face."""
    stump = shape(poly("-15,16 -13,-22 13,-22 17,16"), GREEN_DARK)
    face = f'<ellipse cx="0" cy="-22" rx="16" ry="10" fill="{TAN}"/>' + line(
        "M-5 -22H5", color=BROWN, width=fine * 0.8
    )
    return place(stump + face, x, y, rot=heading, k=size)


def _bark(at: Callable[[float, float], Pt], fine: float) -> str:
    """More knots in rings of darker bark, and some grain."""
    out = ""
    for share, x, r in ((0.39, 3, 8.0), (0.57, 3, 6.0), (0.8, -3, 4.5)):
        p = at(share, x)
        out += plane(_ring_d(p, r * 1.9), GREEN_DARK) + shape(_ring_d(p, r), TAN, width=fine)
    grain = "".join(
        line(f"M{num(p.x)} {num(p.y)}q{dx} 14 0 28", width=fine)
        for p, dx in ((at(0.07, 8), 5), (at(0.28, -18), -4), (at(0.67, 2), 3), (at(0.9, 3), 3))
    )
    return out + grain


def _ring_d(p: Pt, r: float) -> str:
    return blob(
        [Pt(p.x, p.y - r * 1.3), Pt(p.x + r, p.y), Pt(p.x, p.y + r * 1.3), Pt(p.x - r, p.y)]
    )


def basto(length: float, k: float = 1, factor: float = 1.0, *, detailed: bool = False) -> str:
    """A knotty cudgel, thick end up: thins fast, lumpy, three sawn-off branches.

    `detailed` adds a knot and some bark, for the ace.
    """
    fine = FINE * factor / k
    ln = length / k - 8
    top = -ln / 2

    def at(share: float, dx: float) -> Pt:
        return Pt(dx, top + ln * share)

    left = [at(s, a) for s, a, _ in _CUDGEL]
    right = [at(s, b) for s, _, b in _CUDGEL]
    butt_l, butt_r = at(0.985, -16), at(0.985, 16)
    outline = [*left, Pt(*butt_l[:2], True), Pt(*butt_r[:2], True), *reversed(right)]
    n = len(left)
    dark = [at(s, a + (b - a) * 0.3) for s, a, b in reversed(_CUDGEL[2:])]
    light_in = [at(s, a + (b - a) * 0.72) for s, a, b in _CUDGEL[1:6]]
    light_out = [at(s, a + (b - a) * 0.86) for s, a, b in reversed(_CUDGEL[1:6])]
    shade = curve_d(
        cubics(
            [*outline[2:n], Pt(*butt_l[:2], True), Pt(*dark[0][:2], True), *dark[1:]], closed=True
        ),
        closed=True,
    )
    big = 1.2 if ln > 480 else 1.0
    stumps = (
        _branch(36, at(0.26, 0).y, 52, big, fine)
        + _branch(-24, at(0.45, 0).y, -54, 0.9 * big, fine)
        + _branch(15, at(0.64, 0).y, 54, 0.8 * big, fine)
    )
    if ln > 480:
        stumps += _branch(-38, at(0.2, 0).y, -50, 1.0, fine) + _branch(
            -14, at(0.78, 0).y, -54, 0.8, fine
        )
    cut = f'<ellipse cx="0" cy="{num(top + ln * 0.985)}" rx="16" ry="9" fill="{TAN}"/>'
    x, y = -12, top + ln * 0.15
    knot = (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="13" ry="16" fill="{TAN}"'
        f' stroke-width="{num(fine)}"/>'
    )
    return _lined(
        stumps
        + modelled(
            blob(outline), GREEN, (shade, GREEN_DARK), (blob([*light_in, *light_out]), GREEN_LIGHT)
        )
        + knot
        + (_bark(at, fine) if detailed else "")
        + cut,
        k,
        factor,
    )


def sign(suit: str, k: float = 1, *, length: float = 0, factor: float = 1.0) -> str:
    """The sign of a suit at scale k; swords and cudgels also take a length in card units."""
    if suit == "o":
        return place(oro(k, factor), k=k)
    if suit == "c":
        return place(copa(k, factor), k=k)
    if suit == "e":
        return place(espada(length, k, factor), k=k)
    if suit == "b":
        return place(basto(length, k, factor), k=k)
    raise ValueError(suit)
