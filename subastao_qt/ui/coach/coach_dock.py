"""The coach beside the table: what a hand is worth, what to do and why, what is out. Each on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.coach.service import CoachService, Outcome
from subastao_qt.app.decisions import Decision
from subastao_qt.app.match_controller import MatchController
from subastao_qt.engine.actions import Play
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.advice import BidAdvice, bid_advice, can_advise
from subastao_qt.players.coach.counting import counting
from subastao_qt.players.coach.hints import Hint, can_hint, hint
from subastao_qt.players.solver import COMPILED
from subastao_qt.ui.coach.curve import Curve
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.players_form import shown_names
from subastao_qt.ui.score_dock import TableDock
from subastao_qt.ui.words.cards import suit_title
from subastao_qt.ui.words.coach_hints import (
    advice_text,
    curve_text,
    exact,
    hint_text,
    option_row,
    other_text,
    out_lines,
    points_line,
    why_not_text,
)
from subastao_qt.ui.words.text import number

SECONDS: Final = 5.0
NODES: Final = 12_000_000 if COMPILED else 150_000
"""What a question may cost: fixed, so that the same question has the same answer; about a second."""


class CoachDock(TableDock):
    """Three pages: Bid, Hint, Count. `hinted` tells which Card is advised, None when that is over."""

    hinted = Signal(object)
    why_wanted = Signal()

    def __init__(
        self, service: CoachService, controller: MatchController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("coach_dock")
        self._service = service
        self._controller = controller
        self._view: PlayerView | None = None
        self._asked: PlayerView | None = None
        """What the open decision of the person is about."""
        self._advice: tuple[BidAdvice, PlayerView] | None = None
        self._hint: tuple[Hint, PlayerView] | None = None
        self._tickets: dict[str, int] = {}
        self._failed = False
        self._match = ""
        self._build()
        service.done.connect(self._on_done)
        service.failed.connect(self._on_failed)
        controller.decision.connect(self._on_decision)
        controller.reset.connect(self._on_reset)
        self.visibilityChanged.connect(self._refresh)
        self.retranslate()

    # Building

    def _build(self) -> None:
        self.tabs = QTabWidget(self)
        self.advise, self.advice_words = QPushButton(self), _words(self)
        self.curve = Curve(self)
        self.suits = _table(self, 6)
        self.chances = _table(self, 2)
        self._page(self.advise, self.advice_words, self.curve, self.suits, self.chances)
        self.ask_hint, self.hint_words = QPushButton(self), _words(self)
        self.options = _table(self, 3)
        self.why_words, self.why = _words(self), QPushButton(self)
        self._page(self.ask_hint, self.hint_words, self.options, self.why_words, self.why)
        self.count, self.count_words = QCheckBox(self), _words(self)
        self.out = _table(self, 2)
        self.others = _words(self)
        self._page(self.count, self.count_words, self.out, self.others)
        self.always = QCheckBox(self)
        self.off = QCheckBox(self)
        whole = QWidget(self)
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.tabs, 1)
        row = QHBoxLayout()
        row.addWidget(self.always)
        row.addWidget(self.off)
        layout.addLayout(row)
        self.setWidget(whole)
        self.setMinimumWidth(300)
        self.advise.clicked.connect(self._ask_advice)
        self.ask_hint.clicked.connect(self._ask_hint)
        self.why.clicked.connect(self.why_wanted)
        self.count.toggled.connect(self._refresh)
        self.always.toggled.connect(self._on_always)
        self.off.toggled.connect(self._on_off)
        self.tabs.currentChanged.connect(self._refresh)

    def _page(self, *parts: QWidget) -> None:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        for part in parts:
            layout.addWidget(part)
        layout.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        self.tabs.addTab(area, "")

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Coach"))
        self.name_buttons()
        self.tabs.setAccessibleName(self.windowTitle())
        for number_, title in enumerate((self.tr("Bid"), self.tr("Hint"), self.tr("Count"))):
            self.tabs.setTabText(number_, title)
        self.advise.setText(self.tr("What is this hand &worth?"))
        self.ask_hint.setText(self.tr("What should I &do?"))
        self.count.setText(self.tr("Count the cards for me"))
        #: A button: opens the book where it says why the dimmed cards may not be played, or how bids go.
        self.why.setText(self.tr("Wh&y not? (the book)"))
        #: A box to tick: the coach gives a hint at each decision without being asked.
        self.always.setText(self.tr("Unasked, too"))
        self.off.setText(self.tr("Off in this match"))
        help_text = self.tr("A deal in which the coach has helped does not count for the rating.")
        for widget in (self.advise, self.ask_hint, self.count, self.always):
            widget.setToolTip(help_text)
            widget.setAccessibleDescription(help_text)
        self.curve.setAccessibleName(self.tr("Chance of each bid"))
        self.suits.setAccessibleName(self.tr("The hand with each suit as trumps"))
        self.suits.setHorizontalHeaderLabels(
            [
                self.tr("Trumps"),
                self.tr("Points"),
                #: Points that a hand makes nearly always.
                self.tr("Sure"),
                #: How many cards of a suit are in a hand.
                self.tr("Length"),
                self.tr("Cantes"),
                self.tr("Chance"),
            ]
        )
        self.chances.setAccessibleName(self.tr("Chance of each bid"))
        self.chances.setHorizontalHeaderLabels([self.tr("Bid"), self.tr("Chance")])
        self.options.setAccessibleName(self.tr("What each choice costs"))
        self.options.setHorizontalHeaderLabels(
            [self.tr("Choice"), self.tr("Chance"), self.tr("Costs")]
        )
        self.out.setAccessibleName(self.tr("Cards still out"))
        self.out.setHorizontalHeaderLabels([self.tr("Suit"), self.tr("Still out")])
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    # The match

    def show_view(self, view: PlayerView) -> None:
        """The table has shown the match up to here."""
        old, self._view = self._view, view
        if old is None or (old.number, old.phase, old.calls) != (
            view.number,
            view.phase,
            view.calls,
        ):
            heard = self._advice is not None or "advice" in self._tickets
            self._drop("advice")
            self._advice = None
            # Advice that was asked for follows the bids.
            if heard and old is not None and old.number == view.number and self._may_advise():
                self._ask_advice()
        self._refresh()

    @Slot(object)
    def _on_reset(self, view: PlayerView) -> None:
        self._drop("advice")
        self._drop("hint")
        self._advice = self._asked = None
        self._forget_hint()
        if self._controller.match_code != self._match:
            self._match = self._controller.match_code
            self.off.setChecked(False)
            self.count.setChecked(False)
        self._view = view
        self._refresh()

    @Slot(object)
    def _on_decision(self, decision: Decision | None) -> None:
        self._drop("hint")
        self._forget_hint()
        self._asked = decision.view if decision is not None else None
        if decision is not None:
            self.show_view(decision.view)
            if self.always.isChecked() and self.isVisible() and can_hint(decision.view):
                self._ask_hint()
        self._refresh()

    # Asking

    def _may_advise(self) -> bool:
        return self._view is not None and can_advise(self._view) and not self.off.isChecked()

    def _may_hint(self) -> bool:
        return self._asked is not None and can_hint(self._asked) and not self.off.isChecked()

    @Slot()
    def _ask_advice(self) -> None:
        if self._view is not None and self._may_advise():
            self._controller.note_help()
            self._drop("advice")
            work = partial(bid_advice, self._view)
            self._tickets["advice"] = self._service.ask(work, SECONDS, NODES)
            self._failed = False
            self._refresh()

    @Slot()
    def _ask_hint(self) -> None:
        if self._asked is not None and self._may_hint():
            self._controller.note_help()
            self._drop("hint")
            work = partial(hint, self._asked)
            self._tickets["hint"] = self._service.ask(work, SECONDS, NODES)
            self._failed = False
            self._refresh()

    def _drop(self, what: str) -> None:
        ticket = self._tickets.pop(what, None)
        if ticket is not None:
            self._service.cancel(ticket)

    def _forget_hint(self) -> None:
        if self._hint is not None:
            self._hint = None
            self.hinted.emit(None)

    @Slot(object)
    def _on_done(self, outcome: Outcome) -> None:
        if outcome.ticket == self._tickets.get("advice") and self._view is not None:
            del self._tickets["advice"]
            assert isinstance(outcome.value, BidAdvice)
            self._advice = outcome.value, self._view
        elif outcome.ticket == self._tickets.get("hint") and self._asked is not None:
            del self._tickets["hint"]
            assert isinstance(outcome.value, Hint)
            self._hint = outcome.value, self._asked
            action = outcome.value.action
            self.hinted.emit(action.card if isinstance(action, Play) else None)
        else:
            return
        self._refresh()

    @Slot(object)
    def _on_failed(self, outcome: Outcome) -> None:
        for what, ticket in list(self._tickets.items()):
            if ticket == outcome.ticket:
                del self._tickets[what]
                self._failed = True
                self._refresh()

    @Slot(bool)
    def _on_always(self, always: bool) -> None:
        if always and self._hint is None:
            self._ask_hint()

    @Slot(bool)
    def _on_off(self, off: bool) -> None:
        if off:
            self._drop("advice")
            self._drop("hint")
            self._advice = None
            self._forget_hint()
            self.always.setChecked(False)
            self.count.setChecked(False)
        self._refresh()

    # Showing

    @Slot()
    def _refresh(self) -> None:
        if self.isHidden():
            return
        free = not self.off.isChecked()
        self.advise.setEnabled(self._may_advise() and "advice" not in self._tickets)
        self.ask_hint.setEnabled(self._may_hint() and "hint" not in self._tickets)
        self.count.setEnabled(free)
        self.always.setEnabled(free)
        self._show_advice()
        self._show_hint()
        self._show_count()

    def _names(self) -> tuple[str, ...]:
        return shown_names(self._controller.seats)

    def _waiting(self, what: str, *, can: bool) -> str:
        if self.off.isChecked():
            return self.tr("The coach is off in this match.")
        if what in self._tickets:
            return self.tr("Let me think…")
        if self._failed:
            return self.tr("I could not think it through. Ask again.")
        return "" if can else self.tr("There is nothing to advise on just now.")

    def _show_advice(self) -> None:
        shown = self._advice is not None
        for widget in (self.curve, self.suits, self.chances):
            widget.setVisible(shown)
        if self._advice is None:
            self.advice_words.setText(self._waiting("advice", can=self._may_advise()))
            return
        advice, view = self._advice
        self.advice_words.setText(advice_text(advice, view))
        self.curve.setVisible(len(advice.bids) > 1)
        self.curve.show_curve(advice.bids, advice.curve, advice.stop)
        self.curve.setAccessibleDescription(curve_text(advice))
        mark = advice.stop if advice.stop is not None else advice.bids[0]
        column = advice.bids.index(mark)
        self.suits.setHorizontalHeaderItem(5, QTableWidgetItem(number(mark)))
        _fill(
            self.suits,
            [
                (
                    suit_title(suit.trump),
                    number(round(suit.expected)),
                    number(suit.sure),
                    number(suit.length),
                    number(sum(points for _suit, points in suit.cantes)),
                    exact(suit.chances[column]),
                )
                for suit in advice.suits
            ],
        )
        pairs = zip(advice.bids, advice.curve, strict=True)
        _fill(self.chances, [(number(bid), exact(c)) for bid, c in pairs if c >= 0.01])

    def _show_hint(self) -> None:
        asked = self._asked
        self.options.setVisible(self._hint is not None and bool(self._hint[0].options))
        text = why_not_text(asked) if asked is not None and asked.phase is Phase.PLAY else ""
        self.why_words.setText(text)
        self.why_words.setVisible(bool(text))
        if self._hint is None:
            self.hint_words.setText(self._waiting("hint", can=self._may_hint()))
            return
        found, view = self._hint
        self.hint_words.setText(hint_text(found, view, self._names()))
        _fill(
            self.options,
            [
                option_row(option, view, chosen=option.action == found.action)
                for option in found.options
            ],
        )

    def _show_count(self) -> None:
        view = self._view
        counted = view is not None and self.count.isChecked() and view.phase is not Phase.OVER
        for widget in (self.count_words, self.out, self.others):
            widget.setVisible(counted)
        if view is None or not counted or self.tabs.currentIndex() != 2:
            return
        self._controller.note_help()
        found = counting(view)
        names = self._names()
        lines = [points_line(found)]
        if not found.certain:
            lines.append(
                self.tr("Illegal cards can be played at this table: duties prove nothing.")
            )
        self.count_words.setText("\n".join(line for line in lines if line))
        _fill(self.out, out_lines(found, view.trump))
        self.others.setText("\n".join(other_text(other, names) for other in found.others))


def _words(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _table(parent: QWidget, columns: int) -> QTableWidget:
    table = QTableWidget(0, columns, parent)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    # Six numbers share the width; of two or three columns one takes what the others leave.
    modes = QHeaderView.ResizeMode
    header.setSectionResizeMode(modes.Stretch if columns > 3 else modes.ResizeToContents)
    header.setStretchLastSection(columns == 2)
    if columns == 3:
        header.setSectionResizeMode(0, modes.Stretch)
    header.setMinimumSectionSize(28)
    header.setHighlightSections(False)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table


def _fill(table: QTableWidget, rows: Sequence[Sequence[str]]) -> None:
    """Show rows; the table is as high as they are."""
    table.setRowCount(len(rows))
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(text)
            table.setItem(row, column, item)
    table.resizeRowsToContents()
    height = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
    height += sum(table.rowHeight(row) for row in range(len(rows)))
    table.setFixedHeight(height + 2)
