"""Do cards that the coach calls costly lose when they are judged again with ten times the budget and other guesses?

    python -m tests.bench.costly_cards --deals 200 --seconds 1200 --file costly.jsonl
    python -m tests.bench.costly_cards --alarms --deals 200 --file alarms.jsonl

The first plays deals among players by rules of thumb, judges every card, and each that is marked costly again. The
second plays deals among experts and counts the classic mistakes that are named in them. Both add a line to the file for
each deal or card and print the sums.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from subastao_qt.engine.actions import Action, Bid, NameTrump, Play
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.arena import finish_deal
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import make_agent
from subastao_qt.players.coach.judging import Grade, compare, grade_of
from subastao_qt.players.coach.mistakes import LAST_CARDS
from subastao_qt.players.coach.review import NODES, DealReview, review_of

EXPERT_NODES = 300_000


@dataclass
class Noting:
    """A player whose actions are written down."""

    agent: Agent
    done: list[Action] = field(default_factory=list)

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """The player's choice."""
        action = self.agent.choose(view, budget, dice)
        if action is not None:
            self.done.append(action)
        return action

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """What he says out of turn."""
        action = self.agent.interject(view, dice)
        if action is not None:
            self.done.append(action)
        return action


def played(rules: RuleSet, seed: int, bot: str, bench: Bench, nodes: int) -> DealReview:
    """A deal among players of one kind."""
    done: list[Action] = []
    agents = [Noting(make_agent(bot, bench), done) for _ in range(rules.seats)]
    seats = tuple(RecordSeat(str(seat), bot) for seat in range(rules.seats))
    record = Record(rules, seed, seats)
    finish_deal(record.start().state, agents, nodes, seed)
    return review_of(replace(record, actions=tuple(done)), 1)


def reviews(deals: int, bot: str, bench: Bench, nodes: int, seed: int) -> Iterator[DealReview]:
    """Deals under the variants and presets in turn."""
    for number in range(deals):
        variants = tuple(Variant)
        preset = PRESETS[number // len(variants) % len(PRESETS)]
        rules = preset.rules(variants[number % len(variants)])
        yield played(rules, Dice(seed, number).below(1 << 62), bot, bench, nodes)


def costly(arguments: argparse.Namespace, bench: Bench) -> None:
    """Judge every card, and the costly ones again; the sums are printed also when interrupted."""
    counts: Counter[str] = Counter()
    try:
        judged_twice(arguments, bench, counts)
    except KeyboardInterrupt:
        print("interrupted")
    print(dict(counts))


def judged_twice(arguments: argparse.Namespace, bench: Bench, counts: Counter[str]) -> None:
    """Add every card to the sums, and a line to the file for each costly one, until the time is up."""
    stop = time.monotonic() + arguments.seconds
    with arguments.file.open("a", encoding="utf-8") as out:
        for review in reviews(arguments.deals, arguments.bot, bench, 1, arguments.seed):
            for decided in review.decided:
                action = decided.moment.action
                if not isinstance(action, Play):
                    continue
                if time.monotonic() > stop:
                    return
                view = view_of(decided.moment.before, decided.seat, person=False)
                first = compare(view, action, Budget(None, NODES), bench)
                grade = grade_of(first)
                counts["cards"] += 1
                counts[grade.value] += 1
                if grade is not Grade.COSTLY:
                    continue
                again = compare(view, action, Budget(None, 10 * NODES), bench, salt=1)
                counts["lose"] += again.loss > 0
                counts["lose firmly"] += again.loss > 2 * again.error
                counts["lose 0.04 and more"] += again.loss >= 0.04
                line = {
                    "cards": len(view.hand),
                    "players": len(view.order),
                    "loss": round(first.loss, 4),
                    "error": round(first.error, 4),
                    "worlds": first.worlds,
                    "again": round(again.loss, 4),
                    "again_error": round(again.error, 4),
                    "again_worlds": again.worlds,
                }
                out.write(json.dumps(line) + "\n")
                out.flush()


def alarms(arguments: argparse.Namespace, bench: Bench) -> None:
    """Count the mistakes named in deals among experts."""
    stop = time.monotonic() + arguments.seconds
    counts: Counter[str] = Counter()
    with arguments.file.open("a", encoding="utf-8") as out:
        for review in reviews(
            arguments.deals, "expert-balanced", bench, EXPERT_NODES, arguments.seed
        ):
            if time.monotonic() > stop:
                break
            named = [each.mistake.value for each in review.forgotten]
            for decided in review.decided:
                held = len(decided.moment.before.deal.hands[decided.seat])
                late = isinstance(decided.moment.action, Play) and held <= LAST_CARDS
                if late or isinstance(decided.moment.action, Bid | NameTrump):
                    verdict = decided.work(Budget(None, NODES), bench)
                    if verdict.named is not None:
                        named.append(verdict.named.mistake.value)
            counts["deals"] += 1
            counts.update(named)
            out.write(json.dumps({"named": named}) + "\n")
            out.flush()
    print(dict(counts))


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1200.0)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--bot", default="casual-balanced")
    parser.add_argument("--alarms", action="store_true")
    parser.add_argument("--file", type=Path, required=True)
    arguments = parser.parse_args()
    bench = Bench()
    if arguments.alarms:
        alarms(arguments, bench)
    else:
        costly(arguments, bench)


if __name__ == "__main__":
    main()
