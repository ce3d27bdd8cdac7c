"""Where each part of the program is told of in the book: the map behind F1.

A widget that wants another page than its window says so by the property `book` (`page#anchor`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from subastao_qt.app.book import FIRST
from subastao_qt.app.book_text import Target, parse_target
from subastao_qt.engine.actions import Sing
from subastao_qt.engine.choices import Renuncio, Variant
from subastao_qt.engine.errors import Duty, DutyKind
from subastao_qt.engine.facts import Ending, Phase
from subastao_qt.engine.view import PlayerView

PROPERTY: Final = "book"

OPTION_PAGES: Final[Mapping[str, str]] = {
    "variant": "variants",
    "shuffle": "deal#shuffle",
    "packets": "deal#packets",
    "min_bid": "auction#bids",
    "bid_step": "auction#bids",
    "auction_rounds": "auction#end",
    "pairs_auction_end": "auction#end",
    "censor_sees": "variants#censor",
    "censor_answer": "variants#censor",
    "signal_truth": "variants#signals",
    "signal_audience": "variants#signals",
    "phrases": "variants#signals",
    "first_lead": "play#lead",
    "undertrump": "play#undertrump",
    "renuncio": "renuncio",
    "singers": "cantes#who",
    "defence_cantes": "cantes#who",
    "cantes_per_trick": "cantes#when",
    "pair_singer": "cantes#who",
    "tute": "cantes#tute",
    "tute_points": "cantes#tute",
    "made_score": "scoring#made",
    "failed_bid": "scoring#failed",
    "failed_penalty": "scoring#failed",
    "resting_scores": "scoring#failed",
    "match_end": "scoring#match",
    "target": "scoring#match",
    "deals": "scoring#match",
}
"""Where each option of the rules is told of."""

DUTY_PAGES: Final[Mapping[DutyKind, str]] = {
    DutyKind.LEAD: "play#lead",
    DutyKind.BEAT: "play#beat",
    DutyKind.FOLLOW: "play#follow",
    DutyKind.TRUMP: "play#trump",
    DutyKind.OVERTRUMP: "play#overtrump",
    DutyKind.UNDERTRUMP: "play#undertrump",
    DutyKind.FREE: "play#free",
}
"""Where each duty is told of: the answer to "Why can't I play this?"."""

WINDOW_PAGES: Final[Mapping[str, str]] = {
    "MainWindow": "welcome",
    "TableView": "program#table",
    "DecisionBar": "program#table",
    "ResultPanel": "scoring",
    "ScoreDock": "scoring#sheet",
    "LogDock": "program#sheets",
    "TableDock": "program#sheets",
    "NewMatchDialog": "program#match",
    "RulesForm": "rules",
    "PlayersForm": "program#bots",
    "PresetBar": "variants#presets",
    "SettingsDialog": "program#settings",
    "ArchiveDialog": "program#matches",
    "AboutDialog": "sources",
    "QMessageBox": "program",
    "QInputDialog": "program#matches",
    "QFileDialog": "program#matches",
    "QMenuBar": "program",
    "QMenu": "program",
}
"""Where the parts of the window and the dialogs are told of, by the names of their classes."""

PHASE_PAGES: Final[Mapping[Phase, str]] = {
    Phase.AUCTION: "auction",
    Phase.CENSOR: "variants#censor",
    Phase.CENSOR_ANSWER: "variants#censor",
    Phase.TRUMP: "declarer#trump",
    Phase.PLAY: "play",
    Phase.OVER: "scoring",
}
"""What the table shows at each moment of a deal."""

TABLE_WIDGETS: Final = frozenset(
    {"MainWindow", "TablePlace", "TableView", "DecisionBar", "ResultPanel", "LessonPanel"}
)
"""Where F1 asks what the deal is waiting for."""


def option_target(option: str) -> Target:
    """The place that tells of an option of the rules."""
    return parse_target(OPTION_PAGES[option])


def duty_target(duty: Duty) -> Target:
    """The place that tells why a card may not be played."""
    return parse_target(DUTY_PAGES[duty.kind])


def table_target(view: PlayerView | None) -> Target:
    """The place that tells of what the table is waiting for now."""
    if view is None:
        return Target(FIRST)
    if view.phase is Phase.PLAY:
        if any(isinstance(action, Sing) for action in view.legal):
            return Target("cantes", "when")
        if view.duty is not None:
            return duty_target(view.duty)
    if (
        view.phase is Phase.AUCTION
        and view.rules.variant is Variant.PAIRS4_SIGNALS
        and view.offered
    ):
        return Target("variants", "signals")
    if view.phase is Phase.OVER and view.result is not None:
        if view.result.ending is Ending.CLAIM and view.rules.renuncio is Renuncio.CLAIM:
            return Target("renuncio", "claim")
        if view.result.ending is Ending.PASSED_OUT:
            return Target("auction", "end")
    return parse_target(PHASE_PAGES[view.phase])


def target_of(widget: QWidget | None, view: PlayerView | None) -> Target:
    """The place that fits where the person is: the widget with the focus, else what holds it."""
    while widget is not None:
        own = widget.property(PROPERTY)
        if isinstance(own, str) and own:
            return parse_target(own)
        option = widget.objectName().removeprefix("option_")
        if option != widget.objectName() and option in OPTION_PAGES:
            return option_target(option)
        for kind in type(widget).__mro__:
            if kind.__name__ in TABLE_WIDGETS:
                return table_target(view)
            if kind.__name__ in WINDOW_PAGES:
                return parse_target(WINDOW_PAGES[kind.__name__])
        widget = widget.parentWidget()
    return table_target(view)
