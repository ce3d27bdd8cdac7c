"""Where the signs stand on the cards 2 to 7: fractions of the card, turn, scale, length."""

from __future__ import annotations

from typing import NamedTuple

from .frame import HEIGHT, WIDTH
from .ink import place
from .signs import sign


class Pip(NamedTuple):
    """One sign: centre as fractions of the card, degrees clockwise, scale, length (0: fixed)."""

    x: float
    y: float
    rot: float
    k: float
    length: float = 0


def _round(suit: str, n: int) -> list[Pip]:
    """Coins and cups, which always stand upright."""
    if n == 2:
        k = 1.6 if suit == "o" else 1.5
        return [Pip(0.5, 0.29, 0, k), Pip(0.5, 0.71, 0, k)]
    if n == 3:
        return [Pip(x, y, 0, 1.25) for x, y in ((0.36, 0.205), (0.64, 0.5), (0.36, 0.795))]
    if n == 4:
        k, x0 = (1.1, 0.325) if suit == "o" else (1.05, 0.335)
        return [Pip(x, y, 0, k) for y in (0.225, 0.775) for x in (x0, 1 - x0)]
    if n == 5:
        x0 = 0.325 if suit == "o" else 0.335
        corners = [Pip(x, y, 0, 1.02) for y in (0.215, 0.785) for x in (x0, 1 - x0)]
        return [*corners, Pip(0.5, 0.5, 0, 1.3)]
    if n == 6:
        k = 1.05 if suit == "o" else 1.0
        x0 = 0.325 if suit == "o" else 0.33
        return [Pip(x, y, 0, k) for y in (0.2, 0.5, 0.8) for x in (x0, 1 - x0)]
    if suit == "o":
        rows = [Pip(x, y, 0, 0.98) for y in (0.19, 0.5, 0.81) for x in (0.315, 0.685)]
        return [*rows, Pip(0.5, 0.345, 0, 0.98)]
    rows = [Pip(x, y, 0, 0.8) for y in (0.178, 0.5, 0.822) for x in (0.295, 0.705)]
    return [*rows, Pip(0.5, 0.339, 0, 0.8)]


def _long(suit: str, n: int) -> list[Pip]:
    """Swords and cudgels, which balance when the card is turned."""
    if n == 2:
        return [Pip(0.34, 0.5, 0, 1.35, 720), Pip(0.66, 0.5, 180, 1.35, 720)]
    if n == 3 and suit == "e":
        spots = ((0.27, 0), (0.5, 180), (0.73, 0))
        return [Pip(x, 0.5, rot, 1.2, 700) for x, rot in spots]
    if n == 3:
        return [Pip(0.5, 0.5, rot, 1.3, 700) for rot in (0, 34, -34)]
    length = 312 if suit == "e" else 284
    k, x0 = (1.1, 0.345) if suit == "e" else (1.0, 0.345)
    cross = [
        Pip(x0, 0.28, -32, k, length),
        Pip(1 - x0, 0.28, 32, k, length),
        Pip(x0, 0.72, 212, k, length),
        Pip(1 - x0, 0.72, 148, k, length),
    ]
    if n == 4:
        return cross
    if n == 5 and suit == "e":
        corners = [
            Pip(x, y, rot, 1, 330) for y, rot in ((0.25, 0), (0.75, 180)) for x in (0.29, 0.71)
        ]
        return [*corners, Pip(0.5, 0.5, 90, 1, 330)]
    if n == 5:
        return [*cross, Pip(0.5, 0.5, 90, 1.0, 300)]
    high, size, k = (0.268, 336, 1.02) if n == 6 else (0.235, 300, 1.0)
    out = []
    left = 0.285 if n == 7 or suit == "b" else 0.28
    for x in (left, 0.5, 1 - left):
        for y, rot in ((high, 0), (1 - high, 180)):
            over = 180 if suit == "b" and x == 0.5 else 0
            out.append(Pip(x, y, (rot + over) % 360, k, size))
    if n == 7:
        out.append(Pip(0.5, 0.5, 90, k, size))
    return out


def layout(suit: str, n: int) -> list[Pip]:
    """The signs of a card from 2 to 7, in the order in which they are drawn."""
    return _round(suit, n) if suit in "oc" else _long(suit, n)


def pips(suit: str, n: int, *, k: float = 1, line: float = 1) -> str:
    """The art of a card from 2 to 7; `k` shrinks the whole about the card's centre."""
    out = []
    for p in layout(suit, n):
        body = sign(suit, p.k * k, length=p.length * k, factor=line)
        x = WIDTH / 2 + (p.x - 0.5) * WIDTH * k
        y = HEIGHT / 2 + (p.y - 0.5) * HEIGHT * k
        out.append(place(body, x, y, rot=p.rot))
    return "".join(out)
