"""The review in the window: its action in the Coach menu, and the ways that lead to it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from subastao_qt.app.causes import cause_of
from subastao_qt.app.coach.reviews import Reviewer, ReviewStore
from subastao_qt.app.coach.service import CoachService
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.settings import Settings
from subastao_qt.app.storage import MatchStore, read_file
from subastao_qt.engine.record import Record
from subastao_qt.ui.coach.replays import Replays
from subastao_qt.ui.option_editors import is_language_change

if TYPE_CHECKING:
    from subastao_qt.ui.coach.review_window import ReviewWindow


@dataclass(frozen=True, slots=True)
class ReviewParts:
    """What the review works on."""

    controller: MatchController
    matches: MatchStore
    service: CoachService


class ReviewActions(QObject):
    """Opens the review of the match on the table, or of one in a file."""

    def __init__(self, parts: ReviewParts, menu: QMenu, window: QMainWindow) -> None:
        super().__init__(window)
        self._parts = parts
        self._window = window
        self.reviewer = Reviewer(parts.service, ReviewStore(parts.matches.folder), self)
        self.replays = Replays(parts.controller, self)
        self.settings = Settings()
        """How the table looks; whoever owns the settings puts them here."""
        self._review: ReviewWindow | None = None
        self.show_review = QAction(window)
        self.show_review.setShortcut("Ctrl+R")
        self.show_review.triggered.connect(lambda: self.open_current())
        menu.addAction(self.show_review)
        window.addAction(self.show_review)
        menu.aboutToShow.connect(self._refresh)
        window.installEventFilter(self)
        self.retranslate()

    @property
    def review_window(self) -> ReviewWindow | None:
        """The window of the review, once it has been opened."""
        return self._review

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.show_review.setText(self.tr("&Review the last deal…"))

    def open_current(self) -> bool:
        """Go over the last deal of the match on the table that is over; False when there is none."""
        controller = self._parts.controller
        record, view = controller.record, controller.view
        if record is None or view is None:
            return False
        if view.extra:
            # A revoke may still be claimed, and the review shows where one was.
            controller.note_help()
        return self.open_record(record)

    def open_file(self, path: Path) -> bool:
        """Go over a match in a file; a broken one up to where it broke."""
        try:
            reading = read_file(path)
        except OSError as error:
            notice = Notice(NoticeKind.RECORD_UNREADABLE, path.name, cause_of(error))
            self._parts.controller.notice.emit(notice)
            return False
        if reading.fault is not None:
            kind = NoticeKind.RECORD_CUT_SHORT if reading.record else NoticeKind.RECORD_UNREADABLE
            notice = Notice(kind, path.name, cause_of(reading.fault))
            self._parts.controller.notice.emit(notice)
        return reading.record is not None and self.open_record(reading.record, 1)

    def open_record(self, record: Record, number: int | None = None) -> bool:
        """Go over a deal of a record; False when none of it is over."""
        if self._review is None:
            from subastao_qt.ui.coach.review_window import Desk, ReviewWindow

            desk = Desk(self.reviewer, self.replays, lambda: self.settings)
            self._review = ReviewWindow(desk, self._window)
            self.replays.begun.connect(self._window.activateWindow)
        if not self._review.show_record(record, number):
            return False
        self._review.show()
        self._review.raise_()
        self._review.activateWindow()
        return True

    def close(self) -> None:
        """The program ends."""
        self.reviewer.stop()
        if self._review is not None:
            self._review.close()
            self._review.table.shutdown()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a change of language with the window."""
        if watched is self._window and is_language_change(event):
            self.retranslate()
        return super().eventFilter(watched, event)

    def _refresh(self) -> None:
        view = self._parts.controller.view
        # The first deal is enough to look at: counting all that are over would replay the match.
        over = view is not None and (view.result is not None or view.number > 1)
        self.show_review.setEnabled(over)
