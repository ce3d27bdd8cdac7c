"""The scene: one item for everything `Placements` names, and the way to put all of it exactly there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene

from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.bubble_item import BubbleItem
from subastao_qt.ui.table.card_item import CardItem
from subastao_qt.ui.table.labels import (
    bubble_content,
    contract_content,
    middle_content,
    plate_content,
)
from subastao_qt.ui.table.painted import Style
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.table.placements import CardSlot, Placements, Role
from subastao_qt.ui.table.plate_item import PlateItem
from subastao_qt.ui.table.table_items import BadgeItem, ContractItem, MiddleItem, PileItem
from subastao_qt.ui.table.table_options import TableOptions
from subastao_qt.ui.words.coach_mark import hinted_text
from subastao_qt.ui.words.counts import tricks_text
from subastao_qt.ui.words.duties import card_reason

_Z_PLATE, _Z_PILE, _Z_MIDDLE, _Z_CONTRACT, _Z_BUBBLE = 180.0, 20.0, 10.0, 185.0, 900.0
Z_AIR = 1000.0
"""The layer of cards on their way."""


class TableScene(QGraphicsScene):
    """Everything on the cloth. `settle` puts it where it belongs; movements only delay that."""

    def __init__(self, options: TableOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Cards move all the time: an index of their places costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.options = options
        self.pictures = Pictures(options.cloth, options.deck, options.back, 1.0)
        self.style_ = Style(options.cloth, 13.0, 1.0, ())
        self.names: Sequence[str] = ("", "", "", "")
        self.badge_text, self.badge_tooltip = "", ""
        self.thinking: Seat | None = None
        self.peek = False
        self.hinted: Card | None = None
        """The card in hand that the coach advises."""
        self.view: PlayerView | None = None
        self.placed: Placements | None = None
        self.cards: dict[str, CardItem] = {}
        self.plates: dict[Seat, PlateItem] = {}
        self.bubbles: dict[Seat, BubbleItem] = {}
        self.piles: dict[Seat, PileItem] = {}
        self.extras: list[QGraphicsItem] = []
        """Items of a movement only; none is left when it is over."""
        self.contract: ContractItem | None = None
        self.middle = MiddleItem()
        self.middle.setZValue(_Z_MIDDLE)
        self.badge = BadgeItem()
        self.addItem(self.middle)
        self.addItem(self.badge)

    def restyle(self, options: TableOptions, placed: Placements | None, dpr: float) -> None:
        """Take over the player's wishes and the size of letters."""
        old = self.pictures
        if (options.cloth, options.deck, options.back, dpr) != (
            old.cloth,
            old.deck,
            old.back,
            old.dpr,
        ):
            self.pictures = Pictures(options.cloth, options.deck, options.back, dpr)
        self.options = options
        letters = placed.metrics.letters if placed is not None else self.style_.letters
        families = tuple(QApplication.font().families()) if QGuiApplication.instance() else ()
        self.style_ = Style(options.cloth, letters, dpr, families)

    def settle(self, view: PlayerView, placed: Placements, ring: int = 0) -> None:
        """Put everything exactly where it belongs; `ring` is how long the mark of the turn takes to change."""
        self.clear_extras()
        self.view = view
        self.placed = placed
        self.furnish(view, placed, ring)
        for key in list(self.cards):
            if key not in placed.cards:
                self.remove_card(key)
        unit = placed.metrics.unit
        for key, slot in placed.cards.items():
            item = self.cards.get(key) or self.add_card(slot)
            item.show_slot(slot, unit, self.pictures)
            hinted = slot.role is Role.HAND and slot.face is not None and slot.face is self.hinted
            item.set_hinted(hinted)
            item.setToolTip(hinted_text() if hinted else self._reason(view, slot))

    def furnish(self, view: PlayerView, placed: Placements, ring: int = 0) -> None:
        """Put everything but the cards where it belongs."""
        style, m = self.style_, placed.metrics
        compact = placed.compact
        for seat, chair in placed.seats.items():
            plate = self.plates.get(seat)
            if plate is None:
                plate = self.plates[seat] = PlateItem()
                plate.setZValue(_Z_PLATE)
                self.addItem(plate)
            plate.show_content(
                plate_content(view, seat, self.names, compact), chair.plate, style, self.pictures
            )
            plate.setPos(chair.plate.x, chair.plate.y)
            plate.set_turn(view.turn == seat, ring)
            plate.set_thinking(self.thinking == seat)
        for seat in set(self.plates) - set(placed.seats):
            self._drop(self.plates.pop(seat))
        self._furnish_piles(placed)
        self._furnish_bubbles(view, placed)
        contract = contract_content(view, self.names)
        if contract is not None:
            if self.contract is None:
                self.contract = ContractItem()
                self.contract.setZValue(_Z_CONTRACT)
                self.addItem(self.contract)
            self.contract.show_content(
                contract, placed.contract, placed.contract_centred, style, self.pictures
            )
            self.contract.setOpacity(1.0)
        elif self.contract is not None:
            self._drop(self.contract)
            self.contract = None
        self.middle.show_content(
            middle_content(view, self.names, self.peek), placed.words, m.used * 0.62, style
        )
        self.badge.show_text(self.badge_text, self.badge_tooltip, placed.badge, style)

    def _furnish_piles(self, placed: Placements) -> None:
        for seat, slot in placed.piles.items():
            pile = self.piles.get(seat)
            if pile is None:
                pile = self.piles[seat] = PileItem()
                pile.setZValue(_Z_PILE)
                self.addItem(pile)
            pile.show_slot(slot, self.style_, self.pictures, tricks_text(slot.count))
        for seat in set(self.piles) - set(placed.piles):
            self._drop(self.piles.pop(seat))

    def _furnish_bubbles(self, view: PlayerView, placed: Placements) -> None:
        for seat in placed.bubbles:
            bubble = self.bubbles.get(seat)
            if bubble is None:
                bubble = self.bubbles[seat] = BubbleItem()
                bubble.setZValue(_Z_BUBBLE)
                self.addItem(bubble)
            bubble.show_content(bubble_content(view, seat), placed.seats[seat], self.style_)
            bubble.setScale(1.0)
            bubble.setOpacity(1.0)
        for seat in set(self.bubbles) - set(placed.bubbles):
            self._drop(self.bubbles.pop(seat))

    def _reason(self, view: PlayerView, slot: CardSlot) -> str:
        """Why a card may not be played, for the pointer."""
        if not slot.dimmed or slot.face is None:
            return ""
        duty = view.reason_against(slot.face)
        return card_reason(slot.face, duty) if duty is not None else ""

    def add_card(self, slot: CardSlot) -> CardItem:
        """A new card at its place."""
        assert self.placed is not None
        item = CardItem(self.pictures, self.placed.metrics.unit)
        self.cards[slot.key] = item
        self.addItem(item)
        item.show_slot(slot, self.placed.metrics.unit, self.pictures)
        return item

    def remove_card(self, key: str) -> None:
        """Take a card off the table."""
        item = self.cards.pop(key)
        item.still()
        self._drop(item)

    def rename_card(self, old: str, new: str) -> None:
        """The same card under another key: a hidden card has become known, or the other way round."""
        self.cards[new] = self.cards.pop(old)

    def add_extra(self, item: QGraphicsItem, z: float = 2 * Z_AIR) -> None:
        """An item for the length of a movement."""
        item.setZValue(z)
        self.addItem(item)
        self.extras.append(item)

    def clear_extras(self) -> None:
        """Take off what a movement brought."""
        for item in self.extras:
            self._drop(item)
        self.extras.clear()

    def hand_items(self) -> list[CardItem]:
        """One's own cards, left to right."""
        return sorted(
            (item for item in self.cards.values() if item.role is Role.HAND),
            key=lambda item: item.zValue(),
        )

    def still(self) -> None:
        """Stop every small movement of items themselves."""
        for card in self.cards.values():
            card.still()
        for plate in self.plates.values():
            plate.still()

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark the bot that thinks."""
        self.thinking = seat
        for owner, plate in self.plates.items():
            plate.set_thinking(owner == seat)

    def differences(self) -> Iterator[str]:
        """Every way in which the scene is not `placed`; nothing when the table is at rest."""
        placed = self.placed
        if placed is None:
            return
        if set(self.cards) != set(placed.cards):
            yield f"cards {sorted(set(self.cards) ^ set(placed.cards))}"
        for key, slot in placed.cards.items():
            item = self.cards.get(key)
            if item is None:
                continue
            is_now = (
                item.x(),
                item.y(),
                item.rotation(),
                item.scale(),
                item.zValue(),
                item.opacity(),
            )
            if is_now != (slot.x, slot.y, slot.angle, 1.0, slot.z, 1.0):
                yield f"{key} at {is_now}, not {slot}"
            if (item.face, item.width, item.dimmed, item.marked) != (
                slot.face, slot.width, slot.dimmed, slot.marked,
            ):  # fmt: skip
                yield f"{key} shows {item.face} {item.width}, not {slot}"
            if item.flipper.xScale() != 1.0:
                yield f"{key} is half turned"
        for name, items, slots in (
            ("plates", self.plates, placed.seats),
            ("piles", self.piles, placed.piles),
            ("bubbles", self.bubbles, placed.bubbles),
        ):
            if set(items) != set(slots):
                yield f"{name} of {sorted(items)}, not {sorted(slots)}"
        for seat, plate in self.plates.items():
            box = placed.seats[seat].plate
            if (plate.x(), plate.y()) != (box.x, box.y):
                yield f"plate {seat} at {plate.pos()}"
        if self.extras:
            yield f"{len(self.extras)} items of a movement are left"

    def _drop(self, item: QGraphicsItem) -> None:
        if item.scene() is not None:
            self.removeItem(item)
