"""The question at the very first start: learn the game, or play at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from subastao_qt.ui.bar_style import overlay_style
from subastao_qt.ui.option_editors import is_language_change, reading_edge
from subastao_qt.ui.theme import ClothColours


class Offer(QFrame):
    """A small sheet in the middle of the empty table."""

    chosen = Signal(bool)
    """Whether the first steps are wanted."""

    def __init__(self, parent: QWidget, colours: ClothColours) -> None:
        super().__init__(parent)
        self.setObjectName("LessonOffer")
        letters = self.fontMetrics().height() * 0.9
        self.setStyleSheet(overlay_style(self.objectName(), colours, letters))
        self._heading, self._body = QLabel(self), QLabel(self)
        self._heading.setProperty("heading", True)
        for label in (self._heading, self._body):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.learn, self.play = QPushButton(self), QPushButton(self)
        self.learn.setProperty("chief", True)
        layout = QVBoxLayout(self)
        pad = round(letters * 1.5)
        layout.setContentsMargins(pad, pad, pad, pad)
        layout.setSpacing(round(letters * 0.8))
        for widget in (self._heading, self._body, self.learn, self.play):
            layout.addWidget(widget)
        for button in (self.learn, self.play):
            button.setAutoDefault(True)
        self._width = round(letters * 26)
        self.learn.clicked.connect(lambda: self.chosen.emit(True))
        self.play.clicked.connect(lambda: self.chosen.emit(False))
        parent.installEventFilter(self)
        self.retranslate()
        self.show()
        self.raise_()
        self.learn.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._heading.setText(self.tr("Welcome to Subastao"))
        self._body.setText(
            self.tr("Have you played tute subastado before? The first steps take about five minutes.")
        )  # fmt: skip
        self.learn.setText(self.tr("Show me how it is played"))
        self.play.setText(self.tr("I know the game"))
        for label in (self._heading, self._body):
            label.setAlignment(reading_edge(start=True) | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(self._heading.text())
        self.setAccessibleDescription(self._body.text())
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_language_change(event):
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() is QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        parent, layout = self.parentWidget(), self.layout()
        if parent is None or layout is None:
            return
        width = min(self._width, parent.width() - 20)
        self.resize(width, layout.totalHeightForWidth(width))
        middle = parent.rect().center()
        self.move(middle.x() - self.width() // 2, max(0, middle.y() - self.height() // 2))
