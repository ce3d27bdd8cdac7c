"""How many worlds the expert solves in a second on two threads, by trick; how long bidding and a cancel take.

    python -m tests.bench.bots_speed

Medians over fixed deals, beside the goals. Only the compiled core is measured.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from statistics import median

from subastao_qt.engine import match as matches
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.arena import Kind, Plan, deal_seed, drawn_contract, make_player
from subastao_qt.players.beliefs import Beliefs
from subastao_qt.players.bench import Bench, Rows
from subastao_qt.players.positions import World, mask_of, opening_scene, scene_of
from subastao_qt.players.search import EXACT_NODES, rate_cards
from subastao_qt.players.solver import Position

DEALS = 8
PLAN = Plan(("expert",), RuleSet(), Kind.CONTRACT, 7, 1)


class Counting(Bench):
    """Counts the worlds solved."""

    solved = 0

    def cards(
        self, position: Position, worlds: Sequence[World], target: int | None, expected: int
    ) -> Rows:
        rows = super().cards(position, worlds, target, expected)
        self.solved = max(self.solved, len(rows.solved))
        return rows


def at_trick(number: int, trick: int) -> MatchState:
    """A deal after so many tricks of thumb play, somebody on lead."""
    seed = deal_seed(PLAN, number)
    state = drawn_contract(matches.start_match(PLAN.rules, seed).state, Dice(seed, 7))
    thumb = make_player("greedy", Bench(threads=False))
    while len(state.deal.tricks) < trick and state.deal.phase is Phase.PLAY:
        seat = state.deal.turn
        assert seat is not None
        action = thumb.choose(view_of(state, seat), Budget(None, 1), Dice(1))
        assert action is not None
        state = matches.apply(state, action).state
    return state


def worlds_in_a_second(trick: int) -> float:
    """Worlds of which every card was valued exactly, in one second."""
    found = []
    for number in range(DEALS):
        state = at_trick(number, trick)
        assert state.deal.turn is not None
        view = view_of(state, state.deal.turn)
        bench = Bench()
        beliefs = Beliefs(view)
        budget = Budget(1.0)
        with bench.decision(budget):
            worlds = beliefs.draw(Dice(number), 6000, 1)
            left = EXACT_NODES.get(len(view.hand), 200)
            rows = bench.cards(scene_of(view).position(worlds[0]), worlds, None, left)
        found.append(len(rows.solved))
    return median(found)


def main() -> None:
    """Print the table."""
    goals = {0: 60, 2: 500, 4: 5000}
    for trick, goal in goals.items():
        print(f"trick {trick + 1}: {worlds_in_a_second(trick):.0f} worlds in 1 s (goal {goal})")
    took = []
    for number in range(DEALS):
        state = at_trick(number, 5)
        assert state.deal.turn is not None
        view = view_of(state, state.deal.turn)
        if Beliefs(view).total > 4000:
            continue
        begun = time.perf_counter()
        rate_cards(view, Budget(None), Dice(1), Bench())
        took.append(time.perf_counter() - begun)
    print(f"7 cards left, all worlds: {median(took):.3f} s, {len(took)} deals (goal 0.3)")
    took = []
    for number in range(DEALS):
        deal = matches.start_match(RuleSet(), number).state.deal
        place = 0
        hands = tuple(mask_of(deal.hands[seat]) for seat in deal.order)
        view = view_of(matches.start_match(RuleSet(), number).state, deal.order[place])
        beliefs = Beliefs(view)
        worlds = [beliefs.world(Dice(number, n).below(beliefs.total)) for n in range(32)]
        bench = Bench()
        begun = time.perf_counter()
        with bench.decision(Budget(None)):
            bench.values(opening_scene(RuleSet(), 0, place).position(hands), worlds, range(4), 1000)
        took.append(time.perf_counter() - begun)
    print(f"four trumps, 32 worlds: {median(took):.2f} s (goal 1)")
    took = []
    for number in range(DEALS):
        state = at_trick(number, 0)
        assert state.deal.turn is not None
        view = view_of(state, state.deal.turn)
        bench, budget = Bench(), Budget(None)
        ended: list[float] = []

        def think(
            bench: Bench = bench, budget: Budget = budget, ended: list[float] = ended
        ) -> None:
            try:
                make_player("expert", bench).choose(view, budget, Dice(1))  # noqa: B023
            except Cancelled:
                ended.append(time.perf_counter())

        thread = threading.Thread(target=think)
        thread.start()
        while not bench.busy and thread.is_alive():
            thread.join(0.001)
        begun = time.perf_counter()
        budget.cancel()
        thread.join()
        took += [at - begun for at in ended]
    print(f"cancelled after {1000 * median(took):.1f} ms, at most {1000 * max(took):.1f} (goal 20)")


if __name__ == "__main__":
    main()
