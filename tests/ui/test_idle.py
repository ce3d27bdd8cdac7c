"""Idle is idle: a table at which nothing happens paints nothing, and no clock of ours runs."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.settings import SettingsStore
from subastao_qt.ui.main_window import MainWindow
from tests.screens.moments import record_at

WATCHED_MS = 400
WORK = (QEvent.Type.Paint, QEvent.Type.UpdateRequest, QEvent.Type.Timer, QEvent.Type.LayoutRequest)


class Watch(QObject):
    """Counts what the whole program is woken up for."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WORK:
            self.seen.append(f"{event.type().name} of {watched!r}")
        return False


def flushes_pixmaps(text: str, seen: list[str]) -> bool:
    """Whether `text` is a lone tick of an object of Qt's own: QPixmapCache looks every 30 seconds for what it can drop.

    Any clock of ours, and Qt's clock for animations, ticks again and again in the time that is watched.
    """
    return text.startswith("Timer of <PySide6.QtCore.QObject(") and Counter(seen)[text] == 1


@pytest.fixture
def clock(qtbot: QtBot) -> None:
    """Qt's animation clock at rest before the window is made.

    Where an earlier test closed a window in mid-animation on a busy machine, Qt (6.11) may leave its clock ticking
    with nothing to animate. It stops when the next animation ends. What this window leaves ticking is still seen.
    """
    last = QVariantAnimation()
    last.setDuration(1)
    with qtbot.waitSignal(last.finished):
        last.start()


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("moment", ["auction", "second", "result", "resting"])
def test_nothing_is_painted_and_no_timer_runs(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, store: SettingsStore, moment: str
) -> None:
    window._controller.load(record_at(moment), keep_current=False)
    qtbot.waitExposed(window)
    # What was put off until now: layouts, the first painting, the pause in which clicks are ignored.
    qtbot.wait(WATCHED_MS)
    watch = Watch()
    qapp.installEventFilter(watch)
    # The wait ends by a timer of its own, which is no child of the program.
    qtbot.wait(WATCHED_MS)
    qapp.removeEventFilter(watch)
    ours = [text for text in watch.seen if "QTimer" not in text and "QEventLoop" not in text]
    assert [text for text in ours if not flushes_pixmaps(text, ours)] == []
    assert [timer for timer in window.findChildren(QTimer) if timer.isActive()] == []
    moving = QAbstractAnimation.State.Running
    assert [a for a in window.findChildren(QAbstractAnimation) if a.state() == moving] == []


def test_the_watch_sees_a_painting(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    window._controller.load(record_at("second"), keep_current=False)
    qtbot.wait(50)
    watch = Watch()
    qapp.installEventFilter(watch)
    window.place.table.viewport().update()
    qtbot.wait(50)
    qapp.removeEventFilter(watch)
    assert any("Paint" in text for text in watch.seen)
