"""The strip above the table while something is practised: that it does not count, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import Practice, PracticeKind
from subastao_qt.ui.option_editors import is_language_change


class PracticeStrip(QFrame):
    """Shown by itself while the controller practises anything but the lesson, which has words of its own."""

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("PracticeStrip")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self.back = QPushButton(self)
        self.back.setAutoDefault(False)
        self.back.clicked.connect(controller.leave_practice)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.addWidget(self._label, 1)
        row.addWidget(self.back)
        controller.practice_changed.connect(self._take)
        self.retranslate()
        self._take(controller.practice)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._label.setText(self.tr("Practice – does not count"))
        self.back.setText(self.tr("&Back to the match"))
        self.setAccessibleName(self._label.text())

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _take(self, practice: Practice | None) -> None:
        self.setVisible(practice is not None and practice.kind is not PracticeKind.LESSON)
