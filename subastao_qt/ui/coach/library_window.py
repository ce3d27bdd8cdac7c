"""The library: deals one has kept, with title and notes, to play again or to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.causes import Cause, CauseKind, cause_of
from subastao_qt.app.coach.library import MAX_NOTE, MAX_TITLE, Kept, Library
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.resources import resource
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.record import Record, final_state
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import fill, headline, variant_label
from subastao_qt.ui.words.troubles import cause_text

USUAL_SIZE: Final = QSize(760, 480)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the window works on."""

    library: Library
    tell: Callable[[Notice], None]


class LibraryWindow(QWidget):
    """A window of its own. What is written into title and notes is kept when another deal is picked or it closes."""

    play_wanted = Signal(object)
    """Record of a deal to play from its beginning."""
    review_wanted = Signal(object)
    """Path of a deal to look at again."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._desk = desk
        self._entries: list[Kept] = []
        self._shown: Kept | None = None
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.list = QListWidget(self)
        self.title = QLineEdit(self)
        self.note = QPlainTextEdit(self)
        self._title_label = QLabel(self)
        self._note_label = QLabel(self)
        self._about = QLabel(self)
        self._nothing = QLabel(self)
        self.play = QPushButton(self)
        self.review = QPushButton(self)
        self.remove = QPushButton(self)
        self._lay_out()
        self._wire()
        self.retranslate()
        self.resize(USUAL_SIZE)

    def refresh(self, chosen: Kept | None = None) -> None:
        """Look at the folder again; `chosen` is picked."""
        self._entries = self._desk.library.entries()
        self.list.blockSignals(True)
        self.list.clear()
        for kept in self._entries:
            QListWidgetItem(kept.title, self.list).setToolTip(kept.title)
        self.list.blockSignals(False)
        wanted = chosen if chosen is not None else self._shown
        paths = [kept.path for kept in self._entries]
        row = paths.index(wanted.path) if wanted is not None and wanted.path in paths else 0
        self._shown = None
        if self._entries:
            self.list.setCurrentRow(row)
        else:
            self._show()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Library of deals"))
        self.list.setAccessibleName(self.tr("Kept deals"))
        self._title_label.setText(self.tr("&Title:"))
        self._note_label.setText(self.tr("&Notes:"))
        self.play.setText(self.tr("&Play it"))
        self.review.setText(self.tr("Re&view"))
        self.remove.setText(self.tr("&Remove…"))
        self._nothing.setText(
            self.tr(
                "No deal is kept yet. “Keep this deal” in the coach's menu puts the one on the table here."
            )
        )
        self._describe()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.keep()
        super().hideEvent(event)

    # Building

    def _lay_out(self) -> None:
        self._title_label.setBuddy(self.title)
        self._note_label.setBuddy(self.note)
        self.title.setMaxLength(MAX_TITLE)
        self.note.setTabChangesFocus(True)
        # A long title ends in "…" and is whole in its tooltip; scrolled, its beginning would be out of sight.
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for label in (self._about, self._nothing):
            label.setWordWrap(True)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._nothing)
        for widget in (self._title_label, self.title, self._about, self._note_label):
            column.addWidget(widget)
        column.addWidget(self.note, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.play, self.review, self.remove):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column.addLayout(buttons)
        split = QSplitter(self)
        split.addWidget(self.list)
        split.addWidget(side)
        split.setStretchFactor(1, 1)
        split.setSizes([240, 520])
        split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(split)

    def _wire(self) -> None:
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemActivated.connect(lambda _item: self.play.click())
        self.play.clicked.connect(self._on_play)
        self.review.clicked.connect(self._on_review)
        self.remove.clicked.connect(self.ask_remove)
        self.title.editingFinished.connect(self.keep)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Esc"), self, self.close)

    # What is picked

    @property
    def chosen(self) -> Kept | None:
        """The deal that is picked."""
        row = self.list.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def _on_row(self) -> None:
        self.keep()
        self._show()

    def _show(self) -> None:
        kept = self._shown = self.chosen
        readable = kept is not None and kept.record is not None
        self.title.setText(kept.title if kept is not None else "")
        self.note.setPlainText(kept.note if kept is not None else "")
        for widget in (self.title, self.note, self.play, self.review):
            widget.setEnabled(readable)
        self.remove.setEnabled(kept is not None)
        self._nothing.setVisible(kept is None)
        self._describe()

    def _describe(self) -> None:
        kept = self._shown
        if kept is None:
            self._about.clear()
        elif kept.record is None:
            self._about.setText(
                fill(
                    self.tr("This file cannot be read: {reason}"),
                    reason=cause_text(kept.fault or Cause(CauseKind.FILE)),
                )
            )
        else:
            self._about.setText(_about(kept.record))

    def keep(self) -> None:
        """Write title and notes of the deal shown, if they were changed; a failure is told and the text stays."""
        kept = self._shown
        if kept is None or kept.record is None:
            return
        title, note = self.title.text(), self.note.toPlainText()[:MAX_NOTE]
        if (title.strip() or kept.title, note) == (kept.title, kept.note):
            return
        try:
            changed = self._desk.library.change(kept, title.strip() or kept.title, note)
        except OSError as error:
            self._desk.tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
            return
        row = self._entries.index(kept)
        self._entries[row] = changed
        self.list.item(row).setText(changed.title)
        self.list.item(row).setToolTip(changed.title)
        if self._shown is kept:
            self._shown = changed

    def _on_play(self) -> None:
        self.keep()
        kept = self.chosen
        if kept is not None and kept.record is not None:
            self.play_wanted.emit(kept.record)

    def _on_review(self) -> None:
        self.keep()
        kept = self.chosen
        if kept is not None:
            self.review_wanted.emit(kept.path)

    def ask_remove(self) -> None:
        """Ask, and take the deal out of the library."""
        kept = self.chosen
        if kept is None:
            return
        question = fill(self.tr("Remove “{title}” with its notes for good?"), title=kept.title)
        answer = QMessageBox.question(self, self.tr("Library of deals"), question)
        if answer is QMessageBox.StandardButton.Yes:
            self.remove_now(kept)

    def remove_now(self, kept: Kept) -> None:
        """Take a deal out of the library without a question."""
        try:
            self._desk.library.remove(kept)
        except OSError as error:
            self._desk.tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
        self._shown = None
        self.refresh()


def _about(record: Record) -> str:
    """What a kept deal is: the form of the game, and how it ended if it did."""
    result: DealResult | None = final_state(record).deal.result
    variant = variant_label(record.rules.variant)
    return variant if result is None else f"{variant} · {headline(result)}"
