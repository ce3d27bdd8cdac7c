"""Whose turn it is in the turn loop, with which dice, and how far an undo goes: questions about a match, answered
without keeping anything."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from subastao_qt.app.bot_worker import Listener
from subastao_qt.engine.actions import EndMatch, NextDeal
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.codes import deal_code, match_code
from subastao_qt.engine.deal import actor
from subastao_qt.engine.deal import legal_actions as deal_actions
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Agent


def code_of_match(state: MatchState) -> str:
    """The match code; empty for a deal by itself."""
    return match_code(state.rules, state.seed) if state.seed is not None else ""


def code_of_deal(state: MatchState) -> str:
    """The code of the deal on the table."""
    deal = state.deal
    hands = {seat: deal.dealt[seat] for seat in active_seats(deal.rules, deal.dealer)}
    return deal_code(deal.rules, deal.dealer, hands)


def next_asked(
    state: MatchState, person: Seat, silent: AbstractSet[tuple[int, Seat]]
) -> Seat | None:
    """Who is to decide: a partner who may sing, then the seat on turn; between deals the person.

    `silent` are those who were asked for a song already, each with the number of tricks at that time.
    """
    if state.ended:
        return None
    deal = state.deal
    if deal.phase is Phase.OVER:
        return person
    if deal.phase is Phase.PLAY and not deal.trick:
        for action in deal_actions(deal):
            seat = actor(deal, action)
            if seat is not None and seat != deal.turn and (len(deal.tricks), seat) not in silent:
                return seat
    return deal.turn


def decision_dice(state: MatchState, done: int, seat: Seat) -> Dice:
    """A stream for one decision, the same whenever the same match comes to the same point; `done` actions are done.

    It is made from a digest, so that a bot's dice tell nothing about the deals to come.
    """
    where = f"{code_of_match(state) or code_of_deal(state)}/{done}/{seat}"
    return Dice(int.from_bytes(hashlib.sha256(where.encode()).digest()[:8], "big"))


def listeners(state: MatchState, agents: Mapping[Seat, Agent], done: int) -> tuple[Listener, ...]:
    """The bots that may say something out of turn."""
    if state.rules.renuncio is Renuncio.PREVENT:
        return ()
    views = [(seat, view_of(state, seat, person=False)) for seat in agents]
    return tuple(
        Listener(agents[seat], view, decision_dice(state, done, seat))
        for seat, view in views
        if view.extra
    )


def undo_length(record: Record, past: Sequence[MatchState], person: Seat) -> int | None:
    """How many actions stay when the person's last decision is taken back; None when there is none.

    `past` holds the match before each action.
    """
    for length in range(len(record.actions) - 1, -1, -1):
        action = record.actions[length]
        if isinstance(action, NextDeal | EndMatch):
            continue
        if actor(past[length].deal, action) == person:
            return length
    return None
