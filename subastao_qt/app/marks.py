"""Marks in a record: what happened to a deal that keeps it from counting."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from subastao_qt.engine.record import Record

UNDONE: Final = "undone"
"""Something was taken back by undo."""
HELPED: Final = "helped"
"""The coach said something about the cards."""
REPLAYED: Final = "replayed"
"""The whole record: its cards had been played, or seen, before."""
DUPLICATE: Final = "duplicate"
"""The whole record: a duplicate match, whose deals do not depend on the play."""


def deal_mark(word: str, number: int) -> str:
    """The mark of one deal of a match; deals count from 1."""
    return f"{word}-{number}"


def marked(record: Record, *marks: str) -> Record:
    """The record with marks, each once."""
    new = tuple(mark for mark in dict.fromkeys(marks) if mark not in record.marks)
    return replace(record, marks=(*record.marks, *new)) if new else record


def has_mark(record: Record, word: str, number: int) -> bool:
    """Whether a deal bears the mark, by itself or with the whole record."""
    return word in record.marks or deal_mark(word, number) in record.marks


def counts(record: Record, number: int) -> bool:
    """Whether a deal may enter the rating: it came from a seed, for the first time, and was played unaided."""
    if record.seed is None:
        return False
    return not any(has_mark(record, word, number) for word in (UNDONE, HELPED, REPLAYED))
