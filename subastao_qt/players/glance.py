"""What a hand is worth at a glance, on bare integers: quick enough to weigh thousands of guessed hands.

The worth is linear: for each suit a number for its cards as trumps or as a side suit, cantes included. The
constants were fitted to deals solved with open cards by `tests/bench/fit_glance.py` (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

Tables = tuple[tuple[float, ...], tuple[float, ...]]
_LOW: Final = 1023
GLANCE_ERROR: Final = {3: 5.0, 4: 5.0}
"""How far, in points, the mean over all worlds lies from the worth at a glance, by the number of players."""
WORLD_SPREAD: Final = {3: 9.5, 4: 24.0}
"""How far the worlds of one hand lie from their mean."""
GIVEN_SPREAD: Final = {3: 9.5, 4: 12.0}
"""The same where, in pairs, both partners' hands are given."""


class Sight(Enum):
    """Whose cards a worth at a glance is told from."""

    ALONE = "alone"
    """A declarer against all."""
    OWN = "own"
    """One of a pair, the partner's cards unknown."""
    BOTH = "both"
    """Each of a pair; the worth is the sum over both."""


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


_TRUMP: Final[dict[Sight, tuple[float, ...]]] = {
    Sight.ALONE: (23.5, 16.8, 7.9, 6.0, 5.1, 3.4, 33.9, -2.1, -0.6, 4.6, 9.1, 5.1),
    Sight.OWN: (16.2, 7.4, 3.2, -2.2, -0.0, -1.2, 35.5, 2.9, 1.4, 0.3, 13.4, 8.7),
    Sight.BOTH: (23.0, 10.2, 3.8, 1.1, -1.0, -3.2, 34.4, 0.6, 1.9, -0.4, 11.2, 3.6),
}
_SIDE: Final[dict[Sight, tuple[float, ...]]] = {
    Sight.ALONE: (17.5, 7.2, 0.0, -1.0, -1.5, -1.8, 15.1, -1.8, -1.2, -1.7, 10.2, 1.6),
    Sight.OWN: (6.7, -1.6, -5.4, -8.1, -7.6, -7.4, 15.2, 1.3, -0.2, -1.0, 14.2, 3.2),
    Sight.BOTH: (12.1, -5.5, -8.3, -9.6, -10.9, -11.6, 16.2, 3.0, 2.4, -1.9, 14.6, 2.9),
}
_BASE: Final = {Sight.ALONE: -6.5, Sight.OWN: 105.2, Sight.BOTH: 169.1}


@lru_cache(maxsize=8)
def tables(sight: Sight) -> Tables:
    """By the ten bits of a suit: what it is worth as trumps (with the constant, or half of it), and as a side suit."""
    trumps: list[float] = []
    sides: list[float] = []
    base = _BASE[sight] / (2 if sight is Sight.BOTH else 1)
    for mask in range(1024):
        features = suit_features(mask)
        trumps.append(base + sum(w * f for w, f in zip(_TRUMP[sight], features, strict=True)))
        sides.append(sum(w * f for w, f in zip(_SIDE[sight], features, strict=True)))
    return tuple(trumps), tuple(sides)


def _worths(hand: int, sight: Sight) -> list[float]:
    trumps, sides = tables(sight)
    parts = (hand & _LOW, hand >> 10 & _LOW, hand >> 20 & _LOW, hand >> 30 & _LOW)
    side = [sides[part] for part in parts]
    total = sum(side)
    return [total - side[suit] + trumps[parts[suit]] for suit in range(4)]


def worths(hand: int, pairs: bool) -> list[float]:
    """What the hand should make with each suit as trumps against open cards, in points."""
    return _worths(hand, Sight.OWN if pairs else Sight.ALONE)


def pair_worths(hand: int, partner: int) -> list[float]:
    """The same for a pair whose cards are both given."""
    one, two = _worths(hand, Sight.BOTH), _worths(partner, Sight.BOTH)
    return [a + b for a, b in zip(one, two, strict=True)]


def best_worth(hand: int, pairs: bool) -> float:
    """What the hand should make with the best suit."""
    return max(worths(hand, pairs))


def lengths(hand: int) -> Sequence[int]:
    """How many cards of each suit."""
    return tuple((hand >> 10 * suit & _LOW).bit_count() for suit in range(4))
