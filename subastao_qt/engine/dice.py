"""The one source of chance: a small generator written out here, so that every later version draws the same.

The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
Python's own `random` promises the same stream only for `random()`, not for shuffles.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15

SEED_BITS: Final = 64


class Dice:
    """A stream of numbers that depends on the seed and the key alone."""

    def __init__(self, seed: int, key: int = 0) -> None:
        """`key` parts the streams of one seed: deal 1, deal 2, …"""
        self._state = _mixed((seed & _MASK) ^ _mixed((key * _GAMMA + 1) & _MASK))

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`, all equally likely."""
        if bound < 1:
            raise ValueError(f"bound {bound}: expected 1 or more")
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            self._state = (self._state + _GAMMA) & _MASK
            drawn = _mixed(self._state)
            if drawn < limit:
                return drawn % bound

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items in a uniformly drawn order (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)
