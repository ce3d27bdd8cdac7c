"""Deck and table are drawn as in the golden pictures, to the last pixel. `python -m tests.golden` makes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.golden.pictures import FOLDER, PICTURES, VERSION_FILE, with_our_font

DRAWN_BY = VERSION_FILE.read_text("ascii").strip()


def different(one: QImage, other: QImage) -> int:
    """How many pixels differ; all of them if the sizes do."""
    if one.size() != other.size():
        return one.width() * one.height()
    if one == other:
        return 0
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.skipif(
    qVersion() != DRAWN_BY,
    reason=f"the pictures were drawn by Qt {DRAWN_BY}, here is {qVersion()}: lines may be smoothed otherwise",
)
@pytest.mark.parametrize("name", list(PICTURES))
def test_as_in_the_golden_picture(qapp: QApplication, tmp_path: Path, name: str) -> None:
    with with_our_font(qapp):
        drawn = PICTURES[name]()
    golden = QImage(str(FOLDER / f"{name}.png")).convertToFormat(drawn.format())
    count = different(drawn, golden)
    if count:
        drawn.save(str(tmp_path / f"{name}.png"))
    assert count == 0, f"{count} pixels differ; drawn now: {tmp_path / f'{name}.png'}"


def test_one_changed_pixel_is_seen() -> None:
    golden = QImage(str(FOLDER / "deck-classic.png"))
    changed = golden.copy()
    changed.setPixel(100, 100, changed.pixel(100, 100) ^ 0x010000)
    assert different(golden, changed) == 1
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
