"""Leads through the first steps: gives the controller the prepared deals and says what is to be said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QWidget

from subastao_qt.app.decisions import Batch, Decision, SeatSetup
from subastao_qt.app.lesson import aside_at, part_practice, step_at
from subastao_qt.app.lesson_deals import PARTS
from subastao_qt.app.lesson_types import Aside, Point
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import Practice
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card
from subastao_qt.engine.facts import Phase
from subastao_qt.ui.lesson.content import Moment, closing_content, content_of, pointed
from subastao_qt.ui.lesson.panel import LessonPanel
from subastao_qt.ui.lesson.ring import Ring, boxes
from subastao_qt.ui.players_form import shown_names
from subastao_qt.ui.table.table_options import TableOptions
from subastao_qt.ui.table_place import TablePlace
from subastao_qt.ui.theme import CLOTHS


def _still(options: TableOptions) -> bool:
    return options.reduced_motion or options.speed is Speed.INSTANT


class Guide(QObject):
    """One lesson from its beginning to its end; `ended` tells that the table is for the match again."""

    ended = Signal(bool)
    """Whether a match is on the table now; else one has to be started."""

    def __init__(
        self,
        window: QMainWindow,
        controller: MatchController,
        place: TablePlace,
        panel: LessonPanel,
        seats: Callable[[], tuple[SeatSetup, ...]],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._place = place
        self._seats = seats
        self.panel = panel
        self.ring = Ring(place)
        self._part = 0
        self._practice: Practice | None = None
        self._moment: Moment | None = None
        self._asked_at: int | None = None
        """How many actions were done when the person was last asked."""
        self._waiting = controller.in_progress
        self.closing = False
        panel.next_wanted.connect(self.go_on)
        panel.take_back_wanted.connect(self._take_back)
        panel.skip_wanted.connect(self.leave)
        panel.retranslated.connect(self._show_quietly)
        controller.decision.connect(self._on_decision)
        controller.batch.connect(self._on_batch)
        controller.practice_changed.connect(self._on_practice)
        place.table.card_refused.connect(self._on_refused)
        place.table.layout_changed.connect(self._show_ring)
        place.table.batch_seen.connect(self._show_ring)
        place.bar.height_changed.connect(self._show_ring)
        window.installEventFilter(self)

    @property
    def moment(self) -> Moment | None:
        """Where the lesson is; None before the first decision and at its end."""
        return self._moment

    def start(self) -> None:
        """Show the panel and begin the first part."""
        self.panel.show()
        self._begin(0)

    def dress(self) -> None:
        """The cloth or the letters may have changed."""
        self.panel.dress(CLOTHS[self._place.table.options.cloth])
        self._show_quietly()

    def go_on(self) -> None:
        """The next page, the next part, or the end."""
        moment = self._moment
        if self.closing:
            self.leave()
        elif moment is None:
            return
        elif not moment.last_page:
            self._show(replace(moment, page=moment.page + 1))
        elif moment.view.phase is Phase.OVER:
            self._next_part()

    def leave(self) -> None:
        """End the lesson, whatever its state; the match that waits has the table again."""
        if self._practice is None:
            return
        self._practice = None
        self._finish()
        self.ended.emit(self._controller.leave_practice())

    def _begin(self, part: int) -> None:
        self._part = part
        self._asked_at = None
        practice = part_practice(PARTS[part], self._seats())
        self._practice = practice
        self._controller.practise(practice)

    def _next_part(self) -> None:
        if self._practice is None or self.closing:
            return
        if self._part + 1 < len(PARTS):
            self._begin(self._part + 1)
            return
        self._moment = None
        self.closing = True
        self._show_quietly()
        self._focus(self.panel.next)

    def _finish(self) -> None:
        self._window.removeEventFilter(self)
        self._moment = None
        self.panel.hide()
        self.ring.still()
        self.ring.hide()
        self.ring.deleteLater()

    # What happens at the table

    def _on_practice(self, practice: Practice | None) -> None:
        """Something else has taken the table: a new match, a file, another practice."""
        if self._practice is not None and practice is not self._practice:
            self._practice = None
            self._finish()
            self.ended.emit(True)

    def _on_decision(self, decision: Decision | None) -> None:
        if self._practice is None or self.closing:
            return
        if decision is None:
            if self._moment is not None:
                self._moment = replace(self._moment, asked=False, refused=None)
                self._show_quietly()
            return
        moment = Moment(
            decision.view,
            shown_names(self._controller.seats),
            step_at(PARTS[self._part], decision.view),
            aside=self._aside_now(),
            can_take_back=self._controller.can_undo,
        )
        record = self._controller.record
        self._asked_at = len(record.actions) if record is not None else None
        self._show(moment)

    def _on_batch(self, batch: Batch) -> None:
        if batch.view.ended and self._practice is not None:
            # After this call returns: the controller is still in the middle of it.
            QTimer.singleShot(0, self, self._next_part)

    def _aside_now(self) -> Aside | None:
        """What is to be said of the person's last deed: the first one since he was asked."""
        record, moment = self._controller.record, self._moment
        if record is None or moment is None or self._asked_at is None:
            return None
        if len(record.actions) <= self._asked_at or moment.view.phase is Phase.OVER:
            return None
        return aside_at(moment.step.wish, record.actions[self._asked_at])

    def _on_refused(self, card: Card, _reason: str) -> None:
        if self._moment is not None and self._moment.asked:
            self._moment = replace(self._moment, refused=card)
            self._show_quietly()

    def _take_back(self) -> None:
        self._asked_at = None
        self._controller.undo()

    # Showing

    def _show(self, moment: Moment) -> None:
        self._moment = moment
        self._show_quietly()
        if content_of(moment).next_text:
            self._focus(self.panel.next)
        elif moment.view.phase is Phase.PLAY and (
            moment.step.wish is None or isinstance(moment.step.wish, Play)
        ):
            self._focus(self._place.table)
        else:
            self._focus(self._bar_button())

    def _show_quietly(self) -> None:
        """Show what stands, in the language of the moment."""
        if self._practice is None:
            return
        self.panel.dress(CLOTHS[self._place.table.options.cloth])
        if self.closing:
            self.panel.show_content(closing_content(self._waiting))
        elif self._moment is not None:
            self._moment = replace(self._moment, names=shown_names(self._controller.seats))
            self.panel.show_content(content_of(self._moment))
        # The bar is rebuilt after this, the layout settles in the next round of the event loop.
        QTimer.singleShot(0, self, self._show_ring)
        self._show_ring()

    def _show_ring(self) -> None:
        if self._practice is None:
            return
        placed, moment = self._place.table.placed, self._moment
        found = []
        if placed is not None and moment is not None and not self._place.panel.isVisible():
            point, cards = pointed(moment)
            bar = self._place.bar.geometry() if self._place.bar.isVisible() else None
            if bar is not None or point is not Point.BAR:
                seats = moment.view.rules.seats
                found = boxes(placed, seats, bar or self._place.rect(), point, cards)
        options = self._place.table.options
        self.ring.show_boxes(found, CLOTHS[options.cloth], still=_still(options))

    def _focus(self, widget: QWidget | None) -> None:
        free = QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None
        if widget is not None and free:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bar_button(self) -> QPushButton | None:
        shown = [b for b in self._place.bar.findChildren(QPushButton) if not b.isHidden()]
        chief = [button for button in shown if button.property("chief")]
        return next(iter([*chief, *shown]), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape that nobody else has wanted leaves the lesson."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            QTimer.singleShot(0, self, self.leave)
            return True
        return super().eventFilter(watched, event)
