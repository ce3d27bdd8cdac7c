"""Two languages nobody speaks: one stretched, one from right to left. Every dialog holds their words, uncut.

They are made of the English sources while the test runs: no catalogue of them is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QListWidget,
    QPushButton,
    QRadioButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from subastao_qt.app.language import Languages
from subastao_qt.ui.main_window import MainWindow
from tests.screens.moments import record_at
from tests.ui.test_dialogs import DIALOGS

SMALLEST = QSize(1024, 600)
STRETCH = 1.4
ACCENTS = str.maketrans("aeiouncAEIOUNC", "áéíóúñçÁÉÍÓÚÑÇ")
PIECES = re.compile(r"(\{\w+\}|%n|%\d|<[^>]*>|&\w?|\*\.[\w-]+|\n)")
RIGHT_TO_LEFT = "\u202b"
POP = "\u202c"


def stretched(source: str) -> str:
    """The source with accents, brackets and two fifths more letters; placeholders stay."""
    parts = PIECES.split(source)
    text = "".join(p if PIECES.fullmatch(p) else p.translate(ACCENTS) for p in parts)
    letters = sum(len(p) for p in parts if not PIECES.fullmatch(p))
    more = "~" * round(letters * (STRETCH - 1))
    return f"[{text}{more}]"


def reversed_(source: str) -> str:
    """The source marked to run from right to left."""
    return f"{RIGHT_TO_LEFT}{source}{POP}"


class Pseudo(QTranslator):
    """A catalogue that makes up the words it is asked for."""

    def __init__(self, mirrored: bool) -> None:
        super().__init__()
        self._mirrored = mirrored

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context.startswith("Q") and context != "QPlatformTheme":
            return source
        return reversed_(source) if self._mirrored else stretched(source)


@pytest.fixture(params=[False, True], ids=["stretched", "reversed"])
def pseudo(
    request: pytest.FixtureRequest, qapp: QApplication, languages: Languages
) -> Iterator[Pseudo]:
    """Speak a pseudo-language; English again when the test is over."""
    languages.use("en")
    translator = Pseudo(request.param)
    qapp.installTranslator(translator)
    mirrored = Qt.LayoutDirection.RightToLeft
    qapp.setLayoutDirection(mirrored if request.param else Qt.LayoutDirection.LeftToRight)
    yield translator
    qapp.removeTranslator(translator)
    languages.use("en")


def faults(root: QWidget) -> list[str]:
    """Texts that do not fit into their widgets, neighbours over each other, buttons outside the window."""
    wrong: list[str] = []
    shown = [w for w in root.findChildren(QWidget) if w.isVisible()]
    for widget in shown:
        match widget:
            case QLabel() if widget.text() and not widget.wordWrap():
                need = widget.sizeHint()
            case QLabel() if widget.text():
                need = QSize(0, widget.heightForWidth(widget.width()))
            case QPushButton() | QCheckBox() | QRadioButton():
                need = widget.minimumSizeHint()
            case _:
                continue
        text = widget.text()
        if widget.width() < need.width() or widget.height() < need.height():
            wrong.append(f"cut: {text!r} {widget.size().toTuple()} of {need.toTuple()}")
        if isinstance(widget, QPushButton) and not root.rect().contains(box(widget, root)):
            wrong.append(f"outside: {text!r}")
    return wrong + overlaps(shown)


def overlaps(shown: list[QWidget]) -> list[str]:
    """Texts of one parent that lie over each other."""
    texts = [w for w in shown if isinstance(w, QLabel | QAbstractButton) and w.text()]
    return [
        f"{one.text()!r} lies over {other.text()!r}"
        for place, one in enumerate(texts)
        for other in texts[:place]
        if one.parent() is other.parent() and one.geometry().intersects(other.geometry())
    ]


def box(widget: QWidget, root: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def test_the_pseudo_words_keep_their_placeholders() -> None:
    assert stretched("Bid {n}") == "[Bíd {n}~~]"
    assert reversed_("{n}") == "\u202b{n}\u202c"


@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_cuts_a_word(
    qtbot: QtBot, qapp: QApplication, pseudo: Pseudo, tmp_path: Path, name: str
) -> None:
    dialog = DIALOGS[name](tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    wrong: list[str] = []
    for pages in dialog.findChildren(QListWidget):
        for row in range(pages.count()):
            pages.setCurrentRow(row)
            qapp.processEvents()
            wrong += faults(dialog)
        pages.setCurrentRow(0)
    for tab in dialog.findChildren(QTabWidget):
        for page in range(tab.count()):
            tab.setCurrentIndex(page)
            qapp.processEvents()
            wrong += faults(dialog)
    qapp.processEvents()
    wrong += faults(dialog)
    assert not wrong
    assert dialog.width() <= SMALLEST.width()
    assert dialog.height() <= SMALLEST.height()
    assert dialog.layoutDirection() == qapp.layoutDirection()


@pytest.mark.parametrize("moment", ["auction", "lead", "third", "result"])
def test_the_bar_holds_its_words(
    qapp: QApplication, window: MainWindow, pseudo: Pseudo, moment: str
) -> None:
    window.resize(SMALLEST)
    window._controller.load(record_at(moment), keep_current=False)
    qapp.processEvents()
    qapp.processEvents()
    assert window.size() == SMALLEST
    assert not faults(window.place.bar)
    assert window.place.bar.layoutDirection() == qapp.layoutDirection()


def test_docks_are_on_the_mirrored_side(
    qapp: QApplication, window: MainWindow, languages: Languages
) -> None:
    for code, left in (("ar", True), ("en", False), ("ar", True)):
        languages.use(code)
        for dock in (window.score_dock, window.log_dock):
            dock.setFloating(False)
            dock.show()
            qapp.processEvents()
            middle = box(dock, window).center().x()
            assert (middle < window.width() / 2) is left, (code, dock.objectName())
