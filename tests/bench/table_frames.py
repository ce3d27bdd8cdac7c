"""How smoothly cards move while another Python thread works, and how soon the table is first painted.

    python tests/bench/table_frames.py [--deals 1]

Prints the gaps between painted frames of moving cards (median, 99th percentile, worst, in ms), without and with a
busy Python thread, and the time from making the table to its first paint, beside that of an empty main window.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from subastao_qt.app.decisions import Batch
from subastao_qt.app.fonts import application_font, load_fonts
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import CardPlayed, CardsDealt
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.table import TableOptions, TableView
from tests.screens.table_states import moments


class Watch(QObject):
    """Notes when a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def first_paint(widget: QWidget, painted: QWidget, start: float) -> float:
    """Show a widget; milliseconds from `start` until `painted` has been painted."""
    watch = Watch(painted)
    widget.resize(1280, 800)
    widget.show()
    while not watch.times:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    return (watch.times[0] - start) * 1000


def frame_gaps(table: TableView, batches: list[Batch]) -> list[float]:
    """Milliseconds between frames while deals and cards move; rests, in which nothing is painted, left out."""
    watch = Watch(table.viewport())
    loop = QEventLoop()
    table.batch_seen.connect(loop.quit)
    gaps: list[float] = []
    for batch in batches:
        watch.times.clear()
        table.play_batch(batch)
        if table.busy:
            loop.exec()
        if isinstance(batch.events[0], CardPlayed | CardsDealt):
            times = watch.times
            found = [(b - a) * 1000 for a, b in pairwise(times)]
            # A trick rests for 150 and 550 ms; a hand taken up for 220.
            gaps += [gap for gap in found if gap < 140]
    return sorted(gaps)


def line(name: str, gaps: list[float]) -> str:
    """The figures in a row."""
    part = {"median": 0.5, "p99": 0.99}
    figures = [f"{key} {gaps[int(len(gaps) * at)]:.1f}" for key, at in part.items()]
    return f"{name}: {', '.join(figures)}, worst {gaps[-1]:.1f} ms over {len(gaps)} frames"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1)
    args = parser.parse_args()
    app = QApplication(sys.argv[:1])
    app.setFont(application_font(load_fonts(), app.font()))
    batches = [moment.batch for moment in moments(RuleSet(), 4, Seat(0), deals=args.deals)]
    start = time.perf_counter()
    window = QMainWindow()
    empty = first_paint(window, window, start)
    start = time.perf_counter()
    table = TableView(TableOptions(speed=Speed.NORMAL))
    table.set_names(("Rosa", "Lola", "Paco"))
    table.set_view(batches[0].view)
    full = first_paint(table, table.viewport(), start)
    print(
        f"first paint: empty window {empty:.0f} ms, table with a hand dealt {full:.0f} ms, {full / empty:.1f}×"
    )
    print(line("cards moving", frame_gaps(table, batches)))
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            sum(range(2000))

    worker = threading.Thread(target=work)
    worker.start()
    table.set_view(batches[0].view)
    print(line("cards moving, busy Python thread", frame_gaps(table, batches)))
    stop.set()
    worker.join()
    table.shutdown()


if __name__ == "__main__":
    main()
