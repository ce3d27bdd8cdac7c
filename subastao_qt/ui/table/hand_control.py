"""What pointer and keys do on the table: choosing a card and nothing by accident.

A card is played by a click, a double click, a drag onto the table or Enter and Space on the one in focus; where the
player wants to confirm, the first click only raises it. Everything else leaves the cards where they are: other
buttons, the clicks after a first one, a click just after the question has changed, a drag that comes back.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QPropertyAnimation, Qt, Signal
from PySide6.QtWidgets import QApplication

from subastao_qt.app.decisions import Decision
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card
from subastao_qt.ui.settling import SETTLING
from subastao_qt.ui.table.card_item import LIFT, CardItem
from subastao_qt.ui.table.placements import Role
from subastao_qt.ui.table.table_scene import Z_AIR, TableScene


class HandControl(QObject):
    """Keeps which card is under the pointer, in focus, chosen, dragged; tells when one is to be played."""

    chosen = Signal(object)
    """A Card that may be played."""
    refused = Signal(object, str)
    """A Card that may not be played now, and why."""
    focus_moved = Signal(object)
    """The Card in focus of the keyboard."""

    def __init__(
        self,
        scene: TableScene,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._clock = clock
        self.confirm = False
        self.hover_ms = 90
        self.decision: Decision | None = None
        self.focus: Card | None = None
        self.focus_visible = False
        self._hovered: Card | None = None
        self._selected: Card | None = None
        self._sent: Card | None = None
        self._pressed: Card | None = None
        self._press_at = QPointF()
        self._dragged: CardItem | None = None
        self._quiet_until = 0.0
        self._returning: QPropertyAnimation | None = None

    def open(self, decision: Decision | None) -> None:
        """A question has been opened or closed."""
        same = (
            decision is not None
            and self.decision is not None
            and decision.ticket == self.decision.ticket
        )
        self.decision = decision
        if not same:
            self._sent = None
            self._selected = None
            self._quiet_until = max(self._quiet_until, self._clock() + SETTLING)
        self.refresh()

    @property
    def quiet(self) -> bool:
        """Whether a click would come too soon to be meant."""
        return self._clock() < self._quiet_until

    def playable(self, card: Card) -> bool:
        """Whether the card may be played now."""
        return (
            self.decision is not None
            and self._sent is None
            and Play(card) in self.decision.view.legal
        )

    @property
    def asked_for_card(self) -> bool:
        """Whether the open question can be answered by a card."""
        return self.decision is not None and any(
            isinstance(a, Play) for a in self.decision.view.legal
        )

    def card_at(self, point: QPointF) -> Card | None:
        """The own card at a point of the scene, the uppermost; a raised one reaches as high as it stands."""
        for item in reversed(self._scene.hand_items()):
            rise = LIFT * item.unit if item.raised else 0.0
            dx, dy = point.x() - item.x(), point.y() - item.y()
            if (
                abs(dx) <= item.width / 2
                and -item.height / 2 - rise <= dy <= item.height / 2 + item.unit
            ):
                return item.face
        return None

    def hover(self, point: QPointF | None) -> None:
        """The pointer has moved (None: it has left)."""
        card = self.card_at(point) if point is not None else None
        if card is not self._hovered:
            self._hovered = card
            self.refresh()

    def press(self, point: QPointF) -> bool:
        """The left button goes down; whether it was on a card."""
        # The release of an earlier press may have been lost to another window.
        self.cancel()
        card = self.card_at(point)
        if card is None or self.quiet:
            return card is not None
        self._pressed = card
        self._press_at = point
        return True

    def drag(self, point: QPointF) -> None:
        """The pointer moves with the button down."""
        if self._pressed is None:
            return
        item = self._item(self._pressed)
        if item is None or item.role is not Role.HAND:
            self.cancel()
            return
        way = point - self._press_at
        if self._dragged is None:
            if way.manhattanLength() < QApplication.startDragDistance() or not self.asked_for_card:
                return
            self._finish_returning()
            self._dragged = item
            item.settle_raise()
            item.setZValue(Z_AIR)
            item.set_airborne(True)
        slot = self._scene.placed.cards.get(self._pressed.code) if self._scene.placed else None
        if slot is not None:
            item.setPos(slot.x + way.x(), slot.y + way.y())

    def release(self, point: QPointF) -> None:
        """The left button goes up."""
        card, item = self._pressed, self._dragged
        self._pressed = self._dragged = None
        if card is None:
            return
        if item is not None:
            placed = self._scene.placed
            onto_table = placed is not None and item.y() + item.height * 0.15 < placed.hand_top
            if onto_table and self.playable(card):
                self._send(card)
            else:
                self._return(card, item)
                if onto_table:
                    self._refuse(card)
            return
        if self.card_at(point) is not card:
            return
        self._click(card)

    def double_click(self, point: QPointF) -> None:
        """Twice quickly on one card is meant, even where cards are confirmed."""
        card = self.card_at(point)
        if card is not None and card is self._selected and self.playable(card):
            self._send(card)

    def cancel(self) -> None:
        """Let go of whatever is pressed or dragged; the card goes back."""
        card, item = self._pressed, self._dragged
        self._pressed = self._dragged = None
        if card is not None and item is not None and card.code in self._scene.cards:
            self._return(card, item)

    def move_focus(self, key: Qt.Key) -> bool:
        """Move the focus as the key points; whether it was such a key."""
        cards = [item.face for item in self._scene.hand_items() if item.face is not None]
        if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            return False
        if not cards:
            return True
        last = len(cards) - 1
        if self.focus not in cards:
            number = last if key in (Qt.Key.Key_Left, Qt.Key.Key_End) else 0
        else:
            now = cards.index(self.focus)
            step = {Qt.Key.Key_Left: now - 1, Qt.Key.Key_Right: now + 1, Qt.Key.Key_Home: 0}
            number = min(max(step.get(key, last), 0), last)
        self.focus = cards[number]
        self.focus_visible = True
        self.refresh()
        self.focus_moved.emit(self.focus)
        return True

    def play_focus(self) -> None:
        """Play the card in focus; where cards are confirmed, the second time."""
        if self.focus is None or not self.focus_visible or self._item(self.focus) is None:
            return
        if not self.quiet:
            self._click(self.focus)

    def show_focus(self, visible: bool) -> None:
        """The table got or lost the focus of the keyboard."""
        self.focus_visible = visible and self.focus is not None
        self.refresh()

    def deselect(self) -> bool:
        """Lower a card that waits to be confirmed; whether there was one."""
        if self._selected is None:
            return False
        self._selected = None
        self.refresh()
        return True

    def refresh(self) -> None:
        """Raise and ring what is under the pointer, in focus, or chosen."""
        hand = self._scene.hand_items()
        faces = {item.face for item in hand}
        if self.focus is not None and self.focus not in faces:
            self.focus = None
        for item in hand:
            card = item.face
            if item is self._dragged or card is None:
                continue
            focus = card is self.focus and self.focus_visible
            picked = card is self._selected or card is self._sent
            hovered = card is self._hovered and self.playable(card)
            item.set_raised(
                focus or picked or hovered, ringed=focus or picked, duration=self.hover_ms
            )

    def still(self) -> None:
        """Stop everything that moves by hand."""
        self._stop_returning()
        self._pressed = self._dragged = None

    def _click(self, card: Card) -> None:
        if not self.playable(card):
            if self.decision is not None and self._sent is None:
                self._refuse(card)
            return
        if self.confirm and card is not self._selected:
            self._selected = card
            self.refresh()
            return
        self._send(card)

    def _send(self, card: Card) -> None:
        self._sent = card
        self._selected = None
        # The second and third of quick clicks fall on whatever has moved there: they are not meant for it.
        self._quiet_until = self._clock() + QApplication.doubleClickInterval() / 1000
        self.refresh()
        self.chosen.emit(card)

    def _refuse(self, card: Card) -> None:
        item = self._item(card)
        if self.asked_for_card and item is not None:
            self.refused.emit(card, item.toolTip())

    def _return(self, card: Card, item: CardItem) -> None:
        slot = self._scene.placed.cards.get(card.code) if self._scene.placed else None
        if slot is None:
            return
        self._finish_returning()
        item.setZValue(slot.z)
        item.set_airborne(False)
        if self.hover_ms <= 0:
            item.setPos(slot.x, slot.y)
            return
        back = QPropertyAnimation(item, b"pos", self)
        back.setDuration(160)
        back.setEasingCurve(QEasingCurve.Type.OutCubic)
        back.setEndValue(QPointF(slot.x, slot.y))
        back.finished.connect(self._stop_returning)
        self._returning = back
        back.start()

    def _finish_returning(self) -> None:
        """Another card is taken or let go: the one still on its way back is at home at once."""
        if self._returning is not None:
            self._returning.setCurrentTime(self._returning.duration())
            self._stop_returning()

    def _stop_returning(self) -> None:
        if self._returning is not None:
            self._returning.stop()
            self._returning.deleteLater()
            self._returning = None

    def _item(self, card: Card) -> CardItem | None:
        item = self._scene.cards.get(card.code)
        return item if item is not None and item.role is Role.HAND else None
