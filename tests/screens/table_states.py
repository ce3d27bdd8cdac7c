"""Matches played by dice, and tables in a wanted moment: for tests of the table and for pictures of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from subastao_qt.app.decisions import Batch, Decision, Ticket
from subastao_qt.engine.actions import (
    Action,
    Bid,
    Claim,
    EndMatch,
    NextDeal,
    Pass,
    Sing,
    SingTute,
    TakeBack,
)
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.events import cut_for
from subastao_qt.engine.match import MatchState, apply, interjections, legal_actions, start_match
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A table after one action: what the person at `seat` was told, and what he may see."""

    batch: Batch
    state: MatchState

    @property
    def view(self) -> PlayerView:
        """What the person may see."""
        return self.batch.view

    def decision(self) -> Decision | None:
        """The question to the person, when he is on turn."""
        if self.view.turn != self.view.seat:
            return None
        return Decision(Ticket(1, self.batch.number), self.view.seat, self.view)


def moments(rules: RuleSet, seed: int, seat: Seat, deals: int = 1) -> Iterator[Moment]:
    """A match by dice, told to one seat: some bidding, any legal card, every song sung."""
    dice = random.Random(seed)
    step = start_match(rules, seed)
    number = 0
    dealt = 1
    while True:
        state = step.state
        events = tuple(cut_for(rules, event, seat) for event in step.events)
        yield Moment(Batch(number, view_of(state, seat), events), state)
        number += 1
        action = choose(state, dice)
        if isinstance(action, EndMatch) or (isinstance(action, NextDeal) and dealt >= deals):
            return
        dealt += isinstance(action, NextDeal)
        step = apply(state, action)


def choose(state: MatchState, dice: random.Random) -> Action:
    """An action by dice that makes for a lively table."""
    said = [action for action in interjections(state) if isinstance(action, TakeBack | Claim)]
    if said and dice.random() < 0.12:
        return dice.choice(said)
    legal = legal_actions(state)
    songs = [action for action in legal if isinstance(action, Sing | SingTute)]
    if songs:
        return songs[0]
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        call = bids[dice.randrange(min(3, len(bids)))] if dice.random() < 0.62 else Pass()
        turn = state.deal.turn
        offered = view_of(state, turn).offered if turn is not None else ()
        phrases = [p for p in offered if p is not Phrase.MALALECHE or isinstance(call, Pass)]
        return (
            replace(call, phrase=dice.choice(phrases)) if phrases and dice.random() < 0.6 else call
        )
    return dice.choice(legal)


def find(
    rules: RuleSet, seat: Seat, wanted: Callable[[Moment], bool], seeds: range = range(1, 400)
) -> Moment:
    """The first moment of some match that is wanted; LookupError when there is none."""
    for seed in seeds:
        for moment in moments(rules, seed, seat):
            if wanted(moment):
                return moment
    raise LookupError("no such moment in these matches")
