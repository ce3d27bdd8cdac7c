"""Run every check of the project; the README's test command and CI are this script.

    python packaging/check.py            every check
    python packaging/check.py types lint these only

A check that fails does not keep the others from running. Exit code 0 means that all passed.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable

# What must hold with and without the compiled core: everything that may come to use it.
TESTS_BELOW_THE_WINDOW = ("tests/engine", "tests/players", "tests/test_conformance.py")


@dataclass(frozen=True)
class Check:
    """One check: its name, the command that fails if it does, what it adds to the environment."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


def pytest(*arguments: str) -> list[str]:
    """Return the command that runs tests, on several cores but not on all of a large machine."""
    return [PYTHON, "-m", "pytest", "-q", "-n", "auto", "--maxprocesses", "4", *arguments]


def checks() -> Iterator[Check]:
    """List the checks, quick ones first."""
    scripts = Path(PYTHON).parent
    yield Check("format", [PYTHON, "-m", "ruff", "format", "--check", "."])
    yield Check("lint", [PYTHON, "-m", "ruff", "check", "."])
    yield Check("imports", [str(scripts / "lint-imports")])
    yield Check("translations", [PYTHON, "packaging/translations.py", "check"])
    yield Check("deck", [PYTHON, "resources/make_deck", "--check"])
    yield Check("descriptions", [PYTHON, "packaging/check_descriptions.py"])
    yield Check("types", [PYTHON, "-m", "mypy"])
    yield Check("tests", pytest())
    below = [path for path in TESTS_BELOW_THE_WINDOW if (ROOT / path).exists()]
    yield Check("tests-without-core", pytest(*below), {"SUBASTAO_PURE": "1"})
    forms = [PYTHON, "packaging/forms.py"]
    yield Check("self-test", [*forms, "checkout", "wheel", "sdist"])
    yield Check("bundle", [*forms, "--build", "bundle"])


@dataclass(frozen=True)
class Outcome:
    """How a check ended, and how long it took in seconds."""

    check: Check
    passed: bool
    seconds: float


def run(check: Check) -> Outcome:
    """Run one check in the checkout, its output passed on."""
    print(f"\n=== {check.name}", flush=True)
    environment = {**os.environ, "LANG": "C.UTF-8", **check.environment}
    start = time.monotonic()
    done = subprocess.run(check.command, cwd=ROOT, env=environment, check=False)
    return Outcome(check, done.returncode == 0, time.monotonic() - start)


def main() -> int:
    """Run the command line; return 1 if a check failed."""
    every = {check.name: check for check in checks()}
    parser = argparse.ArgumentParser(description="Run every check of the project.")
    parser.add_argument("names", nargs="*", metavar="CHECK", help=", ".join(every))
    names = parser.parse_args().names or list(every)
    if unknown := sorted(set(names) - set(every)):
        parser.error(f"no such check: {', '.join(unknown)}")
    outcomes = [run(every[name]) for name in names]
    print("\n=== summary")
    for outcome in outcomes:
        word = "passed" if outcome.passed else "FAILED"
        print(f"{word}  {outcome.seconds:6.1f} s  {outcome.check.name}")
    failed = sum(not outcome.passed for outcome in outcomes)
    print(f"checks: {len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
