"""The scene is what `placements` says, whatever happened on the way there."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from subastao_qt.app.settings_fields import Cloth, Sorting, Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import CensorAnswer, CensorSees, Renuncio, Tute, Variant
from subastao_qt.engine.events import CardsDealt, HandCensored, HandRetaken, SongSung, TrickWon
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.table import TableOptions, TableView
from subastao_qt.ui.table.placements import placements
from subastao_qt.ui.table.table_options import INSTANT, Pace, pace_of
from subastao_qt.ui.table.table_scene import TableScene
from tests.screens.table_states import Moment, moments
from tests.ui.table.conftest import MakeTable

RULES = [
    RuleSet(tute=Tute.POINTS),
    RuleSet(variant=Variant.CENSOR4, censor_answer=CensorAnswer.ONCE),
    RuleSet(variant=Variant.CENSOR4, censor_sees=CensorSees.NO, renuncio=Renuncio.CLAIM),
    RuleSet(variant=Variant.PAIRS4_SIGNALS),
    RuleSet(variant=Variant.PAIRS4, renuncio=Renuncio.CLAIM),
]
IDS = [f"{r.variant.value}-{r.renuncio.value}" for r in RULES]


def scene_of(table: TableView) -> TableScene:
    """The table's scene."""
    scene = table.scene()
    assert isinstance(scene, TableScene)
    return scene


def at_rest(table: TableView, moment: Moment) -> None:
    """The scene is the placements of the moment's view."""
    scene = scene_of(table)
    size = table.viewport().size()
    assert (size.width(), size.height()) == (table.width(), table.height())
    assert scene.placed == placements(moment.view, table.measures(), Sorting.SUIT)
    assert list(scene.differences()) == []


def seen(table: TableView, qtbot: QtBot, moment: Moment) -> None:
    """Show a batch to its end, in its own time."""
    with qtbot.waitSignal(
        table.batch_seen, timeout=8000, check_params_cb=lambda n: n == moment.batch.number
    ):
        table.play_batch(moment.batch)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_after_every_batch_the_scene_is_as_placed(
    rules: RuleSet, make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(width=900, height=540)
    for moment in moments(rules, 5, Seat(1), deals=2):
        seen(table, qtbot, moment)
        at_rest(table, moment)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_skipping_in_mid_flight_ends_in_the_same_place(
    rules: RuleSet, make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(Speed.SLOW)
    dice = random.Random(2)
    for moment in moments(rules, 9, Seat(1)):
        numbers: list[int] = []
        table.batch_seen.connect(numbers.append)
        table.play_batch(moment.batch)
        for _ in range(dice.randrange(3)):
            QApplication.processEvents()
        table.skip()
        assert not table.busy
        at_rest(table, moment)
        qtbot.waitUntil(lambda n=numbers: bool(n))  # type: ignore[misc]
        assert numbers == [moment.batch.number]
        table.batch_seen.disconnect(numbers.append)
        no_movement(table)


@pytest.mark.parametrize("rules", RULES, ids=IDS)
def test_resize_theme_and_language_in_mid_flight(
    rules: RuleSet, make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(Speed.SLOW)
    dice = random.Random(3)
    for moment in moments(rules, 11, Seat(0)):
        table.play_batch(moment.batch)
        QApplication.processEvents()
        match dice.randrange(4):
            case 0:
                table.resize(dice.randrange(640, 1500), dice.randrange(480, 1000))
            case 1:
                table.set_options(TableOptions(cloth=dice.choice(list(Cloth)), speed=Speed.SLOW))
            case 2:
                QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
            case _:
                table.set_view(moment.view)
        at_rest(table, moment) if not table.busy else table.skip()
        at_rest(table, moment)
        no_movement(table)


@pytest.mark.parametrize("rules", RULES[:2], ids=IDS[:2])
def test_names_and_badge_in_mid_flight_take_nothing_off(
    rules: RuleSet, make_table: MakeTable, qtbot: QtBot
) -> None:
    """A bubble on its way in stays, or its growing would begin without it (of which Qt warns)."""
    table = make_table(Speed.SLOW)
    scene = scene_of(table)
    for moment in moments(rules, 13, Seat(1)):
        table.play_batch(moment.batch)
        bubbles, contract = dict(scene.bubbles), scene.contract
        table.set_names(("Rosa", "Lola", "Max", "Paco"))
        table.set_badge("Galician")
        if table.busy:
            assert scene.bubbles == bubbles
            assert scene.contract is contract
        table.skip()
        at_rest(table, moment)
        no_movement(table)


def test_a_reset_drops_what_was_to_be_told(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table()
    told: list[int] = []
    table.batch_seen.connect(told.append)
    for moment in moments(RULES[0], 4, Seat(0)):
        table.play_batch(moment.batch)
        table.set_view(moment.view)
        at_rest(table, moment)
    QApplication.processEvents()
    assert told == []


def test_batches_are_shown_in_order(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table()
    told: list[int] = []
    table.batch_seen.connect(told.append)
    all_moments = list(moments(RULES[0], 4, Seat(0)))
    for moment in all_moments:
        table.play_batch(moment.batch)
    qtbot.waitUntil(lambda: len(told) == len(all_moments), timeout=5000)
    assert told == [moment.batch.number for moment in all_moments]
    at_rest(table, all_moments[-1])


def test_movements_run_to_their_own_end(make_table: MakeTable, qtbot: QtBot) -> None:
    """Each kind of movement once in real time, at a speed that lasts a blink."""
    blink = dict.fromkeys(Pace.__dataclass_fields__, 3)
    for rules in (RULES[1], RULES[4]):
        table = make_table(Speed.FAST, 640, 480)
        table._choreographer.pace = Pace(**blink)
        kinds: set[type] = set()
        for moment in moments(rules, 7, Seat(0)):
            seen(table, qtbot, moment)
            at_rest(table, moment)
            kinds.update(type(event) for event in moment.batch.events)
        assert {CardsDealt, TrickWon} <= kinds
        no_movement(table)


def test_the_games_of_these_tests_are_lively() -> None:
    found: set[type] = set()
    for rules in RULES:
        for seed in range(1, 12):
            for moment in moments(rules, seed, Seat(0)):
                found.update(type(event) for event in moment.batch.events)
    assert {HandCensored, HandRetaken, SongSung, TrickWon} <= found


def no_movement(table: TableView) -> None:
    """No animation runs and none waits but those of plates' rings, which `shutdown` ends."""
    table.shutdown()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [a for a in table.findChildren(QAbstractAnimation) if a.state() != a.State.Stopped]
    assert left == []
    own = [t for t in table._choreographer.findChildren(QTimer) if t.isActive()]
    assert own == []


def test_nothing_is_left_after_a_shutdown(make_table: MakeTable) -> None:
    table = make_table(Speed.SLOW)
    for moment in moments(RULES[0], 4, Seat(0)):
        table.set_thinking(Seat(1))
        table.play_batch(moment.batch)
        QApplication.processEvents()
        no_movement(table)
        table.set_view(moment.view)
    extras = scene_of(table).extras
    assert extras == []


def test_the_number_of_items_does_not_grow(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table()
    counts: list[int] = []
    table.resize(900, 540)
    for seed in (3, 4):
        for moment in moments(RULES[0], seed, Seat(0)):
            seen(table, qtbot, moment)
        table.set_view(next(moments(RULES[0], 3, Seat(0))).view)
        counts.append(len(scene_of(table).items()))
    assert len(set(counts)) == 1


def test_the_table_is_never_mirrored(make_table: MakeTable, qapp: QApplication) -> None:
    from PySide6.QtCore import Qt

    table = make_table()
    moment = next(moments(RULES[0], 3, Seat(0)))
    table.set_view(moment.view)
    before = scene_of(table).placed
    try:
        qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        QApplication.processEvents()
        assert scene_of(table).placed == before
        assert isinstance(table, QGraphicsView)
        assert not table.isRightToLeft()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_paces() -> None:
    assert pace_of(TableOptions(speed=Speed.INSTANT)) == INSTANT
    still = pace_of(TableOptions(speed=Speed.NORMAL, reduced_motion=True))
    usual = pace_of(TableOptions(speed=Speed.NORMAL))
    assert (still.rest, still.cante_hold) == (usual.rest, usual.cante_hold)
    assert still.play == still.gather == still.packet == still.slide == 0
    slow, fast = pace_of(TableOptions(speed=Speed.SLOW)), pace_of(TableOptions(speed=Speed.FAST))
    for name in Pace.__dataclass_fields__:
        assert getattr(slow, name) >= getattr(usual, name) >= getattr(fast, name)
