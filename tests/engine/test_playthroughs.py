"""Stored deals, made again and compared."""

from __future__ import annotations

import pytest

from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS, Preset
from tests.engine.make_playthroughs import FOLDER, file_name, playthrough


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
@pytest.mark.parametrize("variant", list(Variant), ids=lambda variant: variant.value)
def test_a_playthrough_is_what_it_was(variant: Variant, preset: Preset) -> None:
    stored = (FOLDER / file_name(variant, preset)).read_text(encoding="utf-8")
    assert playthrough(variant, preset) == stored, "see tests/engine/make_playthroughs.py"


def test_no_playthrough_is_left_over() -> None:
    names = {file_name(variant, preset) for variant in Variant for preset in PRESETS}
    assert {path.name for path in FOLDER.iterdir()} == names
