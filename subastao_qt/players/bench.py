"""Two solvers at work at once, under a budget of nodes and seconds, stopped within milliseconds.

The work is parted among the solvers beforehand and each has its share of the nodes, so with a node budget the
answer does not depend on which thread is quicker.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.positions import World
from subastao_qt.players.solver import COMPILED, Position, Solver

SOLVERS: Final = 2
POLL: Final = 0.004
"""Seconds between two looks at the budget while the solvers work."""
NODES_A_SECOND: Final = 12_000_000 if COMPILED else 150_000
"""About what both solvers visit together on a modest machine; only to plan how many worlds to draw."""
SMALL: Final = 3_000 if COMPILED else 40
"""Work of fewer expected nodes is done at once, without other threads."""
_Job = Callable[[Solver, int], None]


@dataclass(frozen=True, slots=True)
class Rows:
    """What each card is worth in the worlds that were solved."""

    cards: tuple[int, ...]
    solved: tuple[int, ...]
    """The numbers of those worlds."""
    values: tuple[tuple[int, ...], ...]
    """Beside each the value, or 1 and 0 for whether the target is reached, by card."""


class Bench:
    """Solvers and what they may still use for one decision."""

    def __init__(self, *, threads: bool = True, table_bits: int = 17) -> None:
        """Without `threads` the solvers work one after the other: the answers by nodes are the same."""
        self._solvers = [Solver(table_bits) for _ in range(SOLVERS)]
        self._threads = threads
        self._lock = threading.Lock()
        self._budget = Budget(None)
        self._left: list[int | None] = [None] * SOLVERS
        self._stop: float | None = None
        self._busy = False

    @contextmanager
    def decision(self, budget: Budget, share: float = 1.0) -> Iterator[Bench]:
        """Hold the solvers for one decision. `share` is the part of the budget it may use."""
        while not self._lock.acquire(timeout=0.01):
            budget.check()
        try:
            self._budget = budget
            nodes = None if budget.nodes is None else max(1, int(budget.nodes * share) // SOLVERS)
            self._left = [nodes] * SOLVERS
            left = budget.left()
            self._stop = None if left is None else time.monotonic() + left * share
            if nodes is not None:
                for solver in self._solvers:
                    solver.forget()
            yield self
        finally:
            self._lock.release()

    @property
    def nodes_left(self) -> float:
        """About how many nodes may still be visited, whichever limit is nearer; infinite without any."""
        found = float("inf")
        if self._left[0] is not None:
            found = float(sum(left or 0 for left in self._left))
        if self._stop is not None:
            found = min(found, max(0.0, self._stop - time.monotonic()) * NODES_A_SECOND)
        return found

    @property
    def busy(self) -> bool:
        """Whether the solvers are at work in threads of their own."""
        return self._busy

    @property
    def spent(self) -> bool:
        """Whether the budget is used up."""
        return self.nodes_left < 1.0

    def cards(
        self, position: Position, worlds: Sequence[World], target: int | None, expected: int
    ) -> Rows:
        """Value each legal card in each world, or tell (given a target) whether it is reached.

        `expected` is a guess at the nodes a world takes. Raises Cancelled.
        """
        solved: list[tuple[int, tuple[int, ...]]] = []
        cards: list[tuple[int, ...]] = []

        def job(solver: Solver, number: int) -> None:
            part = worlds[number::SOLVERS]
            batch = solver.cards_over_worlds(position, part, target)
            if batch.worlds:
                cards.append(batch.cards)
            solved.extend(
                (number + row * SOLVERS, tuple(batch.row(row))) for row in range(batch.worlds)
            )

        self._run(job, len(worlds) * expected)
        solved.sort()
        return Rows(
            cards[0] if cards else (),
            tuple(number for number, _ in solved),
            tuple(row for _, row in solved),
        )

    def values(
        self, position: Position, worlds: Sequence[World], trumps: Sequence[int], expected: int
    ) -> dict[int, tuple[int, ...]]:
        """The value of each world with each of the trumps, by the world's number. Raises Cancelled."""
        solved: dict[int, tuple[int, ...]] = {}
        width = len(trumps)

        def job(solver: Solver, number: int) -> None:
            part = worlds[number::SOLVERS]
            found = solver.values_over_worlds(position, part, trumps)
            for row in range(len(found) // width):
                solved[number + row * SOLVERS] = tuple(found[row * width : (row + 1) * width])

        self._run(job, len(worlds) * width * expected)
        return dict(sorted(solved.items()))

    def _run(self, job: _Job, expected: int) -> None:
        self._budget.check()
        for solver, left in zip(self._solvers, self._left, strict=True):
            solver.resume()
            solver.node_limit = left
        if expected <= SMALL or not self._threads:
            for number, solver in enumerate(self._solvers):
                job(solver, number)
        else:
            self._run_threads(job)
        for number, solver in enumerate(self._solvers):
            left = self._left[number]
            if left is not None:
                self._left[number] = max(0, left - solver.nodes)
        self._budget.check()

    def _run_threads(self, job: _Job) -> None:
        failures: list[BaseException] = []

        def work(solver: Solver, number: int) -> None:
            try:
                job(solver, number)
            except BaseException as error:  # noqa: BLE001 - raised again in the thread that asked
                failures.append(error)

        threads = [
            threading.Thread(target=work, args=(solver, number), name=f"solver {number}")
            for number, solver in enumerate(self._solvers)
        ]
        for thread in threads:
            thread.start()
        self._busy = True
        try:
            self._watch(threads)
        finally:
            if any(thread.is_alive() for thread in threads):
                for solver in self._solvers:
                    solver.cancel()
            for thread in threads:
                thread.join()
            self._busy = False
        if failures:
            raise failures[0]

    def _watch(self, threads: Sequence[threading.Thread]) -> None:
        for thread in threads:
            while thread.is_alive():
                thread.join(POLL)
                if self._budget.cancelled:
                    raise Cancelled
                if self._stop is not None and time.monotonic() >= self._stop:
                    return


_shared: list[Bench] = []
_shared_lock = threading.Lock()


def shared_bench() -> Bench:
    """The solvers all bots of this process use, one decision at a time."""
    with _shared_lock:
        if not _shared:
            _shared.append(Bench())
        return _shared[0]
