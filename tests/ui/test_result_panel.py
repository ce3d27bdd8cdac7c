"""The sheet of a result: it slides in, its numbers count up to what they are, and no click gets through too soon."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer, Decision, Ticket
from subastao_qt.app.settings_fields import Cloth
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.record import final_state
from subastao_qt.engine.view import view_of
from subastao_qt.ui.result_panel import ResultPanel
from subastao_qt.ui.settling import SETTLING
from subastao_qt.ui.theme import CLOTHS
from tests.screens.moments import record_at
from tests.ui.conftest import Speak

HUMAN = Seat(0)
LONG = 60_000
NAMES = ("Ana", "Bruno", "Carla", "Dario")
LEFT = Qt.MouseButton.LeftButton


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Sheet:
    """A panel on a table of its own, with the result of a moment."""

    def __init__(self, qtbot: QtBot, moment: str = "result") -> None:
        self.table = QWidget()
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.panel = ResultPanel(self.table)
        self.clock = self.panel.settling.clock = Clock()
        self.panel.dress(CLOTHS[Cloth.VERDE], 14)
        self.panel.put(QRect(12, 12, 1256, 776), QRect(12, 12, 1256, 500))
        self.view = view_of(final_state(record_at(moment)), HUMAN)
        self.answers: list[Answer] = []
        self.panel.answered.connect(self.answers.append)
        self.table.show()
        qtbot.waitExposed(self.table)

    def show(self, slide: int = 0, count: int = 0) -> None:
        decision = Decision(Ticket(1, 1), HUMAN, self.view)
        self.panel.show_result(self.view, decision, NAMES, slide=slide, count=count)

    def texts(self) -> list[str]:
        return [label.text() for label in self.panel.findChildren(QLabel)]

    def chief(self) -> QPushButton:
        return next(b for b in self.panel.findChildren(QPushButton) if b.property("chief"))


@pytest.fixture
def sheet(qtbot: QtBot, speak: Speak) -> Sheet:
    return Sheet(qtbot)


def test_numbers_count_up_to_what_they_are(sheet: Sheet) -> None:
    sheet.show()
    final = sheet.texts()
    sheet.show(count=LONG)
    counting = sheet.panel._counting
    counting.setCurrentTime(0)
    first = sheet.texts()
    sizes = [label.size() for label in sheet.panel.findChildren(QLabel)]
    counting.setCurrentTime(LONG // 4)
    under_way = sheet.texts()
    assert first != under_way != final
    assert [label.size() for label in sheet.panel.findChildren(QLabel)] == sizes
    counting.setCurrentTime(LONG)
    assert sheet.texts() == final
    assert counting.state() is QAbstractAnimation.State.Stopped


def test_a_screen_reader_hears_the_result_and_not_the_way_to_it(sheet: Sheet) -> None:
    sheet.show()
    final = sheet.texts()
    sheet.show(count=LONG)
    sheet.panel._counting.setCurrentTime(LONG // 3)
    labels = sheet.panel.findChildren(QLabel)
    assert [label.accessibleName() or label.text() for label in labels] == final


def test_a_click_ends_counting_and_sliding(sheet: Sheet) -> None:
    sheet.show()
    final, home = sheet.texts(), sheet.panel.pos()
    sheet.show(slide=LONG, count=LONG)
    assert sheet.panel.pos() != home
    sheet.clock.now += SETTLING + 0.01
    QTest.mouseClick(sheet.panel, LEFT, pos=QPoint(4, 4))
    assert sheet.texts() == final
    assert sheet.panel.pos() == home
    assert sheet.answers == []


def test_another_size_or_dress_in_mid_flight_leaves_nothing_half_way(sheet: Sheet) -> None:
    sheet.show()
    final = sheet.texts()
    sheet.show(slide=LONG, count=LONG)
    sheet.panel.dress(CLOTHS[Cloth.LINO], 18)
    sheet.panel.put(QRect(12, 12, 1000, 576), QRect(12, 12, 1000, 400))
    assert sheet.texts() == final
    assert sheet.panel._sliding.state() is QAbstractAnimation.State.Stopped
    assert sheet.table.rect().contains(sheet.panel.geometry())


def test_a_click_meant_for_the_table_does_not_begin_the_next_deal(sheet: Sheet) -> None:
    sheet.show()
    QTest.mouseClick(sheet.chief(), LEFT)
    sheet.clock.now += SETTLING - 0.01
    QTest.mouseClick(sheet.chief(), LEFT)
    assert sheet.answers == []
    sheet.clock.now += 0.02
    QTest.mouseClick(sheet.chief(), LEFT)
    assert len(sheet.answers) == 1
