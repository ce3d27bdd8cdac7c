"""Compare with `colver` (Rust, belote contrée): the exact score of each first card, eight cards each, same run.

    pip install subastao-qt[peers]; python tests/bench/peer_colver.py --deals 60

Both games are played by two pairs with 32 cards here, eight tricks, card points and forced over-trumping; the rules of
play differ a little, so the deals are not the same question, only the same kind of it.
"""

import argparse
import json
import random
import sys
from functools import partial
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from subastao_qt.players.solver import COMPILED, Solver
from tests.bench.deals import opening
from tests.bench.peer_endplay import Clock, compared

PAIRS_CARDS = 8


def belote(seed: int, trump: int, clock: Clock) -> None:
    """Time colver on a deal of its own, all leads of the first player."""
    env = import_module("colver").Env.deal(dealer=0, seed=seed)
    env.set_contract(trump, 80, 1, 0)
    env.set_phase_playing()
    leads = clock.time(lambda: len(env.solve_scores()["scores"]))
    assert leads == PAIRS_CARDS


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
        position = opening(rng, pairs=True, each=PAIRS_CARDS)
        solver.forget()
        ours.time(partial(solver.cards, position))
        belote(rng.randrange(1 << 30), rng.randrange(4), theirs)
    print(
        json.dumps({"compiled": COMPILED, "deals": given.deals, **compared(ours, theirs)}, indent=2)
    )


if __name__ == "__main__":
    main()
