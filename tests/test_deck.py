"""The deck's files: complete, made by the script, right for QtSvg, and Spanish where it can be counted."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from make_deck import cli, digits, large
from make_deck.frame import HEIGHT, PINTA, WIDTH
from make_deck.ink import FACE_NUMBER, RANKS, SUITS
from make_deck.pips import layout

DECKS = ("classic", "large")
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
CARD_FILES = [f"cards/{deck}/{card}.svg" for deck in DECKS for card in CARDS]
BACK_FILES = [f"cards/backs/{name}.svg" for name in ("red", "blue", "green")]
OTHER_FILES = [f"signs/{suit}.svg" for suit in SUITS] + ["icon.svg"]
SVG = "{http://www.w3.org/2000/svg}"
# This size is enough to see whether two drawings touch.
SCALE = 0.4


def text_of(name: str) -> str:
    return (cli.RESOURCES / name).read_text(encoding="utf-8")


def tree_of(name: str) -> ET.Element:
    return ET.fromstring(text_of(name))


def only(name: str, *kept: str) -> bytes:
    """The file with none of its parts but those with the ids in `kept`."""
    root = tree_of(name)
    for child in list(root):
        if child.get("id") not in kept:
            root.remove(child)
    return ET.tostring(root)


def render(data: bytes, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


INKED = bytes([0]) + bytes([1]) * 255


def coverage(data: bytes) -> list[bytes]:
    """Where a drawing covers the card: one byte a pixel, 0 or 1, by lines of pixels."""
    image = render(data, round(WIDTH * SCALE), round(HEIGHT * SCALE)).convertToFormat(
        QImage.Format.Format_Alpha8
    )
    stride, width = image.bytesPerLine(), image.width()
    raw = bytes(image.constBits()).translate(INKED)
    return [raw[y * stride : y * stride + width] for y in range(image.height())]


def overlap(one: list[bytes], other: list[bytes]) -> int:
    """How many pixels two drawings share."""
    both = int.from_bytes(b"".join(one)) & int.from_bytes(b"".join(other))
    return both.bit_count()


@pytest.fixture(scope="module", name="made")
def _made() -> dict[str, str]:
    return cli.files()


def test_every_file_is_there_and_no_other(made: dict[str, str]) -> None:
    expected = {*CARD_FILES, *BACK_FILES, *OTHER_FILES}
    assert set(made) == expected
    found = {
        path.relative_to(cli.RESOURCES).as_posix()
        for folder in ("cards", "signs")
        for path in (cli.RESOURCES / folder).rglob("*.svg")
    }
    assert found | {"icon.svg"} == expected


def test_the_script_makes_the_committed_bytes(made: dict[str, str], tmp_path: Path) -> None:
    assert cli.stale(cli.RESOURCES, made) == []
    (tmp_path / "icon.svg").write_text(made["icon.svg"] + " ", encoding="utf-8")
    assert cli.stale(tmp_path, made) == list(made)


def test_cards_and_backs_have_the_cards_shape_and_signs_are_square() -> None:
    for name in CARD_FILES + BACK_FILES:
        root = tree_of(name)
        assert root.get("viewBox") == "0 0 610 950", name
        assert (root.get("width"), root.get("height")) == ("610", "950"), name
    for name in OTHER_FILES:
        assert tree_of(name).get("viewBox") == "0 0 256 256", name


def test_only_what_qtsvg_draws_right() -> None:
    words = ("clip-path", "clipPath", "<symbol", "<text", "rgba(", "<image", "<style", "href")
    for name in CARD_FILES + BACK_FILES + OTHER_FILES:
        assert not [word for word in words if word in text_of(name)], name
        tags = {element.tag.removeprefix(SVG) for element in tree_of(name).iter()}
        assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse"}, name


def test_qtsvg_draws_every_file_without_a_word(qtbot: QtBot) -> None:
    # The guard on Qt's log fails the test at the first warning.
    for name in CARD_FILES + BACK_FILES + OTHER_FILES:
        image = render(text_of(name).encode(), 60, 60)
        shades = {image.pixel(x, y) for x in range(0, 60, 2) for y in range(0, 60, 2)}
        assert len(shades) > 8, name


def frame_lines(d: str) -> tuple[dict[float, list[tuple[float, float]]], set[float]]:
    """The horizontal runs by height and the sides that are one whole vertical line."""
    runs: dict[float, list[tuple[float, float]]] = {}
    sides = set()
    x = y = 0.0
    for command, body in re.findall(r"([MHVQZ])([^MHVQZ]*)", d):
        values = [float(v) for v in re.findall(r"[-\d.]+", body)]
        if command == "H":
            runs.setdefault(y, []).append((min(x, values[0]), max(x, values[0])))
            x = values[0]
        elif command == "V":
            if abs(values[0] - y) > HEIGHT - 110:
                sides.add(x)
            y = values[0]
        elif command != "Z":
            x, y = values[-2:]
    return runs, sides


@pytest.mark.parametrize("suit", SUITS)
def test_the_pinta_is_broken_as_the_suit_asks(suit: str) -> None:
    for name in (name for name in CARD_FILES if name.endswith(f"{suit}.svg")):
        check_pinta(name, suit)


def check_pinta(name: str, suit: str) -> None:
    frame = next(e for e in tree_of(name) if e.get("id") == "pinta")
    runs, sides = frame_lines(frame.get("d", ""))
    assert len(sides) == 2
    assert sum(sides) == WIDTH
    assert sorted(runs) == [26, HEIGHT - 26]
    for line in runs.values():
        pieces = sorted(line)
        gaps = [(a[1], b[0]) for a, b in pairwise(pieces) if b[0] - a[1] > 1]
        assert len(gaps) == PINTA[suit]
        centres = [26, *((a + b) / 2 for a, b in gaps), WIDTH - 26]
        steps = [b - a for a, b in pairwise(centres)]
        assert max(steps) - min(steps) < 1


def test_the_numbers_are_the_players_own() -> None:
    assert FACE_NUMBER == {"A": "1", "S": "10", "C": "11", "R": "12"}
    for suit in SUITS:
        for rank in RANKS:
            number = digits.index(FACE_NUMBER.get(rank, rank))
            assert text_of(f"cards/classic/{rank}{suit}.svg").count(number) == 2
            assert text_of(f"cards/large/{rank}{suit}.svg").count(large.corner(rank, suit)) == 2


def test_nothing_but_the_number_stands_in_the_corners(qtbot: QtBot) -> None:
    for card in CARDS:
        art = coverage(only(f"cards/classic/{card}.svg", "art"))
        columns = round((140 if card[0] in "SCR" else 112) * SCALE)
        rows = round(150 * SCALE)
        assert not any(b"".join(row[:columns] for row in art[:rows])), card
        assert not any(b"".join(row[-columns:] for row in art[-rows:])), card


def test_no_art_under_a_number_or_over_the_frame(qtbot: QtBot) -> None:
    margin = int(34 * SCALE)
    for name in CARD_FILES:
        art = coverage(only(name, "art"))
        assert overlap(art, coverage(only(name, "index"))) == 0, name
        assert not any(any(row[:margin]) or any(row[-margin:]) for row in art), name
        assert not any(map(any, art[:margin] + art[-margin:])), name


def test_aces_and_figures_are_all_different() -> None:
    arts = [
        ET.tostring(next(e for e in tree_of(f"cards/classic/{r}{s}.svg") if e.get("id") == "art"))
        for s in SUITS
        for r in "ASCR"
    ]
    assert len(set(arts)) == 16


@pytest.mark.parametrize(
    ("rank", "suit"), [(r, s) for s in SUITS for r in RANKS[1:] if r.isdigit()]
)
def test_a_number_card_shows_that_many_signs(rank: str, suit: str) -> None:
    art = next(e for e in tree_of(f"cards/classic/{rank}{suit}.svg") if e.get("id") == "art")
    assert len(art) == int(rank)


@pytest.mark.parametrize("suit", "eb")
@pytest.mark.parametrize("rank", "24567")
def test_swords_and_cudgels_balance_when_turned(suit: str, rank: str) -> None:
    def spots(turn: bool) -> list[tuple[float, float]]:
        return sorted(
            (round(1 - p.x if turn else p.x, 3), round(1 - p.y if turn else p.y, 3))
            for p in layout(suit, int(rank))
        )

    assert spots(turn=False) == spots(turn=True)


@pytest.mark.parametrize("name", BACK_FILES)
def test_backs_look_the_same_upside_down(name: str, qtbot: QtBot) -> None:
    image = render(text_of(name).encode(), 122, 190)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    apart = [
        abs((image.pixel(x, y) >> shift & 255) - (turned.pixel(x, y) >> shift & 255))
        for x in range(0, 122, 3)
        for y in range(0, 190, 3)
        for shift in (0, 8, 16)
    ]
    # Edges fall between pixels a little differently; a drawing of its own would be far off.
    assert sum(apart) / len(apart) < 3
