"""Laws that hold in every state of every match, whatever the rules."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from enum import Enum
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Claim, Finish, NextDeal, TakeBack, action_text, parse_action
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.choices import SignalAudience, Variant
from subastao_qt.engine.deal import actor
from subastao_qt.engine.deal_state import Changes, DealState
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.events import Called, cut_for
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import (
    RecordSeat,
    final_state,
    read_record,
    record_of,
    record_text,
    replay,
)
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from tests.engine.many_matches import run_match
from tests.engine.random_play import all_legal, every_action, play
from tests.engine.strategies import SEEDS, match_states, rule_sets

EVERY_ACTION = every_action()


@given(match_states())
def test_a_legal_action_never_raises_and_every_other_always_does(state: MatchState) -> None:
    legal = all_legal(state)
    assert len(set(legal)) == len(legal)
    assert set(legal) <= {*EVERY_ACTION, *legal}
    before = copy.deepcopy(state)
    for action in legal:
        matches.apply(state, action)
    for action in set(EVERY_ACTION).difference(legal):
        with pytest.raises(IllegalAction):
            matches.apply(state, action)
    assert state == before


@given(match_states())
def test_who_may_not_do_an_action_is_told_that_it_is_not_his_turn(state: MatchState) -> None:
    for action in matches.legal_actions(state):
        owner = None if state.deal.phase is Phase.OVER else actor(state.deal, action)
        for seat in range(state.rules.seats):
            if owner is None or owner == seat:
                matches.apply(state, action, Seat(seat))
            else:
                with pytest.raises(IllegalAction) as caught:
                    matches.apply(state, action, Seat(seat))
                assert caught.value.rule is Rule.NOT_ON_TURN


@given(match_states())
def test_every_action_is_written_and_read_back(state: MatchState) -> None:
    for action in all_legal(state):
        assert parse_action(action_text(action)) == action


@given(match_states())
def test_what_the_seats_may_do_is_what_may_be_done(state: MatchState) -> None:
    views = [view_of(state, Seat(seat)) for seat in range(state.rules.seats)]
    assert {action for view in views for action in view.legal} == set(matches.legal_actions(state))
    said = [action for view in views for action in view.extra]
    assert sorted(map(action_text, said)) == sorted(map(action_text, matches.interjections(state)))
    if state.deal.phase is not Phase.OVER:
        for view in views:
            assert all(actor(state.deal, action) == view.seat for action in view.legal)


@given(match_states())
def test_the_early_end_in_the_view_is_what_finishing_writes(state: MatchState) -> None:
    for seat in range(state.rules.seats):
        view = view_of(state, Seat(seat))
        assert (view.early is not None) == (Finish() in view.extra)
        if view.early is not None:
            assert state.deal.turn == seat
            assert matches.apply(state, Finish()).state.deal.result == view.early
        assert Finish() not in view_of(state, Seat(seat), person=False).extra


def cards_in(thing: object) -> Iterator[Card]:
    """Every card within a value, however deep."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, RuleSet | Enum | str | int):
        return
    elif isinstance(thing, tuple | list | frozenset | set):
        for part in thing:
            yield from cards_in(part)
    elif dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from cards_in(getattr(thing, field.name))
    else:
        assert thing is None, thing


def public_cards(deal: DealState) -> set[Card]:
    """What has been on the table for all to see: played, or played and taken back, sung."""
    return set(cards_in(deal.tricks)) | set(cards_in(deal.trick))


def known_cards(state: MatchState, seat: Seat) -> set[Card]:
    """What a seat may know, worked out in another way than the view does."""
    deal = state.deal
    known = public_cards(deal) | set(deal.dealt[seat])
    won = max((call.amount for call in deal.calls if call.amount is not None), default=0)
    takes = deal.censoring is not None
    looks = deal.rules.variant is Variant.CENSOR4 and deal.rules.censor_sees.value == "yes"
    if seat == deal.dealer and deal.declarer is not None and (takes or (looks and won <= 220)):
        owner = deal.censoring.outbid if deal.censoring is not None else deal.declarer
        known |= set(deal.dealt[owner])
    if deal.result is not None and deal.result.claim is not None:
        known |= set(cards_in(deal.result.claim))
    return known


@given(match_states())
def test_a_view_holds_no_hidden_card(state: MatchState) -> None:
    for seat in map(Seat, range(state.rules.seats)):
        bot = set(cards_in(view_of(state, seat, person=False)))
        assert bot <= known_cards(state, seat) | own_pending(state, seat)
        person = set(cards_in(view_of(state, seat)))
        if state.deal.phase is not Phase.OVER:
            assert person == bot


def own_pending(state: MatchState, seat: Seat) -> set[Card]:
    """The seat's own illegal card."""
    pending = state.deal.pending
    return {pending.card} if pending is not None and pending.seat == seat else set()


@given(match_states(), st.data())
def test_two_deals_that_look_alike_to_a_seat_give_it_equal_views(
    state: MatchState, data: st.DataObject
) -> None:
    seat = Seat(data.draw(st.integers(0, state.rules.seats - 1), label="seat"))
    other = _with_hidden_cards_mixed(state, seat, Random(data.draw(SEEDS)))
    person = state.deal.phase is not Phase.OVER
    assert view_of(state, seat, person=person) == view_of(other, seat, person=person)


@given(match_states(), st.data())
def test_events_tell_a_seat_nothing_of_hidden_cards(state: MatchState, data: st.DataObject) -> None:
    seat = Seat(data.draw(st.integers(0, state.rules.seats - 1), label="seat"))
    for action in all_legal(state):
        step = matches.apply(state, action)
        if isinstance(action, NextDeal):
            cut = [cut_for(state.rules, event, seat) for event in step.events]
            assert set(cards_in(cut)) == set(step.state.deal.dealt[seat])
        elif step.state.deal.phase is not Phase.OVER:
            cut = [cut_for(state.rules, event, seat) for event in step.events]
            back = (
                {state.deal.pending.card}
                if isinstance(action, TakeBack) and state.deal.pending
                else set()
            )
            assert set(cards_in(cut)) <= known_cards(step.state, seat) | back


def _with_hidden_cards_mixed(state: MatchState, seat: Seat, random: Random) -> MatchState:
    """The same match with the cards that `seat` does not know dealt otherwise."""
    deal = state.deal
    known = known_cards(state, seat)
    hidden = [card for hand in deal.dealt for card in hand if card not in known]
    mixed = list(hidden)
    random.shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    dealt = tuple(tuple(swap.get(card, card) for card in hand) for hand in deal.dealt)
    hands = tuple(tuple(swap.get(card, card) for card in hand) for hand in deal.hands)
    calls = deal.calls
    if deal.rules.signal_audience is SignalAudience.PARTNER:
        calls = tuple(
            call if (call.seat - seat) % 2 == 0 else dataclasses.replace(call, phrase=None)
            for call in calls
        )
    return dataclasses.replace(
        state, deal=dataclasses.replace(deal, dealt=dealt, hands=hands, calls=calls)
    )


@given(match_states(variant=Variant.PAIRS4_SIGNALS, signal_audience=SignalAudience.PARTNER))
def test_only_the_partner_learns_that_a_phrase_was_said(state: MatchState) -> None:
    for call in state.deal.calls:
        for seat in map(Seat, range(4)):
            cut = cut_for(state.rules, Called(call), seat)
            heard = (seat - call.seat) % 2 == 0
            assert cut == Called(call if heard else dataclasses.replace(call, phrase=None))
            seen = view_of(state, seat).calls[state.deal.calls.index(call)]
            assert seen == (call if heard else dataclasses.replace(call, phrase=None))


@given(rule_sets(), SEEDS, SEEDS)
@settings(max_examples=25)
def test_a_match_is_its_record(rules: RuleSet, seed: int, luck: int) -> None:
    steps = list(play(Random(luck), rules, seed))
    seats = [
        RecordSeat(name, bot)
        for name, bot in (("Ana", None), ("Ζoë «x»", "a-b"), ("", None), ('\\"', None))
    ]
    record = record_of(steps[0][1].state, seats[: rules.seats])
    for action, _step in steps[1:]:
        assert action is not None
        record = record.added(action)
    reading = read_record(record_text(record))
    assert reading.fault is None
    assert reading.record == record
    assert final_state(record) == steps[-1][1].state
    for (action, step), (again, replayed) in zip(steps, replay(record), strict=True):
        assert action == again
        assert step == replayed


def test_the_fields_that_may_change_are_the_fields_of_a_state() -> None:
    fixed = {"rules", "dealer", "dealt"}
    names = {field.name for field in dataclasses.fields(DealState)}
    assert set(Changes.__annotations__) == names - fixed


def test_changing_a_state_leaves_it_as_it_was() -> None:
    state = matches.start_match(RuleSet(), 5).state.deal
    after = state.changed(turn=None, phase=Phase.OVER)
    assert after == dataclasses.replace(state, turn=None, phase=Phase.OVER)
    assert state.phase is Phase.AUCTION


@pytest.mark.parametrize("number", range(100))
def test_random_matches(number: int) -> None:
    assert run_match(number)["matches"] == 1


def test_a_view_is_of_its_seat() -> None:
    state = matches.start_match(RuleSet(variant=Variant.CENSOR4), 3).state
    for seat in map(Seat, range(4)):
        view = view_of(state, seat)
        assert isinstance(view, PlayerView)
        assert view.hand == state.deal.dealt[seat]
        assert not any(isinstance(action, Claim) for action in view.extra)
