"""The drills: question after question, with an answer at once and a score that is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.causes import cause_of
from subastao_qt.app.coach.drill_scores import DrillScores
from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.resources import resource
from subastao_qt.app.settings_fields import Deck
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.dice import SEED_BITS
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.drills import (
    BiddingQuestion,
    CountingQuestion,
    Drill,
    EndingQuestion,
    ObligationQuestion,
    Question,
    Wish,
    make_question,
)
from subastao_qt.ui.coach.card_row import CardRow, in_order
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import number, song_text
from subastao_qt.ui.words.coach_drills import (
    bidding_answer,
    bidding_prompt,
    counting_answer,
    counting_prompt,
    drill_name,
    ending_answer,
    ending_prompt,
    obligation_answer,
    obligation_prompt,
    score_text,
    seat_name,
    trick_title,
    winner_text,
    wish_name,
)

USUAL_SIZE: Final = QSize(860, 560)
SECONDS: Final = 8.0
MOST_POINTS: Final = 300
MOST_ROWS: Final = 40
"""More than any question fills; the row after them takes the room that is left."""


@dataclass(frozen=True, slots=True)
class Gym:
    """What the window works with."""

    service: CoachService
    scores: DrillScores
    rules: Callable[[], RuleSet]
    deck: Callable[[], Deck]
    tell: Callable[[Notice], None]


class DrillWindow(QWidget):
    """A window of its own; a question is made when it opens, and the next when one is answered and left."""

    answered = Signal(bool)

    def __init__(self, gym: Gym, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._gym = gym
        self._ticket: int | None = None
        self._question: Question | None = None
        self._done = False
        self._answer: Callable[[], tuple[bool, str]] | None = None
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.drill = QComboBox(self)
        self.wish = QComboBox(self)
        self.prompt = QLabel(self)
        self.board = QWidget(self)
        self.hand = CardRow(self)
        self.number = QSpinBox(self)
        self.bids = QComboBox(self)
        self.check = QPushButton(self)
        self.next = QPushButton(self)
        self.verdict = QLabel(self)
        self.score = QLabel(self)
        self._lay_out()
        self._wire()
        self.retranslate()
        self.resize(USUAL_SIZE)

    @property
    def question(self) -> Question | None:
        """The question asked; None while it is thought out."""
        return self._question

    def ask(self) -> None:
        """Have another question thought out."""
        self._drop()
        drill, wish = self.drill.currentData(), self.wish.currentData()
        rules, seed = self._gym.rules(), secrets.randbits(SEED_BITS)

        def work(budget: Budget, bench: Bench) -> Question:
            return make_question(drill, rules, seed, wish, budget, bench)

        self._ticket = self._gym.service.ask(work, SECONDS)
        self._show()

    def show_question(self, question: Question) -> None:
        """Ask this question."""
        self._question, self._done, self._answer = question, False, None
        self.hand.show_cards((), self._gym.deck(), pick=False)
        hand = in_order(question.view.hand)
        match question:
            case ObligationQuestion():
                self.hand.show_cards(hand, self._gym.deck(), pick=True, several=True)
            case EndingQuestion():
                self.hand.show_cards(hand, self._gym.deck(), pick=True)
            case BiddingQuestion() | CountingQuestion():
                self.hand.show_cards(hand, self._gym.deck(), pick=False)
        self.number.setValue(0)
        self.bids.setCurrentIndex(0)
        self._show()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Drills"))
        for box, choices in (
            (self.drill, [(drill_name(each), each) for each in Drill]),
            (self.wish, [(wish_name(each), each) for each in Wish]),
        ):
            kept = max(0, box.currentIndex())
            box.blockSignals(True)
            box.clear()
            for text, value in choices:
                box.addItem(text, value)
            box.setCurrentIndex(kept)
            box.blockSignals(False)
        self.drill.setAccessibleName(self.tr("Drill"))
        self.wish.setAccessibleName(self.tr("Hands"))
        self.number.setAccessibleName(self.tr("Points"))
        self.bids.setAccessibleName(self.tr("Your bid"))
        self.check.setText(self.tr("&Check"))
        self.next.setText(self.tr("&Next"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._drop()
        super().closeEvent(event)

    # Building

    def _lay_out(self) -> None:
        for label in (self.prompt, self.verdict):
            label.setWordWrap(True)
        font = self.prompt.font()
        font.setBold(True)
        self.prompt.setFont(font)
        self.verdict.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.number.setRange(0, MOST_POINTS)
        above = QHBoxLayout()
        above.addWidget(self.drill)
        above.addWidget(self.wish)
        above.addStretch(1)
        above.addWidget(self.score)
        QGridLayout(self.board)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.board)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        answers = QHBoxLayout()
        for widget in (self.number, self.bids, self.check, self.next):
            answers.addWidget(widget)
        answers.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addLayout(above)
        layout.addWidget(self.prompt)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.hand)
        layout.addLayout(answers)
        layout.addWidget(self.verdict)

    def _wire(self) -> None:
        self.drill.currentIndexChanged.connect(self.ask)
        self.wish.currentIndexChanged.connect(self.ask)
        self.check.clicked.connect(self.answer)
        self.next.clicked.connect(self.ask)
        self.hand.picked.connect(self._enable)
        self._gym.service.done.connect(self._on_done)
        self._gym.service.failed.connect(self._on_failed)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Esc"), self, self.close)

    # A question and its answer

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        if outcome.ticket != self._ticket:
            return
        self._ticket = None
        question = outcome.value
        assert isinstance(
            question, BiddingQuestion | ObligationQuestion | CountingQuestion | EndingQuestion
        )
        self.show_question(question)

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        if outcome.ticket == self._ticket:
            # No moment that fits was found in time: another seed will have one.
            self.ask()

    def _drop(self) -> None:
        if self._ticket is not None:
            self._gym.service.cancel(self._ticket)
            self._ticket = None
        self._question, self._answer, self._done = None, None, False

    def answer(self) -> None:
        """Say whether the answer given is right, and count it."""
        question = self._question
        if question is None or self._done or not self._can_answer():
            return
        names = _names(question.view)
        picked, points, bid = self.hand.chosen, self.number.value(), self.bids.currentData()
        match question:
            case BiddingQuestion():
                self._answer = lambda: bidding_answer(question, bid)
            case ObligationQuestion():
                self._answer = lambda: obligation_answer(question, picked)
            case CountingQuestion():
                self._answer = lambda: counting_answer(question, points)
            case EndingQuestion():
                self._answer = lambda: ending_answer(question, picked[0], names)
        right, _text = self._answer()
        self._done = True
        self.hand.lock()
        try:
            self._gym.scores.add(self.drill.currentData(), right=right)
        except OSError as error:
            self._gym.tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
        self._show()
        self.next.setFocus()
        self.answered.emit(right)

    def _can_answer(self) -> bool:
        match self._question:
            case ObligationQuestion() | EndingQuestion():
                return bool(self.hand.chosen)
            case None:
                return False
            case _:
                return True

    def _enable(self) -> None:
        self.check.setEnabled(not self._done and self._can_answer())
        self.next.setEnabled(self._question is not None)

    def _show(self) -> None:
        question = self._question
        drill = self.drill.currentData()
        self.wish.setVisible(drill is Drill.BIDDING)
        self.number.setVisible(isinstance(question, CountingQuestion))
        self.bids.setVisible(isinstance(question, BiddingQuestion))
        self.hand.setVisible(question is not None)
        self.score.setText(score_text(self._gym.scores.of(drill)))
        self.verdict.setText(self._answer()[1] if self._answer is not None else "")
        self._clear_board()
        match question:
            case None:
                self.prompt.setText(self.tr("The coach looks for a question…"))
            case BiddingQuestion():
                self.prompt.setText(bidding_prompt())
                self._fill_bids(question)
            case ObligationQuestion():
                self.prompt.setText(obligation_prompt(question.view))
                self._show_trick(question)
            case CountingQuestion():
                self.prompt.setText(counting_prompt(question.view))
                self._show_tricks(question)
            case EndingQuestion():
                self.prompt.setText(ending_prompt(question.view))
                self._show_hands(question)
        self._enable()

    def _fill_bids(self, question: BiddingQuestion) -> None:
        kept = max(0, self.bids.currentIndex())
        self.bids.clear()
        self.bids.addItem(self.tr("I pass"), None)
        for bid in question.advice.bids:
            self.bids.addItem(number(bid), bid)
        self.bids.setCurrentIndex(kept)
        self.bids.setEnabled(not self._done)

    def _clear_board(self) -> None:
        layout = self.board.layout()
        assert layout is not None
        while (item := layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _put(
        self, row: int, title: str, cards: Hand, note: str = "", *, small: bool = False
    ) -> None:
        layout = self.board.layout()
        assert isinstance(layout, QGridLayout)
        shown = CardRow(self.board)
        shown.show_cards(cards, self._gym.deck(), pick=False, small=small)
        layout.addWidget(QLabel(title, self.board), row, 0)
        layout.addWidget(shown, row, 1)
        layout.addWidget(QLabel(note, self.board), row, 2)
        layout.setColumnStretch(3, 1)
        layout.setRowStretch(MOST_ROWS, 1)

    def _show_trick(self, question: ObligationQuestion) -> None:
        for row, played in enumerate(question.view.trick):
            self._put(row, seat_name(played.seat, question.view), (played.card,))

    def _show_tricks(self, question: CountingQuestion) -> None:
        view = question.view
        for row, trick in enumerate(view.tricks):
            cards = tuple(played.card for played in trick.cards)
            winner = winner_text(seat_name(trick.winner, view))
            self._put(row, trick_title(row + 1), cards, winner, small=True)
        names = _names(view)
        for row, song in enumerate(view.songs, start=len(view.tricks)):
            self._put(row, "", (), song_text(song, names, view.seat))

    def _show_hands(self, question: EndingQuestion) -> None:
        view = question.view
        for row, seat in enumerate(seat for seat in view.order if seat != view.seat):
            self._put(row, seat_name(seat, view), in_order(question.hands[seat]))


def _names(view: PlayerView) -> list[str]:
    return [seat_name(Seat(seat), view) for seat in range(view.rules.seats)]
