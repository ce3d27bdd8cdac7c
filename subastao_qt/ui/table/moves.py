"""Small movements, put together in parallel: the alphabet of the choreographer."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from subastao_qt.engine.cards import Card
from subastao_qt.ui.table.card_item import CardItem
from subastao_qt.ui.table.placements import CardSlot
from subastao_qt.ui.table.rests import rest
from subastao_qt.ui.table.seating import Spot
from subastao_qt.ui.table.table_scene import Z_AIR

Curve = QEasingCurve.Type


class Moves:
    """What happens at the same time. Each movement may start after a delay (ms)."""

    def __init__(self) -> None:
        self.group = QParallelAnimationGroup()

    def property(
        self,
        target: QObject,
        name: bytes,
        end: object,
        duration: int,
        curve: Curve = Curve.OutCubic,
        delay: int = 0,
    ) -> None:
        """Change one property of Qt's own; no Python runs meanwhile."""
        animation = QPropertyAnimation(target, name)
        animation.setDuration(max(0, duration))
        animation.setEasingCurve(curve)
        animation.setEndValue(end)
        self.add(animation, delay)

    def add(self, animation: QAbstractAnimation, delay: int = 0) -> None:
        """Another movement."""
        if delay <= 0:
            self.group.addAnimation(animation)
            return
        sequence = QSequentialAnimationGroup()
        sequence.addAnimation(rest(delay))
        sequence.addAnimation(animation)
        self.group.addAnimation(sequence)

    def fly(
        self,
        item: CardItem,
        spot: Spot,
        width: float,
        duration: int,
        curve: Curve = Curve.OutCubic,
        delay: int = 0,
        later: bool = False,
    ) -> None:
        """A card goes to a place, turning and growing on its way.

        `later`: it will have been moved by then, so that where it is now says nothing.
        """
        item.resize_picture(width)
        if later or (item.x(), item.y()) != (spot.x, spot.y):
            self.property(item, b"pos", QPointF(spot.x, spot.y), duration, curve, delay)
        if later or item.rotation() != spot.angle:
            angle = nearest_turn(item.rotation(), spot.angle)
            self.property(item, b"rotation", angle, duration, curve, delay)
        scale = width / item.width
        if later or item.scale() != scale:
            self.property(item, b"scale", scale, duration, curve, delay)

    def to_slot(
        self,
        item: CardItem,
        slot: CardSlot,
        duration: int,
        curve: Curve = Curve.OutCubic,
        delay: int = 0,
        air: bool = False,
    ) -> None:
        """A card goes where it belongs; `air` flies over everything."""
        if air:
            item.setZValue(Z_AIR + slot.z)
            item.set_airborne(True)
        self.fly(item, Spot(slot.x, slot.y, slot.angle), slot.width, duration, curve, delay)

    def flip(self, item: CardItem, face: Card | None, duration: int, delay: int = 0) -> None:
        """A card is turned over: its width goes to nothing and back, the face changes at nothing."""
        if duration <= 0:
            item.turn(face)
            return
        sequence = QSequentialAnimationGroup()
        if delay > 0:
            sequence.addAnimation(rest(delay))
        closing = QPropertyAnimation(item.flipper, b"xScale")
        closing.setDuration(duration // 2)
        closing.setEasingCurve(Curve.InQuad)
        closing.setEndValue(0.0)
        closing.finished.connect(lambda: item.turn(face))
        opening = QPropertyAnimation(item.flipper, b"xScale")
        opening.setDuration(duration - duration // 2)
        opening.setEasingCurve(Curve.OutQuad)
        opening.setStartValue(0.0)
        opening.setEndValue(1.0)
        sequence.addAnimation(closing)
        sequence.addAnimation(opening)
        self.group.addAnimation(sequence)

    def fade(self, item: QGraphicsWidget, end: float, duration: int, delay: int = 0) -> None:
        """An item comes or goes."""
        self.property(item, b"opacity", end, duration, Curve.InQuad, delay)

    def pause(self, duration: int) -> None:
        """Nothing happens for a while."""
        self.group.addAnimation(rest(duration))


class Script:
    """Movements one after another; a call in between may change what is seen."""

    def __init__(self) -> None:
        self.sequence = QSequentialAnimationGroup()

    def then(self, moves: Moves) -> None:
        """Go on with these."""
        if moves.group.animationCount():
            self.sequence.addAnimation(moves.group)

    def pause(self, duration: int) -> None:
        """Rest."""
        if duration > 0:
            self.sequence.addAnimation(rest(duration))

    @property
    def duration(self) -> int:
        """How long all of it takes, in ms."""
        return self.sequence.totalDuration()


def nearest_turn(now: float, to: float) -> float:
    """The angle equal to `to` that is the shorter way from `now`."""
    while to - now > 180:
        to -= 360
    while to - now < -180:
        to += 360
    return to


def spot_of(item: QGraphicsItem) -> Spot:
    """Where an item is."""
    return Spot(item.x(), item.y(), item.rotation())
