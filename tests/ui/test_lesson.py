"""The first steps in the real window: by keyboard in every language, beside the line, left at every step."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer
from subastao_qt.app.lesson_types import Cue
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Cloth
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.actions import Action, Bid, NameTrump, Play, Sing
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.lesson.content import Moment, content_of
from subastao_qt.ui.lesson.guide import Guide
from subastao_qt.ui.main_window import MainWindow
from tests.languages import CODES
from tests.ui.test_pseudo import Pseudo, faults, pseudo
from tests.ui.texts import texts_of

__all__ = ["pseudo"]
SMALLEST = QSize(1024, 600)
PATIENCE = 20_000


def guide_of(window: MainWindow) -> Guide:
    assert window.lesson.guide is not None
    return window.lesson.guide


def moment_of(window: MainWindow) -> Moment:
    moment = guide_of(window).moment
    assert moment is not None
    return moment


@pytest.fixture
def lesson(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window in the lesson, a match waiting."""
    window.start(RuleSet(), 5)
    qtbot.waitUntil(lambda: window.place._decision is not None, timeout=PATIENCE)
    window.menus.first_steps.trigger()
    wait_asked(qtbot, window)
    return window


def wait_asked(qtbot: QtBot, window: MainWindow) -> Moment:
    """Wait until the person is asked, or all is learned."""

    def asked() -> bool:
        guide = guide_of(window)
        return guide.closing or (guide.moment is not None and guide.moment.asked)

    qtbot.waitUntil(asked, timeout=PATIENCE)
    return guide_of(window).moment  # type: ignore[return-value]  # None only at the closing, where nobody asks for it


def answer(window: MainWindow, action: Action) -> None:
    decision = window.place._decision
    assert decision is not None
    window.place.answered.emit(Answer(decision.ticket, action))


def read_on(window: MainWindow) -> None:
    """Press the button that goes on until a deed is asked for."""
    guide = guide_of(window)
    while not guide.closing and not moment_of(window).last_page:
        guide.panel.next.click()


def do_next(qtbot: QtBot, window: MainWindow, action: Action | None = None) -> None:
    """Read on, do what is told (or `action`), and wait for the next question."""
    read_on(window)
    moment = moment_of(window)
    if moment.view.phase is Phase.OVER:
        guide_of(window).panel.next.click()
    else:
        answer(window, action or moment.step.wish or moment.view.legal[0])
    wait_asked(qtbot, window)


def press_card(window: MainWindow, code: str) -> None:
    """Play a card by the keys alone."""
    table = window.place.table
    table._hand._quiet_until = 0.0
    QTest.keyClick(table, Qt.Key.Key_Home)
    for _card in range(13):
        focus = table._hand.focus
        if focus is not None and focus.code == code:
            break
        QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)


def press_wish(window: MainWindow, wish: Action) -> None:
    """Do what is told by the keys alone."""
    match wish:
        case Play(card):
            press_card(window, card.code)
        case Bid() | NameTrump() | Sing():
            QTest.keyClick(window, Qt.Key.Key_1)
        case _:
            raise AssertionError(wish)


@pytest.mark.parametrize("code", CODES)
def test_the_whole_lesson_by_keyboard(
    lesson: MainWindow, store: SettingsStore, match_store: MatchStore, qtbot: QtBot, code: str
) -> None:
    del match_store
    store.put(replace(store.settings, language=code))
    guide, seen = guide_of(lesson), set[Cue]()
    waiting = lesson._controller._waiting
    assert waiting is not None
    before = waiting.text
    for _turn in range(60):
        moment = wait_asked(qtbot, lesson)
        if guide.moment is None:
            break
        seen.add(moment.step.pages[moment.page].cue)
        if content_of(moment).next_text:
            QTest.keyClick(guide.panel.next, Qt.Key.Key_Space)
        else:
            assert moment.step.wish is not None
            press_wish(lesson, moment.step.wish)
    assert guide.closing
    assert not {cue for cue in Cue if not cue.name.startswith("FREE")} - seen
    QTest.keyClick(guide.panel.next, Qt.Key.Key_Space)
    assert not lesson.lesson.running
    assert lesson._controller.practice is None
    assert lesson._controller.record_text == before


def test_the_lesson_leaves_no_trace(
    lesson: MainWindow, match_store: MatchStore, qtbot: QtBot
) -> None:
    files = {path: path.read_bytes() for path in match_store.folder.rglob("*.subastao")}
    assert files
    while not guide_of(lesson).closing:
        do_next(qtbot, lesson)
    guide_of(lesson).panel.next.click()
    after = {path: path.read_bytes() for path in match_store.folder.rglob("*.subastao")}
    assert after == files


def test_it_can_be_left_at_every_step_and_the_match_is_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start(RuleSet(), 5)
    qtbot.waitUntil(lambda: window.place._decision is not None, timeout=PATIENCE)
    before = window._controller.record_text
    for steps in range(0, 26, 3):
        window.menus.first_steps.trigger()
        wait_asked(qtbot, window)
        for _step in range(steps):
            if not guide_of(window).closing:
                do_next(qtbot, window)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.lesson.running, timeout=PATIENCE)
        assert window._controller.record_text == before
        assert not window.lesson._panel.isVisible()  # type: ignore[union-attr]  # made by the lesson
        qtbot.waitUntil(lambda: window.place._decision is not None, timeout=PATIENCE)


def test_another_deed_is_answered_and_can_be_taken_back(lesson: MainWindow, qtbot: QtBot) -> None:
    do_next(qtbot, lesson)
    read_on(lesson)
    moment = moment_of(lesson)
    assert moment.step.pages[-1].cue is Cue.LEAD
    other = next(a for a in moment.view.legal if a != moment.step.wish)
    do_next(qtbot, lesson, other)
    panel = guide_of(lesson).panel
    assert panel.content is not None
    assert "take it back" in panel.content.note
    assert panel.take_back.isVisible()
    panel.take_back.click()
    wait_asked(qtbot, lesson)
    assert moment_of(lesson).step.pages[-1].cue is Cue.LEAD
    assert panel.content.note == ""


@pytest.mark.parametrize("turn", range(4))
def test_beside_the_line_it_comes_to_an_end(lesson: MainWindow, qtbot: QtBot, turn: int) -> None:
    """Always the last thing that may be done, from some decision on."""
    for number in range(60):
        if guide_of(lesson).closing:
            break
        read_on(lesson)
        moment = moment_of(lesson)
        legal = [action for action in moment.view.legal if not isinstance(action, Bid)]
        do_next(qtbot, lesson, legal[-1] if number >= 2 * turn else None)
    assert guide_of(lesson).closing


def test_a_new_match_ends_the_lesson(lesson: MainWindow) -> None:
    lesson.start(RuleSet(), 7)
    assert not lesson.lesson.running
    assert lesson._controller.practice is None


@pytest.mark.parametrize("code", CODES)
def test_another_language_in_mid_lesson_leaves_no_old_word(
    lesson: MainWindow, store: SettingsStore, qtbot: QtBot, qapp: QApplication, code: str
) -> None:
    other = "es" if code != "es" else "ru"
    panel = guide_of(lesson).panel
    for _step in range(25):
        if guide_of(lesson).closing:
            break
        store.put(replace(store.settings, language=other))
        qapp.processEvents()
        before = texts_of(panel)
        store.put(replace(store.settings, language=code))
        qapp.processEvents()
        after = texts_of(panel)
        kept = set(before) & set(after)
        assert not kept, kept
        do_next(qtbot, lesson)
    assert guide_of(lesson).closing


@pytest.mark.parametrize("code", CODES)
def test_every_page_fits_the_smallest_window(
    lesson: MainWindow, store: SettingsStore, qtbot: QtBot, qapp: QApplication, code: str
) -> None:
    store.put(replace(store.settings, language=code, cloth=Cloth.LINO))
    lesson.resize(SMALLEST)
    qapp.processEvents()
    guide = guide_of(lesson)
    for _turn in range(60):
        qapp.processEvents()
        panel = guide.panel
        assert lesson.size() == SMALLEST
        assert not panel.needs_scrolling, panel.content
        assert not faults(panel)
        place = QRect(lesson.place.mapToGlobal(lesson.place.rect().topLeft()), lesson.place.size())
        assert not place.intersects(QRect(panel.mapToGlobal(panel.rect().topLeft()), panel.size()))
        for box in guide.ring.boxes:
            assert lesson.place.rect().intersects(box)
        if guide.closing:
            break
        if content_of(moment_of(lesson)).next_text:
            panel.next.click()
            wait_asked(qtbot, lesson)
        else:
            do_next(qtbot, lesson)
    assert guide.closing


def test_no_word_is_cut_in_a_made_up_language(
    lesson: MainWindow, qapp: QApplication, qtbot: QtBot, pseudo: Pseudo
) -> None:
    del pseudo
    lesson.resize(SMALLEST)
    for _turn in range(8):
        qapp.processEvents()
        assert not faults(guide_of(lesson).panel)
        do_next(qtbot, lesson)


def test_it_is_offered_once(
    window: MainWindow, store: SettingsStore, qtbot: QtBot, qapp: QApplication
) -> None:
    window.begin()
    offered = window.lesson.offered
    assert offered is not None
    assert offered.isVisible()
    assert window._controller.view is None
    english = offered.learn.text()
    store.put(replace(store.settings, language="es"))
    qapp.processEvents()
    assert offered.learn.text() != english
    offered.learn.click()
    wait_asked(qtbot, window)
    assert store.settings.first_steps
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window._controller.practice is None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window._controller.in_progress, timeout=PATIENCE)
    assert not window.lesson.offer()


def test_who_knows_the_game_plays_at_once(window: MainWindow, store: SettingsStore) -> None:
    window.begin()
    assert window.lesson.offered is not None
    window.lesson.offered.play.click()
    assert window._controller.in_progress
    assert store.settings.first_steps
    assert window.lesson.offered is None
