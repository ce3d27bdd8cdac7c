"""How the table looks and behaves, as one frozen value; and how long each movement lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from subastao_qt.app.settings_fields import Back, Cloth, Deck, Sorting, Speed


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The player's wishes for the table."""

    cloth: Cloth = Cloth.VERDE
    deck: Deck = Deck.CLASSIC
    back: Back = Back.RED
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    sorting: Sorting = Sorting.SUIT
    confirm_card: bool = False
    """A card is played by the second click or key only."""
    text_scale: float = 1.0
    """1.0 is the usual size of letters; large ones are held to what the table has room for."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Durations in milliseconds; 0 is at once."""

    packet: int = 180
    packet_step: int = 90
    spread: int = 160
    sort: int = 220
    hover: int = 90
    play: int = 240
    close_up: int = 160
    flip: int = 200
    rest: int = 700
    """How long a full trick lies before it is gathered."""
    gather: int = 280
    bubble_in: int = 140
    bubble_out: int = 120
    bubble_hold: int = 420
    """How long a call stands before the next thing happens."""
    cante_in: int = 260
    cante_hold: int = 1100
    cante_out: int = 240
    slide: int = 320
    ring: int = 160
    riffle: int = 150
    """One of the movements of shuffling and cutting."""
    reveal: int = 420
    """One card of a trick that is shown again."""
    count: int = 400
    """The numbers of a result count up."""


_NORMAL: Final = Pace()
_SLOW: Final = Pace(
    packet=290,
    packet_step=150,
    spread=260,
    sort=350,
    hover=90,
    play=390,
    close_up=260,
    flip=320,
    rest=1200,
    gather=450,
    bubble_in=180,
    bubble_out=150,
    bubble_hold=900,
    cante_in=420,
    cante_hold=1700,
    cante_out=380,
    slide=460,
    ring=200,
    riffle=230,
    reveal=650,
    count=600,
)
_FAST: Final = Pace(
    packet=100,
    packet_step=45,
    spread=90,
    sort=120,
    hover=70,
    play=130,
    close_up=90,
    flip=110,
    rest=250,
    gather=150,
    bubble_in=80,
    bubble_out=60,
    bubble_hold=160,
    cante_in=150,
    cante_hold=650,
    cante_out=130,
    slide=170,
    ring=90,
    riffle=70,
    reveal=220,
    count=200,
)
_NO_MOVES: Final = {
    "packet": 0,
    "packet_step": 0,
    "spread": 0,
    "sort": 0,
    "hover": 0,
    "play": 0,
    "close_up": 0,
    "flip": 0,
    "gather": 0,
    "bubble_in": 0,
    "bubble_out": 0,
    "cante_in": 0,
    "cante_out": 0,
    "slide": 0,
    "ring": 0,
    "riffle": 0,
    "count": 0,
}


def _still(pace: Pace) -> Pace:
    """The same without movement: only the rests in which something is read are kept."""
    return Pace(
        rest=pace.rest,
        bubble_hold=pace.bubble_hold,
        cante_hold=pace.cante_hold,
        reveal=pace.reveal,
        **_NO_MOVES,
    )


INSTANT: Final = Pace(rest=0, bubble_hold=0, cante_hold=0, reveal=0, **_NO_MOVES)
"""Nothing moves and nothing rests; the last trick can still be looked at."""


_PACES: Final = {
    Speed.SLOW: _SLOW,
    Speed.NORMAL: _NORMAL,
    Speed.FAST: _FAST,
    Speed.INSTANT: INSTANT,
}


def pace_of(options: TableOptions) -> Pace:
    """The durations of a speed; with reduced motion, moves take no time and rests stay."""
    pace = _PACES[options.speed]
    return _still(pace) if options.reduced_motion else pace
