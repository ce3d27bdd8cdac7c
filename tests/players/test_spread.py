"""Hidden cards dealt to hidden hands: all ways counted, each as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from subastao_qt.engine.dice import Dice
from subastao_qt.players.spread import Spread


def every_way(
    cards: list[int], sizes: list[int], cannot: list[int], hands: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """All deals, found card by card."""
    if not cards:
        yield hands
        return
    bit = 1 << cards[0]
    for hand, held in enumerate(hands):
        if held.bit_count() < sizes[hand] and not cannot[hand] & bit:
            after = tuple(h | bit if place == hand else h for place, h in enumerate(hands))
            yield from every_way(cards[1:], sizes, cannot, after)


@pytest.mark.parametrize("seed", range(120))
def test_numbers_reach_every_deal_once(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.choice([1, 2, 3])
    sizes = [rng.randrange(4) for _ in range(count)]
    cards = rng.sample(range(40), sum(sizes))
    cannot = [sum(1 << c for c in range(40) if rng.random() < 0.25) for _ in range(count)]
    spread = Spread(sum(1 << c for c in cards), sizes, cannot)
    found = [spread.deal(number) for number in range(spread.total)]
    assert len(set(found)) == len(found)
    assert set(found) == set(every_way(cards, sizes, cannot, (0,) * count))


@pytest.mark.parametrize(
    ("cards", "sizes", "cannot"),
    [
        (range(6), [3, 3], [0, 0]),
        (range(7), [4, 3], [0b11, 0b1000000]),
        (range(6), [2, 2, 2], [0b1, 0b110, 0]),
        (range(7), [3, 3, 1], [0b1010, 0, 0b1]),
    ],
)
def test_draws_are_uniform(cards: range, sizes: list[int], cannot: list[int]) -> None:
    """Chi-square of many draws, at one in ten thousand (Wilson and Hilferty's approximation)."""
    spread = Spread(sum(1 << c for c in cards), sizes, cannot)
    dice = Dice(11, len(sizes))
    drawn = Counter(spread.deal(dice.below(spread.total)) for _ in range(200 * spread.total))
    expected = 200.0
    square = sum((drawn[spread.deal(n)] - expected) ** 2 for n in range(spread.total)) / expected
    free = spread.total - 1
    limit = free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3
    assert square < limit


def test_contradiction_has_no_deal() -> None:
    assert Spread(0b111, [2, 1], [0b11, 0b11]).total == 0


def test_large_numbers() -> None:
    """Thirty cards to three hands: 30! / 10!³ deals; the first and the last are whole."""
    spread = Spread((1 << 30) - 1, [10, 10, 10], [0, 0, 0])
    assert spread.total == 5550996791340
    for number in (0, spread.total - 1, spread.total // 3):
        hands = spread.deal(number)
        assert [hand.bit_count() for hand in hands] == [10, 10, 10]
        assert hands[0] | hands[1] | hands[2] == (1 << 30) - 1
