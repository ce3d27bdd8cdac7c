"""Counts how long suits are after each way of shuffling, for `players/shapes.py`.

    python -m tests.bench.suit_lengths --deals 1500

Matches are played by players by rules of thumb; the first deal of each, which is well mixed, is left out. A factor
is how often a hand's longest suit has so many cards, against a full shuffle (exact), with 20 deals of it added.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import product
from math import comb

from subastao_qt.engine import match as matches
from subastao_qt.engine.choices import Shuffle, Variant
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.arena import finish_deal
from subastao_qt.players.glance import lengths
from subastao_qt.players.positions import mask_of
from subastao_qt.players.thumb import ThumbPlayer

ADDED = 60


def mixed(cards: int, suit: int) -> dict[int, float]:
    """The chance of each longest suit in a hand of so many cards from a well mixed pack."""
    chances: Counter[int] = Counter()
    for shape in product(range(suit + 1), repeat=4):
        if sum(shape) == cards:
            ways = 1
            for count in shape:
                ways *= comb(suit, count)
            chances[max(shape)] += ways
    total = comb(4 * suit, cards)
    return {longest: ways / total for longest, ways in chances.items()}


def counted(rules: RuleSet, deals: int) -> Counter[int]:
    """How often a hand's longest suit had so many cards."""
    found: Counter[int] = Counter()
    players = [ThumbPlayer()] * rules.seats
    seed = played = 0
    while played < deals:
        state = matches.start_match(rules, seed).state
        seed += 1
        while played < deals:
            state = finish_deal(state, players, 1, seed)
            action = matches.legal_actions(state)[0]
            if state.winners:
                break
            state = matches.apply(state, action).state
            played += 1
            for seat in state.deal.order:
                found[max(lengths(mask_of(state.deal.dealt[seat])))] += 1
    return found


def main() -> None:
    """Print the factors by longest suit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1500)
    deals = parser.parse_args().deals
    for variant, cards, suit in ((Variant.CLASSIC3, 12, 9), (Variant.PAIRS4, 10, 10)):
        plain = mixed(cards, suit)
        for shuffle in (Shuffle.LIGHT, Shuffle.CUT_ONLY):
            found = counted(RuleSet(variant=variant, shuffle=shuffle), deals)
            hands = sum(found.values())
            factors = [
                (found[n] + ADDED * plain[n]) / ((hands + ADDED) * plain[n]) if n in plain else 1.0
                for n in range(11)
            ]
            print(variant.value, shuffle.value, hands, [round(f, 2) for f in factors])


if __name__ == "__main__":
    main()
