"""Hold the solver against the plain minimax over many random endings of all options.

    python -m tests.bench.solver_endings --count 250000 --seed 1 --compile-plain --file endings.jsonl

Most endings have four tricks or fewer; a few have six (three players) and five (four). Every ending has a seed of its
own, drawn from the run's, so that a mismatch can be shown again and a run be done in parts (`--start`). With `--file` a
chunk once checked is not checked again. `--compile-plain` compiles the plain minimax for the run (`compiled_plain.py`).
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import Pool
from pathlib import Path

from subastao_qt.players.solver import COMPILED
from tests.bench import compiled_plain

CHUNK = 250

Result = tuple[int, Counter[str], list[str]]


def check(job: tuple[int, int]) -> Result:
    """Check a chunk, in whatever process this is."""
    from tests.bench.endings_chunk import run_chunk

    return run_chunk(job)


def results(todo: list[tuple[int, int]], processes: int, plain: Path | None) -> Iterator[Result]:
    """The chunks checked, as they come."""
    if processes < 2:
        if plain is not None:
            compiled_plain.use(plain)
        yield from map(check, todo)
        return
    begin = None if plain is None else compiled_plain.use
    with Pool(processes, begin, () if plain is None else (plain,)) as pool:
        yield from pool.imap_unordered(check, todo)


def read(path: Path | None, seed: int) -> dict[int, Result]:
    """The chunks a file holds, of this seed; a last line cut short is left out."""
    found: dict[int, Result] = {}
    if path is None or not path.exists():
        return found
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            values = json.loads(line)
            if values["seed"] == seed:
                chunk = int(values["chunk"])
                found[chunk] = chunk, Counter(values["kinds"]), list(values["found"])
    return found


def write(path: Path, seed: int, result: Result) -> None:
    """Add a chunk to the file."""
    chunk, kinds, found = result
    values = {"seed": seed, "chunk": chunk, "kinds": dict(kinds), "found": found}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(values) + "\n")


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
    parser.add_argument("--file", type=Path, help="JSON lines; a later run goes on with it")
    parser.add_argument("--compile-plain", action="store_true")
    given = parser.parse_args()
    if not COMPILED:
        print("There is no compiled core; this run checks the Python source.", file=sys.stderr)
    begun = time.monotonic()
    chunks = range(given.start // CHUNK, (given.start + given.count + CHUNK - 1) // CHUNK)
    before = {n: each for n, each in read(given.file, given.seed).items() if n in chunks}
    total: Counter[str] = Counter()
    mismatches: list[str] = []
    for _, done, found in before.values():
        total += done
        mismatches += found
    checked = len(before)
    todo = [(given.seed, chunk) for chunk in chunks if chunk not in before]
    with ExitStack() as stack:
        plain = stack.enter_context(compiled_plain.compiled()) if given.compile_plain else None
        for result in results(todo, given.processes, plain):
            if given.file is not None:
                write(given.file, given.seed, result)
            _, done, found = result
            total += done
            mismatches += found
            checked += 1
            passed = time.monotonic() - begun
            for text in found:
                print(text, flush=True)
            if checked % 20 == 0:
                print(
                    f"{checked * CHUNK} endings, {len(mismatches)} mismatches, {passed:.0f} s",
                    file=sys.stderr,
                    flush=True,
                )
            if passed > given.seconds:
                break
    print(
        json.dumps(
            {
                "endings": checked * CHUNK,
                "mismatches": len(mismatches),
                "seed": given.seed,
                "start": given.start,
                "compiled": COMPILED,
                "plain_compiled": given.compile_plain,
                "seconds": round(time.monotonic() - begun),
                "kinds": dict(sorted(total.items())),
            },
            indent=2,
        )
    )
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main())
