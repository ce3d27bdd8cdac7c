"""Drills: every question is a moment of the game, and its answer the right one."""

from __future__ import annotations

import pytest

from subastao_qt.engine.choices import Renuncio, Variant
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.advice import cantes_in
from subastao_qt.players.coach.drills import (
    BiddingQuestion,
    CountingQuestion,
    Drill,
    EndingQuestion,
    ObligationQuestion,
    Question,
    Wish,
    fits,
    make_question,
)

VARIANTS = [RuleSet(variant=each) for each in Variant]
STRICT = RuleSet(renuncio=Renuncio.CLAIM)


@pytest.fixture(scope="module")
def bench() -> Bench:
    return Bench(threads=False)


def ask(bench: Bench, drill: Drill, rules: RuleSet, seed: int, wish: Wish = Wish.ANY) -> Question:
    return make_question(drill, rules, seed, wish, Budget(None, 200_000), bench)


@pytest.mark.parametrize("rules", [*VARIANTS, STRICT], ids=lambda rules: rules.variant.value)
def test_obligations_have_two_sides(bench: Bench, rules: RuleSet) -> None:
    for seed in range(4):
        found = ask(bench, Drill.OBLIGATION, rules, seed)
        assert isinstance(found, ObligationQuestion)
        view = found.view
        assert view.trick
        assert set(view.meeting) < set(view.hand)
        assert view.duty is not None
        assert view.duty.kind is not DutyKind.FREE
        for card in view.hand:
            assert (view.reason_against(card) is None) == (card in view.meeting)
        assert found == ask(bench, Drill.OBLIGATION, rules, seed)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.variant.value)
def test_the_count_is_that_of_the_cards_seen(bench: Bench, rules: RuleSet) -> None:
    for seed in range(4):
        found = ask(bench, Drill.COUNTING, rules, seed)
        assert isinstance(found, CountingQuestion)
        view = found.view
        taken = sum(trick.points for trick in view.tricks if trick.winner in view.declaring)
        sung = sum(song.points for song in view.songs if song.seat in view.declaring)
        assert found.total == taken + sung
        assert 3 <= len(view.tricks) <= 8


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.variant.value)
def test_the_best_line_ends_where_its_first_card_says(bench: Bench, rules: RuleSet) -> None:
    for seed in range(3):
        found = ask(bench, Drill.ENDING, rules, seed)
        assert isinstance(found, EndingQuestion)
        view = found.view
        assert {card for card, _value in found.values} == set(view.meeting)
        assert found.best
        assert len(found.best) < len(found.values)
        values = dict(found.values)
        seat, first = found.line[0]
        assert seat == view.seat
        assert first in found.best
        assert len(found.line) == sum(len(hand) for hand in found.hands)
        assert {card for _seat, card in found.line} == {c for hand in found.hands for c in hand}
        assert len({values[card] for card in found.best}) == 1


@pytest.mark.parametrize("wish", list(Wish))
def test_hands_are_as_wished(bench: Bench, wish: Wish) -> None:
    found = ask(bench, Drill.BIDDING, RuleSet(), 5, wish)
    assert isinstance(found, BiddingQuestion)
    view = found.view
    assert view.phase is Phase.AUCTION
    assert view.turn == view.seat
    assert not view.calls
    assert fits(view.hand, wish, pairs=False)
    if wish is Wish.CANTE:
        assert cantes_in(view.hand)
    assert found.advice.stop is None or found.advice.stop in found.advice.bids


def test_a_cancelled_question_is_given_up(bench: Bench) -> None:
    budget = Budget(None, 1000)
    budget.cancel()
    with pytest.raises(Cancelled):
        make_question(Drill.COUNTING, RuleSet(), 1, Wish.ANY, budget, bench)
