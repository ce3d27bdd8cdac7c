"""A rest that starts while Qt's animation clock is about to stop, which a QPauseAnimation answers with a warning."""

from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QVariantAnimation, Signal
from pytestqt.qtbot import QtBot

import subastao_qt
from subastao_qt.ui.table.rests import rest


class _Poster(QObject):
    posted = Signal()


def test_rest_while_the_clock_stops(qtbot: QtBot) -> None:
    """In one round: a movement stops, a rest is on its way, another movement starts and stops. Qt must not warn."""
    poster, pause = _Poster(), rest(60)
    first, second = rest(5000), rest(5000)
    poster.posted.connect(pause.start, Qt.ConnectionType.QueuedConnection)
    first.start()
    qtbot.waitUntil(lambda: first.currentTime() > 0)
    first.stop()
    poster.posted.emit()
    second.start()
    second.stop()
    with qtbot.waitSignal(pause.finished, timeout=5000):
        pass
    assert pause.state() == QAbstractAnimation.State.Stopped


def test_rest_lasts(qtbot: QtBot) -> None:
    """It is over after its time and not before."""
    pause = rest(40)
    assert isinstance(pause, QVariantAnimation)
    assert pause.totalDuration() == 40
    assert rest(-3).duration() == 0
    with qtbot.waitSignal(pause.finished, timeout=5000):
        pause.start()
    assert pause.currentTime() == 40


def test_no_pause_animation_in_the_program() -> None:
    """Qt's own pauses stay out (see `rests`)."""
    folder = Path(subastao_qt.__file__).parent
    users = [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if "QPauseAnimation(" in path.read_text(encoding="utf-8")
    ]
    assert users == []
