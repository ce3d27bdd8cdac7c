"""Verdicts on decisions, kept beside the archive, and the one who asks for those still missing.

A line of JSON for each verdict, added at the end as soon as it is known: a review that was broken off, by a closed
window or a crash, goes on where it stopped. Lines that cannot be read are passed over and left where they are.
"""

from __future__ import annotations

import json
import logging
import math
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.engine.actions import Action, NameTrump, Play, action_text, parse_action
from subastao_qt.engine.cards import Seat, parse_card
from subastao_qt.engine.record import Record
from subastao_qt.players.coach.judging import Grade, Judgement
from subastao_qt.players.coach.mistakes import Mistake, Named
from subastao_qt.players.coach.openly import Openly
from subastao_qt.players.coach.review import NODES, SECONDS, Decided, Verdict

log = logging.getLogger(__name__)

FILE: Final = "reviews.jsonl"
MAX_BYTES: Final = 64_000_000
_MAX_LINE: Final = 1_000


def verdict_line(key: str, verdict: Verdict) -> str:
    """A verdict as a line of the file."""
    judged, named, openly = verdict.judgement, verdict.named, verdict.judgement.open
    told: dict[str, object] = {
        "key": key,
        "grade": judged.grade.value,
        "best": action_text(judged.best),
        "loss": judged.loss,
        "error": judged.error,
        "chance": judged.chance,
        "best_chance": judged.best_chance,
        "points": judged.points,
        "worlds": judged.worlds,
        "worth": judged.worth,
    }
    if openly is not None:
        best = None if openly.best is None else action_text(openly.best)
        told["open"] = [openly.points, best, openly.makes, openly.turned]
    if named is not None:
        card = None if named.card is None else named.card.code
        told["named"] = [named.mistake.value, named.points, card]
    return json.dumps(told)


def parse_verdict(line: bytes, decided: Mapping[str, Decided]) -> tuple[str, Verdict] | None:
    """A line of the file, if it belongs to one of the decisions; None for that and for anything else."""
    if len(line) > _MAX_LINE:
        return None
    try:
        told = json.loads(line)
        key = told["key"]
        if not isinstance(key, str) or key not in decided:
            return None
        return key, _verdict(told, decided[key])
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        return None


def _verdict(told: Mapping[str, Any], of: Decided) -> Verdict:
    openly = None
    if "open" in told:
        points, best, makes, turned = told["open"]
        better = None if best is None else _parsed(best)
        if not isinstance(better, NameTrump | Play | None) or not isinstance(turned, bool):
            raise ValueError("open cards")
        openly = Openly(_whole(points), better, None if makes is None else _whole(makes), turned)
    judgement = Judgement(
        Grade(told["grade"]),
        _parsed(told["best"]),
        _number(told["loss"]),
        _number(told["error"]),
        _chance(told["chance"]),
        _chance(told["best_chance"]),
        _number(told["points"]),
        _whole(told["worlds"]),
        openly,
        None if told["worth"] is None else _number(told["worth"]),
    )
    named = None
    if "named" in told:
        mistake, lost, code = told["named"]
        card = None if code is None else parse_card(code)
        named = Named(of.moment.place, of.seat, Mistake(mistake), points=_whole(lost), card=card)
    return Verdict(judgement, named)


def _parsed(text: object) -> Action:
    if not isinstance(text, str):
        raise TypeError("no action")
    return parse_action(text)


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("no number")
    if not math.isfinite(value) or abs(value) > 10_000:
        raise ValueError("out of all measure")
    return float(value)


def _whole(value: object) -> int:
    if _number(value) != int(_number(value)):
        raise ValueError("not whole")
    return int(_number(value))


def _chance(value: object) -> float | None:
    if value is None:
        return None
    if not 0.0 <= _number(value) <= 1.0:
        raise ValueError("no chance")
    return _number(value)


class ReviewStore:
    """The file of verdicts, and those of this session in memory."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._known: dict[str, Verdict] = {}

    def find(self, decided: Sequence[Decided]) -> dict[str, Verdict]:
        """What is known of these decisions, by key."""
        wanted = {each.key: each for each in decided if each.key not in self._known}
        if wanted:
            for line in self._lines():
                found = parse_verdict(line, wanted)
                if found is not None:
                    self._known[found[0]] = found[1]
        return {each.key: self._known[each.key] for each in decided if each.key in self._known}

    def add(self, key: str, verdict: Verdict) -> None:
        """Keep a verdict; where it cannot be written it is known until the program ends."""
        self._known[key] = verdict
        line = verdict_line(key, verdict) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                # A line that a crash cut short is left by itself: the next one begins anew.
                if file.seek(0, os.SEEK_END):
                    file.seek(-1, os.SEEK_END)
                    if file.read(1) != b"\n":
                        line = "\n" + line
                file.write(line.encode("ascii"))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            log.info("a verdict cannot be kept: %s", error.strerror)

    def _lines(self) -> list[bytes]:
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_BYTES).split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            log.info("the reviews cannot be read: %s", error.strerror)
            return []


class Reviewer(QObject):
    """Has the decisions of a deal judged, one after another; the ones looked at first come first."""

    judged = Signal(str, object)
    """The key of a decision, and its Verdict."""
    progress = Signal(int, int)
    """So many of so many are judged."""
    failed = Signal(str)
    """The key of a decision that could not be judged."""

    def __init__(
        self, service: CoachService, store: ReviewStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._store = store
        self._waiting: list[Decided] = []
        self._asked: tuple[int, Decided] | None = None
        self._done = self._whole = 0
        service.done.connect(self._on_done)
        service.failed.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether something is still to be judged."""
        return self._asked is not None

    def begin(self, decided: Sequence[Decided]) -> dict[str, Verdict]:
        """Judge these in this order, instead of what was asked before; gives what is known already."""
        self.stop()
        known = self._store.find(decided)
        self._waiting = [each for each in decided if each.key not in known]
        self._whole, self._done = len(decided), len(decided) - len(self._waiting)
        self._next()
        return known

    def stop(self) -> None:
        """Nothing more is wanted; what is known stays known."""
        self._waiting = []
        if self._asked is not None:
            ticket = self._asked[0]
            self._asked = None
            self._service.cancel(ticket)

    def _next(self) -> None:
        if self._asked is None and self._waiting:
            decided = self._waiting.pop(0)
            self._asked = self._service.ask(decided.work, SECONDS, NODES), decided

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        if self._asked is None or outcome.ticket != self._asked[0]:
            return
        decided, self._asked = self._asked[1], None
        if isinstance(outcome.value, Verdict):
            self._store.add(decided.key, outcome.value)
            self._done += 1
            self.judged.emit(decided.key, outcome.value)
            self.progress.emit(self._done, self._whole)
        self._next()

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        if self._asked is None or outcome.ticket != self._asked[0]:
            return
        decided, self._asked = self._asked[1], None
        log.warning("a decision could not be judged: %s", outcome.reason)
        self._done += 1
        self.failed.emit(decided.key)
        self.progress.emit(self._done, self._whole)
        self._next()


def persons_seat(record: Record) -> Seat:
    """The seat of the person in a record; the first when there is none."""
    return Seat(next((seat for seat, who in enumerate(record.seats) if who.bot is None), 0))
