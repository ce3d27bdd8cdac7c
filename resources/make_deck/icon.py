"""The signs by themselves, for badges and buttons, and the icon of the application.

Both are seen from 16 pixels up, so they have fewer parts and a heavier line than on a card.
"""

from __future__ import annotations

from .frame import document, inked
from .geometry import blob, star_points
from .ink import GOLD, GOLD_LIGHT, INK, PAPER, RED, RED_DARK, disc, place, plane
from .signs import sign

_BADGE_LINE = 13.0
CLOTH, CLOTH_DARK = "#23604C", "#143A2F"


def _plain_coin(r: float) -> str:
    """The coin with nothing on it that would blur at 16 pixels."""
    return (
        disc(0, 0, r, GOLD)
        + disc(0, 0, r * 0.76, GOLD_LIGHT, width=_BADGE_LINE * 0.6)
        + plane(blob(star_points(0, 0, r * 0.72, r * 0.5)), RED)
        + disc(0, 0, r * 0.25, GOLD, width=_BADGE_LINE * 0.6)
    )


def badge(suit: str) -> str:
    """A whole file of 256 x 256: the sign alone, as large as the square allows."""
    factor = _BADGE_LINE / 8
    if suit == "o":
        body = place(_plain_coin(112), 128, 128)
    elif suit == "c":
        body = place(sign("c", 1.24, factor=factor), 128, 128)
    elif suit == "e":
        body = place(sign("e", 1.3, length=316, factor=factor), 128, 128, rot=225)
    else:
        body = place(sign("b", 1.18, length=268, factor=factor), 124, 130, rot=42)
    return document(inked(body, width=_BADGE_LINE), 256, 256)


def _card(fill: str, inner: str = "") -> str:
    return (
        f'<rect x="-66" y="-102" width="132" height="204" rx="18" fill="{fill}"'
        f' stroke="{INK}" stroke-width="9"/>' + inner
    )


def icon() -> str:
    """A whole file of 256 x 256: a coin of the deck before a card and its back."""
    back = f'<rect x="-48" y="-84" width="96" height="168" rx="8" fill="{RED_DARK}" stroke="none"/>'
    body = (
        f'<rect x="8" y="8" width="240" height="240" rx="54" fill="{CLOTH}" stroke="{CLOTH_DARK}"'
        ' stroke-width="8"/>'
        + place(_card(RED, back), 100, 124, rot=-15, k=0.86)
        + place(_card(PAPER), 154, 124, rot=10, k=0.9)
        + place(_plain_coin(76), 136, 150)
    )
    return document(inked(body, width=10), 256, 256)
