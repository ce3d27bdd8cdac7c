"""The score sheet and the log as Qt models."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from subastao_qt.app.score_lines import score_lines
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import CardsDealt, cut_for
from subastao_qt.engine.record import events_of, final_state
from subastao_qt.ui.table_models import Column, LogModel, ScoreSheetModel, sides_of
from tests.screens.moments import MOMENTS, record_at
from tests.ui.conftest import Speak

NAMES = ("You", "Lola", "Inés", "Paco")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def text(model: ScoreSheetModel, row: int, column: int) -> str:
    value = model.data(model.index(row, column))
    assert isinstance(value, str)
    return value


@pytest.mark.parametrize("moment", ["result", "result-failed", "result-claim", "match-over"])
def test_the_sheet_has_a_row_a_deal_and_the_totals(qtbot: QtBot, speak: Speak, moment: str) -> None:
    record = record_at(moment)
    state = final_state(record)
    model = ScoreSheetModel()
    QAbstractItemModelTester(model, FATAL, model)
    assert model.rowCount() == 0
    model.show_match(state.rules, score_lines(record), NAMES[: state.rules.seats], Seat(0))
    sides = sides_of(state.rules, Seat(0))
    assert model.rowCount() == state.number + 1
    assert model.columnCount() == len(Column) + len(sides)
    for place, side in enumerate(sides):
        column = len(Column) + place
        assert text(model, state.number, column) == str(state.totals[side[0]])
        for row, scores in enumerate(state.sheet):
            shown = text(model, row, column)
            assert shown == (f"{scores[side[0]]:+}" if scores[side[0]] else "–")
        head = model.headerData(column, Qt.Orientation.Horizontal)
        assert all(NAMES[seat] in head for seat in side)


def test_every_role_of_every_cell_can_be_asked(qtbot: QtBot, speak: Speak) -> None:
    model = ScoreSheetModel()
    for moment in ("result", "result-passed", "match-over"):
        record = record_at(moment)
        model.show_match(record.rules, score_lines(record), NAMES, Seat(0))
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                for role in Qt.ItemDataRole:
                    model.data(model.index(row, column), role)
    assert model.data(QModelIndex()) is None


def test_the_log_says_a_sentence_an_event(qtbot: QtBot, speak: Speak) -> None:
    record = record_at("result")
    events = [cut_for(record.rules, event, Seat(0)) for event in events_of(record)]
    model = LogModel()
    QAbstractItemModelTester(model, FATAL, model)
    starts = [place for place, event in enumerate(events) if isinstance(event, CardsDealt)]
    model.start([], NAMES, Seat(0))
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        model.add(events[start : start + 1])
        model.add(events[start + 1 : end])
    assert len(starts) > 2
    assert model.rowCount() == len(events) - starts[-2]
    lines = [model.data(model.index(row, 0)) for row in range(model.rowCount())]
    assert all(isinstance(line, str) and line for line in lines)
    model.start(events, NAMES, Seat(0))
    assert lines == [model.data(model.index(row, 0)) for row in range(model.rowCount())]
    model.rename(("Ana", "B", "C"))
    assert any("B" in model.data(model.index(row, 0)) for row in range(model.rowCount()))


def test_a_model_never_raises_for_too_few_names(qtbot: QtBot, speak: Speak) -> None:
    """An exception in a model that C++ asks takes the whole program down."""
    model = LogModel()
    model.start(list(events_of(record_at("pairs"))), ("one",), Seat(0))
    for row in range(model.rowCount()):
        model.data(model.index(row, 0))


def test_every_moment_is_found() -> None:
    for name in MOMENTS:
        assert record_at(name).rules is not None
