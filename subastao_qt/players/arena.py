"""Bots against bots, counted honestly: deals drawn beforehand, each played in every seating.

Three kinds of encounter. A free deal: auction and play, from even totals. A contract: declarer, bid and trump are
drawn with the deal, the same for everybody, so that only the play of the cards is compared. A match: to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from threading import Event as Flag
from typing import Final

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import NameTrump
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.deal import actor
from subastao_qt.engine.deal import legal_actions as deal_actions
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import CallMade, Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.baselines import DEAF, PLAIN_20, Clairvoyant, RandomPlayer
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import BOTS, LEVELS, Style, make_agent
from subastao_qt.players.glance import worths
from subastao_qt.players.positions import SUITS, mask_of
from subastao_qt.players.thinker import Thinker
from subastao_qt.players.thumb import ThumbPlayer

_LOOSE: Final = (-20, -15, -10, -5, 0, 5, 10)
"""A drawn contract lies so many points beside what the hand seems to make against open cards: around what players
by rules of thumb make one time in two."""

YARDSTICKS: Final[Mapping[str, Callable[[Bench], Agent]]] = {
    "random": lambda _bench: RandomPlayer(),
    "greedy": lambda _bench: ThumbPlayer(),
    "plain20": lambda bench: Thinker(PLAIN_20, bench),
    "deaf": lambda bench: Thinker(DEAF, bench),
    "clairvoyant": Clairvoyant,
}


class Kind(Enum):
    """What is played."""

    DEAL = "deal"
    CONTRACT = "contract"
    MATCH = "match"


def player_names() -> list[str]:
    """Who can be sent into the arena: yardsticks, levels, bots with a style."""
    return [*YARDSTICKS, *(level.id for level in LEVELS), *BOTS]


def make_player(name: str, bench: Bench) -> Agent:
    """The player of a name; ValueError, in words, when there is none."""
    if name in YARDSTICKS:
        return YARDSTICKS[name](bench)
    bot = name if name in BOTS else f"{name}-{Style.BALANCED.value}"
    if bot not in BOTS:
        raise ValueError(f"«{name}» is no player: expected one of {', '.join(player_names())}")
    return make_agent(bot, bench)


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena plays."""

    seats: tuple[str, ...]
    """Players by seat; for a contract the declarer and the defenders."""
    rules: RuleSet
    kind: Kind
    seed: int
    nodes: int
    """For a decision."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one encounter gave, by seat of the table."""

    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    declarer: int | None
    contract: int | None
    total: int | None
    made: bool
    winners: tuple[int, ...] = ()
    """Who won the match."""
    deals: int = 1


def seatings(plan: Plan) -> list[tuple[str, ...]]:
    """Every different turn of the players round the table."""
    turns = []
    for step in range(plan.rules.seats):
        turn = tuple(
            plan.seats[(seat - step) % len(plan.seats)] for seat in range(plan.rules.seats)
        )
        if turn not in turns:
            turns.append(turn)
    return turns


def encounters(plan: Plan) -> list[tuple[str, str]]:
    """Who declares against whom in a drawn contract."""
    first, second = plan.seats[0], plan.seats[-1]
    return list(dict.fromkeys(((second, second), (first, second), (second, first))))


def finish_deal(
    state: MatchState, agents: Sequence[Agent], nodes: int, key: int, flag: Flag | None = None
) -> MatchState:
    """Play a deal to its end: whoever may speak is asked, in the order of the table.

    Each decision has `nodes` and dice of its own from `key`. Once `flag` is set, raises Cancelled.
    """
    stop = Flag() if flag is None else flag
    silent: set[tuple[int, Seat]] = set()
    count = 0
    while state.deal.phase is not Phase.OVER:
        count += 1
        dice = Dice(key, count)
        said = _interjection(state, agents, dice)
        if said is not None:
            state = said
            continue
        seat = _asked(state, silent)
        agent = agents[seat]
        if isinstance(agent, Clairvoyant):
            agent.see(state.deal)
        budget = Budget(None, nodes, stop)
        budget.check()
        action = agent.choose(view_of(state, seat, person=False), budget, dice)
        if action is None:
            silent.add((len(state.deal.tricks), seat))
            continue
        state = matches.apply(state, action).state
    return _interjection(state, agents, Dice(key, 0)) or state


def _asked(state: MatchState, silent: set[tuple[int, Seat]]) -> Seat:
    if state.deal.phase is Phase.PLAY and not state.deal.trick:
        for action in deal_actions(state.deal):
            seat = actor(state.deal, action)
            waits = (len(state.deal.tricks), seat) not in silent
            if seat is not None and seat != state.deal.turn and waits:
                return seat
    assert state.deal.turn is not None
    return state.deal.turn


def _interjection(state: MatchState, agents: Sequence[Agent], dice: Dice) -> MatchState | None:
    if state.rules.renuncio is Renuncio.PREVENT:
        return None
    for number, agent in enumerate(agents):
        view = view_of(state, Seat(number), person=False)
        if view.extra and (action := agent.interject(view, dice)) is not None:
            return matches.apply(state, action).state
    return None


def deal_seed(plan: Plan, number: int) -> int:
    """The seed of a deal, drawn from the plan's."""
    return Dice(plan.seed, number).below(1 << 62)


def drawn_contract(state: MatchState, dice: Dice) -> MatchState:
    """A contract that could go either way, for the hand that seems worth most."""
    pairs = state.rules.in_pairs
    hands = {seat: mask_of(state.deal.hands[seat]) for seat in state.deal.order}
    declarer = max(hands, key=lambda seat: max(worths(hands[seat], pairs)))
    worth = worths(hands[declarer], pairs)
    seems = max(worth) + _LOOSE[dice.below(len(_LOOSE))]
    step = state.rules.step
    contract = min(230, max(state.rules.min_bid, round(seems / step) * step))
    # The auction that goes with it, for those who read auctions: this bid, and nobody above it.
    passes = (CallMade(seat, None) for seat in state.deal.order if seat != declarer)
    deal = replace(
        state.deal,
        calls=(CallMade(declarer, contract), *passes),
        declarer=declarer,
        contract=contract,
        phase=Phase.TRUMP,
        turn=declarer,
    )
    named = NameTrump(SUITS[worth.index(max(worth))])
    return matches.apply(replace(state, deal=deal), named).state


class Arena:
    """Plays encounters of a plan; keeps its players from one to the next."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._bench = Bench(threads=False)
        self._players: dict[tuple[str, int], Agent] = {}

    def play(self, number: int) -> list[Outcome]:
        """Everything that is played of a deal: every seating, or both sides of a contract."""
        if self._plan.kind is Kind.CONTRACT:
            return self._contract(number)
        found = []
        for names in seatings(self._plan):
            if self._plan.kind is Kind.MATCH:
                found.append(self._match(number, names))
            else:
                state = matches.start_match(self._plan.rules, deal_seed(self._plan, number)).state
                found.append(self._finished(number, names, state))
        return found

    def _agents(self, names: Sequence[str]) -> list[Agent]:
        for seat, name in enumerate(names):
            if (name, seat) not in self._players:
                self._players[name, seat] = make_player(name, self._bench)
        return [self._players[name, seat] for seat, name in enumerate(names)]

    def _finished(self, number: int, names: Sequence[str], state: MatchState) -> Outcome:
        over = finish_deal(
            state, self._agents(names), self._plan.nodes, deal_seed(self._plan, number)
        )
        return outcome(number, names, over)

    def _contract(self, number: int) -> list[Outcome]:
        """The first player of the plan declares against the second and the other way round; before, the second
        against himself."""
        seed = deal_seed(self._plan, number)
        state = drawn_contract(matches.start_match(self._plan.rules, seed).state, Dice(seed, 7))
        found = []
        for ours, theirs in encounters(self._plan):
            declaring = state.deal.declaring
            names = [ours if seat in declaring else theirs for seat in range(state.rules.seats)]
            found.append(self._finished(number, names, state))
        return found

    def _match(self, number: int, names: Sequence[str]) -> Outcome:
        seed = deal_seed(self._plan, number)
        state = matches.start_match(self._plan.rules, seed).state
        agents = self._agents(names)
        while True:
            state = finish_deal(state, agents, self._plan.nodes, seed + state.number)
            if state.winners:
                break
            state = matches.apply(state, matches.legal_actions(state)[0]).state
        return outcome(number, names, state)


def outcome(number: int, names: Sequence[str], state: MatchState) -> Outcome:
    """What a finished deal, or the match it ended, gave."""
    result = state.deal.result
    assert result is not None
    return Outcome(
        number,
        tuple(names),
        state.totals,
        result.declarer,
        result.contract,
        result.account.total if result.account is not None else None,
        result.made,
        tuple(sorted(state.winners)),
        state.number,
    )
