"""The rating: each deal once, nothing lost, nothing believed that is not in order."""

from __future__ import annotations

import json
from math import inf, sqrt
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.app.coach.ratings import (
    FILE,
    Rated,
    Rating,
    RatingStore,
    deal_id,
    parse_rated,
    rating,
    rating_line,
)
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet


def some(count: int, seed: int = 1) -> list[Rated]:
    random = Random(seed)
    return [
        Rated(
            f"d{n:03}",
            f"2026-12-01T10:{n:02}:00",
            "classic3",
            random.gauss(2, 30),
            random.gauss(0, 30),
        )
        for n in range(count)
    ]


def test_each_deal_counts_once_and_is_read_again(tmp_path: Path) -> None:
    store = RatingStore(tmp_path / "new")
    deals = some(5)
    for each in (*deals, *deals[::-1]):
        store.add(each)
    assert store.rated == tuple(deals)
    again = RatingStore(tmp_path / "new")
    assert again.rated == tuple(deals)
    assert again.has("d003")
    assert again.unreadable == 0
    assert len((tmp_path / "new" / FILE).read_bytes().splitlines()) == 5


@pytest.mark.parametrize("end", [b'{"deal": "d0', b"", b"\x00\x00\xff", b"[[[[", b"{}\n" * 3])
def test_a_line_cut_short_costs_nothing_but_itself(tmp_path: Path, end: bytes) -> None:
    store = RatingStore(tmp_path)
    first, second = some(2)
    store.add(first)
    with (tmp_path / FILE).open("ab") as file:
        file.write(end)
    store = RatingStore(tmp_path)
    assert store.rated == (first,)
    store.add(second)
    assert RatingStore(tmp_path).rated == (first, second)


BAD = [
    b"null",
    b'{"deal": "a"}',
    b'{"deal": "a", "when": "b", "variant": "whist", "yours": 1, "par": 2}',
    b'{"deal": "a", "when": "b", "variant": "classic3", "yours": 1e999, "par": 2}',
    b'{"deal": "a", "when": "b", "variant": "classic3", "yours": NaN, "par": 2}',
    b'{"deal": "a", "when": "b", "variant": "classic3", "yours": true, "par": 2}',
    b'{"deal": "a\\u202e", "when": "b", "variant": "classic3", "yours": 1, "par": 2}',
    b'{"deal": "a", "when": "b", "variant": ["classic3"], "yours": 1, "par": 2}',
    b'{"deal": "a", "when": "b", "variant": "classic3", "yours": 1, "par": 2, "more": 3}',
    b'{"deal": "a", "when": "b", "variant": "classic3", "yours": ' + b"9" * 500 + b', "par": 2}',
    b"[" * 900,
    b"x" * 5000,
]


@pytest.mark.parametrize("line", BAD)
def test_what_is_not_in_order_is_not_believed(line: bytes) -> None:
    assert parse_rated(line) is None


@given(
    st.binary(max_size=200)
    | st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["deal", "when", "variant", "yours", "par"]), inner, max_size=5
            )
        ),
    ).map(lambda value: json.dumps(value).encode())
)
def test_no_line_breaks_the_reader(line: bytes) -> None:
    told = parse_rated(line)
    assert told is None or isinstance(told.difference, float)


def test_the_rating_is_the_mean_difference_with_its_interval() -> None:
    assert rating([]) == Rating(0, 0.0, inf)
    assert rating(some(1)).interval == inf
    deals = [Rated(str(n), "", "classic3", float(n), 0.0) for n in range(5)]
    found = rating(deals)
    assert found.mean == 2
    assert found.interval == pytest.approx(1.96 * sqrt(2.5 / 5))


def test_the_line_is_the_rating_after_each_deal() -> None:
    deals = some(40)
    line = rating_line(deals)
    for count in (1, 2, 17, 40):
        then = rating(deals[:count])
        assert line[count - 1].deals == count
        assert line[count - 1].mean == pytest.approx(then.mean)
        assert line[count - 1].interval == pytest.approx(then.interval)


def test_a_deal_has_one_name_in_its_match() -> None:
    seats = tuple(RecordSeat(name) for name in "abc")
    record = Record(RuleSet(), 7, seats)
    names = {deal_id(record, number) for number in range(1, 6)}
    assert len(names) == 5
    assert deal_id(Record(RuleSet(), 7, seats[::-1]), 1) == deal_id(record, 1)
    assert deal_id(Record(RuleSet(), 8, seats), 1) not in names
