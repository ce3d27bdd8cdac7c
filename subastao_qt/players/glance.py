"""What a hand is worth at a glance, on bare integers: quick enough to weigh thousands of guessed hands.

The worth is linear: for each suit a number for its cards as trumps or as a side suit, cantes included. The
constants were fitted to deals solved with open cards by `tests/bench/fit_glance.py` (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

Tables = tuple[tuple[float, ...], tuple[float, ...]]
_LOW: Final = 1023
GLANCE_ERROR: Final = {3: 5.0, 4: 10.0}
"""How far, in points, the mean over all worlds lies from the worth at a glance, by the number of players."""
WORLD_SPREAD: Final = {3: 9.5, 4: 20.0}
"""How far the worlds of one hand lie from their mean."""

FEATURES: Final = 12
"""Parts of a suit's worth: As, 3, Rey, Caballo, Sota, low cards, cante, 3 with a card, 3 with two, length over
four, void, single card."""


def suit_features(mask: int) -> list[float]:
    """What counts of the cards of a suit (ten bits, bit 9 the As)."""
    has = [mask >> rank & 1 for rank in range(10)]
    size = mask.bit_count()
    guarded = has[8] and not has[9]
    return [
        has[9],
        has[8],
        has[7],
        has[6],
        has[5],
        sum(has[:5]),
        has[7] and has[6],
        float(guarded and size == 2),
        float(guarded and size >= 3),
        float(max(0, size - 4)),
        float(size == 0),
        float(size == 1),
    ]


_TRUMP: Final[dict[bool, tuple[float, ...]]] = {
    False: (23.5, 16.8, 7.9, 6.0, 5.1, 3.4, 33.9, -2.1, -0.6, 4.6, 9.1, 5.1),
    True: (17, 15, 10, 8.5, 7.5, 6, 36, 0, 0, 0, 0, 0),
}
_SIDE: Final[dict[bool, tuple[float, ...]]] = {
    False: (17.5, 7.2, 0.0, -1.0, -1.5, -1.8, 15.1, -1.8, -1.2, -1.7, 10.2, 1.6),
    True: (13, 6, 0, 0, 0, 0, 18, 0, 0, 0, 3, 3),
}
_BASE: Final = {False: -6.5, True: 20.0}


@lru_cache(maxsize=8)
def tables(pairs: bool) -> Tables:
    """By the ten bits of a suit: what it is worth as trumps (the constant with it), and as a side suit."""
    trumps: list[float] = []
    sides: list[float] = []
    for mask in range(1024):
        features = suit_features(mask)
        trumps.append(
            _BASE[pairs] + sum(w * f for w, f in zip(_TRUMP[pairs], features, strict=True))
        )
        sides.append(sum(w * f for w, f in zip(_SIDE[pairs], features, strict=True)))
    return tuple(trumps), tuple(sides)


def worths(hand: int, pairs: bool) -> list[float]:
    """What the hand should make with each suit as trumps against open cards, in points."""
    trumps, sides = tables(pairs)
    parts = (hand & _LOW, hand >> 10 & _LOW, hand >> 20 & _LOW, hand >> 30 & _LOW)
    side = [sides[part] for part in parts]
    total = sum(side)
    return [total - side[suit] + trumps[parts[suit]] for suit in range(4)]


def best_worth(hand: int, pairs: bool) -> float:
    """The same for the best suit."""
    return max(worths(hand, pairs))


def lengths(hand: int) -> Sequence[int]:
    """How many cards of each suit."""
    return tuple((hand >> 10 * suit & _LOW).bit_count() for suit in range(4))
