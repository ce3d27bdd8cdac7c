"""One chunk of the run of `solver_endings`: 250 random endings, mixed by size, held against the plain minimax.

Imported after it is settled which plain minimax is used, compiled or not.
"""

import random
from collections import Counter
from collections.abc import Iterator

from subastao_qt.players.solver import Solver
from tests.solver.endings import Ending, any_ending, as_position, differences

CHUNK = 250
# Out of every 250: (players, tricks) and how many. The last two are the largest, 2 of 250.
SHARES = [
    ((3, 1), 10), ((4, 1), 10), ((3, 2), 42), ((4, 2), 42), ((3, 3), 62), ((4, 3), 50),
    ((3, 4), 22), ((4, 4), 7), ((3, 5), 3), ((3, 6), 1), ((4, 5), 1),
]  # fmt: skip
SMALL_TABLE = 10
PURE_EVERY = 50


def mixed_endings(rng: random.Random, count: int) -> Iterator[Ending]:
    """Endings of all sizes in about these shares, at random."""
    sizes = [size for size, _ in SHARES]
    shares = [share for _, share in SHARES]
    for players, tricks in rng.choices(sizes, shares, k=count):
        yield any_ending(rng, players, tricks)


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
