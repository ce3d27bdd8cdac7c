"""Kills the program at random moments, hundreds of times, and looks each time whether anything was lost.

    python -m tests.soak.kills --kills 200 --seed 1

A process of its own plays matches of bots at full speed and writes everything the program writes: the match in
progress, the archive, settings, ratings, scores of drills, the library. It says on its output what it has shown and
what it has kept; then it is killed (SIGKILL). What it had said must be there, whole, and the match goes on from there.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from subastao_qt.app.coach.drill_scores import DrillScores
from subastao_qt.app.coach.history import HistoryIndex
from subastao_qt.app.coach.library import Library
from subastao_qt.app.coach.ratings import Rated, RatingStore
from subastao_qt.app.decisions import Batch, SeatSetup
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import deal_record
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.storage import MatchStore, read_file
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.players.coach.drills import Drill

NOTHING = -1


class Player:
    """The process that will be killed: plays on from what is on disk."""

    def __init__(self, home: Path, seed: int) -> None:
        self._random = Random(seed)
        self._settings = SettingsStore(home / "config")
        self._matches = MatchStore(home / "data")
        self._ratings = RatingStore(home / "data")
        self._drills = DrillScores(home / "data")
        self._library = Library(home / "data" / "library")
        self._match = MatchController(self._matches)
        self._match.unattended = True
        self._match.thinking_nodes = 2000
        self._match.batch.connect(self._on_batch)
        self._match.filed.connect(lambda: print("filed", flush=True))

    def begin(self) -> None:
        """Go on with the match on disk, or begin one."""
        resumed = self._match.resume()
        record = self._match.record
        print("resumed", len(record.actions) if resumed and record else NOTHING, flush=True)
        if not resumed:
            self._new()

    def _new(self) -> None:
        variant = self._random.choice(list(Variant))
        rules = replace(self._random.choice(PRESETS).rules(variant), target=100, deals=2)
        seats = [SeatSetup("abcd"[seat], "beginner-bold") for seat in range(rules.seats)]
        self._match.new_match(rules, seats, self._random.randrange(1 << 60))

    def _on_batch(self, batch: Batch) -> None:
        record = self._match.record
        assert record is not None
        # An ended match has been put away, which has been said already.
        going_on = self._match.in_progress
        print("shown", len(record.actions) if going_on else NOTHING, flush=True)
        self._write_something()
        self._match.seen(batch.number)
        if not self._match.in_progress:
            self._new()

    def _write_something(self) -> None:
        random = self._random
        match random.randrange(40):
            case 0 | 10 | 20:
                name = f"name {random.randrange(10**6)}"
                self._settings.put(replace(self._settings.settings, name=name))
                print("name", name, flush=True)
            case 1 | 11 | 21:
                deal = f"{random.randrange(10**12)}"
                self._ratings.add(Rated(deal, "2026-12-01T00:00:00", "classic3", 1.0, 2.0))
                print("rated", deal, flush=True)
            case 2 | 12 | 22:
                self._drills.add(Drill.COUNTING, right=True)
                print("drilled", self._drills.of(Drill.COUNTING).asked, flush=True)
            case 3:
                record, view = self._match.record, self._match.view
                assert record is not None
                assert view is not None
                kept = self._library.add(deal_record(record, view.number), f"k{random.random()}")
                print("kept", kept.title, flush=True)
            case _:
                pass


def child(home: Path, seed: int) -> int:
    """Play until killed."""
    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication([])
    player = Player(home, seed)
    player.begin()
    return application.exec()


class Watch:
    """What the killed processes have said, and what is found afterwards."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.ratings: set[str] = set()
        self.kept: set[str] = set()
        self.drilled = 0
        self.filed = 0
        self.name: str | None = None

    def hear(self, lines: list[str]) -> int:
        """Take in the output of a process; how many actions of the last match it had shown (NOTHING: it had ended)."""
        shown = NOTHING
        for line in lines:
            word, _, rest = line.partition(" ")
            match word:
                case "resumed" | "shown":
                    shown = int(rest)
                case "filed":
                    self.filed += 1
                    shown = NOTHING
                case "name":
                    self.name = rest
                case "rated":
                    self.ratings.add(rest)
                case "drilled":
                    self.drilled = int(rest)
                case "kept":
                    self.kept.add(rest)
                case _:
                    raise AssertionError(f"a process said: {line}")
        return shown

    def look(self, shown: int) -> list[str]:
        """What is missing or broken on disk."""
        faults: list[str] = []
        data = self.home / "data"
        current = data / "current.subastao"
        if shown > 0:
            if not current.exists():
                # It may have ended, and been put away, before it could say so.
                archived = sorted((data / "matches").glob("*.subastao"))
                if len(archived) <= self.filed:
                    faults.append(f"the match with {shown} actions shown is gone")
            else:
                reading = read_file(current)
                if reading.fault is not None or reading.record is None:
                    faults.append(f"the match in progress: {reading.fault}")
                elif 0 < len(reading.record.actions) < shown:
                    faults.append(f"{shown} actions shown, {len(reading.record.actions)} kept")
        archive = list((data / "matches").glob("*.subastao"))
        faults += [f"{path.name}: {fault}" for path in archive if (fault := read_file(path).fault)]
        if len(archive) < self.filed:
            faults.append(f"{self.filed} matches put away, {len(archive)} there")
        self.filed = len(archive)
        HistoryIndex(data / "history.sqlite").refresh(data / "matches")
        if not self.ratings <= {each.deal for each in RatingStore(data).rated}:
            faults.append("a rating is lost")
        if DrillScores(data).of(Drill.COUNTING).asked < self.drilled:
            faults.append("a score of the drills is lost")
        library = {kept.title: kept for kept in Library(data / "library").entries()}
        if not self.kept <= set(library):
            faults.append("a kept deal is lost")
        faults += [f"{kept.title}: {kept.fault}" for kept in library.values() if kept.fault]
        store = SettingsStore(self.home / "config")
        if store.troubles:
            faults.append(f"settings: {store.troubles}")
        if any(self.home.rglob("*.broken-*")):
            faults.append("a file was set aside as broken")
        return faults


def run(kills: int, seed: int, home: Path) -> list[str]:
    """Kill so many processes; what was wrong, [] when nothing was."""
    random = Random(seed)
    watch = Watch(home)
    faults: list[str] = []
    for number in range(kills):
        command = [sys.executable, "-m", "tests.soak.kills", "--child", str(home)]
        with subprocess.Popen(
            [*command, "--seed", str(seed + number)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            # From its first word on, so that a slow start is not all that is ever killed.
            lines = [process.stdout.readline()]
            until = time.monotonic() + random.choice([0.02, 0.2, 1.0]) * random.random()
            while time.monotonic() < until and process.poll() is None:
                os.sched_yield()
            process.kill()
            lines += process.stdout.readlines()
        whole = [line.removesuffix("\n") for line in lines if line.endswith("\n")]
        found = watch.look(watch.hear(whole))
        faults += [f"kill {number}: {fault}" for fault in found]
    return faults


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child is not None:
        return child(arguments.child, arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        faults = run(arguments.kills, arguments.seed, Path(folder))
        archive = len(list((Path(folder) / "data" / "matches").glob("*.subastao")))
    for fault in faults:
        print(fault)
    print(f"{arguments.kills} kills, {archive} matches ended on the way, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
