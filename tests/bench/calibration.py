"""Is a contract made as often as the valuation says? Experts play drawn contracts among themselves.

    python -m tests.bench.calibration --deals 2000 --seed 11 --nodes 100000 --file played.jsonl --json calibration.json

Prints, by tenths of the chance foreseen before the lead (solved samples as at the table), how many were made, with
the 95 % interval, and writes them for the plot. The file is that of `subastao arena --kind contract --seats
expert,expert`; a later run goes on. Seed 7 are the deals to which the valuation's constants were fitted.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from subastao_qt.engine import match as matches
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import Kind, Plan, deal_seed, drawn_contract
from subastao_qt.players.arena_run import run
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import mask_of
from subastao_qt.players.valuation import sample, valuation


def foreseen(plan: Plan, number: int, bench: Bench, nodes: int) -> float:
    """The chance the declarer sees for the contract drawn, with the trump drawn."""
    seed = deal_seed(plan, number)
    before = matches.start_match(plan.rules, seed).state
    after = drawn_contract(before, Dice(seed, 7))
    declarer, contract, trump = after.deal.declarer, after.deal.contract, after.deal.trump
    assert declarer is not None
    assert contract is not None
    view = view_of(before, declarer)
    hand = mask_of(view.hand)
    place = view.order.index(declarer)
    samples = sample(view, place, hand, Budget(None, nodes), Dice(hand), bench, 1.0)
    worth = valuation(view, hand, samples)
    return next(each.chance(contract) for each in worth.trumps if each.trump is trump)


def tenths_of(told: Sequence[tuple[float, bool]]) -> list[dict[str, float]]:
    """Contracts by tenths of the chance foreseen: how many, the mean chance, how many were made, half the interval."""
    found = []
    for number in range(10):
        tenth = [each for each in told if min(9, int(each[0] * 10)) == number]
        if not tenth:
            continue
        count = len(tenth)
        made = sum(was for _, was in tenth) / count
        half = 1.96 * sqrt(max(made * (1 - made), 0.25 / count) / count)
        seen = sum(chance for chance, _ in tenth) / count
        found.append({"count": count, "foreseen": seen, "made": made, "half": half})
    return found


def main() -> None:
    """Play or go on, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--solve", type=int, default=6_000_000, help="nodes for a valuation")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="value none after")
    parser.add_argument("--json", type=Path, help="where to write the tenths")
    given = parser.parse_args()
    plan = Plan(("expert", "expert"), RuleSet(), Kind.CONTRACT, given.seed, given.nodes)
    outcomes = run(plan, given.deals, path=given.file)
    bench = Bench(threads=False)
    begun = time.monotonic()
    told: list[tuple[float, bool]] = []
    try:
        for each in outcomes:
            if time.monotonic() - begun > given.seconds:
                break
            told.append((foreseen(plan, each.deal, bench, given.solve), each.made))
    except KeyboardInterrupt:
        print("interrupted")
    if len(told) < len(outcomes):
        print(f"{len(told)} of {len(outcomes)} contracts valued")
    tenths = tenths_of(told)
    for row in tenths:
        print(
            f"{row['count']:4.0f} foreseen {row['foreseen']:.3f}"
            f" made {row['made']:.3f} ± {row['half']:.3f}"
        )
    if given.json is not None:
        values = {"contracts": len(told), "seed": given.seed, "nodes": given.nodes}
        given.json.write_text(
            json.dumps({**values, "tenths": tenths}, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
