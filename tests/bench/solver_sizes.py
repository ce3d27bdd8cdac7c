"""How the solver's work grows with the tricks left: nodes and times of exact values, for the plot in docs/solver.md.

    python -m tests.bench.solver_sizes --deals 100 --json docs/figures/solver_sizes.json

Seeded deals as in `solver_speed.py`, played on by cards that keep the value; each question to an emptied table.
"""

import argparse
import json
import random
from functools import partial
from pathlib import Path

from subastao_qt.players.solver import COMPILED, Solver
from tests.bench.deals import later, opening
from tests.bench.solver_speed import Row

SEED = 20
LEAST = 3


def sizes(deals: int, pairs: bool) -> dict[str, dict[str, float]]:
    """By tricks left, what exact values took."""
    rng = random.Random(SEED)
    solver = Solver()
    rows: dict[int, Row] = {}
    for _ in range(deals):
        position = opening(rng, pairs=pairs)
        left = position.hands[0].bit_count()
        while left >= LEAST:
            rows.setdefault(left, Row()).ask(solver, partial(solver.exact, position))
            position = later(position, 1, solver)
            left -= 1
    return {str(left): row.summary() for left, row in rows.items()}


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    result = {
        "compiled": COMPILED,
        "deals": given.deals,
        "three players": sizes(given.deals, False),
        "pairs": sizes(given.deals, True),
    }
    text = json.dumps(result, indent=1) + "\n"
    if given.json is None:
        print(text, end="")
    else:
        given.json.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
