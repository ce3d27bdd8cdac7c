"""Every way to deal hidden cards to hidden hands, numbered: drawn uniformly without rejection, or counted off.

Each hidden card may go to some of up to three hands; cards that may go to the same hands are a class. How many of
a class each hand gets is a split; a split has a product of binomials of deals. So all deals can be counted and the
n-th of them built, whatever the hands cannot hold.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
from typing import Final

_LISTED: Final = 6000
"""Up to so many subsets of a class are kept as a list."""


@lru_cache(maxsize=512)
def _subsets(size: int, taken: int) -> tuple[int, ...]:
    return tuple(sum(1 << i for i in chosen) for chosen in combinations(range(size), taken))


def _subset(cards: Sequence[int], taken: int, number: int) -> int:
    """The subset of `taken` cards with this number, as a hand."""
    size = len(cards)
    hand = 0
    if comb(size, taken) <= _LISTED:
        chosen = _subsets(size, taken)[number]
        for place, card in enumerate(cards):
            if chosen >> place & 1:
                hand |= card
        return hand
    for place, card in enumerate(cards):
        with_it = comb(size - place - 1, taken - 1) if taken else 0
        if number < with_it:
            hand |= card
            taken -= 1
        else:
            number -= with_it
    return hand


@dataclass(frozen=True, slots=True)
class _Split:
    """How many of each class go where: (class, hand, how many), in the order in which subsets are drawn."""

    draws: tuple[tuple[int, int, int], ...]


class Spread:
    """The deals of hidden cards to two or three hands, one by one or counted."""

    def __init__(self, cards: int, sizes: Sequence[int], cannot: Sequence[int]) -> None:
        """`cards` all hidden ones; each hand's size and the cards it cannot hold. ValueError: sizes do not add up."""
        if not 1 <= len(sizes) <= 3 or len(sizes) != len(cannot):
            raise ValueError("one to three hidden hands")
        if cards.bit_count() != sum(sizes):
            raise ValueError(f"{cards.bit_count()} cards for hands of {list(sizes)}")
        self._sizes = tuple(sizes)
        classes: list[list[int]] = [[] for _ in range(1 << len(sizes))]
        for number in range(cards.bit_length()):
            bit = 1 << number
            if cards & bit:
                able = sum(1 << hand for hand, no in enumerate(cannot) if not no & bit)
                classes[able].append(bit)
        self._classes = classes
        self._splits: list[_Split] = []
        self._ends: list[int] = []
        if not classes[0]:
            self._split()

    def _split(self) -> None:
        """Find every split and how many deals it has."""
        two = len(self._sizes)
        sizes = (*self._sizes, *(0,) * (3 - two))
        count = [len(each) for each in self._classes] + [0] * (8 - len(self._classes))
        only_a, only_b, ab, only_c, ac, bc, abc = (count[able] for able in range(1, 8))
        ways: list[int] = []
        for x in range(ab + 1):
            for y in range(ac + 1):
                for z in range(bc + 1):
                    a = sizes[0] - only_a - x - y
                    b = sizes[1] - only_b - (ab - x) - z
                    c = sizes[2] - only_c - (ac - y) - (bc - z)
                    if a < 0 or b < 0 or c < 0 or a + b + c != abc:
                        continue
                    ways.append(
                        comb(ab, x) * comb(ac, y) * comb(bc, z) * comb(abc, a) * comb(abc - a, b)
                    )
                    self._splits.append(
                        _Split(((3, 0, x), (5, 0, y), (6, 1, z), (7, 0, a), (7, 1, b)))
                    )
        self._ends = list(accumulate(ways))

    @property
    def total(self) -> int:
        """How many deals there are; 0 when what is known contradicts itself."""
        return self._ends[-1] if self._ends else 0

    def deal(self, number: int) -> tuple[int, ...]:
        """The deal with this number, from 0: a hand for each."""
        place = bisect_right(self._ends, number)
        if place:
            number -= self._ends[place - 1]
        hands = [0, 0, 0]
        rest = [list(cards) for cards in self._classes] + [[]] * (8 - len(self._classes))
        for able, hand, taken in self._splits[place].draws:
            cards = rest[able]
            if not cards:
                continue
            ways = comb(len(cards), taken)
            number, chosen = divmod(number, ways)
            drawn = _subset(cards, taken, chosen)
            hands[hand] |= drawn
            rest[able] = [card for card in cards if not card & drawn]
        for able, takers in ((1, 0), (2, 1), (4, 2), (3, 1), (5, 2), (6, 2), (7, 2)):
            hands[takers] |= sum(rest[able])
        return tuple(hands[: len(self._sizes)])
