"""Records: written and read back equal, broken ones opened up to where they broke, anything else refused in words."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from subastao_qt.engine.actions import EndMatch
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.match import start_match, start_single
from subastao_qt.engine.record import (
    MAX_NAME,
    MAX_RECORD_BYTES,
    VERSION,
    Reading,
    Record,
    RecordSeat,
    clean_name,
    final_state,
    is_over,
    read_record,
    record_of,
    record_text,
    replay,
)
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from tests.engine.drawn import full_hands
from tests.engine.random_play import play

SEATS = (
    RecordSeat("Ana"),
    RecordSeat("Paco", "casual-bold"),
    RecordSeat("Ли", "casual-careful"),
    RecordSeat("阿美"),
)


def match_record(rules: str = "target=100", seed: int = 7) -> Record:
    """A whole random match."""
    chosen = parse_rules_text(rules)
    steps = list(play(Random(seed), chosen, seed))
    record = record_of(steps[0][1].state, SEATS[: chosen.seats])
    for action, _step in steps[1:]:
        assert action is not None
        record = record.added(action)
    return record


TEXT = record_text(match_record())
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def changed(number: int, line: str | None) -> str:
    """The record with line `number` replaced, or left out."""
    lines = list(LINES)
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def fault(data: str | bytes) -> tuple[int, str, Reading]:
    reading = read_record(data)
    assert reading.fault is not None
    return reading.fault.line, reading.fault.message, reading


@pytest.mark.parametrize("variant", list(Variant))
def test_written_and_read_back_equal(variant: Variant) -> None:
    record = match_record(f"variant={variant.value} target=200")
    reading = read_record(record_text(record))
    assert reading == Reading(record)
    assert record_text(record) == record_text(reading.record or record.cut(0))
    assert is_over(record)
    assert isinstance(record.actions[-1], EndMatch)
    assert final_state(record).ended


def test_a_single_deal_is_kept_card_by_card() -> None:
    rules = RuleSet()
    hands = full_hands(rules, 1, {0: "Ao 3o"})
    state = start_single(rules, Seat(1), hands).state
    record = record_of(state, SEATS[:3])
    text = record_text(record)
    assert "\nsingle\n" in text
    assert "hand 0 Ao 3o " in text
    assert read_record(text) == Reading(record)
    assert record.start().state == state


def test_marks_and_notes() -> None:
    record = match_record()
    marked = Record(
        record.rules, record.seed, record.seats, record.actions, marks=("undone", "replayed")
    )
    text = record_text(marked)
    assert read_record(text).record == marked
    assert read_record(text.replace("seat 0", "# a note\n\n   # another\nseat 0")).record == marked
    assert read_record("\ufeff" + text.replace("\n", "\r\n")).record == marked


def test_the_text_is_what_a_reader_expects() -> None:
    start = start_match(RuleSet(), 1).state
    text = record_text(
        record_of(start, (RecordSeat('An"a'), RecordSeat("Paco", "casual-bold"), RecordSeat("")))
    )
    lines = text.splitlines()
    assert lines[:6] == [
        "subastao record 1",
        "rules variant=classic3",
        lines[2],
        'seat 0 "An\\"a"',
        'seat 1 "Paco" casual-bold',
        'seat 2 ""',
    ]
    assert lines[2].startswith("code M1-")
    assert lines[6] == f"deal 1 dealer {start.deal.dealer}"
    assert len(lines) == 10


def test_a_record_may_be_cut() -> None:
    record = match_record()
    steps = list(replay(record))
    for length in (0, 1, 5, len(record.actions)):
        assert final_state(record.cut(length)) == steps[length][1].state


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        (1, "subastao record 2", "newer version (record 2; this program reads up to 1)"),
        (1, "subastao record 99999999999", "newer version"),
        (1, "subastao record x", "expected «subastao record 1»"),
        (1, "PNG", "expected «subastao record 1»"),
        (2, "rules variant=classic3 colour=red", "«colour» is no option"),
        (2, "rules variant=classic3 target=101", "target: «101» is not a number from 100 to 2000 in steps of 10"),
        (2, "rules variant=poker", "variant: «poker» is not one of classic3 · censor4"),
        (2, "rules variant=classic3 bid_step=10 min_bid=65", "wants a min_bid that is a multiple of 10"),
        (2, "rules variant=classic3 variant=classic3", "given twice"),
        (2, "rules variant", "expected option=value"),
        (2, "rule variant=classic3", "expected «rules …»"),
        (3, "code M1-ABCD", "check character"),
        (3, "code D1-ABCD", "begins with M1"),
        (3, "seed 5", "expected «code …» or «single»"),
        (4, "seat 1 \"Ana\"", "expected «seat 0"),
        (4, "seat 0 Ana", "double quotes"),
        (4, "seat 0 7", "double quotes"),
        (4, 'seat 0 "Ana" a b', "no name of a bot"),
        (4, "mark two words", "a mark is one word"),
        (7, "deal 2 dealer 0", "expected «deal 1 dealer SEAT»"),
        (7, "deal 1 dealer 3", "expected a seat from 0 to 2"),
        (7, "deal 1 dealer 9", "expected «deal 1 dealer SEAT»"),
    ],
)  # fmt: skip
def test_a_broken_head(number: int, line: str, words: str) -> None:
    where, message, reading = fault(changed(number, line))
    assert (where, reading.record) == (number, None)
    assert words in message


def test_a_broken_hand() -> None:
    number = line_of("hand ")
    cards = LINES[number - 1].split()
    first, second = cards[2], LINES[number].split()[2]
    for bad, words in [
        (LINES[number - 1].replace(first, "Xo"), "«Xo» is no card: expected a rank of A3RCS76542"),
        (" ".join([*cards[:2], cards[3], first, *cards[4:]]), "does not come from the match code"),
        (" ".join(cards[:-1]), "has 11 cards: expected 12"),
        (" ".join([*cards[:-1], first]), f"{first} is dealt twice: expected each card once"),
        ("hand 9 Ao", "expected «hand"),
    ]:
        where, message, reading = fault(changed(number, bad))
        assert reading.record is None
        assert words in message
        assert where >= number
    where, message, _ = fault(changed(number + 1, LINES[number].replace(second, first)))
    assert (where, message) == (number + 1, f"{first} is dealt twice: expected each card once")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "«dance» is no action"),
        ("bid 57", "the bid does not reach the least allowed"),
        ("bid 999", "no bid above 230"),
        ("bid 1000", "not a number from 0 to 999"),
        ("bid x", "not a number"),
        ("play 4o", "not now"),
        ("play 1o", "«1o» is no card"),
        ("trump z", "«z» is no suit"),
        ("pass hello", "«hello» is no phrase"),
        ("sing 7 o", "not a number from 0 to 3"),
        ("deal 2 dealer 0", "the deal is not over"),
        ("deal", "expected «deal 2 dealer SEAT»"),
        ("end", "the deal is not over"),
        ("finish", "not now"),
    ],
)
def test_a_broken_step_opens_up_to_it(line: str, words: str) -> None:
    number = next(n for n, text in enumerate(LINES, 1) if text.startswith(("bid", "pass")))
    where, message, reading = fault(changed(number + 1, line))
    assert where == number + 1
    assert words in message
    assert reading.record is not None
    assert len(reading.record.actions) == 1
    assert final_state(reading.record).deal.calls


def test_what_was_expected_is_said() -> None:
    number = line_of("trump")
    _where, message, _reading = fault(changed(number, "bid 60"))
    assert "expected of seat" in message
    assert "trump o, trump c, trump e, trump b" in message
    _where, message, _reading = fault(changed(line_of("bid"), "bid 57"))
    assert "bid 60 to 230" in message


def test_cards_not_held_and_duties_are_named() -> None:
    number = line_of("play") + 1
    turn_card = LINES[number - 2].removeprefix("play ")
    where, message, reading = fault(changed(number, f"play {turn_card}"))
    assert where == number
    assert "the card is not in that hand" in message
    assert reading.record is not None


def test_a_step_left_out_is_found_where_it_matters() -> None:
    where, _message, reading = fault(changed(line_of("trump"), None))
    assert where == line_of("trump")
    assert reading.record is not None


def test_later_deals_come_from_the_code() -> None:
    number = line_of("deal 2")
    cards = LINES[number].split()
    swapped = " ".join([*cards[:2], cards[3], cards[2], *cards[4:]])
    where, message, reading = fault(changed(number + 1, swapped))
    assert where > number
    assert "does not come from the match code" in message
    assert reading.record is not None
    assert final_state(reading.record).number == 1


def test_a_file_that_ends_too_soon() -> None:
    for count in range(9):
        _where, message, reading = fault("\n".join(LINES[:count]))
        assert "the file ends where" in message
        assert reading.record is None


def test_rules_and_code_must_agree() -> None:
    _where, message, _reading = fault(changed(2, "rules variant=classic3 target=110"))
    assert "not those of the line «rules»" in message


def test_too_large_and_not_text() -> None:
    where, message, _reading = fault(b"x" * (MAX_RECORD_BYTES + 1))
    assert (where, "too large" in message) == (0, True)
    where, message, _reading = fault(b"subastao record 1\n\xff\xfe")
    assert (where, "not text in UTF-8" in message) == (2, True)
    _where, message, _reading = fault("subastao record 1\n" + "x" * 3000)
    assert "a line of 3000 characters" in message
    _where, message, _reading = fault(b"")
    assert "the file ends where" in message


def test_the_version_is_the_one_that_is_written() -> None:
    assert VERSION == 1
    assert LINES[0] == f"subastao record {VERSION}"


@given(st.text())
@example("\u202eabc\u0000 \n x ")
@example("a" * 39 + " b")
def test_names_are_fit_to_be_shown(name: str) -> None:
    clean = clean_name(name)
    assert len(clean) <= MAX_NAME
    assert clean == clean_name(clean)
    assert clean.isprintable()
    seat = RecordSeat(name)
    state = start_match(RuleSet(), 1).state
    record = record_of(state, (seat, seat, seat))
    assert read_record(record_text(record)) == Reading(record)


@pytest.mark.parametrize("bot", ["two words", "", "ä", 'x"', "x\n", "a" * 41])
def test_a_bot_has_a_plain_id(bot: str) -> None:
    with pytest.raises(ValueError, match="no name of a bot"):
        RecordSeat("Ana", bot)


# Whatever a file holds


@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    reading = read_record(data)
    assert reading.record is None
    assert reading.fault is not None
    assert reading.fault.message


@given(st.binary(max_size=200), st.integers(0, 30))
def test_any_bytes_after_a_true_beginning(data: bytes, lines: int) -> None:
    reading = read_record("\n".join(LINES[:lines]).encode() + b"\n" + data)
    assert reading.record is not None or reading.fault is not None


@given(st.data())
def test_any_change_to_a_true_record(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(raw)))
        length = data.draw(st.integers(0, 40))
        raw[start : start + length] = data.draw(st.binary(max_size=12))
    _check(read_record(bytes(raw)))


@given(st.data())
def test_any_change_of_lines(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        first = data.draw(st.integers(0, len(lines) - 1))
        second = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["swap", "drop", "double", "words"])):
            case "swap":
                lines[first], lines[second] = lines[second], lines[first]
            case "drop":
                lines.pop(first)
            case "double":
                lines.insert(first, lines[second])
            case _:
                words = lines[first].split() + lines[second].split()
                lines[first] = " ".join(data.draw(st.permutations(words[:8])))
    _check(read_record("\n".join(lines)))


def _check(reading: Reading) -> None:
    """What was read can be played and written again; what was not is said."""
    if reading.record is None:
        assert reading.fault is not None
        assert reading.fault.message
        return
    final_state(reading.record)
    assert read_record(record_text(reading.record)) == Reading(reading.record)
