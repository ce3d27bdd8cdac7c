"""The drills, the deal set up by hand, and the offer at the first start hold their words in every language and in two
that nobody speaks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.drill_scores import DrillScores
from subastao_qt.app.coach.service import Outcome
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import Cloth, Deck
from subastao_qt.engine.cards import Suit
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.drills import Drill, Question, Wish, make_question
from subastao_qt.ui.coach.drill_window import DrillWindow, Gym
from subastao_qt.ui.coach.setup_window import SetupWindow, Workshop
from subastao_qt.ui.lesson.offer import Offer
from subastao_qt.ui.players_form import seats_of
from subastao_qt.ui.theme import CLOTHS
from tests.ui.test_pseudo import SMALLEST
from tests.ui.test_pseudo_screens import fits, looked_over, tongue

__all__ = ["tongue"]


class NoService(QObject):
    """Thinks of nothing."""

    done = Signal(object)
    failed = Signal(object)

    def ask(self, *_asked: object) -> int:
        return 1

    def cancel(self, ticket: int) -> None:
        del ticket


@pytest.fixture(scope="module")
def questions() -> dict[Drill, Question]:
    bench = Bench(threads=False)
    return {
        drill: make_question(drill, RuleSet(), 3, Wish.ANY, Budget(None, 200_000), bench)
        for drill in Drill
    }


def test_the_drills_hold_their_words(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    questions: dict[Drill, Question],
    tongue: str,
) -> None:
    del tongue
    gym = Gym(NoService(), DrillScores(tmp_path), RuleSet, lambda: Deck.CLASSIC, print)  # type: ignore[arg-type]
    shown = DrillWindow(gym)
    qtbot.addWidget(shown)
    shown.show()
    for place, (_drill, question) in enumerate(questions.items()):
        shown.drill.setCurrentIndex(place)
        shown.show_question(question)
        if shown.hand._buttons:
            shown.hand.choose(question.view.meeting[:1])
        shown.answer()
        assert shown.verdict.text()
        assert looked_over(qapp, shown) == []
    assert fits(shown)


def test_the_setting_up_holds_its_words(qtbot: QtBot, qapp: QApplication, tongue: str) -> None:
    del tongue
    service = NoService()
    workshop = Workshop(
        service,  # type: ignore[arg-type]
        RuleSet,
        lambda: Deck.CLASSIC,
        lambda rules: seats_of(Settings(), rules.seats),
    )
    shown = SetupWindow(workshop)
    qtbot.addWidget(shown)
    shown.show()
    shown.play.click()
    assert looked_over(qapp, shown) == []
    shown.rest.click()
    shown.analyse.click()
    service.done.emit(Outcome(1, (0, dict.fromkeys(Suit, 120))))
    assert shown.told.text()
    assert looked_over(qapp, shown) == []
    assert fits(shown)


def test_the_offer_of_the_first_steps_holds_its_words(
    qtbot: QtBot, qapp: QApplication, tongue: str
) -> None:
    del tongue
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(SMALLEST)
    offer = Offer(table, CLOTHS[Cloth.VERDE])
    table.show()
    offer.show()
    assert looked_over(qapp, table) == []
    assert table.rect().contains(offer.geometry())
