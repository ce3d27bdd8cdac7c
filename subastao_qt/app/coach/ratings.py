"""The rating: one's own result of each deal beside what the strong bot made of it, kept for good.

A line of JSON for each deal, added at the end; a line that cannot be read is passed over and left where it is.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from math import sqrt
from pathlib import Path
from typing import Final

from subastao_qt.engine.choices import Variant
from subastao_qt.engine.codes import match_code
from subastao_qt.engine.record import Record

log = logging.getLogger(__name__)

FILE: Final = "ratings.jsonl"
MAX_BYTES: Final = 64_000_000
"""A hundred times the deals of a lifetime; of a larger file the beginning is read."""
_VARIANTS: Final = frozenset(variant.value for variant in Variant)


def deal_id(record: Record, number: int) -> str:
    """A name for a deal of a match, the same however often the match is played; it does not tell the cards.

    Empty for a deal by itself.
    """
    if record.seed is None:
        return ""
    where = f"{match_code(record.rules, record.seed)}/{number}"
    return hashlib.sha256(where.encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class Rated:
    """One deal: what it gave over what it gave the others, in points, to the person and to the strong bot."""

    deal: str
    when: str
    """Day and time as text that sorts."""
    variant: str
    yours: float
    par: float

    @property
    def difference(self) -> float:
        """What the person made more than the strong bot."""
        return self.yours - self.par


@dataclass(frozen=True, slots=True)
class Rating:
    """The difference to the strong bot, in points a deal, with half the width of its 95 % interval."""

    deals: int
    mean: float
    interval: float
    """Infinite with fewer than two deals."""


def rating(rated: Sequence[Rated]) -> Rating:
    """The rating over some deals."""
    count = len(rated)
    if not count:
        return Rating(0, 0.0, float("inf"))
    mean = sum(each.difference for each in rated) / count
    if count < 2:
        return Rating(count, mean, float("inf"))
    spread = sum((each.difference - mean) ** 2 for each in rated) / (count - 1)
    return Rating(count, mean, 1.96 * sqrt(spread / count))


def rating_line(rated: Sequence[Rated]) -> list[Rating]:
    """The rating as it stood after each deal, in order; worked out in one pass."""
    found: list[Rating] = []
    mean = squares = 0.0
    for count, each in enumerate(rated, start=1):
        step = each.difference - mean
        mean += step / count
        squares += step * (each.difference - mean)
        spread = squares / (count - 1) if count > 1 else float("inf")
        found.append(Rating(count, mean, 1.96 * sqrt(spread / count)))
    return found


class RatingStore:
    """The file of rated deals. Each deal counts once, the first time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.unreadable = 0
        """Lines that were passed over at the last reading."""
        self._rated: dict[str, Rated] = {}
        self._read()

    @property
    def rated(self) -> tuple[Rated, ...]:
        """All rated deals by their time."""
        return tuple(sorted(self._rated.values(), key=lambda each: (each.when, each.deal)))

    def has(self, deal: str) -> bool:
        """Whether a deal is rated already."""
        return deal in self._rated

    def add(self, rated: Rated) -> None:
        """Keep a rated deal. OSError when it cannot be written; it then counts until the program ends."""
        if self.has(rated.deal):
            return
        self._rated[rated.deal] = rated
        line = json.dumps(asdict(rated), ensure_ascii=False) + "\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            # A line that a crash cut short is left by itself: the next one begins anew.
            if file.tell() and not self._ends_whole():
                line = "\n" + line
            file.write(line.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())

    def _ends_whole(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"

    def _read(self) -> None:
        try:
            with self.path.open("rb") as file:
                data = file.read(MAX_BYTES)
        except FileNotFoundError:
            return
        except OSError as error:
            log.info("the ratings cannot be read: %s", error.strerror)
            return
        for rated in self._lines(data.split(b"\n")):
            self._rated.setdefault(rated.deal, rated)

    def _lines(self, lines: Iterable[bytes]) -> Iterable[Rated]:
        self.unreadable = 0
        for line in lines:
            if not line.strip():
                continue
            rated = parse_rated(line)
            if rated is None:
                self.unreadable += 1
            else:
                yield rated


def parse_rated(line: bytes) -> Rated | None:
    """A line of the file; None for anything else."""
    if len(line) > 1000:
        return None
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or set(told) != {field.name for field in fields(Rated)}:
        return None
    texts = [told["deal"], told["when"], told["variant"]]
    if not all(isinstance(text, str) and text.isascii() and text.isprintable() for text in texts):
        return None
    numbers = [told["yours"], told["par"]]
    if not all(isinstance(n, int | float) and not isinstance(n, bool) for n in numbers):
        return None
    if not all(abs(n) <= 10_000 for n in numbers) or told["variant"] not in _VARIANTS:
        return None
    return Rated(texts[0], texts[1], texts[2], float(numbers[0]), float(numbers[1]))
