"""Shows one page of the book, with its pictures at the screen's own pixel ratio."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QHideEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from subastao_qt.app.book_search import places, plain
from subastao_qt.app.book_text import Page, parse_target
from subastao_qt.app.settings_fields import Deck
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.book.figures import Drawing, Figures
from subastao_qt.ui.book.writer import Look, Writer
from subastao_qt.ui.theme import WINDOWS, WindowColours
from subastao_qt.ui.words import is_arabic, number
from subastao_qt.ui.words.text import EASTERN_DIGITS

MARGIN: Final = 22
"""Pixels of white round the text."""
ZOOMS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""Per cent of the usual size of letters."""
_LEAST_CONTRAST_OF_ACCENT: Final = 96
"""Lightness a colour needs on a dark ground to be read well."""


def colours_of(palette: QPalette) -> WindowColours:
    """The theme's colours that a palette was made of; the light ones for a palette that is none of ours."""
    window = palette.color(QPalette.ColorRole.Window).name().lower()
    base = palette.color(QPalette.ColorRole.Base).name().lower()
    for colours in WINDOWS.values():
        if (colours.window.lower(), colours.base.lower()) == (window, base):
            return colours
    return next(iter(WINDOWS.values()))


def accent_of(colours: WindowColours) -> str:
    """The colour of headings and links: the highlight, lighter where it would be hard to read on a dark ground."""
    accent = QColor(colours.highlight)
    if QColor(colours.base).lightness() < 128 and accent.lightness() < 160:
        accent = accent.lighter(165)
    return accent.name()


class BookBrowser(QTextBrowser):
    """A page as written for a table. `followed` tells of a link; nothing is opened by itself."""

    followed = Signal(object)
    """Target."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._on_link)
        self._page: Page | None = None
        self._rules = RuleSet()
        self._deck = Deck.CLASSIC
        self._zoom = 100
        self._query = ""
        self._drawings: list[Drawing] = []
        self._figures = Figures(Deck.CLASSIC, 1.0, QColor("white"))
        self._drawn_for: tuple[Deck, float, str] | None = None
        self._mirrored = False
        self._room = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.refresh)

    @property
    def zoom(self) -> int:
        """The size of letters, per cent of the usual one."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Show letters and cards larger or smaller."""
        self._zoom = min(ZOOMS[-1], max(ZOOMS[0], zoom))
        self.refresh()

    def step_zoom(self, up: bool) -> None:
        """The next larger or smaller size."""
        sizes = [size for size in ZOOMS if (size > self._zoom) is up and size != self._zoom]
        if sizes:
            self.set_zoom(sizes[0] if up else sizes[-1])

    def show_page(self, page: Page, rules: RuleSet, deck: Deck, anchor: str = "") -> None:
        """Show a page from its beginning or from a section."""
        self._page, self._rules, self._deck = page, rules, deck
        self._write()
        self.go_to(anchor)

    def go_to(self, anchor: str) -> None:
        """Scroll to a section of the page, or to its beginning."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def refresh(self) -> None:
        """Write the page anew (colours, letters, width, rules); the place in it stays."""
        bar = self.verticalScrollBar()
        part = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self._write()
        bar.setValue(round(part * bar.maximum()))

    def mark(self, query: str) -> None:
        """Mark the words of a search, on this page and on those shown after it; an empty one marks nothing."""
        self._query = query
        self._mark()

    def _mark(self) -> None:
        words = plain(self._query).split()
        selections = []
        block = self.document().begin()
        while words and block.isValid():
            text = block.text()
            for word in words:
                for start, end in places(text, word):
                    selection = QTextEdit.ExtraSelection()
                    cursor = QTextCursor(block)
                    cursor.setPosition(block.position() + start)
                    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                    _set_mark(selection, cursor)
                    selections.append(selection)
            block = block.next()
        self.setExtraSelections(selections)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt asks for a picture: draw the figure of that number."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "figure":
            place = int(url.path())
            if place < len(self._drawings):
                return self._figures.draw(self._drawings[place], self._mirrored)
        # Nothing else is ever read: a page has no files and no addresses.
        return None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.LayoutDirectionChange,
        ):
            self._soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if abs(self.viewport().width() - self._room) > 4:
            self._soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._later.stop()
        super().hideEvent(event)

    def look(self) -> Look:
        """How pages look in this window now."""
        colours = colours_of(self.palette())
        letters = QFontInfo(self.font()).pixelSize() * self._zoom / 100
        room = max(200, self.viewport().width() - 3 * MARGIN)
        eastern = is_arabic() and number(1)[:1] in EASTERN_DIGITS
        return Look(colours, accent_of(colours), letters, room, self.isRightToLeft(), eastern)

    def _soon(self) -> None:
        """Write anew when everything else has changed too; a hidden page is written when it is shown."""
        if self.isVisible():
            self._later.start(0)

    def _write(self) -> None:
        if self._page is None:
            return
        look = self.look()
        self._room = self.viewport().width()
        self._mirrored = look.right_to_left
        drawn_for = (self._deck, self.devicePixelRatioF(), look.colours.window)
        if drawn_for != self._drawn_for:
            self._drawn_for = drawn_for
            self._figures = Figures(drawn_for[0], drawn_for[1], QColor(drawn_for[2]))
        # Before the new text is laid out, or pictures of the page before would be found under these numbers.
        self.document().clear()
        font = self.font()
        font.setPixelSize(max(8, round(look.letters)))
        self.document().setDefaultFont(font)
        written = Writer(self._rules, look).write(self._page)
        self._drawings = written.drawings
        self.setHtml(written.html)
        self.setAccessibleName(self._page.title)
        self._mark()

    def _on_link(self, url: QUrl) -> None:
        self.followed.emit(parse_target(url.toString()))


def _set_mark(selection: QTextEdit.ExtraSelection, cursor: QTextCursor) -> None:
    """The stubs do not know that both fields of a selection may be set."""
    form = cursor.charFormat()
    form.setBackground(QColor("#EDB637"))
    form.setForeground(QColor("#1F2430"))
    for name, value in (("cursor", cursor), ("format", form)):
        setattr(selection, name, value)
