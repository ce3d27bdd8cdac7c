"""How big the game is for the solver: nodes (the same everywhere) and times (of this machine).

    python tests/bench/solver_speed.py --deals 300

Seat 0 of every seeded deal declares and leads; trump is its longest suit. Every question is put to an emptied table.
Times are CPU times of this process, in milliseconds, so that a busy machine disturbs them less.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from subastao_qt.players.solver import COMPILED, WHY_NOT_COMPILED, Position, Solver
from tests.bench.deals import full_deal, later, opening

SEED = 20


class Row:
    """The nodes and times of one question over many deals."""

    def __init__(self) -> None:
        self.nodes: list[int] = []
        self.times: list[float] = []

    def ask(self, solver: Solver, question: Callable[[], object]) -> None:
        """Put a question to an emptied table and note what it took."""
        solver.forget()
        begun = time.process_time()
        question()
        self.times.append(1000 * (time.process_time() - begun))
        self.nodes.append(solver.nodes)

    def summary(self) -> dict[str, float]:
        """Sum up."""
        return {
            "nodes_median": round(statistics.median(self.nodes)),
            "nodes_mean": round(statistics.mean(self.nodes)),
            "nodes_p95": round(p95(self.nodes)),
            "ms_median": round(statistics.median(self.times), 3),
            "ms_mean": round(statistics.mean(self.times), 3),
            "ms_p95": round(p95(self.times), 3),
        }


def p95(values: list[int] | list[float]) -> float:
    """Take the value that 95 % do not exceed."""
    return sorted(values)[min(len(values) - 1, int(0.95 * len(values)))]


def measure(deals: int, table_bits: int) -> dict[str, object]:
    """Put every question of the table to so many deals."""
    rng = random.Random(SEED)
    solver = Solver(table_bits)
    names = (
        "exact, 12 tricks", "at least its value", "at least, 15 below", "at least, 15 above", "each first card",
        "each first card against the value", "exact after 4 tricks", "exact, 7 tricks left", "pairs, exact",
        "pairs, each first card",
    )  # fmt: skip
    rows = {name: Row() for name in names}
    for _ in range(deals):
        position = opening(rng, pairs=False)
        value = solver.exact(position)
        rows["exact, 12 tricks"].ask(solver, partial(solver.exact, position))
        rows["at least its value"].ask(solver, partial(solver.at_least, position, value))
        rows["at least, 15 below"].ask(solver, partial(solver.at_least, position, value - 15))
        rows["at least, 15 above"].ask(solver, partial(solver.at_least, position, value + 15))
        rows["each first card"].ask(solver, partial(solver.cards, position))
        rows["each first card against the value"].ask(
            solver, partial(solver.cards_at_least, position, value)
        )
        after = later(position, 4, solver)
        rows["exact after 4 tricks"].ask(solver, partial(solver.exact, after))
        after = later(after, 1, solver)
        rows["exact, 7 tricks left"].ask(solver, partial(solver.exact, after))
        pair = opening(rng, pairs=True)
        rows["pairs, exact"].ask(solver, partial(solver.exact, pair))
        rows["pairs, each first card"].ask(solver, partial(solver.cards, pair))
    first = rows["exact, 12 tricks"]
    return {
        **{name: row.summary() for name, row in rows.items()},
        "million_nodes_a_second": round(sum(first.nodes) / sum(first.times) / 1000, 2),
        "four trumps x 32 worlds, ms": bidding(solver),
        "all 3432 worlds with 7 tricks left, each card exactly, ms": enumeration(solver),
    }


def worlds_for(rng: random.Random, own: int, tricks: int, count: int) -> list[tuple[int, ...]]:
    """Deal the cards seat 0 does not see at random; with fewer than 12 tricks only so many cards are left."""
    unseen = [c for c in range(40) if c % 10 and not own >> c & 1][: 2 * tricks]
    worlds: list[tuple[int, ...]] = []
    for _ in range(count):
        rng.shuffle(unseen)
        worlds.append(
            (own, sum(1 << c for c in unseen[:tricks]), sum(1 << c for c in unseen[tricks:]))
        )
    return worlds


def bidding(solver: Solver) -> dict[str, float]:
    """Time the exact values of one hand with each trump over 32 worlds, for 12 hands."""
    rng = random.Random(SEED)
    times = []
    for _ in range(12):
        position = Position(full_deal(rng, pairs=False), 0, 0, 1)
        worlds = worlds_for(rng, position.hands[0], 12, 32)
        solver.forget()
        begun = time.process_time()
        assert len(solver.values_over_worlds(position, worlds, range(4))) == 128
        times.append(1000 * (time.process_time() - begun))
    return {"median": round(statistics.median(times), 1), "mean": round(statistics.mean(times), 1)}


def enumeration(solver: Solver) -> dict[str, float]:
    """Time each card of 3,432 worlds (all that a declarer can think of with 7 tricks left), for 12 hands."""
    rng = random.Random(SEED)
    times = []
    for _ in range(12):
        position = opening(rng, pairs=False, each=7)
        pack = position.hands[1] | position.hands[2]
        unseen = [c for c in range(40) if pack >> c & 1]
        worlds = []
        for bits in range(1 << 14):
            if bits.bit_count() == 7:
                one = sum(1 << c for i, c in enumerate(unseen) if bits >> i & 1)
                worlds.append((position.hands[0], one, pack ^ one))
        solver.forget()
        begun = time.process_time()
        batch = solver.cards_over_worlds(position, worlds)
        times.append(1000 * (time.process_time() - begun))
        assert batch.worlds == len(worlds) == 3432
    return {"median": round(statistics.median(times), 1), "mean": round(statistics.mean(times), 1)}


def main() -> None:
    """Measure and print as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--table-bits", type=int, default=17)
    given = parser.parse_args()
    begun = time.process_time()
    result = measure(given.deals, given.table_bits)
    print(
        json.dumps(
            {
                "compiled": COMPILED or WHY_NOT_COMPILED,
                "deals": given.deals,
                **result,
                "seconds": round(time.process_time() - begun),
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
