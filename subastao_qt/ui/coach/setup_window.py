"""Setting up a deal by hand: whose is each card, who deals, which contract; to play it or to see its worth."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.resources import resource
from subastao_qt.app.settings_fields import Back, Cloth, Deck
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.dice import SEED_BITS, Dice
from subastao_qt.engine.errors import IllegalAction, RulesError
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import MAX_BID, RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.setting_up import (
    Contract,
    open_worth,
    pack_of,
    rest_dealt,
    set_up,
)
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.words import card_title, suit_title
from subastao_qt.ui.words.coach_setup import (
    count_text,
    missing_text,
    seat_label,
    worth_text,
    wrong_contract_text,
)

CARD: Final = 40
SECONDS: Final = 20.0


@dataclass(frozen=True, slots=True)
class Workshop:
    """What the window works with."""

    service: CoachService
    rules: Callable[[], RuleSet]
    deck: Callable[[], Deck]
    seats: Callable[[RuleSet], tuple[SeatSetup, ...]]


class SetupWindow(QWidget):
    """A window of its own. A click on a card gives it to the player chosen above, another click takes it back."""

    play_wanted = Signal(object)
    """Record of the deal, ready to be played."""

    def __init__(self, workshop: Workshop, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._workshop = workshop
        self._rules = workshop.rules()
        self._owner: dict[Card, Seat] = {}
        self._ticket: int | None = None
        self._worth: tuple[Seat, dict[Suit, int | None]] | None = None
        self._wrong: Callable[[], str] | None = None
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.owners = QButtonGroup(self)
        self._owner_buttons = [QToolButton(self) for _seat in range(self._rules.seats)]
        self.cards = {card: QToolButton(self) for card in self._pack()}
        self.dealer = QComboBox(self)
        self.declarer = QComboBox(self)
        self.bid = QSpinBox(self)
        self.trump = QComboBox(self)
        self._dealer_label = QLabel(self)
        self._contract_label = QLabel(self)
        self._to = QLabel(self)
        self._counts = QLabel(self)
        self.told = QLabel(self)
        self.rest = QPushButton(self)
        self.clear = QPushButton(self)
        self.analyse = QPushButton(self)
        self.play = QPushButton(self)
        self._lay_out()
        self._wire()
        self.retranslate()

    def give(self, card: Card, seat: Seat | None) -> None:
        """Give a card to a seat, or take it back (None)."""
        if seat is None:
            self._owner.pop(card, None)
        else:
            self._owner[card] = seat
        self._changed()

    @property
    def hands(self) -> dict[Seat, Hand]:
        """The hands as they are given."""
        return {
            Seat(seat): tuple(card for card, owner in self._owner.items() if owner == seat)
            for seat in range(self._rules.seats)
        }

    @property
    def contract(self) -> Contract | None:
        """The contract that is to stand; None: there will be an auction."""
        declarer = self.declarer.currentData()
        if declarer is None:
            return None
        return Contract(Seat(declarer), self.bid.value(), self.trump.currentData())

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        seats = range(self._rules.seats)
        names = [seat_label(seat, self._rules.seats) for seat in seats]
        self.setWindowTitle(self.tr("Set up a deal"))
        self._to.setText(self.tr("Cards go to:"))
        for button, name in zip(self._owner_buttons, names, strict=True):
            button.setText(name)
        for card, button in self.cards.items():
            button.setToolTip(card_title(card))
        self._dealer_label.setText(self.tr("D&ealer:"))
        self._contract_label.setText(self.tr("C&ontract:"))
        self._fill(self.dealer, [(names[seat], seat) for seat in seats])
        #: Instead of a contract: the deal begins with the auction.
        auction: list[tuple[str, object]] = [(self.tr("by auction"), None)]
        self._fill(self.declarer, auction + [(names[seat], seat) for seat in seats])
        self._fill(self.trump, [(suit_title(suit), suit) for suit in Suit])
        self.declarer.setAccessibleName(self.tr("Who declares"))
        self.bid.setAccessibleName(self.tr("Bid"))
        self.trump.setAccessibleName(self.tr("Trumps"))
        self.rest.setText(self.tr("&Deal the rest"))
        self.clear.setText(self.tr("&Clear"))
        #: A button: what the deal is worth when all cards are open.
        self.analyse.setText(self.tr("&Analyse"))
        self.play.setText(self.tr("&Play it"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._drop()
        super().closeEvent(event)

    # Building

    def _pack(self) -> list[Card]:
        """The cards of the pack by suit, each from the highest down."""
        suits = list(Suit)
        return sorted(
            pack_of(self._rules), key=lambda card: (suits.index(card.suit), -card.strength)
        )

    def _in_row(self) -> int:
        return len(self.cards) // len(Suit)

    def _lay_out(self) -> None:
        pictures = Pictures(Cloth.VERDE, self._workshop.deck(), Back.RED, self.devicePixelRatioF())
        size = QSize(CARD, round(pictures.height(CARD)))
        above = QHBoxLayout()
        above.addWidget(self._to)
        for seat, button in enumerate(self._owner_buttons):
            button.setCheckable(True)
            button.setChecked(seat == 0)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.owners.addButton(button, seat)
            above.addWidget(button)
        above.addStretch(1)
        grid = QGridLayout()
        grid.setSpacing(3)
        for place, (card, button) in enumerate(self.cards.items()):
            button.setIcon(QIcon(pictures.card(card, CARD)))
            button.setIconSize(size)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumWidth(CARD + 28)
            grid.addWidget(button, *divmod(place, self._in_row()))
        self.bid.setRange(self._rules.min_bid, MAX_BID)
        self.bid.setSingleStep(self._rules.step)
        self.told.setWordWrap(True)
        self._dealer_label.setBuddy(self.dealer)
        self._contract_label.setBuddy(self.declarer)
        below = QHBoxLayout()
        for widget in (
            self._dealer_label,
            self.dealer,
            self._contract_label,
            self.declarer,
            self.bid,
            self.trump,
        ):
            below.addWidget(widget)
        below.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._counts, 1)
        for button_ in (self.rest, self.clear, self.analyse, self.play):
            button_.setAutoDefault(False)
            buttons.addWidget(button_)
        layout = QVBoxLayout(self)
        layout.addLayout(above)
        layout.addLayout(grid)
        layout.addLayout(below)
        layout.addWidget(self.told)
        layout.addLayout(buttons)

    def _wire(self) -> None:
        for card, button in self.cards.items():
            button.clicked.connect(lambda _checked=False, card=card: self._on_card(card))
        self.dealer.currentIndexChanged.connect(self._changed)
        self.declarer.currentIndexChanged.connect(self._changed)
        self.rest.clicked.connect(self.deal_rest)
        self.clear.clicked.connect(self.clear_all)
        self.analyse.clicked.connect(self.ask_worth)
        self.play.clicked.connect(self.play_it)
        self._workshop.service.done.connect(self._on_done)
        self._workshop.service.failed.connect(self._on_failed)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Esc"), self, self.close)

    @staticmethod
    def _fill(box: QComboBox, choices: list[tuple[str, object]]) -> None:
        kept = max(0, box.currentIndex())
        box.blockSignals(True)
        box.clear()
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(kept)
        box.blockSignals(False)

    # What the buttons do

    def _on_card(self, card: Card) -> None:
        seat = Seat(self.owners.checkedId())
        self.give(card, None if self._owner.get(card) == seat else seat)

    def clear_all(self) -> None:
        """Take all cards back."""
        self._owner.clear()
        self._changed()

    def deal_rest(self) -> None:
        """Give out what is left at random."""
        dice = Dice(secrets.randbits(SEED_BITS))
        try:
            hands = rest_dealt(self._rules, Seat(self.dealer.currentData()), self._active(), dice)
        except RulesError:
            self._say(lambda: missing_text(self._rules.cards_each))
            return
        self._owner = {card: seat for seat, hand in hands.items() for card in hand}
        self._changed()

    def _active(self) -> dict[Seat, Hand]:
        """The hands of those who play; a dealer who sits out gets no cards."""
        dealer = self.dealer.currentData()
        rests = self._rules.seats > self._rules.players
        return {seat: hand for seat, hand in self.hands.items() if not (rests and seat == dealer)}

    def record(self) -> Record | None:
        """The deal as a record; None, and said why, when it is not complete or the contract cannot be."""
        seats = [RecordSeat(each.name, each.bot) for each in self._workshop.seats(self._rules)]
        dealer = Seat(self.dealer.currentData())
        try:
            set_up(self._rules, dealer, self._active(), seats)
        except (RulesError, ValueError):
            self._say(lambda: missing_text(self._rules.cards_each))
            return None
        try:
            return set_up(self._rules, dealer, self._active(), seats, self.contract)
        except (RulesError, IllegalAction):
            self._say(wrong_contract_text)
            return None

    def play_it(self) -> None:
        """Play the deal, if it is complete."""
        record = self.record()
        if record is not None:
            self.play_wanted.emit(record)

    def ask_worth(self) -> None:
        """Find out what the declarer (by auction: the person) makes with each suit, all cards open."""
        record = self.record()
        if record is None:
            return
        self._drop()
        rules, dealer, hands = self._rules, Seat(self.dealer.currentData()), self._active()
        chosen = self.declarer.currentData()
        declarer = Seat(chosen) if chosen is not None else min(hands)

        def work(budget: Budget, bench: Bench) -> tuple[Seat, dict[Suit, int | None]]:
            del bench
            return declarer, open_worth(rules, dealer, hands, declarer, budget)

        self._ticket = self._workshop.service.ask(work, SECONDS)
        self._say(lambda: self.tr("The coach is thinking…"))

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        if outcome.ticket != self._ticket or not isinstance(outcome.value, tuple):
            return
        self._ticket = None
        declarer, worth = outcome.value
        seats = self._rules.seats
        self._say(lambda: worth_text(seat_label(declarer, seats), worth))

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        if outcome.ticket == self._ticket:
            self._ticket = None
            self._say(lambda: "")

    def _drop(self) -> None:
        if self._ticket is not None:
            self._workshop.service.cancel(self._ticket)
            self._ticket = None

    # Showing

    def _say(self, words: Callable[[], str] | None) -> None:
        self._wrong = words
        self.told.setText(words() if words is not None else "")

    def _changed(self) -> None:
        self._drop()
        self._wrong = None
        self._show()

    def _show(self) -> None:
        seats = self._rules.seats
        for card, button in self.cards.items():
            owner = self._owner.get(card)
            label = seat_label(owner, seats) if owner is not None else "\u2013"
            button.setText(label)
            button.setAccessibleName(f"{card_title(card)}: {label}")
        counts = [
            count_text(seat_label(seat, seats), len(hand)) for seat, hand in self.hands.items()
        ]
        self._counts.setText("   ".join(counts))
        by_auction = self.declarer.currentData() is None
        self.bid.setEnabled(not by_auction)
        self.trump.setEnabled(not by_auction)
        self.told.setText(self._wrong() if self._wrong is not None else "")
