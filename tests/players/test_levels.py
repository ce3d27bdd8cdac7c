"""Levels and styles: bold ones bid higher, beginners err as people do, everybody plays every game to its end."""

from __future__ import annotations

from statistics import mean

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Bid, Claim, NameTrump, Pass, Play, Sing, TakeBack
from subastao_qt.engine.cards import PACK_36, Seat, parse_hand
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet, rules_text
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.arena import finish_deal, make_player
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import BOTS, CHARACTERS, DEFAULT_BOT, LEVELS, Style, make_agent
from tests.players.tables import ALL_RULES, moments

BENCH = Bench(threads=False, table_bits=12)
NODES = 3_000


def opening(seed: int, rules: RuleSet | None = None) -> MatchState:
    return matches.start_match(rules or RuleSet(), seed).state


def highest(agent: Agent, seed: int) -> int:
    """The highest price a hand is worth to a player: the last standing bid over which he still bids; 55 for none."""
    best = 55
    state = opening(seed)
    for price in range(60, 160, 10):
        after = matches.apply(state, Bid(price)).state
        seat = after.deal.turn
        assert seat is not None
        call = agent.choose(view_of(after, seat), Budget(None, NODES), Dice(seed))
        if not isinstance(call, Bid):
            break
        best = max(best, price + 10)
    return best


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_bold_bids_at_least_five_points_above_careful(level: str) -> None:
    careful = make_player(f"{level}-careful", BENCH)
    bold = make_player(f"{level}-bold", BENCH)
    hands = range(10)
    apart = [highest(bold, seed) - highest(careful, seed) for seed in hands]
    assert mean(apart) >= 5.0
    assert min(apart) >= 0


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_text)
def test_every_level_plays_every_game(rules: RuleSet) -> None:
    """A deal and the next with all levels round the table, each in turn at each seat."""
    names = [f"{level.id}-{style.value}" for level in LEVELS for style in Style]
    seed = len(rules_text(rules))
    agents = [make_player(names[(seed + 4 * s) % len(names)], BENCH) for s in range(rules.seats)]
    state = finish_deal(opening(seed, rules), agents, NODES, seed)
    state = finish_deal(
        matches.apply(state, matches.legal_actions(state)[0]).state, agents, NODES, seed + 1
    )
    assert state.deal.phase is Phase.OVER
    assert state.deal.result is not None


def test_a_whole_match_is_won() -> None:
    rules = RuleSet(target=100)
    agents = [make_player(name, BENCH) for name in ("expert", "club", "beginner")]
    state = opening(3, rules)
    while not state.winners:
        state = finish_deal(state, agents, NODES, state.number)
        if not state.winners:
            state = matches.apply(state, matches.legal_actions(state)[0]).state
    assert max(state.totals) >= 100


def test_beginner_overbids() -> None:
    beginner, club = make_player("beginner", BENCH), make_player("club", BENCH)
    hands = range(20)
    assert mean(highest(beginner, s) for s in hands) > mean(highest(club, s) for s in hands) + 3


def test_beginner_forgets_cantes_and_others_do_not() -> None:
    heard = {"beginner": 0, "club": 0}
    occasions = 0
    for seed in range(60):
        for state, seat in moments(RuleSet(), seed):
            view = view_of(state, seat)
            if not any(isinstance(action, Sing) for action in view.legal):
                continue
            occasions += 1
            for name in heard:
                action = make_player(name, BENCH).choose(view, Budget(None, NODES), Dice(seed))
                heard[name] += isinstance(action, Sing)
    assert occasions >= 10
    assert heard["club"] == occasions
    assert 0.45 * occasions <= heard["beginner"] <= 0.9 * occasions


def test_beginner_sometimes_names_the_wrong_trump() -> None:
    hand = parse_hand("7o 6o 5o 4o So Ac 3c Rc Cc Ae 3e Ab")
    state = opening(1)
    rest = [card for card in PACK_36 if card not in hand]
    hands = {Seat(0): hand, Seat(1): tuple(rest[:12]), Seat(2): tuple(rest[12:])}
    state = matches.start_single(RuleSet(), Seat(2), hands).state
    for call in (Bid(60), Pass(), Pass()):
        state = matches.apply(state, call).state
    named = {"beginner": set(), "club": set()}  # type: dict[str, set[str]]
    for name, suits in named.items():
        for key in range(40):
            action = make_player(name, BENCH).choose(
                view_of(state, Seat(0)), Budget(None, NODES), Dice(key)
            )
            assert isinstance(action, NameTrump)
            suits.add(action.suit.value)
    assert named["club"] == {"c"}
    assert named["beginner"] == {"c", "o"}


def test_beginner_slips_rarely_and_only_where_slips_are_possible() -> None:
    for renuncio in Renuncio:
        rules = RuleSet(renuncio=renuncio)
        cards = slips = 0
        for seed in range(30):
            for state, seat in moments(rules, seed):
                if state.deal.phase is not Phase.PLAY:
                    continue
                view = view_of(state, seat)
                action = make_player("beginner", BENCH).choose(
                    view, Budget(None, NODES), Dice(seed, len(view.hand))
                )
                if isinstance(action, Play):
                    cards += 1
                    slips += action.card not in view.meeting
        assert cards > 800
        if renuncio is Renuncio.PREVENT:
            assert slips == 0
        else:
            assert 0 < slips < cards / 50


def test_a_proven_revoke_is_denounced_by_those_who_would() -> None:
    """A revoker shows the suit he did not follow: experts notice, beginners do not."""
    rules = RuleSet(renuncio=Renuncio.CLAIM)
    said = {"expert": 0, "beginner": 0}
    proved = 0
    for seed in range(60):
        state = _revoked(rules, seed)
        if state is None:
            continue
        for other in state.deal.order:
            view = view_of(state, other)
            claims = [action for action in view.extra if isinstance(action, Claim)]
            if not claims:
                continue
            proved += 1
            for name in said:
                action = make_player(name, BENCH).interject(view, Dice(seed))
                said[name] += isinstance(action, Claim)
                if action is not None and not isinstance(action, TakeBack):
                    assert matches.apply(state, action).state.deal.result is not None
    assert proved >= 10
    assert said["expert"] >= 5
    assert said["beginner"] == 0


def _revoked(rules: RuleSet, seed: int) -> MatchState | None:
    """A deal played by thumb in which somebody once plays off suit though he could follow, and goes on some tricks."""
    thumb = make_player("greedy", BENCH)
    state = opening(seed, rules)
    wrong: int | None = None
    for count in range(200):
        seat = state.deal.turn
        if state.deal.phase is Phase.OVER or seat is None or len(state.deal.tricks) > 10:
            break
        view = view_of(state, seat)
        action = thumb.choose(view, Budget(None, 1), Dice(seed, count))
        if wrong is None and view.trick and len(view.tricks) in (2, 3):
            led = view.trick[0].card.suit
            off = [card for card in view.hand if card.suit is not led]
            if off and len(off) < len(view.hand):
                action, wrong = Play(off[0]), seat
        assert action is not None
        state = matches.apply(state, action).state
    return state if wrong is not None and state.deal.phase is not Phase.OVER else None


def test_ids_and_characters() -> None:
    assert DEFAULT_BOT in BOTS
    assert len(LEVELS) >= 5
    assert len(BOTS) == len(LEVELS) * len(Style)
    assert all(character.bot in BOTS for character in CHARACTERS)
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS) >= 5
    assert isinstance(make_agent("nobody-ever"), Agent)
