"""Where each player sits round the picture: fans, plates, bubbles, piles, by direction from the person's chair.

Direction 0 is the bottom; the rest follow counter-clockwise: for three players 1 is upper right and 2 upper left,
for four 1 is right, 2 opposite, 3 left. A censor plays from the chair of the player he outbid
(`PlayerView.places`), so whoever changes chairs changes his direction, and the turn still passes counter-clockwise.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.geometry import CARD_RATIO, Box, Metrics, box_about

BACK: Final = 0.48
"""Width of an opponent's card, in U."""
OPEN: Final = 0.62
"""Width of an opponent's card that lies open, in U."""
PILE: Final = 0.30
PLATE_LETTERS: Final = 12.4
"""Width of a plate, in b: all are equal, so that nothing jumps when a text changes."""
PLATE_HEIGHT: Final = 3.1
_PIVOT: Final = 2.4
"""How far below a fan's middle its cards are held, in back widths."""
_OPEN_STEP: Final = 0.31
_OPEN_ROW: Final = 0.44


class Tail(Enum):
    """To which side a bubble's tail points."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card's middle lies and how it is turned (degrees, clockwise)."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table."""

    direction: int
    home: Spot
    """The middle of the cards held there."""
    plate: Box
    pile: Spot
    bubble: Spot
    """Where the tip of the bubble's tail is."""
    tail: Tail
    bubble_room: float
    """The greatest width of a bubble."""
    cante: Spot
    """The middle of the two cards of a cante shown there."""


def direction_of(view: PlayerView, seat: Seat) -> int:
    """How many chairs counter-clockwise of the person's own a seat plays."""
    return (view.places[seat] - view.places[view.seat]) % view.rules.seats


def fan(m: Metrics, home: Spot, count: int, width: float, step: float) -> list[Spot]:
    """The cards of a fan, first to last; the last lies on top. `step` in degrees."""
    pivot = _PIVOT * width
    turn = math.radians(home.angle)
    spots: list[Spot] = []
    for number in range(count):
        angle = (number - (count - 1) / 2) * step
        a = math.radians(angle)
        x, y = pivot * math.sin(a), pivot * (1 - math.cos(a))
        spots.append(
            Spot(
                m.snap(home.x + x * math.cos(turn) - y * math.sin(turn)),
                m.snap(home.y + x * math.sin(turn) + y * math.cos(turn)),
                home.angle + angle,
            )
        )
    return spots


def open_rows(m: Metrics, chair: Chair, seats: int, count: int) -> list[Spot]:
    """Where an opponent's cards lie open: two overlapping rows, upright; at the top of a table of four one row."""
    width = m.card_width(OPEN)
    step, drop = m.snap(_OPEN_STEP * m.unit), m.snap(_OPEN_ROW * m.unit)
    rows = 1 if seats == 4 and chair.direction == 2 else 2
    first = math.ceil(count / rows) if count > 4 else count
    height = m.card_height(width)
    block_w = width + step * (max(1, first) - 1)
    block_h = height + (drop if first < count else 0)
    edge = m.snap(0.10 * m.unit)
    x = min(max(chair.home.x - block_w / 2, m.left + edge), m.left + m.used - edge - block_w)
    # Upper right the badge keeps its line.
    least = 2.1 * m.letters if seats == 3 else edge
    foot = min(chair.plate.y, chair.pile.y - PILE * CARD_RATIO * m.unit / 2)
    y = max(least, foot - 0.08 * m.unit - block_h)
    x, y = m.snap(x), m.snap(y)
    spots: list[Spot] = []
    for number in range(count):
        row, column = divmod(number, first)
        spots.append(Spot(x + column * step + width / 2, y + row * drop + height / 2))
    return spots


def _fan_depth(held: int) -> float:
    """How far the feet of a fan of `held` cards at 4° reach beyond its middle, in U."""
    a = math.radians((held - 1) / 2 * 4.0)
    return BACK * (_PIVOT * (1 - math.cos(a)) + 0.5 * CARD_RATIO * math.cos(a) + 0.5 * math.sin(a))


def _open_height(m: Metrics, two_rows: bool) -> float:
    return m.card_height(m.card_width(OPEN)) + (_OPEN_ROW * m.unit if two_rows else 0.0)


def chairs(
    m: Metrics, seats: int, held: int, bar_middle: float, opened: frozenset[int]
) -> tuple[Chair, ...]:
    """Every chair by direction, at a table where so many cards are held.

    `opened` are the directions whose cards lie open, which takes more room.
    """
    own = _own_chair(m, bar_middle)
    if seats == 3:
        return own, _corner(m, 1, 1 in opened), _corner(m, 2, 2 in opened)
    return (
        own,
        _side(m, 1, held, 1 in opened),
        _top(m, held, 2 in opened),
        _side(m, 3, held, 3 in opened),
    )


def _plate(m: Metrics, cx: float, cy: float, keep: float = 0.0) -> Box:
    """A plate about a point, held inside the view; `keep` is room left free at either edge."""
    w, h = round(PLATE_LETTERS * m.letters), round(PLATE_HEIGHT * m.letters)
    edge = 0.06 * m.unit + keep
    x = min(max(cx - w / 2, m.left + edge), m.left + m.used - edge - w)
    return Box(m.snap(x), m.snap(cy - h / 2), w, h)


def _own_chair(m: Metrics, bar_middle: float) -> Chair:
    u = m.unit
    height = m.card_height(u)
    home = Spot(m.width / 2, m.snap(m.height - 0.10 * u) - height / 2)
    plate = _plate(m, m.at(0.10), bar_middle)
    pile = Spot(m.snap(m.left + m.used - 0.34 * u), m.snap(bar_middle))
    return Chair(
        0,
        home,
        plate,
        pile,
        Spot(plate.right - 1.5 * m.letters, plate.y - 0.04 * u),
        Tail.DOWN,
        2.4 * u,
        Spot(plate.right + 2.0 * u, plate.y - 0.55 * u),
    )


def _corner(m: Metrics, direction: int, opened: bool) -> Chair:
    """Upper right (1) or upper left (2) at a table of three."""
    u = m.unit
    right = direction == 1
    home = Spot(m.at(0.855 if right else 0.145), m.snap(0.17 * m.height))
    y = home.y + 0.60 * u
    if opened:
        room = max(0.5 * PLATE_HEIGHT * m.letters, 0.5 * PILE * CARD_RATIO * u)
        y = max(y, 2.1 * m.letters + 0.10 * u + _open_height(m, True) + room)
    pile_room = (PILE + 0.14) * u
    plate = _plate(m, home.x, y, pile_room)
    out = 0.11 * u + PILE * u / 2
    # Under the feet of the fan, which reach out over the ends of the plate.
    pile_y = max(plate.cy, home.y + (0.57 + PILE * CARD_RATIO / 2) * u)
    pile = Spot(m.snap(plate.right + out if right else plate.x - out), m.snap(pile_y))
    tip = plate.x - 0.06 * u if right else plate.right + 0.06 * u
    inward = -1 if right else 1
    return Chair(
        direction,
        home,
        plate,
        pile,
        Spot(tip, plate.cy),
        Tail.RIGHT if right else Tail.LEFT,
        abs(m.width / 2 - tip) - 0.3 * u,
        Spot(tip + inward * 0.80 * u, plate.cy + 0.78 * u),
    )


def _side(m: Metrics, direction: int, held: int, opened: bool) -> Chair:
    """Right (1) or left (3) at a table of four."""
    u = m.unit
    right = direction == 1
    inset = max(0.03 * m.used + 0.5 * BACK * u, (_fan_depth(held) + 0.03) * u)
    home = Spot(
        m.left + m.used - inset if right else m.left + inset,
        m.snap(0.34 * m.height),
        -90 if right else 90,
    )
    plate = _plate(
        m, home.x, home.y + 0.60 * u + 1.2 * m.letters + (0.5 * 0.24 * u if opened else 0)
    )
    out = 0.11 * u + PILE * u / 2
    pile = Spot(m.snap(plate.x - out if right else plate.right + out), m.snap(plate.cy))
    inward = -1 if right else 1
    tip = home.x + inward * (0.5 * BACK * CARD_RATIO * u + 0.14 * u)
    room = abs(m.width / 2 - tip) - 0.3 * u
    return Chair(
        direction,
        home,
        plate,
        pile,
        Spot(tip, home.y),
        Tail.RIGHT if right else Tail.LEFT,
        room,
        Spot((plate.x if right else plate.right) + inward * 1.25 * u, plate.cy),
    )


def _top(m: Metrics, held: int, opened: bool) -> Chair:
    """Opposite, at a table of four."""
    u = m.unit
    home = Spot(
        m.width / 2, m.snap(max(0.02 * m.height + 0.38 * u, (_fan_depth(held) + 0.03) * u)), 180
    )
    w = PLATE_LETTERS * m.letters
    # Twelve open cards in a row reach farther out than a fan.
    reach = (0.5 * (OPEN + 11 * _OPEN_STEP) + 0.10) * u if opened else 0.86 * u
    y = home.y if not opened else max(home.y, 0.10 * u + _open_height(m, False) / 2)
    plate = _plate(m, home.x + reach + w / 2, y, 0.0 if opened else (PILE + 0.14) * u)
    pile = Spot(m.snap(plate.right + 0.11 * u + PILE * u / 2), m.snap(plate.cy))
    if opened and pile.x + 0.2 * u > m.left + m.used:
        pile = Spot(m.snap(plate.cx), m.snap(plate.bottom + 0.10 * u + PILE * u * CARD_RATIO / 2))
    below = home.y + (0.5 * BACK * CARD_RATIO + 0.06) * u
    return Chair(
        2,
        home,
        plate,
        pile,
        Spot(m.width / 2, below),
        Tail.UP,
        3.6 * u,
        Spot(m.width / 2, below + 1.02 * u),
    )


def pile_box(m: Metrics, chair: Chair) -> Box:
    """What a chair's pile of tricks covers."""
    w = m.card_width(PILE)
    return box_about(chair.pile.x, chair.pile.y, w, m.card_height(w))
