"""The small pattern of each suit's garments, and what all bodies share: hands, shoes, belts."""

from __future__ import annotations

from .geometry import blob, limb, num
from .ink import (
    BROWN,
    GOLD,
    GOLD_LIGHT,
    SKIN,
    bar,
    disc,
    dot,
    line,
    place,
    plane,
    shape,
    star,
)


def motif(suit: str, x: float, y: float, fill: str, *, rot: float = 0) -> str:
    """One figure of the garment's pattern: star, lozenge, disc or leaf, about 30 across."""
    if suit == "o":
        return star(x, y, 17, fill)
    if suit == "c":
        d = "M0 -20L13 0L0 20L-13 0Z"
    elif suit == "e":
        return dot(x, y, 11, fill)
    else:
        d = blob("0,-20! 12,-4 8,14 0,20! -8,14 -12,-4")
    return place(plane(d, fill), x, y, rot=rot)


def scatter(suit: str, where: str, fill: str) -> str:
    """The pattern at each of the given `x,y` points."""
    out = ""
    for token in where.split():
        x, y = token.split(",")
        out += motif(suit, float(x), float(y), fill)
    return out


def fist(x: float, y: float, rot: float = 0) -> str:
    """A closed hand, seen from its back: an oval with a thumb across."""
    body = f'<ellipse cx="0" cy="0" rx="26" ry="22" fill="{SKIN}"/>' + line(
        "M-12 2C-4 -8 8 -8 16 -2", width=6
    )
    return place(body, x, y, rot=rot)


def cuff(x: float, y: float, rot: float, fill: str, w: float = 26, h: float = 56) -> str:
    """The cuff behind a hand; rot 0 has it across a horizontal arm."""
    return place(bar(-w / 2, -h / 2, w, h, 8, fill), x, y, rot=rot)


def shoe(x: float, y: float, fill: str, *, look: int = -1, rot: float = 0, long: float = 1) -> str:
    """A soft pointed shoe, (x, y) the middle of the sole under the ankle, toe to the left."""
    a = num(-34 * long)
    b = num(-72 * long)
    d = blob(f"-22,-34! 20,-34! 26,-10 22,0! {b},0! {num(-78 * long)},-10 {a},-20")
    return place(shape(d, fill), x, y, rot=rot, flip=look > 0)


def boot(
    x: float, y: float, fill: str, *, look: int = -1, tall: float = 120, rot: float = 0
) -> str:
    """A riding boot, (x, y) the middle of the sole under the ankle, toe to the left."""
    t = num(-tall)
    d = blob(
        f"-34,{t}! 30,{t}! 26,{num(-tall * 0.5)} 24,-40 26,0! -66,0! -72,-14 -44,-28 -26,-40 -30,{num(-tall * 0.5)}"
    )
    fold = bar(-38, -tall - 14, 72, 28, 8, fill)
    return place(shape(d, fill) + fold, x, y, rot=rot, flip=look > 0)


def belt(text: str, buckle_x: float, buckle_y: float, fill: str = BROWN, *, rot: float = 0) -> str:
    """A belt along a curve with its gold buckle."""
    n = len(text.split())
    buckle = bar(-19, -21, 38, 42, 6, GOLD) + bar(-7, -9, 14, 18, 2, fill, width=5)
    return shape(limb(text, [28.0] * n, start="flat", end="flat"), fill) + place(
        buckle, buckle_x, buckle_y, rot=rot
    )


def buttons(where: str) -> str:
    """Small gold buttons."""
    out = ""
    for token in where.split():
        x, y = token.split(",")
        out += disc(float(x), float(y), 9, GOLD_LIGHT, width=5)
    return out


def puff(x: float, y: float, fill: str, slash: str, *, rot: float = 0, k: float = 1) -> str:
    """The puffed and slashed head of a sleeve, which also hides where it is set in."""
    d = blob("-42,-4 -34,-42 0,-54 36,-40 46,2 40,40! 8,50 -34,40!")
    slits = plane(blob("-14,-40! -4,0 -12,38! -24,0"), slash) + plane(
        blob("16,-40! 28,0 20,38! 8,0"), slash
    )
    return place(shape(d, fill) + slits, x, y, rot=rot, k=k)
