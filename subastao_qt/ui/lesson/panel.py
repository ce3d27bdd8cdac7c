"""The teacher's panel: it stands beside the table, so that it never covers a card.

Keys: Enter or Space goes on to the next page while the button has the focus, Escape leaves the lesson from anywhere.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from subastao_qt.app.lesson import CHAPTERS
from subastao_qt.ui.bar_style import overlay_style
from subastao_qt.ui.lesson.content import LessonContent, progress_text
from subastao_qt.ui.option_editors import is_language_change, reading_edge
from subastao_qt.ui.table.accessible import announce
from subastao_qt.ui.theme import ClothColours

WIDTH_IN_LETTERS = 18.5
LEAST_WIDTH, MOST_WIDTH = 250, 420
PAGES_OF_THE_BOOK = (("play", ""), ("auction", ""), ("cantes", ""))
"""The pages that the end of the lesson leads to, in the order of the links."""


class Dots(QWidget):
    """How far one is: full dots are behind, the ringed one is now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._now = 0
        self._colour, self._ring = QColor("#808080"), QColor("#808080")

    def show_progress(self, now: int, colour: str, ring: str) -> None:
        """Show that the chapter `now` (from 0) has begun."""
        self._now, self._colour, self._ring = now, QColor(colour), QColor(ring)
        text = progress_text(now)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        step = self.fontMetrics().height()
        return QSize(step * len(CHAPTERS), step)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.sizeHint().height()
        for number in range(len(CHAPTERS)):
            place = len(CHAPTERS) - 1 - number if self.isRightToLeft() else number
            left = 0 if not self.isRightToLeft() else self.width() - self.sizeHint().width()
            middle = left + place * step + step / 2
            size = step * (0.62 if number == self._now else 0.42)
            box = QRectF(middle - size / 2, (step - size) / 2, size, size)
            pen = QPen(self._ring if number == self._now else self._colour, 2)
            painter.setPen(pen)
            painter.setBrush(self._colour if number < self._now else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
        painter.end()


class LessonPanel(QFrame):
    """Shows what the teacher says and the buttons to go on, to take back, to leave."""

    next_wanted = Signal()
    take_back_wanted = Signal()
    skip_wanted = Signal()
    page_wanted = Signal(str, str)
    """A page of the book and a section of it."""
    retranslated = Signal()
    """The language has changed: the words have to be given anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("LessonPanel")
        self._content: LessonContent | None = None
        self._dress: tuple[ClothColours, float] | None = None
        self._heading = self._label("heading")
        self._note = self._label("second")
        self._body = self._label()
        self._wish = self._label("strong")
        self._page = QWidget()
        texts = QVBoxLayout(self._page)
        texts.setContentsMargins(0, 0, 0, 0)
        for label in (self._heading, self._note, self._body, self._wish):
            texts.addWidget(label)
        texts.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._page)
        self.dots = Dots(self)
        self.next = self._button(chief=True)
        self.take_back = self._button()
        self.skip = self._button()
        self.links = [self._button() for _page in PAGES_OF_THE_BOOK]
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroll, 1)
        for widget in (*self.links, self.take_back, self.next, self.dots, self.skip):
            self._outer.addWidget(widget)
        self.next.clicked.connect(self.next_wanted)
        self.take_back.clicked.connect(self.take_back_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        for link, (page, anchor) in zip(self.links, PAGES_OF_THE_BOOK, strict=True):
            link.clicked.connect(
                lambda _checked=False, page=page, anchor=anchor: self.page_wanted.emit(page, anchor)
            )
        self.hide()

    @property
    def content(self) -> LessonContent | None:
        """What is shown."""
        return self._content

    @property
    def needs_scrolling(self) -> bool:
        """Whether the text is longer than the panel."""
        return self._scroll.verticalScrollBar().maximum() > 0

    def dress(self, colours: ClothColours) -> None:
        """Take the colours of the cloth; the letters are those of the windows."""
        letters = self.fontMetrics().height() * 0.86
        if self._dress == (colours, letters):
            return
        self._dress = (colours, letters)
        style = overlay_style(self.objectName(), colours, letters)
        self.setStyleSheet(style + f"#{self.objectName()} {{ border-radius: 0; }}")
        pad = round(letters * 0.9)
        self._outer.setContentsMargins(pad, pad, pad, pad)
        self._outer.setSpacing(round(letters * 0.6))
        width = round(letters * WIDTH_IN_LETTERS)
        self.setFixedWidth(min(MOST_WIDTH, max(LEAST_WIDTH, width)))
        layout = self._page.layout()
        assert layout is not None
        layout.setSpacing(round(letters * 0.6))

    def show_content(self, content: LessonContent, *, tell: bool = True) -> None:
        """Show a page; `tell` says it to the screen reader."""
        changed = content != self._content
        self._content = content
        for label, text in (
            (self._heading, content.heading),
            (self._note, content.note),
            (self._body, "\n".join((content.body, *(f"• {line}" for line in content.lines)))),
            (self._wish, content.wish),
        ):
            label.setText(text)
            label.setVisible(bool(text))
            label.setAlignment(reading_edge(start=True) | Qt.AlignmentFlag.AlignTop)
        self.next.setText(content.next_text)
        self.next.setVisible(bool(content.next_text))
        self.take_back.setText(self.tr("Take it back"))
        self.take_back.setVisible(content.take_back)
        self.skip.setText(self.tr("Leave the lesson"))
        self.skip.setToolTip(self.tr("Your match waits as it was. Key: Esc"))
        self.skip.setVisible(not content.closing)
        for link, text in zip(self.links, self._link_texts(), strict=True):
            link.setText(text)
            link.setVisible(content.closing)
        if self._dress is not None:
            colours = self._dress[0]
            self.dots.show_progress(content.chapter, colours.second, colours.ring)
        self.setAccessibleName(self.tr("First steps"))
        self.setAccessibleDescription(content.spoken)
        self._scroll.verticalScrollBar().setValue(0)
        if tell and changed:
            announce(self, content.spoken)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_language_change(event):
            self.retranslated.emit()

    def _link_texts(self) -> tuple[str, ...]:
        #: Three links to pages of the book, at the end of the lesson.
        play = self.tr("Read more: the play")
        auction = self.tr("Read more: the auction")
        cantes = self.tr("Read more: cantes")
        return play, auction, cantes

    def _label(self, kind: str = "") -> QLabel:
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if kind:
            label.setProperty(kind, True)
        return label

    def _button(self, *, chief: bool = False) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("chief", chief)
        button.setAutoDefault(True)
        return button
