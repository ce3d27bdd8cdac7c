"""A movement ends where the table then stands: nothing vanishes, appears or jumps when it is over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import TrickWon
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table import TableView
from subastao_qt.ui.table.card_item import CardItem
from subastao_qt.ui.table.choreographer import Choreographer
from subastao_qt.ui.table.table_options import Pace
from tests.screens.table_states import moments
from tests.ui.table.conftest import MakeTable
from tests.ui.table.test_scene import IDS, RULES, scene_of, seen

SEEDS = (1, 2)


def look(table: TableView) -> dict[int, tuple[CardItem, str]]:
    """The cards that are seen, by item, and what each looks like."""
    return {
        id(item): (item, appearance(key, item))
        for key, item in scene_of(table).cards.items()
        if item.isVisible() and item.opacity() > 0.02
    }


def appearance(key: str, item: CardItem) -> str:
    """What would be seen to change."""
    place = f"{item.x():.0f} {item.y():.0f} turned {item.rotation() % 360:.0f}"
    return f"{key} at {place} wide {item.width * item.scale():.0f} face {item.face}"


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_the_end_of_a_movement_is_the_table(
    rules: RuleSet, make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[str] = []
    settle = Choreographer._settle

    def watched(self: Choreographer, view: PlayerView) -> None:
        before = look(table)
        settle(self, view)
        happened = self._stage.event if self._stage else None
        event = type(happened).__name__
        after = look(table)
        for one, (item, text) in before.items():
            if one not in after:
                # The cards of a trick end under the picture of the pile.
                if not (isinstance(happened, TrickWon) and item.face is None):
                    faults.append(f"{event}: vanishes: {text}")
            elif after[one][1] != text:
                faults.append(f"{event}: jumps: {text} -> {after[one][1]}")
        faults.extend(f"{event}: appears: {after[one][1]}" for one in after.keys() - before.keys())

    monkeypatch.setattr(Choreographer, "_settle", watched)
    for seed in SEEDS:
        table = make_table(Speed.FAST, 900, 540)
        for moment in moments(rules, seed, Seat(0), deals=2):
            table._choreographer.pace = Pace(**dict.fromkeys(Pace.__dataclass_fields__, 2))
            if moment.batch.number == 0:
                table.set_view(moment.view)
                faults.clear()
                continue
            seen(table, qtbot, moment)
    assert faults == []
