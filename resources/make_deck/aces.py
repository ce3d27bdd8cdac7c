"""The four aces: the show card of the coins, and one large sign each."""

from __future__ import annotations

import math

from . import ornament
from .geometry import blob, limb, poly, star_points, strip
from .ink import (
    BLUE,
    FINE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    RED,
    RED_DARK,
    RED_PALE,
    STEEL,
    STEEL_MID,
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
from .signs import basto


def _ring_of(x: float, y: float, r: float, n: int, size: float, fill: str) -> str:
    out = ""
    for i in range(n):
        a = 2 * math.pi * (i + 0.5) / n
        out += dot(x + r * math.cos(a), y + r * math.sin(a), size, fill)
    return out


def _great_coin(x: float, y: float) -> str:
    """The coin of the ace: beads, a wreathed ring, and the star of the deck in layers."""
    petals = ""
    for i in range(16):
        petals += place(
            plane(blob("0,-128! 11,-116 9,-104 0,-96! -9,-104 -11,-116"), GOLD_DARK),
            x,
            y,
            rot=i * 22.5,
        )
    return (
        disc(x, y, 172, GOLD)
        + _ring_of(x, y, 155, 40, 6.5, GOLD_DARK)
        + disc(x, y, 138, GOLD_LIGHT, width=FINE)
        + petals
        + disc(x, y, 92, GOLD, width=FINE)
        + shape(poly(star_points(x, y, 88, 62)), RED, width=FINE)
        + shape(blob(star_points(x, y, 54, 38)), GOLD_LIGHT, width=FINE)
        + disc(x, y, 24, RED, width=FINE)
        + star(x, y, 15, GOLD)
    )


def _crown(x: float, y: float) -> str:
    """The royal crown over the coin: red velvet, four arches of pearls, a ball."""
    velvet = blob("-72,-24! -84,-64 -58,-100 0,-108 58,-100 84,-64 72,-24!")
    arch = "-74,-26 -92,-72 -58,-106 0,-112"
    arch_r = "74,-26 92,-72 58,-106 0,-112"
    inner = "-30,-30 -42,-74 -22,-104 0,-112"
    inner_r = "30,-30 42,-74 22,-104 0,-112"
    wide = [20.0, 20, 18, 16]
    arches = "".join(shape(limb(t, wide), GOLD) for t in (inner, inner_r, arch, arch_r))
    band = shape(
        limb("-78,-14 -40,-4 0,0 40,-4 78,-14", [34.0] * 5, start="flat", end="flat"), GOLD
    )
    jewels = (
        shape(poly("0,-18! 17,-1! 0,16! -17,-1!"), BLUE, width=FINE)
        + disc(-42, -5, 8, RED, width=FINE)
        + disc(42, -5, 8, RED, width=FINE)
    )
    top = disc(0, -128, 17, GOLD) + dot(-5, -133, 4, GOLD_LIGHT)
    return place(modelled(velvet, RED) + arches + band + jewels + top, x, y)


def oros() -> str:
    """As de oros: crown, sun, coin, laurel and the ribbon with five stars."""
    stem = "300,724 224,702 146,654 98,580 84,504"
    return (
        ornament.rays(305, 448, 166, 222, 24)
        + ornament.wreath(stem, 6, size=0.95)
        + _great_coin(305, 448)
        + _crown(305, 198)
        + ornament.ribbon(305, 750, 158, 5)
    )


def copas() -> str:
    """As de copas: one large lidded cup, red bowl in a gold calyx, a flame on the lid."""
    bowl = points_bowl = blob(
        "128,352! 482,352! 488,430 462,520 400,596 305,624 210,596 148,520 122,430"
    )
    del points_bowl
    lobes = (
        "140,492! 178,448 214,452 232,494! 250,446 305,436 360,446 378,494! 396,452 432,448"
        " 470,492! 448,544 400,596 305,624 210,596 162,544"
    )
    ribs = line("M232 494C236 540 250 584 274 616M378 494C374 540 360 584 336 616", width=FINE)
    lid = blob("140,318! 150,250 196,198 260,172 305,168 350,172 414,198 460,250 470,318!")
    flame = "210,306! 214,262 250,236 268,206 290,172! 300,170 312,172! 342,206 360,236 396,262 400,306!"
    foot = blob(
        "268,716! 342,716! 356,744 410,768 470,800 486,842! 124,842! 140,800 200,768 254,744"
    )
    return (
        modelled(
            foot,
            GOLD,
            (
                blob(
                    "318,718! 342,718! 356,744 410,768 470,800 486,840! 412,840! 396,806 344,776 322,744"
                ),
                GOLD_DARK,
            ),
        )
        + line("M180 806Q305 830 430 806", width=FINE)
        + bar(238, 610, 134, 40, 20, GOLD)
        + shape(blob("262,650! 348,650! 334,684 342,718! 268,718! 276,684"), GOLD)
        + bar(246, 664, 118, 36, 18, GOLD_LIGHT)
        + modelled(
            bowl,
            RED,
            (blob("400,356! 478,356! 484,430 458,518 398,592 350,612! 410,520 420,430"), RED_DARK),
            (blob("152,372! 180,372! 178,410 184,444 168,446 152,420"), RED_PALE),
        )
        + star(305, 396, 30, GOLD)
        + star(214, 396, 20, GOLD)
        + star(396, 396, 20, GOLD)
        + modelled(
            blob(lobes),
            GOLD,
            (blob("418,448! 452,452 470,492! 448,544 400,596 340,618! 392,560 412,500"), GOLD_DARK),
        )
        + plane(blob("158,490! 182,462 206,468 216,496 230,560 214,584 176,540"), GOLD_LIGHT)
        + ribs
        + bar(108, 312, 394, 46, 20, GOLD)
        + _jewels()
        + modelled(lid, RED, (blob("380,188! 414,202 456,252 465,314! 420,314! 414,250"), RED_DARK))
        + modelled(
            blob(flame),
            GOLD,
            (blob("344,212! 362,238 396,264 400,304! 370,304! 366,262"), GOLD_DARK),
        )
        + plane(blob("226,298! 232,268 262,246 282,212! 276,260 262,298!"), GOLD_LIGHT)
        + line(
            "M305 206V300M262 254C252 270 250 286 252 302M348 254C358 270 360 286 358 302",
            width=FINE,
        )
        + bar(262, 142, 86, 32, 14, GOLD)
        + disc(305, 108, 34, GOLD)
        + dot(295, 98, 9, GOLD_LIGHT)
    )


def _jewels() -> str:
    out = ""
    for i in range(7):
        x = 305 + (i - 3) * 52
        out += disc(x, 335, 11, BLUE if i % 2 else RED, width=FINE)
    return out


def espadas() -> str:
    """As de espadas: one large sword, point up, laurel round the hilt."""
    blade = poly("258,616! 262,164! 305,72! 348,164! 352,616!")
    dark = poly("305,72! 348,164! 352,616! 305,616!")
    fuller = poly("291,616! 298,300! 305,180! 312,300! 319,616!")
    guard = "160,590 196,628 252,640 305,644 358,640 414,628 450,590"
    wide = [34.0, 42, 52, 60, 52, 42, 34]
    grip = blob("282,660! 328,660! 332,730 326,800! 284,800! 278,730")
    bands = "".join(
        plane(f"M280 {y}L330 {y - 12}V{y + 4}L280 {y + 16}Z", GOLD) for y in (692, 728, 764)
    )
    return (
        ornament.wreath("284,856 196,806 126,746 92,668 94,584 124,506", 7, size=0.95)
        + modelled(blade, STEEL, (dark, STEEL_MID), (fuller, "#DCEBF5"))
        + line("M291 616L298 300L305 184L312 300L319 616", width=FINE)
        + plane(grip, RED)
        + bands
        + line(grip)
        + modelled(limb(guard, wide), GOLD, (strip(guard, wide, 0.2, 0.9), GOLD_LIGHT))
        + disc(154, 580, 30, GOLD)
        + disc(456, 580, 30, GOLD)
        + star(154, 580, 17, RED)
        + star(456, 580, 17, RED)
        + shape(poly("305,612! 334,644! 305,676! 276,644!"), RED)
        + dot(297, 638, 6, RED_PALE)
        + disc(305, 838, 42, GOLD)
        + star(305, 838, 28, RED)
    )


def bastos() -> str:
    """As de bastos: one large cudgel, thick end up, laurel round the grip."""
    return ornament.wreath("284,862 196,808 126,750 92,674 94,590 124,512", 7, size=0.95) + place(
        basto(796, 2.5, detailed=True), 305, 470, k=2.5
    )


def ace(suit: str) -> str:
    """The art of an ace."""
    return {"o": oros, "c": copas, "e": espadas, "b": bastos}[suit]()
