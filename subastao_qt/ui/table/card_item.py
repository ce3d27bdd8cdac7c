"""One card on the table: pictures under a widget of Qt's own, so that no Python runs while it moves."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from subastao_qt.engine.cards import Card, Seat
from subastao_qt.ui.table.hint_mark import hint_mark
from subastao_qt.ui.table.pictures import Pictures
from subastao_qt.ui.table.placements import CardSlot, Role

LIFT = 0.14
"""How far a chosen card rises, in U."""


class CardItem(QGraphicsWidget):
    """A card about its middle. Move it by `pos`, `rotation`, `scale`; turn it over by `flipper`'s `xScale`.

    Its parts hang in `body`, which rises when the card is chosen: the place itself stays where it belongs.
    """

    def __init__(self, pictures: Pictures, unit: float) -> None:
        super().__init__()
        self.pictures = pictures
        self.unit = unit
        self.face: Card | None = None
        self.seat = Seat(0)
        self.role = Role.FAN
        self.width = 0.0
        self.raised = False
        self.ringed = False
        self.marked = False
        self.dimmed = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._shadow = smooth_item(self)
        self.body = QGraphicsWidget(self)
        self.body.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._front = smooth_item(self.body)
        self._veil: QGraphicsPixmapItem | None = None
        self._ring: QGraphicsPixmapItem | None = None
        self._star: QGraphicsPixmapItem | None = None
        self.flipper = QGraphicsScale(self)
        self.setTransformations([self.flipper])
        self._rise: QPropertyAnimation | None = None

    @property
    def height(self) -> float:
        """The card's height at its present width."""
        return self.pictures.height(self.width)

    def show_slot(self, slot: CardSlot, unit: float, pictures: Pictures) -> None:
        """Be exactly at a place, with nothing left of any movement but whether the card is raised."""
        fresh = pictures is not self.pictures or unit != self.unit
        self.pictures = pictures
        self.unit = unit
        self.seat = slot.seat
        self.role = slot.role
        self.setPos(slot.x, slot.y)
        self.setRotation(slot.angle)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.setZValue(slot.z)
        self._shadow.setVisible(True)
        # The shadows of a fan lie over one another: each is fainter, or they would add up to black.
        self._shadow.setOpacity(0.4 if slot.role is Role.FAN else 1.0)
        self.flipper.setXScale(1.0)
        if fresh or slot.face is not self.face or slot.width != self.width:
            self._draw(slot.face, slot.width)
        if slot.dimmed != self.dimmed or fresh:
            self.set_dimmed(slot.dimmed)
        if slot.marked != self.marked or fresh:
            self.marked = slot.marked
            self._draw_ring()
        if slot.role is not Role.HAND:
            self.set_raised(False, ringed=False)
        elif fresh and self.raised:
            self.body.setPos(0, -LIFT * self.unit)

    def resize_picture(self, width: float) -> None:
        """Take pictures of another width and look the same: for a card on its way to another size."""
        if width <= self.width or self.width == 0:
            return
        scale = self.scale() * self.width / width
        self._draw(self.face, width)
        self.setScale(scale)

    def turn(self, face: Card | None) -> None:
        """Show another face at once."""
        if face is not self.face:
            self._draw(face, self.width)

    def set_dimmed(self, dimmed: bool) -> None:
        """Lay the veil of a card that may not be played, or take it off."""
        self.dimmed = dimmed
        if self._veil is None:
            if not dimmed:
                return
            self._veil = smooth_item(self.body)
        self._veil.setVisible(dimmed)
        if dimmed:
            self._veil.setPixmap(self.pictures.veil(self.width))
            self._veil.setOffset(-self.width / 2, -self.height / 2)

    def set_hinted(self, hinted: bool) -> None:
        """Bear the coach's mark at the upper edge, or no longer."""
        if self._star is None:
            if not hinted:
                return
            self._star = smooth_item(self.body)
        self._star.setVisible(hinted)
        if hinted:
            size = self.width * 0.36
            self._star.setPixmap(hint_mark(size, self.pictures.dpr))
            self._star.setOffset(-size / 2, -self.height / 2 - size * 0.55)

    def set_raised(self, raised: bool, ringed: bool, duration: int = 0) -> None:
        """Rise as a chosen card, with or without the ring, or go back; `duration` in milliseconds."""
        if ringed != self.ringed:
            self.ringed = ringed
            self._draw_ring()
        if raised == self.raised:
            if duration == 0 and self._rise is None:
                self.body.setPos(0, -LIFT * self.unit if raised else 0)
            return
        self.raised = raised
        self.still()
        target = QPointF(0, -LIFT * self.unit if raised else 0)
        if duration <= 0:
            self.body.setPos(target)
            return
        rise = QPropertyAnimation(self.body, b"pos", self)
        rise.setDuration(duration)
        rise.setEasingCurve(QEasingCurve.Type.OutQuad)
        rise.setEndValue(target)
        rise.finished.connect(self._risen)
        self._rise = rise
        rise.start()

    def settle_raise(self) -> None:
        """Become a card that merely lies here: what the body had risen goes into the place."""
        offset = self.body.pos()
        self.still()
        self.raised = False
        if self.ringed:
            self.ringed = False
            self._draw_ring()
        self.body.setPos(0, 0)
        self.setPos(self.pos() + offset)

    def still(self) -> None:
        """Stop rising."""
        if self._rise is not None:
            self._rise.stop()
            self._rise.deleteLater()
            self._rise = None

    def set_airborne(self, airborne: bool) -> None:
        """Cast the longer shadow of a card in the air."""
        self._shadow.setPixmap(self.pictures.shadow(self.width, airborne))
        margin = self.pictures.shadow_margin(self.width, airborne)
        drop = self.pictures.shadow_drop(self.width, airborne)
        self._shadow.setOffset(-self.width / 2 - margin, -self.height / 2 - margin + drop)

    def cast_shadow(self, casts: bool) -> None:
        """Cards within a stack cast none: they would add up to black."""
        self._shadow.setVisible(casts)

    def _risen(self) -> None:
        if self._rise is not None:
            self._rise.deleteLater()
            self._rise = None

    def _draw(self, face: Card | None, width: float) -> None:
        self.face = face
        self.width = width
        self._front.setPixmap(self.pictures.card(face, width))
        self._front.setOffset(-width / 2, -self.height / 2)
        self.set_airborne(False)
        if self.dimmed:
            self.set_dimmed(True)
        if self.ringed or self.marked:
            self._draw_ring()

    def _draw_ring(self) -> None:
        visible = self.ringed or self.marked
        if self._ring is None:
            if not visible:
                return
            self._ring = smooth_item(self.body)
        self._ring.setVisible(visible)
        if visible:
            margin = self.pictures.ring_margin(self.unit)
            self._ring.setPixmap(self.pictures.ring(self.width, self.unit, self.marked))
            self._ring.setOffset(-self.width / 2 - margin, -self.height / 2 - margin)


def smooth_item(parent: QGraphicsItem) -> QGraphicsPixmapItem:
    """A picture that stays smooth when turned."""
    item = QGraphicsPixmapItem(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    return item
