"""Which drawing belongs to which of the twelve figures."""

from __future__ import annotations

from .caballos import caballo
from .reyes import rey
from .sotas import sota


def figure(rank: str, suit: str) -> str:
    """The art of a sota (S), caballo (C) or rey (R)."""
    return {"S": sota, "C": caballo, "R": rey}[rank](suit)
