"""The table in words for screen readers: each card with its place, and how the game stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QGraphicsView

from subastao_qt.engine.events import Called
from subastao_qt.engine.facts import Phase
from subastao_qt.ui.table.accessible import Spoken
from subastao_qt.ui.table.hand_control import HandControl
from subastao_qt.ui.table.labels import card_of, contract_content
from subastao_qt.ui.table.placements import CardSlot, Role
from subastao_qt.ui.table.table_scene import TableScene
from subastao_qt.ui.words.cards import card_title
from subastao_qt.ui.words.events import event_text
from subastao_qt.ui.words.prompts import waiting_text

_ORDER = {Role.HAND: 0, Role.TRICK: 1, Role.PEEK: 1, Role.SHOWN: 2}


class TableSpeech:
    """What is read aloud of a scene."""

    def __init__(self, view: QGraphicsView, scene: TableScene, hand: HandControl) -> None:
        self._view = view
        self._scene = scene
        self._hand = hand

    def cards(self) -> list[Spoken]:
        """One's own hand from left to right, then the trick in the order played, then cards that lie open."""
        placed = self._scene.placed
        if placed is None:
            return []
        slots = [slot for slot in placed.cards.values() if slot.face is not None]
        slots.sort(key=lambda slot: _ORDER.get(slot.role, 3))
        return [self._spoken(slot) for slot in slots]

    def _spoken(self, slot: CardSlot) -> Spoken:
        assert slot.face is not None
        height = self._scene.pictures.height(slot.width)
        corner = self._view.mapFromScene(slot.x - slot.width / 2, slot.y - height / 2)
        rect = QRect(corner.x(), corner.y(), round(slot.width), round(height))
        if slot.role is Role.HAND:
            item = self._scene.cards.get(slot.key)
            return Spoken(card_title(slot.face), item.toolTip() if item is not None else "", rect)
        return Spoken(card_of(self._scene.names[slot.seat], slot.face), "", rect)

    def focus(self) -> int:
        """The number of the card the keyboard points at, -1 for none."""
        hand = [item.face for item in self._scene.hand_items()]
        return hand.index(self._hand.focus) if self._hand.focus in hand else -1

    def name(self) -> str:
        """What the table is called."""
        #: What a screen reader calls the table: a list of the player's cards and of the trick.
        return QCoreApplication.translate("Table", "Table")

    def state(self) -> str:
        """Whose turn it is, what was called in the auction, the contract and how it stands."""
        view = self._scene.view
        if view is None:
            return ""
        contract = contract_content(view, self._scene.names)
        said = [waiting_text(view, self._scene.names)]
        if view.phase is Phase.AUCTION:
            names = self._scene.names
            said += [event_text(Called(call), names, view.seat) for call in view.calls]
        if contract is not None:
            said += [contract.first, contract.tooltip]
        return ". ".join(part.rstrip(".") for part in said if part)
