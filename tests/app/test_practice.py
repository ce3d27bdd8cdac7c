"""Practice: the match waits untouched; deals taken out of a match, turned round the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer
from subastao_qt.app.marks import REPLAYED, counts
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import (
    Practice,
    PracticeKind,
    deal_record,
    seen_from,
    turned,
    without_ending,
)
from subastao_qt.app.storage import CURRENT, MatchStore
from subastao_qt.engine.actions import Action, EndMatch, NextDeal, Pass
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import PairSinger, Renuncio, Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.record import (
    Record,
    RecordSeat,
    final_state,
    read_record,
    record_text,
)
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from tests.app.test_match_controller import BOT, FakeTable, table
from tests.engine.random_play import play

RULES = [
    RuleSet(variant=Variant.CLASSIC3, renuncio=Renuncio.CLAIM),
    RuleSet(variant=Variant.CENSOR4),
    RuleSet(variant=Variant.PAIRS4, pair_singer=PairSinger.EITHER),
]


def played(rules: RuleSet, seed: int) -> Record:
    """A whole match at random."""
    actions = [action for action, _step in play(Random(seed), rules, seed) if action is not None]
    names = ["Ana", "Paco", "Lola", "Juan"][: rules.seats]
    seats = [RecordSeat(name, BOT if seat else None) for seat, name in enumerate(names)]
    return Record(rules, seed, tuple(seats), tuple(actions))


@pytest.fixture
def controller(tmp_path: Path, qtbot: QtBot) -> Iterator[MatchController]:
    del qtbot
    made = MatchController(MatchStore(tmp_path))
    yield made
    made.close()


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.variant.value))
def test_each_deal_by_itself_ends_as_it_did_in_the_match(rules: RuleSet) -> None:
    record = played(rules, 11)
    sheet = final_state(record).sheet
    assert len(sheet) > 1
    for number, line in enumerate(sheet, start=1):
        single = deal_record(record, number)
        assert single.marks == (REPLAYED,)
        assert final_state(single).sheet == (line,)
        assert read_record(record_text(single)).record == single
    with pytest.raises(ValueError, match="not got so far"):
        deal_record(record, len(sheet) + 1)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.variant.value))
def test_a_deal_turned_gives_everybody_the_same(rules: RuleSet) -> None:
    record = played(rules, 12)
    for number in range(1, 1 + len(final_state(record).sheet)):
        single = deal_record(record, number)
        (line,) = final_state(single).sheet
        for by in range(rules.seats):
            other = turned(single, by)
            assert final_state(other).sheet == (line[by:] + line[:by],)
            assert turned(other, -by) == single
    with pytest.raises(ValueError, match="only a deal by itself"):
        turned(record, 1)


def test_without_ending_leaves_the_last_deal_over() -> None:
    record = played(RULES[0], 13)
    assert isinstance(record.actions[-1], EndMatch)
    assert not isinstance(without_ending(record).actions[-1], EndMatch | NextDeal)


def test_the_match_waits_and_comes_back_as_it_was(
    controller: MatchController, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = FakeTable(controller, plays=False)
    controller.new_match(RuleSet(), table(3), seed=3)
    qtbot.waitUntil(lambda: bool(shown.decisions))
    before, view = controller.record, controller.view
    kept = (tmp_path / CURRENT).read_bytes()
    practice = Practice(PracticeKind.REPLAY, deal_record(played(RULES[0], 14), 1).cut(0))
    heard: list[Practice | None] = []
    controller.practice_changed.connect(heard.append)
    shown.plays = True
    controller.practise(practice)
    assert controller.practice == practice
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert (tmp_path / CURRENT).read_bytes() == kept
    (filed,) = (tmp_path / "matches").iterdir()
    assert read_record(filed.read_bytes()).record == controller.record
    shown.plays = False
    assert controller.leave_practice()
    assert heard == [practice, None]
    assert controller.record == before
    assert controller.view == view
    assert not controller.leave_practice()


def test_practice_goes_on_from_the_middle_and_from_another_practice(
    controller: MatchController, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = FakeTable(controller, plays=False)
    single = deal_record(played(RULES[2], 15), 1)
    controller.practise(Practice(PracticeKind.REPLAY, single.cut(9), kept=False))
    again = Practice(PracticeKind.REPLAY, seen_from(single.cut(12), 2), kept=False)
    shown.plays = True
    controller.practise(again)
    assert controller.record is not None
    assert controller.record.actions[:12] == again.record.actions
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert not controller.leave_practice()  # nothing waited
    assert controller.view is None
    assert not (tmp_path / "matches").exists()
    assert not (tmp_path / CURRENT).exists()


def test_a_new_match_during_practice_puts_the_waiting_one_into_the_archive(
    controller: MatchController, qtbot: QtBot, tmp_path: Path
) -> None:
    shown = FakeTable(controller, plays=False)
    controller.new_match(RuleSet(), table(3), seed=3)
    qtbot.waitUntil(lambda: bool(shown.decisions))
    first = shown.decisions[0]
    controller.answer(Answer(first.ticket, first.view.legal[0]))
    waiting = controller.record
    assert waiting is not None
    assert waiting.actions
    controller.practise(Practice(PracticeKind.DRILL, deal_record(played(RULES[0], 16), 1).cut(3)))
    controller.new_match(RuleSet(), table(3), seed=4)
    assert controller.practice is None
    (filed,) = (tmp_path / "matches").iterdir()
    assert read_record(filed.read_bytes()).record == waiting


class Passes:
    """A player who only ever passes."""

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        del budget, dice
        return Pass() if Pass() in view.legal else view.legal[-1]

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        del view, dice
        return None


def test_practice_may_seat_players_of_its_own(controller: MatchController, qtbot: QtBot) -> None:
    shown = FakeTable(controller)
    record = Record(RuleSet(), 7, tuple(RecordSeat(name.name, name.bot) for name in table(3)))
    single = deal_record(record, 1)
    controller.practise(
        Practice(PracticeKind.LESSON, single, {Seat(1): Passes(), Seat(2): Passes()}, kept=False)
    )
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert shown.batches
    assert controller.view is not None
    calls = [call for call in controller.view.calls if call.seat != 0]
    assert calls
    assert all(call.amount is None for call in calls)


def test_help_and_undo_mark_their_deal_and_no_other(
    controller: MatchController, qtbot: QtBot
) -> None:
    shown = FakeTable(controller, plays=False)
    controller.new_match(RuleSet(target=1000), table(3), seed=3)
    qtbot.waitUntil(lambda: bool(shown.decisions))
    controller.note_help()
    controller.note_help()
    assert controller.record is not None
    assert controller.record.marks == ("helped-1",)
    shown.plays = True
    ticket, view = shown.decisions[-1].ticket, shown.decisions[-1].view
    controller.answer(Answer(ticket, view.legal[0]))
    qtbot.waitUntil(lambda: controller.view is not None and controller.view.number > 2)
    shown.plays = False
    assert controller.undo()
    record = controller.record
    assert record is not None
    assert set(record.marks) > {"helped-1"}
    assert not counts(record, 1)
    assert counts(record, 2) == ("undone-2" not in record.marks)
    assert read_record(record_text(record)).record == record
    assert not counts(deal_record(record, 1), 1)


def test_undo_stays_within_what_is_practised(controller: MatchController, qtbot: QtBot) -> None:
    shown = FakeTable(controller, plays=False)
    record = deal_record(played(RuleSet(), 21), 1)
    begun = 12
    assert len(record.actions) > 30
    controller.practise(Practice(PracticeKind.POSITION, record.cut(begun), kept=False))
    possible = [controller.can_undo]
    qtbot.waitUntil(lambda: bool(shown.decisions), timeout=10_000)
    last = shown.decisions[-1]
    controller.answer(Answer(last.ticket, last.view.legal[0]))
    possible.append(controller.can_undo)
    assert controller.undo()
    possible.append(controller.can_undo)
    assert possible == [False, True, False]
    assert controller.record is not None
    assert len(controller.record.actions) >= begun
