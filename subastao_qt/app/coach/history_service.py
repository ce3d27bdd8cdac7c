"""Keeps the history's index up to date in a thread of its own, so that nobody waits for a thousand files."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from subastao_qt.app.coach.history import HistoryIndex

log = logging.getLogger(__name__)

STEP = 10
"""So many files are read between two words about how far it is."""


class _Reader(QObject):
    """Lives in the thread."""

    done = Signal(bool)
    told = Signal(int, int)

    def __init__(self, index: HistoryIndex, archive: Path, stop: threading.Event) -> None:
        super().__init__()
        self._index = index
        self._archive = archive
        self._stop = stop

    @Slot()
    def read(self) -> None:
        """Bring the index up to date."""
        try:
            self.done.emit(self._index.refresh(self._archive, self._tell))
        except OSError as error:
            log.info("the history's index cannot be written: %s", error)
            self.done.emit(False)

    def _tell(self, done: int, whole: int) -> bool:
        if done % STEP == 0:
            self.told.emit(done, whole)
        return not self._stop.is_set()


class HistoryService(QObject):
    """The history: `index` may be read at any time, `refresh` brings it up to date."""

    refreshed = Signal(bool)
    """The index is up to date; whether anything has changed."""
    progress = Signal(int, int)
    """So many of so many new files are read."""
    _wanted = Signal()

    def __init__(self, index: HistoryIndex, archive: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.index = index
        self._busy = 0
        self._stop = threading.Event()
        self._thread: QThread | None = None
        self._reader = _Reader(HistoryIndex(index.path), archive, self._stop)
        self._reader.done.connect(self._on_done)
        self._reader.told.connect(self.progress)
        self._wanted.connect(self._reader.read)

    @property
    def busy(self) -> bool:
        """Whether files are still to be looked at."""
        return self._busy > 0

    def refresh(self) -> None:
        """Look at the archive again; `refreshed` says when it is done."""
        if self._thread is None:
            self._thread = QThread()
            self._thread.setObjectName("history")
            self._reader.moveToThread(self._thread)
            self._thread.start(QThread.Priority.LowPriority)
        self._busy += 1
        self._wanted.emit()

    def close(self) -> None:
        """Stop after the file that is being read."""
        self._stop.set()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = None

    @Slot(bool)
    def _on_done(self, changed: bool) -> None:
        self._busy -= 1
        self.refreshed.emit(changed)
