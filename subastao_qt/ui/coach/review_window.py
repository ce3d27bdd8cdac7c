"""The review: a finished deal again, step by step, with what the coach thinks of each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.coach.reviews import Reviewer, persons_seat
from subastao_qt.app.resources import resource
from subastao_qt.app.settings import Settings
from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import cut_for
from subastao_qt.engine.record import Record
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.coach.judging import Grade
from subastao_qt.players.coach.mistakes import Named
from subastao_qt.players.coach.review import (
    DealReview,
    Decided,
    Verdict,
    finished_deals,
    review_of,
)
from subastao_qt.ui.coach.replays import Replays
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.table.table_view import TableView
from subastao_qt.ui.table_place import table_options
from subastao_qt.ui.words import deal_title, fill, you_text
from subastao_qt.ui.words.coach_review import (
    SIGNS,
    done_text,
    events_text,
    grade_word,
    known_text,
    mistake_text,
    mistake_word,
    open_text,
)

USUAL_SIZE: Final = QSize(1000, 580)


@dataclass(frozen=True, slots=True)
class Desk:
    """What the window works with."""

    reviewer: Reviewer
    replays: Replays
    settings: Callable[[], Settings]


class ReviewWindow(QWidget):
    """A window of its own. `show_record` takes a record, and the deal to begin with."""

    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._desk = desk
        self._record: Record | None = None
        self._review: DealReview | None = None
        self._verdicts: dict[str, Verdict] = {}
        self._step = 0
        self._seat = Seat(0)
        self._filling = False
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.table = TableView(table_options(desk.settings()), self)
        self.table.setMinimumSize(420, 300)
        self.deal, self.seat = QComboBox(self), QComboBox(self)
        self._deal_label, self._seat_label = QLabel(self), QLabel(self)
        self.hands = QCheckBox(self)
        self.list = QListWidget(self)
        self._progress_told: tuple[int, int] | None = None
        """How many decisions of how many are judged, once that has been told."""
        self._progress = QLabel(self)
        self.said = QLabel(self)
        self.first, self.back, self.on, self.last = (QPushButton(self) for _ in range(4))
        self.before, self.after = QPushButton(self), QPushButton(self)
        self.from_here, self.by_bot, self.again, self.elsewhere = (
            QPushButton(self) for _ in range(4)
        )
        self._lay_out()
        self._wire()
        self.retranslate()
        self.resize(USUAL_SIZE)

    @property
    def step(self) -> int:
        """How many of the deal's actions are done in what is shown."""
        return self._step

    def show_record(self, record: Record, number: int | None = None) -> bool:
        """Go over a deal of a record, by default its last that is over; False when none is."""
        deals = finished_deals(record)
        if not deals:
            return False
        self._record = record
        self._seat = persons_seat(record)
        self._filling = True
        self.deal.clear()
        for deal in range(1, deals + 1):
            self.deal.addItem("", deal)
        self.deal.setCurrentIndex(min(number or deals, deals) - 1)
        self._fill_choices()
        self._filling = False
        self._begin()
        return True

    def go(self, step: int) -> None:
        """Show the deal after so many of its actions."""
        if self._review is not None:
            self._step = max(0, min(step, len(self._review.moments)))
            self._show_step()

    def go_to_mistake(self, direction: int) -> bool:
        """Go to the next decision that was not good, or (-1) to the one before; False when there is none."""
        places = self._faults()
        ahead = [place for place in places if (place - self._step) * direction > 0]
        if not ahead:
            return False
        self.go(min(ahead) if direction > 0 else max(ahead))
        return True

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Review"))
        self._deal_label.setText(self.tr("&Deal:"))
        self._seat_label.setText(self.tr("&Seat:"))
        self.hands.setText(self.tr("Show &all hands"))
        self.hands.setToolTip(self.tr("Without it you see what this seat could know then."))
        self.list.setAccessibleName(self.tr("Decisions"))
        self.from_here.setText(self.tr("Play it from &here"))
        self.by_bot.setText(self.tr("Let the &bot play my seat"))
        self.again.setText(self.tr("&Play this deal again"))
        self.elsewhere.setText(self.tr("From another sea&t…"))
        forward, backward = ("◀", "▶") if self.isRightToLeft() else ("▶", "◀")
        for button, sign, words in (
            (self.first, "|" + backward, self.tr("First step")),
            (self.back, backward, self.tr("Step back")),
            (self.on, forward, self.tr("Step forward")),
            (self.last, forward + "|", self.tr("Last step")),
        ):
            button.setText(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.before.setText(self.tr("Pre&vious mistake"))
        self.after.setText(self.tr("&Next mistake"))
        self._filling = True
        self._fill_choices()
        self._filling = False
        self._fill_list()
        self._show_step()
        if self._progress_told is not None:
            self._on_progress(*self._progress_told)

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event) or event.type() is QEvent.Type.LayoutDirectionChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._desk.reviewer.stop()
        self.closed.emit()
        super().closeEvent(event)

    # Building

    def _lay_out(self) -> None:
        self._deal_label.setBuddy(self.deal)
        self._seat_label.setBuddy(self.seat)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.said.setMargin(4)
        self.said.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setUniformItemSizes(True)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 6, 6, 6)
        choices = QGridLayout()
        choices.addWidget(self._deal_label, 0, 0)
        choices.addWidget(self.deal, 0, 1)
        choices.addWidget(self._seat_label, 1, 0)
        choices.addWidget(self.seat, 1, 1)
        choices.setColumnStretch(1, 1)
        column.addLayout(choices)
        column.addWidget(self.hands)
        column.addWidget(self.list, 3)
        column.addWidget(self._progress)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(self.said)
        column.addWidget(area, 3)
        steps = QHBoxLayout()
        for button in (self.first, self.back, self.on, self.last):
            button.setMinimumWidth(36)
            steps.addWidget(button)
        column.addLayout(steps)
        grid = QGridLayout()
        for place, button in enumerate(
            (self.before, self.after, self.from_here, self.by_bot, self.again, self.elsewhere)
        ):
            grid.addWidget(button, place // 2, place % 2)
        column.addLayout(grid)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        splitter = QSplitter(self)
        splitter.addWidget(self.table)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 1)
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)

    def _wire(self) -> None:
        self.deal.currentIndexChanged.connect(self._on_deal)
        self.seat.currentIndexChanged.connect(self._on_seat)
        self.hands.toggled.connect(lambda _on: self._show_step())
        self.list.currentRowChanged.connect(self._on_row)
        self.first.clicked.connect(lambda: self.go(0))
        self.back.clicked.connect(lambda: self.go(self._step - 1))
        self.on.clicked.connect(lambda: self.go(self._step + 1))
        self.last.clicked.connect(lambda: self.go(10_000))
        self.before.clicked.connect(lambda: self.go_to_mistake(-1))
        self.after.clicked.connect(lambda: self.go_to_mistake(1))
        self.from_here.clicked.connect(lambda: self._replay(self._desk.replays.from_here))
        self.by_bot.clicked.connect(lambda: self._replay(self._desk.replays.by_bot))
        self.again.clicked.connect(lambda: self._replay(self._desk.replays.again))
        self.elsewhere.clicked.connect(self._ask_seat)
        self._desk.reviewer.judged.connect(self._on_judged)
        self._desk.reviewer.progress.connect(self._on_progress)
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Left", lambda: self._turn(-1)),
            ("Right", lambda: self._turn(1)),
            ("Home", lambda: self.go(0)),
            ("End", lambda: self.go(10_000)),
            ("Ctrl+Left", lambda: self._turn_to_mistake(-1)),
            ("Ctrl+Right", lambda: self._turn_to_mistake(1)),
            ("Esc", self.close),
        )
        for key, act in keys:
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def _turn(self, direction: int) -> None:
        """An arrow key: it points where the button of the same arrow does, in Arabic too."""
        self.go(self._step + (-direction if self.isRightToLeft() else direction))

    def _turn_to_mistake(self, direction: int) -> None:
        self.go_to_mistake(-direction if self.isRightToLeft() else direction)

    # The deal

    def _begin(self) -> None:
        if self._record is None:
            return
        self._review = review_of(self._record, self.deal.currentIndex() + 1)
        self.table.set_names((*self._names(), "", "", "", "")[:4])
        own = self._review.of_seat(self._seat)
        others = [each for each in self._review.decided if each.seat != self._seat]
        self._verdicts = self._desk.reviewer.begin([*own, *others])
        self._step = 0
        self._fill_list()
        self._on_progress(len(self._verdicts), len(self._review.decided))
        self._show_step()

    def _names(self) -> tuple[str, ...]:
        if self._record is None:
            return ()
        return tuple(who.name or you_text() for who in self._record.seats)

    def _fill_choices(self) -> None:
        if self._record is None:
            return
        for index in range(self.deal.count()):
            self.deal.setItemText(index, deal_title(index + 1, self._record.rules))
        self.seat.clear()
        self.seat.addItems(list(self._names()))
        self.seat.setCurrentIndex(self._seat)

    def _on_deal(self, index: int) -> None:
        if not self._filling and index >= 0:
            self._begin()

    def _on_seat(self, index: int) -> None:
        if self._filling or index < 0 or self._review is None:
            return
        self._seat = Seat(index)
        step = self._step
        self._begin()
        self.go(step)

    def _view(self, place: int, seat: Seat) -> PlayerView:
        assert self._review is not None
        return view_of(self._review.states[place], seat, person=False)

    def _own(self) -> Sequence[Decided]:
        return self._review.of_seat(self._seat) if self._review is not None else ()

    def _named(self, place: int) -> list[Named]:
        """The mistakes of the seat at a step."""
        if self._review is None:
            return []
        found = [
            each
            for each in self._review.forgotten
            if each.place == place and each.seat == self._seat
        ]
        for decided in self._own():
            verdict = self._verdicts.get(decided.key)
            if decided.moment.place == place and verdict is not None and verdict.named is not None:
                found.append(verdict.named)
        return found

    def _faults(self) -> list[int]:
        """The steps at which the seat did not decide well."""
        places = {
            decided.moment.place
            for decided in self._own()
            if (verdict := self._verdicts.get(decided.key)) is not None
            and verdict.judgement.grade is not Grade.GOOD
        }
        if self._review is not None:
            places |= {each.place for each in self._review.forgotten if each.seat == self._seat}
        return sorted(places)

    # The list

    def _rows(self) -> list[tuple[int, str]]:
        """Step and words of each row: decisions, and mistakes where nothing was decided."""
        rows: list[tuple[int, str]] = []
        judged = {each.moment.place: each for each in self._own()}
        extra = {each.place for each in self._named_all()} - set(judged)
        for place in sorted({*judged, *extra}):
            words = [mistake_word(each) for each in self._named(place)]
            decided = judged.get(place)
            if decided is None:
                rows.append((place, f"{SIGNS[Grade.COSTLY]} {', '.join(words)}"))
                continue
            done = done_text(decided.moment.action, self._view(place, self._seat))
            verdict = self._verdicts.get(decided.key)
            if verdict is None:
                rows.append((place, f"… {done}"))
                continue
            grade = verdict.judgement.grade
            words = [grade_word(grade), *words]
            rows.append((place, f"{SIGNS[grade]} {done} – {', '.join(words)}"))
        return rows

    def _named_all(self) -> list[Named]:
        if self._review is None:
            return []
        return [each for each in self._review.forgotten if each.seat == self._seat]

    def _fill_list(self) -> None:
        self._filling = True
        self.list.clear()
        for place, words in self._rows():
            item = QListWidgetItem(words, self.list)
            item.setData(Qt.ItemDataRole.UserRole, place)
        self._filling = False
        self._mark_row()

    def _mark_row(self) -> None:
        self._filling = True
        row = next(
            (
                row
                for row in range(self.list.count())
                if self.list.item(row).data(Qt.ItemDataRole.UserRole) == self._step
            ),
            -1,
        )
        self.list.setCurrentRow(row)
        self._filling = False

    def _on_row(self, row: int) -> None:
        if not self._filling and row >= 0:
            self.go(int(self.list.item(row).data(Qt.ItemDataRole.UserRole)))

    def _on_judged(self, key: str, verdict: Verdict) -> None:
        self._verdicts[key] = verdict
        for number, decided in enumerate(self._own()):
            if decided.key == key:
                self._fill_list()
                if decided.moment.place == self._step:
                    self._say()
                del number
                break
        self._enable()

    def _on_progress(self, done: int, whole: int) -> None:
        self._progress_told = done, whole
        self._progress.setVisible(done < whole)
        #: How many decisions of a deal the coach has judged.
        text = self.tr("{done} of {whole} decisions judged")
        self._progress.setText(fill(text, done=done, whole=whole))

    # The step

    def _show_step(self) -> None:
        if self._review is None:
            return
        state = self._review.states[self._step]
        view = self._view(self._step, self._seat)
        if self.hands.isChecked():
            view = replace(view, open_hands=state.deal.hands)
        self.table.set_view(view)
        self._mark_row()
        self._say()
        self._enable()

    def _say(self) -> None:
        assert self._review is not None
        review, step = self._review, self._step
        seat, names = self._seat, self._names()
        happened = [cut_for(review.record.rules, each, seat) for each in review.happened[step]]
        lines = [
            fill(self.tr("Step {n} of {whole}"), n=step, whole=len(review.moments)),
            events_text(happened, names, seat),
        ]
        if step < len(review.moments):
            moment = review.moments[step]
            decided = next((each for each in self._own() if each.moment.place == step), None)
            if decided is not None:
                #: What is decided next: {action} is a bid, a card, a suit.
                text = self.tr("Decision: {action}")
                lines += ["", fill(text, action=done_text(moment.action, self._view(step, seat)))]
                lines += self._judged(decided, moment.action)
            lines += [mistake_text(each) for each in self._named(step)]
        self.said.setText("\n".join(lines))
        self.said.setAccessibleName(self.said.text())

    def _judged(self, decided: Decided, action: Action) -> list[str]:
        verdict = self._verdicts.get(decided.key)
        if verdict is None:
            return [self.tr("The coach is still thinking about it.")]
        view = self._view(decided.moment.place, decided.seat)
        judged = verdict.judgement
        lines = [
            f"{SIGNS[judged.grade]} {grade_word(judged.grade)}",
            known_text(action, judged, view),
        ]
        if judged.open is not None:
            lines.append(open_text(judged.open, view))
        return lines

    def _enable(self) -> None:
        last = len(self._review.moments) if self._review is not None else 0
        faults = self._faults()
        self.first.setEnabled(self._step > 0)
        self.back.setEnabled(self._step > 0)
        self.on.setEnabled(self._step < last)
        self.last.setEnabled(self._step < last)
        self.before.setEnabled(any(place < self._step for place in faults))
        self.after.setEnabled(any(place > self._step for place in faults))
        for button in (self.from_here, self.by_bot):
            button.setEnabled(self._step < last)

    # Replays

    def _replay(self, play: Callable[[DealReview, int, Seat], None]) -> None:
        if self._review is not None:
            play(self._review, self._step, self._seat)

    def _ask_seat(self) -> None:
        menu = QMenu(self)
        review = self._review
        if review is None:
            return
        for number, name in enumerate(self._names()):
            seat = Seat(number)
            if seat != self._seat and review.states[0].deal.hands[seat]:
                action = menu.addAction(name)
                action.triggered.connect(
                    lambda _checked=False, seat=seat: self._desk.replays.again(review, 0, seat)
                )
        menu.popup(self.elsewhere.mapToGlobal(self.elsewhere.rect().topLeft()))
