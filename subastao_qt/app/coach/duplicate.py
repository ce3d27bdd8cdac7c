"""Duplicate matches: a fixed number of deals drawn beforehand, which others play too, in the person's seat."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from subastao_qt.app.coach.history import person_of
from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.score_lines import score_lines
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import MatchEnd, Shuffle
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.record import Record, final_state
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import LEVELS, Style
from subastao_qt.players.coach.par import par_result, swing

log = logging.getLogger(__name__)

DEALS: Final = 8
OTHERS: Final = tuple(f"{level.id}-{Style.BALANCED.value}" for level in reversed(LEVELS[1:]))
"""Who else plays the deals in the person's seat: from strong to weak, without the beginner."""
SECONDS: Final = 120.0


def duplicate_rules(rules: RuleSet) -> RuleSet:
    """The rules of a duplicate match at a table: eight deals, the pack well mixed each time, so that no deal depends
    on how the one before was played."""
    return replace(rules, shuffle=Shuffle.FULL, match_end=MatchEnd.DEALS, deals=DEALS)


@dataclass(frozen=True, slots=True)
class Cell:
    """What somebody made of a deal in the person's seat."""

    score: int
    swing: float
    """The score over the others'."""
    contract: int | None
    declared: bool
    made: bool


def cell_of(result: DealResult, seat: Seat, *, pairs: bool) -> Cell:
    """What a result says of a seat."""
    return Cell(
        result.scores[seat],
        swing(result.scores, seat, pairs=pairs),
        result.contract,
        result.declarer == seat,
        result.made,
    )


def own_cells(record: Record) -> list[Cell | None]:
    """What the person made of each deal, by number; None where it is not over or has not come."""
    state = final_state(record)
    results = {line.number: line.result for line in score_lines(record)}
    seat = person_of(record)
    count = max(DEALS, state.number)
    return [
        cell_of(results[number], seat, pairs=record.rules.in_pairs) if number in results else None
        for number in range(1, count + 1)
    ]


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place over the deals that all have played."""

    player: str | None
    """A bot's id; None for the person."""
    place: int
    """1 for the first; who has as much shares the place."""
    total: float
    """Points over the others, all deals together."""


def standings(columns: dict[str | None, list[Cell | None]]) -> list[Standing]:
    """Who stands where, the best first; only deals that everybody has played count."""
    totals = dict.fromkeys(columns, 0.0)
    for row in zip(*columns.values(), strict=True):
        cells = [cell for cell in row if cell is not None]
        if len(cells) == len(row):
            for player, cell in zip(columns, cells, strict=True):
                totals[player] += cell.swing
    ranked = sorted(totals, key=lambda player: -totals[player])
    return [
        Standing(
            player, 1 + sum(other > totals[player] for other in totals.values()), totals[player]
        )
        for player in ranked
    ]


class Duplicate(QObject):
    """The others at the deals of one match. `changed` tells of each deal played; `columns` holds all so far."""

    changed = Signal()

    def __init__(self, service: CoachService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._record: Record | None = None
        self._known: dict[tuple[int, str], Cell] = {}
        self._row: list[tuple[int, str]] = []
        self._ticket: int | None = None
        service.done.connect(self._on_done)
        service.failed.connect(self._on_failed)

    @property
    def columns(self) -> dict[str | None, list[Cell | None]]:
        """What each has made of each deal; the person first."""
        if self._record is None:
            return {}
        own = own_cells(self._record)
        others: dict[str | None, list[Cell | None]] = {None: own}
        for player in OTHERS:
            others[player] = [self._known.get((n, player)) for n in range(1, len(own) + 1)]
        return others

    @property
    def waiting(self) -> int:
        """How many deals are still to be played by others."""
        return len(self._row)

    def show(self, record: Record) -> None:
        """Let the others play the deals that the person has finished in a match."""
        if self._record is None or self._record.seed != record.seed:
            self._known.clear()
        self._record = record
        self._stop()
        done = [
            number for number, cell in enumerate(own_cells(record), start=1) if cell is not None
        ]
        self._row = [(n, who) for n in done for who in OTHERS if (n, who) not in self._known]
        self._next()
        self.changed.emit()

    def stop(self) -> None:
        """Nobody wants to know any more; what is known stays."""
        self._stop()
        self._row = []

    def _stop(self) -> None:
        if self._ticket is not None:
            self._service.cancel(self._ticket)
            self._ticket = None

    def _next(self) -> None:
        if self._record is None or not self._row:
            return
        record, (number, player) = self._record, self._row[0]
        seat = person_of(record)

        def work(budget: Budget, bench: Bench) -> DealResult:
            return par_result(record, number, seat, budget, bench, player)

        self._ticket = self._service.ask(work, SECONDS)

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        if outcome.ticket != self._ticket or self._record is None:
            return
        self._ticket = None
        result = outcome.value
        assert isinstance(result, DealResult)
        record = self._record
        cell = cell_of(result, person_of(record), pairs=record.rules.in_pairs)
        self._known[self._row.pop(0)] = cell
        self.changed.emit()
        self._next()

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        if outcome.ticket != self._ticket:
            return
        log.info("a deal of a duplicate match could not be played: %s", outcome.reason)
        self._ticket = None
        self._row.pop(0)
        self.changed.emit()
        self._next()
