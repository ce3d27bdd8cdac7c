"""How the window feels, as ratios and delays in one run: first paint, the event loop while bots think, frames.

    python tests/bench/window_speed.py

First paint: the program's table against an empty QMainWindow, each in a fresh process of the same kind, in turn;
the median of the ratios. The first steps count as learned: their offer would lie over the table.
Event loop: how late a timer of 1 ms fires while bots play a match in the window, and the
gaps between the frames of a running animation. Figures go to standard output.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_EMPTY = """
import time, sys
t = time.perf_counter()
from PySide6.QtWidgets import QApplication, QMainWindow
from PySide6.QtCore import QEvent, QObject, QTimer
class Seen(QObject):
    def eventFilter(self, o, e):
        if e.type() == QEvent.Type.Paint:
            print(time.perf_counter() - t); QTimer.singleShot(0, app.quit); w.removeEventFilter(self)
        return False
app = QApplication([])
w = QMainWindow(); w.resize(1280, 800)
s = Seen(); w.installEventFilter(s)
w.show(); app.exec()
"""

_TABLE = """
import time, sys
t = time.perf_counter()
from dataclasses import replace
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QEvent, QObject, QTimer
from subastao_qt.app.language import Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.storage import MatchStore
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts
class Seen(QObject):
    def eventFilter(self, o, e):
        if e.type() == QEvent.Type.Paint:
            print(time.perf_counter() - t); QTimer.singleShot(0, w.close); o.removeEventFilter(self)
        return False
app = QApplication([])
settings = SettingsStore(); settings.put(replace(settings.settings, first_steps=True))
languages = Languages(app); Appearance(app, languages, settings)
store = MatchStore(); controller = MatchController(store)
w = MainWindow(Parts(controller, store, settings, languages)); w.resize(1280, 800)
s = Seen(); w.place.table.viewport().installEventFilter(s)
w.show(); w.begin(); app.exec()
"""


def _first_paint(script: str, home: str) -> float:
    environment = dict(os.environ, SUBASTAO_HOME=home, QT_QPA_PLATFORM="offscreen")
    # An installed program has its byte code; a machine that forbids writing it would compile at every start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout.split()[0])


def first_paint(pairs: int) -> None:
    """Print the ratio of the table's first paint to an empty window's."""
    with tempfile.TemporaryDirectory() as home:
        _first_paint(_TABLE, home)
        _first_paint(_EMPTY, home)
        rows = [(_first_paint(_TABLE, home), _first_paint(_EMPTY, home)) for _ in range(pairs)]
    ratio = statistics.median(table / empty for table, empty in rows)
    table = statistics.median(row[0] for row in rows)
    empty = statistics.median(row[1] for row in rows)
    print(
        f"first paint, imports included: table {table * 1000:.0f} ms, empty window {empty * 1000:.0f} ms"
    )
    print(f"first paint ratio: {ratio:.2f} (median of {pairs} pairs; aim at most 3)")


def event_loop(seconds: float, level: str) -> None:
    """Print how late timers fire and how far frames lie apart while bots play in the window."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUBASTAO_HOME"] = home
        _measure_loop(seconds, level)


def _measure_loop(seconds: float, level: str) -> None:
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from subastao_qt.app.decisions import SeatSetup
    from subastao_qt.app.language import Languages
    from subastao_qt.app.match_controller import MatchController
    from subastao_qt.app.settings import SettingsStore
    from subastao_qt.app.storage import MatchStore
    from subastao_qt.engine.ruleset import RuleSet
    from subastao_qt.ui.appearance import Appearance
    from subastao_qt.ui.main_window import MainWindow, Parts

    application = QApplication([])
    settings = SettingsStore()
    languages = Languages(application)
    appearance = Appearance(application, languages, settings)
    store = MatchStore()
    controller = MatchController(store)
    window = MainWindow(Parts(controller, store, settings, languages))
    window.resize(1280, 800)
    window.show()
    controller.unattended = True
    controller.new_match(
        RuleSet(), [SeatSetup(name, level) for name in ("Ana", "Lola", "Paco")], seed=1
    )
    delays: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        delays.append((now - last) * 1000)
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(1)
    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(round(seconds * 1000), window.close)
    application.exec()
    timer.stop()
    del appearance
    late = sorted(max(0.0, delay - 1) for delay in delays[20:])
    print(
        f"event loop with {level} bots playing, {len(late)} ticks: delay p50 {_at(late, 0.5):.1f} ms, "
        f"p99 {_at(late, 0.99):.1f} ms (aim at most 16), max {late[-1]:.1f} ms (aim at most 50)"
    )


def _at(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Run the measurements asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bot", default="casual-balanced")
    arguments = parser.parse_args()
    first_paint(arguments.pairs)
    event_loop(arguments.seconds, arguments.bot)


if __name__ == "__main__":
    main()
