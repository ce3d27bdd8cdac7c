"""The table as a widget: what the main window talks to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QToolTip, QWidget

from subastao_qt.app.decisions import Batch, Decision
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.events import Event
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.accessible import (
    SpokenView,
    announce,
    cards_changed,
    focus_moved,
    install,
)
from subastao_qt.ui.table.choreographer import Choreographer
from subastao_qt.ui.table.geometry import Metrics, metrics
from subastao_qt.ui.table.hand_control import HandControl
from subastao_qt.ui.table.placements import Placements, placements
from subastao_qt.ui.table.spoken import TableSpeech
from subastao_qt.ui.table.table_options import TableOptions, pace_of
from subastao_qt.ui.table.table_scene import TableScene
from subastao_qt.ui.theme import wide_script
from subastao_qt.ui.words.events import event_text


class TableView(SpokenView):
    """The table. Give it a view or batches to show; it says which card the person wants to play."""

    card_chosen = Signal(object)
    """A Card that the person wants to play; it is one of the open decision's."""
    card_refused = Signal(object, str)
    """A Card that may not be played now, and why, in words."""
    card_focused = Signal(object)
    """The Card the keyboard points at."""
    background_clicked = Signal()
    """A click beside all cards while nothing moves."""
    batch_seen = Signal(int)
    """The batch of this number has been shown to its end."""
    event_shown = Signal(object)
    """The event whose movement begins now."""
    layout_changed = Signal()
    """`bar_rect` may have changed."""

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        install()
        super().__init__(parent)
        self._options = options or TableOptions()
        self._names: tuple[str, ...] = ("", "", "", "")
        self._view: PlayerView | None = None
        self._bar_height: float | None = None
        self._left_down = False
        self._swallow = False
        self._peek_held = False
        self._sized = False
        self._scene = TableScene(self._options, self)
        self._choreographer = Choreographer(
            self._scene, self._place, self._place_dealt, pace_of(self._options), self
        )
        self._hand = HandControl(self._scene, self)
        self.speech = TableSpeech(self, self._scene, self._hand)
        self._hand.chosen.connect(self.card_chosen)
        self._hand.refused.connect(self._show_refusal)
        self._hand.focus_moved.connect(self.card_focused)
        self._choreographer.seen.connect(self._batch_done)
        self._choreographer.happening.connect(self.event_shown)
        self._choreographer.happening.connect(self._speak)
        self._hand.focus_moved.connect(lambda: focus_moved(self))
        self._dress()
        self.set_options(self._options)

    def _dress(self) -> None:
        # The turn passes counter-clockwise in every language, so the table never mirrors.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(480, 320)
        self.setObjectName("table")

    # What the main window says

    def set_view(self, view: PlayerView) -> None:
        """Show the table anew at once: new match, undo, load. All movement is dropped, nothing is told of it."""
        self._choreographer.reset()
        self._hand.still()
        self._scene.peek = False
        self._scene.hinted = None
        self._view = view
        self._settle()

    def play_batch(self, batch: Batch) -> None:
        """Show what has happened; `batch_seen` tells when that is done."""
        self._hand.cancel()
        if self._scene.peek:
            self.show_last_trick(False)
        first = self._view is None
        self._view = batch.view
        if first:
            self._measure()
        self._choreographer.play(batch)

    def open_decision(self, decision: Decision | None) -> None:
        """A question to the person has been opened, or closed (None)."""
        if (
            decision is not None
            and not self._choreographer.busy
            and decision.view is not self._view
        ):
            self._view = decision.view
            self._settle()
        self._hand.open(decision)

    def set_options(self, options: TableOptions) -> None:
        """Take over the player's wishes; a movement under way is cut short where they change the picture."""
        looks = replace(options, speed=self._options.speed, confirm_card=self._options.confirm_card)
        changed = looks != self._options or self._scene.placed is None
        self._options = options
        self._hand.confirm = options.confirm_card
        self._choreographer.pace = pace_of(options)
        self._hand.hover_ms = self._choreographer.pace.hover
        if changed:
            self._measure()
            self.relayout()

    def set_names(self, names: Sequence[str]) -> None:
        """The players' names, by seat."""
        self._names = tuple(names)
        self._scene.names = self._names
        self._refurnish()

    def set_badge(self, text: str, tooltip: str = "") -> None:
        """What is played at this table: the preset and what differs from it."""
        self._scene.badge_text, self._scene.badge_tooltip = text, tooltip
        self._refurnish()

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark the bot that thinks."""
        self._scene.set_thinking(seat)

    def show_last_trick(self, shown: bool) -> None:
        """Show the trick before this one, as long as nobody has led to the next."""
        if self._scene.peek == shown:
            return
        self._scene.peek = shown
        if not self._choreographer.busy:
            self._settle()

    @property
    def last_trick_shown(self) -> bool:
        """Whether the trick before this one is shown."""
        return self._scene.peek

    def skip(self) -> bool:
        """Jump to the end of what moves; whether anything did."""
        skipped = self._choreographer.skip()
        if skipped:
            self._hand.refresh()
        return skipped

    @property
    def placed(self) -> Placements | None:
        """Where everything belongs now; None before there is anything."""
        return self._scene.placed

    @property
    def options(self) -> TableOptions:
        """The player's wishes as they hold now."""
        return self._options

    @property
    def busy(self) -> bool:
        """Whether something moves or rests."""
        return self._choreographer.busy

    def hint(self, card: Card | None) -> None:
        """Mark a card in hand as the coach's choice; None takes the mark away."""
        if card is not self._scene.hinted:
            self._scene.hinted = card
            self._settle_if_still()
            cards_changed(self)

    def bar_rect(self) -> QRect:
        """Where the decision bar may be, in this widget's pixels."""
        if self._scene.placed is None:
            return QRect(0, 0, self.width(), 0)
        bar = self._scene.placed.bar
        return QRect(round(bar.x), round(bar.y), round(bar.w), round(bar.h))

    def bar_geometry(self, width: int, height: int) -> QRect:
        """Where a bar of this size belongs: in the middle of the table if it fits there, its foot fixed."""
        room = self.bar_rect()
        width = min(width, room.width())
        x = min(
            max(round(self.width() / 2 - width / 2), room.left()),
            room.left() + room.width() - width,
        )
        return QRect(x, room.top() + room.height() - height, width, height)

    def set_bar_height(self, height: int | None) -> None:
        """A bar that has grown upward: the trick makes room for it. None is the usual height."""
        if height != self._bar_height:
            self._bar_height = height
            self._settle_if_still()

    def retranslate(self) -> None:
        """Write everything in the present language."""
        self._measure()
        self.relayout()

    def relayout(self) -> None:
        """Put everything where it belongs in the present size; a movement under way ends there too."""
        self._choreographer.skip()
        self._hand.still()
        self._settle()

    def shutdown(self) -> None:
        """Stop everything that moves; nothing is told any more."""
        self._choreographer.reset()
        self._hand.still()
        self._scene.still()

    # Placing

    def measures(self) -> Metrics:
        """The measures of the view as it is now."""
        size = self.viewport().size()
        return metrics(
            size.width(),
            size.height(),
            self.devicePixelRatioF(),
            self._options.text_scale,
            wide_script(),
        )

    def _place(self, view: PlayerView) -> Placements:
        return placements(
            view, self.measures(), self._options.sorting, self._scene.peek, self._bar_height
        )

    def _place_dealt(self, view: PlayerView) -> Placements:
        return placements(view, self.measures(), self._options.sorting, as_dealt=True)

    def _measure(self) -> None:
        """Take over size, pixel ratio, colours and letters."""
        size = self.viewport().size()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        placed = self._place(self._view) if self._view is not None else None
        self._scene.restyle(self._options, placed, self.devicePixelRatioF())
        self.resetCachedContent()
        self.setBackgroundBrush(self._scene.pictures.cloth_brush(size.width(), size.height()))
        self._scene.pictures.forget()

    def _settle(self) -> None:
        if self._view is None or not self._sized:
            # Before its first resize event the view has no size worth drawing pictures for.
            return
        placed = self._place(self._view)
        if placed.metrics.letters != self._scene.style_.letters:
            self._scene.restyle(self._options, placed, self.devicePixelRatioF())
        self._scene.settle(self._view, placed)
        self._hand.refresh()
        self.layout_changed.emit()

    def _settle_if_still(self) -> None:
        if not self._choreographer.busy:
            self._settle()

    def _refurnish(self) -> None:
        view, placed = self._scene.view, self._scene.placed
        if view is None or placed is None:
            return
        # In mid-movement what comes in may not be taken off again: it belongs to where the movement leads.
        ahead = self._choreographer.heading_for
        if ahead is None:
            self._scene.furnish(view, placed)
        else:
            self._scene.furnish(ahead, self._place(ahead))

    def _batch_done(self, number: int) -> None:
        self._hand.refresh()
        cards_changed(self)
        self.batch_seen.emit(number)

    def _show_refusal(self, card: Card, reason: str) -> None:
        item = self._scene.cards.get(card.code)
        if item is not None and reason:
            top = self.mapFromScene(item.x(), item.y() - item.height / 2)
            QToolTip.showText(self.viewport().mapToGlobal(top - QPoint(0, 40)), reason, self)
        self.card_refused.emit(card, reason)

    def _speak(self, event: Event) -> None:
        if self._view is not None:
            announce(self, event_text(event, self._names, self._view.seat))

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sized = True
        self._measure()
        self.relayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.retranslate()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            card = self._hand.card_at(self.mapToScene(event.pos()))
            item = self._scene.cards.get(card.code) if card is not None else None
            if item is not None:
                QToolTip.showText(event.globalPos(), item.toolTip(), self)
                return True
        if event.type() == QEvent.Type.Leave:
            self._hand.hover(None)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._left_down = True
        self._swallow = self.skip()
        if self._swallow:
            return
        point = self.mapToScene(event.position().toPoint())
        if not self._hand.press(point) and self._over_last_trick(event):
            self._peek_held = True
            self.show_last_trick(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        point = self.mapToScene(event.position().toPoint())
        if self._left_down and not self._swallow:
            self._hand.drag(point)
        elif not self._choreographer.busy:
            self._hand.hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or not self._left_down:
            return
        self._left_down = False
        if self._swallow:
            self._swallow = False
            return
        if self._peek_held:
            self._peek_held = False
            self.show_last_trick(False)
            return
        point = self.mapToScene(event.position().toPoint())
        on_card = self._hand.card_at(point) is not None
        self._hand.release(point)
        if not on_card and not self._hand.quiet:
            self.background_clicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._left_down = True
        self._swallow = True
        if not self.skip():
            self._hand.double_click(self.mapToScene(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if (
            event.modifiers()
            & ~Qt.KeyboardModifier.KeypadModifier
            & ~Qt.KeyboardModifier.ShiftModifier
        ):
            super().keyPressEvent(event)
            return
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and not self.skip():
                self._hand.play_focus()
            event.accept()
            return
        if self._hand.move_focus(key):
            event.accept()
        elif key == Qt.Key.Key_Down:
            if not event.isAutoRepeat():
                self.show_last_trick(True)
            event.accept()
        elif key == Qt.Key.Key_Escape and self._hand.deselect():
            event.accept()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            # The view would scroll by them.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not event.isAutoRepeat():
            self.show_last_trick(False)
            event.accept()
            return
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_key and self._hand.focus is None:
            self._hand.move_focus(Qt.Key.Key_Home)
        self._hand.show_focus(by_key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hand.show_focus(False)
        if self._scene.peek:
            self.show_last_trick(False)

    def _over_last_trick(self, event: QMouseEvent) -> bool:
        """Whether the pointer is on the pile in which the last trick lies."""
        view = self._view
        if view is None or not view.tricks or view.trick:
            return False
        pile = self._scene.piles.get(view.tricks[-1].winner)
        return pile is not None and pile.covered().contains(
            self.mapToScene(event.position().toPoint())
        )
