"""Seeded deals for the benches: full deals, and such deals some tricks later."""

import random
from dataclasses import replace

from subastao_qt.players.solver import Position, Solver
from subastao_qt.players.solver.position import POINTS

CARDS_EACH = 12
CARDS_EACH_IN_PAIRS = 10


def full_deal(rng: random.Random, pairs: bool, each: int | None = None) -> tuple[int, ...]:
    """Deal a shuffled pack: three hands of 12, or in pairs four of 10; `each` takes so many of every hand."""
    pack = [s * 10 + r for s in range(4) for r in range(0 if pairs else 1, 10)]
    rng.shuffle(pack)
    players, size = (4, CARDS_EACH_IN_PAIRS) if pairs else (3, CARDS_EACH)
    return tuple(
        sum(1 << c for c in pack[p * size : p * size + (each or size)]) for p in range(players)
    )


def long_suit(hand: int) -> int:
    """Name the suit a player would choose: the longest, of equal ones that with the most points and then height."""
    parts = [hand >> 10 * s & 1023 for s in range(4)]
    return max(
        range(4),
        key=lambda s: (
            parts[s].bit_count(),
            sum(POINTS[r] for r in range(10) if parts[s] >> r & 1),
            parts[s],
        ),
    )


def opening(rng: random.Random, pairs: bool, each: int | None = None) -> Position:
    """Deal and let seat 0, who names its longest suit, declare and lead."""
    hands = full_deal(rng, pairs, each)
    return Position(hands, long_suit(hands[0]), 0, 0b0101 if pairs else 0b001)


def later(position: Position, tricks: int, solver: Solver) -> Position:
    """Play so many tricks, each side its best cards (of equal ones the lowest number); nothing is sung so far."""
    players = len(position.hands)
    for _ in range(tricks * players):
        values = solver.cards(position)
        declares = position.declarers >> position.seat & 1
        card = max(values, key=lambda c: ((1 if declares else -1) * values[c], -c))
        hands = list(position.hands)
        hands[position.seat] ^= 1 << card
        table = (*position.table, card)
        if len(table) < players:
            position = replace(position, hands=tuple(hands), table=table, may_sing=0)
            continue
        winner = taker(position, table)
        position = replace(position, hands=tuple(hands), table=(), leader=winner, may_sing=0)
    return position


def taker(position: Position, table: tuple[int, ...]) -> int:
    """Tell who takes a full trick."""
    best, winner = table[0], position.leader
    for place, card in enumerate(table):
        same = card // 10 == best // 10
        if (same and card > best) or (not same and card // 10 == position.trump):
            best, winner = card, (position.leader + place) % len(position.hands)
    return winner
