"""Which drawing belongs to which of the twelve figures, and the ground they stand on."""

from __future__ import annotations

from .caballos import caballo
from .geometry import blob
from .ink import TAN, shape
from .reyes import rey
from .sotas import sota

_GROUND = blob("56,888! 92,876 160,870 260,868 360,870 420,876 450,888! 400,898 250,902 110,898")


def figure(rank: str, suit: str) -> str:
    """The art of a sota (S), caballo (C) or rey (R)."""
    return shape(_GROUND, TAN) + {"S": sota, "C": caballo, "R": rey}[rank](suit)
