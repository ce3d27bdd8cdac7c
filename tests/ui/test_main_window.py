"""The window: a whole deal against bots, languages, settings, files and codes, and nothing left at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer, Decision
from subastao_qt.app.language import LANGUAGES, Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.settings import SettingsStore, Trouble, TroubleKind
from subastao_qt.app.settings_fields import Cloth
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.actions import EndMatch, NextDeal, Play
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet, make_rules
from subastao_qt.ui.main_window import MainWindow, Parts
from subastao_qt.ui.window_place import fitted
from tests.screens.moments import record_at
from tests.ui.texts import texts_of

CODES = [language.code for language in LANGUAGES]


def opened(window: MainWindow) -> Decision | None:
    """The decision that the window asks the person."""
    return window.place._decision


def wait_asked(qtbot: QtBot, window: MainWindow) -> Decision:
    qtbot.waitUntil(lambda: opened(window) is not None, timeout=20_000)
    decision = opened(window)
    assert decision is not None
    return decision


def wait_answered(qtbot: QtBot, window: MainWindow, decision: Decision) -> None:
    qtbot.waitUntil(lambda: opened(window) is not decision, timeout=20_000)


def play_deal(qtbot: QtBot, window: MainWindow) -> Decision:
    """Answer with the last thing that may be done until the deal is over."""
    while True:
        decision = wait_asked(qtbot, window)
        if decision.view.phase is Phase.OVER:
            return decision
        window.place.answered.emit(Answer(decision.ticket, decision.view.legal[0]))


@pytest.mark.parametrize("variant", ["classic3", "censor4", "pairs4signals"])
def test_a_deal_is_played_explained_and_written_down(
    qtbot: QtBot, window: MainWindow, variant: str
) -> None:
    window.start(make_rules({"variant": variant}), seed=5)
    decision = play_deal(qtbot, window)
    panel = window.place.panel
    assert panel.isVisible()
    assert not window.place.bar.isVisible()
    assert window._sheet.rowCount() == 2
    assert window._log.rowCount() > 3
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.place.bar.isVisible()
    QTest.keyClick(window, Qt.Key.Key_2)
    assert panel.isVisible()
    assert isinstance(decision.view.legal[0], NextDeal)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: window.place.view is not None and window.place.view.number == 2, timeout=20_000
    )
    assert not panel.isVisible()


def test_a_match_is_won_and_confirmed(qtbot: QtBot, window: MainWindow) -> None:
    window.start(make_rules({"match_end": "deals", "deals": 1, "failed_bid": "split"}), seed=3)
    for _deal in range(12):
        decision = play_deal(qtbot, window)
        action = decision.view.legal[0]
        window.place.answered.emit(Answer(decision.ticket, action))
        if isinstance(action, EndMatch):
            break
        wait_answered(qtbot, window, decision)
    qtbot.waitUntil(
        lambda: window.place.view is not None and window.place.view.ended, timeout=20_000
    )
    assert window.place.panel.isVisible()
    assert any("New match" in text for text in texts_of(window.place.panel))


@pytest.mark.parametrize("moment", ["auction-signals", "cante", "result"])
def test_another_language_leaves_no_old_word(
    window: MainWindow, store: SettingsStore, qapp: QApplication, moment: str
) -> None:
    """A window that changed its language shows what one opened in that language shows."""
    shown: dict[str, list[str]] = {}
    for code in CODES:
        store.put(replace(store.settings, language="es" if code != "es" else "ru"))
        window._controller.load(record_at(moment), keep_current=False)
        qapp.processEvents()
        store.put(replace(store.settings, language=code))
        qapp.processEvents()
        shown[code] = texts_of(window)
        window._controller.load(record_at(moment), keep_current=False)
        qapp.processEvents()
        assert shown[code] == texts_of(window)
    assert len({tuple(texts) for texts in shown.values()}) == len(CODES)


def test_languages_name_themselves_in_every_language(
    window: MainWindow, store: SettingsStore
) -> None:
    for code in CODES:
        window.menus.languages[code].trigger()
        assert store.settings.language == code
        names = [action.text() for action in window.menus.languages.values()]
        assert names == [language.name for language in LANGUAGES]
        assert window.menus.languages[code].isChecked()


def test_bar_and_windows_mirror_and_the_table_does_not(
    window: MainWindow, store: SettingsStore
) -> None:
    store.put(replace(store.settings, language="ar"))
    assert window.place.bar.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert window.place.panel.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert window.place.table.layoutDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("size", [(800, 520), (1024, 600), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("code", ["ru", "ar"])
def test_the_bar_never_covers_the_hand(
    window: MainWindow, store: SettingsStore, qapp: QApplication, size: tuple[int, int], code: str
) -> None:
    store.put(replace(store.settings, language=code))
    window.resize(*size)
    for moment in ("auction-signals", "trump", "early", "take-back", "cante", "claim"):
        window._controller.load(record_at(moment), keep_current=False)
        qapp.processEvents()
        bar = window.place.bar.geometry()
        placed = window.place.table._scene.placed
        assert placed is not None
        assert bar.bottom() < placed.hand_top, moment
        assert window.place.rect().contains(bar), moment
        for button in window.place.bar._buttons:
            assert window.place.bar.rect().contains(button.geometry()), moment


def test_a_new_match_is_asked_and_the_old_one_can_be_resumed(
    qtbot: QtBot, window: MainWindow, match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start(RuleSet(), seed=5)
    first = wait_asked(qtbot, window)
    window.place.answered.emit(Answer(first.ticket, first.view.legal[0]))
    qtbot.waitUntil(lambda: opened(window) is not first, timeout=10_000)
    said: list[bool] = []

    def accept(dialog: QDialog) -> int:
        said.append(True)
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QDialog, "exec", accept)
    window.menus.new_match.trigger()
    assert said == [True]
    (left,) = match_store.archive.glob("*.subastao")
    assert window.files.open(left)
    assert not left.exists()
    record = window._controller.record
    assert record is not None
    assert record.actions


def test_codes_are_copied_and_played(qtbot: QtBot, window: MainWindow) -> None:
    window.start(make_rules({"variant": "pairs4"}), seed=8)
    hands = wait_asked(qtbot, window).view.dealt
    window.menus.copy_code.trigger()
    code = QGuiApplication.clipboard().text()
    window.start(RuleSet(), seed=9)
    assert window.files.play_code(f"  {code.lower()} ", window._settings) == ""
    assert set(wait_asked(qtbot, window).view.dealt) == set(hands)
    before = window._controller.record
    for wrong in ("", "D1", "hello", code[:-1], "X" * 100_000, "M1-0000"):
        assert window.files.play_code(wrong, window._settings) != ""
        assert window._controller.record is before


def test_a_match_is_saved_and_opened(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window._controller.load(record_at("lead"), keep_current=False)
    path = tmp_path / "mine.subastao"
    assert window.files.save(path)
    window.start(RuleSet(), seed=9)
    assert window.files.open(path)
    assert window._controller.record == record_at("lead")
    assert path.exists()
    path.write_text(path.read_text("utf-8") + "bid 12\n", "utf-8")
    assert window.files.open(path)
    assert "mine.subastao" in window.notices.text
    path.write_bytes(b"\x00\xff" * 5000)
    assert not window.files.open(path)
    assert not window.files.open(tmp_path / "nowhere")
    assert not window.files.save(path / "within a file")


def test_undo_goes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.start(RuleSet(), seed=5)
    first = wait_asked(qtbot, window)
    assert not window.menus.undo.isEnabled()
    window.place.answered.emit(Answer(first.ticket, first.view.legal[0]))
    qtbot.waitUntil(lambda: window.menus.undo.isEnabled(), timeout=10_000)
    window.menus.undo.trigger()
    again = wait_asked(qtbot, window)
    assert again.view == first.view
    assert again.ticket != first.ticket


def test_a_forced_card_is_played_when_wished(
    qtbot: QtBot, window: MainWindow, store: SettingsStore
) -> None:
    store.put(replace(store.settings, play_forced=True))
    window.start(RuleSet(), seed=4)
    for _step in range(60):
        decision = wait_asked(qtbot, window)
        if decision.view.phase is Phase.OVER:
            break
        legal = decision.view.legal
        if len(legal) == 1 and isinstance(legal[0], Play):
            wait_answered(qtbot, window, decision)
        else:
            window.place.answered.emit(Answer(decision.ticket, legal[0]))
    assert wait_asked(qtbot, window).view.phase is Phase.OVER


def test_settings_reach_the_table_at_once(window: MainWindow, store: SettingsStore) -> None:
    store.put(replace(store.settings, cloth=Cloth.LINO, confirm_card=True, name="Ana"))
    window.start(RuleSet(), seed=5)
    assert window.place.table._options.cloth is Cloth.LINO
    assert window.place.table._options.confirm_card
    store.put(replace(store.settings, name="Berta", thinking_time=700))
    assert window._names()[0] == "Berta"
    assert window._controller.thinking_seconds == 0.7


def test_notices_are_words_of_the_language(window: MainWindow, store: SettingsStore) -> None:
    for kind in NoticeKind:
        window.notices.tell(Notice(kind, "DETAIL"))
    english = window.notices.text
    for trouble in TroubleKind:
        window.notices.tell(Trouble(trouble, "DETAIL"))
    assert window.notices.text.count("\n") == 2
    store.put(replace(store.settings, language="es"))
    assert "DETAIL" in window.notices.text
    assert window.notices.text != english
    window.notices.clear()
    assert not window.notices.isVisible()


def test_docks_are_closed_in_a_narrow_window(window: MainWindow, qapp: QApplication) -> None:
    window.menus.score.trigger()
    qapp.processEvents()
    assert window.score_dock.isVisible()
    assert not window.score_dock.isFloating()
    window.resize(1024, 600)
    qapp.processEvents()
    assert not window.score_dock.isVisible()
    window.menus.score.trigger()
    qapp.processEvents()
    assert window.score_dock.isFloating()


def test_the_place_of_the_window_survives_a_restart(
    qtbot: QtBot,
    window: MainWindow,
    store: SettingsStore,
    match_store: MatchStore,
    languages: Languages,
    qapp: QApplication,
) -> None:
    window.setGeometry(0, 40, 800, 540)
    qapp.processEvents()
    window.close()
    kept = SettingsStore(store.path.parent)
    assert kept.settings.geometry
    again = MainWindow(Parts(MatchController(match_store), match_store, kept, languages))
    qtbot.addWidget(again)
    assert again.size() == window.size()
    again.close()


@pytest.mark.parametrize(
    ("frame", "screens", "expected"),
    [
        (QRect(10, 10, 800, 600), [QRect(0, 0, 1920, 1080)], QRect(10, 10, 800, 600)),
        (QRect(5000, 10, 800, 600), [QRect(0, 0, 1920, 1080)], QRect(560, 240, 800, 600)),
        (QRect(5000, 5000, 3000, 2000), [QRect(0, 0, 1920, 1080)], QRect(0, 0, 1920, 1080)),
        (QRect(1900, 10, 800, 600), [QRect(0, 0, 1920, 1080)], QRect(560, 240, 800, 600)),
        (QRect(100, -50, 800, 600), [QRect(0, 0, 1920, 1080)], QRect(100, 0, 800, 600)),
        (
            QRect(2000, 10, 800, 600),
            [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1920, 1080)],
            QRect(2000, 10, 800, 600),
        ),
    ],
)
def test_a_window_comes_back_on_a_screen_that_exists(
    frame: QRect, screens: list[QRect], expected: QRect
) -> None:
    assert fitted(frame, screens) == expected


def test_closing_in_mid_thought_leaves_nothing(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    """The guards look for threads, timers and animations afterwards."""
    window.start(make_rules({"variant": "pairs4"}), seed=11)
    decision = wait_asked(qtbot, window)
    window.place.answered.emit(Answer(decision.ticket, decision.view.legal[0]))
    window.close()
    qapp.processEvents()
    assert not window.isVisible()
