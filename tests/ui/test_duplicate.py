"""Duplicate matches: the same deals whatever is played, the others in the same seat, places by points."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.duplicate import (
    DEALS,
    OTHERS,
    Cell,
    Duplicate,
    Standing,
    duplicate_rules,
    own_cells,
    standings,
)
from subastao_qt.app.coach.service import CoachService
from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.marks import DUPLICATE
from subastao_qt.engine.actions import NextDeal
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.record import Record, RecordSeat, read_record, record_text, replay
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.coach.duplicate_window import DuplicateWindow
from subastao_qt.ui.main_window import MainWindow
from tests.engine.random_play import play
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of


def match(choices: int, variant: Variant = Variant.CLASSIC3) -> Record:
    """A duplicate match of one seed, played at random by `choices`."""
    rules = duplicate_rules(RuleSet(variant=variant))
    actions = [a for a, _step in play(Random(choices), rules, 77) if a is not None]
    seats = [RecordSeat("abcd"[n], "beginner-bold" if n else None) for n in range(rules.seats)]
    return Record(rules, 77, tuple(seats), tuple(actions), marks=(DUPLICATE,))


@pytest.mark.parametrize("variant", list(Variant))
def test_the_deals_do_not_depend_on_the_play(variant: Variant) -> None:
    dealt = []
    for choices in (1, 2):
        record = match(choices, variant)
        assert read_record(record_text(record)).record == record
        dealt.append(
            [
                (step.state.deal.dealer, step.state.deal.dealt)
                for action, step in replay(record)
                if action is None or isinstance(action, NextDeal)
            ]
        )
    assert dealt[0][:DEALS] == dealt[1][:DEALS]
    assert len(dealt[0]) >= DEALS


def cell(swing: float) -> Cell:
    return Cell(round(swing), swing, 60, True, True)


def test_places_count_only_deals_that_all_have_played() -> None:
    columns: dict[str | None, list[Cell | None]] = {
        None: [cell(10), cell(5), cell(99)],
        "a": [cell(20), cell(-5), None],
        "b": [cell(-3), cell(1), cell(2)],
    }
    assert standings(columns) == [
        Standing(None, 1, 15.0),
        Standing("a", 1, 15.0),
        Standing("b", 3, -2.0),
    ]


def test_the_others_play_what_is_finished(window: MainWindow, qtbot: QtBot) -> None:
    service: CoachService = window.coach.service
    duplicate = Duplicate(service, window)
    record = match(3)
    second = next(n for n, a in enumerate(record.actions) if isinstance(a, NextDeal))
    record = record.cut(second + 4)
    shown = DuplicateWindow(duplicate, window)
    shown.open_record(record)
    shown.show()
    assert duplicate.waiting == len(OTHERS)
    qtbot.waitUntil(lambda: duplicate.waiting == 0, timeout=60_000)
    columns = duplicate.columns
    assert columns[None] == own_cells(record)
    assert all(columns[who][0] is not None for who in OTHERS)
    assert all(columns[who][1] is None for who in OTHERS)
    assert shown.place.text()
    again = duplicate.columns
    duplicate.show(record)
    assert duplicate.waiting == 0
    assert duplicate.columns == again
    shown.close()


def test_the_menu_starts_one_and_shows_its_results(window: MainWindow) -> None:
    window.start(RuleSet())
    assert not window.coach.show_duplicate.isEnabled()
    window.coach.new_duplicate.trigger()
    record = window._controller.record
    assert record is not None
    assert record.marks == (DUPLICATE,)
    assert record.rules.deals == DEALS
    assert window.coach.show_duplicate.isEnabled()
    window.coach.show_duplicate.trigger()
    shown = window.coach.duplicate_window
    assert shown is not None
    assert shown.isVisible()
    assert shown.table.rowCount() == DEALS + 1


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_results_change_language_live(
    qtbot: QtBot, qapp: QApplication, speak: Speak, window: MainWindow, code: str
) -> None:
    duplicate = Duplicate(window.coach.service, window)
    speak("es" if code != "es" else "ru")
    old = DuplicateWindow(duplicate)
    qtbot.addWidget(old)
    duplicate.show(match(3).cut(0))
    old.show()
    before = texts_of(old)
    speak(code)
    qapp.processEvents()
    new = DuplicateWindow(duplicate)
    qtbot.addWidget(new)
    assert texts_of(old) == texts_of(new)
    assert texts_of(old) != before
