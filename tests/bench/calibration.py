"""Is a contract made as often as the valuation says? Experts play drawn contracts among themselves.

    python -m tests.bench.calibration --deals 2000 --nodes 100000 --file calibration.jsonl

Prints, by tenths of the chance foreseen before the lead (solved samples as at the table), how many were made, with
the 95 % interval. The file is that of `subastao arena --kind contract --seats expert,expert`; a later run goes on.
"""

from __future__ import annotations

import argparse
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


def main() -> None:
    """Play or go on, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=100_000)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--solve", type=int, default=6_000_000, help="nodes for a valuation")
    given = parser.parse_args()
    plan = Plan(("expert", "expert"), RuleSet(), Kind.CONTRACT, 7, given.nodes)
    outcomes = run(plan, given.deals, path=given.file)
    made = {each.deal: each.made for each in outcomes}
    bench = Bench(threads=False)
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for deal, was_made in made.items():
        chance = foreseen(plan, deal, bench, given.solve)
        tenths[min(9, int(chance * 10))].append((chance, was_made))
    for number, tenth in enumerate(tenths):
        if not tenth:
            continue
        count = len(tenth)
        seen = sum(chance for chance, _ in tenth) / count
        true = sum(was for _, was in tenth) / count
        half = 1.96 * sqrt(max(true * (1 - true), 0.25 / count) / count)
        print(f"{number / 10:.1f}: {count:4} foreseen {seen:.2f} made {true:.2f} ± {half:.2f}")


if __name__ == "__main__":
    main()
