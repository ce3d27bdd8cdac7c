"""Rates deals in the background: the strong bot plays each that counts over, when nobody needs the bots' thread."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from subastao_qt.app.coach.history import DealRow, HistoryIndex, person_of
from subastao_qt.app.coach.ratings import Rated, RatingStore
from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.storage import read_file
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.record import Record
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.par import par_result, swing

log = logging.getLogger(__name__)

SECONDS = 120.0
"""More than any deal takes; only the flag of the budget is heeded."""


@dataclass(frozen=True, slots=True)
class _Job:
    ticket: int
    row: DealRow
    record: Record


class Rater(QObject):
    """`look` finds what is still to be rated; `rated` tells of each deal that is."""

    rated = Signal()

    def __init__(
        self, service: CoachService, store: RatingStore, archive: Path, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._store = store
        self._archive = archive
        self._rows: list[DealRow] = []
        self._given_up: set[str] = set()
        self._job: _Job | None = None
        service.done.connect(self._on_done)
        service.failed.connect(self._on_failed)

    def look(self, index: HistoryIndex) -> None:
        """Rate what the history has that counts and is not rated yet, the latest first."""
        try:
            rows = index.deals()
        except OSError as error:
            log.info("the history cannot be read for the rating: %s", error)
            return
        self._rows = [row for row in rows if row.counted and self._missing(row.deal)]
        self._next()

    @property
    def waiting(self) -> int:
        """How many deals are still to be rated."""
        return len(self._rows) + (self._job is not None)

    def _missing(self, deal: str) -> bool:
        return not self._store.has(deal) and deal not in self._given_up

    def _next(self) -> None:
        while self._job is None and self._rows:
            row = self._rows.pop()
            if not self._missing(row.deal):
                continue
            try:
                record = read_file(self._archive / row.name).record
            except OSError:
                record = None
            if record is None:
                self._given_up.add(row.deal)
                continue
            self._job = self._ask(row, record)

    def _ask(self, row: DealRow, record: Record) -> _Job:
        person = person_of(record)

        def work(budget: Budget, bench: Bench) -> DealResult:
            return par_result(record, row.number, person, budget, bench)

        return _Job(self._service.ask(work, SECONDS), row, record)

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        job = self._job
        if job is None or outcome.ticket != job.ticket:
            return
        self._job = None
        result = outcome.value
        assert isinstance(result, DealResult)
        pairs = job.record.rules.in_pairs
        par = swing(result.scores, person_of(job.record), pairs=pairs)
        row = job.row
        try:
            self._store.add(Rated(row.deal, row.time, row.variant.value, row.swing, par))
        except OSError as error:
            log.info("a rating cannot be kept: %s", error.strerror)
        self.rated.emit()
        self._next()

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        job = self._job
        if job is None or outcome.ticket != job.ticket:
            return
        log.info("a deal cannot be rated: %s", outcome.reason)
        self._given_up.add(job.row.deal)
        self._job = None
        self._next()
