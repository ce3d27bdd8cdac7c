"""The index of the history: what it says is what the records say, whatever happens to it or to them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from subastao_qt.app.coach.history import (
    DECLARER,
    DEFENCE,
    NOBODY,
    PARTNER,
    DealRow,
    Filter,
    HistoryIndex,
    rows_of,
)
from subastao_qt.app.coach.statistics import csv_of, statistics, tally
from subastao_qt.app.marks import REPLAYED, deal_mark, marked
from subastao_qt.app.practice import deal_record
from subastao_qt.app.score_lines import score_lines
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.record import Record, RecordSeat, final_state, record_text
from subastao_qt.engine.ruleset import RuleSet
from tests.engine.random_play import play

VARIANTS = list(Variant)


@cache
def played(rules: RuleSet, seed: int) -> Record:
    """A whole match at random."""
    actions = [action for action, _step in play(Random(seed), rules, seed) if action is not None]
    names = ["Ana", "Paco", "Lola", "Juan"][: rules.seats]
    seats = [RecordSeat(name, "expert-bold" if seat else None) for seat, name in enumerate(names)]
    return Record(rules, seed, tuple(seats), tuple(actions))


def matches(count: int) -> Iterator[tuple[str, Record]]:
    for number in range(count):
        rules = PRESETS[number % len(PRESETS)].rules(VARIANTS[number % len(VARIANTS)])
        stamp = f"2026-11-{1 + number // 50:02}-{number % 24:02}{number % 50:02}00"
        yield f"{stamp}-{number}.subastao", played(rules, number)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    for name, record in matches(12):
        (folder / name).write_text(record_text(record), "utf-8")
    return folder


def test_the_index_says_what_the_records_say(archive: Path, tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path / "cache" / "history.sqlite")
    assert index.refresh(archive)
    assert not index.refresh(archive)
    told = {row.name: row for row in index.matches()}
    assert [row.time for row in index.matches()] == sorted(
        (row.time for row in told.values()), reverse=True
    )
    deals = index.deals()
    for name, record in matches(12):
        assert told[name].totals == final_state(record).totals
        assert told[name].time == f"{name[:10]}T{name[11:13]}:{name[13:15]}:00"
        assert told[name].over
        assert not told[name].single
        mine = [row for row in deals if row.name == name]
        lines = score_lines(record)
        assert [(row.number, row.score) for row in mine] == [
            (line.number, line.result.scores[0]) for line in lines
        ]
        for row, line in zip(mine, lines, strict=True):
            result = line.result
            assert (row.role == NOBODY) == (result.declarer is None)
            assert (row.role == DECLARER) == (result.declarer == 0)
            assert (row.role == PARTNER) == (record.rules.in_pairs and result.declarer == 2)
            assert row.counted
    assert {row.variant for row in index.matches(Filter(variant=Variant.PAIRS4))} == {
        Variant.PAIRS4
    }
    strict = index.deals(Filter(preset="strict"))
    assert strict
    assert all(row.preset == "strict" for row in strict)
    assert not index.deals(Filter(Variant.CLASSIC3, "no such preset"))


def test_the_index_follows_the_folder(archive: Path, tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path / "history.sqlite")
    index.refresh(archive)
    names = [row.name for row in index.matches()]
    (archive / names[0]).unlink()
    (archive / "zz.subastao").write_bytes(b"\x00" * 500)
    (archive / names[1]).write_text(record_text(played(RuleSet(), 99).cut(30)), "utf-8")
    assert index.refresh(archive)
    told = {row.name: row for row in index.matches()}
    assert set(told) == set(names[1:])
    assert not told[names[1]].over
    assert index.unreadable() == 1


def test_reading_can_be_stopped_and_goes_on_later(archive: Path, tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path / "history.sqlite")
    heard: list[tuple[int, int]] = []

    def told(done: int, whole: int) -> bool:
        heard.append((done, whole))
        return done < 5

    index.refresh(archive, told)
    assert heard == [(done, 12) for done in range(6)]
    assert len(index.matches()) == 5
    index.refresh(archive)
    assert len(index.matches()) == 12


@pytest.mark.parametrize("damage", ["noise", "empty", "cut", "hole", "foreign", "values"])
def test_a_damaged_index_is_made_anew(archive: Path, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "history.sqlite"
    index = HistoryIndex(path)
    index.refresh(archive)
    before = index.matches(), index.deals()
    data = path.read_bytes()
    match damage:
        case "noise":
            path.write_bytes(Random(1).randbytes(5000))
        case "empty":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(data[: len(data) // 2])
        case "hole":
            path.write_bytes(data[:4096] + bytes(len(data) - 4096))
        case "foreign":
            path.unlink()
            other = sqlite_with_tables(path)
            assert other
        case _:
            spoil_values(path)
    try:
        index.refresh(archive)
        found = index.matches(), index.deals()
    except OSError:  # it showed only when a value was read: the next time all is well
        index.refresh(archive)
        found = index.matches(), index.deals()
    assert found == before


def sqlite_with_tables(path: Path) -> bool:
    import sqlite3

    base = sqlite3.connect(path)
    base.execute('create table "mat""ches" (x)')
    base.execute("create table deals (y)")
    base.close()
    return True


def spoil_values(path: Path) -> None:
    import sqlite3

    base = sqlite3.connect(path)
    with base:
        base.execute("update matches set names = 'no list', variant = 'whist'")
    base.close()


def test_a_folder_that_cannot_be_written_is_an_oserror(archive: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x")
    with pytest.raises(OSError, match=r"exists|directory"):
        HistoryIndex(blocked / "history.sqlite").refresh(archive)


def test_marked_and_single_deals_do_not_count(tmp_path: Path) -> None:
    record = played(RuleSet(), 5)
    some = marked(record, deal_mark("helped", 2))
    _match, deals = rows_of(some, "a", "")
    assert [row.number for row in deals if not row.counted] == [2]
    single, (deal,) = rows_of(deal_record(record, 1), "a", "")
    assert single.single
    assert not deal.counted
    _match, deals = rows_of(marked(record, REPLAYED), "a", "")
    assert not any(row.counted for row in deals)


def test_statistics_add_up(archive: Path, tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path / "history.sqlite")
    index.refresh(archive)
    deals = index.deals()
    found = statistics(deals)
    own = [deal for deal in deals if deal.role == DECLARER]
    assert own
    assert found.deals == len(deals)
    assert found.passed == sum(deal.role == NOBODY for deal in deals)
    assert sum(each.deals for each in found.bids.values()) == len(own)
    assert found.roles[DECLARER] == tally(own)
    assert sum(each.deals for each in found.places.values()) == len(own)
    defended = found.roles[DEFENCE]
    assert defended.interval is not None
    assert defended.share is not None
    assert defended.interval[0] <= defended.share <= defended.interval[1]
    assert tally([]).share is None


def test_the_table_for_spreadsheets_has_a_line_for_each_deal(archive: Path, tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path / "history.sqlite")
    index.refresh(archive)
    deals = index.deals()
    rows = list(csv.DictReader(io.StringIO(csv_of(deals))))
    assert [int(row["score"]) for row in rows] == [deal.score for deal in deals]
    assert {row["variant"] for row in rows} == {variant.value for variant in Variant}
    trick = DealRow(
        "=1+1", "t", Variant.CLASSIC3, "", 1, "", True, NOBODY, None, None, False, "x", -5, -5.0, 0
    )
    (row,) = csv.DictReader(io.StringIO(csv_of([trick])))
    assert row["name"] == "'=1+1"
    assert row["score"] == "-5"
