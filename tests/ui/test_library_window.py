"""The library in the window: keeping the deal on the table, noting, playing and removing it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.library import Library
from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.notices import Notice
from subastao_qt.app.practice import PracticeKind, deal_record
from subastao_qt.engine.record import Record
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.coach.library_window import Desk, LibraryWindow
from subastao_qt.ui.main_window import MainWindow
from tests.app.coach.test_history import played
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library")


def shown(library: Library, qtbot: QtBot, told: list[Notice] | None = None) -> LibraryWindow:
    window = LibraryWindow(Desk(library, (told if told is not None else []).append))
    qtbot.addWidget(window)
    window.refresh()
    window.show()
    return window


def test_an_empty_library_says_how_to_fill_it(library: Library, qtbot: QtBot) -> None:
    window = shown(library, qtbot)
    assert any("Keep this deal" in text for text in texts_of(window))
    assert not window.play.isEnabled()
    assert not window.remove.isEnabled()


def test_notes_and_titles_are_kept_when_another_is_picked_or_it_closes(
    library: Library, qtbot: QtBot
) -> None:
    single = deal_record(played(RuleSet(), 3), 1)
    library.add(single, "a")
    library.add(single, "b")
    window = shown(library, qtbot)
    window.note.setPlainText("first")
    window.list.setCurrentRow(1)
    window.title.setText("c: d")
    window.note.setPlainText("second")
    window.close()
    assert [(kept.title, kept.note) for kept in library.entries()] == [
        ("a", "first"),
        ("c d", "second"),
    ]


def test_a_broken_file_is_listed_and_can_be_removed(library: Library, qtbot: QtBot) -> None:
    library.folder.mkdir()
    (library.folder / "noise.subastao").write_bytes(b"\xff" * 100)
    window = shown(library, qtbot)
    assert window.list.count() == 1
    assert not window.play.isEnabled()
    kept = window.chosen
    assert kept is not None
    window.remove_now(kept)
    assert window.list.count() == 0
    assert library.entries() == []


def test_a_title_that_cannot_be_written_is_told_and_stays(library: Library, qtbot: QtBot) -> None:
    library.add(deal_record(played(RuleSet(), 3), 1), "a")
    told: list[Notice] = []
    window = shown(library, qtbot, told)
    for path in library.folder.iterdir():
        path.unlink()
    library.folder.rmdir()
    library.folder.write_text("in the way")
    window.title.setText("b")
    window.keep()
    assert told
    assert window.title.text() == "b"


def test_the_deal_on_the_table_is_kept_and_played_again(window: MainWindow, qtbot: QtBot) -> None:
    window.start(RuleSet(), seed=5)
    before = window._controller.record
    assert before is not None
    window.coach.keep_deal.trigger()
    kept = window.coach.library.entries()
    assert len(kept) == 1
    record = kept[0].record
    assert isinstance(record, Record)
    assert record.single is not None
    library = window.coach.library_window
    assert library is not None
    assert library.isVisible()
    library.play.click()
    practice = window._controller.practice
    assert practice is not None
    assert practice.kind is PracticeKind.REPLAY
    assert window._controller.leave_practice()
    assert window._controller.record == before


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_library_changes_language_live(
    qtbot: QtBot, qapp: QApplication, speak: Speak, library: Library, code: str
) -> None:
    library.add(deal_record(played(RuleSet(), 3), 1), "a", "note")
    speak("es" if code != "es" else "ru")
    old = shown(library, qtbot)
    before = texts_of(old)
    speak(code)
    qapp.processEvents()
    assert texts_of(old) == texts_of(shown(library, qtbot))
    assert texts_of(old) != before
