"""Matches in files and deals in codes: what the menu does with them, and what it says when they are no good."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from subastao_qt.app.causes import cause_of
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.settings import Settings
from subastao_qt.app.storage import MatchStore, read_file, write_atomically
from subastao_qt.engine.codes import CodeError, read_deal_code, read_match_code
from subastao_qt.engine.record import is_over
from subastao_qt.ui.archive_dialog import ArchiveDialog
from subastao_qt.ui.players_form import seats_of
from subastao_qt.ui.words import fill
from subastao_qt.ui.words.troubles import code_trouble

LONGEST_CODE: Final = 400
MATCH_PREFIX: Final = "M1"


@dataclass(frozen=True, slots=True)
class Keepers:
    """What the actions of this module work on."""

    controller: MatchController
    store: MatchStore


class MatchFiles(QObject):
    """Opens and saves matches, plays and copies codes. `window` is the parent of its dialogs."""

    def __init__(self, keepers: Keepers, window: QWidget) -> None:
        super().__init__(window)
        self._controller = keepers.controller
        self._store = keepers.store
        self._window = window

    def ask_open(self) -> None:
        """Ask for a file and go on with the match in it."""
        path, _kind = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open match"),
            str(self._store.archive if self._store.archive.is_dir() else ""),
            self.tr("Matches (*.subastao);;All files (*)"),
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Go on with the match in a file; a broken one up to where it broke. False when nothing could be read."""
        if self._is_on_the_table(path):
            return True
        try:
            reading = read_file(path)
        except OSError as error:
            self._controller.notice.emit(
                Notice(NoticeKind.RECORD_UNREADABLE, path.name, cause_of(error))
            )
            return False
        if reading.fault is not None:
            kind = NoticeKind.RECORD_CUT_SHORT if reading.record else NoticeKind.RECORD_UNREADABLE
            self._controller.notice.emit(Notice(kind, path.name, cause_of(reading.fault)))
        if reading.record is None:
            return False
        self._controller.load(reading.record)
        whole = reading.fault is None and not is_over(reading.record)
        if path.parent == self._store.archive and whole and self._controller.saved:
            # It is the match in progress again, and will come back here when it is left or finished.
            path.unlink(missing_ok=True)
        return True

    def _is_on_the_table(self, path: Path) -> bool:
        """Whether the file is the very one in which the match on the table is kept."""
        try:
            return self._controller.in_progress and path.samefile(self._store.current)
        except OSError:
            return False

    def ask_resume(self) -> None:
        """Choose among the matches that were left or finished."""
        dialog = ArchiveDialog(self._store, self._window)
        if dialog.exec() == ArchiveDialog.DialogCode.Accepted and dialog.chosen is not None:
            self.open(dialog.chosen)
        dialog.deleteLater()

    def ask_save(self) -> None:
        """Write the match in progress into a file of the person's choice."""
        path, _kind = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save match as"),
            "match.subastao",
            self.tr("Matches (*.subastao)"),
        )
        if path:
            self.save(Path(path))

    def save(self, path: Path) -> bool:
        """Write the match in progress into a file; False when that cannot be (which is told)."""
        try:
            write_atomically(path, self._controller.record_text.encode("utf-8"))
        except OSError as error:
            self._controller.notice.emit(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
            return False
        return True

    def ask_code(self, settings: Settings) -> None:
        """Ask for a code and play what it names."""
        text, fine = QInputDialog.getText(
            self._window,
            self.tr("Play a deal by its code"),
            self.tr("Code of a deal (D1-…) or of a match (M1-…):"),
        )
        if fine and text.strip():
            problem = self.play_code(text, settings)
            if problem:
                words = fill(self.tr("This is not the code of a deal: {reason}"), reason=problem)
                QMessageBox.warning(self._window, self.tr("Play a deal by its code"), words)

    def play_code(self, text: str, settings: Settings) -> str:
        """Play the deal or the match that a code names; what is wrong with it, empty when nothing is."""
        text = text.strip()[:LONGEST_CODE]
        try:
            if text.upper().startswith(MATCH_PREFIX):
                rules, seed = read_match_code(text)
                self._controller.new_match(rules, seats_of(settings, rules.seats), seed)
            else:
                rules, dealer, hands = read_deal_code(text)
                seats = seats_of(settings, rules.seats)
                self._controller.play_single(rules, dealer, hands, seats)
        except CodeError as error:
            return code_trouble(error)
        return ""

    def copy_code(self) -> None:
        """Put the code of the deal on the table on the clipboard."""
        QGuiApplication.clipboard().setText(self._controller.deal_code)
