"""Write the deck's files, or check that the files there are the ones that would be written."""

from __future__ import annotations

import argparse
from pathlib import Path

from .aces import ace
from .backs import COLORS, back
from .digits import index
from .figures import figure
from .frame import page
from .icon import badge, icon
from .ink import FACE_NUMBER, RANKS, SUITS
from .large import corner, number_art, shrunk
from .pips import pips

RESOURCES = Path(__file__).resolve().parent.parent


def art(rank: str, suit: str) -> str:
    """The picture of a card without paper, frame and numbers."""
    if rank == "A":
        return ace(suit)
    if rank in "SCR":
        return figure(rank, suit)
    return pips(suit, int(rank))


def files() -> dict[str, str]:
    """Every file of the deck: its path under `resources/`, and its text."""
    out: dict[str, str] = {}
    for suit in SUITS:
        for rank in RANKS:
            picture = art(rank, suit)
            number = FACE_NUMBER.get(rank, rank)
            out[f"cards/classic/{rank}{suit}.svg"] = page(suit, picture, index(number))
            out[f"cards/large/{rank}{suit}.svg"] = page(
                suit,
                number_art(rank, suit) if rank.isdigit() else shrunk(rank, suit, picture),
                corner(rank, suit),
            )
        out[f"signs/{suit}.svg"] = badge(suit)
    for name in COLORS:
        out[f"cards/backs/{name}.svg"] = back(name)
    out["icon.svg"] = icon()
    return out


def stale(root: Path, made: dict[str, str]) -> list[str]:
    """The paths under `root` whose file is missing or differs from the text in `made`."""
    return [
        name
        for name, text in made.items()
        if not (root / name).is_file() or (root / name).read_bytes() != text.encode()
    ]


def main(argv: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="make_deck", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    parser.add_argument("--root", type=Path, default=RESOURCES, help="the resources folder")
    args = parser.parse_args(argv)
    if args.check:
        bad = stale(args.root, files())
        for name in bad:
            print(f"differs: {name}")
        return 1 if bad else 0
    for name, text in files().items():
        target = args.root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    return 0
