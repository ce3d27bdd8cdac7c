"""The coach beside the table: it answers what was asked, marks the card, follows the match, keeps still when told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer, Decision
from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.marks import HELPED, deal_mark
from subastao_qt.engine.actions import Bid, Play
from subastao_qt.engine.cards import Card
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.coach import coach_dock
from subastao_qt.ui.coach.coach_dock import CoachDock
from subastao_qt.ui.main_window import MainWindow
from tests.ui.conftest import Speak


@pytest.fixture
def dock(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> CoachDock:
    monkeypatch.setattr(coach_dock, "NODES", 200_000)
    window.resize(1300, 800)
    window.show()
    window.start(RuleSet(), seed=5)
    dock = window.coach.dock
    dock.show()
    return dock


def asked(qtbot: QtBot, window: MainWindow) -> Decision:
    qtbot.waitUntil(lambda: window.place._decision is not None, timeout=20_000)
    decision = window.place._decision
    assert decision is not None
    return decision


def answered(qtbot: QtBot, window: MainWindow, decision: Decision) -> None:
    qtbot.waitUntil(lambda: window.place._decision is not decision, timeout=20_000)


def to_play(qtbot: QtBot, window: MainWindow) -> Decision:
    """Bid so high that nobody follows, and play on until a card may be chosen."""
    while True:
        decision = asked(qtbot, window)
        if decision.view.phase is Phase.PLAY and len(decision.view.meeting) > 1:
            return decision
        bids = [action for action in decision.view.legal if isinstance(action, Bid)]
        window.place.answered.emit(
            Answer(decision.ticket, bids[-1] if bids else decision.view.legal[0])
        )
        answered(qtbot, window, decision)


def marks(window: MainWindow) -> tuple[str, ...]:
    record = window._controller.record
    assert record is not None
    return record.marks


def starred(window: MainWindow) -> Card | None:
    return window.place.table._scene.hinted


def test_advice_is_given_and_the_deal_marked_first(
    qtbot: QtBot, window: MainWindow, dock: CoachDock
) -> None:
    asked(qtbot, window)
    assert marks(window) == ()
    dock.advise.click()
    assert marks(window) == (deal_mark(HELPED, 1),)
    assert not dock.advise.isEnabled()
    qtbot.waitUntil(lambda: dock._advice is not None, timeout=20_000)
    assert "as trumps" in dock.advice_words.text()
    assert dock.suits.rowCount() == 4
    assert dock.curve.accessibleDescription()


def test_a_hint_marks_a_card_and_goes_with_the_decision(
    qtbot: QtBot, window: MainWindow, dock: CoachDock
) -> None:
    decision = to_play(qtbot, window)
    dock.tabs.setCurrentIndex(1)
    dock.ask_hint.click()
    qtbot.waitUntil(lambda: dock._hint is not None, timeout=20_000)
    card = starred(window)
    assert card in decision.view.meeting
    assert dock.options.rowCount() == len(decision.view.meeting)
    assert dock.hint_words.text().startswith("My choice: ")
    assert card is not None
    assert window.place.table._scene.cards[card.code].toolTip() == "The coach's choice"
    window.place.answered.emit(Answer(decision.ticket, Play(card)))
    assert starred(window) is None
    assert dock._hint is None


def test_a_stale_answer_never_shows(qtbot: QtBot, window: MainWindow, dock: CoachDock) -> None:
    """Asked, and then another match, undo, or the decision made: nothing of it is heard."""
    decision = to_play(qtbot, window)
    dock.ask_hint.click()
    window.place.answered.emit(Answer(decision.ticket, decision.view.legal[0]))
    qtbot.waitUntil(lambda: not window.coach.service.busy, timeout=20_000)
    assert dock._hint is None
    window.start(RuleSet(), seed=6)
    asked(qtbot, window)
    dock.advise.click()
    dock.ask_hint.click()
    window.start(RuleSet(), seed=7)
    assert not dock._tickets
    qtbot.waitUntil(lambda: not window.coach.service.busy, timeout=20_000)
    assert dock._hint is None
    assert dock._advice is None


def test_counting_is_off_until_it_is_wanted(
    qtbot: QtBot, window: MainWindow, dock: CoachDock
) -> None:
    decision = to_play(qtbot, window)
    dock.tabs.setCurrentIndex(2)
    assert marks(window) == ()
    assert dock.out.isHidden()
    dock.count.click()
    assert marks(window) == (deal_mark(HELPED, decision.view.number),)
    assert dock.out.rowCount()
    assert dock.others.text().count("\n") == 1
    window.start(RuleSet(), seed=8)
    assert not dock.count.isChecked()
    assert marks(window) == ()


def test_off_is_off(qtbot: QtBot, window: MainWindow, dock: CoachDock) -> None:
    asked(qtbot, window)
    dock.always.click()
    qtbot.waitUntil(lambda: dock._hint is not None, timeout=20_000)
    dock.off.click()
    assert dock._hint is None
    assert not dock.advise.isEnabled()
    assert not dock.ask_hint.isEnabled()
    assert not dock.count.isEnabled()
    assert not dock.always.isChecked()
    assert dock.hint_words.text() == "The coach is off in this match."


def test_why_not_names_the_barred_cards(qtbot: QtBot, window: MainWindow, dock: CoachDock) -> None:
    barred: list[Card] = []
    for _card in range(30):
        decision = to_play(qtbot, window)
        barred = [c for c in decision.view.hand if decision.view.reason_against(c) is not None]
        assert bool(barred) == bool(dock.why_words.text())
        if barred:
            break
        window.place.answered.emit(Answer(decision.ticket, Play(decision.view.meeting[0])))
        answered(qtbot, window, decision)
    assert barred
    with qtbot.waitSignal(dock.why_wanted):
        dock.why.click()
    book = window.book._book
    assert book is not None
    assert book.isVisible()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_answers_change_their_language(
    qtbot: QtBot, window: MainWindow, dock: CoachDock, speak: Speak, code: str
) -> None:
    asked(qtbot, window)
    dock.advise.click()
    qtbot.waitUntil(lambda: dock._advice is not None, timeout=20_000)
    english = dock.advice_words.text()
    speak(code)
    QCoreApplication.processEvents()
    assert dock.advice_words.text()
    assert (dock.advice_words.text() == english) == (code == "en")
    assert "{" not in dock.advice_words.text()


def test_the_key_opens_and_closes_the_dock(window: MainWindow, dock: CoachDock) -> None:
    dock.hide()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert not dock.isHidden()
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert dock.isHidden()
