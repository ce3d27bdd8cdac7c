"""The way to the book from anywhere: F1 by what has the focus, the menu, "Why not?", and what is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from subastao_qt.app.book import load_book
from subastao_qt.app.book_text import Target, parse_target
from subastao_qt.app.settings import Settings, SettingsStore
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import OPTIONS
from subastao_qt.ui.about_dialog import AboutDialog
from subastao_qt.ui.book import contexts
from subastao_qt.ui.book.book_window import BookWindow
from subastao_qt.ui.main_window import MainWindow
from subastao_qt.ui.new_match_dialog import NewMatchDialog
from subastao_qt.ui.settings_dialog import SettingsDialog
from tests.languages import CODES
from tests.screens.moments import record_at
from tests.ui.conftest import Speak


@pytest.mark.parametrize("code", CODES)
def test_every_place_that_f1_knows_exists(code: str) -> None:
    book = load_book(code)
    for places in (
        contexts.OPTION_PAGES,
        contexts.DUTY_PAGES,
        contexts.WINDOW_PAGES,
        contexts.PHASE_PAGES,
    ):
        for place in places.values():
            assert book.has(parse_target(place)), place


def test_f1_knows_every_option_duty_and_moment() -> None:
    assert set(contexts.OPTION_PAGES) == set(OPTIONS)
    assert set(contexts.DUTY_PAGES) == set(DutyKind)
    assert set(contexts.PHASE_PAGES) == set(Phase)


def test_f1_knows_every_dialog() -> None:
    """Each class of the window's own code that is a dialog or a dock has its page."""
    folder = Path(contexts.__file__).parent.parent
    found = set()
    for path in folder.rglob("*.py"):
        found |= set(
            re.findall(
                r"^class (\w+)\(Q(?:Dialog|DockWidget)\)", path.read_text("utf-8"), re.MULTILINE
            )
        )
    assert {"SettingsDialog", "NewMatchDialog", "AboutDialog"} <= found
    assert found <= set(contexts.WINDOW_PAGES)


def test_an_option_leads_to_its_chapter(qtbot: QtBot, speak: Speak) -> None:
    speak("en")
    dialog = SettingsDialog(Settings(rules="variant=classic3"))
    qtbot.addWidget(dialog)
    for option, page in contexts.OPTION_PAGES.items():
        editor = dialog.findChild(QWidget, f"option_{option}")
        if editor is not None:
            assert contexts.target_of(editor, None) == parse_target(page)
    assert contexts.target_of(dialog, None) == Target("program", "settings")


def test_a_widget_may_name_its_page(qtbot: QtBot) -> None:
    outer = QDialog()
    qtbot.addWidget(outer)
    inner = QWidget(outer)
    outer.setProperty(contexts.PROPERTY, "deal#packets")
    assert contexts.target_of(inner, None) == Target("deal", "packets")
    assert contexts.target_of(None, None) == Target("welcome")


@pytest.mark.parametrize(
    ("moment", "page"),
    [
        ("auction", "auction"),
        ("auction-signals", "variants#signals"),
        ("trump", "declarer#trump"),
        ("cante", "cantes#when"),
        ("result", "scoring"),
    ],
)
def test_f1_opens_what_the_table_waits_for(
    window: MainWindow, qapp: QApplication, moment: str, page: str
) -> None:
    window._controller.load(record_at(moment), keep_current=False)
    qapp.processEvents()
    window.place.table.setFocus()
    window.menus.on_this.trigger()
    book = window.book._book
    assert book is not None
    assert book.isVisible()
    assert book.place == parse_target(page)


def test_why_not_opens_the_duty(window: MainWindow, qapp: QApplication) -> None:
    window._controller.load(record_at("third"), keep_current=False)
    qapp.processEvents()
    view = window.place.view
    assert view is not None
    assert view.duty is not None
    buttons = {
        button.text: shown
        for button, shown in zip(
            window.place.bar.content.buttons, window.place.bar._buttons, strict=True
        )
    }
    assert "Why not?" in buttons
    why = buttons["Why not?"]
    assert isinstance(why, QPushButton)
    why.click()
    book = window.book._book
    assert book is not None
    assert book.place == contexts.duty_target(view.duty)


@pytest.mark.parametrize(
    ("made", "page"),
    [
        (lambda w: NewMatchDialog(w._settings, False, w), "variants#presets"),
        (lambda w: AboutDialog(True, w), "sources"),
    ],
)
def test_f1_works_in_a_dialog_that_blocks_the_window(
    window: MainWindow, qapp: QApplication, made: Callable[[MainWindow], QDialog], page: str
) -> None:
    dialog = made(window)
    dialog.setModal(True)
    dialog.show()
    dialog.activateWindow()
    qapp.processEvents()
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    (book,) = dialog.findChildren(BookWindow)
    assert book.isVisible()
    assert book.place == parse_target(page)
    book.close()
    dialog.close()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_place_is_remembered(window: MainWindow, store: SettingsStore) -> None:
    window.menus.keys.trigger()
    book = window.book._book
    assert book is not None
    assert book.place == Target("program", "keys")
    book.close()
    assert store.settings.book_page == "program#keys"
    assert store.settings.book_geometry
    again = SettingsStore(store.path.parent)
    assert again.settings.book_page == "program#keys"
    window.menus.book.trigger()
    assert book.place == Target("program", "keys")


def test_a_crooked_place_in_the_settings_is_refused(store: SettingsStore) -> None:
    store.put(replace(store.settings, book_page="deck"))
    text = store.path.read_text("utf-8").replace('"deck"', '"../deck"')
    store.path.write_text(text, "utf-8")
    again = SettingsStore(store.path.parent)
    assert again.settings.book_page == ""
    assert [trouble.detail for trouble in again.troubles] == ["book_page"]


def test_the_book_goes_with_the_window(window: MainWindow) -> None:
    window.menus.rules.trigger()
    book = window.book._book
    assert book is not None
    window.close()
    assert not book.isVisible()
