"""Against strategy fusion: a card is rated by what its player can do on his next turn without seeing the hands.

Open-card values let the player go on differently in every guessed world, as if he could tell them apart. Here the
others answer a card as they would with open cards, and the worlds in which they answer alike stay together: one next
card is chosen for all of them. That is the second step of αμ (Cazenave and Ventos 2019) with a mean over the worlds in
place of its vectors, and with answers out of the solver. Tried and measured (`ablation.py`), not part of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from subastao_qt.engine.actions import Action, Play
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.aims import chance
from subastao_qt.players.beliefs import Beliefs
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import Scene, World, needed_from_now, scene_of
from subastao_qt.players.search import EXPERT, Rating, best_card, rate_cards
from subastao_qt.players.solver import Position, Solver
from subastao_qt.players.thinker import Mind, Thinker

Worth = Callable[[int], float]
_FIRST: Final = 7
_LAST: Final = 2
"""He looks ahead with so many cards on hand at most, and more than so many."""
_WORLDS: Final = 60
_CARDS: Final = 4
_MARGIN: Final = 0.05
"""Only among the best cards, as far as their chances lie within this of the first."""
_REYES: Final = sum(1 << 10 * suit + 7 for suit in range(4))
_POINTS: Final = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)


@dataclass(slots=True)
class _Line:
    """A world on its way: where it stands, what the declaring side has won since, what everybody saw."""

    world: int
    position: Position
    won: int
    seen: tuple[int, ...]


def look_ahead(
    solver: Solver,
    scene: Scene,
    worlds: Sequence[World],
    weights: Sequence[float],
    card: int,
    worth: Worth,
) -> float:
    """The mean worth of a card, 0 to 1, over the worlds; `worth` takes what the declaring side still gets.

    Raises the solver's NodeLimit and Cancelled.
    """
    me = scene.position(worlds[0]).seat
    mine = bool(scene.declarers >> me & 1)
    groups: dict[tuple[int, ...], list[_Line]] = {}
    total = 0.0
    for number, world in enumerate(worlds):
        line = _Line(number, scene.position(world), 0, ())
        ended = _play(line, card)
        while not ended and line.position.seat != me and not _sings(line.position):
            ended = _play(line, _answer(solver, line.position))
        if ended:
            total += weights[number] * worth(line.won)
        elif line.position.seat != me:
            total += weights[number] * worth(line.won + solver.exact(line.position))
        else:
            groups.setdefault(line.seen, []).append(line)
    for lines in groups.values():
        total += _best(solver, lines, weights, worth, mine)
    return total / sum(weights)


def _best(
    solver: Solver, lines: Sequence[_Line], weights: Sequence[float], worth: Worth, mine: bool
) -> float:
    """The worth of the next card that is best for all the worlds of a group together."""
    hoped: dict[int, float] = {}
    for line in lines:
        for card, value in solver.cards(line.position).items():
            hoped[card] = hoped.get(card, 0.0) + weights[line.world] * worth(line.won + value)
    return max(hoped.values()) if mine else min(hoped.values())


def _answer(solver: Solver, position: Position) -> int:
    """What a seat plays with open cards; of equal cards the cheapest."""
    legal = position.legal()
    if legal & (legal - 1) == 0:
        return legal.bit_length() - 1
    values = solver.cards(position)
    sign = 1 if position.declarers >> position.seat & 1 else -1
    return max(values, key=lambda card: (sign * values[card], -_POINTS[card % 10], -(card % 10)))


def _sings(position: Position) -> bool:
    """Whether somebody may have something to sing at this moment."""
    for seat, hand in enumerate(position.hands):
        if position.may_sing >> seat & 1:
            pairs = hand & _REYES & hand << 1
            suits = position.unsung & 15
            if any(pairs >> 10 * suit + 7 & 1 and suits >> suit & 1 for suit in range(4)):
                return True
            if position.rules.tute_worth and position.unsung & 16:
                four = (hand & _REYES).bit_count() == 4 or (hand << 1 & _REYES).bit_count() == 4
                if four:
                    return True
    return False


def _play(line: _Line, card: int) -> bool:
    """Put a card on the table; True when it was the deal's last."""
    position = line.position
    seat, players = position.seat, len(position.hands)
    hands = list(position.hands)
    hands[seat] &= ~(1 << card)
    table = (*position.table, card)
    line.seen = (*line.seen, card)
    if len(table) < players:
        line.position = replace(position, hands=tuple(hands), table=table, may_sing=0)
        return False
    trick = _Trick(position, table)
    winner, points = trick.winner, trick.points
    over = not any(hands)
    if position.declarers >> winner & 1:
        line.won += points + (10 if over else 0)
    if over:
        return True
    singers = 1 << winner
    if players == 4 and not position.rules.winner_sings:
        singers |= 1 << (winner + 2) % 4
    line.position = replace(position, hands=tuple(hands), table=(), leader=winner, may_sing=singers)
    return False


class _Trick:
    """Who takes a full trick, and its points."""

    def __init__(self, position: Position, table: Sequence[int]) -> None:
        best, self.winner = table[0], position.leader
        self.points = 0
        for place, card in enumerate(table):
            self.points += _POINTS[card % 10]
            same = card // 10 == best // 10
            if (same and card > best) or (not same and card // 10 == position.trump):
                best, self.winner = card, (position.leader + place) % len(position.hands)


class Foresighted(Thinker):
    """The expert who looks ahead over his best cards from seven on hand, in up to 60 worlds."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(Mind(), bench)

    def _play(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        left = len(view.hand)
        if len(view.meeting) == 1 or not _LAST < left <= _FIRST:
            return super()._play(view, budget, dice, bench)
        ratings = rate_cards(view, budget, dice, bench)
        scene = scene_of(view)
        beliefs = Beliefs(view)
        worlds = beliefs.draw(Dice(5, left * 10 + len(view.trick)), _WORLDS)
        weights = [1.0] * len(worlds)
        if beliefs.total <= _WORLDS:
            found = beliefs.weighted(dice, _WORLDS)
            kept = [pair for pair in zip(found.worlds, found.weights, strict=True) if pair[1] > 0]
            worlds, weights = [world for world, _ in kept], [weight for _, weight in kept]
        sign = 1.0 if view.seat in view.declaring else -1.0
        near = sorted(ratings, key=lambda rating: -sign * rating.chance)[:_CARDS]
        near = [each for each in near if sign * (near[0].chance - each.chance) <= _MARGIN]
        if len(near) < 2 or _sings(scene.position(worlds[0])):
            return Play(best_card(view, ratings))
        goal = needed_from_now(view) - (EXPERT.bias * left / 12 if len(view.order) == 3 else 0.0)
        blur = max(0.4, EXPERT.blur * (left - 2))

        def worth(value: int) -> float:
            return chance(value, goal, blur)

        solver = Solver(17)
        again = [
            Rating(
                each.card,
                look_ahead(solver, scene, worlds, weights, each.card.index, worth),
                each.points,
            )
            for each in near
        ]
        return Play(best_card(view, again))
