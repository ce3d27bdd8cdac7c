"""A deal gone over again: its steps, the decisions in them, and one piece of work to judge each."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from subastao_qt.engine.actions import Action, EndMatch, NextDeal, action_text
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import Event
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record, replay
from subastao_qt.engine.ruleset import rules_text
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.judging import Judgement, judge, judged_seat
from subastao_qt.players.coach.mistakes import Moment, Named, forgotten, named_at
from subastao_qt.players.solver import COMPILED

NODES: Final = 6_000_000 if COMPILED else 200_000
"""For one decision; half a second to two seconds of a modest machine."""
SECONDS: Final = 20.0
"""Far above what the nodes take."""
VERSION: Final = 1
"""Of the judging: verdicts of another one are asked for anew."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judged decision, and the classic mistake it is, if any."""

    judgement: Judgement
    named: Named | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a deal."""

    moment: Moment
    seat: Seat
    key: str
    """The same for the same decision of the same deal, wherever it is kept."""

    def work(self, budget: Budget, bench: Bench) -> Verdict:
        """Judge it. Raises Cancelled."""
        judgement = judge(self.moment.before, self.moment.action, budget, bench)
        return Verdict(judgement, named_at(self.moment, judgement, self.seat, budget))


Work = Callable[[Budget, Bench], Verdict]


@dataclass(frozen=True, slots=True)
class DealReview:
    """One deal of a record, step by step."""

    record: Record
    number: int
    states: tuple[MatchState, ...]
    """The deal before its first action, and after each."""
    happened: tuple[tuple[Event, ...], ...]
    """What led to each of these states."""
    moments: tuple[Moment, ...]
    decided: tuple[Decided, ...]
    """What can be judged, of every seat."""
    forgotten: tuple[Named, ...]
    """What needs no search: cantes left unsung, duties broken."""

    def of_seat(self, seat: Seat) -> tuple[Decided, ...]:
        """The decisions of one seat."""
        return tuple(each for each in self.decided if each.seat == seat)


def deals_in(record: Record) -> int:
    """How many deals a record has, the one in progress included."""
    return 1 + sum(isinstance(action, NextDeal) for action in record.actions)


def finished_deals(record: Record) -> int:
    """How many deals of a record are over: these may be gone over without helping anybody in play."""
    over = [step.state.deal.phase is Phase.OVER for _action, step in replay(record)]
    return deals_in(record) - (0 if over[-1] else 1)


@lru_cache(maxsize=4)
def review_of(record: Record, number: int) -> DealReview:
    """Deal `number` (from 1) of a record; ValueError when there is no such deal."""
    states: list[MatchState] = []
    happened: list[tuple[Event, ...]] = []
    actions: list[Action] = []
    for action, step in replay(record):
        if step.state.number > number:
            break
        if step.state.number == number:
            if states and action is not None and not isinstance(action, EndMatch):
                actions.append(action)
            elif states:
                continue
            states.append(step.state)
            happened.append(step.events)
    if not states:
        raise ValueError(f"deal {number}: the match has not got so far")
    moments = tuple(Moment(place, states[place], action) for place, action in enumerate(actions))
    decided: list[Decided] = []
    trail = hashlib.sha256(
        repr((VERSION, NODES, rules_text(record.rules), states[0].deal, states[0].totals)).encode()
    )
    for moment in moments:
        trail.update(action_text(moment.action).encode() + b"\n")
        seat = judged_seat(moment.before, moment.action)
        if seat is not None and _a_choice(moment, seat):
            decided.append(Decided(moment, seat, trail.hexdigest()[:32]))
    return DealReview(
        record,
        number,
        tuple(states),
        tuple(happened),
        moments,
        tuple(decided),
        forgotten(moments, states[-1]),
    )


def _a_choice(moment: Moment, seat: Seat) -> bool:
    """Whether there was something else to do."""
    return len(view_of(moment.before, seat, person=False).legal) > 1
