"""Hold the solver against the plain minimax over many random endings of all options.

    python tests/bench/solver_endings.py --count 250000 --seed 1 --processes 2

Most endings have four tricks or fewer; a few have six (three players) and five (four). Every ending has a seed of its
own, drawn from the run's, so that a mismatch can be shown again and a run be done in parts (`--start`).
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from subastao_qt.players.solver import COMPILED, Solver
from tests.solver.endings import any_ending, as_position, differences

CHUNK = 250
# Out of every 250: (players, tricks) and how many. The last two are the largest, 2 of 250.
SHARES = [
    ((3, 1), 10), ((4, 1), 10), ((3, 2), 42), ((4, 2), 42), ((3, 3), 62), ((4, 3), 50),
    ((3, 4), 22), ((4, 4), 7), ((3, 5), 3), ((3, 6), 1), ((4, 5), 1),
]  # fmt: skip
SMALL_TABLE = 10
PURE_EVERY = 50


def run_chunk(job: tuple[int, int]) -> tuple[int, Counter[str], list[str]]:
    """Check one chunk of 250 endings; every fiftieth also uncompiled, node for node."""
    seed, chunk = job
    rng = random.Random(f"{seed}/{chunk}")
    # A small table, warm over the chunk: positions of many deals and options meet in it.
    solver = Solver(table_bits=SMALL_TABLE)
    twin = Solver(table_bits=SMALL_TABLE, pure=True)
    done: Counter[str] = Counter()
    found: list[str] = []
    for (players, tricks), share in SHARES:
        for _ in range(share):
            ending = any_ending(rng, players, tricks)
            found += differences(ending, solver, rng)
            done[f"{players} players, {tricks} tricks"] += 1
            if done.total() % PURE_EVERY == 0:
                position = as_position(ending)
                answers = []
                for each in (solver, twin):
                    each.forget()
                    answers.append(
                        (each.exact(position), each.nodes, each.cards(position), each.nodes)
                    )
                done["also uncompiled"] += 1
                if answers[0] != answers[1]:
                    found.append(f"{ending}: compiled and uncompiled differ: {answers}")
                solver.forget()
    return chunk, done, found


def jobs(seed: int, start: int, count: int) -> Iterator[tuple[int, int]]:
    """Number the chunks of a run."""
    for chunk in range(start // CHUNK, (start + count + CHUNK - 1) // CHUNK):
        yield seed, chunk


def main() -> int:
    """Run, with progress, and print the sum as JSON; 1 if anything differed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--count", type=int, default=250_000, help="endings, in whole chunks of 250"
    )
    parser.add_argument(
        "--start", type=int, default=0, help="how many endings of the run to pass over"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no chunk after")
    given = parser.parse_args()
    if not COMPILED:
        print("There is no compiled core; this run checks the Python source.", file=sys.stderr)
    begun = time.monotonic()
    total: Counter[str] = Counter()
    mismatches: list[str] = []
    chunks = 0
    with Pool(given.processes) as pool:
        for _, done, found in pool.imap_unordered(
            run_chunk, jobs(given.seed, given.start, given.count)
        ):
            total += done
            mismatches += found
            chunks += 1
            passed = time.monotonic() - begun
            for text in found:
                print(text, flush=True)
            if chunks % 20 == 0:
                print(
                    f"{chunks * CHUNK} endings, {len(mismatches)} mismatches, {passed:.0f} s",
                    file=sys.stderr,
                    flush=True,
                )
            if passed > given.seconds:
                pool.terminate()
                break
    print(
        json.dumps(
            {
                "endings": chunks * CHUNK,
                "mismatches": len(mismatches),
                "seed": given.seed,
                "start": given.start,
                "compiled": COMPILED,
                "seconds": round(time.monotonic() - begun),
                "kinds": dict(sorted(total.items())),
            },
            indent=2,
        )
    )
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main())
