"""How little shuffling bends the suits: long suits are commoner than in a well mixed pack.

The factors were counted on simulated matches by `python -m tests.bench.suit_lengths` (1,200 deals of each kind, see
docs/bots.md): how often the longest suit of a hand has so many cards, against a full shuffle. Where fewer than some
twenty hands were counted the last factor stands for all longer suits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from subastao_qt.engine.choices import Shuffle

_BY_LONGEST: Final[dict[tuple[Shuffle, int], tuple[float, ...]]] = {
    (Shuffle.LIGHT, 12): (1, 1, 1, 0.46, 0.72, 1.16, 1.99, 4.1, 11.9, 11.9),
    (Shuffle.CUT_ONLY, 12): (1, 1, 1, 0.3, 0.56, 1.15, 2.75, 6.8, 26.0, 26.0),
    (Shuffle.LIGHT, 10): (1, 1, 1, 0.58, 0.9, 1.61, 2.92, 6.7, 6.7, 6.7, 6.7),
    (Shuffle.CUT_ONLY, 10): (1, 1, 1, 0.43, 0.83, 1.81, 3.79, 14.0, 14.0, 14.0, 14.0),
}
"""By the way of shuffling and the cards of a hand; the place in the row is the length of the longest suit."""
_SOFTER: Final = 0.6
"""Lengths of hands of one deal go together, so that factors of several hands say the same thing twice."""

_SOFT: Final = {
    kind: tuple(factor**_SOFTER for factor in factors) for kind, factors in _BY_LONGEST.items()
}


def shape_weight(shuffle: Shuffle, lengths: Sequence[int]) -> float:
    """How much likelier a hand with suits of these lengths is than in a well mixed pack."""
    factors = _SOFT.get((shuffle, sum(lengths)))
    return factors[max(lengths)] if factors else 1.0
