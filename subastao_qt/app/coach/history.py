"""What was played, to look back at: an index of the archive's records, and what can be counted from it.

The records are the truth; the index (SQLite, beside them) only makes a thousand matches open at once. It is
brought up to date file by file and can be thrown away at any time: a damaged one is, and is made anew.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from subastao_qt.app.coach.ratings import deal_id
from subastao_qt.app.marks import counts
from subastao_qt.app.storage import SUFFIX, read_file
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.facts import DealResult, Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.record import Record, is_over, replay
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.coach.par import swing

log = logging.getLogger(__name__)

FILE: Final = "history.sqlite"
VERSION: Final = 1
"""Of the tables below; an index of another version is made anew."""
OWN_RULES: Final = ""
"""Stands for the preset where the rules are those of none."""
_TABLES: Final = """
create table files (name text primary key, changed integer not null, size integer not null, readable integer not null);
create table matches (
    name text primary key references files on delete cascade, time text not null, variant text not null,
    preset text not null, deals integer not null, over integer not null, won integer not null, single integer not null,
    names text not null, totals text not null, person integer not null);
create table deals (
    name text not null references matches on delete cascade, number integer not null, deal text not null,
    counted integer not null, role text not null, contract integer, total integer, made integer not null,
    ending text not null, score integer not null, swing real not null, place integer not null,
    primary key (name, number));
create index deals_by_role on deals (role);
"""

_MATCHES: Final = """
select name, time, variant, preset, deals, over, won, single, names, totals, person from matches
where (?1 is null or variant = ?1) and (?2 is null or preset = ?2) order by time desc, name desc
"""
_DEALS: Final = """
select name, time, variant, preset, number, deal, counted, role, contract, total, made, ending, score, swing, place
from deals join matches using (name)
where (?1 is null or variant = ?1) and (?2 is null or preset = ?2) order by time, name, number
"""

DECLARER, PARTNER, DEFENCE, RESTING, NOBODY = "declarer", "partner", "defence", "resting", "nobody"
ROLES: Final = (DECLARER, PARTNER, DEFENCE, RESTING, NOBODY)
"""What the person was in a deal; `nobody`: all passed."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match of the archive."""

    name: str
    """The file's name."""
    time: str
    """When it was put away: local time as ISO text."""
    variant: Variant
    preset: str
    """A preset's id, or OWN_RULES."""
    deals: int
    over: bool
    won: bool
    single: bool
    names: tuple[str, ...]
    totals: tuple[int, ...]
    person: int


@dataclass(frozen=True, slots=True)
class DealRow:
    """A finished deal of a match of the archive, as the person's."""

    name: str
    time: str
    variant: Variant
    preset: str
    number: int
    deal: str
    """Its id (`ratings.deal_id`)."""
    counted: bool
    """Whether it may be rated."""
    role: str
    contract: int | None
    total: int | None
    """The declaring side's points."""
    made: bool
    ending: str
    score: int
    swing: float
    """The person's score over the others'."""
    place: int
    """How many seats from the mano the person sat, 0 for the mano; -1 for one without cards."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches are meant; None is any."""

    variant: Variant | None = None
    preset: str | None = None


ALL: Final = Filter()


def person_of(record: Record) -> Seat:
    """The seat of the person: the first without a bot."""
    return Seat(next((seat for seat, who in enumerate(record.seats) if who.bot is None), 0))


def preset_of(rules: RuleSet) -> str:
    """The id of the preset whose rules these are, OWN_RULES when there is none."""
    return next((each.id for each in PRESETS if each.rules(rules.variant) == rules), OWN_RULES)


def rows_of(record: Record, name: str, time: str) -> tuple[MatchRow, list[DealRow]]:
    """What the index keeps of a record."""
    person, preset = person_of(record), preset_of(record.rules)
    ended: dict[int, MatchState] = {}
    state = record.start().state
    for _action, step in replay(record):
        state = step.state
        if state.deal.phase is Phase.OVER:
            ended[state.number] = state
    deals = [_deal_row(record, person, preset, name, time, over) for over in ended.values()]
    match = MatchRow(
        name=name,
        time=time,
        variant=record.rules.variant,
        preset=preset,
        deals=len(deals),
        over=is_over(record),
        won=is_over(record) and person in state.winners,
        single=record.single is not None,
        names=tuple(who.name for who in record.seats),
        totals=state.totals,
        person=person,
    )
    return match, deals


def _deal_row(
    record: Record, person: Seat, preset: str, name: str, time: str, state: MatchState
) -> DealRow:
    result = state.deal.result
    assert result is not None
    order = state.deal.order
    return DealRow(
        name=name,
        time=time,
        variant=record.rules.variant,
        preset=preset,
        number=state.number,
        deal=deal_id(record, state.number),
        counted=counts(record, state.number),
        role=_role(state, result, person),
        contract=result.contract,
        total=result.account.total if result.account is not None else None,
        made=result.made,
        ending=result.ending.value,
        score=result.scores[person],
        swing=swing(result.scores, person, pairs=record.rules.in_pairs),
        place=order.index(person) if person in order else -1,
    )


def _role(state: MatchState, result: DealResult, person: Seat) -> str:
    if result.declarer is None:
        return NOBODY
    if person == result.declarer:
        return DECLARER
    if person in state.deal.declaring:
        return PARTNER
    return DEFENCE if person in state.deal.defence else RESTING


class HistoryIndex:
    """The index on disk. Each thread opens its own; every method may raise OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def refresh(
        self, archive: Path, told: Callable[[int, int], bool] = lambda _done, _all: True
    ) -> bool:
        """Bring the index up to date with the folder. `told` hears how many of how many new files are read, and
        ends the work by False. True when anything changed."""
        files = _files_of(archive)
        with self._open() as base:
            known = {
                name: (changed, size)
                for name, changed, size in base.execute("select name, changed, size from files")
            }
            gone = [name for name in known if name not in files]
            new = [name for name, stamp in files.items() if known.get(name) != stamp]
            with base:
                base.executemany("delete from files where name = ?", [(name,) for name in gone])
            for done, name in enumerate(new):
                if not told(done, len(new)):
                    break
                with base:
                    self._index(base, archive / name, files[name])
        return bool(gone or new)

    @staticmethod
    def _index(base: sqlite3.Connection, path: Path, stamp: tuple[int, int]) -> None:
        try:
            record = read_file(path).record
        except OSError:
            record = None
        base.execute("delete from files where name = ?", (path.name,))
        readable = record is not None
        base.execute("insert into files values (?, ?, ?, ?)", (path.name, *stamp, readable))
        if record is None:
            return
        match, deals = rows_of(record, path.name, _time_of(path.name, stamp[0]))
        base.execute(
            "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.name,
                match.time,
                match.variant.value,
                match.preset,
                match.deals,
                match.over,
                match.won,
                match.single,
                json.dumps(match.names, ensure_ascii=False),
                json.dumps(match.totals),
                match.person,
            ),
        )
        base.executemany(
            "insert into deals values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    deal.name,
                    deal.number,
                    deal.deal,
                    deal.counted,
                    deal.role,
                    deal.contract,
                    deal.total,
                    deal.made,
                    deal.ending,
                    deal.score,
                    deal.swing,
                    deal.place,
                )
                for deal in deals
            ],
        )

    def matches(self, wanted: Filter = ALL) -> list[MatchRow]:
        """The matches, the latest first."""
        with self._open() as base:
            rows = base.execute(_MATCHES, _values(wanted)).fetchall()
            return [
                MatchRow(
                    name=name,
                    time=time,
                    variant=Variant(variant),
                    preset=preset,
                    deals=deals,
                    over=bool(over),
                    won=bool(won),
                    single=bool(single),
                    names=tuple(json.loads(names)),
                    totals=tuple(json.loads(totals)),
                    person=person,
                )
                for name, time, variant, preset, deals, over, won, single, names, totals, person in rows
            ]

    def deals(self, wanted: Filter = ALL) -> list[DealRow]:
        """The finished deals in the order played."""
        with self._open() as base:
            rows = base.execute(_DEALS, _values(wanted)).fetchall()
            return [
                DealRow(
                    name=row[0],
                    time=row[1],
                    variant=Variant(row[2]),
                    preset=row[3],
                    number=row[4],
                    deal=row[5],
                    counted=bool(row[6]),
                    role=row[7],
                    contract=row[8],
                    total=row[9],
                    made=bool(row[10]),
                    ending=row[11],
                    score=row[12],
                    swing=row[13],
                    place=row[14],
                )
                for row in rows
            ]

    def unreadable(self) -> int:
        """How many files of the archive could not be read at all."""
        with self._open() as base:
            found = base.execute("select count(*) from files where not readable").fetchone()
        return int(found[0])

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection; a damaged or foreign index is thrown away once."""
        try:
            base = self._connected()
        except sqlite3.DatabaseError as error:
            log.info("the history's index is made anew: %s", error)
            self._throw_away()
            base = self._connected()
        with closing(base):
            try:
                yield base
            except sqlite3.OperationalError as error:
                raise OSError(str(error)) from error
            except (sqlite3.DatabaseError, ValueError, TypeError) as error:
                # Damage that shows only when a page or a value is read. The next time it is made anew.
                base.close()
                self._throw_away()
                raise OSError(str(error)) from error

    def _connected(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            base = sqlite3.connect(self.path, timeout=10)
        except sqlite3.OperationalError as error:
            raise OSError(str(error)) from error
        try:
            base.execute("pragma foreign_keys = on")
            if base.execute("pragma user_version").fetchone()[0] != VERSION:
                _make_tables(base)
        except sqlite3.OperationalError as error:
            base.close()
            raise OSError(str(error)) from error
        except BaseException:
            base.close()
            raise
        return base

    def _throw_away(self) -> None:
        for path in (self.path, Path(f"{self.path}-journal")):
            path.unlink(missing_ok=True)


def _make_tables(base: sqlite3.Connection) -> None:
    with base:
        base.execute("begin immediate")
        if base.execute("pragma user_version").fetchone()[0] == VERSION:
            return  # another window was quicker
        for (table,) in base.execute(
            "select name from sqlite_master where type = 'table'"
        ).fetchall():
            base.execute('drop table if exists "{}"'.format(str(table).replace('"', '""')))
        for statement in _TABLES.split(";"):
            base.execute(statement)
        base.execute(f"pragma user_version = {VERSION}")


def _values(wanted: Filter) -> tuple[str | None, str | None]:
    return (wanted.variant.value if wanted.variant is not None else None), wanted.preset


def _files_of(archive: Path) -> dict[str, tuple[int, int]]:
    """The record files of a folder by name, each with its time (ns) and size."""
    found: dict[str, tuple[int, int]] = {}
    try:
        paths = list(archive.glob(f"*{SUFFIX}"))
    except OSError:
        return found
    for path in paths:
        try:
            told = path.stat()
        except OSError:
            continue
        found[path.name] = (told.st_mtime_ns, told.st_size)
    return found


def _time_of(name: str, changed: int) -> str:
    """When a match was put away: as its name says, else when the file was written."""
    day, clock = name[:10], name[11:17]
    try:
        return datetime.fromisoformat(f"{day}T{clock[:2]}:{clock[2:4]}:{clock[4:]}").isoformat()
    except ValueError:
        moment = datetime.fromtimestamp(changed / 1e9, UTC).astimezone()
        return moment.replace(tzinfo=None, microsecond=0).isoformat()
