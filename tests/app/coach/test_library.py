"""The library: titles fit for every system, notes in the file, broken files told and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.app.coach.library import MAX_NOTE, Library, fit_title
from subastao_qt.app.practice import deal_record
from subastao_qt.engine.record import Record, read_record
from subastao_qt.engine.ruleset import RuleSet
from tests.app.coach.test_history import played


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library")


@pytest.fixture(scope="module")
def single() -> Record:
    return deal_record(played(RuleSet(), 3), 1)


def test_a_deal_is_kept_with_its_notes_and_opens_as_a_record(
    library: Library, single: Record
) -> None:
    assert library.entries() == []
    note = "The ten!\n\n# two ways: 切牌 · لعبة"
    kept = library.add(single, "La última baza", note)
    assert library.entries() == [kept]
    assert kept.title == "La última baza"
    assert kept.note == note
    assert read_record(kept.path.read_bytes()).record == single


def test_titles_and_notes_change_and_nothing_is_overwritten(
    library: Library, single: Record
) -> None:
    first = library.add(single, "deal")
    second = library.add(single.cut(4), "deal")
    assert second.title == "deal 2"
    third = library.change(second, "deal", "again")
    assert third.title == "deal 3"
    assert [kept.title for kept in library.entries()] == ["deal", "deal 3"]
    same = library.change(first, "deal", "noted")
    assert same.path == first.path
    assert library.entries()[0].note == "noted"
    library.remove(same)
    library.remove(same)
    assert [kept.title for kept in library.entries()] == ["deal 3"]


def test_broken_files_are_listed_with_their_fault(library: Library, single: Record) -> None:
    library.add(single, "fine")
    (library.folder / "noise.subastao").write_bytes(bytes(range(256)))
    (library.folder / "empty.subastao").write_bytes(b"")
    text = (library.folder / "fine.subastao").read_text("utf-8")
    (library.folder / "half.subastao").write_text(text[: len(text) * 2 // 3], "utf-8")
    (library.folder / "dir.subastao").mkdir()
    told = {kept.title: kept for kept in library.entries()}
    assert set(told) == {"fine", "noise", "empty", "half", "dir"}
    assert not told["fine"].fault
    assert all(told[name].fault for name in told if name != "fine")
    assert told["half"].record is not None
    with pytest.raises(OSError, match="noise"):
        library.change(told["noise"], "x", "")


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("", "deal"),
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c:d", "a b c d"),
        ("  . hidden. ", "hidden"),
        ("CON", "CON -"),
        ("nul.txt", "nul.txt -"),
        ("\u202eabc\x00\x1b", "abc"),
        ("…" * 300, "…" * 66),
    ],
)
def test_titles_fit_every_system(asked: str, given: str) -> None:
    assert fit_title(asked) == given


@given(st.text(max_size=300))
def test_any_title_is_fit(title: str) -> None:
    fitted = fit_title(title)
    assert fitted
    assert fit_title(fitted) == fitted
    assert len(fitted.encode("utf-8")) <= 210
    assert not set(fitted) & set('<>:"/\\|?*\n\x00')


@given(st.text(max_size=500))
def test_any_note_is_read_as_written(tmp_path_factory: pytest.TempPathFactory, note: str) -> None:
    library = Library(tmp_path_factory.getbasetemp() / "notes")
    record = deal_record(played(RuleSet(), 3), 1).cut(0)
    kept = library.add(record, "n", note)
    (read,) = library.entries()
    assert read == kept
    assert len(read.note) <= MAX_NOTE
    library.remove(kept)
