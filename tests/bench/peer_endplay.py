"""Compare with `endplay` (DDS, bridge): the exact score of each first card of a full deal, same run.

    pip install subastao-qt[peers]; python tests/bench/peer_endplay.py --deals 60

Bridge has 52 cards, 4 hands and 13 tricks, but counts only tricks; subastado has 36 cards, 12 tricks and points. So
this is no race on one game; it says what a well-known solver takes for the question players ask of it.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from subastao_qt.players.solver import COMPILED, Solver
from tests.bench.deals import opening


class Clock:
    """Adds up wall and CPU times of one side: what a player waits, and what minds a busy machine less."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def time(self, question: Callable[[], object]) -> object:
        """Time a question and return its answer."""
        wall, cpu = time.perf_counter(), time.process_time()
        answer = question()
        self.cpu.append(1000 * (time.process_time() - cpu))
        self.wall.append(1000 * (time.perf_counter() - wall))
        return answer

    def summary(self) -> dict[str, float]:
        """Sum up, in milliseconds."""
        return {
            "wall_median": round(statistics.median(self.wall), 2),
            "wall_mean": round(statistics.mean(self.wall), 2),
            "cpu_median": round(statistics.median(self.cpu), 2),
            "cpu_mean": round(statistics.mean(self.cpu), 2),
        }


def compared(ours: Clock, theirs: Clock) -> dict[str, object]:
    """Set both side by side, and how many times longer they took than we."""
    a, b = ours.summary(), theirs.summary()
    return {"ours_ms": a, "theirs_ms": b, "times_faster": {k: round(b[k] / a[k], 2) for k in a}}


def bridge(rng: random.Random, clock: Clock) -> None:
    """Time DDS on a bridge deal, all leads of the first hand, with a suit as trump."""
    types, dds = import_module("endplay.types"), import_module("endplay.dds")
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
    rng.shuffle(pack)
    hands = []
    for p in range(4):
        held = pack[13 * p : 13 * p + 13]
        hands.append(".".join("".join(c[0] for c in held if c[1] == s) for s in "SHDC"))
    deal = types.Deal("N:" + " ".join(hands))
    deal.trump = types.Denom.spades
    deal.first = types.Player.north
    leads = clock.time(lambda: len(list(dds.solve_board(deal))))
    assert leads == 13


def main() -> None:
    """Take turns, deal by deal, and print medians, means and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    solver = Solver()
    ours, theirs = Clock(), Clock()
    for _ in range(given.deals):
        position = opening(rng, pairs=False)
        solver.forget()
        ours.time(partial(solver.cards, position))
        bridge(rng, theirs)
    print(
        json.dumps({"compiled": COMPILED, "deals": given.deals, **compared(ours, theirs)}, indent=2)
    )


if __name__ == "__main__":
    main()
