"""Make the font subsets of `resources/fonts` from the open fonts they are taken from.

    python packaging/make_fonts.py FOLDER

FOLDER holds the npm packages `@expo-google-fonts/noto-sans`, `…/noto-sans-arabic` and `…/noto-sans-sc`
(`npm install` them anywhere; FOLDER is the `node_modules` made by that). The subsets are committed,
so only whoever wants other characters or newer fonts runs this.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"

WEIGHTS = {"400Regular": "Regular", "700Bold": "Bold"}

# Numbers of the naming table: family, its unique id, full name, PostScript name.
FAMILY, UNIQUE, FULL, POSTSCRIPT = 1, 3, 4, 6


def blocks(*bounds: tuple[int, int]) -> set[int]:
    """Return the code points of the blocks whose first and last are given."""
    return {point for first, last in bounds for point in range(first, last + 1)}


def simplified_chinese() -> Iterator[int]:
    """Yield GB 2312's rows of signs (1 to 3) and its 3,755 common characters (level 1, rows 16 to 55)."""
    for row in [1, 2, 3, *range(16, 56)]:
        for cell in range(1, 95):
            try:
                yield ord(bytes([0xA0 + row, 0xA0 + cell]).decode("gb2312"))
            except UnicodeDecodeError:
                continue  # a cell the standard leaves empty


LATIN_AND_CYRILLIC = blocks(
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin 1 and Extended-A: names of players
    (0x0218, 0x021B),  # Romanian
    (0x02BC, 0x02BC),
    (0x02C6, 0x02DD),
    (0x0300, 0x0304),  # accents that combine, in names
    (0x0306, 0x030C),
    (0x0327, 0x0328),
    (0x0338, 0x0338),
    (0x01D0, 0x01D0),
    (0x0400, 0x045F),  # Cyrillic
    (0x0490, 0x0491),
    (0x1E9E, 0x1E9E),
    (0x2000, 0x200F),  # spaces and marks of direction
    (0x2010, 0x2015),
    (0x2018, 0x201E),
    (0x2020, 0x2022),
    (0x2026, 0x2026),
    (0x202A, 0x202F),
    (0x2030, 0x2030),
    (0x2032, 0x2033),
    (0x2039, 0x203A),
    (0x2044, 0x2044),
    (0x20AC, 0x20AC),
    (0x2116, 0x2116),
    (0x2122, 0x2122),
    (0x2212, 0x2212),
    (0xFEFF, 0xFEFF),
    (0xFFFD, 0xFFFD),
)

ARABIC = blocks((0x0600, 0x06FF), (0x200C, 0x200F), (0x2066, 0x2069), (0x0020, 0x0020)) | {0x00A0}

ISOLATES = range(0x2066, 0x206A)
"""Marks round a value in Arabic text. Noto Sans has no glyphs for them, and Qt would take those of some font of the
system, or a box; they get the invisible one of the left-to-right mark."""
LEFT_TO_RIGHT_MARK = 0x200E

ARABIC_FAMILY = "Subastao Sans Arabic"

HAN_LACKING_IN_LEVEL_1 = (
    "伽寮浏"  # Qt's own catalogue has these three rarer ones; ours may add to them
)

SIGNS = "←↑→↓↔↕⇄⇧⏎≠≤≥∞▲▶▼◀●○★☆✓♪"  # drawn by the Chinese font in every language


@dataclass(frozen=True)
class Family:
    """One family to cut down: where it comes from, what it is called here, which characters stay.

    It gets a name of its own, so that a machine's own Noto, which may be older or fuller, is never mixed
    in: the same program draws the same picture everywhere.
    """

    package: str
    name: str
    points: frozenset[int]


def families() -> list[Family]:
    """List the families, in the order in which the program looks a character up."""
    han = {*simplified_chinese(), *map(ord, HAN_LACKING_IN_LEVEL_1)}
    han |= set(map(ord, SIGNS))
    han |= blocks((0x3000, 0x3003), (0x3008, 0x3011), (0xFF01, 0xFF5E))
    return [
        Family("noto-sans", "Subastao Sans", frozenset(LATIN_AND_CYRILLIC)),
        Family("noto-sans-arabic", ARABIC_FAMILY, frozenset(ARABIC)),
        Family("noto-sans-sc", "Subastao Sans SC", frozenset(han)),
    ]


def rename(font: TTFont, family: str, weight: str) -> None:
    """Give the font another name, and leave the lines on its makers and its licence as they are."""
    postscript = f"{family.replace(' ', '')}-{weight}"
    full = f"{family} {weight}"
    new = {FAMILY: family, UNIQUE: postscript, FULL: full, POSTSCRIPT: postscript}
    for record in font["name"].names:
        if record.nameID in new:
            record.string = new[record.nameID]


def hide_isolates(font: TTFont) -> None:
    """Give the isolates, where the font has marks of direction at all, the glyph of one: nothing, without width."""
    for table in font["cmap"].tables:
        if table.isUnicode() and LEFT_TO_RIGHT_MARK in table.cmap:
            for point in ISOLATES:
                table.cmap.setdefault(point, table.cmap[LEFT_TO_RIGHT_MARK])


def bring_lines_together(font: TTFont) -> None:
    """Give Arabic lines nearly the height of Latin ones.

    The font leaves room for vowel signs stacked upon one another (2.1 em a line), which make every row of a
    window half as high again. Our texts reach from 0.77 em above the line to 0.40 em below it, shadda and all.
    """
    units = font["head"].unitsPerEm
    above, below = round(1.069 * units), round(0.42 * units)
    for table, names in (
        (font["hhea"], ("ascent", "descent")),
        (font["OS/2"], ("sTypoAscender", "sTypoDescender")),
    ):
        setattr(table, names[0], above)
        setattr(table, names[1], -below)
    font["OS/2"].usWinAscent = above
    font["OS/2"].usWinDescent = below


def cut(source: Path, target: Path, family: Family, weight: str) -> None:
    """Write to `target` the part of the font `source` that draws the family's points, shaping and all."""
    options = subset.Options()
    options.layout_features = ["*"]
    options.hinting = False  # Qt hints by itself where the screen wants it
    options.name_IDs = ["*"]  # the copyright and licence lines go along, as the licence asks
    options.notdef_outline = True
    options.recalc_timestamp = False  # the same inputs make the same file
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(family.points))
    cutter.subset(font)
    hide_isolates(font)
    if family.name == ARABIC_FAMILY:
        bring_lines_together(font)
    rename(font, family.name, weight)
    subset.save_font(font, str(target), options)
    font.close()


def make(node_modules: Path) -> list[Path]:
    """Write every subset; return the files written."""
    FONTS.mkdir(parents=True, exist_ok=True)
    written = []
    for family in families():
        for folder, weight in WEIGHTS.items():
            fonts = node_modules / "@expo-google-fonts" / family.package / folder
            (source,) = fonts.glob(f"*_{folder}.ttf")
            target = FONTS / f"{family.name.replace(' ', '')}-{weight}.ttf"
            cut(source, target, family, weight)
            written.append(target)
    return written


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make the font subsets of resources/fonts.")
    parser.add_argument("node_modules", type=Path)
    arguments = parser.parse_args()
    for path in make(arguments.node_modules):
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
