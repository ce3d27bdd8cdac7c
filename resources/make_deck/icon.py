"""The signs by themselves, for badges and buttons, and the icon of the application."""

from __future__ import annotations

from .frame import document, inked
from .ink import place
from .signs import sign


def badge(suit: str) -> str:
    """A whole file of 256 x 256: the sign alone, as large as the square allows."""
    k = {"o": 1.55, "c": 1.25, "e": 1.0, "b": 1.1}[suit]
    rot = {"o": 0, "c": 0, "e": 225, "b": 40}[suit]
    body = place(sign(suit, k, length=330 if suit == "e" else 290, factor=1.2), 128, 128, rot=rot)
    return document(inked(body), 256, 256)


def icon() -> str:
    """A whole file of 256 x 256: the coin of the deck."""
    return document(inked(place(sign("o", 1.55, factor=1.2), 128, 128)), 256, 256)
