"""Practice: a deal played for its own sake while the match waits, and the records such deals begin from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from subastao_qt.app.marks import REPLAYED
from subastao_qt.engine.actions import (
    Action,
    Claim,
    EndMatch,
    NextDeal,
    Sing,
    SingTute,
    TakeBack,
)
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.record import Record, replay
from subastao_qt.players.agent import Agent


class PracticeKind(Enum):
    """What a deal is practised for."""

    LESSON = "lesson"
    REPLAY = "replay"
    POSITION = "position"
    DRILL = "drill"


@dataclass(frozen=True, slots=True)
class Practice:
    """A deal to practise. It never touches the match in progress, and never counts."""

    kind: PracticeKind
    record: Record
    """The rules, the deal, who sits where, and what is already done when practice begins."""
    agents: Mapping[Seat, Agent] = field(default_factory=dict)
    """Players at some seats instead of the bots that the record names."""
    kept: bool = True
    """Whether it goes into the archive when it is finished."""


def deal_record(record: Record, number: int) -> Record:
    """One deal of a match by itself, with all that was done in it, marked as replayed.

    `number` counts from 1; ValueError when the match has no such deal. What has been said after the deal was over
    stays, the step to the next deal does not.
    """
    actions: list[Action] = []
    start: tuple[Seat, tuple[Hand, ...]] | None = None
    for action, step in replay(record):
        if step.state.number > number:
            break
        if step.state.number < number:
            continue
        if start is None:
            start = step.state.deal.dealer, step.state.deal.dealt
        elif action is not None and not isinstance(action, EndMatch):
            actions.append(action)
    if start is None:
        raise ValueError(f"deal {number}: the match has not got so far")
    return Record(record.rules, None, record.seats, tuple(actions), start, (REPLAYED,))


def turned(record: Record, by: int) -> Record:
    """A single deal with the table turned: who sat at seat `by` sits at seat 0, the next at 1, and so on.

    In this way the person can play from any seat. ValueError for a whole match.
    """
    if record.single is None:
        raise ValueError("only a deal by itself can be turned")
    seats = record.rules.seats
    dealer, hands = record.single

    def new(seat: int) -> Seat:
        return Seat((seat - by) % seats)

    def turned_action(action: Action) -> Action:
        match action:
            case Claim():
                return replace(action, seat=new(action.seat), accused=new(action.accused))
            case Sing() | SingTute() | TakeBack():
                return replace(action, seat=new(action.seat))
            case _:
                return action

    return replace(
        record,
        seats=tuple(record.seats[(seat + by) % seats] for seat in range(seats)),
        actions=tuple(turned_action(action) for action in record.actions),
        single=(new(dealer), tuple(hands[(seat + by) % seats] for seat in range(seats))),
    )


def seen_from(record: Record, seat: int) -> Record:
    """A single deal for the person to play from `seat`: the table is turned, and whoever sat there changes places
    with the person."""
    found = turned(record, seat)
    seats = list(found.seats)
    for other, who in enumerate(seats):
        if who.bot is None:
            seats[0], seats[other] = seats[other], seats[0]
            break
    return replace(found, seats=tuple(seats))


def without_ending(record: Record) -> Record:
    """The record without steps between deals at its end, so that play goes on where it stopped."""
    length = len(record.actions)
    while length and isinstance(record.actions[length - 1], NextDeal | EndMatch):
        length -= 1
    return record.cut(length)
