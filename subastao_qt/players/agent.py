"""What a player is: somebody who, shown a view and what may be done, says what to do."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, runtime_checkable

from subastao_qt.engine.actions import Action
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView


class Cancelled(Exception):
    """The answer is no longer wanted; the player stops thinking."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think, in seconds and in nodes of search; and whether he is still asked.

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

    All chance comes from the dice he is given, so that the same view, dice and node budget give the same answer.
    """

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide about `view.legal`; a call may carry a phrase of `view.offered`.

        Asked out of turn, it is only about a song: None means silence. Raises Cancelled when the budget says so
        and looks at it at least every 20 ms.
        """
        ...

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Under `renuncio` claim: something of `view.extra` to say at once (a claim, a card taken back), or None."""
        ...
