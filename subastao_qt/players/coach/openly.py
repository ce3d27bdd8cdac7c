"""A decision with all cards open: what the solver says when nothing is hidden. Hindsight, kept apart from judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import NameTrump, Play, Sing, SingTute
from subastao_qt.engine.cards import Card, Seat, Suit
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.positions import SUITS, mask_of, needed_from_now, opening_scene, scene_of
from subastao_qt.players.solver import Cancelled as SolverCancelled
from subastao_qt.players.solver import NodeLimit, Position, Solver

NODES: Final = 6_000_000
"""The most nodes for one decision with open cards."""
_CAP: Final = 230


@dataclass(frozen=True, slots=True)
class Openly:
    """What was lost, knowing every card."""

    points: int
    """Points the seat's side lost by it; 0 when nothing was better."""
    best: NameTrump | Play | None
    """The best action; None for a bid, which is held against its contract alone."""
    makes: int | None
    """The points the declaring side gets in all after what was done, both sides playing the rest perfectly; with a bid,
    by its best trump."""
    turned: bool = False
    """Whether it turned the contract from made to failed, or the other way, to the seat's harm."""


def position_of(state: MatchState, view: PlayerView) -> Position:
    """The position of a state in play, nothing hidden."""
    world = tuple(mask_of(state.deal.hands[seat]) for seat in view.order)
    return scene_of(view).position(world)


def open_cards(state: MatchState, seat: Seat, card: Card, budget: Budget) -> Openly | None:
    """What a card cost with all cards open; None when that is too much to find out."""
    view = view_of(state, seat, person=False)
    values = open_values(state, view, budget)
    if values is None or view.account is None:
        return None
    sign = 1 if seat in view.declaring else -1
    taken = values[card.index]
    best = max(values, key=lambda index: (sign * values[index], index == card.index))
    needed = needed_from_now(view)
    turned = (taken >= needed) != (values[best] >= needed)
    lost = sign * (min(values[best], _CAP) - min(taken, _CAP))
    better = next(each for each in view.meeting if each.index == best)
    return Openly(max(0, lost), Play(better), min(taken, _CAP) + view.account.total, turned)


def open_values(state: MatchState, view: PlayerView, budget: Budget) -> dict[int, int] | None:
    """What the declaring side still gets by each card that meets the duty."""
    budget.check()
    solver = Solver()
    solver.node_limit = NODES
    try:
        return solver.cards(position_of(state, view))
    except (NodeLimit, SolverCancelled):
        return None


def open_trumps(state: MatchState, seat: Seat, named: Suit | None, budget: Budget) -> Openly | None:
    """What a trump cost with all cards open; with None what the hand makes by its best trump."""
    view = view_of(state, seat, person=False)
    world = tuple(mask_of(state.deal.hands[each]) for each in view.order)
    solver = Solver()
    solver.node_limit = NODES
    found: dict[Suit, int] = {}
    try:
        for number, suit in enumerate(SUITS):
            budget.check()
            scene = opening_scene(view.rules, number, view.order.index(seat))
            found[suit] = min(solver.exact(scene.position(world)), _CAP)
    except (NodeLimit, SolverCancelled):
        return None
    best = max(found, key=lambda suit: (found[suit], suit is named))
    if named is None:
        return Openly(0, None, found[best])
    contract = view.contract or 0
    turned = found[named] < contract <= found[best]
    return Openly(found[best] - found[named], NameTrump(best), found[named], turned)


def last_trick_after(state: MatchState, card: Card, budget: Budget) -> Seat | None:
    """Who takes the last trick when a card is played and all play the rest perfectly with open cards; everything that
    can be sung is sung. None when that is too much to find out, or a tute ends the deal."""
    state = matches.apply(state, Play(card)).state
    while state.deal.phase is Phase.PLAY:
        budget.check()
        turn = state.deal.turn
        assert turn is not None
        view = view_of(state, turn, person=False)
        song = next((each for each in view.legal if isinstance(each, Sing | SingTute)), None)
        if song is not None and turn in view.declaring:
            state = matches.apply(state, song).state
            continue
        values = open_values(state, view, budget)
        if values is None:
            return None
        sign = 1 if turn in view.declaring else -1
        best = max(view.meeting, key=lambda each: (sign * values[each.index], -each.points))
        state = matches.apply(state, Play(best)).state
    if len(state.deal.tricks) < state.rules.cards_each:
        return None
    return state.deal.tricks[-1].winner
