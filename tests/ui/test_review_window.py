"""The review: forward and back, what is shown and what is not, mistakes found, replays begun."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.service import CoachService
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import PracticeKind
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.actions import EndMatch, NextDeal
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.judging import Grade, Judgement
from subastao_qt.players.coach.review import Verdict, review_of
from subastao_qt.ui.coach.practice_strip import PracticeStrip
from subastao_qt.ui.coach.review_actions import ReviewActions, ReviewParts
from subastao_qt.ui.coach.review_window import ReviewWindow
from tests.engine.random_play import play

SEATS = (RecordSeat(""), RecordSeat("Paco", "casual-bold"), RecordSeat("Lola", "casual-bold"))


def one_deal() -> Record:
    """The first deal that was played out of a match at random."""
    for seed in range(50):
        actions = []
        for action, _step in play(Random(seed), RuleSet(), seed):
            if isinstance(action, NextDeal | EndMatch):
                break
            if action is not None:
                actions.append(action)
        if len(actions) > 36:
            return Record(RuleSet(), seed, SEATS, tuple(actions))
    raise AssertionError("no deal was played")


class Room:
    """A controller, a coach whose thinking is not waited for, and the review's actions."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.controller = MatchController(MatchStore(folder))
        self.service = CoachService(lambda: self.controller.bots)
        self.service.pause()
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        menu = self.window.menuBar().addMenu("Coach")
        parts = ReviewParts(self.controller, MatchStore(folder), self.service)
        self.actions = ReviewActions(parts, menu, self.window)

    @property
    def review(self) -> ReviewWindow:
        found = self.actions.review_window
        assert found is not None
        return found


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Iterator[Room]:
    made = Room(tmp_path, qtbot)
    yield made
    made.actions.close()
    made.service.close()
    made.controller.close()


def test_a_deal_in_progress_is_not_gone_over(room: Room) -> None:
    record = one_deal()
    assert not room.actions.open_record(record.cut(10))
    assert room.actions.open_record(record)


def test_keys_go_forward_and_back_and_point_the_way(room: Room, qtbot: QtBot) -> None:
    room.actions.open_record(one_deal())
    review = room.review
    with qtbot.waitExposed(review):
        review.show()
    last = len(review_of(one_deal(), 1).moments)
    for key, step in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(review, key)
        assert review.step == step
    review.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QTest.keyClick(review, Qt.Key.Key_Left)
    assert review.step == 1
    assert review.on.text() == "◀"


def test_hidden_hands_stay_hidden_until_asked_for(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = one_deal()
    room.actions.open_record(record)
    review = room.review
    shown: list[PlayerView] = []
    monkeypatch.setattr(review.table, "set_view", shown.append)
    review.go(9)
    assert not any(shown[-1].open_hands)
    review.hands.setChecked(True)
    assert shown[-1].open_hands == review_of(record, 1).states[9].deal.hands


def test_mistakes_are_found_and_said_in_words(room: Room) -> None:
    record = one_deal()
    room.actions.open_record(record)
    review = room.review
    own = review_of(record, 1).of_seat(Seat(0))
    good = Judgement(Grade.GOOD, own[0].moment.action, 0.0, 0.0)
    bad = Judgement(Grade.COSTLY, own[1].moment.action, 0.3, 0.01, 0.2, 0.5, 4.0, 30)
    room.actions.reviewer.judged.emit(own[0].key, Verdict(good))
    room.actions.reviewer.judged.emit(own[2].key, Verdict(bad))
    assert review.go_to_mistake(1)
    assert review.step == own[2].moment.place
    assert "??" in review.said.text()
    assert "costly" in review.said.text()
    assert "50%" in review.said.text()
    assert "costly" in review.list.currentItem().text()
    assert not review.go_to_mistake(1)


@pytest.mark.parametrize("seat", [0, 2])
def test_replays_leave_the_match_and_come_back(room: Room, seat: int) -> None:
    record = one_deal()
    room.controller.load(record.cut(4))
    strip = PracticeStrip(room.controller, room.window)
    assert strip.isHidden()
    room.actions.open_record(record)
    review = room.review
    review.seat.setCurrentIndex(seat)
    review.go(12)
    review.from_here.click()
    practice = room.controller.practice
    assert practice is not None
    assert practice.kind is PracticeKind.REPLAY
    assert practice.record.actions[:12] == practice.record.actions
    assert len(practice.record.actions) == 12
    assert practice.record.seats[0].bot is None
    assert practice.record.single is not None
    hands = review_of(record, 1).states[0].deal.dealt
    assert practice.record.single[1][0] == hands[seat]
    assert not strip.isHidden()
    strip.back.click()
    assert room.controller.practice is None
    assert strip.isHidden()
    assert room.controller.record == record.cut(4)


def test_the_bot_plays_the_seat(room: Room) -> None:
    room.actions.open_record(one_deal())
    room.review.go(5)
    room.review.by_bot.click()
    practice = room.controller.practice
    assert practice is not None
    assert set(practice.agents) == {Seat(0)}
    assert not practice.kept


def test_a_damaged_file_is_told_of(room: Room, tmp_path: Path) -> None:
    told: list[object] = []
    room.controller.notice.connect(told.append)
    path = tmp_path / "broken.subastao"
    path.write_bytes(b"\xff\xfe")
    assert not room.actions.open_file(path)
    assert len(told) == 1
    assert not room.actions.open_file(tmp_path / "none.subastao")


def test_nothing_is_asked_for_after_the_window_is_closed(room: Room) -> None:
    room.actions.open_record(replace(one_deal()))
    assert room.actions.reviewer.busy
    room.review.close()
    assert not room.actions.reviewer.busy
