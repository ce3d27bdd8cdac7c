"""Asks bots twice about the same view with other cards in the hidden hands: the answer must be the same.

    python -m tests.players.no_peeking --positions 1000 --redeals 5

A part of it runs in every check (`test_fair.py`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import make_player
from subastao_qt.players.beliefs import Beliefs
from subastao_qt.players.bench import Bench
from tests.players.tables import ALL_RULES, moments, redealt

BENCH = Bench(threads=False, table_bits=12)


@dataclass(frozen=True)
class Peek:
    """A bot that answered differently when only hidden cards had changed."""

    bot: str
    state: MatchState
    other: MatchState
    answers: tuple[Action | None, Action | None]


def positions(count: int, every: int = 7) -> Iterator[tuple[MatchState, Seat]]:
    """Moments of deals under all variants and presets, with the seat that is asked."""
    found = 0
    seed = 0
    while True:
        for rules in ALL_RULES:
            for number, (state, seat) in enumerate(moments(rules, seed)):
                if (number + seed) % every == 0:
                    yield state, seat
                    found += 1
                    if found == count:
                        return
            seed += 1


def answer(bot: str, state: MatchState, seat: Seat, nodes: int, key: int) -> Action | None:
    """What a new bot says, from nothing but the view, dice and a node budget."""
    view = view_of(state, seat)
    return make_player(bot, BENCH).choose(view, Budget(None, nodes), Dice(key))


def peeks(bots: tuple[str, ...], count: int, redeals: int, nodes: int) -> list[Peek]:
    """Every answer that changed with cards the bot cannot see."""
    found = []
    for number, (state, seat) in enumerate(positions(count)):
        bot = bots[number % len(bots)]
        view = view_of(state, seat)
        first = answer(bot, state, seat, nodes, number)
        beliefs = Beliefs(view)
        dice = Dice(number, 3)
        for _ in range(redeals):
            other = redealt(state, beliefs.world(dice.below(beliefs.total)))
            if view_of(other, seat) != view:
                # A phrase or a call fits the first cards only: they do not look alike after all.
                continue
            second = answer(bot, other, seat, nodes, number)
            if second != first:
                found.append(Peek(bot, state, other, (first, second)))
    return found


def main() -> None:
    """Run the full size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--redeals", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--bots", default="beginner,casual,club,advanced,expert")
    given = parser.parse_args()
    found = peeks(tuple(given.bots.split(",")), given.positions, given.redeals, given.nodes)
    print(f"{given.positions} positions, {given.redeals} other deals each: {len(found)} peeks")
    for peek in found[:5]:
        print(peek.bot, peek.answers)


if __name__ == "__main__":
    main()
