"""Deals for the bots' tests: played by simple players up to some point, seen by the seat on turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from subastao_qt.engine import match as matches
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.deal import actor
from subastao_qt.engine.deal import legal_actions as deal_actions
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.positions import World, cards_of
from subastao_qt.players.thumb import ThumbPlayer

ALL_RULES = [preset.rules(variant) for variant in Variant for preset in PRESETS]


def asked(state: MatchState, silent: set[tuple[int, Seat]]) -> Seat:
    """Who decides now: a seat that may sing out of turn, else the one on turn."""
    if state.deal.phase is Phase.PLAY and not state.deal.trick:
        for action in deal_actions(state.deal):
            seat = actor(state.deal, action)
            waits = (len(state.deal.tricks), seat) not in silent
            if seat is not None and seat != state.deal.turn and waits:
                return seat
    assert state.deal.turn is not None
    return state.deal.turn


def moments(
    rules: RuleSet, seed: int, agents: Sequence[Agent] | None = None, nodes: int = 4000
) -> Iterator[tuple[MatchState, Seat]]:
    """Every moment of one deal at which somebody decides, the deal played by the agents (by thumb if none)."""
    players = agents or [ThumbPlayer()] * rules.seats
    state = matches.start_match(rules, seed).state
    silent: set[tuple[int, Seat]] = set()
    count = 0
    while state.deal.phase is not Phase.OVER:
        count += 1
        seat = asked(state, silent)
        yield state, seat
        action = players[seat].choose(view_of(state, seat), Budget(None, nodes), Dice(seed, count))
        if action is None:
            silent.add((len(state.deal.tricks), seat))
        else:
            state = matches.apply(state, action).state


def redealt(state: MatchState, world: World) -> MatchState:
    """The same moment with other cards in the hidden hands: nobody who does not hold them can tell."""
    deal = state.deal
    hands: list[Hand] = list(deal.hands)
    dealt: list[Hand] = list(deal.dealt)
    taken = deal.censoring
    for place, seat in enumerate(deal.order):
        held = cards_of(world[place])
        if set(held) == set(hands[seat]):
            continue
        played = tuple(
            card.card
            for trick in (*(trick.cards for trick in deal.tricks), deal.trick)
            for card in trick
            if card.seat == seat
        )
        hands[seat] = held
        origin = seat
        if taken is not None and not taken.retaken and seat == taken.dealer:
            origin = taken.outbid
        dealt[origin] = (*held, *played)
    return replace(state, deal=replace(deal, hands=tuple(hands), dealt=tuple(dealt)))
