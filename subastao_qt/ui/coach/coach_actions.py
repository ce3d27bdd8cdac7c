"""The coach in the window: its menu, what stands behind it, and when each part of it works."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from subastao_qt.app.causes import cause_of
from subastao_qt.app.coach.duplicate import Duplicate
from subastao_qt.app.coach.history import FILE, HistoryIndex
from subastao_qt.app.coach.history_service import HistoryService
from subastao_qt.app.coach.library import Kept, Library
from subastao_qt.app.coach.rater import Rater
from subastao_qt.app.coach.ratings import RatingStore
from subastao_qt.app.coach.service import CoachService
from subastao_qt.app.marks import DUPLICATE
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.practice import Practice, PracticeKind, deal_record
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.record import Record
from subastao_qt.ui.coach.coach_dock import CoachDock
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import fill, variant_label

if TYPE_CHECKING:
    # Windows of the coach are read when they are first opened: the program starts sooner.
    from subastao_qt.ui.coach.duplicate_window import DuplicateWindow
    from subastao_qt.ui.coach.history_window import HistoryWindow
    from subastao_qt.ui.coach.library_window import LibraryWindow

LOOK_AFTER_MS: Final = 4_000
"""So long after the start, or the end of a match, the history is brought up to date."""


@dataclass(frozen=True, slots=True)
class Wired:
    """What the coach is wired to."""

    controller: MatchController
    matches: MatchStore


class CoachActions(QObject):
    """Owns the coach's services and windows; `menu` is the coach's."""

    open_wanted = Signal(object)
    """Path of a match to go on with."""
    review_wanted = Signal(object)
    """Path of a match to look at again."""

    def __init__(self, wired: Wired, menu: QMenu, window: QMainWindow) -> None:
        super().__init__(window)
        self._wired = wired
        self._menu = menu
        self._window = window
        self.service = CoachService(lambda: wired.controller.bots, self)
        self.dock = CoachDock(self.service, wired.controller, window)
        self.show_coach = self._add("F9")
        self.show_coach.setCheckable(True)
        self.ratings = RatingStore(wired.matches.folder)
        self.library = Library(wired.matches.folder / "library")
        self.history = HistoryService(
            HistoryIndex(wired.matches.folder / FILE), wired.matches.archive, self
        )
        self.rater = Rater(self.service, self.ratings, wired.matches.archive, self)
        self._history_window: HistoryWindow | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LOOK_AFTER_MS)
        self._later.timeout.connect(self.history.refresh)
        self.history.refreshed.connect(lambda _changed: self.rater.look(self.history.index))
        wired.controller.filed.connect(self._later.start)
        self.show_history = self._add("Ctrl+H")
        self.show_history.triggered.connect(self.open_history)
        self._library_window: LibraryWindow | None = None
        self.duplicate = Duplicate(self.service, self)
        self._duplicate_window: DuplicateWindow | None = None
        self.new_duplicate = self._add()
        self.show_duplicate = self._add()
        self.show_duplicate.triggered.connect(self.open_duplicate)
        wired.controller.reset.connect(self._refresh)
        wired.controller.decision.connect(self._refresh)
        self.keep_deal = self._add("Ctrl+D")
        self.keep_deal.triggered.connect(self.keep_this_deal)
        self.show_library = self._add("Ctrl+L")
        self.show_library.triggered.connect(lambda: self.open_library())
        window.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._menu.setTitle(self.tr("&Coach"))
        #: Shows the coach beside the table.
        self.show_coach.setText(self.tr("&Advice, hints and counting"))
        self.show_history.setText(self.tr("&History and rating…"))
        self.new_duplicate.setText(self.tr("New &duplicate match"))
        self.show_duplicate.setText(self.tr("&Results of the duplicate match…"))
        #: Puts the deal on the table into the library.
        self.keep_deal.setText(self.tr("&Keep this deal…"))
        self.show_library.setText(self.tr("&Library of deals…"))

    def begin(self) -> None:
        """The program has started: look, a little later, what there is to rate."""
        self._later.start()

    def open_history(self) -> None:
        """Show what was played."""
        if self._history_window is None:
            from subastao_qt.ui.coach.history_window import HistoryWindow, Shelf

            shelf = Shelf(
                self.history,
                self.ratings,
                self._wired.matches.archive,
                self._wired.controller.notice.emit,
            )
            self._history_window = HistoryWindow(shelf, self._window)
            self.rater.rated.connect(self._history_window.rated)
            self._history_window.open_wanted.connect(self.open_wanted)
            self._history_window.review_wanted.connect(self.review_wanted)
        self._history_window.refresh()
        self._history_window.show()
        self._history_window.raise_()
        self._history_window.activateWindow()

    def keep_this_deal(self) -> None:
        """Put the deal on the table, as far as it is played, into the library, and show it there for a title."""
        record, view = self._wired.controller.record, self._wired.controller.view
        if record is None or view is None:
            return
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        #: The title a kept deal has at first: the form of the game and the day.
        title = fill(
            self.tr("{variant}, {day}"), variant=variant_label(view.rules.variant), day=day
        )
        try:
            kept = self.library.add(deal_record(record, view.number), title)
        except OSError as error:
            self._wired.controller.notice.emit(
                Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error))
            )
            return
        self.open_library(kept)

    def open_library(self, chosen: Kept | None = None) -> None:
        """Show the kept deals."""
        if self._library_window is None:
            from subastao_qt.ui.coach.library_window import Desk, LibraryWindow

            desk = Desk(self.library, self._wired.controller.notice.emit)
            self._library_window = LibraryWindow(desk, self._window)
            self._library_window.play_wanted.connect(self._play_kept)
            self._library_window.review_wanted.connect(self.review_wanted)
        self._library_window.refresh(chosen)
        self._library_window.show()
        self._library_window.raise_()
        self._library_window.activateWindow()

    def open_duplicate(self) -> None:
        """Show everybody's results of the duplicate match on the table."""
        record = self._wired.controller.record
        if record is None or DUPLICATE not in record.marks:
            return
        if self._duplicate_window is None:
            from subastao_qt.ui.coach.duplicate_window import DuplicateWindow

            self._duplicate_window = DuplicateWindow(self.duplicate, self._window)
        self._duplicate_window.open_record(record)
        self._duplicate_window.show()
        self._duplicate_window.raise_()
        self._duplicate_window.activateWindow()

    @property
    def duplicate_window(self) -> DuplicateWindow | None:
        """The window of the results, once it has been opened."""
        return self._duplicate_window

    def _refresh(self) -> None:
        """Offer what fits the match on the table; keep results that are shown up to date."""
        record = self._wired.controller.record
        duplicate = record is not None and DUPLICATE in record.marks
        self.show_duplicate.setEnabled(duplicate)
        self.keep_deal.setEnabled(record is not None)
        shown = self._duplicate_window
        if record is not None and duplicate and shown is not None and shown.isVisible():
            shown.open_record(record)

    @property
    def library_window(self) -> LibraryWindow | None:
        """The window of the library, once it has been opened."""
        return self._library_window

    def _play_kept(self, record: Record) -> None:
        self._wired.controller.practise(Practice(PracticeKind.REPLAY, record.cut(0)))
        self._window.activateWindow()

    @property
    def history_window(self) -> HistoryWindow | None:
        """The window of the history, once it has been opened."""
        return self._history_window

    def close(self) -> None:
        """Stop everything the coach is at."""
        self._later.stop()
        if self._history_window is not None:
            self._history_window.close()
        if self._library_window is not None:
            self._library_window.close()
        if self._duplicate_window is not None:
            self._duplicate_window.close()
        self.service.close()
        self.history.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a change of language with the window."""
        if watched is self._window and is_language_change(event):
            self.retranslate()
        return super().eventFilter(watched, event)

    def _add(self, key: str = "") -> QAction:
        action = QAction(self._window)
        action.setShortcut(key)
        self._menu.addAction(action)
        self._window.addAction(action)
        return action
