"""Turns each event of a batch into one movement, in order, and ends where `placements` says."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from subastao_qt.app.decisions import Batch
from subastao_qt.engine.events import CardsDealt, Event
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.movements import Scene, movement
from subastao_qt.ui.table.moves import Script
from subastao_qt.ui.table.placements import Placements
from subastao_qt.ui.table.staging import Stage, stages
from subastao_qt.ui.table.table_options import Pace
from subastao_qt.ui.table.table_scene import TableScene

Placer = Callable[[PlayerView], Placements]


@dataclass
class _Running:
    """The batch being shown."""

    batch: Batch
    left: deque[Stage]


class Choreographer(QObject):
    """Shows batches one after another. Whatever happens, the scene ends at the placements of the last view."""

    seen = Signal(int)
    """A batch has been shown to its end."""
    happening = Signal(object)
    """The event whose movement begins."""

    def __init__(
        self,
        scene: TableScene,
        place: Placer,
        place_dealt: Placer,
        pace: Pace,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.pace = pace
        self._scene = scene
        self._place = place
        self._place_dealt = place_dealt
        self._queue: deque[Batch] = deque()
        self._running: _Running | None = None
        self._script: Script | None = None
        self._stage: Stage | None = None
        self._finished: deque[int] = deque()
        # Told from the event loop and never from within `play`: the answer may be the next batch.
        self._teller = QTimer(self)
        self._teller.setSingleShot(True)
        self._teller.setInterval(0)
        self._teller.timeout.connect(self._tell)

    @property
    def busy(self) -> bool:
        """Whether something moves or rests."""
        return self._running is not None

    @property
    def heading_for(self) -> PlayerView | None:
        """The view that the movement under way ends at."""
        return self._stage.view if self._running is not None and self._stage is not None else None

    def play(self, batch: Batch) -> None:
        """Show a batch after those before it."""
        self._queue.append(batch)
        if self._running is None:
            self._next_batch()

    def skip(self) -> bool:
        """Jump to the end of the batch being shown; whether there was one."""
        if self._running is None:
            return False
        self._finish_batch()
        return True

    def reset(self) -> None:
        """Forget everything that was to be shown; nothing is told of it."""
        self._drop_script()
        self._queue.clear()
        self._running = None
        self._stage = None
        self._finished.clear()
        self._teller.stop()

    def _next_batch(self) -> None:
        batch = self._queue.popleft()
        before = self._scene.view
        self._running = _Running(batch, deque(stages(before, batch.events, batch.view)))
        self._next_stage()

    def _next_stage(self) -> None:
        """Go on until something takes time."""
        while self._running is not None:
            if not self._running.left:
                self._finish_batch()
                return
            stage = self._running.left.popleft()
            self._stage = stage
            self.happening.emit(stage.event)
            script = self._script_of(stage.event, stage.view)
            if script.duration > 0:
                self._script = script
                script.sequence.finished.connect(self._stage_done)
                script.sequence.start()
                return
            self._settle(stage.view)

    def _script_of(self, event: Event, view: PlayerView) -> Script:
        before = self._scene.view
        if before is None:
            # The first thing ever shown: only a deal begins with an empty table.
            self._settle(view)
            if not isinstance(event, CardsDealt):
                return Script()
            before = view
        after = self._place(view)
        return movement(
            event, Scene(self._scene, before, view, after, self._place_dealt(view), self.pace)
        )

    def _stage_done(self) -> None:
        self._drop_script()
        assert self._stage is not None
        self._settle(self._stage.view)
        self._next_stage()

    def _finish_batch(self) -> None:
        """End at the batch's view, told or not yet."""
        assert self._running is not None
        self._drop_script()
        batch, skipped = self._running.batch, self._running.left
        for stage in skipped:
            self.happening.emit(stage.event)
        self._running = None
        self._stage = None
        self._settle(batch.view)
        self._finished.append(batch.number)
        self._teller.start()

    def _tell(self) -> None:
        while self._finished:
            self.seen.emit(self._finished.popleft())
        if self._queue and self._running is None:
            self._next_batch()

    def _settle(self, view: PlayerView) -> None:
        self._scene.settle(view, self._place(view), self.pace.ring)

    def _drop_script(self) -> None:
        if self._script is not None:
            sequence = self._script.sequence
            sequence.finished.disconnect(self._stage_done)
            sequence.stop()
            sequence.deleteLater()
            self._script = None
