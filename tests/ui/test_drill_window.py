"""The drills in the window: questions come, answers are judged, counted and kept; in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.drill_scores import FILE, DrillScore, DrillScores
from subastao_qt.app.language import LANGUAGES
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.drills import (
    BiddingQuestion,
    CountingQuestion,
    Drill,
    EndingQuestion,
    ObligationQuestion,
    Question,
    Wish,
    make_question,
)
from subastao_qt.ui.coach.drill_window import DrillWindow
from subastao_qt.ui.main_window import MainWindow
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of


@pytest.fixture(scope="module")
def questions() -> dict[Drill, Question]:
    bench = Bench(threads=False)
    return {
        drill: make_question(drill, RuleSet(), 3, Wish.ANY, Budget(None, 200_000), bench)
        for drill in Drill
    }


@pytest.fixture
def drills(window: MainWindow, qtbot: QtBot) -> DrillWindow:
    window.drills.show_drills.trigger()
    shown = window.drills.window
    assert shown is not None
    qtbot.waitUntil(lambda: shown.question is not None, timeout=20_000)
    return shown


def choose(shown: DrillWindow, question: Question, *, right: bool) -> None:
    """Give an answer, right or wrong."""
    shown.drill.blockSignals(True)
    kinds = [BiddingQuestion, ObligationQuestion, CountingQuestion, EndingQuestion]
    shown.drill.setCurrentIndex(
        next(n for n, kind in enumerate(kinds) if isinstance(question, kind))
    )
    shown.drill.blockSignals(False)
    shown.show_question(question)
    view = question.view
    match question:
        case BiddingQuestion():
            stop = question.advice.stop
            bid = stop if right else (question.advice.bids[-1] if stop is None else None)
            shown.bids.setCurrentIndex(shown.bids.findData(bid) if bid is not None else 0)
        case ObligationQuestion():
            shown.hand.choose(view.meeting if right else view.hand)
        case CountingQuestion():
            shown.number.setValue(question.total + (0 if right else 1))
        case EndingQuestion():
            cards = [card for card, _value in question.values if (card in question.best) == right]
            shown.hand.choose(cards[:1])


@pytest.mark.parametrize("right", [True, False])
def test_answers_are_judged_and_counted(
    drills: DrillWindow, window: MainWindow, questions: dict[Drill, Question], right: bool
) -> None:
    for drill, question in questions.items():
        heard: list[bool] = []
        drills.answered.connect(heard.append)
        choose(drills, question, right=right)
        assert not drills.verdict.text()
        drills.check.click()
        drills.check.click()
        drills.answer()
        drills.answered.disconnect(heard.append)
        assert heard == [right]
        assert drills.verdict.text()
        folder = window._match_store.folder
        assert DrillScores(folder).of(drill) == DrillScore(1, int(right))
        assert not drills.check.isEnabled()


def test_the_next_question_comes_and_closing_gives_it_up(drills: DrillWindow, qtbot: QtBot) -> None:
    for row, _drill in enumerate(Drill):
        drills.drill.setCurrentIndex(row)
        qtbot.waitUntil(lambda: drills.question is not None, timeout=20_000)
        first = drills.question
        drills.next.click()
        qtbot.waitUntil(lambda: drills.question is not None, timeout=20_000)
        assert drills.question != first
    drills.next.click()
    drills.close()
    assert drills.question is None


def test_nothing_picked_is_no_answer(drills: DrillWindow, questions: dict[Drill, Question]) -> None:
    drills.show_question(questions[Drill.OBLIGATION])
    assert not drills.check.isEnabled()
    drills.answer()
    assert not drills.verdict.text()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_drills_change_language_live(
    qapp: QApplication,
    speak: Speak,
    drills: DrillWindow,
    questions: dict[Drill, Question],
    code: str,
) -> None:
    def told(language: str) -> list[str]:
        speak(language)
        qapp.processEvents()
        return [*texts_of(drills), drills.verdict.text(), drills.prompt.text()]

    for question in questions.values():
        choose(drills, question, right=True)
        drills.check.click()
        other = "es" if code != "es" else "ru"
        before = told(code)
        assert told(other) != before
        assert told(code) == before


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"\xff\x00",
        b'{"bidding": [5, 9]}',
        b'{"bidding": "x"}',
        b"[" * 9000,
        b'{"bidding": [true, -1]}',
    ],
)
def test_scores_that_make_no_sense_count_as_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE).write_bytes(data)
    scores = DrillScores(tmp_path)
    assert scores.of(Drill.BIDDING) == DrillScore()
    scores.add(Drill.BIDDING, right=True)
    assert DrillScores(tmp_path).of(Drill.BIDDING) == DrillScore(1, 1)
