"""The way to the book from anywhere: F1 in the window and in every dialog, and `open_page` for whoever knows the page.

The book itself is imported when it is first opened: it would make up a quarter of the program's start.
A dialog that blocks the other windows gets a book window of its own, which it does not block.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.window_place import packed, restore_book

if TYPE_CHECKING:
    from subastao_qt.ui.book.book_window import BookWindow

HELP_KEY = "F1"


class BookHelp(QObject):
    """One object a program, owned by the main window."""

    left = Signal(str, str)
    """The book was closed: at which place, and the window's geometry (base 64)."""

    def __init__(
        self, window: QMainWindow, reader: Reader, view: Callable[[], PlayerView | None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._reader = reader
        self._view = view
        self._book: BookWindow | None = None
        self._start = "welcome"
        self._geometry = ""
        self._with_key: weakref.WeakSet[QWidget] = weakref.WeakSet()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def remember(self, place: str, geometry: str) -> None:
        """Where the book was closed the last time."""
        self._start = place or self._start
        self._geometry = geometry

    def open_book(self) -> None:
        """Show the book where it was left."""
        book = self._shown()
        if book is self._book:
            book.refresh()

    def open_page(self, page: str, anchor: str = "") -> None:
        """Show a page, from one of its sections if that is named."""
        from subastao_qt.app.book_text import Target

        self._shown().open_page(Target(page, anchor))

    def open_here(self) -> None:
        """Show the page that fits where the person is."""
        from subastao_qt.ui.book.contexts import target_of

        target = target_of(QApplication.focusWidget() or QApplication.activeWindow(), self._view())
        self._shown().open_page(target)

    def open_why(self) -> None:
        """Show why the dimmed cards may not be played now."""
        from subastao_qt.ui.book.contexts import table_target

        self._shown().open_page(table_target(self._view()))

    def refresh(self) -> None:
        """The table's rules or the deck may be others now."""
        if self._book is not None and self._book.isVisible():
            self._book.refresh()

    def close(self) -> None:
        """Close the book with the program."""
        if self._book is not None:
            self._book.close()

    def _shown(self) -> BookWindow:
        from subastao_qt.app.book_text import parse_target
        from subastao_qt.ui.book.book_window import BookWindow

        blocking = QApplication.activeModalWidget()
        if blocking is not None and not isinstance(blocking, BookWindow):
            book = blocking.findChild(BookWindow)
            if book is None:
                book = BookWindow(self._reader, blocking)
                book.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        else:
            if self._book is None:
                self._book = BookWindow(self._reader)
                self._book.open_page(parse_target(self._start))
                self._book.closed.connect(self._on_closed)
                restore_book(self._book, self._geometry)
                # The window goes with the program, though it is nobody's child: such a child would lie over its parent.
                self.destroyed.connect(self._book.deleteLater)
            book = self._book
        book.show()
        book.raise_()
        book.activateWindow()
        book.page.setFocus(Qt.FocusReason.OtherFocusReason)
        return book

    def _on_closed(self) -> None:
        if self._book is not None:
            self._start = str(self._book.place)
            self._geometry = packed(self._book.saveGeometry())
            self.left.emit(self._start, self._geometry)

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """A dialog gets the key when it is first used: the window's own does not reach it."""
        if now is None or not shiboken6.isValid(now):
            return
        top = now.window()
        if not isinstance(top, QDialog) or top in self._with_key:
            return
        self._with_key.add(top)
        QShortcut(QKeySequence(HELP_KEY), top).activated.connect(self.open_here)
