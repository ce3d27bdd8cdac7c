"""Endings in which a tute that ends the deal can be sung, held against the plain minimax: rare in the general run.

    python -m tests.bench.tute_endings

In the general run (`solver_endings.py`) one fault of this kind showed once in 94,000 endings; here thrice in 3,800.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from subastao_qt.players.solver import Solver
from tests.bench import compiled_plain

if TYPE_CHECKING:
    from tests.solver.endings import Ending

SIZES = ((3, 4, 3000), (4, 4, 400), (3, 5, 400))


def tutes(rng: random.Random, players: int, tricks: int, count: int) -> Iterator["Ending"]:
    """Endings in which the declaring side holds four Reyes or four Caballos, not sung yet."""
    from tests.solver.endings import any_ending

    while count:
        ending = any_ending(rng, players, tricks)
        if ending.table.tute not in ("deal", "match") or "tute" in ending.state.sung:
            continue
        hands = [ending.state.hands[seat] for seat in ending.table.declarers]
        if any(all(rank + suit in hand for suit in "oceb") for rank in "RC" for hand in hands):
            count -= 1
            yield ending


def main() -> int:
    """Compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="tute")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    solver = Solver(table_bits=10)
    done = 0
    found: list[str] = []
    with compiled_plain.compiled() as path:
        compiled_plain.use(path)
        from tests.solver.endings import differences

        for players, tricks, count in SIZES:
            for ending in tutes(rng, players, tricks, count):
                found += differences(ending, solver, rng)
                done += 1
    for text in found:
        print(text)
    print(f"{done} endings, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
