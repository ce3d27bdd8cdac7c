"""Every kind of the coach's thinking stops within 20 ms of being told to."""

from __future__ import annotations

import threading
import time

import pytest

from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.hints import hint
from tests.players.tables import moments

GRACE = 0.02
TRIES = 5


def view_in(phase: Phase, tricks: int) -> PlayerView:
    for seed in range(900, 940):
        for state, seat in moments(RuleSet(), seed):
            view = view_of(state, seat)
            if view.phase is phase and len(view.tricks) == tricks and view.turn == seat:
                if phase is Phase.PLAY and len(view.meeting) < 3:
                    continue
                return view
    raise AssertionError("no such moment")


@pytest.mark.parametrize(
    ("phase", "tricks", "after"),
    [
        (Phase.AUCTION, 0, 0.03),
        (Phase.AUCTION, 0, 0.3),
        (Phase.TRUMP, 0, 0.1),
        (Phase.PLAY, 0, 0.05),
        (Phase.PLAY, 0, 0.2),
        (Phase.PLAY, 3, 0.1),
    ],
)
def test_a_hint_stops_at_once(phase: Phase, tricks: int, after: float) -> None:
    """The best of some tries: a busy machine may put a thread off, the coach does not."""
    view, bench = view_in(phase, tricks), Bench()
    late = []
    for _try in range(TRIES):
        budget = Budget(60.0, 400_000_000)
        told = [0.0]

        def stop(budget: Budget = budget, told: list[float] = told) -> None:
            told[0] = time.monotonic()
            budget.cancel()

        timer = threading.Timer(after, stop)
        timer.start()
        with pytest.raises(Cancelled):
            hint(view, budget, bench)
        late.append(time.monotonic() - told[0])
        timer.join()
        if late[-1] < GRACE:
            break
    assert min(late) < GRACE
