"""A screen reader finds the cards of the table, in order, with their names."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.words.cards import card_title
from tests.screens.table_states import find
from tests.ui.table.conftest import MakeTable
from tests.ui.table.test_input import dimmed_moment
from tests.ui.table.test_scene import scene_of


def test_cards_are_items_of_a_list(make_table: MakeTable) -> None:
    moment = find(RuleSet(), Seat(0), lambda m: dimmed_moment(m) and bool(m.view.trick))
    table = make_table()
    table.set_view(moment.view)
    table.open_decision(moment.decision())
    voice = QAccessible.queryAccessibleInterface(table)
    assert voice.role() is QAccessible.Role.List
    assert voice.text(QAccessible.Text.Name)
    hand = [item.face for item in scene_of(table).hand_items()]
    assert voice.childCount() == len(hand) + len(moment.view.trick)
    names = [voice.child(n).text(QAccessible.Text.Name) for n in range(voice.childCount())]
    assert names[: len(hand)] == [card_title(card) for card in hand if card is not None]
    assert moment.view.trick[0].card is not None
    assert "Lola" in names[len(hand)] or "Maximiliano" in names[len(hand)]
    first = voice.child(0)
    assert first.role() is QAccessible.Role.ListItem
    assert first.isValid()
    assert not first.rect().isEmpty()
    why = [voice.child(n).text(QAccessible.Text.Description) for n in range(len(hand))]
    assert sum(bool(text) for text in why) == sum(
        item.dimmed for item in scene_of(table).hand_items()
    )


def test_the_focus_is_told(make_table: MakeTable) -> None:
    moment = find(RuleSet(), Seat(0), dimmed_moment)
    table = make_table()
    table.set_view(moment.view)
    assert table.speech.focus() == -1
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.speech.focus() == 1
    voice = QAccessible.queryAccessibleInterface(table)
    assert voice.child(1).state().focused
    assert not voice.child(0).state().focused
    assert voice.child(voice.childCount()) is None


def test_the_state_is_told_in_words(make_table: MakeTable) -> None:
    moment = find(RuleSet(), Seat(0), dimmed_moment)
    table = make_table()
    table.set_view(moment.view)
    assert "Rosa to play" in table.speech.state()
    assert str(moment.view.contract) in table.speech.state()
