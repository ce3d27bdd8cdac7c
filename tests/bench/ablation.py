"""What each part of the expert is worth: drawn contracts, the expert without the part against the whole one.

    python -m tests.bench.ablation --deals 200 --nodes 60000 [--part plays goal …] [--first 0] [--json]

The contracts are drawn in second deals of a match. Each is played three times: the whole expert on both sides, the
changed one declaring, the changed one in defence. A difference is the changed player's gain in points of the
declarer's total and in contracts, with 95 % intervals over deals. In one process; the same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from typing import Final

from subastao_qt.engine import match as matches
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Agent
from subastao_qt.players.arena import Outcome, drawn_contract, finish_deal, outcome
from subastao_qt.players.beliefs import Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.search import Skill
from subastao_qt.players.thinker import Mind, Thinker
from subastao_qt.players.thumb import ThumbPlayer
from tests.bench.lookahead import Foresighted

_Maker = Callable[[Bench], Agent]


def _with(skill: Skill) -> _Maker:
    return lambda bench: Thinker(Mind(skill), bench)


SEED: Final = 11
WHOLE: Final = Skill()
PARTS: Final[Mapping[str, _Maker]] = {
    "duties": _with(replace(WHOLE, signs=Inference(duties=False))),
    "bids": _with(replace(WHOLE, signs=Inference(bids=False))),
    "plays": _with(replace(WHOLE, signs=Inference(plays=False))),
    "songs": _with(replace(WHOLE, signs=Inference(songs=False))),
    "shuffle": _with(replace(WHOLE, signs=Inference(shuffle=False))),
    "blur": _with(replace(WHOLE, blur=0.05)),
    "bias": _with(replace(WHOLE, bias=0.0)),
    "all-worlds": _with(replace(WHOLE, worlds=20)),
    "lookahead": Foresighted,
}
"""The expert without each part; `all-worlds`: 20 at most; `lookahead`: with something more instead."""


def interval(values: list[float]) -> list[float]:
    """The mean and half its 95 % interval."""
    spread = stdev(values) if len(values) > 1 else 0.0
    return [round(mean(values), 2), round(1.96 * spread / sqrt(len(values)), 2)]


def contract(rules: RuleSet, number: int) -> MatchState:
    """A drawn contract in the second deal of a match, after the shuffle that the rules say."""
    seed = Dice(SEED, number).below(1 << 62)
    state = matches.start_match(rules, seed).state
    state = finish_deal(state, [ThumbPlayer()] * rules.seats, 0, seed)
    state = matches.apply(state, matches.legal_actions(state)[0]).state
    return drawn_contract(state, Dice(seed, 7))


def measure(part: str, first: int, deals: int, nodes: int, rules: RuleSet) -> dict[str, object]:
    """Play the contracts of one part."""
    bench = Bench(threads=False)
    whole, changed = _with(WHOLE)(bench), PARTS[part](bench)
    gains: dict[str, list[float]] = {
        name: [] for name in ("declarer", "declarer_made", "defence", "defence_made")
    }
    for number in range(first, first + deals):
        state = contract(rules, number)

        def played(side: Agent, others: Agent, state: MatchState = state) -> Outcome:
            declaring = state.deal.declaring
            agents = [side if seat in declaring else others for seat in range(rules.seats)]
            return outcome(0, ("",) * rules.seats, finish_deal(state, agents, nodes, SEED))

        base, declaring = played(whole, whole), played(changed, whole)
        defending = played(whole, changed)
        if base.total is not None and declaring.total is not None and defending.total is not None:
            gains["declarer"].append(float(declaring.total - base.total))
            gains["defence"].append(float(base.total - defending.total))
        gains["declarer_made"].append(float(declaring.made - base.made))
        gains["defence_made"].append(float(base.made - defending.made))
    return {"part": part, "deals": deals, "nodes": nodes} | {
        name: interval(values) for name, values in gains.items()
    }


def main() -> None:
    """Measure and print, a line a part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--first", type=int, default=0, help="the first deal's number")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=60_000)
    parser.add_argument("--variant", default="classic3", choices=[each.value for each in Variant])
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rules = RuleSet(variant=Variant(chosen.variant))
    for part in chosen.part:
        found = measure(part, chosen.first, chosen.deals, chosen.nodes, rules)
        if chosen.json:
            sys.stdout.write(json.dumps(found) + "\n")
        else:
            sys.stdout.write("  ".join(f"{name} {value}" for name, value in found.items()) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
