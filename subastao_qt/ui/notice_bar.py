"""A strip above the table for what the program has to tell; it stays until it is closed."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.settings import Trouble, TroubleKind
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import fill, left_to_right
from subastao_qt.ui.words.troubles import cause_text

Tidings = Notice | Trouble
MAX_SHOWN = 3


class NoticeBar(QFrame):
    """Shows the latest notices, oldest first; a notice said twice is shown once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("NoticeBar")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._told: list[Tidings] = []
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._close = QToolButton(self)
        self._close.setAutoRaise(True)
        self._close.setText("×")
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 4, 4)
        row.addWidget(self._label, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What is shown."""
        return self._label.text()

    def tell(self, tidings: Tidings) -> None:
        """Show a notice."""
        if tidings in self._told:
            self._told.remove(tidings)
        self._told = [*self._told, tidings][-MAX_SHOWN:]
        self.retranslate()
        self.show()

    def withdraw(self, kind: NoticeKind) -> None:
        """Notices of this kind no longer hold."""
        self._told = [
            told for told in self._told if not (isinstance(told, Notice) and told.kind is kind)
        ]
        self.retranslate()
        self.setVisible(bool(self._told))

    def clear(self) -> None:
        """Everything has been read."""
        self._told = []
        self._label.clear()
        self.hide()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._label.setText("\n".join(self._words(tidings) for tidings in self._told))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _words(self, tidings: Tidings) -> str:
        text = (
            self._words_of_match(tidings.kind)
            if isinstance(tidings, Notice)
            else self._words_of_settings(tidings.kind)
        )
        detail = left_to_right(tidings.detail) if tidings.detail else ""
        cause = cause_text(tidings.cause) if isinstance(tidings, Notice) and tidings.cause else ""
        if detail and cause:
            #: {file} is the name of a file, {cause} what is wrong with it or in the way.
            detail = fill(self.tr("{file} ({cause})"), file=detail, cause=cause)
        return fill(text, detail=detail or cause)

    def _words_of_match(self, kind: NoticeKind) -> str:
        match kind:
            case NoticeKind.SAVE_DAMAGED:
                #: {detail} is the new name of a file and, in brackets, what is wrong with it.
                return self.tr("The saved match was damaged and has been kept aside: {detail}")
            case NoticeKind.SAVE_CUT_SHORT:
                return self.tr(
                    "The saved match was damaged at its end and goes on from there: {detail}"
                )
            case NoticeKind.CANNOT_SAVE:
                #: {detail} is why, as: the disk is full.
                return self.tr("The match cannot be saved: {detail}")
            case NoticeKind.RECORD_UNREADABLE:
                return self.tr("The file cannot be read: {detail}")
            case NoticeKind.RECORD_CUT_SHORT:
                return self.tr("The file was read up to its first fault: {detail}")
            case NoticeKind.RESUMED:
                return self.tr("Saved match resumed")
            case NoticeKind.BOT_REPLACED:
                #: {detail} is the name of the bot.
                return self.tr("A bot failed; another answered in its place: {detail}")
            case NoticeKind.REPORT_COPIED:
                return self.tr(
                    "The report is on the clipboard: paste it where you describe the fault. It holds "
                    "the cards of this match, but not your name."
                )
            case NoticeKind.OTHER_INSTANCE:
                return self.tr("The program is already open; this window keeps a match of its own")
            case _:
                assert_never(kind)

    def _words_of_settings(self, kind: TroubleKind) -> str:
        match kind:
            case TroubleKind.SET_ASIDE:
                #: {detail} is the new name of the file.
                return self.tr("The settings could not be read and have been kept aside: {detail}")
            case TroubleKind.UNREADABLE:
                return self.tr("The settings could not be read: {detail}")
            case TroubleKind.FIELD:
                #: {detail} is the name of a setting in the file, in English.
                return self.tr(
                    "A setting had an impossible value and is back to its usual one: {detail}"
                )
            case TroubleKind.NOT_WRITTEN:
                #: {detail} is the path of the file.
                return self.tr("The settings cannot be saved; they hold until you quit: {detail}")
            case _:
                assert_never(kind)
