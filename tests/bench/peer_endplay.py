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
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from subastao_qt.players.solver import COMPILED, Solver
from tests.bench.deals import opening


def summary(times: Iterable[float]) -> dict[str, float]:
    """Sum up times as milliseconds."""
    found = [1000 * t for t in times]
    return {
        "median_ms": round(statistics.median(found), 2),
        "mean_ms": round(statistics.mean(found), 2),
    }


def bridge(rng: random.Random) -> float:
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
    begun = time.perf_counter()
    leads = list(dds.solve_board(deal))
    passed = time.perf_counter() - begun
    assert len(leads) == 13
    return passed


def main() -> None:
    """Take turns, deal by deal, and print medians, means and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    solver = Solver()
    ours, theirs = [], []
    for _ in range(given.deals):
        position = opening(rng, pairs=False)
        solver.forget()
        begun = time.perf_counter()
        solver.cards(position)
        ours.append(time.perf_counter() - begun)
        theirs.append(bridge(rng))
    a, b = summary(ours), summary(theirs)
    print(
        json.dumps(
            {
                "compiled": COMPILED,
                "deals": given.deals,
                "classic3, 12 tricks, each first card": a,
                "endplay, 13 tricks, each first card": b,
                "times faster, median": round(b["median_ms"] / a["median_ms"], 2),
                "times faster, mean": round(b["mean_ms"] / a["mean_ms"], 2),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
