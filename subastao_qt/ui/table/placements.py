"""Where everything on the table belongs: a pure function of what the person may see and of the view's measures.

Resize, load, undo and change of language all end in it, and so does every movement.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from subastao_qt.app.settings_fields import Sorting
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.facts import CallMade, Phase, Played
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.geometry import Box, Metrics, box_about
from subastao_qt.ui.table.seating import (
    BACK,
    OPEN,
    PILE,
    PLATE_HEIGHT,
    Chair,
    Spot,
    chairs,
    direction_of,
    fan,
    open_rows,
    pile_box,
)

BAR_HEIGHT: Final = 3.3
"""The decision bar's usual height, in b."""
LEAST_STEP: Final = 0.34
"""The least part of a card of one's own hand that stays visible, in U."""
_TRUMP_GAP: Final = 0.16

_TRICK_OF_3: Final = {0: (0.0, 0.42, 0.0), 1: (0.92, -0.16, 3.0), 2: (-0.92, -0.16, -4.0)}
_TRICK_OF_4: Final = {
    0: (0.0, 0.46, -1.0),
    1: (0.86, 0.0, 3.0),
    2: (0.0, -0.46, 2.0),
    3: (-0.86, 0.0, -4.0),
}


class Role(Enum):
    """What a card on the table is doing there; the value is the layer it lies in."""

    PILE = 20
    FAN = 100
    SHOWN = 140
    TRICK = 200
    PEEK = 220
    HAND = 300


@dataclass(frozen=True, slots=True)
class CardSlot:
    """Where one card belongs. `x`, `y` are its middle; `face` is None for a back."""

    key: str
    """A card's code, or seat and number of a hidden card (`2:5`)."""
    face: Card | None
    seat: Seat
    role: Role
    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    dimmed: bool = False
    """It may not be played now."""
    marked: bool = False
    """Ringed: the card of a revoke."""


@dataclass(frozen=True, slots=True)
class PileSlot:
    """A seat's won tricks."""

    seat: Seat
    x: float
    y: float
    width: float
    count: int


@dataclass(frozen=True, slots=True)
class BubbleSlot:
    """Who speaks which call."""

    seat: Seat
    call: CallMade


@dataclass(frozen=True, slots=True)
class Placements:
    """The whole table at rest."""

    metrics: Metrics
    chairs: tuple[Chair, ...]
    seats: Mapping[Seat, Chair]
    cards: Mapping[str, CardSlot]
    piles: Mapping[Seat, PileSlot]
    bubbles: Mapping[Seat, BubbleSlot]
    contract: Box
    """Where the plate of the contract may be."""
    contract_centred: bool
    middle: Spot
    """The middle of the trick and of the standing bid."""
    badge: Box
    words: Spot
    """The middle of the words on the cloth: the standing bid, or what a trick shown again is."""
    bar: Box
    """Where the decision bar may be; it stands in the view's middle if it fits so."""
    hand_top: float
    compact: bool
    """Too small for fans: plates say how many cards there are."""


def hidden_key(seat: Seat, number: int) -> str:
    """The key of a card whose face is not known."""
    return f"{seat}:{number}"


def sorted_hand(hand: Hand, trump: Suit | None, sorting: Sorting) -> Hand:
    """One's own cards as one holds them, left to right."""
    suits = list(Suit)
    if sorting is Sorting.RANK:
        return tuple(sorted(hand, key=lambda card: (-card.strength, suits.index(card.suit))))
    order = sorted(suits, key=lambda suit: (suit is not trump, suits.index(suit)))
    return tuple(sorted(hand, key=lambda card: (order.index(card.suit), -card.strength)))


def hand_spots(m: Metrics, cards: Hand, trump: Suit | None, sorting: Sorting) -> list[Spot]:
    """The straight row of one's own hand; trumps stand a little apart when it is sorted by suit."""
    count = len(cards)
    if not count:
        return []
    width, u = m.card_width(1.0), m.unit
    height = m.card_height(width)
    trumps = sum(card.suit is trump for card in cards)
    apart = sorting is Sorting.SUIT and 0 < trumps < count
    room = m.used - 0.30 * u - width
    gap = (
        m.snap(_TRUMP_GAP * u) if apart and room - _TRUMP_GAP * u >= (count - 1) * 0.5 * u else 0.0
    )
    step = min(0.70 * u, (room - gap) / max(1, count - 1))
    step = int(step * m.dpr) / m.dpr
    row = width + step * (count - 1) + gap
    x = m.snap((m.width - row) / 2)
    y = m.snap(m.height - 0.10 * u) - height / 2
    return [
        Spot(x + number * step + (gap if gap and number >= trumps else 0.0) + width / 2, y)
        for number in range(count)
    ]


def trick_spot(m: Metrics, middle: Spot, seats: int, direction: int) -> Spot:
    """Where a card played from a direction lies."""
    dx, dy, angle = (_TRICK_OF_3 if seats == 3 else _TRICK_OF_4)[direction]
    return Spot(m.snap(middle.x + dx * m.unit), m.snap(middle.y + dy * m.unit), angle)


def trick_width(m: Metrics, seats: int) -> float:
    """The width of a card in the trick."""
    return m.card_width(0.86 if seats == 3 else 0.74)


def guilty(view: PlayerView) -> tuple[tuple[Played, ...], Card] | None:
    """The trick that a true claim shows again and the card that broke a duty."""
    claim = view.result.claim if view.result is not None else None
    if claim is None or claim.revoke is None:
        return None
    number = claim.revoke.trick
    trick = view.tricks[number].cards if number < len(view.tricks) else view.trick
    return trick, claim.revoke.card


def dimmed_cards(view: PlayerView) -> frozenset[Card]:
    """The cards of one's own hand that may not be played now."""
    if view.phase is not Phase.PLAY or view.turn != view.seat:
        return frozenset()
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    return frozenset(view.hand) - playable if playable else frozenset()


def open_cards(view: PlayerView) -> dict[Seat, Hand]:
    """Other players' cards that the person may see."""
    found: dict[Seat, Hand] = {}
    if view.phase is Phase.OVER or any(view.open_hands):
        for number, hand in enumerate(view.open_hands):
            if hand and number != view.seat:
                found[Seat(number)] = hand
    elif view.shown is not None and view.shown[1]:
        found[view.shown[0]] = view.shown[1]
    return found


def table_trick(view: PlayerView, peek: bool) -> tuple[Role, tuple[Played, ...]]:
    """The cards in mid table: the trick, or one that is shown again."""
    proof = guilty(view)
    if proof is not None:
        return Role.TRICK, proof[0]
    if peek and not view.trick and view.tricks and view.phase is not Phase.OVER:
        return Role.PEEK, view.tricks[-1].cards
    return Role.TRICK, view.trick


def placements(
    view: PlayerView,
    m: Metrics,
    sorting: Sorting = Sorting.SUIT,
    peek: bool = False,
    bar_height: float | None = None,
    as_dealt: bool = False,
) -> Placements:
    """Place everything. `peek` shows the last trick again; `bar_height` is a bar that has grown (px).

    With `as_dealt` one's own hand is not sorted yet.
    """
    seats, u, b = view.rules.seats, m.unit, m.letters
    opened = open_cards(view)
    own_height = m.card_height(m.card_width(1.0))
    hand_top = m.snap(m.height - 0.10 * u) - own_height
    bar_middle = hand_top - 0.14 * u - 1.9 * b
    places = chairs(
        m,
        seats,
        view.rules.cards_each,
        bar_middle,
        frozenset(direction_of(view, seat) for seat in opened),
    )
    by_seat = {Seat(s): places[direction_of(view, Seat(s))] for s in range(seats)}
    own = places[0]
    height = max(BAR_HEIGHT * b, bar_height or 0.0)
    bar_bottom = bar_middle + BAR_HEIGHT * b / 2
    bar_x = own.plate.right + 0.10 * u
    bar = Box(bar_x, bar_bottom - height, own.pile.x - 0.26 * u - bar_x, height)
    middle = _middle(m, seats, bar.y)
    cards: dict[str, CardSlot] = {}
    for slot in (
        *_own_hand(view, m, sorting, as_dealt),
        *_opponents(view, m, by_seat, opened),
        *_trick(view, m, middle, peek),
    ):
        cards[slot.key] = slot
    width = m.card_width(PILE)
    piles = {
        seat: PileSlot(seat, chair.pile.x, chair.pile.y, width, count)
        for seat, chair in by_seat.items()
        if (count := sum(trick.winner == seat for trick in view.tricks))
        # Where hands lie open and the view is narrow, a pile gives way to the cards.
        and not (
            view.phase is Phase.OVER and chair.direction == 2 and chair.pile.y > chair.plate.bottom
        )
    }
    contract, centred = _contract_box(m, seats, places)
    return Placements(
        m,
        places,
        by_seat,
        cards,
        piles,
        {slot.seat: slot for slot in _bubbles(view)},
        contract,
        centred,
        middle,
        _badge_box(m, seats, places),
        _words_spot(view, m, middle, peek),
        bar,
        hand_top,
        is_compact(m),
    )


def is_compact(m: Metrics) -> bool:
    """Whether the view is too small for fans."""
    return m.used < 620 or m.height < 400


def _words_spot(view: PlayerView, m: Metrics, middle: Spot, peek: bool) -> Spot:
    if table_trick(view, peek)[1]:
        reach = m.card_height(trick_width(m, view.rules.seats)) / 2
        rise = 0.16 if view.rules.seats == 3 else 0.46
        return Spot(middle.x, middle.y - rise * m.unit - reach - 1.5 * m.letters)
    return middle


def _middle(m: Metrics, seats: int, bar_top: float) -> Spot:
    """The middle of the trick, moved up where the bar needs room."""
    width = trick_width(m, seats)
    reach = m.card_height(width) / 2 + (0.42 if seats == 3 else 0.46) * m.unit
    y = min((0.40 if seats == 3 else 0.42) * m.height, bar_top - 0.05 * m.unit - reach)
    return Spot(m.snap(m.width / 2), m.snap(y))


def _own_hand(view: PlayerView, m: Metrics, sorting: Sorting, as_dealt: bool) -> list[CardSlot]:
    dim = dimmed_cards(view)
    hand = view.hand if as_dealt else sorted_hand(view.hand, view.trump, sorting)
    spots = hand_spots(m, hand, None if as_dealt else view.trump, sorting)
    width = m.card_width(1.0)
    return [
        CardSlot(
            card.code, card, view.seat, Role.HAND, spot.x, spot.y, width, 0.0,
            Role.HAND.value + number, dimmed=card in dim,
        )
        for number, (card, spot) in enumerate(zip(hand, spots, strict=True))
    ]  # fmt: skip


def _opponents(
    view: PlayerView, m: Metrics, by_seat: Mapping[Seat, Chair], opened: Mapping[Seat, Hand]
) -> list[CardSlot]:
    slots: list[CardSlot] = []
    back, face = m.card_width(BACK), m.card_width(OPEN)
    step = 4.2 if view.rules.seats == 3 else 4.0
    for seat, chair in by_seat.items():
        if seat == view.seat or (is_compact(m) and seat not in opened):
            continue
        if seat in opened:
            hand = sorted_hand(opened[seat], view.trump, Sorting.SUIT)
            for number, (card, spot) in enumerate(
                zip(hand, open_rows(m, chair, view.rules.seats, len(hand)), strict=True)
            ):
                z = Role.SHOWN.value + number
                slots.append(
                    CardSlot(card.code, card, seat, Role.SHOWN, spot.x, spot.y, face, 0.0, z)
                )
            continue
        for number, spot in enumerate(fan(m, chair.home, view.counts[seat], back, step)):
            key, z = hidden_key(seat, number), Role.FAN.value + number
            slots.append(CardSlot(key, None, seat, Role.FAN, spot.x, spot.y, back, spot.angle, z))
    return slots


def _trick(view: PlayerView, m: Metrics, middle: Spot, peek: bool) -> list[CardSlot]:
    role, trick = table_trick(view, peek)
    proof = guilty(view)
    width = trick_width(m, view.rules.seats)
    slots: list[CardSlot] = []
    for number, played in enumerate(trick):
        direction = direction_of(view, played.seat)
        spot = trick_spot(m, middle, view.rules.seats, direction)
        # One's own card lies over that of the opposite player, whose index it does not reach.
        z = role.value + (10 if direction == 0 else number)
        marked = proof is not None and played.card is proof[1]
        slots.append(
            CardSlot(
                played.card.code, played.card, played.seat, role, spot.x, spot.y, width, spot.angle, z,
                marked=marked,
            )
        )  # fmt: skip
    return slots


def _bubbles(view: PlayerView) -> list[BubbleSlot]:
    """What was said since the person's turn, or in the last round: nobody's call but the latest of each."""
    if view.phase is not Phase.AUCTION:
        return []
    recent = view.calls[-(len(view.order) - 1) :]
    return [BubbleSlot(call.seat, call) for call in recent if call.seat != view.turn]


def _contract_box(m: Metrics, seats: int, places: tuple[Chair, ...]) -> tuple[Box, bool]:
    h = round(PLATE_HEIGHT * m.letters)
    y = m.snap(0.0275 * m.height)
    if seats == 3:
        half = m.width / 2 - m.at(0.145) - 0.95 * m.unit
        return box_about(m.width / 2, y + h / 2, 2 * half, h), True
    x = m.left + m.snap(0.023 * m.used)
    # As far to the left of the middle as the opposite plate is to its right.
    return Box(x, y, m.width - places[2].plate.x - 0.04 * m.unit - x, h), False


def _badge_box(m: Metrics, seats: int, places: tuple[Chair, ...]) -> Box:
    h = round(1.5 * m.letters)
    right = m.left + m.used - m.snap(0.012 * m.used)
    if seats == 3:
        left = m.width / 2 + (m.width / 2 - m.at(0.145) - 0.95 * m.unit) + 0.05 * m.unit
    else:
        pile, plate = pile_box(m, places[2]), places[2].plate
        left = max(pile.right, plate.right) + 0.12 * m.unit
        if right - left < 7 * m.letters:
            low = round(1.2 * m.letters)
            if plate.y >= low + 2:
                return Box(plate.x, 1, right - plate.x, low)
            beside = pile.y > plate.bottom
            left = pile.right + 0.12 * m.unit if beside else plate.x
            y = m.snap(
                (plate.bottom if beside else max(pile.bottom, plate.bottom)) + 0.7 * m.letters
            )
            return Box(left, y, right - left, h)
    left = min(left, right - 4 * m.letters)
    return Box(left, m.snap(0.45 * m.letters), right - left, h)
