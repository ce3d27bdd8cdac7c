"""What a hand is worth at a glance, on bare integers: quick enough to weigh thousands of guessed hands.

The worth is linear: for each suit a number for its cards as trumps or as a side suit, the cantes too. The
constants were fitted to solved deals by `tools` of the arena (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.estimate import estimates
from subastao_qt.players.positions import SUITS, cards_of

Tables = tuple[tuple[float, ...], tuple[float, ...]]
_LOW: Final = 1023


@lru_cache(maxsize=8)
def tables(pairs: bool) -> Tables:
    """By the ten bits of a suit: what it is worth as trumps, and as a side suit; a constant is in the former."""
    rules = RuleSet()
    trumps: list[float] = []
    sides: list[float] = []
    for mask in range(1024):
        by_suit = {each.trump: each.points for each in estimates(cards_of(mask), rules)}
        empty = {each.trump: each.points for each in estimates((), rules)}
        trumps.append(by_suit[SUITS[0]] - 3 * 3.0 + (27.0 if pairs else 0.0))
        sides.append(by_suit[SUITS[1]] - empty[SUITS[1]] + 3.0)
    return tuple(trumps), tuple(sides)


def worths(hand: int, pairs: bool) -> list[float]:
    """What the hand should make with each suit as trumps, in points."""
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
