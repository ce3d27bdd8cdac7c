"""What a player is: somebody who, shown a view and what may be done, says what to do."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, runtime_checkable

from subastao_qt.engine.actions import Action
from subastao_qt.engine.view import PlayerView


class Cancelled(Exception):
    """The answer is no longer wanted; the agent stops thinking."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think, in seconds of the clock and in nodes of search; and whether he is still asked.

    Nodes make a decision repeatable; seconds keep the table moving. None means without limit.
    """

    seconds: float | None = 1.0
    nodes: int | None = None
    flag: Flag = field(default_factory=Flag)
    started: float = field(default_factory=time.monotonic)

    def cancel(self) -> None:
        """Ask the player to stop; from any thread."""
        self.flag.set()

    @property
    def cancelled(self) -> bool:
        """Whether the answer is no longer wanted."""
        return self.flag.is_set()

    def check(self) -> None:
        """Raise Cancelled when the answer is no longer wanted."""
        if self.flag.is_set():
            raise Cancelled

    def left(self) -> float | None:
        """Seconds left, never below zero; None without a limit."""
        if self.seconds is None:
            return None
        return max(0.0, self.started + self.seconds - time.monotonic())


@runtime_checkable
class Agent(Protocol):
    """A player without hands or eyes of his own.

    `choose` gets what the seat may know and what it may do (`view.legal`). On turn it returns one of these, a
    call perhaps with a phrase of `view.offered`. Asked out of turn, it is only about a song: None means silence.
    It raises Cancelled when the budget says so, and must look at least every 20 ms.
    """

    def choose(self, view: PlayerView, budget: Budget) -> Action | None:
        """Decide."""
        ...

    def denounces(self, view: PlayerView) -> Action | None:
        """Under `renuncio` claim: whether to say something of `view.extra` besides (a claim, a card taken back)."""
        ...
