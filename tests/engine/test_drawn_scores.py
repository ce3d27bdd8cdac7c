"""Scores, drawn: made and failed, shares, penalties, pairs, the end of a match (rules, 6)."""

from __future__ import annotations

from random import Random

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import EndMatch, NextDeal, Pass
from subastao_qt.engine.cards import Seat, parse_hand
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.facts import Played, Sung, Trick
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from subastao_qt.engine.scoring import Sides, account, deal_scores, match_winner, needed_points
from tests.engine.random_play import play


def seats(text: str) -> frozenset[Seat]:
    return frozenset(Seat(int(digit)) for digit in text)


def sides(declaring: str, defence: str, mano: int, resting: int | None = None) -> Sides:
    rest = Seat(resting) if resting is not None else None
    return Sides(Seat(int(declaring[0])), seats(declaring), seats(defence), rest, Seat(mano))


CLASSIC = "variant=classic3"
CENSOR = "variant=censor4 resting_scores=opponent"
PAIRS = "variant=pairs4"


@pytest.mark.parametrize(
    ("rules", "who", "contract", "made", "scores"),
    [
        (CLASSIC, sides("0", "12", 0), 75, True, (75, 0, 0)),
        (CLASSIC, sides("0", "12", 0), 75, False, (0, 75, 75)),
        (f"{CLASSIC} failed_penalty=bid", sides("0", "12", 0), 75, False, (-75, 75, 75)),
        (f"{CLASSIC} failed_penalty=bid", sides("0", "12", 0), 75, True, (75, 0, 0)),
        # shares in fives, the larger to him who is nearest the mano, counting the mano
        (f"{CLASSIC} failed_bid=split", sides("0", "12", 0), 75, False, (0, 40, 35)),
        (f"{CLASSIC} failed_bid=split", sides("0", "12", 2), 75, False, (0, 35, 40)),
        (f"{CLASSIC} failed_bid=split", sides("1", "02", 1), 75, False, (35, 0, 40)),
        (f"{CLASSIC} failed_bid=split", sides("1", "02", 0), 75, False, (40, 0, 35)),
        (f"{CLASSIC} failed_bid=split", sides("0", "12", 0), 80, False, (0, 40, 40)),
        (
            f"{CLASSIC} failed_bid=split failed_penalty=bid",
            sides("0", "12", 1),
            65,
            False,
            (-65, 35, 30),
        ),
        # the resting player: nothing, or one more defender
        ("variant=censor4", sides("1", "23", 1, 0), 70, False, (0, 0, 70, 70)),
        (CENSOR, sides("1", "23", 1, 0), 70, False, (70, 0, 70, 70)),
        (CENSOR, sides("1", "23", 1, 0), 70, True, (0, 70, 0, 0)),
        ("variant=censor4 failed_bid=split", sides("1", "23", 1, 0), 75, False, (0, 0, 40, 35)),
        # 70 is 14 fives: 5 5 4; the dealer 0 is last from the mano 1
        (f"{CENSOR} failed_bid=split", sides("1", "23", 1, 0), 70, False, (20, 0, 25, 25)),
        # the dealer 0 censored the mano 1, who now rests and is nearest the mano: it is his own seat
        (f"{CENSOR} failed_bid=split", sides("0", "23", 1, 1), 80, False, (0, 30, 25, 25)),
        (f"{CENSOR} failed_bid=split", sides("0", "23", 1, 1), 85, False, (0, 30, 30, 25)),
        (f"{CENSOR} failed_bid=split", sides("0", "13", 1, 2), 65, False, (0, 25, 20, 20)),
        # a pair's score is whole at both its seats, under either
        (PAIRS, sides("02", "13", 0), 75, True, (75, 0, 75, 0)),
        (PAIRS, sides("02", "13", 0), 75, False, (0, 75, 0, 75)),
        (f"{PAIRS} failed_bid=split", sides("02", "13", 0), 75, False, (0, 75, 0, 75)),
        (f"{PAIRS} failed_penalty=bid", sides("13", "02", 0), 75, False, (75, -75, 75, -75)),
    ],
)
def test_scores(rules: str, who: Sides, contract: int, made: bool, scores: tuple[int, ...]) -> None:
    assert deal_scores(parse_rules_text(rules), who, contract, made, 100) == scores


def test_a_made_contract_scores_the_bid_or_the_points() -> None:
    who = sides("0", "12", 0)
    assert deal_scores(RuleSet(), who, 60, True, 93) == (60, 0, 0)
    points = parse_rules_text("made_score=points")
    assert deal_scores(points, who, 60, True, 93) == (93, 0, 0)
    assert deal_scores(points, who, 60, False, 50) == (0, 60, 60)
    # where the total may not count, the contract does
    assert deal_scores(points, who, 60, True, None) == (60, 0, 0)


def trick(text: str, winner: int, *, last: bool = False) -> Trick:
    played = tuple(Played(Seat(seat), card) for seat, card in enumerate(parse_hand(text)))
    return Trick(played, Seat(winner), last)


def test_the_account_of_a_deal() -> None:
    who = sides("0", "12", 0)
    songs = [
        Sung(Seat(0), parse_hand("Ro")[0].suit, None, 40, 1),
        Sung(Seat(0), None, parse_hand("Ro")[0].rank, 100, 2),
        Sung(Seat(1), parse_hand("Rc")[0].suit, None, 20, 3),
    ]
    tricks = [trick("Ao 3o Ro", 0), trick("Ac 3c 4c", 1), trick("Sb Cb 4b", 0, last=True)]
    points = account(who, tricks, songs)
    assert (points.card_points, points.last_ten, points.defence_points) == (30, 10, 21)
    assert (points.cantes, points.tute, points.defence_cantes) == (40, 100, 20)
    assert points.total == 180
    assert needed_points(RuleSet(), 75, points) == 75
    against = parse_rules_text("singers=all defence_cantes=against")
    assert needed_points(against, 75, points) == 95


def test_the_last_trick_is_the_winners() -> None:
    lost = account(sides("0", "12", 0), [trick("4o Ao 5o", 1, last=True)], [])
    assert (lost.total, lost.last_ten, lost.defence_points) == (0, 0, 21)


@pytest.mark.parametrize(
    ("rules", "totals", "deals", "winners"),
    [
        (CLASSIC, (490, 300, 0), 30, ""),
        (CLASSIC, (500, 300, 0), 30, "0"),
        (CLASSIC, (500, 520, 0), 30, "1"),
        # equal at the top: play on
        (CLASSIC, (520, 520, 0), 30, ""),
        (CLASSIC, (520, 520, 500), 30, ""),
        (CLASSIC, (525, 520, 520), 30, "0"),
        (f"{CLASSIC} target=100", (100, 95, 0), 1, "0"),
        (f"{CLASSIC} match_end=deals deals=12", (900, 0, 0), 11, ""),
        (f"{CLASSIC} match_end=deals deals=12", (60, 0, 0), 12, "0"),
        (f"{CLASSIC} match_end=deals deals=12", (60, 60, 0), 12, ""),
        (f"{CLASSIC} match_end=deals deals=12", (60, 60, 65), 13, "2"),
        (f"{CLASSIC} match_end=deals deals=12", (0, 0, 0), 12, ""),
        (f"{CLASSIC} match_end=deals deals=1", (-60, 0, -60), 1, "1"),
        ("variant=censor4", (0, 0, 0, 500), 30, "3"),
        (PAIRS, (500, 400, 500, 400), 30, "02"),
        (PAIRS, (500, 505, 500, 505), 30, "13"),
        (PAIRS, (500, 500, 500, 500), 30, ""),
    ],
)
def test_the_end_of_a_match(rules: str, totals: tuple[int, ...], deals: int, winners: str) -> None:
    assert match_winner(parse_rules_text(rules), totals, deals) == seats(winners)


def test_passed_out_deals_are_counted_and_played_on_from() -> None:
    rules = parse_rules_text("match_end=deals deals=2")
    state = matches.start_match(rules, 1).state
    for number in (1, 2, 3):
        assert state.number == number
        dealer = state.deal.dealer
        for _ in range(3):
            state = matches.apply(state, Pass()).state
        # nobody is alone at the top: played on
        assert matches.legal_actions(state) == (NextDeal(),)
        with pytest.raises(IllegalAction) as caught:
            matches.apply(state, EndMatch())
        assert caught.value.rule is Rule.WRONG_PHASE
        state = matches.apply(state, NextDeal()).state
        assert state.deal.dealer == (dealer + 1) % 3


def test_after_the_end_nothing_may_be_done() -> None:
    state = list(play(Random(1), parse_rules_text("target=100"), 1))[-1][1].state
    assert state.ended
    assert matches.legal_actions(state) == ()
    assert matches.interjections(state) == ()
    for action in (Pass(), NextDeal(), EndMatch()):
        with pytest.raises(IllegalAction) as caught:
            matches.apply(state, action)
        assert caught.value.rule is Rule.MATCH_OVER
