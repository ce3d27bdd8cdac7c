"""The lines of the score sheet, from the record of a match."""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.events import CardsDealt, DealEnded
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.record import Record, events_of


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One finished deal: its number in the match, from 1, and how it ended (after a claim: as the claim left it)."""

    number: int
    result: DealResult


def score_lines(record: Record) -> tuple[ScoreLine, ...]:
    """Every finished deal of a match in order."""
    lines: dict[int, ScoreLine] = {}
    number = 0
    for event in events_of(record):
        match event:
            case CardsDealt():
                number = event.number
            case DealEnded(result):
                lines[number] = ScoreLine(number, result)
            case _:
                pass
    return tuple(lines.values())
