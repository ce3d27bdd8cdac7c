"""The four crowns and the four beards, in the coordinates of a face that looks right."""

from __future__ import annotations

from .geometry import blob, limb, points, poly
from .ink import (
    BLUE,
    BROWN,
    BROWN_DARK,
    FINE,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREY,
    GREY_DARK,
    RED,
    disc,
    line,
    modelled,
    place,
    shape,
)

_BAND = "-66,-42 -34,-55 4,-59 40,-55 68,-42"


def _ring(jewel: str, pearls: str) -> str:
    """The gold circle of a crown with a jewel in front and a pearl on either side."""
    return (
        shape(limb(_BAND, [30.0, 32, 32, 32, 30], start="flat", end="flat"), GOLD)
        + shape(poly("4,-74! 20,-58! 4,-42! -12,-58!"), jewel, width=FINE)
        + disc(-32, -53, 7, pearls, width=5)
        + disc(38, -53, 7, pearls, width=5)
    )


def _velvet(fill: str, shade: str) -> str:
    """The cap inside the crown."""
    dome = blob("-60,-56! -60,-90 -30,-112 4,-116 38,-112 64,-90 62,-56!")
    return modelled(dome, fill, (blob("20,-70! 34,-109 52,-100 60,-86 58,-66!"), shade))


def _balls(where: str, r: float, fill: str) -> str:
    return "".join(disc(p.x, p.y, r, fill) for p in points(where))


def _metal(text: str, light: str) -> str:
    return modelled(blob(text), GOLD, (blob(light), GOLD_LIGHT))


def crown(suit: str) -> str:
    """Three points with balls, four leaves, battlements, or five uneven points."""
    if suit == "o":
        body = _metal(
            "-66,-48! -90,-138! -42,-96! 4,-152! 50,-96! 96,-138! 68,-48! 4,-60",
            "-58,-60! -76,-112! -44,-84! -44,-64!",
        )
        return body + _balls("-92,-146 4,-162 98,-146", 12, RED) + _ring(BLUE, RED)
    if suit == "c":
        leaf = blob("-16,8! -26,-18 -14,-44 0,-60! 14,-44 26,-18 16,8!")
        vein = line("M0 -6V-34", width=FINE)
        leaves = "".join(
            place(shape(leaf, GOLD) + vein, x, y, rot=rot)
            for x, y, rot in ((-60, -76, -24), (64, -76, 24), (-20, -86, -8), (26, -86, 8))
        )
        return _velvet(BLUE, BLUE) + leaves + _ring(RED, BLUE)
    if suit == "e":
        body = _metal(
            "-66,-48! -88,-136! -52,-144! -46,-114! -20,-118! -18,-152! 26,-152! 28,-118! 54,-114!"
            " 60,-144! 96,-136! 68,-48! 4,-60",
            "-58,-62! -74,-126! -62,-128! -54,-98! -34,-100! -36,-64!",
        )
        slots = line("M-62 -104V-92M4 -104V-90M70 -104V-92", width=FINE)
        return body + slots + _ring(RED, BLUE)
    body = _metal(
        "-66,-48! -104,-118! -62,-92! -54,-146! -20,-98! 6,-158! 32,-98! 62,-140! 70,-92!"
        " 108,-112! 68,-48! 4,-60",
        "-58,-60! -84,-104! -54,-80! -48,-118! -30,-92! -34,-64!",
    )
    return body + _balls("-54,-152 6,-166 62,-148", 10, RED) + _ring(GREEN, RED)


def mane(color: str, shade: str, *, long: float = 0) -> str:
    """A king's hair behind the face, falling on the collar."""
    e = long
    outline = f"-44,-62 -68,-24 -70,30 -80,{76 + e} -46,{88 + e} 0,80 50,{88 + e} 80,{72 + e} 70,26 66,-24 44,-62"
    return modelled(
        blob(outline), color, (blob(f"-62,0! -52,30 -54,{74 + e} -72,{72 + e} -65,30"), shade)
    )


def _moustache(color: str) -> str:
    d = blob("6,26! -10,24 -30,34 -46,54! -24,56 -4,48 7,40! 16,48 34,52 50,44! 38,28 20,22")
    return shape(d, color) + line("M-6 55Q9 62 22 53", color=RED, width=7)


def beard(suit: str, color: str = BROWN, shade: str = BROWN_DARK) -> str:
    """Long and pointed, short and round, forked, or full."""
    if suit == "o":
        d = blob(
            "-55,-10! -46,22 -20,30 8,26 32,28 46,18 54,-12! 60,40 52,88 32,128 12,168!"
            " -16,136 -42,98 -56,50"
        )
        strands = line("M-18 84C-12 104 -2 118 8 136M22 82C22 98 18 112 12 126", width=FINE)
        return (
            modelled(d, GREY, (blob("-52,20! -38,70 -14,120 8,156! -26,120 -46,80"), GREY_DARK))
            + strands
            + _moustache(GREY)
        )
    if suit == "c":
        d = blob("-54,-10! -44,24 -20,32 8,28 32,30 46,20 54,-12! 57,34 44,74 10,92 -26,80 -52,44")
        return modelled(d, color, (blob("-50,20! -36,56 -4,86 -30,74 -48,46"), shade)) + _moustache(
            color
        )
    if suit == "e":
        d = blob(
            "-55,-10! -46,22 -20,30 8,26 32,28 46,18 54,-12! 60,40 60,90 52,146! 26,120 10,96!"
            " -6,124 -32,150! -50,96 -58,46"
        )
        strands = line("M-30 80C-34 98 -32 112 -30 124M34 78C42 96 46 108 48 120", width=FINE)
        return (
            modelled(d, GREY, (blob("-52,20! -44,70 -38,100 -32,138! -48,96 -55,46"), GREY_DARK))
            + strands
            + _moustache(GREY)
        )
    d = blob(
        "-57,-14! -46,20 -20,30 8,26 32,28 46,16 56,-14! 74,36 74,84 50,116 34,138 10,124 -14,142"
        " -34,118 -66,98 -74,40"
    )
    strands = line("M-30 84C-30 98 -26 108 -20 116M36 84C36 96 34 106 30 114", width=FINE)
    return (
        modelled(d, BROWN_DARK, (blob("-64,30! -44,76 -20,120 -36,112 -62,90 -70,46"), "#3A2010"))
        + strands
        + _moustache(BROWN_DARK)
    )
