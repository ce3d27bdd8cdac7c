"""The plain minimax compiled by mypyc for a long run: the same source, some twice as fast.

    python -m tests.bench.compiled_plain --count 500

compiles it into a temporary folder and holds it against the source as it is, over so many random endings: every value,
every card. The solver is compiled by Cython, so not even the compiler is shared. The source stays plain Python, and
nothing compiled is kept.
"""

import argparse
import importlib.util
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import tests.solver

NAME = "plain_minimax"
FULL_NAME = f"{tests.solver.__name__}.{NAME}"
SOURCE = Path(__file__).resolve().parents[1] / "solver" / f"{NAME}.py"


@contextmanager
def compiled() -> Iterator[Path]:
    """The path of the compiled module, in a folder that goes away afterwards. Raises OSError if it cannot be made."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(SOURCE, folder)
        command = [sys.executable, "-m", "mypyc", f"{NAME}.py"]
        made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        found = [each for each in Path(folder).iterdir() if each.suffix in (".so", ".pyd")]
        if len(found) != 1:
            raise OSError(f"mypyc made no module of {SOURCE.name}:\n{made.stdout}{made.stderr}")
        yield found[0]


def load(path: Path) -> ModuleType:
    """The compiled module."""
    spec = importlib.util.spec_from_file_location(NAME, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # The compiled functions look their own module up by the name they were compiled under.
    sys.modules[NAME] = module
    spec.loader.exec_module(module)
    return module


def use(path: Path) -> None:
    """Let whoever imports the plain minimax from now on, in this process, get the compiled one."""
    if FULL_NAME in sys.modules:
        raise RuntimeError(f"{FULL_NAME} is already imported")
    sys.modules[FULL_NAME] = load(path)


def differing(path: Path, count: int, seed: int) -> list[str]:
    """Endings on which the compiled module and the source differ."""
    from tests.bench.endings_chunk import mixed_endings

    twin = load(path)
    found = []
    for ending in mixed_endings(random.Random(f"compiled/{seed}"), count):
        plain = importlib.import_module(FULL_NAME).Minimax(ending.table, ending.players)
        table, state = twin.Table(**vars(ending.table)), twin.State(*ending.state)
        other = twin.Minimax(table, ending.players)
        told = plain.value(ending.state), plain.cards(ending.state)
        if told != (again := (other.value(state), other.cards(state))):
            found.append(f"{ending}: {told}, compiled {again}")
    return found


def main() -> int:
    """Compile and compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with compiled() as path:
        found = differing(path, given.count, given.seed)
    for text in found:
        print(text)
    print(f"{given.count} endings, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
