"""The score of the match is heard: in what a player plays for, and in how he bids."""

from __future__ import annotations

from dataclasses import replace

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Bid, NameTrump, Pass
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import MadeScore, Tute
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.aims import Aims
from subastao_qt.players.search import Rating, best_card
from subastao_qt.players.solver import TUTE_SUNG

EVEN = (0, 0, 0)


def seen(
    step: int, totals: tuple[int, ...], bid: int = 70, rules: RuleSet | None = None
) -> PlayerView:
    """The first lead of a deal in which the first to speak has bid, as seen so many places after him.

    `totals` count from the declarer.
    """
    state = matches.start_match(rules or RuleSet(), 5).state
    declarer = state.deal.turn
    assert declarer is not None
    for action in (Bid(bid), Pass(), Pass()):
        state = matches.apply(state, action).state
    trump = next(action for action in matches.legal_actions(state) if isinstance(action, NameTrump))
    state = matches.apply(state, trump).state
    placed = tuple(totals[(seat - declarer) % 3] for seat in range(3))
    return replace(view_of(state, Seat((declarer + step) % 3)), totals=placed)


def aims(step: int, totals: tuple[int, ...], bid: int = 70, rules: RuleSet | None = None) -> Aims:
    return Aims(seen(step, totals, bid, rules))


def test_contract_made_and_failed_are_one_apart() -> None:
    ours, theirs = aims(0, EVEN), aims(1, EVEN)
    assert ours.sign == 1
    assert theirs.sign == -1
    for value in (40, 69, 70, 90, 120):
        assert ours.of(value, 70, 0.4) == -theirs.of(value, 70, 0.4)
    assert ours.of(90, 70, 0.4) > 0.999 > 0.001 > ours.of(50, 70, 0.4)


def test_a_defender_lets_the_contract_be_made_where_its_failing_ends_the_match() -> None:
    """70 fail: each defender gets 70. With 440 the other one has won; with 70 the declarer is far from it."""
    assert aims(1, (100, 370, 440)).sign == 1
    assert aims(2, (100, 370, 440)).sign == -1
    assert aims(1, (430, 370, 440)).sign == -1, "made, it gives the match to the declarer"
    assert aims(1, (100, 440, 370)).sign == -1
    assert aims(1, EVEN).sign == -1


def test_a_turned_defender_plays_the_card_that_helps_the_contract() -> None:
    for totals, made in (((100, 370, 440), True), (EVEN, False)):
        view = seen(1, totals)
        helps, harms = view.hand[:2]
        ratings = [Rating(helps, 0.7, None), Rating(harms, 0.2, None)]
        assert (best_card(view, ratings) == helps) is made


def test_every_point_counts_where_points_are_scored() -> None:
    rules = RuleSet(made_score=MadeScore.POINTS)
    ours, contract = aims(0, EVEN, rules=rules), aims(0, EVEN)
    assert ours.of(110, 70, 3.0) > ours.of(90, 70, 3.0) + 0.1
    assert contract.of(110, 70, 3.0) - contract.of(90, 70, 3.0) < 1e-6
    near = aims(0, (400, 440, 0), rules=rules)
    assert near.of(110, 70, 0.4) > near.of(85, 70, 0.4) + 0.1, "from 100 on the match is won"
    assert abs(near.of(120, 70, 0.4) - near.of(110, 70, 0.4)) < 1e-6, "and more is not needed"


def test_a_tute_that_wins_the_match_is_worth_more_than_a_contract() -> None:
    rules = RuleSet(tute=Tute.MATCH)
    assert aims(0, EVEN, rules=rules).of(TUTE_SUNG + 10, 70, 3.0) > 2.0
    assert aims(1, EVEN, rules=rules).of(TUTE_SUNG + 10, 70, 3.0) < -2.0
    assert aims(0, EVEN, rules=RuleSet(tute=Tute.DEAL)).of(TUTE_SUNG + 10, 70, 3.0) == 1.0
