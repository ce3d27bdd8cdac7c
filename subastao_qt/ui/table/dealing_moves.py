"""The deal: the pack is mixed and cut, packets fly counter-clockwise from the mano, one's hand is taken up, sorted."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QSequentialAnimationGroup

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Shuffle
from subastao_qt.engine.events import CardsDealt
from subastao_qt.ui.table.card_item import CardItem
from subastao_qt.ui.table.moves import Curve, Moves, Script
from subastao_qt.ui.table.placements import CardSlot, Role, hidden_key
from subastao_qt.ui.table.seating import BACK, Spot
from subastao_qt.ui.table.stagecraft import Scene

_PASSES = {Shuffle.FULL: 3, Shuffle.LIGHT: 2, Shuffle.CUT_ONLY: 0}


def deal_out(event: CardsDealt, s: Scene) -> Script:
    """Mix, cut, deal, take up, sort."""
    script = Script()
    s.scene.settle(s.view, s.after, 0)
    if s.pace.packet <= 0:
        return script
    deck = _deck_spot(s, event.dealer)
    items = _lay_on_deck(event, s, deck)
    _mix(event, s, script, deck)
    _packets(event, s, script, items)
    _take_up(s, script)
    return script


def _deck_spot(s: Scene, dealer: Seat) -> Spot:
    """In front of the dealer, toward mid table."""
    home, middle = s.after.seats[dealer].home, s.after.middle
    part = 0.62 if dealer != s.view.seat else 0.80
    return Spot(home.x + (middle.x - home.x) * part, home.y + (middle.y - home.y) * part)


def _lay_on_deck(event: CardsDealt, s: Scene, deck: Spot) -> list[list[CardItem]]:
    """Every card face down on the pack; the items of each packet."""
    m = s.after.metrics
    width = m.card_width(BACK)
    given: dict[Seat, int] = {}
    packets: list[list[CardItem]] = []
    z = 600.0
    for packet in event.packets:
        first = given.get(packet.seat, 0)
        given[packet.seat] = first + packet.count
        keys = [hidden_key(packet.seat, number) for number in range(first, first + packet.count)]
        if packet.cards is not None:
            keys = [card.code for card in packet.cards]
        found = [s.scene.cards[key] for key in keys if key in s.scene.cards]
        for item in found:
            item.resize_picture(m.card_width(1.0) if packet.cards is not None else width)
            item.turn(None)
            item.setScale(width / item.width)
            item.setPos(deck.x, deck.y)
            item.setRotation(0.0)
            item.cast_shadow(item is found[-1])
            # The first to be dealt lie on top.
            item.setZValue(z)
            z -= 0.1
        packets.append(found)
    return packets


def _mix(event: CardsDealt, s: Scene, script: Script, deck: Spot) -> None:
    """A hint of shuffling, then of the cut: half of the pack goes aside and comes back on top."""
    width = s.after.metrics.card_width(BACK)
    half = CardItem(s.scene.pictures, s.after.metrics.unit)
    half.show_slot(
        CardSlot("", None, event.dealer, Role.FAN, deck.x, deck.y, width, 0.0, 650), s.after.metrics.unit,
        s.scene.pictures,
    )  # fmt: skip
    s.scene.add_extra(half, 650)
    time = s.pace.riffle
    rhythm = [width * 0.62] * _PASSES[event.shuffle] + [width * 1.12]
    for number, reach in enumerate(rhythm):
        side = reach if number % 2 == 0 else -reach
        swing = QSequentialAnimationGroup()
        for end in (QPointF(deck.x + side, deck.y), QPointF(deck.x, deck.y)):
            step = QPropertyAnimation(half, b"pos")
            step.setDuration(time)
            step.setEasingCurve(QEasingCurve.Type.InOutQuad)
            step.setEndValue(end)
            swing.addAnimation(step)
        moves = Moves()
        moves.add(swing)
        script.then(moves)
    gone = Moves()
    gone.fade(half, 0.0, 1)
    script.then(gone)


def _packets(event: CardsDealt, s: Scene, script: Script, items: list[list[CardItem]]) -> None:
    """Each packet flies as one stack and spreads where it lands."""
    moves = Moves()
    m = s.after.metrics
    for number, (packet, found) in enumerate(zip(event.packets, items, strict=True)):
        home = s.after.seats[packet.seat].home
        delay = number * s.pace.packet_step
        own = packet.seat == s.view.seat
        width = m.card_width(BACK)
        for item in found:
            moves.fly(
                item,
                home,
                m.card_width(0.8) if own else width,
                s.pace.packet,
                Curve.OutCubic,
                delay,
            )
    script.then(moves)
    spread = Moves()
    for key, slot in s.dealt.cards.items():
        if key not in s.scene.cards:
            continue
        item = s.scene.cards[key]
        spread.property(item, b"z", slot.z, 0)
        spread.property(item, b"pos", QPointF(slot.x, slot.y), s.pace.spread)
        spread.property(item, b"rotation", slot.angle, s.pace.spread)
        spread.property(item, b"scale", slot.width / max(item.width, slot.width), s.pace.spread)
        if slot.face is not None:
            spread.flip(item, slot.face, s.pace.flip, s.pace.spread)
    script.then(spread)


def _take_up(s: Scene, script: Script) -> None:
    """One's own cards are sorted, all at once."""
    script.pause(s.pace.sort)
    moves = Moves()
    for key, slot in s.after.cards.items():
        if slot.role is Role.HAND and key in s.scene.cards:
            moves.property(s.scene.cards[key], b"z", slot.z, 0)
            moves.property(
                s.scene.cards[key], b"pos", QPointF(slot.x, slot.y), s.pace.sort, Curve.InOutCubic
            )
    script.then(moves)
