"""A card is played when it is meant, and never by accident."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.table import TableView
from tests.screens.table_states import Moment, find, moments
from tests.ui.table.conftest import MakeTable
from tests.ui.table.test_scene import at_rest, scene_of

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

# The offscreen platform says so of every tooltip.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def dimmed_moment(m: Moment) -> bool:
    """On turn to play, with cards that may and cards that may not be played."""
    plays = [a for a in m.view.legal if isinstance(a, Play)]
    return m.view.turn == m.view.seat and 2 <= len(plays) < len(m.view.hand) - 1


MOMENT = find(RuleSet(), Seat(0), dimmed_moment)
GOOD = [a.card for a in MOMENT.view.legal if isinstance(a, Play)]
BAD = [card for card in MOMENT.view.hand if card not in GOOD]


class Player:
    """A table with an open decision, and what it said."""

    def __init__(self, table: TableView, moment: Moment = MOMENT) -> None:
        self.table = table
        self.clock = Clock()
        table._hand._clock = self.clock
        self.chosen: list[Card] = []
        self.refused: list[tuple[Card, str]] = []
        self.beside = 0
        table.card_chosen.connect(self.chosen.append)
        table.card_refused.connect(lambda card, why: self.refused.append((card, why)))
        table.background_clicked.connect(self._beside)
        self.moment = moment
        table.set_view(moment.view)
        table.open_decision(moment.decision())
        self.clock.now += 1

    def _beside(self) -> None:
        self.beside += 1

    def point(self, card: Card) -> QPoint:
        """A point on the visible part of a card."""
        item = scene_of(self.table).cards[card.code]
        return self.table.mapFromScene(item.x() - item.width * 0.35, item.y())

    def send(
        self,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = LEFT,
        held: Qt.MouseButton = LEFT,
    ) -> None:
        """A mouse event."""
        port = self.table.viewport()
        spot = QPointF(at)
        event = QMouseEvent(kind, spot, QPointF(port.mapToGlobal(at)), button, held, NONE)
        QApplication.sendEvent(port, event)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Down and up."""
        self.send(QEvent.Type.MouseButtonPress, at, button, button)
        self.send(QEvent.Type.MouseButtonRelease, at, button, Qt.MouseButton.NoButton)

    def key(self, key: Qt.Key) -> None:
        """A key of the table."""
        QTest.keyClick(self.table, key)

    def drag(self, start: QPoint, *way: QPoint) -> None:
        """Down, along, up."""
        self.send(QEvent.Type.MouseButtonPress, start)
        for at in way:
            self.send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
        self.send(QEvent.Type.MouseButtonRelease, way[-1], LEFT, Qt.MouseButton.NoButton)


@pytest.fixture
def player(make_table: MakeTable) -> Player:
    return Player(make_table())


@pytest.fixture
def careful(make_table: MakeTable) -> Player:
    """One who confirms each card."""
    return Player(make_table(confirm=True))


def test_a_click_plays(player: Player) -> None:
    player.click(player.point(GOOD[0]))
    assert player.chosen == [GOOD[0]]


def test_a_card_is_chosen_once(player: Player) -> None:
    """The answer may take a moment: no second card goes meanwhile."""
    player.click(player.point(GOOD[0]))
    player.clock.now += 5
    player.click(player.point(GOOD[1]))
    assert player.chosen == [GOOD[0]]


def test_a_dimmed_card_is_refused_with_its_reason(player: Player) -> None:
    player.click(player.point(BAD[0]))
    assert player.chosen == []
    [(card, why)] = player.refused
    assert card is BAD[0]
    assert "must" in why
    scene = scene_of(player.table)
    assert scene.cards[BAD[0].code].toolTip() == why
    assert scene.cards[GOOD[0].code].toolTip() == ""
    assert {c.code for c in BAD} == {k for k, item in scene.cards.items() if item.dimmed}


def test_nothing_is_dimmed_where_revokes_are_claimed(make_table: MakeTable) -> None:
    rules = RuleSet(renuncio=Renuncio.CLAIM)
    moment = find(
        rules,
        Seat(0),
        lambda m: (
            m.view.turn == m.view.seat
            and len(m.view.trick) == 2
            and len(m.view.meeting) < len(m.view.hand)
        ),
    )
    player = Player(make_table(), moment)
    assert not any(item.dimmed for item in scene_of(player.table).cards.values())
    bad = next(card for card in moment.view.hand if card not in moment.view.meeting)
    player.click(player.point(bad))
    assert player.chosen == [bad]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(player: Player, button: Qt.MouseButton) -> None:
    player.click(player.point(GOOD[0]), button)
    assert (player.chosen, player.refused, player.beside) == ([], [], 0)


def test_another_button_during_a_drag_changes_nothing(player: Player) -> None:
    start = player.point(GOOD[0])
    player.send(QEvent.Type.MouseButtonPress, start)
    player.send(QEvent.Type.MouseMove, start - QPoint(0, 60), Qt.MouseButton.NoButton)
    player.send(QEvent.Type.MouseButtonPress, start, Qt.MouseButton.RightButton)
    player.send(QEvent.Type.MouseButtonRelease, start, Qt.MouseButton.RightButton)
    player.send(QEvent.Type.MouseMove, start, Qt.MouseButton.NoButton)
    player.send(QEvent.Type.MouseButtonRelease, start, LEFT, Qt.MouseButton.NoButton)
    assert player.chosen == []
    player.table.relayout()
    at_rest(player.table, player.moment)


def test_a_click_just_after_the_question_changed_does_nothing(player: Player) -> None:
    player.table.open_decision(None)
    player.table.open_decision(player.moment.decision())
    player.clock.now += 0.2
    player.click(player.point(GOOD[0]))
    assert player.chosen == []
    player.clock.now += 0.1
    player.click(player.point(GOOD[0]))
    assert player.chosen == [GOOD[0]]


def test_three_quick_clicks_play_one_card(player: Player) -> None:
    at = player.point(GOOD[0])
    player.click(at)
    player.table.open_decision(None)
    player.clock.now += 0.1
    player.send(QEvent.Type.MouseButtonDblClick, at)
    player.send(QEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton)
    player.table.set_view(player.moment.view)
    player.table.open_decision(player.moment.decision())
    player.clock.now += 0.1
    player.click(at)
    assert player.chosen == [GOOD[0]]


def test_without_a_question_nothing_is_played(player: Player) -> None:
    player.table.open_decision(None)
    player.clock.now += 1
    player.click(player.point(GOOD[0]))
    player.drag(player.point(GOOD[0]), player.point(GOOD[0]) - QPoint(0, 300))
    assert (player.chosen, player.refused) == ([], [])


def test_a_drag_onto_the_table_plays(player: Player) -> None:
    start = player.point(GOOD[0])
    player.drag(start, start - QPoint(0, 80), start - QPoint(0, 300))
    assert player.chosen == [GOOD[0]]


def test_a_drag_that_returns_plays_nothing(player: Player) -> None:
    start = player.point(GOOD[0])
    player.drag(start, start - QPoint(0, 300), start + QPoint(2, 2))
    assert (player.chosen, player.refused) == ([], [])
    player.table.relayout()
    at_rest(player.table, player.moment)


def test_a_dimmed_card_dragged_onto_the_table_comes_back(player: Player) -> None:
    start = player.point(BAD[0])
    player.drag(start, start - QPoint(0, 80), start - QPoint(0, 300))
    assert player.chosen == []
    assert [card for card, _ in player.refused] == [BAD[0]]
    at_rest(player.table, player.moment)


def test_a_drag_whose_release_is_lost_ends_with_the_next_press(player: Player) -> None:
    player.table._hand.hover_ms = 90
    first, second = player.point(BAD[0]), player.point(BAD[1])
    away = QPoint(-40, -150)
    player.send(QEvent.Type.MouseButtonPress, first)
    player.send(QEvent.Type.MouseMove, first + away, Qt.MouseButton.NoButton)
    player.drag(second, second + away)
    scene = scene_of(player.table)
    back = player.table._hand._returning
    assert back is not None
    back.setCurrentTime(back.duration())
    assert list(scene.differences()) == []


def test_a_second_drag_while_a_card_returns_leaves_none_behind(player: Player) -> None:
    player.table._hand.hover_ms = 90
    for card in BAD[:2]:
        at = player.point(card)
        player.drag(at, at + QPoint(-40, -150))
    scene = scene_of(player.table)
    back = player.table._hand._returning
    assert back is not None
    back.setCurrentTime(back.duration())
    assert list(scene.differences()) == []


def test_a_drag_ends_where_the_table_is_shown_anew(player: Player) -> None:
    start = player.point(GOOD[0])
    player.send(QEvent.Type.MouseButtonPress, start)
    player.send(QEvent.Type.MouseMove, start - QPoint(0, 200), Qt.MouseButton.NoButton)
    player.table.set_view(player.moment.view)
    at_rest(player.table, player.moment)
    player.send(QEvent.Type.MouseMove, start - QPoint(0, 250), Qt.MouseButton.NoButton)
    player.send(
        QEvent.Type.MouseButtonRelease, start - QPoint(0, 250), LEFT, Qt.MouseButton.NoButton
    )
    at_rest(player.table, player.moment)
    assert player.chosen == []


def test_who_confirms_clicks_twice(careful: Player) -> None:
    careful.click(careful.point(GOOD[0]))
    assert careful.chosen == []
    assert scene_of(careful.table).cards[GOOD[0].code].raised
    careful.click(careful.point(GOOD[1]))
    assert careful.chosen == []
    assert not scene_of(careful.table).cards[GOOD[0].code].raised
    careful.clock.now += 1
    careful.click(careful.point(GOOD[1]))
    assert careful.chosen == [GOOD[1]]


def test_who_confirms_may_click_double(careful: Player) -> None:
    at = careful.point(GOOD[0])
    careful.click(at)
    careful.send(QEvent.Type.MouseButtonDblClick, at)
    careful.send(QEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton)
    assert careful.chosen == [GOOD[0]]


def test_keys_move_where_they_point_and_play(player: Player) -> None:
    hand = [item.face for item in scene_of(player.table).hand_items()]
    player.key(Qt.Key.Key_Right)
    assert player.table._hand.focus is hand[0]
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Left)
    assert player.table._hand.focus is hand[1]
    player.key(Qt.Key.Key_End)
    assert player.table._hand.focus is hand[-1]
    player.key(Qt.Key.Key_Right)
    assert player.table._hand.focus is hand[-1]
    player.key(Qt.Key.Key_Home)
    while player.table._hand.focus is not GOOD[0]:
        player.key(Qt.Key.Key_Right)
    item = scene_of(player.table).cards[GOOD[0].code]
    assert item.raised
    assert item.ringed
    player.key(Qt.Key.Key_Return)
    assert player.chosen == [GOOD[0]]


def test_keys_confirm_too(careful: Player) -> None:
    careful.key(Qt.Key.Key_Home)
    while careful.table._hand.focus is not GOOD[0]:
        careful.key(Qt.Key.Key_Right)
    careful.key(Qt.Key.Key_Space)
    assert careful.chosen == []
    careful.key(Qt.Key.Key_Escape)
    assert not careful.table._hand.deselect()
    careful.key(Qt.Key.Key_Space)
    careful.key(Qt.Key.Key_Space)
    assert careful.chosen == [GOOD[0]]


def test_a_click_while_cards_move_ends_the_movement_only(make_table: MakeTable) -> None:
    player = Player(make_table(Speed.SLOW))
    after = _next_moment()
    at = player.point(GOOD[0])
    player.table.play_batch(after.batch)
    assert moves(player.table)
    player.click(at)
    assert not moves(player.table)
    assert (player.chosen, player.beside) == ([], 0)
    at_rest(player.table, after)


def test_space_while_cards_move_ends_the_movement_only(make_table: MakeTable) -> None:
    player = Player(make_table(Speed.SLOW))
    player.key(Qt.Key.Key_Home)
    player.table.play_batch(_next_moment().batch)
    assert moves(player.table)
    player.key(Qt.Key.Key_Space)
    assert not moves(player.table)
    assert player.chosen == []


def test_a_click_beside_the_cards_is_told(player: Player) -> None:
    player.click(QPoint(640, 330))
    assert player.beside == 1


def test_the_last_trick_is_shown_while_a_key_is_held(make_table: MakeTable) -> None:
    moment = find(
        RuleSet(), Seat(0),
        lambda m: m.view.phase is Phase.PLAY and len(m.view.tricks) == 3 and not m.view.trick
        and m.view.turn == m.view.seat,
    )  # fmt: skip
    player = Player(make_table(), moment)
    cards = {played.card.code for played in moment.view.tricks[-1].cards}
    scene = scene_of(player.table)
    QTest.keyPress(player.table, Qt.Key.Key_Down)
    assert cards <= set(scene.cards)
    QTest.keyRelease(player.table, Qt.Key.Key_Down)
    assert not cards & set(scene.cards)
    at_rest(player.table, moment)


def moves(table: TableView) -> bool:
    """Whether something moves on a table."""
    return table.busy


def _next_moment() -> Moment:
    """What happens after `MOMENT`."""
    for seed in range(1, 400):
        found = list(moments(RuleSet(), seed, Seat(0)))
        for moment, after in pairwise(found):
            if moment.state == MOMENT.state:
                return after
    raise LookupError
