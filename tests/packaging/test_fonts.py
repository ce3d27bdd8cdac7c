"""Every sign of every catalogue, ours and Qt's own, can be drawn with the bundled fonts."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout

from catalogue_file import entries
from subastao_qt.app import fonts, resources
from translations import CATALOGUES, LANGUAGES, catalogue, source_files

ROOT = CATALOGUES.parent
WEIGHTS = ("Regular", "Bold")
# Marks of line and direction: shaping takes them out, no glyph is looked up (tried below with a sample).
DIRECTIONS = "".join(
    map(chr, [*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
)
INVISIBLE = set("\n\t\r" + DIRECTIONS)
SAMPLES = {
    "es": "Señor, ¿envido? ¡Órdago!",
    "ru": "Пётр пасует",
    "zh_CN": "竞叫图特（国王、骑士）",
    "ar": "سوباستاو، توتي بالمزايدة",
    "directions": f"a{DIRECTIONS}ب{DIRECTIONS}",
}


def drawable(weight: str) -> set[str]:
    signs: set[str] = set()
    for path in resources.font_files():
        if path.stem.endswith(weight):
            with TTFont(path) as font:
                signs |= {chr(point) for point in font.getBestCmap()}
    return signs


def texts_of_compiled(path: Path) -> Iterator[str]:
    """Read the translations out of a compiled catalogue: sections of tag, length and body."""
    data = path.read_bytes()
    place = 16
    while place < len(data):
        tag, size = struct.unpack_from(">BI", data, place)
        body = data[place + 5 : place + 5 + size]
        place += 5 + size
        if tag == 0x69:
            yield from _translations(body)


def _translations(body: bytes) -> Iterator[str]:
    place = 0
    while place < len(body):
        tag = body[place]
        place += 1
        if tag == 1:  # end of a message
            continue
        (size,) = struct.unpack_from(">I", body, place)
        place += 4
        if size == 0xFFFFFFFF:
            continue
        if tag == 3:
            yield body[place : place + size].decode("utf-16-be")
        place += size


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_our_catalogues(language: str, weight: str) -> None:
    there = list(entries(catalogue(language)))
    words = {form for entry in there for form in (*entry.forms, entry.phrase.source)}
    assert set("".join(words)) - INVISIBLE <= drawable(weight)


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("language", ["es", "ru", "zh_CN", "ar"])
def test_signs_of_qts_catalogues(language: str, weight: str) -> None:
    path = resources.qt_catalogue(language)
    assert path is not None
    words = set(texts_of_compiled(path))
    assert len(words) > 1000
    assert set("".join(words)) - INVISIBLE <= drawable(weight)


def test_the_sources_names_of_suits_and_signs_can_be_drawn() -> None:
    """Texts that are not translated stand in literals: no sign outside the fonts stands in one."""
    literal = re.compile(r'"([^"\n]*)"')
    signs = {
        sign
        for path in source_files()
        for text in literal.findall((ROOT / path).read_text("utf-8"))
        for sign in text
    }
    assert signs - INVISIBLE <= drawable("Regular")


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("language", list(SAMPLES))
def test_qt_finds_a_glyph_for_every_sign(qapp: QGuiApplication, language: str, bold: bool) -> None:
    font = fonts.application_font(fonts.load_fonts(), QFont())
    font.setBold(bold)
    layout = QTextLayout(SAMPLES[language], font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    assert runs
    assert all(glyph != 0 for run in runs for glyph in run.glyphIndexes())
    families = {run.rawFont().familyName() for run in runs}
    assert all(family.startswith("Subastao Sans") for family in families)


def test_families_are_asked_in_order(qapp: QGuiApplication) -> None:
    assert fonts.load_fonts() == ["Subastao Sans", "Subastao Sans Arabic", "Subastao Sans SC"]
