"""The table with what lies on it: the decision bar above the hand, the result in the middle.

Bar and panel are not children of the table's view: that view never mirrors, and they do.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from subastao_qt.app.decisions import Answer, Batch, Decision
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.events import DealEnded, Event
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.decision_bar import DecisionBar
from subastao_qt.ui.result_panel import ResultPanel
from subastao_qt.ui.sounds import Sounds
from subastao_qt.ui.table.table_options import INSTANT, TableOptions, pace_of
from subastao_qt.ui.table.table_view import TableView
from subastao_qt.ui.theme import CLOTHS, cloth_now

MOST_SEATS = 4
MARGIN = 12
"""Pixels between the result panel and the table's edges."""


def table_options(settings: Settings, speed: Speed | None = None) -> TableOptions:
    """The table's part of the settings; `speed` for a while instead of the set one."""
    return TableOptions(
        cloth=cloth_now(settings.cloth, settings.window_theme),
        deck=settings.deck,
        back=settings.back,
        speed=settings.speed if speed is None else speed,
        reduced_motion=settings.reduced_motion,
        sorting=settings.sorting,
        confirm_card=settings.confirm_card,
        text_scale=settings.text_size / 100,
    )


class TablePlace(QWidget):
    """Shows the match and hands on what the person wants."""

    answered = Signal(object)
    """Answer."""
    said = Signal(object)
    """Action out of turn."""
    batch_seen = Signal(object)
    """The Batch that has been shown to its end."""
    new_match_wanted = Signal()
    review_wanted = Signal()
    """The person wants to go over the deal that is over."""
    why_wanted = Signal()
    """The person wants to know why the dimmed cards may not be played."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        self._built = False
        super().__init__(parent)
        self._settings = settings
        self._placing = False
        self._hurry: Speed | None = None
        self._view: PlayerView | None = None
        self._batches: dict[int, Batch] = {}
        self._decision: Decision | None = None
        self._thinking: Seat | None = None
        self._just_ended = False
        self._names: tuple[str, ...] = ()
        self.table = TableView(table_options(settings), self)
        self.bar = DecisionBar(self)
        self.panel = ResultPanel(self)
        self.sounds = Sounds(parent=self)
        self.sounds.take(settings)
        self.table.card_chosen.connect(self._on_card)
        self.table.batch_seen.connect(self._on_seen)
        self.table.event_shown.connect(self._sound)
        self.table.layout_changed.connect(self._place)
        self.bar.answered.connect(self.answered)
        self.bar.said.connect(self.said)
        self.bar.height_changed.connect(self._place)
        self.bar.cards_wanted.connect(self._focus_cards)
        self.bar.result_wanted.connect(self._show_result)
        self.bar.why_wanted.connect(self.why_wanted)
        self.bar.speed_wanted.connect(self._on_hurry)
        self.panel.answered.connect(self.answered)
        self.panel.said.connect(self.said)
        self.panel.laid_aside.connect(self._refresh)
        self.panel.new_match_wanted.connect(self.new_match_wanted)
        self.panel.review_wanted.connect(self.review_wanted)
        self._built = True
        self._dress()

    @property
    def view(self) -> PlayerView | None:
        """What the table shows: the match after the last batch that was seen."""
        return self._view

    def take(self, settings: Settings) -> None:
        """Take over new settings."""
        self._settings = settings
        self.sounds.take(settings)
        self._dress()

    def name(self, names: Sequence[str]) -> None:
        """The players' names by seat, as shown."""
        # The names of a new table may come while one with more seats is still shown.
        self._names = (*names, "", "", "", "")[:MOST_SEATS]
        self.table.set_names(self._names)
        self._refresh()
        if self.panel.isVisible():
            self._show_result()

    def show_view(self, view: PlayerView) -> None:
        """Show the match anew, without movement."""
        self._batches.clear()
        self._just_ended = False
        self._decision = self._thinking = None
        self.panel.hide()
        self._end_hurry()
        self._view = view
        self.table.set_view(view)
        if view.ended:
            self._show_result()
        self._refresh()

    def play(self, batch: Batch) -> None:
        """Show what has happened."""
        self._batches[batch.number] = batch
        self._just_ended = any(isinstance(event, DealEnded) for event in batch.events)
        if batch.view.phase is Phase.AUCTION:
            self._end_hurry()
        if self.panel.isVisible():
            self.panel.hide()
        self.table.play_batch(batch)

    def ask(self, decision: Decision | None) -> None:
        """A decision of the person is open, or no longer."""
        self._decision = decision
        if decision is not None:
            self._view = decision.view
        self.table.open_decision(decision)
        if decision is not None and decision.view.phase is Phase.OVER:
            self._show_result()
        self._refresh()

    def think(self, seat: Seat | None) -> None:
        """A bot thinks, or no longer."""
        self._thinking = seat
        self.table.set_thinking(seat)
        self._refresh()

    def shutdown(self) -> None:
        """Stop everything that moves."""
        self.table.shutdown()
        self.sounds.shutdown()

    def retranslate(self) -> None:
        """Letters may have another size now."""
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange and self._built:
            # The system may have gone over to high contrast, or back.
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        speed = self._hurry
        self.table.set_options(table_options(self._settings, speed))
        colours = CLOTHS[self.table.options.cloth]
        letters = self.table.measures().letters
        self.bar.dress(colours, letters * 1.05)
        self.panel.dress(colours, letters * 1.05)
        self._place()

    def _place(self) -> None:
        """Put bar and panel in their places. A bar that grows moves what lies on the table, which may again change
        the bar's room: that is followed twice and no further, so that two answers cannot chase each other."""
        if self._placing:
            return
        self._placing = True
        for _again in range(2):
            self.bar.put(self.table.bar_rect(), self.table.width() // 2)
            self.table.set_bar_height(self.bar.height() if self.bar.content.label else None)
        self.bar.put(self.table.bar_rect(), self.table.width() // 2)
        self.panel.put(*self._panel_areas())
        self._placing = False

    def _panel_areas(self) -> tuple[QRect, QRect]:
        """Where the result may be: anywhere on the table; better above the hand."""
        whole = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        above = QRect(whole)
        above.setBottom(max(whole.top(), self.table.bar_rect().bottom()))
        return whole, above

    def _refresh(self) -> None:
        if self.panel.isVisible():
            self.bar.hide()
            return
        self.bar.show_state(self._view, self._decision, self._thinking, self._names)
        self.bar.raise_()

    def _focus_cards(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_result(self) -> None:
        view = self._decision.view if self._decision is not None else self._view
        if view is None or view.result is None:
            return
        self.panel.put(*self._panel_areas())
        pace = pace_of(self.table.options) if self._just_ended else INSTANT
        self._just_ended = False
        self.panel.show_result(
            view, self._decision, self._names, slide=pace.slide, count=pace.count
        )
        self.bar.hide()

    def _on_seen(self, number: int) -> None:
        batch = self._batches.pop(number, None)
        if batch is None:
            return
        self._view = batch.view
        if batch.view.ended:
            self._show_result()
        self._refresh()
        self.batch_seen.emit(batch)

    def _sound(self, event: Event) -> None:
        view = next(iter(self._batches.values())).view if self._batches else self._view
        if view is not None:
            self.sounds.hear(event, view.seat, self._hurry or self._settings.speed)

    def _on_card(self, card: Card) -> None:
        if self._decision is not None:
            self.answered.emit(Answer(self._decision.ticket, Play(card)))

    def _on_hurry(self, speed: Speed) -> None:
        self._hurry = speed
        self.table.set_options(table_options(self._settings, speed))
        self.table.skip()

    def _end_hurry(self) -> None:
        if self._hurry is not None:
            self._hurry = None
            self.table.set_options(table_options(self._settings))
