"""How the drills went, kept from one start to the next."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from subastao_qt.app.storage import write_atomically
from subastao_qt.players.coach.drills import Drill

log = logging.getLogger(__name__)

FILE: Final = "drills.json"
_MOST: Final = 1_000_000
_MAX_BYTES: Final = 10_000


@dataclass(frozen=True, slots=True)
class DrillScore:
    """How many questions of a drill were answered, and how many of them rightly."""

    asked: int = 0
    right: int = 0


class DrillScores:
    """The scores by drill; a file that makes no sense counts as none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._scores = {drill: DrillScore() for drill in Drill}
        self._read()

    def of(self, drill: Drill) -> DrillScore:
        """The score of a drill."""
        return self._scores[drill]

    def add(self, drill: Drill, *, right: bool) -> None:
        """Count an answer. OSError when it cannot be written; it then counts until the program ends."""
        old = self._scores[drill]
        self._scores[drill] = DrillScore(old.asked + 1, old.right + right)
        told = {each.value: [score.asked, score.right] for each, score in self._scores.items()}
        write_atomically(self.path, (json.dumps(told) + "\n").encode())

    def _read(self) -> None:
        try:
            with self.path.open("rb") as file:
                told = json.loads(file.read(_MAX_BYTES))
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError) as error:
            log.info("the scores of the drills cannot be read: %s", error)
            return
        if not isinstance(told, dict):
            return
        for drill in Drill:
            match told.get(drill.value):
                case [int(asked), int(right)] if 0 <= right <= asked <= _MOST:
                    self._scores[drill] = DrillScore(int(asked), int(right))
                case _:
                    pass
