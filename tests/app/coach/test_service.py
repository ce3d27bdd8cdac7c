"""The coach's thinking: in a row, behind the bots, stopped at once, silent after the end."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from subastao_qt.app.bot_worker import BotThread, Listener, Question
from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.decisions import Ticket
from subastao_qt.engine.actions import Action, Pass
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.match import start_match
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench


class Table:
    """A thread of bots and a coach, with ears."""

    def __init__(self) -> None:
        self.bots = BotThread()
        self.service = CoachService(lambda: self.bots)
        self.heard: list[tuple[str, object]] = []
        self.service.done.connect(self._done)
        self.service.failed.connect(lambda outcome: self.heard.append(("failed", outcome.ticket)))
        self.bots.answered.connect(lambda answer: self.heard.append(("bot", answer.action)))

    def _done(self, outcome: Outcome) -> None:
        self.heard.append(("done", (outcome.ticket, outcome.value)))

    def until(self, met: Callable[[], bool], seconds: float = 10.0) -> None:
        end = time.monotonic() + seconds
        while not met():
            assert time.monotonic() < end, self.heard
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


@pytest.fixture
def table(qapp: object) -> Iterator[Table]:
    del qapp
    found = Table()
    yield found
    found.service.close()
    found.bots.close()


class Endless:
    """Thinks until it is stopped, and counts how often it was begun."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.count = 0
        self.ended = 0.0
        self.enough = threading.Event()

    def __call__(self, budget: Budget, bench: Bench) -> object:
        del bench
        self.count += 1
        self.begun.release()
        try:
            while not self.enough.wait(0.002):
                budget.check()
            return "enough"
        finally:
            self.ended = time.monotonic()


class Passer:
    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        del view, budget, dice
        return Pass()

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        del view, dice
        return None


def question() -> Question:
    view = view_of(start_match(RuleSet(), 1).state, Seat(1))
    return Question(Ticket(1, 1), Budget(), (), Listener(Passer(), view, Dice(1)))


def _square(n: int, budget: Budget, bench: Bench) -> object:
    del budget, bench
    return n * n


def test_pieces_are_done_in_a_row(table: Table) -> None:
    tickets = [table.service.ask(partial(_square, n), 1.0) for n in range(5)]
    assert table.heard == []
    table.until(lambda: len(table.heard) == 5)
    assert table.heard == [("done", (ticket, n * n)) for n, ticket in enumerate(tickets)]
    assert not table.service.busy


def test_a_failure_is_told_and_the_row_goes_on(table: Table) -> None:
    bad = table.service.ask(lambda _b, _s: 1 // 0, 1.0)
    good = table.service.ask(lambda _b, _s: "good", 1.0)
    table.until(lambda: len(table.heard) == 2)
    assert table.heard == [("failed", bad), ("done", (good, "good"))]


def test_cancel_stops_within_20_ms_and_is_silent(table: Table) -> None:
    endless = Endless()
    ticket = table.service.ask(endless, 60.0)
    after = table.service.ask(lambda _b, _s: "after", 1.0)
    assert endless.begun.acquire(timeout=10)
    asked = time.monotonic()
    table.service.cancel(ticket)
    table.until(lambda: bool(table.heard))
    assert endless.ended - asked < 0.02
    assert table.heard == [("done", (after, "after"))]


def test_a_bot_goes_first_and_the_piece_is_begun_anew(table: Table) -> None:
    endless = Endless()
    ticket = table.service.ask(endless, 60.0)
    assert endless.begun.acquire(timeout=10)
    table.bots.ask(question())
    table.until(lambda: endless.begun.acquire(blocking=False))
    table.until(lambda: bool(table.heard))
    endless.enough.set()
    table.until(lambda: len(table.heard) == 2)
    assert table.heard == [("bot", Pass()), ("done", (ticket, "enough"))]
    assert endless.count == 2


def test_pause_and_resume(table: Table) -> None:
    endless = Endless()
    ticket = table.service.ask(endless, 60.0)
    assert endless.begun.acquire(timeout=10)
    table.service.pause()
    endless.enough.set()
    table.bots.ask(question())
    table.until(lambda: bool(table.heard))
    assert table.heard == [("bot", Pass())]
    table.service.resume()
    table.until(lambda: len(table.heard) == 2)
    assert table.heard[1] == ("done", (ticket, "enough"))


def test_an_abandoned_thread_does_not_keep_the_piece(table: Table) -> None:
    """When the bots get a new thread, the piece is thought over there."""
    endless = Endless()
    ticket = table.service.ask(endless, 60.0)
    assert endless.begun.acquire(timeout=10)
    table.bots.abandon()
    table.bots = BotThread()
    table.until(lambda: endless.count == 2)
    endless.enough.set()
    table.until(lambda: bool(table.heard))
    assert table.heard == [("done", (ticket, "enough"))]


def test_nothing_after_close(table: Table) -> None:
    endless = Endless()
    table.service.ask(endless, 60.0)
    table.service.ask(lambda _b, _s: "waits", 1.0)
    assert endless.begun.acquire(timeout=10)
    endless.enough.set()
    table.service.close()
    table.service.ask(lambda _b, _s: "late", 1.0)
    table.bots.ask(question())
    table.until(lambda: bool(table.heard))
    assert table.heard == [("bot", Pass())]
