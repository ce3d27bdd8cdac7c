"""The decision bar: what it says, what it offers, and a whole deal played by the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from subastao_qt.app.decisions import Answer, Decision, Ticket
from subastao_qt.app.settings_fields import Cloth
from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Claim,
    EndMatch,
    Finish,
    NameTrump,
    NextDeal,
    Pass,
    Retake,
    Sing,
    Stand,
    TakeBack,
)
from subastao_qt.engine.cards import Seat, Suit
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState, start_match
from subastao_qt.engine.record import final_state
from subastao_qt.engine.ruleset import RuleSet, make_rules
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.thumb import ThumbPlayer
from subastao_qt.ui.bar_content import Role, bar_content, best_suits, doubtful_tricks
from subastao_qt.ui.bar_layout import arrange
from subastao_qt.ui.decision_bar import DecisionBar
from subastao_qt.ui.settling import SETTLING
from subastao_qt.ui.theme import CLOTHS
from tests.screens.moments import record_at
from tests.ui.conftest import Speak

NAMES = ("You", "Lola", "Inés", "Paco")
HUMAN = Seat(0)


class Desk:
    """A bar on a table, and what came out of it."""

    def __init__(self, qtbot: QtBot, width: int = 1024) -> None:
        self.table = QWidget()
        qtbot.addWidget(self.table)
        self.table.resize(width, 600)
        self.bar = DecisionBar(self.table)
        self.bar.dress(CLOTHS[Cloth.VERDE], 14)
        self.bar.put(QRect(180, 300, width - 360, 46), width // 2)
        self.table.show()
        QTest.qWaitForWindowActive(self.table, 1000)
        self.answers: list[Answer] = []
        self.said: list[Action] = []
        self.bar.answered.connect(self.answers.append)
        self.bar.said.connect(self.said.append)

    def ask(self, view: PlayerView) -> None:
        self.bar.show_state(view, Decision(Ticket(1, len(self.answers)), HUMAN, view), None, NAMES)

    def at(self, moment: str) -> PlayerView:
        """Ask what is asked at a moment."""
        view = view_of(final_state(record_at(moment)), HUMAN)
        self.ask(view)
        return view

    def press(self, key: str) -> None:
        QTest.keyClick(self.table, Qt.Key(ord(key)))

    def shown(self) -> list[str]:
        return [button.text for button in self.bar.content.buttons]

    def menu(self, role: Role) -> QMenu:
        """The menu of a button of the bar."""
        place = [button.role for button in self.bar.content.buttons].index(role)
        button = self.bar._buttons[place]
        assert isinstance(button, QToolButton)
        menu = button.menu()
        assert menu is not None
        return menu


@pytest.fixture
def desk(qtbot: QtBot, speak: Speak) -> Iterator[Desk]:
    desk = Desk(qtbot)
    yield desk
    desk.table.close()


def test_bids_by_digits(desk: Desk) -> None:
    view = desk.at("auction")
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    for key in "0123":
        desk.press(key)
    assert [a.action for a in desk.answers] == [Pass(), *(Bid(amount) for amount in bids[:3])]
    assert str(view.standing.amount if view.standing else "") in desk.bar.content.label


def test_a_higher_bid_is_chosen_by_keyboard(desk: Desk) -> None:
    view = desk.at("auction")
    desk.press("4")
    spin = desk.table.findChild(QSpinBox, "bid_spin")
    assert spin is not None
    assert spin.maximum() == 230
    QTest.keyClick(spin, Qt.Key.Key_Up)
    QTest.keyClick(spin, Qt.Key.Key_Return)
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    assert desk.answers[-1].action == Bid(bids[1])
    spin.setValue(97)
    QTest.keyClick(spin, Qt.Key.Key_Return)
    assert desk.answers[-1].action == Bid(95)
    QTest.keyClick(spin, Qt.Key.Key_Escape)
    assert desk.bar.content.buttons[0].action == Pass()
    assert next(w.text() for w in desk.bar._buttons if isinstance(w, QPushButton)) == "Pass"


def test_a_phrase_goes_with_the_call(desk: Desk) -> None:
    view = desk.at("auction-signals")
    assert view.offered
    menu = desk.menu(Role.PHRASES)
    actions = menu.actions()
    assert len(actions) == len(view.offered) + 1
    desk.press("1")
    assert isinstance(desk.answers[-1].action, Bid)
    assert desk.answers[-1].action.phrase is None
    actions[1].trigger()
    desk.press("1")
    assert desk.answers[-1].action == Bid(desk.bar.content.bids[0], view.offered[0])


def test_mala_leche_closes_the_bids(desk: Desk) -> None:
    view = desk.at("auction-signals")
    place = view.offered.index(Phrase.MALALECHE) + 1
    desk.menu(Role.PHRASES).actions()[place].trigger()
    desk.press("1")
    assert desk.answers == []
    desk.press("0")
    assert desk.answers[-1].action == Pass(Phrase.MALALECHE)


def test_trump_by_digits_the_longest_suit_first(desk: Desk) -> None:
    view = desk.at("trump")
    order = best_suits(view.hand)
    counts = [sum(card.suit is suit for card in view.hand) for suit in order]
    assert counts == sorted(counts, reverse=True)
    for key in "1234":
        desk.press(key)
    assert [a.action for a in desk.answers] == [NameTrump(suit) for suit in order]
    assert set(order) == set(Suit)


def test_songs_by_digits(desk: Desk) -> None:
    view = desk.at("cante")
    songs = [action for action in view.legal if isinstance(action, Sing)]
    assert songs
    desk.press("1")
    assert desk.answers[-1].action in songs


def test_the_censor_by_digits(desk: Desk) -> None:
    desk.at("censor")
    desk.press("1")
    desk.press("0")
    assert [a.action for a in desk.answers] == [Censor(), Stand()]
    desk.at("censor-answer")
    desk.press("1")
    assert desk.answers[-1].action == Retake()


def test_a_card_taken_back(desk: Desk) -> None:
    view = desk.at("take-back")
    assert view.pending is not None
    button = next(b for b in desk.bar.findChildren(QPushButton) if b.text() == "Take the card back")
    button.click()
    assert desk.said == [TakeBack(HUMAN)]
    assert "breaks a rule" in desk.bar.content.label


def test_a_claim_is_made_from_the_tricks_in_doubt(desk: Desk) -> None:
    view = desk.at("claim")
    claims = [action for action in view.extra if isinstance(action, Claim)]
    menu = desk.menu(Role.CLAIMS)
    opponents = menu.actions()
    assert [entry.text() for entry in opponents] == [NAMES[claim.accused] for claim in claims]
    for entry, claim in zip(opponents, claims, strict=True):
        inner = entry.menu()
        assert isinstance(inner, QMenu)
        doubtful = doubtful_tricks(view, claim)
        assert len(inner.actions()) == max(1, len(doubtful))
        inner.actions()[0].trigger()
    assert desk.said == claims


def test_every_true_revoke_is_among_the_tricks_in_doubt() -> None:
    """Whoever looks for the guilty card finds it in the menu."""
    state = final_state(record_at("result-claim"))
    result = state.deal.result
    assert result is not None
    assert result.claim is not None
    assert result.claim.revoke is not None
    revoke = result.claim.revoke
    for claimant in range(3):
        view = view_of(state, Seat(claimant))
        doubtful = doubtful_tricks(view, Claim(Seat(claimant), revoke.seat))
        assert (revoke.trick + 1, revoke.card) in [(t.number, t.played.card) for t in doubtful]


def test_an_early_end_says_what_will_be_written(desk: Desk) -> None:
    view = desk.at("early")
    assert view.early is not None
    for seat, score in enumerate(view.early.scores):
        if score:
            assert f"{NAMES[seat]}: +{score}" in desk.bar.content.label
    button = next(b for b in desk.bar.findChildren(QPushButton) if b.text().startswith("Finish"))
    button.click()
    assert desk.said == [Finish()]


def test_waiting_names_the_bot(desk: Desk) -> None:
    view = view_of(final_state(record_at("resting")), HUMAN)
    desk.bar.show_state(view, None, Seat(3), NAMES)
    assert desk.bar.content.label == "Paco is thinking"
    assert [b.role for b in desk.bar.content.buttons] == [Role.HASTEN, Role.SKIP]


def test_nothing_to_say_nothing_shown(desk: Desk) -> None:
    desk.bar.show_state(None, None, None, NAMES)
    assert not desk.bar.isVisible()


def test_a_double_click_answers_the_same_ticket_twice_and_no_other(desk: Desk) -> None:
    desk.at("auction")
    desk.press("1")
    desk.press("1")
    assert desk.answers[0].ticket == desk.answers[1].ticket


def test_a_click_just_after_the_buttons_changed_is_ignored(desk: Desk) -> None:
    now = 100.0
    desk.bar.settling.clock = lambda: now
    desk.at("auction")

    def click() -> None:
        QTest.mouseClick(desk.bar._buttons[1], Qt.MouseButton.LeftButton)

    click()
    now += SETTLING - 0.01
    click()
    assert desk.answers == []
    now += 0.02
    click()
    assert len(desk.answers) == 1
    # The same buttons again, in another language or place: nothing has changed under the pointer.
    desk.bar.dress(CLOTHS[Cloth.LINO], 18)
    click()
    assert len(desk.answers) == 2
    desk.at("auction")
    click()
    assert len(desk.answers) == 2


class FakeController:
    """Plays the others by rules of thumb and asks the person through the bar."""

    def __init__(self, desk: Desk, rules: RuleSet, seed: int) -> None:
        self.desk = desk
        self.state: MatchState = start_match(rules, seed).state
        self.silent: set[int] = set()
        self.asked = 0

    def run_others(self) -> Decision | None:
        """Go on until the person is asked; None when the deal is over."""
        while self.state.deal.phase is not Phase.OVER:
            mine = view_of(self.state, HUMAN)
            songs = [action for action in mine.legal if isinstance(action, Sing)]
            tricks = len(self.state.deal.tricks)
            if mine.turn == HUMAN or (songs and tricks not in self.silent):
                self.asked += 1
                return Decision(Ticket(1, self.asked), HUMAN, mine)
            assert mine.turn is not None
            view = view_of(self.state, mine.turn)
            action = ThumbPlayer().choose(view, Budget(), Dice(1)) or view.legal[-1]
            self.state = matches.apply(self.state, action).state
        return None

    def answer(self, answer: Answer) -> None:
        assert answer.ticket == Ticket(1, self.asked)
        if answer.action is None:
            self.silent.add(len(self.state.deal.tricks))
        else:
            self.state = matches.apply(self.state, answer.action).state


@pytest.mark.parametrize(
    ("variant", "seed"),
    [("classic3", 1), ("classic3", 4), ("censor4", 2), ("pairs4", 3), ("pairs4signals", 7)],
)
def test_a_whole_deal_by_keyboard(desk: Desk, variant: str, seed: int) -> None:
    """Digits for calls, trumps and songs; the menu of cards by arrows and Enter."""
    rules = make_rules({"variant": variant, "singers": "all"})
    controller = FakeController(desk, rules, seed)
    while (decision := controller.run_others()) is not None:
        before = len(desk.answers)
        desk.bar.show_state(decision.view, decision, None, NAMES)
        keys = [button.key for button in desk.bar.content.buttons if button.key]
        if keys:
            desk.press("1" if "1" in keys and len(desk.answers) % 3 else keys[-1])
            spin = desk.table.findChild(QSpinBox, "bid_spin")
            if spin is not None and len(desk.answers) == before:
                QTest.keyClick(spin, Qt.Key.Key_Return)
        else:
            menu = desk.menu(Role.CARDS)
            menu.popup(desk.table.mapToGlobal(desk.table.rect().center()))
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        assert len(desk.answers) == before + 1
        controller.answer(desk.answers[-1])
    view = view_of(controller.state, HUMAN)
    desk.ask(view)
    assert view.result is not None
    desk.press("1")
    assert isinstance(desk.answers[-1].action, NextDeal | EndMatch)


def test_the_label_goes_above_the_buttons_when_it_is_long(qtbot: QtBot, speak: Speak) -> None:
    speak("ru")
    desk = Desk(qtbot)
    desk.at("early")
    label = desk.bar.findChild(QLabel, "decision_label")
    assert label is not None
    assert all(label.geometry().bottom() < widget.y() for widget in desk.bar._buttons)
    assert desk.bar.geometry().bottom() == 345
    area = desk.bar.rect()
    for widget in (label, *desk.bar._buttons):
        assert area.contains(widget.geometry())


@pytest.mark.parametrize("moment", ["auction", "auction-signals", "trump", "censor", "cante"])
def test_arabic_mirrors_the_bar(qtbot: QtBot, speak: Speak, moment: str) -> None:
    speak("ar")
    desk = Desk(qtbot)
    desk.at(moment)
    edges = [widget.x() for widget in desk.bar._buttons]
    rows = {widget.y() for widget in desk.bar._buttons}
    assert len(rows) > 1 or edges == sorted(edges, reverse=True)


@pytest.mark.parametrize("width", [300, 500, 900])
def test_buttons_never_leave_the_bar(width: int) -> None:
    from PySide6.QtCore import QSize

    plan = arrange(QSize(400, 20), [QSize(120, 30)] * 5, width, 14)
    whole = QRect(0, 0, plan.size.width(), plan.size.height())
    boxes = [plan.label, *plan.buttons]
    assert all(whole.contains(box) for box in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])


def test_the_content_is_a_pure_function_of_what_is_known(speak: Speak) -> None:
    view = view_of(final_state(record_at("lead")), HUMAN)
    decision = Decision(Ticket(1, 1), HUMAN, view)
    assert bar_content(view, decision, None, NAMES) == bar_content(view, decision, None, NAMES)
