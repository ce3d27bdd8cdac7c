"""The window of the book: contents and search beside the page, back and forward above it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.book import CONTENTS, FIRST, Book, load_book
from subastao_qt.app.book_search import Hit, Section, search
from subastao_qt.app.book_text import Target
from subastao_qt.app.resources import resource
from subastao_qt.ui.book.browser import BookBrowser
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.book.wording import book_title, part_title, sections_of_book
from subastao_qt.ui.option_editors import is_language_change

USUAL_SIZE = QSize(980, 720)
TARGET_ROLE = Qt.ItemDataRole.UserRole


class BookWindow(QWidget):
    """A window of its own. `open_page` shows a page; `place` is the page now shown."""

    moved = Signal(object)
    """Target: another page is shown."""
    closed = Signal()

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._reader = reader
        self._back: list[Target] = []
        self._forward: list[Target] = []
        self._place = Target(FIRST)
        self._hits: tuple[Hit, ...] = ()
        self._sections: list[Section] = []
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.page = BookBrowser(self)
        self.search = QLineEdit(self)
        self.contents = QListWidget(self)
        self.hits = QListWidget(self)
        self._side = QStackedWidget(self)
        self._bar = QToolBar(self)
        self.back = self._action()
        self.forward = self._action()
        self.home = self._action("Alt+Home")
        self.larger = self._action("Ctrl++", "Ctrl+=")
        self.smaller = self._action("Ctrl+-")
        self._find = self._action("Ctrl+F", "F3", in_bar=False)
        self._shut = self._action("Ctrl+W", in_bar=False)
        self._lay_out()
        self._wire()
        self.retranslate()
        self.resize(USUAL_SIZE)

    @property
    def place(self) -> Target:
        """Where the reader is."""
        return self._place

    @property
    def book(self) -> Book:
        """The book in the language of the moment."""
        return load_book(self._reader.language())

    def open_page(self, target: Target) -> None:
        """Show a page; the one before can be gone back to."""
        if target != self._place:
            self._back.append(self._place)
            self._forward.clear()
        self._go(target)

    def refresh(self) -> None:
        """The table's rules or its deck may be others now."""
        self._sections = []
        self._show_place(keep=True)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._sections = []
        self.setWindowTitle(book_title())
        self.search.setPlaceholderText(self.tr("Search the book"))
        self.search.setAccessibleName(self.tr("Search the book"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.hits.setAccessibleName(self.tr("Pages found"))
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        self.home.setText(self.tr("First page"))
        self.larger.setText(self.tr("Larger text"))
        self.smaller.setText(self.tr("Smaller text"))
        self._arrows()
        for action in (self.back, self.forward, self.home, self.larger, self.smaller):
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{action.text()} (\u2066{key}\u2069)")
        self._fill_contents()
        self._show_place(keep=True)
        self._search(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    # Building

    def _action(self, *keys: str, in_bar: bool = True) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        if in_bar:
            self._bar.addAction(action)
        return action

    def _lay_out(self) -> None:
        gap = QWidget(self._bar)
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._bar.addWidget(gap)
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(320)
        self._bar.addWidget(self.search)
        self._bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        for shown in (self.contents, self.hits):
            shown.setWordWrap(True)
            shown.setSpacing(2)
            shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self._side.addWidget(shown)
        splitter = QSplitter(self)
        splitter.addWidget(self._side)
        splitter.addWidget(self.page)
        splitter.setChildrenCollapsible(False)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([250, 730])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(splitter, 1)

    def _wire(self) -> None:
        self.back.triggered.connect(lambda: self._step(self._back, self._forward))
        self.forward.triggered.connect(lambda: self._step(self._forward, self._back))
        self.home.triggered.connect(lambda: self.open_page(Target(FIRST)))
        self.larger.triggered.connect(lambda: self.page.step_zoom(True))
        self.smaller.triggered.connect(lambda: self.page.step_zoom(False))
        self._find.triggered.connect(self._on_find)
        self._shut.triggered.connect(self.close)
        self.page.followed.connect(self.open_page)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first_hit)
        self.contents.currentItemChanged.connect(self._on_contents)
        self.hits.itemClicked.connect(self._on_hit)
        self.hits.itemActivated.connect(self._on_hit)

    def _arrows(self) -> None:
        """Back points, and its key too, to where reading comes from."""
        style = self.style()
        keys = ("Alt+Right", "Alt+Left") if self.isRightToLeft() else ("Alt+Left", "Alt+Right")
        for action, key in zip((self.back, self.forward), keys, strict=True):
            action.setShortcut(QKeySequence(key))
        pixmap = QStyle.StandardPixmap
        icons = {
            self.back: pixmap.SP_ArrowBack,
            self.forward: pixmap.SP_ArrowForward,
        }
        for action, icon in icons.items():
            action.setIcon(style.standardIcon(icon, None, self))

    # Moving

    def _step(self, here: list[Target], there: list[Target]) -> None:
        if here:
            there.append(self._place)
            self._go(here.pop())

    def _go(self, target: Target) -> None:
        self._place = target if self.book.has(target) else Target(FIRST)
        self._show_place(keep=False)
        self.moved.emit(self._place)

    def _show_place(self, keep: bool) -> None:
        page = self.book.page(self._place)
        reader = self._reader
        bar = self.page.verticalScrollBar()
        part = bar.value() / bar.maximum() if keep and bar.maximum() else 0.0
        self.page.show_page(page, reader.rules(), reader.deck(), self._place.anchor)
        if keep and part:
            bar.setValue(round(part * bar.maximum()))
        self.back.setEnabled(bool(self._back))
        self.forward.setEnabled(bool(self._forward))
        self._tick_contents()

    def _on_contents(self, item: QListWidgetItem | None) -> None:
        name = item.data(TARGET_ROLE) if item is not None else None
        if isinstance(name, str) and name != self._place.page:
            self.open_page(Target(name))

    def _fill_contents(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        book = self.book
        for part, names in CONTENTS.items():
            head = QListWidgetItem(part_title(part), self.contents)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            font = head.font()
            font.setBold(True)
            head.setFont(font)
            for name in names:
                item = QListWidgetItem(f"   {book.pages[name].title}", self.contents)
                item.setData(TARGET_ROLE, name)
        self.contents.blockSignals(False)

    def _tick_contents(self) -> None:
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            if item.data(TARGET_ROLE) == self._place.page:
                self.contents.blockSignals(True)
                self.contents.setCurrentItem(item)
                self.contents.blockSignals(False)
                self.contents.scrollToItem(item)

    # Search

    def _on_find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search(self, query: str) -> None:
        if not self._sections:
            self._sections = sections_of_book(self.book, self._reader.rules())
        self._hits = search(self._sections, query)
        self._side.setCurrentWidget(self.hits if query.strip() else self.contents)
        self.hits.clear()
        if query.strip() and not self._hits:
            nothing = QListWidgetItem(self.tr("Nothing found"), self.hits)
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        for hit in self._hits:
            section = hit.section
            head = section.page_title
            if section.heading != section.page_title:
                head = f"{section.page_title} › {section.heading}"
            QListWidgetItem(f"{head}\n{hit.excerpt}", self.hits)
        self.page.mark(query)

    def _on_hit(self, item: QListWidgetItem) -> None:
        row = self.hits.row(item)
        if row < len(self._hits):
            self.open_page(self._hits[row].section.target)

    def _open_first_hit(self) -> None:
        if self._hits:
            self.hits.setCurrentRow(0)
            self._on_hit(self.hits.item(0))
            self.hits.setFocus()
