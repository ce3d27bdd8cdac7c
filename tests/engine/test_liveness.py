"""Each choice of each option changes something: the stored pairs of games, played again."""

from __future__ import annotations

import re

import pytest

from subastao_qt.engine.ruleset import OPTIONS
from tests.engine.make_liveness import FOLDER, pairs, parting


@pytest.mark.parametrize("name", list(OPTIONS))
def test_every_choice_makes_a_difference(name: str) -> None:
    stored = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    seeds = [int(text) for text in re.findall(r"^seed (\d+):", stored, re.MULTILINE)]
    again = [parting(pair, seed) for pair, seed in zip(pairs(OPTIONS[name]), seeds, strict=True)]
    assert None not in again
    assert "\n".join(filter(None, again)) == stored, "see tests/engine/make_liveness.py"


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(OPTIONS)
