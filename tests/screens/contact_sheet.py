"""Render contact sheets of the deck for the eye: `contact_sheet.py FOLDER [--only …]`.

Sheets: the whole deck with backs at 150 px, strips at 90 and 44 px, on the three cloths; the same in
grey and as a red-green-blind eye sees it; the twelve figures at 360 px.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent.parent / "resources"
CLOTHS = {"verde": "#23604C", "noche": "#2B323C", "lino": "#E6DAC0"}
RANKS = "A234567SCR"
SUITS = "oceb"
BACKS = ("red", "blue", "green")
RATIO = 950 / 610


def svg(name: str) -> QSvgRenderer:
    """The renderer of a file under resources/."""
    return QSvgRenderer(QByteArray((RESOURCES / name).read_bytes()))


def card_image(name: str, width: int) -> QImage:
    """One file rendered at a width in pixels, as the table does it: once, then shown."""
    renderer = svg(name)
    box = renderer.viewBoxF()
    height = round(width * box.height() / box.width())
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def grid(rows: list[list[str]], width: int, cloth: str, gap: int = 14) -> QImage:
    """Rows of files on a cloth."""
    height = round(width * RATIO)
    columns = max(len(r) for r in rows)
    image = QImage(
        gap + columns * (width + gap), gap + len(rows) * (height + gap), QImage.Format.Format_RGB32
    )
    image.fill(QColor(cloth))
    painter = QPainter(image)
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            painter.drawImage(
                gap + x * (width + gap), gap + y * (height + gap), card_image(name, width)
            )
    painter.end()
    return image


def deck_rows(deck: str) -> list[list[str]]:
    """The forty cards by suit, a back at the end of each row."""
    backs = [*BACKS, BACKS[0]]
    return [
        [f"cards/{deck}/{r}{s}.svg" for r in RANKS] + [f"cards/backs/{backs[i]}.svg"]
        for i, s in enumerate(SUITS)
    ]


def figure_rows(deck: str, ranks: str = "SCR") -> list[list[str]]:
    """The figures of some ranks, one rank a row."""
    return [[f"cards/{deck}/{r}{s}.svg" for s in SUITS] for r in ranks]


def recoloured(deck: str, change: Callable[[int, int, int], tuple[int, int, int]]) -> QImage:
    """The whole deck at 90 px through a filter of colours."""
    image = grid(deck_rows(deck), 90, CLOTHS["verde"], 8)
    out = image.convertToFormat(QImage.Format.Format_RGB32)
    seen: dict[int, int] = {}
    for y in range(out.height()):
        for x in range(out.width()):
            value = out.pixel(x, y)
            if value not in seen:
                r, g, b = change(value >> 16 & 255, value >> 8 & 255, value & 255)
                seen[value] = 0xFF000000 | r << 16 | g << 8 | b
            out.setPixel(x, y, seen[value])
    return out


def _grey(r: int, g: int, b: int) -> tuple[int, int, int]:
    v = round(0.2126 * r + 0.7152 * g + 0.0722 * b)
    return v, v, v


def _deutan(r: int, g: int, b: int) -> tuple[int, int, int]:
    """Deuteranopia by the matrix of Viénot, Brettel and Mollon (1999), in linear light."""
    lr, lg, lb = ((c / 255) ** 2.2 for c in (r, g, b))
    yellow = 0.29275 * lr + 0.70725 * lg
    blue = -0.02234 * lr + 0.02234 * lg + lb

    def back(v: float) -> int:
        return int(255 * max(0.0, min(1.0, v)) ** (1 / 2.2) + 0.5)

    return back(yellow), back(yellow), back(blue)


def sheets() -> dict[str, Callable[[], QImage]]:
    """Every sheet by name; each is made when called."""
    out: dict[str, Callable[[], QImage]] = {}
    cloth = CLOTHS["verde"]
    for deck in ("classic", "large"):
        for name, color in CLOTHS.items():
            for width in (150, 90, 44):
                out[f"{deck}-{width}-{name}"] = partial(
                    grid, deck_rows(deck), width, color, max(4, width // 11)
                )
        for rank in "SCR":
            out[f"{deck}-360-{rank}"] = partial(grid, figure_rows(deck, rank), 360, cloth)
        for width in (180, 64):
            out[f"{deck}-{width}"] = partial(grid, figure_rows(deck), width, cloth, 10)
    out["aces-360"] = partial(grid, figure_rows("classic", "A"), 360, cloth)
    out["classic-90-grey"] = partial(recoloured, "classic", _grey)
    out["classic-90-deutan"] = partial(recoloured, "classic", _deutan)
    return out


def main(argv: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], help="parts of sheets' names")
    args = parser.parse_args(argv)
    app = QGuiApplication.instance() or QGuiApplication([])
    args.folder.mkdir(parents=True, exist_ok=True)
    for name, make in sheets().items():
        if not args.only or any(part in name for part in args.only):
            make().save(str(args.folder / f"{name}.png"))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
