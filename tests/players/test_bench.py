"""Two solvers under a budget: the work is parted the same way every time, and stops when it is told to."""

from __future__ import annotations

import threading
import time
from statistics import median

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Bid, NameTrump, Pass
from subastao_qt.engine.cards import Suit
from subastao_qt.engine.choices import Shuffle
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import make_agent
from subastao_qt.players.solver import COMPILED


def opening_lead(seed: int) -> PlayerView:
    """A declarer about to lead to the first trick."""
    state = matches.start_match(RuleSet(shuffle=Shuffle.FULL), seed).state
    for action in (Bid(80), Pass(), Pass(), NameTrump(Suit.OROS)):
        state = matches.apply(state, action).state
    assert state.deal.turn is not None
    return view_of(state, state.deal.turn)


@pytest.mark.skipif(not COMPILED, reason="without the compiled core nothing is searched so early")
def test_cancelled_within_milliseconds() -> None:
    """A thought without limit ends when it is no longer wanted. 20 ms are the goal; a loaded machine gets more."""
    took = []
    for seed in range(5):
        bench = Bench(table_bits=14)
        budget = Budget(None)
        ended: list[float] = []

        def think(
            bench: Bench = bench,
            budget: Budget = budget,
            seed: int = seed,
            ended: list[float] = ended,
        ) -> None:
            try:
                make_agent("expert-balanced", bench).choose(opening_lead(seed), budget, Dice(seed))
            except Cancelled:
                ended.append(time.perf_counter())

        thread = threading.Thread(target=think)
        thread.start()
        while not bench.busy and thread.is_alive():
            thread.join(0.001)
        begun = time.perf_counter()
        budget.cancel()
        thread.join()
        assert ended, "the thought ended by itself before it was cancelled"
        took.append(ended[0] - begun)
    assert median(took) < 0.08


def test_cancelled_before_it_begins() -> None:
    budget = Budget(None)
    budget.cancel()
    with pytest.raises(Cancelled):
        make_agent("expert-balanced").choose(opening_lead(1), budget, Dice(1))


@pytest.mark.skipif(not COMPILED, reason="without the compiled core nothing is searched so early")
def test_seconds_are_kept() -> None:
    begun = time.perf_counter()
    action = make_agent("expert-balanced").choose(opening_lead(2), Budget(0.3), Dice(2))
    assert action in opening_lead(2).legal
    assert time.perf_counter() - begun < 1.5
