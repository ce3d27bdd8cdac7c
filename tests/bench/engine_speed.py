"""How many actions a second the engine does: random play, alone and with what a table asks besides.

    python tests/bench/engine_speed.py
    python tests/bench/engine_speed.py --against OTHER    the same with another checkout's engine, in turns, as a ratio

Times are of the processor, not of the clock. `yardstick` is a million additions in plain Python on the same machine: so
many actions are done in that time.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from subastao_qt.engine import match as matches
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of

ACTIONS = 12_000


def nothing(_state: MatchState) -> None:
    """Only `legal_actions` and `apply`."""


def interjections(state: MatchState) -> None:
    """What may be said out of turn, besides."""
    matches.interjections(state)


def view(state: MatchState) -> None:
    """The view of the seat on turn, besides."""
    turn = state.deal.turn
    view_of(state, turn if turn is not None else Seat(0))


BESIDES: dict[str, Callable[[MatchState], None]] = {
    "apply and legal actions": nothing,
    "with interjections": interjections,
    "with the view on turn": view,
}


def rate(variant: Variant, besides: Callable[[MatchState], None], actions: int) -> float:
    """Actions a second of random play under default rules."""
    random = Random(5)
    rules = RuleSet(variant=variant)
    seed = 1
    state = matches.start_match(rules, seed).state
    begun = time.process_time()
    for _ in range(actions):
        if state.ended:
            seed += 1
            state = matches.start_match(rules, seed).state
        besides(state)
        state = matches.apply(state, random.choice(matches.legal_actions(state))).state
    return actions / (time.process_time() - begun)


def yardstick() -> float:
    """Seconds for a million additions."""
    begun = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number
    return time.process_time() - begun


def measure(actions: int) -> dict[str, float]:
    """All rates, by name."""
    rates = {
        f"{variant.value}, {name}": rate(variant, besides, actions)
        for variant in Variant
        for name, besides in BESIDES.items()
    }
    rates["yardstick"] = 1 / yardstick()
    return rates


def measured_in(folder: Path | None, actions: int) -> dict[str, float]:
    """The rates in a process of its own, with the engine of `folder`."""
    environment = dict(os.environ)
    if folder is not None:
        environment["PYTHONPATH"] = str(folder.resolve())
    command = [sys.executable, __file__, "--json", "--actions", str(actions)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Measure the engine's speed.")
    parser.add_argument("--actions", type=int, default=ACTIONS)
    parser.add_argument("--against", type=Path, metavar="OTHER", help="another checkout's folder")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="for --against")
    options = parser.parse_args()
    if options.json:
        print(json.dumps(measure(options.actions)))
        return
    if options.against is None:
        rates = measure(options.actions)
        stick = rates.pop("yardstick")
        for name, value in rates.items():
            print(f"{name}: {value:,.0f} a second, {value / stick:,.0f} a yardstick")
        return
    here: list[dict[str, float]] = []
    there: list[dict[str, float]] = []
    for _ in range(options.rounds):
        here.append(measured_in(None, options.actions))
        there.append(measured_in(options.against, options.actions))
    for name in here[0]:
        mine, other = (statistics.median(run[name] for run in runs) for runs in (here, there))
        print(f"{name}: {mine:,.0f} against {other:,.0f} a second, ratio {mine / other:.2f}")


if __name__ == "__main__":
    main()
