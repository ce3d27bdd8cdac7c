"""A match named at the start or double-clicked, the report, and places where nothing can be kept."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.__main__ import command_line
from subastao_qt.app.decisions import Answer
from subastao_qt.app.language import Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.self_test import FOLDER
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.record import read_record, record_text
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.file_opening import FileOpening
from subastao_qt.ui.main_window import MainWindow, Parts
from tests.screens.moments import record_at


@contextmanager
def program(qapp: QApplication, languages: Languages, home: Path) -> Iterator[MainWindow]:
    """The window as the program opens it, with everything kept in `home`."""
    store = SettingsStore(home / "config")
    quick = replace(store.settings, speed=Speed.INSTANT, thinking_time=100, language="en")
    store.settings = replace(quick, first_steps=True)
    appearance = Appearance(qapp, languages, store)
    matches = MatchStore(home / "data")
    window = MainWindow(Parts(MatchController(matches), matches, store, languages))
    window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        appearance.deleteLater()


def play(qtbot: QtBot, window: MainWindow, decisions: int) -> None:
    """Let the person do the first thing he may, so many times."""
    for _number in range(decisions):
        qtbot.waitUntil(lambda: window.place._decision is not None, timeout=20_000)
        decision = window.place._decision
        assert decision is not None
        window.place.answered.emit(Answer(decision.ticket, decision.view.legal[0]))


def saved(path: Path, moment: str) -> Path:
    """Write a match that stands at a moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(record_at(moment)), "utf-8")
    return path


def actions_on_the_table(window: MainWindow) -> int:
    record = window._controller.record
    assert record is not None
    return len(record.actions)


def test_the_command_line_takes_a_file() -> None:
    assert command_line().parse_args(["a b.subastao"]).file == Path("a b.subastao")
    assert command_line().parse_args([]).file is None


def test_a_named_match_is_on_the_table_and_the_saved_one_in_the_archive(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    home = tmp_path / FOLDER
    current = saved(home / "data" / "current.subastao", "trump")
    before = current.read_text("utf-8")
    file = saved(tmp_path / "match.subastao", "second")
    with program(qapp, languages, home) as window:
        window.begin(file)
        assert actions_on_the_table(window) == len(record_at("second").actions)
        assert window.notices.text == ""
        assert not window.notices.isVisible()
        (archived,) = (home / "data" / "matches").iterdir()
        assert archived.read_text("utf-8") == before
    assert current.read_text("utf-8") == file.read_text("utf-8")


def test_a_file_that_is_no_match_is_told_and_the_saved_one_goes_on(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    saved(tmp_path / "data" / "current.subastao", "trump")
    (tmp_path / "letter.subastao").write_text("Dear Ana", "utf-8")
    with program(qapp, languages, tmp_path) as window:
        window.begin(tmp_path / "letter.subastao")
        assert "letter.subastao" in window.notices.text
        assert actions_on_the_table(window) == len(record_at("trump").actions)


def test_a_file_that_is_not_there_is_told_and_a_match_begins(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    with program(qapp, languages, tmp_path) as window:
        window.begin(tmp_path / "nowhere.subastao")
        assert "nowhere.subastao" in window.notices.text
        assert actions_on_the_table(window) == 0


def test_the_saved_match_itself_may_be_named(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    current = saved(tmp_path / "data" / "current.subastao", "trump")
    with program(qapp, languages, tmp_path) as window:
        window.begin(current)
        assert actions_on_the_table(window) == len(record_at("trump").actions)
        assert not (tmp_path / "data" / "matches").exists()


def test_the_desktop_may_ask_for_a_file_later(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    opening = FileOpening(qapp)
    file = saved(tmp_path / "match.subastao", "second")
    try:
        with program(qapp, languages, tmp_path) as window:
            opening.wanted.connect(window.files.open)
            window.begin()
            QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
            assert actions_on_the_table(window) == len(record_at("second").actions)
            opening.wanted.disconnect(window.files.open)
    finally:
        qapp.removeEventFilter(opening)
        opening.deleteLater()


def test_the_report_goes_to_the_clipboard_and_says_so(
    qapp: QApplication, languages: Languages, tmp_path: Path
) -> None:
    with program(qapp, languages, tmp_path) as window:
        window.begin(saved(tmp_path / "match.subastao", "second"))
        window.menus.copy_report.trigger()
        text = QGuiApplication.clipboard().text()
        assert text.startswith("Subastao ")
        assert "subastao record 1" in text
        assert "clipboard" in window.notices.text
    QGuiApplication.clipboard().clear()


def test_nothing_absolute_is_stored(
    qapp: QApplication, languages: Languages, qtbot: QtBot, tmp_path: Path
) -> None:
    home = tmp_path / "here"
    with program(qapp, languages, home) as window:
        window.begin()
        play(qtbot, window, 3)
        qtbot.waitUntil(lambda: window.place._decision is not None, timeout=20_000)
        window._store.put(replace(window._settings, name="Ana"))
    files = [path for path in home.rglob("*") if path.is_file() and path.name != "lock"]
    assert len(files) == 2
    for path in files:
        assert str(tmp_path) not in path.read_text("utf-8"), path.name
    # So that the folder may be moved elsewhere, in mid-match.
    moved = home.rename(tmp_path / FOLDER)
    with program(qapp, languages, moved) as window:
        window.begin()
        assert window._settings.name == "Ana"
        assert actions_on_the_table(window) >= 3


def test_a_home_that_cannot_be_written_is_told_and_the_match_goes_on(
    qapp: QApplication, languages: Languages, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    with program(qapp, languages, tmp_path / "file") as window:
        window.begin()
        assert "The match cannot be saved" in window.notices.text
        play(qtbot, window, 3)
        assert actions_on_the_table(window) >= 3
        qtbot.waitUntil(lambda: window.place._decision is not None, timeout=20_000)
        window._store.put(replace(window._settings, name="Ana"))
        assert "The settings cannot be saved" in window.notices.text


def test_a_disk_that_fills_up_is_told_once_and_the_last_save_stays(
    qapp: QApplication,
    languages: Languages,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with program(qapp, languages, tmp_path) as window:
        window.begin()
        play(qtbot, window, 1)
        current = tmp_path / "data" / "current.subastao"
        before = current.read_bytes()
        monkeypatch.setattr("os.fsync", full)
        play(qtbot, window, 2)
        assert window.notices.text.count("The match cannot be saved") == 1
        assert current.read_bytes() != b""
        assert read_record(current.read_bytes()).fault is None
        assert len(current.read_bytes()) >= len(before)
        assert [path.name for path in current.parent.iterdir() if "current" in path.name] == [
            current.name
        ]
        monkeypatch.undo()


def test_a_second_instance_leaves_the_firsts_match_alone(
    qapp: QApplication, languages: Languages, qtbot: QtBot, tmp_path: Path
) -> None:
    with program(qapp, languages, tmp_path) as first:
        first.begin()
        play(qtbot, first, 2)
        current = tmp_path / "data" / "current.subastao"
        with program(qapp, languages, tmp_path) as second:
            second.begin()
            assert "already open" in second.notices.text
            qtbot.waitUntil(lambda: first.place._decision is not None, timeout=20_000)
            before = current.read_bytes()
            play(qtbot, second, 2)
            assert current.read_bytes() == before
        play(qtbot, first, 1)
        assert current.read_bytes() != before
