"""Which drawing belongs to which of the twelve figures."""

from __future__ import annotations

from .caballos import caballo
from .geometry import blob
from .ink import BLUE, GOLD, GREEN, RED, SKIN, disc, place, shape
from .signs import sign
from .sotas import sota


def figure(rank: str, suit: str) -> str:
    """The art of a sota (S), caballo (C) or rey (R)."""
    if rank == "S":
        return sota(suit)
    if rank == "C":
        return caballo(suit)
    livery = {"o": GOLD, "c": RED, "e": BLUE, "b": GREEN}[suit]
    body = shape(blob("320,300! 420,360 460,882! 200,882! 240,360"), livery)
    head = disc(330, 230, 70, SKIN)
    hat = {
        "S": "250,200! 330,120 410,200!",
        "C": "240,200! 290,90 420,130 410,200!",
        "R": "260,190! 250,90! 295,140! 330,80! 365,140! 410,90! 400,190!",
    }[rank]
    hand = place(sign(suit, 0.9, length=500), 130, 300 if suit in "oc" else 420)
    return body + head + shape(blob(hat), livery if rank != "R" else GOLD) + hand
