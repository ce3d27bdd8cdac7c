"""Runs a plan of the arena over processes, into a file of JSON lines that a later run goes on with."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from subastao_qt.engine.ruleset import parse_rules_text, rules_text
from subastao_qt.players.arena import Arena, Kind, Outcome, Plan

MOST_PROCESSES: Final = 2
_CHUNK: Final = 2


class PlanChanged(Exception):
    """The file holds the results of another plan."""


def plan_values(plan: Plan) -> dict[str, Any]:
    """A plan as it stands in a file's first line."""
    return {
        "seats": list(plan.seats),
        "rules": rules_text(plan.rules),
        "kind": plan.kind.value,
        "seed": plan.seed,
        "nodes": plan.nodes,
    }


def read_plan(values: Mapping[str, Any]) -> Plan:
    """A plan from such values."""
    return Plan(
        tuple(str(name) for name in values["seats"]),
        parse_rules_text(str(values["rules"])),
        Kind(values["kind"]),
        int(values["seed"]),
        int(values["nodes"]),
    )


def run(
    plan: Plan,
    deals: int,
    processes: int = 1,
    path: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Outcome]:
    """Play deals 0 to `deals` - 1 of a plan; those whose results stand in the file are not played again.

    Raises PlanChanged when the file was made by another plan.
    """
    found = _read(plan, path) if path is not None else []
    done = {each.deal for each in found}
    todo = [number for number in range(deals) if number not in done]
    for count, outcomes in enumerate(_played(plan, todo, min(processes, MOST_PROCESSES)), 1):
        found.extend(outcomes)
        if path is not None:
            _append(path, outcomes)
        if progress is not None:
            progress(len(done) + count, deals)
    return sorted((each for each in found if each.deal < deals), key=lambda each: each.deal)


def _played(plan: Plan, numbers: list[int], processes: int) -> Iterator[list[Outcome]]:
    if processes < 2 or len(numbers) < 2:
        arena = Arena(plan)
        for number in numbers:
            yield arena.play(number)
        return
    # Fresh processes, not forks: there may be threads in this one.
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes, _begin, (plan_values(plan),)) as pool:
        yield from pool.imap_unordered(_play, numbers, _CHUNK)


_arenas: list[Arena] = []


def _begin(values: dict[str, Any]) -> None:
    _arenas.append(Arena(read_plan(values)))


def _play(number: int) -> list[Outcome]:
    return _arenas[0].play(number)


def _read(plan: Plan, path: Path) -> list[Outcome]:
    """The outcomes in a file; a last line cut short, and deals not written whole, are left out."""
    if not path.exists():
        path.write_text(json.dumps({"plan": plan_values(plan)}) + "\n", encoding="utf-8")
        return []
    text = path.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, encoding="utf-8")
    lines = text.splitlines()
    first = json.loads(lines[0]) if lines else {}
    if first.get("plan") != plan_values(plan):
        raise PlanChanged(f"{path.name} holds the results of another plan")
    return [_outcome(each) for line in lines[1:] for each in json.loads(line)]


def _append(path: Path, outcomes: list[Outcome]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps([asdict(each) for each in outcomes]) + "\n")


def _outcome(values: Mapping[str, Any]) -> Outcome:
    return Outcome(
        deal=int(values["deal"]),
        players=tuple(values["players"]),
        scores=tuple(values["scores"]),
        declarer=values["declarer"],
        contract=values["contract"],
        total=values["total"],
        made=bool(values["made"]),
        winners=tuple(values["winners"]),
        deals=int(values["deals"]),
    )
