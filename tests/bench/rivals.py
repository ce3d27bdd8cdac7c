"""What becomes of an auction after a call: who raises, how far, and who plays in the end.

The others' hands are guessed worlds, each judged at a glance. Whoever may still speak goes up to his limit, the bid he
makes one time in two; undisturbed he stops earlier, at the bid that is worth most to him. So a low bid is
cheap only if nobody takes it up, a jump silences those whose limit lies below it, and a pass leaves the deal to
the highest of the others. The last seat hears nobody more. Tried (`docs/bots.md`), not in the program:

    python -m tests.bench.rivals --deals 220 --nodes 4000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from statistics import mean, stdev

from subastao_qt.engine import match as matches
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import AuctionRounds
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import finish_deal
from subastao_qt.players.beliefs import Beliefs, Weighted
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import BALANCED, GUESSES, Auctioneer, Bidder
from subastao_qt.players.glance import GIVEN_SPREAD, best_worth
from subastao_qt.players.positions import World
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.thinker import Mind, Thinker
from subastao_qt.players.valuation import (
    MOST_POINTS,
    REAL_GAIN,
    REAL_SPREAD,
    Valuation,
    chance_in_world,
    normal,
)


@dataclass(frozen=True, slots=True)
class _Field:
    """In one world: the rivals who may still speak, with limit and favourite bid, and the world's weight."""

    world: World
    weight: float
    rivals: tuple[tuple[int, int, Seat], ...]
    """Limit, favourite, seat; the highest limit first."""


class Rivals:
    """See the module. For one call, in a game without partners."""

    def __init__(self, view: PlayerView, found: Weighted, stakes: Stakes) -> None:
        self._view = view
        self._stakes = stakes
        self._once = view.rules.auction_rounds is AuctionRounds.SINGLE
        passed = {call.seat for call in view.calls if call.amount is None}
        spoken = {call.seat for call in view.calls}
        gone = spoken if self._once else passed
        seats = [seat for seat in view.order if seat != view.seat and seat not in gone]
        self._standing = view.standing.seat if view.standing is not None else None
        self._fields = [
            self._field(world, weight, seats)
            for world, weight in zip(found.worlds, found.weights, strict=True)
        ]
        self._theirs: dict[tuple[int, Seat, int], float] = {}

    def _field(self, world: World, weight: float, seats: Sequence[Seat]) -> _Field:
        view = self._view
        players = len(view.order)
        rivals = []
        for seat in seats:
            worth = best_worth(world[view.order.index(seat)], False) + REAL_GAIN[players]
            rivals.append((*_prices(round(worth), view.rules.min_bid, view.rules.step), seat))
        rivals.sort(key=lambda each: -each[0])
        return _Field(world, weight, tuple(rivals))

    def after_pass(self) -> float:
        """What a pass is worth: the standing bid or a higher one is played by another, or nobody plays."""
        view = self._view
        floor = 0
        if view.standing is not None and view.standing.amount is not None:
            floor = view.standing.amount
        value = 0.0
        for number, field in enumerate(self._fields):
            value += field.weight * self._among(number, field, floor)
        return value

    def _among(self, number: int, field: _Field, floor: int) -> float:
        """The worth of a world in which the others settle it among themselves."""
        view, low = self._view, self._view.rules.min_bid
        rivals = [each for each in field.rivals if each[2] != self._standing]
        if not rivals or rivals[0][0] < max(low, floor + 1):
            if self._standing is None:
                return self._stakes.nothing
            return self._played(number, self._standing, floor)
        limit, favourite, seat = rivals[0]
        holder = max((each[0] for each in field.rivals if each[2] == self._standing), default=0)
        if self._standing is not None and holder >= limit:
            # The standing bidder goes as far: he keeps it, driven up to the other's limit.
            return self._played(number, self._standing, max(floor, limit))
        second = max(holder, rivals[1][0] if len(rivals) > 1 else 0)
        least = floor + view.rules.step if floor else low
        return self._played(number, seat, max(least, min(limit, max(second, favourite))))

    def after_bid(self, bid: int, limit: int, own: Mapping[int, float]) -> float:
        """What a bid is worth; `limit` is the highest this seat would go to, `own` the worth of playing each price."""
        step = self._view.rules.step
        limit = bid if self._once else max(bid, limit)
        value = 0.0
        alone = own[bid]
        for number, field in enumerate(self._fields):
            rivals = field.rivals
            if not rivals or rivals[0][0] < bid + step:
                value += field.weight * alone
                continue
            top, favourite, seat = rivals[0]
            if top > limit:
                second = max(limit, rivals[1][0] if len(rivals) > 1 else 0)
                if self._once:
                    second = 0
                price = max(bid + step, min(top, max(favourite, second)))
                value += field.weight * self._played(number, seat, min(price, MOST_POINTS))
            else:
                value += field.weight * own[min(limit, top)]
        return value

    def _played(self, number: int, seat: Seat, price: int) -> float:
        """The worth of another's contract in a world."""
        key = (number, seat, price)
        known = self._theirs.get(key)
        if known is None:
            world = self._fields[number].world
            place = self._view.order.index(seat)
            chance = chance_in_world(self._view, world, place, price)
            known = self._theirs[key] = self._stakes.expected(seat, price, chance)
        return known


@lru_cache(maxsize=512)
def _prices(worth: int, low: int, step: int) -> tuple[int, int]:
    """How far a player goes whose hand should make `worth`, and the bid worth most to him; (0, 0) for a pass."""
    limit = low + (worth - low) // step * step
    if limit < low:
        return 0, 0
    spread = sqrt(GIVEN_SPREAD[3] ** 2 + REAL_SPREAD[3] ** 2)
    bids = range(low, min(limit, MOST_POINTS) + 1, step)
    return limit, max(
        bids, key=lambda bid: bid * (2.0 * normal((worth - bid + 0.5) / spread) - 1.0)
    )


class Foreseer(Auctioneer):
    """Bids by `Rivals` where there are no partners."""

    def _price(
        self,
        view: PlayerView,
        bids: Sequence[int],
        worth: Valuation,
        stakes: Stakes,
        budget: Budget,
        dice: Dice,
    ) -> int | None:
        alone: dict[int, float] = {}
        for bid in bids:
            chance = worth.chance(self._felt(view, bid))
            if chance < 0.02:
                break
            alone[bid] = self._alone(view, bid, chance, worth, stakes)
        found = Beliefs(view, self._bidder.signs).weighted(dice, GUESSES, budget.check)
        rivals = Rivals(view, found, stakes)
        best, price = rivals.after_pass(), None
        limit = max((bid for bid, value in alone.items() if value >= best), default=0)
        for bid in alone:
            value = rivals.after_bid(bid, limit, alone)
            if value > best + 1e-9:
                best, price = value, bid
        return price


def foreseer(bench: Bench, bidder: Bidder = BALANCED) -> Thinker:
    """An expert who bids so."""
    player = Thinker(Mind(bidder=bidder), bench)
    player._auctioneer = Foreseer(bidder)
    return player


def main() -> None:
    """One foreseer against two experts in all seatings: his points ahead of their mean, a deal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=4000)
    chosen = parser.parse_args()
    bench = Bench(threads=False)
    expert, other = Thinker(Mind(), bench), foreseer(bench)
    ahead = []
    for number in range(chosen.deals):
        seed = Dice(23, number).below(1 << 62)
        scores = []
        for seat in range(3):
            agents = [other if place == seat else expert for place in range(3)]
            start = matches.start_match(RuleSet(), seed).state
            totals = finish_deal(start, agents, chosen.nodes, seed).totals
            scores.append(totals[seat] - (sum(totals) - totals[seat]) / 2)
        ahead.append(mean(scores))
    half = 1.96 * stdev(ahead) / sqrt(len(ahead))
    sys.stdout.write(f"{mean(ahead):.2f} ± {half:.2f} points a deal, {len(ahead)} deals\n")


if __name__ == "__main__":
    main()
