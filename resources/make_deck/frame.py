"""The card itself: paper, edge, the frame line with its pinta, and the page round the art."""

from __future__ import annotations

from itertools import pairwise

from .geometry import num
from .ink import INK, LINE, PAPER

WIDTH, HEIGHT = 610, 950
EDGE = "#B9AF98"
_INSET = 26
_CORNER = 22
_GAP = 34
PINTA = {"o": 0, "c": 1, "e": 2, "b": 3}


def _breaks(gaps: int) -> list[tuple[float, float]]:
    span = WIDTH - 2 * _INSET
    centres = [_INSET + span * (i + 1) / (gaps + 1) for i in range(gaps)]
    return [(c - _GAP / 2, c + _GAP / 2) for c in centres]


def pinta(suit: str) -> str:
    """The frame line, broken at top and bottom 0, 1, 2 or 3 times: the suit seen from a sliver."""
    left, right = _INSET, WIDTH - _INSET
    top, bottom = _INSET, HEIGHT - _INSET
    breaks = _breaks(PINTA[suit])
    r = _CORNER
    if not breaks:
        d = (
            f"M{left + r} {top}H{right - r}Q{right} {top} {right} {top + r}V{bottom - r}"
            f"Q{right} {bottom} {right - r} {bottom}H{left + r}"
            f"Q{left} {bottom} {left} {bottom - r}V{top + r}Q{left} {top} {left + r} {top}Z"
        )
    else:
        first, last = num(breaks[0][0]), num(breaks[-1][1])
        d = (
            f"M{first} {top}H{left + r}Q{left} {top} {left} {top + r}V{bottom - r}"
            f"Q{left} {bottom} {left + r} {bottom}H{first}"
            f"M{last} {top}H{right - r}Q{right} {top} {right} {top + r}V{bottom - r}"
            f"Q{right} {bottom} {right - r} {bottom}H{last}"
        )
        for (_, begin), (end, _) in pairwise(breaks):
            for y in (top, bottom):
                d += f"M{num(begin)} {y}H{num(end)}"
    return (
        f'<path id="pinta" d="{d}" fill="none" stroke="{INK}" stroke-width="6"'
        ' stroke-linecap="butt"/>'
    )


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG file."""
    w, h = num(width), num(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
        f' viewBox="0 0 {w} {h}">\n{body}\n</svg>\n'
    )


def inked(body: str, *, name: str = "art", width: float = LINE) -> str:
    """A group that carries the one ink line."""
    return (
        f'<g id="{name}" stroke="{INK}" stroke-width="{num(width)}"'
        f' stroke-linejoin="round" stroke-linecap="round">{body}</g>'
    )


def sheet(fill: str = PAPER) -> str:
    """The paper with its rounded corners and edge line."""
    return (
        f'<rect id="edge" x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="34"'
        f' fill="{fill}" stroke="{EDGE}" stroke-width="4"/>'
    )


def page(suit: str, art: str, corner: str) -> str:
    """A card: paper, pinta, art, and the corner's drawing in both corners."""
    turned = f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{corner}</g>'
    return document(
        "\n".join(
            [
                sheet(),
                pinta(suit),
                inked(art),
                inked(corner + turned, name="index"),
            ]
        )
    )
