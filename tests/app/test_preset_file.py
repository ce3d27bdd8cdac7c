"""Rules in small text files."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.app.preset_file import (
    MAX_BYTES,
    PresetFileError,
    preset_file_text,
    read_preset_file,
)
from subastao_qt.app.settings_fields import OwnPreset
from subastao_qt.engine.ruleset import OPTIONS, make_rules, rules_text

JUEVES = OwnPreset("Los jueves", "variant=pairs4 min_bid=70 bid_step=10 target=700")


def test_what_is_written_is_read_back_equal() -> None:
    text = preset_file_text(JUEVES)
    assert text.splitlines()[:3] == ["subastao rules 1", "name Los jueves", "variant=pairs4"]
    assert read_preset_file(text.encode()) == JUEVES
    assert read_preset_file(("\ufeff# a note\r\n" + text.replace("\n", "\r\n")).encode()) == JUEVES


@pytest.mark.parametrize("name", [n for n, o in OPTIONS.items() if hasattr(o, "choices")])
def test_every_choice_goes_through_a_file(name: str) -> None:
    option = OPTIONS[name]
    for choice in getattr(option, "choices", ()):
        preset = OwnPreset("x", rules_text(make_rules({name: choice})))
        assert read_preset_file(preset_file_text(preset).encode()) == preset


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("", 1, "subastao rules 1"),
        ("hello\n", 1, "expected"),
        ("subastao rules 2\nname x\n", 1, "newer"),
        ("subastao rules 1\n", 0, "name"),
        ("subastao rules 1\nname x\nvariant\n", 3, "option=value"),
        ("subastao rules 1\nname x\ncolour=red\n", 3, "colour"),
        ("subastao rules 1\nname x\n\nshuffle=never\n", 4, "never"),
        ("subastao rules 1\nname x\nshuffle=full\nshuffle=light\n", 4, "twice"),
        ("subastao rules 1\nname x\nbid_step=10\nmin_bid=65\n", 0, "multiple of 10"),
        ("subastao rules 1\nname x\n" + "#" * MAX_BYTES, 0, "at most"),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, line: int, word: str) -> None:
    with pytest.raises(PresetFileError) as caught:
        read_preset_file(text.encode())
    assert caught.value.line == line
    assert word in str(caught.value)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with contextlib.suppress(PresetFileError):
        read_preset_file(b"subastao rules 1\nname x\n" + data)
