"""Draw the table offscreen: `draw_table.py FOLDER [--only …] [--sizes 1280x800 …] [--cloths verde …] [--ratio 2]`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from subastao_qt.app.fonts import application_font, load_fonts
from subastao_qt.app.settings_fields import Back, Cloth, Deck, Sorting, Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import CensorSees, Renuncio, Variant
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.table import TableOptions, TableView
from tests.screens.table_states import Moment, find

HUMAN = Seat(0)
NAMES = ("Rosa", "Lola", "Maximiliano Bartolomé de la Vega", "Paco")
C3 = RuleSet()
P4 = RuleSet(variant=Variant.PAIRS4)
S4 = RuleSet(variant=Variant.PAIRS4_SIGNALS)
K4 = RuleSet(variant=Variant.CENSOR4)
CLAIM = RuleSet(renuncio=Renuncio.CLAIM)


def _own_turn(m: Moment) -> bool:
    return m.view.turn == m.view.seat


PHASES: dict[str, tuple[RuleSet, Callable[[Moment], bool]]] = {
    "c3-auction": (
        C3,
        lambda m: m.view.phase is Phase.AUCTION and len(m.view.calls) == 4 and _own_turn(m),
    ),
    "c3-trump": (C3, lambda m: m.view.phase is Phase.TRUMP and _own_turn(m)),
    "c3-lead": (C3, lambda m: m.view.phase is Phase.PLAY and not m.view.tricks and _own_turn(m)),
    "c3-third": (C3, lambda m: len(m.view.trick) == 2 and len(m.view.tricks) == 3 and _own_turn(m)),
    "c3-waiting": (
        C3,
        lambda m: len(m.view.trick) == 1 and len(m.view.tricks) == 6 and not _own_turn(m),
    ),
    "c3-sung": (C3, lambda m: len(m.view.songs) == 2 and len(m.view.trick) == 2),
    "c3-over": (C3, lambda m: m.view.phase is Phase.OVER and bool(m.view.tricks)),
    "c3-revoke": (
        CLAIM,
        lambda m: (
            m.view.result is not None
            and m.view.result.claim is not None
            and m.view.result.claim.true
            and len(m.view.tricks) < 8
        ),
    ),
    "p4-auction": (
        S4,
        lambda m: (
            m.view.phase is Phase.AUCTION
            and len(m.view.calls) == 5
            and any(c.phrase for c in m.view.calls[-3:])
        ),
    ),
    "p4-trick": (P4, lambda m: len(m.view.trick) == 3 and len(m.view.tricks) == 2 and _own_turn(m)),
    "p4-full": (
        P4,
        lambda m: len(m.view.tricks) == 6 and len(m.view.trick) == 3 and not _own_turn(m),
    ),
    "k4-auction": (
        K4,
        lambda m: (
            m.view.dealer != m.view.seat
            and m.view.phase is Phase.AUCTION
            and len(m.view.calls) == 3
        ),
    ),
    "k4-censor": (K4, lambda m: m.view.phase is Phase.CENSOR and _own_turn(m)),
    "k4-resting": (
        K4,
        lambda m: (
            m.view.resting == m.view.seat and m.view.shown is not None and len(m.view.trick) == 2
        ),
    ),
    "k4-taken": (
        K4,
        lambda m: (
            m.view.censoring is not None
            and m.view.declarer == m.view.seat
            and len(m.view.tricks) == 1
            and _own_turn(m)
        ),
    ),
    "k4-other-taken": (
        K4,
        lambda m: (
            m.view.censoring is not None
            and m.view.seat not in (m.view.declarer, m.view.censoring.outbid)
            and len(m.view.trick) == 2
        ),
    ),
    "k4-blind": (
        RuleSet(variant=Variant.CENSOR4, censor_sees=CensorSees.NO),
        lambda m: m.view.resting == m.view.seat and len(m.view.trick) == 1,
    ),
}


def table_in(
    phase: str, options: TableOptions, width: int, height: int, seat: Seat = HUMAN
) -> TableView:
    """A table of a size in a phase of `PHASES`, at rest."""
    rules, wanted = PHASES[phase]
    moment = find(rules, seat, wanted)
    table = TableView(options)
    table.resize(width, height)
    table.set_names(NAMES[: rules.seats])
    table.set_badge("Classic · 500 points", "Classic")
    table.set_view(moment.view)
    table.open_decision(moment.decision())
    return table


def picture_of(table: TableView, ratio: float = 1.0, bar: bool = True) -> QPixmap:
    """The table as it is painted now; with `bar`, a grey block where the bar would usually stand."""
    table.ensurePolished()
    pixmap = table.grab()
    if bar:
        painter = QPainter(pixmap)
        painter.setOpacity(0.25)
        painter.fillRect(table.bar_geometry(430, table.bar_rect().height()), QColor("#000000"))
        painter.end()
    del ratio
    return pixmap


def main(argv: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--sizes", nargs="*", default=["1280x800"])
    parser.add_argument("--cloths", nargs="*", default=["verde"])
    parser.add_argument("--deck", default="classic")
    parser.add_argument("--back", default="red")
    parser.add_argument("--sort", default="suit")
    parser.add_argument("--text", type=float, default=1.0)
    args = parser.parse_args(argv)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setFont(application_font(load_fonts(), app.font()))
    args.folder.mkdir(parents=True, exist_ok=True)
    for phase in PHASES:
        if args.only and not any(part in phase for part in args.only):
            continue
        for cloth in args.cloths:
            for size in args.sizes:
                width, height = map(int, size.split("x"))
                options = TableOptions(
                    cloth=Cloth(cloth), deck=Deck(args.deck), back=Back(args.back),
                    speed=Speed.INSTANT, sorting=Sorting(args.sort), text_scale=args.text,
                )  # fmt: skip
                table = table_in(phase, options, width, height)
                picture_of(table).save(str(args.folder / f"{phase}-{size}-{cloth}.png"))
                table.shutdown()
                table.deleteLater()
    return 0


if __name__ == "__main__":
    sys.exit(main())
