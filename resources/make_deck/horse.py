"""The rearing horse, facing right: one body from the union of its parts, then hair and tack.

The fore hand is drawn once and bent into each pose: turned about the hips by `lift` degrees and
drawn out forward by `reach`. The hind legs stay on the ground.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from .geometry import Pt, blob, limb, num, points, poly, strip, stroke, turned
from .ink import FINE, GOLD, INK, RED, disc, dot, line, modelled, plane, shape, union

HIP = (200.0, 680.0)


class Coat(NamedTuple):
    """Colours of a horse: coat, its darker shade, mane and tail with their lighter plane."""

    light: str
    dark: str
    hair: str
    hair_light: str
    strap: str = RED


class Pose(NamedTuple):
    """How the fore hand is held: lift in degrees, reach in units, both forelegs, tail, nod of neck."""

    lift: float
    reach: float
    near: str
    far: str
    tail: str
    nod: float = 0


_LOW_TAIL = "162,626 112,612 86,664 102,722 82,768"
_HIGH_TAIL = "162,628 122,580 86,616 90,692 72,752"
PESADE = Pose(-15, 34, "420,640 508,640 494,712", "430,640 516,604 512,676", _LOW_TAIL)
LEAP = Pose(-9, 16, "420,640 516,612 522,686", "430,650 504,692 450,740", _HIGH_TAIL)
TROT = Pose(2, -16, "424,650 512,684 482,748", "440,640 544,648 548,716", _LOW_TAIL, 9)
PARADE = Pose(0, -16, "424,652 524,696 506,770", "440,632 540,598 546,664", _HIGH_TAIL, 7)

_BODY = (
    "138,676 150,624 188,586 262,582 326,556 350,500 372,440 408,392 438,368! 458,302! 480,360"
    " 512,398 550,462 564,494 556,522 530,530 504,510 482,496 468,490! 456,506 456,530 478,574 492,616 466,668"
    " 408,698 340,714 290,722 240,740 190,746 152,722"
)
_BELLY = "452,680 408,698 340,714 296,724! 306,702 360,684 414,660 440,634"
_MANE = (
    "326,568! 304,580 276,572! 300,548 312,520! 288,524 258,504! 288,488 312,460! 290,454 268,428!"
    " 304,424 334,404! 312,392 300,362! 340,368 374,358! 366,342 362,316! 404,326 446,352!"
    " 438,386 424,406! 400,450 380,506 356,552"
)
_EAR_FAR = "462,370! 494,322! 498,386!"


def _bend(pose: Pose, text: str) -> list[Pt]:
    """Points of the fore hand in a pose."""
    drawn = []
    for p in points(text):
        share = max(0.0, min(1.0, (p.x - 330) / 90)) * max(0.0, min(1.0, (610 - p.y) / 110))
        p = turned([p], pose.nod * share, 360, 520)[0]
        t = max(0.0, min(1.0, (p.x - 250) / 150))
        drawn.append(Pt(p.x + pose.reach * t * t * (3 - 2 * t), p.y, p.corner))
    return turned(drawn, pose.lift, *HIP)


def _hoof(leg: list[Pt]) -> str:
    """The hoof of a lifted leg, in line with its last bone."""
    at, before = leg[-1], leg[-2]
    heading = math.degrees(math.atan2(at.y - before.y, at.x - before.x)) - 90
    x, y = at.x, at.y
    return poly(
        turned(
            [
                Pt(x - 16, y - 2, True),
                Pt(x + 16, y - 2, True),
                Pt(x + 28, y + 28, True),
                Pt(x - 20, y + 28, True),
            ],
            heading,
            x,
            y,
        )
    )


def _standing_hoof(x: float) -> str:
    """A hoof flat on the ground line."""
    return poly(f"{num(x - 20)},852! {num(x + 20)},848! {num(x + 38)},882! {num(x - 20)},882!")


def _hair(text: str, widths: list[float], coat: Coat) -> str:
    return modelled(
        limb(text, widths, end="point"),
        coat.hair,
        (strip(text, widths, 0.1, 0.75), coat.hair_light),
    )


def horse(coat: Coat, pose: Pose) -> str:
    """The horse without bridle and saddle."""
    near_fore, far_fore = _bend(pose, pose.near), _bend(pose, pose.far)
    far_hind = [
        (limb("262,668 334,728 284,788", [120, 90, 44]), coat.dark),
        (limb("282,778 281,806 291,834 308,860", [48, 36, 33, 41]), coat.dark),
    ]
    body = [
        (blob(_bend(pose, _BODY)), coat.light),
        (limb("198,660 232,702 250,736", [128, 124, 88]), coat.light),
        (limb("250,724 214,752 172,786", [98, 68, 44]), coat.light),
        (limb("170,776 168,806 176,834 192,860", [48, 36, 33, 41]), coat.light),
        (limb(near_fore, [92, 46, 29]), coat.light),
    ]
    eye, nostril = _bend(pose, "494,418 548,500")
    return (
        _hair(pose.tail, [30, 50, 62, 46, 10], coat)
        + union(far_hind)
        + shape(_standing_hoof(310), INK)
        + union([(limb(far_fore, [74, 42, 28]), coat.dark)])
        + shape(_hoof(far_fore), INK)
        + shape(poly(_bend(pose, _EAR_FAR)), coat.dark)
        + union(body)
        + plane(blob(_bend(pose, _BELLY)), coat.dark)
        + line(stroke("258,758 276,728 274,690"), width=FINE)
        + shape(_standing_hoof(194), INK)
        + shape(_hoof(near_fore), INK)
        + shape(blob(_bend(pose, _MANE)), coat.hair)
        + plane(
            blob(_bend(pose, "336,548! 344,500 366,444 400,392 424,376! 404,416 382,468 364,522")),
            coat.hair_light,
        )
        + shape(blob(_bend(pose, "440,350! 470,356 496,400! 470,392 452,380")), coat.hair)
        + line(stroke(_bend(pose, "468,490! 488,480 494,452")), width=FINE)
        + dot(eye.x, eye.y, 8.5, INK)
        + dot(nostril.x, nostril.y, 5.5, INK)
    )


def bridle(coat: Coat, pose: Pose, hand: str) -> str:
    """Headstall, breast strap and the rein to the hand at `x,y`."""

    def strap(text: str) -> str:
        return line(stroke(_bend(pose, text)), color=coat.strap)

    mouth = _bend(pose, "520,500!")[0]
    ring = _bend(pose, "487,604")[0]
    end = points(hand)[0]
    sag = Pt((mouth.x + end.x) / 2, max(mouth.y, end.y) + 34)
    rein = stroke([Pt(mouth.x, mouth.y, True), sag, Pt(end.x, end.y, True)])
    return (
        strap("340,640! 420,640 487,604!")
        + disc(ring.x, ring.y, 12, GOLD)
        + strap("458,384! 482,448 504,478 520,500!")
        + strap("548,452! 540,474 520,500!")
        + strap("520,500! 512,506 506,512!")
        + line(rein, color=coat.strap)
        + disc(mouth.x, mouth.y, 8, GOLD, width=FINE)
    )
