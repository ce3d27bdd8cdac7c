"""The expert against OpenSpiel's generic IS-MCTS, in the same drawn contracts, as declarer and as defence.

    pip install 'subastao-qt[peers]'
    python -m tests.bench.peer_ismcts --deals 300 --simulations 1000 --nodes 500000 --file ismcts.jsonl

Every contract is played three times: expert against experts, IS-MCTS against experts, expert against IS-MCTS. The
peer gets our own sampler of hidden hands, with all the expert infers, and leaves songs to the expert's rule, so that
only the play of cards is compared. Points are the declarer's total; the time is CPU time of decisions with a choice.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Play, Sing
from subastao_qt.engine.cards import PACK_40, Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.arena import (
    Kind,
    Plan,
    deal_seed,
    drawn_contract,
    finish_deal,
    make_player,
)
from subastao_qt.players.arena_stats import Mean, mean_of
from subastao_qt.players.beliefs import Beliefs
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import (
    SUIT_NUMBER,
    Scene,
    World,
    cards_of,
    mask_of,
    needed_from_now,
    scene_of,
)
from subastao_qt.players.solver import COMPILED
from tests.bench.tute_for_spiel import Rollout, Table, TuteGame, TuteState

UCT = 1.4
"""The weight of exploration; results are between -1 and 1. Not tuned."""


class Timed:
    """A player whose decisions between several cards are timed (CPU time, ms)."""

    def __init__(self, player: Agent) -> None:
        self._player = player
        self.times: list[float] = []

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        begun = time.process_time()
        action = self._player.choose(view, budget, dice)
        if isinstance(action, Play) and len(view.meeting) > 1:
            self.times.append(1000 * (time.process_time() - begun))
        return action

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        return self._player.interject(view, dice)


class IsMcts:
    """OpenSpiel's searcher at our table."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations
        self._expert = make_player("expert", Bench(threads=False))
        self._game = TuteGame()
        self._ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
        self._numpy: Any = import_module("numpy")

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """A card by IS-MCTS; anything else as the expert."""
        if view.phase is not Phase.PLAY or view.turn != view.seat:
            return self._expert.choose(view, budget, dice)
        if not all(isinstance(action, Play) for action in view.legal):
            song = self._expert.choose(view, Budget(None, 20_000), dice)
            if not isinstance(song, Play):
                return song
        if len(view.meeting) == 1:
            return Play(view.meeting[0])
        return Play(PACK_40[self._card(view, dice)])

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        return self._expert.interject(view, dice)

    def _card(self, view: PlayerView, dice: Dice) -> int:
        worlds = Beliefs(view).draw(dice, self._simulations, 2)
        seed = dice.below(1 << 31)
        scene = scene_of(view)
        draws = iter([worlds[number % len(worlds)] for number in range(self._simulations)])

        def sample(state: TuteState, player: int) -> TuteState:
            del state, player
            return self._game.begin(table_of(view, scene, next(draws)))

        bot = self._ismcts.ISMCTSBot(
            self._game,
            Rollout(seed),
            UCT,
            self._simulations,
            random_state=self._numpy.random.RandomState(seed),
        )
        bot.set_resampler(sample)
        root = self._game.begin(table_of(view, scene, worlds[0]))
        legal = root.legal_actions()
        expected = sorted(card.index for card in view.meeting)
        assert legal == expected, (legal, expected)
        return int(bot.step(root))


def table_of(view: PlayerView, scene: Scene, world: World) -> Table:
    """What a seat sees, with a guess at the hidden hands, as the other game takes it."""
    assert view.declarer is not None
    assert view.contract is not None
    return Table(
        [[card.index for card in cards_of(hand)] for hand in world],
        scene.trump,
        view.order.index(view.declarer),
        scene.leader,
        scene.table,
        [bool(scene.unsung >> suit & 1) for suit in range(4)],
        needed_from_now(view),
        view.contract,
    )


class Match:
    """Both players, and what they do with a deal."""

    def __init__(self, plan: Plan, simulations: int) -> None:
        self._plan = plan
        self.expert = Timed(make_player("expert", Bench(threads=False)))
        self.peer = Timed(IsMcts(simulations))

    def play(self, number: int) -> dict[str, Any]:
        """One contract three times: totals, and whether it was made."""
        seed = deal_seed(self._plan, number)
        start = matches.start_match(self._plan.rules, seed).state
        state = drawn_contract(start, Dice(seed, 7))
        ways = {
            "both": (self.expert, self.expert),
            "peer declares": (self.peer, self.expert),
            "peer defends": (self.expert, self.peer),
        }
        told: dict[str, Any] = {"deal": number, "contract": state.deal.contract}
        self.expert.times, self.peer.times = [], []
        for way, (ours, theirs) in ways.items():
            seats = range(self._plan.rules.seats)
            agents = [ours if Seat(each) in state.deal.declaring else theirs for each in seats]
            result = finish_deal(state, agents, self._plan.nodes, seed).deal.result
            assert result is not None
            assert result.account is not None
            told[way] = [result.account.total, result.made]
        told["ms expert"] = [round(each, 2) for each in self.expert.times]
        told["ms peer"] = [round(each, 2) for each in self.peer.times]
        return told


def summary(deals: list[dict[str, Any]]) -> dict[str, Any]:
    """How far the expert is ahead, in the same contracts."""

    def ahead(better: str, worse: str, place: int) -> dict[str, float]:
        found: Mean = mean_of([float(each[better][place] - each[worse][place]) for each in deals])
        return {"mean": found.mean, "half": found.half}

    told: dict[str, Any] = {"deals": len(deals)}
    for name, better, worse in (
        ("as declarer", "both", "peer declares"),
        ("as defence", "peer defends", "both"),
    ):
        told[name] = {"points": ahead(better, worse, 0), "contracts": ahead(better, worse, 1)}
    for way in ("both", "peer declares", "peer defends"):
        told[f"made, {way}"] = sum(each[way][1] for each in deals) / len(deals)
    for who in ("expert", "peer"):
        times = [value for each in deals for value in each[f"ms {who}"]]
        told[f"ms a move, {who}"] = {"mean": sum(times) / len(times), "median": median(times)}
    return told


def check_rules(deals: int) -> int:
    """Play deals by chance in both games, card by card; returns how many. AssertionError if one differs."""
    plan = Plan(("random",), RuleSet(), Kind.CONTRACT, 5, 1)
    compared = 0
    for number in range(deals):
        seed = deal_seed(plan, number)
        dice = Dice(seed, 9)
        start = matches.start_match(plan.rules, seed).state
        state = drawn_contract(start, Dice(seed, 7))
        table: Table | None = None
        while state.deal.phase is not Phase.OVER:
            assert state.deal.turn is not None
            view = view_of(state, state.deal.turn, person=False)
            hands = tuple(mask_of(state.deal.hands[seat]) for seat in state.deal.order)
            table = table or table_of(view, scene_of(view), hands)
            songs = [
                each for each in view.legal if isinstance(each, Sing) and each.seat == view.seat
            ]
            if songs and view.seat in view.declaring:
                # The other game sings the forty first, else the first suit.
                trump = [each for each in songs if each.suit is view.trump]
                song = (trump or sorted(songs, key=lambda each: SUIT_NUMBER[each.suit]))[0]
                state = matches.apply(state, song).state
                continue
            assert view.order.index(view.seat) == table.turn
            assert sorted(card.index for card in view.meeting) == table.legal()
            assert needed_from_now(view) == table.needed
            card = view.meeting[dice.below(len(view.meeting))]
            table.play(card.index)
            state = matches.apply(state, Play(card)).state
            compared += 1
        result = state.deal.result
        assert table is not None
        assert result is not None
        assert result.account is not None
        assert result.contract is not None
        assert table.over
        assert table.needed == result.contract - result.account.total
    return compared


def main() -> int:
    """Play or go on, and print the sums as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=500_000, help="of the expert, a decision")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal after")
    parser.add_argument("--file", type=Path, help="JSON lines; a later run goes on with it")
    parser.add_argument("--check", type=int, help="only compare the rules over so many deals")
    given = parser.parse_args()
    if given.check is not None:
        print(f"{check_rules(given.check)} cards compared, no difference")
        return 0
    if not COMPILED:
        print("There is no compiled core; this measures the fallback.", file=sys.stderr)
    begun = time.monotonic()
    deals: list[dict[str, Any]] = []
    if given.file is not None and given.file.exists():
        deals = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    done = {each["deal"] for each in deals}
    plan = Plan(("expert",), RuleSet(), Kind.CONTRACT, given.seed, given.nodes)
    match = Match(plan, given.simulations)
    for number in range(given.deals):
        if number in done:
            continue
        if time.monotonic() - begun > given.seconds:
            break
        deals.append(match.play(number))
        if given.file is not None:
            with given.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(deals[-1]) + "\n")
    print(json.dumps(summary(deals), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
