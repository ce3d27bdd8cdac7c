"""Bids weigh what the others will do after them, and what the match stands at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, Pass
from subastao_qt.engine.choices import MadeScore
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import Beliefs, Weighted
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Bidder
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.thinker import Mind, Thinker
from tests.bench.rivals import Rivals, foreseer

BENCH = Bench(threads=False, table_bits=12)


def view_after(seed: int, *calls: Action) -> PlayerView:
    state = matches.start_match(RuleSet(), seed).state
    for call in calls:
        state = matches.apply(state, call).state
    assert state.deal.turn is not None
    return view_of(state, state.deal.turn)


def guesses(view: PlayerView) -> Weighted:
    return Beliefs(view).weighted(Dice(1), 100)


def price(view: PlayerView, *, foresees: bool = False) -> int:
    """What a player who judges hands at a glance bids; 0 for a pass."""
    bidder = Bidder(solves=False)
    player = foreseer(BENCH, bidder) if foresees else Thinker(Mind(bidder=bidder), BENCH)
    call = player.choose(view, Budget(None, 1000), Dice(1))
    return call.amount if isinstance(call, Bid) else 0


def from_here(view: PlayerView, totals: tuple[int, int, int]) -> PlayerView:
    """The same moment at other totals, counted from the seat that looks."""
    return replace(view, totals=tuple(totals[(seat - view.seat) % 3] for seat in range(3)))


def test_after_two_passes_a_bid_is_the_last_word() -> None:
    view = view_after(3, Pass(), Pass())
    rivals = Rivals(view, guesses(view), Stakes(view))
    own = {60: 0.3, 65: 0.4}
    assert rivals.after_bid(60, 65, own) == pytest.approx(0.3)
    assert rivals.after_bid(65, 65, own) == pytest.approx(0.4)
    assert rivals.after_pass() == pytest.approx(Stakes(view).nothing)


def test_a_jump_silences_more_rivals_the_higher_it_is() -> None:
    """With every price worth the same to him and nothing he would go on for, only silence tells bids apart."""
    view = view_after(3)
    stakes = Stakes(view)
    rivals = Rivals(view, guesses(view), stakes)
    prices = range(60, 230, 5)
    sure = dict.fromkeys(prices, 1.0)
    values = [rivals.after_bid(bid, 0, sure) for bid in prices]
    assert values[0] < 0.99, "somebody would raise a bid of 60"
    assert values == sorted(values)
    assert values[-1] == pytest.approx(1.0)


def test_a_doubtful_hand_leaves_the_deal_to_a_bidder_who_may_be_left_with_it() -> None:
    """Hands worth a little above 60 raise the standing 60 unless they see that a third may still raise it."""
    changed = 0
    for seed in range(24):
        view = view_after(seed, Bid(60))
        foreseen, plain = price(view, foresees=True), price(view)
        assert foreseen <= plain or plain == 0
        changed += foreseen == 0 < plain
    assert changed >= 2


def test_the_last_seat_takes_the_cheap_sixty() -> None:
    """Nobody can raise him: he bids whatever is worth more than a deal passed out, and mostly that is 60."""
    prices = []
    for seed in range(24):
        view = view_after(seed, Pass(), Pass())
        prices.append(price(view))
        assert prices[-1] == price(view, foresees=True)
    assert prices.count(60) >= 8
    assert prices.count(0) >= 4


def test_at_480_a_leader_bids_no_more_than_wins_the_match() -> None:
    """60 made wins the match: a hand that jumps at 0 to 0 now bids the lowest. A doubtful one passes, for a contract
    that fails gives points to those behind."""
    lower = passes = 0
    for seed in range(24):
        view = view_after(seed, Pass())
        even, ahead = price(view), price(from_here(view, (480, 300, 300)))
        if even:
            assert ahead in (0, 60)
            lower += 60 == ahead < even
            passes += ahead == 0
    assert lower >= 3
    assert passes >= 3


def test_behind_480_a_player_bids_hands_that_he_would_pass() -> None:
    """The deal must be kept from the leader: 60 in his hand is the end of the match."""
    more = 0
    for seed in range(24):
        view = view_after(seed)
        even, behind = price(view), price(from_here(view, (300, 480, 300)))
        more += behind > even
    assert more >= 8


def test_points_beyond_the_bid_let_a_strong_hand_bid_low() -> None:
    """Where the total is scored a made contract pays the same at every bid: a jump only risks it."""
    rules = RuleSet(made_score=MadeScore.POINTS)
    lower = 0
    for seed in range(24):
        view = view_after(seed, Pass(), Pass())
        by_bid, by_points = price(view), price(replace(view, rules=rules))
        assert by_points in (0, 60)
        lower += by_points == 60 < by_bid
    assert lower >= 4
