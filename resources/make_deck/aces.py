"""The four aces."""

from __future__ import annotations

from .ink import place
from .signs import sign


def ace(suit: str) -> str:
    """The art of an ace."""
    k = {"o": 2.35, "c": 2.7, "e": 2.4, "b": 2.5}[suit]
    length = 790 if suit == "e" else 780
    return place(sign(suit, k, length=length), 305, 475, rot=180 if suit == "e" else 0)
