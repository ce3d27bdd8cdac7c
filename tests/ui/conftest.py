"""What the tests of the window share: a desk with settings, languages, a controller and a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.language import Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts

Speak = Callable[[str], None]


@pytest.fixture(scope="session")
def languages(qapp: QApplication) -> Languages:
    """The one object that speaks languages."""
    return Languages(qapp)


@pytest.fixture
def speak(languages: Languages) -> Iterator[Speak]:
    """Speak a language; English again when the test is over."""
    languages.use("en")
    yield languages.use
    languages.use("en")


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    """Settings of their own, English, nothing moves."""
    store = SettingsStore(tmp_path / "config")
    store.put(replace(store.settings, language="en", speed=Speed.INSTANT, thinking_time=100))
    return store


@pytest.fixture
def match_store(tmp_path: Path) -> Iterator[MatchStore]:
    """A folder of matches."""
    store = MatchStore(tmp_path / "data")
    yield store
    store.close()


@pytest.fixture
def window(
    qtbot: QtBot,
    qapp: QApplication,
    store: SettingsStore,
    match_store: MatchStore,
    languages: Languages,
) -> Iterator[MainWindow]:
    """The window with a real controller, shown, without a match."""
    appearance = Appearance(qapp, languages, store)
    controller = MatchController(match_store)
    window = MainWindow(Parts(controller, match_store, store, languages))
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    appearance.deleteLater()
    languages.use("en")
