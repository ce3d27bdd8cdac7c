"""The second deck: four colours, large numbers, and the suit's sign under each number.

The picture is shrunk and moved so that neither corner touches it; some figures need their own place.
"""

from __future__ import annotations

import re

from .digits import index
from .geometry import num
from .ink import FACE_NUMBER, LINE, SUIT_TEXT, place
from .pips import pips
from .signs import sign

SHRINK = 0.74
_HEIGHT = 130.0
_LEFT, _TOP = 48.0, 54.0
# Lines of the picture come out 7 units wide: thinner than the numbers ask, thicker than faces clog.
_LINE = 7 / 8 / SHRINK


def corner(rank: str, suit: str) -> str:
    """The upper left corner: a number 130 high in the suit's colour, the sign under it."""
    number = FACE_NUMBER.get(rank, rank)
    k = {"o": 0.56, "c": 0.48, "e": 0.56, "b": 0.5}[suit]
    mark = place(sign(suit, k, length=108, factor=0.75), rot=24 if suit == "b" else 0)
    middle = _LEFT + 38 - (8 if len(number) > 1 else 0)
    return index(
        number,
        x=_LEFT,
        y=_TOP,
        size=_HEIGHT / 84,
        weight=21,
        color=SUIT_TEXT[suit],
        condensed=0.84 if len(number) > 1 else 1,
    ) + place(mark, middle, _TOP + _HEIGHT + (76 if suit in "eb" else 68))


def shrunk(rank: str, suit: str, art: str) -> str:
    """A picture of the ordinary deck, made smaller to leave the corners free."""
    dx, dy = {
        "Ro": (-8, -14),
        "Rc": (-2, -30),
        "Re": (-6, -20),
        "Rb": (-4, -28),
        "Ao": (-10, -22),
        "Co": (-4, 0),
        "Cc": (-4, 0),
    }.get(rank + suit, (0, 0))
    x, y = 305 * (1 - SHRINK) + 13 + dx, 475 * (1 - SHRINK) + dy
    return place(rescaled(art, _LINE), x, y, k=SHRINK)


def rescaled(art: str, factor: float) -> str:
    """The drawing with every line wider by a factor, to be shrunk afterwards."""

    def wider(match: re.Match[str]) -> str:
        return f'stroke-width="{num(float(match[1]) * factor)}"'

    body = re.sub(r'stroke-width="([\d.]+)"', wider, art)
    return f'<g stroke-width="{num(LINE * factor)}">{body}</g>'


def number_art(rank: str, suit: str) -> str:
    """The signs of a card from 2 to 7, with their full line."""
    return place(pips(suit, int(rank), k=SHRINK), 13, 0)
