"""What passes between the match, the players and the table: tickets, decisions, answers, batches of events."""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import Event
from subastao_qt.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Ticket:
    """The one key to an open decision. A new match, undo, load or quit raises the generation."""

    generation: int
    number: int


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a seat: what it may know, and in `view.legal` what it may do."""

    ticket: Ticket
    seat: Seat
    view: PlayerView

    @property
    def on_turn(self) -> bool:
        """False when the seat is only asked for a song before its partner leads: silence is an answer then."""
        return self.view.turn == self.seat or self.view.turn is None


@dataclass(frozen=True, slots=True)
class Answer:
    """What the seat wants; it counts only while its ticket is the open one. None is silence (a song not sung)."""

    ticket: Ticket
    action: Action | None


@dataclass(frozen=True, slots=True)
class Batch:
    """What one action brought about, as the person at the table may see it.

    `view` is the table after all of `events`. The table shows them and then says that it has (`seen(number)`).
    """

    number: int
    view: PlayerView
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at a seat: the person, or a bot of a level and a style."""

    name: str
    bot: str | None
    """A bot's id (`players.bots.BOTS`), None for the person."""
