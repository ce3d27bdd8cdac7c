"""The commands `subastao arena` and `subastao bench`: bots against bots, and how fast this machine solves."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, Final

from subastao_qt.engine import match as matches
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from subastao_qt.players.arena import Kind, Plan, make_player, player_names
from subastao_qt.players.arena_run import MOST_PROCESSES, PlanChanged, run
from subastao_qt.players.arena_stats import report
from subastao_qt.players.bench import Bench
from subastao_qt.players.glance import worths
from subastao_qt.players.positions import mask_of, opening_scene
from subastao_qt.players.solver import COMPILED, WHY_NOT_COMPILED, Solver

COMMANDS: Final = ("arena", "bench")
DEFAULT_NODES: Final = 500_000
"""About 50 ms of one core."""
_BENCH_DEALS: Final = 30 if COMPILED else 1


def main(argv: Sequence[str]) -> int:
    """Run one of the commands; the exit code."""
    parser = argparse.ArgumentParser(prog="subastao")
    add_commands(parser.add_subparsers(dest="command", required=True))
    arguments = parser.parse_args(argv)
    code: int = arguments.run(arguments)
    return code


def add_commands(subparsers: Any) -> None:
    """Describe both commands to a parser's subparsers; each sets `run`, a function of the arguments."""
    arena = subparsers.add_parser(
        "arena", help="let bots play each other", description="Duplicate deals in all seatings."
    )
    arena.add_argument(
        "--seats",
        default="expert,greedy,greedy",
        metavar="A,B,C",
        help="players by seat, or declarer and defenders: " + ", ".join(player_names()),
    )
    arena.add_argument("--variant", default="classic3", choices=[each.value for each in Variant])
    arena.add_argument("--rules", default="", help="options, as in `undertrump=free target=300`")
    arena.add_argument("--kind", default="deal", choices=[each.value for each in Kind])
    arena.add_argument("--deals", type=int, default=200, help="how many deals, or matches")
    arena.add_argument("--seed", type=int, default=7)
    arena.add_argument("--nodes", type=int, default=DEFAULT_NODES, help="for each decision")
    arena.add_argument("--processes", type=int, default=MOST_PROCESSES)
    arena.add_argument("--file", type=Path, help="JSON lines; a later run goes on with it")
    arena.add_argument("--json", action="store_true", help="print the results as JSON")
    arena.add_argument("--quiet", action="store_true", help="no progress")
    arena.set_defaults(run=run_arena)
    bench = subparsers.add_parser("bench", help="measure the solver on this machine")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run_bench)


def run_arena(arguments: argparse.Namespace) -> int:
    """`subastao arena`."""
    try:
        rules = replace(parse_rules_text(arguments.rules), variant=Variant(arguments.variant))
        seats = tuple(arguments.seats.split(","))
        for name in seats:
            make_player(name, Bench(threads=False))
        kind = Kind(arguments.kind)
        if kind is not Kind.CONTRACT and len(seats) not in (2, rules.seats):
            raise ValueError(f"{len(seats)} players for {rules.seats} seats")
        plan = Plan(seats, rules, kind, arguments.seed, arguments.nodes)
        progress = None if arguments.quiet else _progress
        outcomes = run(plan, arguments.deals, arguments.processes, arguments.file, progress)
    except (ValueError, RulesError, PlanChanged) as error:
        print(error, file=sys.stderr)
        return 2
    told = report(plan, outcomes)
    print(json.dumps(told, indent=None if arguments.json else 2, ensure_ascii=False))
    return 0


def _progress(done: int, deals: int) -> None:
    print(f"\r{done}/{deals}", end="\n" if done == deals else "", file=sys.stderr, flush=True)


def run_bench(arguments: argparse.Namespace) -> int:
    """`subastao bench`: exact values of full deals, whether contracts are made, and nodes a second."""
    solver = Solver()
    exact: list[float] = []
    tests: list[float] = []
    nodes = 0
    for number in range(_BENCH_DEALS):
        deal = matches.start_match(RuleSet(), number).state.deal
        hands = tuple(mask_of(deal.hands[seat]) for seat in deal.order)
        worth = worths(hands[0], False)
        position = opening_scene(RuleSet(), worth.index(max(worth)), 0).position(hands)
        begun = time.perf_counter()
        value = solver.exact(position)
        nodes += solver.nodes
        exact.append(time.perf_counter() - begun)
        solver.forget()
        begun = time.perf_counter()
        solver.at_least(position, value)
        tests.append(time.perf_counter() - begun)
    told = {
        "compiled": COMPILED,
        "why_not": WHY_NOT_COMPILED,
        "deals": len(exact),
        "exact_ms": round(1000 * median(exact), 2),
        "at_least_ms": round(1000 * median(tests), 2),
        "nodes_a_second": round(nodes / sum(exact)),
    }
    if arguments.json:
        print(json.dumps(told))
    else:
        print(f"compiled core: {'yes' if COMPILED else 'no — ' + WHY_NOT_COMPILED}")
        print(
            f"a full deal of three players, exact: {told['exact_ms']} ms (median of {len(exact)})"
        )
        print(f"whether its contract is made: {told['at_least_ms']} ms")
        print(f"positions a second: {told['nodes_a_second']:,}")
    return 0
