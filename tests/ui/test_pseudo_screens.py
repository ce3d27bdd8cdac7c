"""Every screen beside the dialogs in the five languages and in the two pseudo-languages: no text cut or over another.

Menus, the book, the docks, the notices, the coach's windows and what is painted on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QMenu,
    QTableView,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from subastao_qt.app.causes import Cause, CauseKind
from subastao_qt.app.coach.duplicate import DEALS, OTHERS, Cell, Duplicate
from subastao_qt.app.coach.library import Library
from subastao_qt.app.language import Languages
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.practice import deal_record
from subastao_qt.app.settings_fields import Deck
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.book.book_window import BookWindow
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.coach.duplicate_window import DuplicateWindow
from subastao_qt.ui.coach.history_window import HistoryWindow
from subastao_qt.ui.coach.library_window import Desk as LibraryDesk
from subastao_qt.ui.coach.library_window import LibraryWindow
from subastao_qt.ui.main_window import MainWindow
from subastao_qt.ui.table import bubble_item, plate_item, table_items
from tests.app.coach.test_history import played
from tests.languages import CODES
from tests.screens.moments import record_at
from tests.ui.test_duplicate import match
from tests.ui.test_history_window import Desk as HistoryDesk
from tests.ui.test_pseudo import SMALLEST, Pseudo, faults
from tests.ui.test_review_window import Room, one_deal

PSEUDO = {"stretched": False, "reversed": True}


@pytest.fixture(params=[*CODES, *PSEUDO])
def tongue(
    request: pytest.FixtureRequest, qapp: QApplication, languages: Languages
) -> Iterator[str]:
    """Speak a language or a pseudo-language; English again when the test is over."""
    name: str = request.param
    languages.use(name if name in CODES else "en")
    translator = Pseudo(PSEUDO[name]) if name in PSEUDO else None
    if translator is not None:
        qapp.installTranslator(translator)
    if name == "reversed":
        qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield name
    if translator is not None:
        qapp.removeTranslator(translator)
    languages.use("en")


def looked_over(qapp: QApplication, root: QWidget) -> list[str]:
    """What is wrong on any page of a window."""
    wrong: list[str] = []
    qapp.processEvents()
    wrong += all_faults(root)
    for tabs in root.findChildren(QTabWidget):
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            qapp.processEvents()
            wrong += all_faults(root)
        tabs.setCurrentIndex(0)
        bar = tabs.tabBar()
        need = sum(bar.tabRect(n).width() for n in range(bar.count()))
        if need > tabs.width():
            wrong.append(f"tabs: {need} in {tabs.width()}")
    return list(dict.fromkeys(wrong))


def all_faults(root: QWidget) -> list[str]:
    """Cut labels and buttons, and cut cells and headings of tables."""
    wrong = faults(root)
    for table in root.findChildren(QTableView):
        if table.isVisible() and table.model().rowCount(QModelIndex()):
            wrong += cut_cells(table)
    return wrong


def cut_cells(table: QTableView) -> list[str]:
    """Headings and cells that are wider than their column, unless a tooltip holds the whole."""
    model, header = table.model(), table.horizontalHeader()
    wrong = []
    for column in range(model.columnCount(QModelIndex())):
        width = header.sectionSize(column)
        head = model.headerData(column, Qt.Orientation.Horizontal)
        need = header.sectionSizeFromContents(column).width()
        tip = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        if need > width and not tip:
            wrong.append(f"heading {head!r}: {width} of {need}")
        for row in range(model.rowCount(QModelIndex())):
            index = model.index(row, column)
            need = table.sizeHintForIndex(index).width()
            tip = index.data(Qt.ItemDataRole.ToolTipRole)
            if need > width and not tip:
                wrong.append(f"cell {index.data()!r}: {width} of {need}")
    side = table.verticalHeader()
    if side.isVisible() and side.width() < side.sizeHint().width():
        wrong.append(f"side headings: {side.width()} of {side.sizeHint().width()}")
    return wrong


def fits(window: QWidget) -> bool:
    """Whether a window can be as small as the smallest screen."""
    least = window.minimumSizeHint().expandedTo(window.minimumSize())
    return least.width() <= SMALLEST.width() and least.height() <= SMALLEST.height()


def test_menus_hold_their_words(qapp: QApplication, window: MainWindow, tongue: str) -> None:
    window.resize(SMALLEST)
    qapp.processEvents()
    bar = window.menuBar()
    more = bar.findChild(QToolButton, "qt_menubar_ext_button")
    assert more is None or not more.isVisible()
    for action in bar.actions():
        assert bar.rect().contains(bar.actionGeometry(action)), action.text()
    for menu in window.findChildren(QMenu):
        entries = [each for each in menu.actions() if each.isVisible() and each.text()]
        if not entries:
            continue
        menu.popup(window.pos())
        assert menu.sizeHint().width() <= SMALLEST.width()
        assert menu.sizeHint().height() <= SMALLEST.height()
        for entry in entries:
            place = menu.actionGeometry(entry)
            words = entry.text().split("\t")[0].replace("&", "")
            assert place.width() >= menu.fontMetrics().horizontalAdvance(words), words
            assert menu.rect().contains(place), words
        menu.hide()


def test_the_book_holds_its_words(qtbot: QtBot, qapp: QApplication, tongue: str) -> None:
    code = tongue if tongue in CODES else "en"
    book = BookWindow(Reader(lambda: code, RuleSet, lambda: Deck.CLASSIC))
    qtbot.addWidget(book)
    book.resize(SMALLEST)
    book.show()
    assert looked_over(qapp, book) == []
    assert fits(book)


@pytest.mark.parametrize("name", ["score", "log", "coach"])
def test_docks_hold_their_words(
    qapp: QApplication, window: MainWindow, tongue: str, name: str
) -> None:
    window.resize(SMALLEST)
    window._controller.load(record_at("third"), keep_current=False)
    docks = {"score": window.score_dock, "log": window.log_dock, "coach": window.coach.dock}
    dock = docks[name]
    dock.setFloating(False)
    dock.show()
    if name == "coach":
        window.coach.dock.count.setChecked(True)
    assert looked_over(qapp, dock) == []
    assert window.size() == SMALLEST
    if name == "log":
        for row in range(window.log_dock.list.model().rowCount(QModelIndex())):
            index = window.log_dock.list.model().index(row, 0)
            place = window.log_dock.list.visualRect(index)
            assert place.width() <= window.log_dock.list.viewport().width()


def test_every_notice_is_read_whole(qapp: QApplication, window: MainWindow, tongue: str) -> None:
    window.resize(SMALLEST)
    detail = "current-2026-12-01-120000.subastao"
    for kind in NoticeKind:
        for cause in CauseKind:
            window.notices.clear()
            window.notices.tell(Notice(kind, detail, Cause(cause, 14)))
            qapp.processEvents()
            assert faults(window.notices) == [], (kind, cause)
            assert window.size() == SMALLEST, (kind, cause)


def history(folder: Path, qtbot: QtBot) -> tuple[QWidget, Callable[[], object]]:
    desk = HistoryDesk(folder, 6)
    desk.window(qtbot).close()
    desk.rate()
    return desk.window(qtbot), desk.history.close


def library(folder: Path, qtbot: QtBot) -> tuple[QWidget, Callable[[], object]]:
    kept = Library(folder / "library")
    kept.add(deal_record(played(RuleSet(), 3), 1), "A deal with a title that does not want to end")
    window = LibraryWindow(LibraryDesk(kept, lambda _notice: None))
    qtbot.addWidget(window)
    window.refresh()
    return window, window.close


def empty_library(folder: Path, qtbot: QtBot) -> tuple[QWidget, Callable[[], object]]:
    window = LibraryWindow(LibraryDesk(Library(folder / "none"), lambda _notice: None))
    qtbot.addWidget(window)
    window.refresh()
    return window, window.close


WINDOWS = {"history": history, "library": library, "empty library": empty_library}


@pytest.mark.parametrize("name", WINDOWS)
def test_the_coachs_windows_hold_their_words(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, tongue: str, name: str
) -> None:
    window, close = WINDOWS[name](tmp_path, qtbot)
    window.show()
    assert looked_over(qapp, window) == []
    assert fits(window)
    if isinstance(window, HistoryWindow):
        scores = [str(window.matches.index(row, 4).data()) for row in range(6)]
        assert all(" : " in each and "+" not in each for each in scores), scores
    for titles in window.findChildren(QListWidget):
        assert not titles.horizontalScrollBar().isVisible()
        assert all(titles.item(row).toolTip() for row in range(titles.count()))
    close()


def test_the_results_of_a_duplicate_match_hold_their_words(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, tongue: str
) -> None:
    duplicate = Duplicate(window.coach.service, window)
    duplicate._record = match(3)
    wide = Cell(-140, -140.0, 120, True, False)
    duplicate._known = {(n, who): wide for n in range(1, DEALS + 1) for who in OTHERS}
    shown = DuplicateWindow(duplicate)
    qtbot.addWidget(shown)
    shown.show()
    assert shown.table.rowCount() == DEALS + 1
    assert looked_over(qapp, shown) == []
    assert fits(shown)


def test_the_review_holds_its_words(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, tongue: str
) -> None:
    room = Room(tmp_path, qtbot)
    room.actions.open_record(one_deal())
    for size in (SMALLEST, QSize(1000, 580)):
        room.review.resize(size)
        room.review.show()
        review = room.review
        arrows = [
            f"cut: {each.text()!r}" for each in (review.first, review.back, review.on, review.last)
        ]
        wrong = looked_over(qapp, review)
        # Qt wants every button as wide as "OK" is at its widest; an arrow needs no more than its own width.
        assert [each for each in wrong if not each.startswith(tuple(arrows))] == []
        for each in (review.first, review.back, review.on, review.last):
            assert each.width() >= each.fontMetrics().horizontalAdvance(each.text()) + 12
        assert fits(room.review)
    room.actions.close()
    room.service.close()
    room.controller.close()


@pytest.mark.parametrize("moment", ["auction", "third", "result"])
def test_nothing_painted_on_the_table_is_cut(
    qapp: QApplication,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    tongue: str,
    moment: str,
) -> None:
    cut: list[str] = []
    for module in (plate_item, bubble_item, table_items):
        whole = module.elided

        def watched(font: QFont, text: str, width: float, whole: Callable[..., str] = whole) -> str:
            shown = whole(font, text, width)
            if shown != text:
                cut.append(text)
            return shown

        monkeypatch.setattr(module, "elided", watched)
    window.resize(SMALLEST)
    window._controller.load(record_at(moment), keep_current=False)
    for _round in range(3):
        qapp.processEvents()
    assert window.size() == SMALLEST
    badge = window.place.table._scene.badge_text
    # The badge has its whole words in its tooltip; only made-up ones are so long.
    assert [text for text in cut if tongue in CODES or text != badge] == []
    assert faults(window.place.bar) == []
