"""The prepared deals of the first steps: what is told is legal, obligatory where it is said to be, and best."""

from __future__ import annotations

import pytest

from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.lesson import (
    CHAPTERS,
    PreparedPlayer,
    aside_at,
    done,
    on_line,
    part_practice,
    part_record,
    step_at,
)
from subastao_qt.app.lesson_deals import DECLARER, DEFENCE, PARTS
from subastao_qt.app.lesson_types import Aside, Chapter, Cue, Part
from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, Pass, Play, Sing
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import final_state, read_record, record_text
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.positions import mask_of, scene_of
from subastao_qt.players.solver import Solver

SEATS = (
    SeatSetup("Ana", None),
    SeatSetup("Lola", "casual-balanced"),
    SeatSetup("Paco", "casual-bold"),
)
PERSON = Seat(0)

Chooser = dict[int, Action]
"""What the person does instead of what is told, by the number of his decision."""


def walk(
    part: Part, instead: Chooser | None = None
) -> tuple[list[tuple[MatchState, Cue]], MatchState]:
    """Play a part with the prepared players; each of the person's decisions with the last cue, and the end."""
    state = final_state(part_record(part, SEATS))
    player = PreparedPlayer(part)
    told: list[tuple[MatchState, Cue]] = []
    while state.deal.phase is not Phase.OVER:
        turn = state.deal.turn
        assert turn is not None
        view = view_of(state, turn)
        action: Action | None
        if turn == PERSON:
            step = step_at(part, view)
            number = len(told)
            told.append((state, step.pages[-1].cue))
            action = (instead or {}).get(number, step.wish) or view.legal[0]
        else:
            action = player.choose(view, Budget(), Dice(1))
        assert action in view.legal
        state = matches.apply(state, action).state
    return told, state


def see(state: MatchState) -> PlayerView:
    return view_of(state, PERSON)


@pytest.mark.parametrize("part", PARTS)
def test_all_that_is_prepared_is_told_and_played_to_the_end(part: Part) -> None:
    told, end = walk(part)
    steps = [*part.auction.values(), *part.steps.values()]
    assert [cue for _state, cue in told] == [step.pages[-1].cue for step in steps]
    assert done(see(end)) == part.line
    assert on_line(part, see(end))
    assert step_at(part, see(end)) == part.end


@pytest.mark.parametrize("part", PARTS)
def test_an_early_end_is_never_offered_on_the_way(part: Part) -> None:
    assert all(see(state).early is None for state, _cue in walk(part)[0])


@pytest.mark.parametrize("part", PARTS)
def test_each_told_card_is_as_good_as_any_with_all_cards_open(part: Part) -> None:
    solver = Solver()
    for state, cue in walk(part)[0]:
        view = see(state)
        wish = step_at(part, view).wish
        if not isinstance(wish, Play):
            continue
        position = scene_of(view).position(tuple(mask_of(state.deal.hands[s]) for s in view.order))
        values = solver.cards(position)
        best = max if view.seat in view.declaring else min
        assert values[wish.card.index] == best(values.values()), cue


DUTIES = {
    Cue.BEAT_KING: (DutyKind.BEAT, 1),
    Cue.LEAD: (DutyKind.LEAD, 4),
    Cue.MUST_TRUMP: (DutyKind.TRUMP, 1),
    Cue.ANY_CARD: (DutyKind.FREE, 2),
    Cue.LAST_TRICK: (DutyKind.BEAT, 1),
    Cue.GIVE_NOTHING: (DutyKind.FOLLOW, 2),
    Cue.GIVE_LITTLE: (DutyKind.FOLLOW, 2),
    Cue.TRUMP_LED: (DutyKind.FOLLOW, 4),
    Cue.ONE_CARD: (DutyKind.FOLLOW, 1),
    Cue.TRUMP_IN: (DutyKind.TRUMP, 3),
    Cue.TRUMP_AGAIN: (DutyKind.TRUMP, 2),
    Cue.TEN_IS_YOURS: (DutyKind.TRUMP, 1),
}
"""What the words of a page say is owed, and how many cards meet it."""


def test_the_duties_told_are_those_of_the_engine() -> None:
    found = {}
    for part in PARTS:
        for state, cue in walk(part)[0]:
            view = see(state)
            if cue in DUTIES:
                assert view.duty is not None
                found[cue] = (view.duty.kind, len(view.meeting))
    assert found == DUTIES


def test_the_points_told_are_the_points_made() -> None:
    told, end = walk(DEFENCE)
    tricks = see(end).tricks
    assert [tricks[n].points for n in (7, 8)] == [15, 14]
    assert [tricks[n].winner for n in (7, 8, 11)] == [0, 2, 0]
    assert len(told) == 5
    result = end.deal.result
    assert result is not None
    assert result.account is not None
    assert not result.made
    assert result.scores == (60, 0, 60)
    # With the last trick the contract would have been made: what the page at the end says.
    assert result.account.total + tricks[-1].points >= 60


def test_the_last_ten_decides_the_second_deal() -> None:
    told, end = walk(DECLARER)
    result = end.deal.result
    assert result is not None
    assert result.account is not None
    assert (result.contract, result.made, result.account.total) == (95, True, 101)
    assert result.account.cantes == 60
    assert result.account.total - 10 < 95
    number = next(n for n, (_state, cue) in enumerate(told) if cue is Cue.KEEP_TRUMP)
    trump = next(card for card in see(told[number][0]).hand if card.code == "Ro")
    wasted = walk(DECLARER, {number: Play(trump)})[1].deal.result
    assert wasted is not None
    assert not wasted.made


def test_higher_bids_follow_the_same_line() -> None:
    for first in (75, 80, 95, 100):
        end = walk(DECLARER, {0: Bid(first)})[1]
        assert done(see(end)) == DECLARER.line
        assert step_at(DECLARER, see(end)) == DECLARER.end
    # So high a bid fails, and the words about the end say nothing wrong.
    end = walk(DECLARER, {0: Bid(150)})[1]
    assert step_at(DECLARER, see(end)).pages[0].cue is Cue.FREE_END


@pytest.mark.parametrize("part", PARTS)
def test_whatever_else_is_done_the_lesson_goes_on(part: Part) -> None:
    length = len(walk(part)[0])
    tried = 0
    for number in range(length):
        view = see(walk(part)[0][number][0])
        wish = step_at(part, view).wish
        others: list[Action] = [a for a in view.legal if a != wish and not isinstance(a, Bid)]
        others += [a for a in view.legal if isinstance(a, Bid)][-1:]
        for action in others:
            tried += 1
            told, end = walk(part, {number: action})
            assert end.deal.result is not None
            assert all(step_at(part, see(state)).pages for state, _cue in told)
            assert step_at(part, see(end)).pages
    assert tried > 3


def test_what_is_said_of_another_deed() -> None:
    told = walk(DECLARER)[0]
    wishes = {cue: step_at(DECLARER, see(state)).wish for state, cue in told}
    lead = wishes[Cue.WIN_FIRST]
    assert aside_at(lead, lead or Pass()) is None
    assert aside_at(None, Pass()) is None
    assert aside_at(wishes[Cue.BID], Bid(100)) is None
    assert aside_at(wishes[Cue.BID], Pass()) is Aside.PASSED
    song = wishes[Cue.SING_FORTY]
    assert isinstance(song, Sing)
    assert lead is not None
    assert aside_at(song, lead) is Aside.SONG
    assert aside_at(wishes[Cue.TRUMP], Pass()) is Aside.TRUMP
    assert aside_at(lead, wishes[Cue.WIN_AGAIN] or Pass()) is Aside.CARD


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_a_record_that_reads_back(part: Part) -> None:
    record = part_record(part, SEATS)
    assert read_record(record_text(record)).record == record
    practice = part_practice(part, SEATS)
    assert not practice.kept
    assert set(practice.agents) == {1, 2}


def test_every_chapter_is_told_of_once_and_in_order() -> None:
    assert tuple(Chapter) == CHAPTERS
    for part in PARTS:
        steps = [*part.auction.values(), *part.steps.values(), part.end]
        assert list(dict.fromkeys(step.chapter for step in steps)) == list(part.chapters)
