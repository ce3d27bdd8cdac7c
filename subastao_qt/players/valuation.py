"""What a hand is worth with each suit as trumps: solved guesses at the other hands, and what real play makes of them.

The same numbers bid for the bots and advise a person. A value is the points the declaring side gets with open
cards; real play strays from it: a declarer alone gains by what the defence cannot see of each other, a pair loses by it
(`REAL_GAIN`, `REAL_SPREAD`, fitted by self-play).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from subastao_qt.engine.cards import Suit
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import ALL_SIGNS, Beliefs, Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.glance import (
    GIVEN_SPREAD,
    GLANCE_ERROR,
    WORLD_SPREAD,
    pair_worths,
    worths,
)
from subastao_qt.players.positions import SUITS, World, opening_scene
from subastao_qt.players.solver import TUTE_SUNG

REAL_GAIN: Final = {3: 2.5, 4: -11.0}
"""How many points more than with open cards the declaring side makes in real play, by the number of players."""
REAL_SPREAD: Final = {3: 10.0, 4: 9.0}
"""And how far real play spreads around that."""
WORLDS: Final = 32
NEAR: Final = 22.0
"""Suits whose worth at a glance is so far behind the best are not solved."""
OPENING_NODES: Final = 350_000
MOST_POINTS: Final = 230
_PARTNERS: Final = 100
"""Guesses at a partner's hand, judged at a glance."""


QUANTILES: Final = (-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645)
"""The normal distribution in ten parts of equal weight, each by its middle."""


def normal(x: float) -> float:
    """The chance of a standard normal number to be below x."""
    return 0.5 + 0.5 * erf(x / sqrt(2.0))


@dataclass(frozen=True, slots=True)
class TrumpValue:
    """What a hand should make with one suit as trumps."""

    trump: Suit
    values: tuple[float, ...]
    """The points with open cards in each guessed world, moved by what the hand shows at a glance."""
    weights: tuple[float, ...]
    mean: float
    """Expected points in real play."""
    gain: float
    blur: float

    def chance(self, bid: int) -> float:
        """The chance to make a contract of `bid` points."""
        found = 0.0
        for value, weight in zip(self.values, self.weights, strict=True):
            found += weight * normal((value + self.gain - bid + 0.5) / self.blur)
        return found

    def totals(self) -> Iterator[tuple[int, float]]:
        """Totals that may come out in real play, each with its chance."""
        for value, weight in zip(self.values, self.weights, strict=True):
            for deviation in QUANTILES:
                yield round(value + self.gain + deviation * self.blur), weight / len(QUANTILES)

    @property
    def sure(self) -> int:
        """Points that nineteen in twenty guessed worlds give with open cards."""
        reached = 0.0
        for value, weight in sorted(zip(self.values, self.weights, strict=True)):
            reached += weight
            if reached > 0.05:
                return round(value)
        return 0


@dataclass(frozen=True, slots=True)
class Valuation:
    """A hand's worth with every suit as trumps, best first."""

    trumps: tuple[TrumpValue, ...]
    worlds: int
    """How many guessed worlds were solved; with 0 all is judged at a glance."""

    @property
    def best(self) -> TrumpValue:
        """The suit that should make most points."""
        return self.trumps[0]

    def chance(self, bid: int) -> float:
        """The chance to make a contract with the suit that suits it best."""
        return max(each.chance(bid) for each in self.trumps)

    def trump_for(self, contract: int) -> TrumpValue:
        """The suit with the best chance for this contract; of equal ones by points."""
        return max(self.trumps, key=lambda each: (round(each.chance(contract), 3), each.mean))


@dataclass(frozen=True, slots=True)
class Samples:
    """Guessed worlds and the value of each with some suits as trumps."""

    trumps: tuple[int, ...]
    worlds: tuple[World, ...]
    values: tuple[tuple[int, ...], ...]


def sample(
    view: PlayerView, place: int, hand: int, budget: Budget, dice: Dice, bench: Bench, share: float
) -> Samples:
    """Solve guessed worlds before the play for a declarer at `place`; the guesses heed no bids."""
    beliefs = Beliefs(view, Inference(bids=False, phrases=False))
    glance = worths(hand, view.rules.in_pairs)
    trumps = [suit for suit in range(4) if glance[suit] >= max(glance) - NEAR]
    trumps.sort(key=lambda suit: -glance[suit])
    if budget.nodes is not None and budget.nodes * share < 8 * OPENING_NODES:
        trumps = trumps[:1]
    with bench.decision(budget, share):
        wanted = int(min(WORLDS, bench.nodes_left / OPENING_NODES / len(trumps) + 1))
        if wanted < 2:
            return Samples((), (), ())
        worlds = [beliefs.world(dice.below(beliefs.total)) for _ in range(wanted)]
        scene = opening_scene(view.rules, trumps[0], place)
        found = bench.values(scene.position(worlds[0]), worlds, trumps, OPENING_NODES)
    return Samples(tuple(trumps), tuple(worlds[number] for number in found), tuple(found.values()))


def valuation(
    view: PlayerView, hand: int, samples: Samples, signs: Inference = ALL_SIGNS
) -> Valuation:
    """The worth of a hand from its samples, weighed by what has been heard since."""
    players = len(view.order)
    gain = REAL_GAIN[players]
    glance = _glance(view, hand, signs)
    weights = _weights(view, samples, signs)
    effective = 1.0 / sum(weight * weight for weight in weights) if weights else 0.0
    # How far to trust the mean of the samples against the glance, by their variances (a normal prior).
    noise = WORLD_SPREAD[players] ** 2 / effective if effective else float("inf")
    prior = GLANCE_ERROR[players] ** 2
    trust = prior / (prior + noise)
    found = []
    for suit in range(4):
        seems = glance.mean(suit)
        if suit not in samples.trumps or effective < 1.5:
            found.append(glance.value(suit, gain, players))
            continue
        column = samples.trumps.index(suit)
        values = [_counted(row[column]) for row in samples.values]
        mean = sum(value * weight for value, weight in zip(values, weights, strict=True))
        moved = (1.0 - trust) * (seems - mean)
        blur = sqrt(prior * (1.0 - trust) + REAL_SPREAD[players] ** 2)
        found.append(
            TrumpValue(
                SUITS[suit],
                tuple(value + moved for value in values),
                tuple(weights),
                mean + moved + gain,
                gain,
                blur,
            )
        )
    found.sort(key=lambda each: -each.mean)
    return Valuation(tuple(found), len(samples.worlds))


@dataclass(frozen=True, slots=True)
class _Glance:
    """The worths at a glance with each suit: one for the hand alone, or one for each guess at the partner's."""

    worths: tuple[tuple[float, ...], ...]
    weights: tuple[float, ...]

    def mean(self, suit: int) -> float:
        return sum(
            each[suit] * weight for each, weight in zip(self.worths, self.weights, strict=True)
        )

    def value(self, suit: int, gain: float, players: int) -> TrumpValue:
        """What a suit is worth where nothing was solved."""
        blur = sqrt(
            GLANCE_ERROR[players] ** 2 + GIVEN_SPREAD[players] ** 2 + REAL_SPREAD[players] ** 2
        )
        values = tuple(each[suit] for each in self.worths)
        return TrumpValue(SUITS[suit], values, self.weights, self.mean(suit) + gain, gain, blur)


def _glance(view: PlayerView, hand: int, signs: Inference) -> _Glance:
    """What the hand seems worth; in pairs over guesses at the partner's, who may have spoken."""
    if not view.rules.in_pairs:
        return _Glance((tuple(worths(hand, False)),), (1.0,))
    partner = (view.order.index(view.seat) + 2) % 4
    found = Beliefs(view, signs).weighted(Dice(hand, 2), _PARTNERS)
    return _Glance(
        tuple(tuple(pair_worths(hand, world[partner])) for world in found.worlds),
        tuple(found.weights),
    )


def _counted(value: int) -> float:
    """A tute that ends the deal makes any contract."""
    return float(MOST_POINTS + 20 if value >= TUTE_SUNG else min(value, MOST_POINTS))


def _weights(view: PlayerView, samples: Samples, signs: Inference) -> list[float]:
    """How likely each guess is by what was heard, softened so that few never decide alone."""
    if not samples.worlds:
        return []
    beliefs = Beliefs(view, signs)
    raw = [beliefs.likelihood(world) for world in samples.worlds]
    mean = sum(raw) / len(raw)
    if mean <= 0.0:
        return [1.0 / len(raw)] * len(raw)
    raised: Sequence[float] = [weight + 0.1 * mean for weight in raw]
    total = sum(raised)
    return [weight / total for weight in raised]


def chance_in_world(view: PlayerView, world: World, place: int, contract: int) -> float:
    """The chance that a place makes a contract in a guessed world, at a glance; it names trump by its own hand."""
    players = len(view.order)
    own = worths(world[place], view.rules.in_pairs)
    trump = own.index(max(own))
    worth = own[trump]
    if view.rules.in_pairs:
        worth = pair_worths(world[place], world[(place + 2) % 4])[trump]
    spread = sqrt(GIVEN_SPREAD[players] ** 2 + REAL_SPREAD[players] ** 2)
    return normal((worth + REAL_GAIN[players] - contract + 0.5) / spread)
