"""Which card to play: many guesses at the hidden hands, each solved with open cards, all counted together.

Perfect-information sampling (Ginsberg 2001; Long, Sturtevant, Buro and Furtak 2010 say when it works) with the
contract as the goal: a card is rated by the chance to make or break it, softened early in the deal by how far real
play strays from play with open cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine.cards import Card
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.aims import Aims, chance
from subastao_qt.players.beliefs import ALL_SIGNS, Beliefs, Inference, thinned
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import World, mask_of, needed_from_now, scene_of
from subastao_qt.players.solver import Position
from subastao_qt.players.thumb import choose_card

EXACT_NODES: Final = {
    12: 500_000,
    11: 150_000,
    10: 75_000,
    9: 25_000,
    8: 10_000,
    7: 3_200,
    6: 1_400,
}
TEST_NODES: Final = {12: 85_000, 11: 28_000, 10: 15_000, 9: 4_000, 8: 1_500, 7: 700, 6: 350}
"""About how many nodes a world takes, by cards on hand: every card's value, or whether it reaches a target."""
DRAWN: Final = {12: 160, 11: 300, 10: 600, 9: 1500, 8: 3000}
"""The most worlds drawn, by cards on hand; all of them (up to 4,000) from 7 on."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a card is thought over."""

    signs: Inference = ALL_SIGNS
    worlds: int = 4000
    """The most worlds looked at."""
    bias: float = 3.0
    """How many points better a declarer alone does, from twelve cards, than against open cards."""
    blur: float = 0.8
    """How far, in points for each card on hand, real play strays from open cards."""
    hasty: int = 12
    """With more cards on hand than this he plays by rules of thumb."""
    exact_from: int = 9
    """With so many cards on hand every value is exact; with more, only some targets are tried at first."""


EXPERT: Final = Skill()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of one card."""

    card: Card
    chance: float
    """Of the contract being made after it, 0 to 1 (softened)."""
    points: float | None
    """The points the declaring side should still get, if that was counted."""
    worth: float | None = None
    """To the seat that plays it, a contract made and failed being 1 apart; None: the chance says it."""


def rate_cards(
    view: PlayerView, budget: Budget, dice: Dice, bench: Bench, skill: Skill = EXPERT
) -> list[Rating]:
    """Rate every card that meets the duty, in the hand's order; [] when there was no time for a single world."""
    beliefs = Beliefs(view, skill.signs)
    scene = scene_of(view)
    left = len(view.hand)
    target = needed_from_now(view)
    with bench.decision(budget):
        most = min(skill.worlds, DRAWN.get(left, 4000))
        exact = left <= skill.exact_from
        cost = (EXACT_NODES if exact else TEST_NODES).get(left, 200)
        if bench.nodes_left < 2 * most * cost:
            share = 1.4 if exact else 0.45
            most = max(4, min(most, int(share * bench.nodes_left / cost) + 2))
        worlds, weights = _worlds(beliefs, dice, most, budget)
        position = scene.position(worlds[0])
        goal = target - (skill.bias * left / 12 if len(view.order) == 3 else 0.0)
        if exact or bench.nodes_left > 1.3 * most * EXACT_NODES.get(left, 200):
            rows = bench.cards(position, worlds, None, EXACT_NODES.get(left, 200))
            if not rows.solved:
                return []
            return _by_values(
                view, rows.cards, rows.values, [weights[n] for n in rows.solved], goal, skill
            )
        return _by_targets(view, bench, position, worlds, weights, goal, skill)


def _worlds(
    beliefs: Beliefs, dice: Dice, most: int, budget: Budget
) -> tuple[list[World], list[float]]:
    """All worlds weighted, in random order; or drawn ones, equally likely."""
    if beliefs.total <= most:
        found = beliefs.weighted(dice, most, budget.check)
        pairs = [pair for pair in zip(found.worlds, found.weights, strict=True) if pair[1] > 0]
        dice.shuffle(pairs)
        return [world for world, _ in pairs], [weight for _, weight in pairs]
    candidates = min(4000, max(2 * most, min(600, 12 * most)))
    worlds = thinned(beliefs.weighted(dice, candidates, budget.check), most, dice)
    return worlds, [1.0] * len(worlds)


def _by_values(
    view: PlayerView,
    cards: Sequence[int],
    values: Sequence[Sequence[int]],
    weights: Sequence[float],
    goal: float,
    skill: Skill,
) -> list[Rating]:
    """Ratings from exact values."""
    left = len(view.hand)
    blur = max(0.4, skill.blur * (left - 1)) if left > 1 else 0.1
    aims = Aims(view)
    # Values repeat over the worlds: what each is worth is counted once.
    known = {
        value: (chance(value, goal, blur), aims.of(value, goal, blur))
        for value in {value for row in values for value in row}
    }
    whole = sum(weights)
    ratings = []
    for card in view.meeting:
        column = cards.index(card.index)
        made = points = worth = 0.0
        for row, weight in zip(values, weights, strict=True):
            value = row[column]
            chances, worths = known[value]
            made += weight * chances
            worth += weight * worths
            points += weight * min(value, 230)
        ratings.append(Rating(card, made / whole, points / whole, worth / whole))
    return ratings


def _by_targets(
    view: PlayerView,
    bench: Bench,
    position: Position,
    worlds: Sequence[World],
    weights: Sequence[float],
    goal: float,
    skill: Skill,
) -> list[Rating]:
    """Ratings from whether the goal, and goals a little nearer and farther, are reached."""
    left = len(view.hand)
    apart = round(1.2 * skill.blur * left)
    middle = round(goal)
    cost = TEST_NODES.get(left, 200)
    reached: dict[int, float] = {}
    weighed = 0.0
    todo = worlds
    for target, share in ((middle, 0.5), (middle + apart, 0.25), (middle - apart, 0.25)):
        if bench.spent and weighed:
            break
        rows = bench.cards(position, todo, target, cost)
        if not rows.solved:
            continue
        whole = sum(weights[number] for number in rows.solved)
        for place, card in enumerate(rows.cards):
            got = sum(
                weights[number] * row[place]
                for number, row in zip(rows.solved, rows.values, strict=True)
            )
            reached[card] = reached.get(card, 0.0) + share * got / whole
        weighed += share
    if not weighed:
        return []
    return [Rating(card, reached[card.index] / weighed, None) for card in view.meeting]


NOISE: Final = 0.004
"""Chances nearer to each other than this are taken for equal."""


def best_card(view: PlayerView, ratings: Sequence[Rating]) -> Card:
    """The card of the best chance; of equal ones by points, then as a person would: cheap ones, cantes kept."""
    if not ratings:
        return choose_card(view)
    sign = Aims(view).sign
    worths = [sign * each.chance if each.worth is None else each.worth for each in ratings]
    top = max(worths)
    near = [each for each, worth in zip(ratings, worths, strict=True) if worth >= top - NOISE]
    if all(rating.points is not None for rating in near):
        best = max(sign * (rating.points or 0.0) for rating in near)
        near = [rating for rating in near if sign * (rating.points or 0.0) >= best - 0.05]
    cards = [rating.card for rating in near]
    if len(cards) == 1:
        return cards[0]
    sensible = choose_card(view)
    if sensible in cards and near[0].points is None:
        return sensible
    return min(cards, key=lambda card: (_breaks(card, view), card.points, card.strength))


def _breaks(card: Card, view: PlayerView) -> bool:
    """Whether the card is one of a Rey and Caballo both in hand."""
    if card.strength not in (6, 7):
        return False
    other = card.index + (1 if card.strength == 6 else -1)
    return bool(mask_of(view.hand) >> other & 1)
