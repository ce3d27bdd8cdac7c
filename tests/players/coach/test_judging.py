"""Decisions judged, and the classic mistakes, by deals where the answer is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, NameTrump, Pass, Play, Sing
from subastao_qt.engine.cards import Seat, Suit, parse_card, parse_hand
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget, Cancelled
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.judging import Grade, judge, judged_seat
from subastao_qt.players.coach.mistakes import Mistake
from subastao_qt.players.coach.review import (
    DealReview,
    deals_in,
    finished_deals,
    review_of,
)
from tests.players.tables import ALL_RULES, moments

NODES = 60_000
SEATS = tuple(RecordSeat(name) for name in ("Ana", "Paco", "Lola"))
# Seat 0 has coins from the ace down; nothing else at the table can beat them.
STRONG = "Ao 3o Ro Co So 7o 6o 5o 4o Ac 3c Rc"
SECOND = "Cc Sc 7c 6c 5c 4c Ae 3e Re Ce Se 7e"
THIRD = "6e 5e 4e Ab 3b Rb Cb Sb 7b 6b 5b 4b"


def record(*actions: Action, rules: RuleSet | None = None) -> Record:
    """A deal by itself; seat 2 deals, so seat 0 speaks first."""
    hands = tuple(parse_hand(text) for text in (STRONG, SECOND, THIRD))
    return Record(rules or RuleSet(), None, SEATS, actions, (Seat(2), hands))


OPENING = (Bid(60), Pass(), Pass(), NameTrump(Suit.OROS))


def played_out(start: Record, *, sing: bool) -> DealReview:
    """The deal to its end by the first card that is allowed; cantes of seat 0 sung or not."""
    state = start.start().state
    for action in start.actions:
        state = matches.apply(state, action).state
    done = list(start.actions)
    while state.deal.phase is not Phase.OVER:
        legal = [*matches.legal_actions(state), *matches.interjections(state)]
        songs = [each for each in legal if isinstance(each, Sing)]
        action = (
            songs[0]
            if songs and sing
            else next(each for each in matches.legal_actions(state) if isinstance(each, Play))
        )
        state = matches.apply(state, action).state
        done.append(action)
    return review_of(replace(start, actions=tuple(done)), 1)


def first(start: Record) -> tuple[MatchState, Action]:
    """The last action of a record, and the state before it."""
    state = start.start().state
    for action in start.actions[:-1]:
        state = matches.apply(state, action).state
    return state, start.actions[-1]


def test_the_wrong_trump_is_costly_and_named() -> None:
    review = review_of(record(Bid(120), Pass(), Pass(), NameTrump(Suit.BASTOS)), 1)
    decided = review.decided[-1]
    assert isinstance(decided.moment.action, NameTrump)
    verdict = decided.work(Budget(None, 8_000_000), Bench())
    assert verdict.judgement.grade is Grade.COSTLY
    assert verdict.judgement.best == NameTrump(Suit.OROS)
    assert verdict.named is not None
    assert verdict.named.mistake is Mistake.TRUMP


def test_the_right_trump_is_good() -> None:
    state, action = first(record(*OPENING))
    judged = judge(state, action, Budget(None, 8_000_000), Bench())
    assert judged.grade is Grade.GOOD
    assert judged.best == action
    assert judged.open is not None
    assert judged.open.points == 0


def test_an_overbid_is_named_and_a_bid_that_is_worth_it_is_not() -> None:
    hands = tuple(parse_hand(text) for text in (STRONG, SECOND, THIRD))
    wild = Record(RuleSet(), None, SEATS, (Bid(200),), (Seat(0), hands))
    verdict = review_of(wild, 1).decided[-1].work(Budget(None, 8_000_000), Bench())
    assert verdict.named is not None
    assert verdict.named.mistake is Mistake.OVERBID
    assert verdict.named.points > 50
    sound = record(Bid(60))
    verdict = review_of(sound, 1).decided[-1].work(Budget(None, 8_000_000), Bench())
    assert verdict.named is None


def test_a_cante_is_forgotten_only_where_it_would_have_counted() -> None:
    sure = played_out(record(*OPENING), sing=False)
    assert sure.states[-1].deal.result is not None
    assert sure.states[-1].deal.result.made
    assert [each.mistake for each in sure.forgotten] == []
    dear = played_out(record(Bid(200), *OPENING[1:]), sing=False)
    result = dear.states[-1].deal.result
    assert result is not None
    assert not result.made
    forgotten = [each for each in dear.forgotten if each.mistake is Mistake.CANTE]
    assert [(each.seat, each.suit, each.points) for each in forgotten] == [(Seat(0), Suit.OROS, 40)]
    sung = played_out(record(Bid(200), *OPENING[1:]), sing=True)
    assert [each for each in sung.forgotten if each.mistake is Mistake.CANTE] == []


def test_a_revoke_is_found_only_under_claim() -> None:
    rules = RuleSet(renuncio=Renuncio.CLAIM)
    start = record(*OPENING, Play(parse_card("Ac")), Play(parse_card("7e")), rules=rules)
    state, action = first(start)
    assert action in matches.legal_actions(state)
    review = played_out(start, sing=True)
    revokes = [each for each in review.forgotten if each.mistake is Mistake.RENUNCIO]
    assert (revokes[0].seat, revokes[0].card) == (Seat(1), parse_card("7e"))
    assert played_out(record(*OPENING), sing=True).forgotten == ()


@pytest.mark.parametrize("rules", ALL_RULES[:6], ids=lambda rules: rules.variant.value)
def test_every_decision_can_be_judged_and_always_alike(rules: RuleSet) -> None:
    bench = Bench()
    for number, (state, _seat) in enumerate(moments(rules, 3)):
        actions = [
            each for each in matches.legal_actions(state) if judged_seat(state, each) is not None
        ]
        if number % 5 or not actions or (held(state) > 9 and state.deal.phase is Phase.PLAY):
            continue
        judged = judge(state, actions[-1], Budget(None, NODES), bench)
        assert judged.loss >= 0
        assert judged == judge(state, actions[-1], Budget(None, NODES), Bench(threads=False))
        seat = judged_seat(state, actions[-1])
        assert seat is not None
        assert judged.best == actions[-1] or type(judged.best).__name__ in {
            type(each).__name__ for each in view_of(state, seat).legal
        }


def held(state: MatchState) -> int:
    """The most cards in a hand."""
    return max(len(hand) for hand in state.deal.hands)


def test_judging_is_stopped_at_once() -> None:
    state, action = first(record(*OPENING, Play(parse_card("Ac"))))
    budget = Budget(None, NODES)
    budget.cancel()
    with pytest.raises(Cancelled):
        judge(state, action, budget, Bench())


def test_the_same_decision_has_the_same_key_and_another_has_not() -> None:
    one = review_of(record(*OPENING), 1)
    other = review_of(record(Bid(65), *OPENING[1:]), 1)
    assert [each.key for each in one.decided] == [
        each.key for each in review_of(record(*OPENING), 1).decided
    ]
    assert not {each.key for each in one.decided} & {each.key for each in other.decided}


def test_deals_are_counted() -> None:
    assert deals_in(record(*OPENING)) == 1
    assert finished_deals(record(*OPENING)) == 0
    assert finished_deals(played_out(record(*OPENING), sing=True).record) == 1
    with pytest.raises(ValueError, match="deal 2"):
        review_of(record(*OPENING), 2)
