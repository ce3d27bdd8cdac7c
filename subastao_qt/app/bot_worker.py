"""The bots' thread: questions go in, answers come out, and nobody waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, Signal, Slot

from subastao_qt.app.decisions import Answer, Ticket
from subastao_qt.engine.actions import Action
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Agent, Budget, Cancelled

log = logging.getLogger(__name__)

_LAST_WAIT_MS = 3_000


@dataclass(frozen=True, slots=True)
class Listener:
    """A bot that may say something out of turn about what it sees."""

    agent: Agent
    view: PlayerView
    dice: Dice


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for the bots' thread. With no `asked` only the listeners are heard (a person is on turn)."""

    ticket: Ticket
    budget: Budget
    listeners: tuple[Listener, ...]
    asked: Listener | None


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that raised: the turn is played by another for it."""

    ticket: Ticket
    reason: str


@dataclass(frozen=True, slots=True)
class Errand:
    """A piece of thinking that is no bot's turn (the coach's). Bots go before it."""

    number: int
    budget: Budget
    work: Callable[[Budget], object]


@dataclass(frozen=True, slots=True)
class Fetched:
    """What became of an errand: its value, or the exception that ended it."""

    number: int
    value: object
    error: Exception | None = None


class _Worker(QObject):
    """Lives in the bots' thread."""

    answered = Signal(object)
    failed = Signal(object)
    fetched = Signal(object)

    @Slot(object)
    def run(self, errand: Errand) -> None:
        """Do an errand, unless it is cancelled."""
        if errand.budget.cancelled:
            return
        try:
            value = errand.work(errand.budget)
        except Cancelled:
            return
        except Exception as error:  # noqa: BLE001 - whatever goes wrong in it, the game goes on
            log.info("a piece of thinking failed: %r", error)
            self.fetched.emit(Fetched(errand.number, None, error))
        else:
            self.fetched.emit(Fetched(errand.number, value))

    @Slot(object)
    def think(self, question: Question) -> None:
        """Answer a question, unless it is cancelled."""
        if question.budget.cancelled:
            return
        try:
            spoken = self._interjection(question)
            if spoken is not None:
                self.answered.emit(Answer(question.ticket, spoken))
            elif question.asked is not None:
                asked = question.asked
                action = asked.agent.choose(asked.view, question.budget, asked.dice)
                self.answered.emit(Answer(question.ticket, action))
        except Cancelled:
            return
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            log.info("a bot failed: %r", error)
            self.failed.emit(Failure(question.ticket, repr(error)))

    @staticmethod
    def _interjection(question: Question) -> Action | None:
        for listener in question.listeners:
            question.budget.check()
            action = listener.agent.interject(listener.view, listener.dice)
            if action is not None:
                return action
        return None


class BotThread(QObject):
    """The one thread in which bots think. `answered` and `failed` arrive in the thread that made this object."""

    answered = Signal(object)
    failed = Signal(object)
    fetched = Signal(object)
    """Fetched: an errand is done."""
    put_off = Signal(int)
    """The errand of this number was stopped for a bot's sake, or its thread was given up; it may be put anew."""
    _asked = Signal(object)
    _sent = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errand: Errand | None = None
        self._thread = QThread()
        self._thread.setObjectName("bots")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self.answered)
        self._worker.failed.connect(self.failed)
        self._sent.connect(self._worker.run)
        self._worker.fetched.connect(self.fetched)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Put a question; earlier ones that still wait are answered first, so cancel their budgets.

        An errand under way is put off.
        """
        self._asked.emit(question)
        self._put_off()

    def run(self, errand: Errand) -> None:
        """Do an errand when no bot thinks; one at a time."""
        self._errand = errand
        self._sent.emit(errand)

    def _put_off(self) -> None:
        errand, self._errand = self._errand, None
        if errand is not None and not errand.budget.cancelled:
            errand.budget.cancel()
            self.put_off.emit(errand.number)

    def close(self) -> None:
        """Stop the thread. Cancel the open budget first; then this returns within some milliseconds."""
        if self._errand is not None:
            self._errand.budget.cancel()
        self._thread.quit()
        if not self._thread.wait(_LAST_WAIT_MS):
            self.abandon()

    def abandon(self) -> None:
        """Leave a thread that heeds nothing to itself: what it says is no longer heard."""
        self._worker.answered.disconnect(self.answered)
        self._worker.failed.disconnect(self.failed)
        self._worker.fetched.disconnect(self.fetched)
        self._thread.quit()
        _abandoned.append((self._thread, self._worker))
        self._put_off()


_abandoned: list[tuple[QThread, _Worker]] = []
"""Kept alive until they end: Qt aborts the program when a running thread's object goes away."""


def bots_still_hang() -> bool:
    """Whether a bot that was given up is still at it; the program must then end without waiting for it."""
    _abandoned[:] = [(thread, worker) for thread, worker in _abandoned if not thread.isFinished()]
    return bool(_abandoned)
