"""The second deck: four colours, large numbers, and the suit's sign under each number."""

from __future__ import annotations

from .digits import index
from .ink import FACE_NUMBER, SUIT_TEXT, place
from .signs import sign

SHRINK = 0.74
SHIFT = 13


def corner(rank: str, suit: str) -> str:
    """The upper left corner: a number 130 high in the suit's colour, the sign under it."""
    number = FACE_NUMBER.get(rank, rank)
    size = 130 / 84
    k = {"o": 0.58, "c": 0.5, "e": 0.62, "b": 0.62}[suit]
    mark = sign(suit, k, length=104, factor=0.75)
    return index(
        number, x=48, y=52, size=size, weight=21, color=SUIT_TEXT[suit]
    ) + place(mark, 48 + 38, 52 + 130 + 62)


def shrunk(art: str) -> str:
    """A picture of the ordinary deck, made smaller to leave the corners free."""
    return place(art, 305 * (1 - SHRINK) + SHIFT, 475 * (1 - SHRINK), k=SHRINK)
