"""Deals set up by hand: checked, with and without a contract, played and analysed; in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.practice import PracticeKind
from subastao_qt.engine.actions import Bid, NameTrump
from subastao_qt.engine.cards import PACK_40, Seat, Suit
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.errors import IllegalAction, RulesError
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.record import RecordSeat, final_state
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.coach.setting_up import Contract, open_worth, rest_dealt, set_up
from subastao_qt.ui.coach.setup_window import SetupWindow
from subastao_qt.ui.main_window import MainWindow
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of


def seats(rules: RuleSet) -> list[RecordSeat]:
    return [RecordSeat("abcd"[seat]) for seat in range(rules.seats)]


@pytest.mark.parametrize("variant", list(Variant))
def test_a_contract_stands_for_each_declarer(variant: Variant) -> None:
    rules = RuleSet(variant=variant)
    hands = rest_dealt(rules, Seat(1), {}, Dice(4))
    for declarer in hands:
        wanted = Contract(declarer, 95, Suit.COPAS)
        state = final_state(set_up(rules, Seat(1), hands, seats(rules), wanted))
        assert state.deal.phase is Phase.PLAY
        assert state.deal.declarer == declarer
        assert (state.deal.contract, state.deal.trump) == (95, Suit.COPAS)


def test_what_cannot_be_is_refused() -> None:
    rules = RuleSet()
    hands = rest_dealt(rules, Seat(0), {}, Dice(4))
    with pytest.raises(IllegalAction):
        set_up(rules, Seat(0), hands, seats(rules), Contract(Seat(1), 61, Suit.OROS))
    with pytest.raises(RulesError):
        set_up(rules, Seat(0), {**hands, Seat(1): hands[Seat(2)]}, seats(rules))
    with pytest.raises(RulesError):
        rest_dealt(rules, Seat(0), {Seat(0): PACK_40[:13]}, Dice(1))


def test_open_worth_is_sure_where_everything_is_held() -> None:
    rules = RuleSet()
    pack = [card for hand in rest_dealt(rules, Seat(0), {}, Dice(1)).values() for card in hand]
    oros = tuple(card for card in pack if card.suit is Suit.OROS)
    rest = tuple(card for card in pack if card.suit is not Suit.OROS and card.points >= 10)[:2]
    hands = rest_dealt(rules, Seat(0), {Seat(0): (oros + rest)[:12]}, Dice(2))
    worth = open_worth(rules, Seat(0), hands, Seat(0), Budget(None))
    assert set(worth) == set(Suit)
    best = worth[Suit.OROS]
    assert best is not None
    assert best == max(value for value in worth.values() if value is not None)
    assert best >= 100


@pytest.fixture
def setup(window: MainWindow) -> SetupWindow:
    window.start(RuleSet())
    window.drills.show_setup.trigger()
    shown = window.drills.setup
    assert shown is not None
    return shown


def test_cards_are_given_taken_back_and_the_rest_dealt(setup: SetupWindow) -> None:
    first = next(iter(setup.cards))
    setup.cards[first].click()
    assert setup.hands[Seat(0)] == (first,)
    setup.cards[first].click()
    assert setup.hands[Seat(0)] == ()
    setup.cards[first].click()
    setup.play.click()
    assert setup.told.text()
    setup.rest.click()
    assert {len(hand) for hand in setup.hands.values()} == {12}
    assert first in setup.hands[Seat(0)]
    assert not setup.told.text()
    setup.clear.click()
    assert not any(setup.hands.values())


def test_a_deal_is_played_with_its_contract_and_the_match_waits(
    setup: SetupWindow, window: MainWindow
) -> None:
    before = window._controller.record
    setup.rest.click()
    setup.declarer.setCurrentIndex(setup.declarer.findData(0))
    setup.bid.setValue(80)
    setup.trump.setCurrentIndex(2)
    setup.play.click()
    practice = window._controller.practice
    assert practice is not None
    assert practice.kind is PracticeKind.POSITION
    assert Bid(80) in practice.record.actions
    assert NameTrump(list(Suit)[2]) in practice.record.actions
    assert window._controller.leave_practice()
    assert window._controller.record == before


def test_analysing_tells_each_suit_and_a_change_forgets_it(
    setup: SetupWindow, qtbot: QtBot
) -> None:
    setup.rest.click()
    setup.analyse.click()
    qtbot.waitUntil(lambda: setup.told.text().count(",") >= 3, timeout=30_000)
    setup.cards[next(iter(setup.cards))].click()
    assert not setup.told.text()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_window_changes_language_live(
    qapp: QApplication, speak: Speak, setup: SetupWindow, code: str
) -> None:
    def told(language: str) -> list[str]:
        speak(language)
        qapp.processEvents()
        return [*texts_of(setup), setup.told.text()]

    setup.play.click()
    before = told(code)
    assert told("es" if code != "es" else "ru") != before
    assert told(code) == before
