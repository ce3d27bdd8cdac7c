"""Faces, hair, hats, crowns and beards, drawn about the middle of the face, looking right.

A face is 108 wide and 142 high. The nose turns the head: everything sits a little toward where it
looks; `placed` mirrors the whole for a look to the left.
"""

from __future__ import annotations

from .geometry import between, blob, limb, points, strip
from .ink import (
    FINE,
    GOLD,
    GOLD_LIGHT,
    INK,
    RED,
    SKIN,
    SKIN_DARK,
    WHITE,
    disc,
    dot,
    line,
    modelled,
    oval,
    place,
    shape,
    star,
)

_BLUSH = "#EDB08F"
_FACE = points("-50,-24 -49,18 -30,54 6,71 38,52 52,14 51,-24 36,-60 0,-71 -36,-60")


def face(*, brow: str = INK, mouth: bool = True, blush: bool = True) -> str:
    """A face looking right: one stroke for far brow and nose, one for the near brow."""
    cheeks = dot(-24, 24, 11, _BLUSH) + dot(40, 22, 8, _BLUSH) if blush else ""
    lips = line("M-4 42Q12 51 25 40", color=RED, width=7) if mouth else ""
    return (
        modelled(blob(_FACE), SKIN, (between(_FACE, 0, 2, "-26,40 -36,8 -38,-20"), SKIN_DARK))
        + cheeks
        + line("M45 -21C38 -32 22 -32 14 -23C14 -8 19 4 23 13C25 20 17 23 9 20", width=FINE)
        + line("M-36 -20C-30 -32 -14 -33 -7 -26", color=brow, width=FINE)
        + oval(33, -5, 5.5, 7, INK, line_free=True)
        + oval(-17, -5, 5.5, 7, INK, line_free=True)
        + lips
    )


def bob(color: str, shade: str) -> str:
    """Page's hair behind the face, its ends turned out at the jaw."""
    outline = points(
        "-40,-66 -66,-30 -66,20 -70,58 -84,72! -52,84 -26,62! 26,60! 44,78 74,70! 66,52 64,14"
        " 62,-30 40,-66"
    )
    return modelled(blob(outline), color, (between(outline, 1, 6, "-44,40 -50,0"), shade))


def waves(color: str, shade: str) -> str:
    """Long wavy hair falling on the shoulders."""
    outline = points(
        "-40,-66 -66,-34 -62,0 -74,30 -66,60 -80,92 -62,108 -34,64! 34,64! 62,106 82,88 68,58"
        " 76,28 62,0 64,-34 40,-66"
    )
    return modelled(blob(outline), color, (between(outline, 1, 7, "-52,60 -56,20 -48,-20"), shade))


def cropped(color: str, shade: str) -> str:
    """Short curls that end at the jaw."""
    outline = points(
        "-40,-66 -68,-40 -62,-22 -76,-6 -66,12 -76,32 -58,50 -40,44! 40,40! 60,44 74,28 64,10"
        " 74,-8 62,-24 66,-42 40,-66"
    )
    return modelled(blob(outline), color, (between(outline, 1, 7, "-44,20 -48,-20"), shade))


def moustache(color: str) -> str:
    """Two swept points under the nose, and a tuft on the chin."""
    return shape(
        blob("7,24! -6,22 -22,32 -44,28! -32,42 -12,42 7,33! 18,40 36,38 50,22! 34,28 20,20"), color
    ) + shape(blob("0,58! 18,56! 22,74 10,92 -2,76"), color)


def locks(color: str) -> str:
    """The hair in front of the temples, over the edge of the face."""
    left = shape(blob("-60,-56! -30,-60! -38,-34 -42,0 -46,34 -64,40! -62,0"), color)
    right = shape(blob("58,-56! 36,-60! 44,-34 48,-2 54,24! 62,0"), color)
    return left + right


def collar(fill: str = WHITE) -> str:
    """A plain collar that hides the neck; drawn below the face."""
    return oval(4, 76, 52, 24, fill)


def beret(fill: str, light: str, badge: str) -> str:
    """A wide soft beret, heavier toward the right, with a jewel."""
    puff = points("-58,-44! -80,-66 -62,-104 -6,-124 62,-118 100,-84 88,-52 56,-42!")
    band = "-60,-38 -30,-52 0,-56 32,-53 60,-40"
    return (
        modelled(
            blob(puff),
            fill,
            (between(puff, 0, 3, "-34,-112 -52,-78 -48,-52"), light),
        )
        + line("M-20 -104C-8 -96 -2 -80 -2 -62M44 -106C34 -96 26 -82 24 -64", width=FINE)
        + shape(limb(band, [16, 20, 22, 20, 16]), GOLD)
        + disc(0, -58, 17, GOLD_LIGHT)
        + star(0, -58, 12, badge)
    )


def cap(fill: str, shade: str, plume: str, plume_shade: str) -> str:
    """A round cap with a gold band and a long plume curling over the back."""
    spine_text, widths = "-40,-92 -66,-128 -106,-134 -134,-104 -134,-62", [20, 36, 46, 40, 18]
    dome = points("-56,-46! -56,-84 -30,-116 6,-122 42,-114 62,-82 58,-46!")
    return (
        modelled(
            limb(spine_text, widths), plume, (strip(spine_text, widths, 0.1, 0.95), plume_shade)
        )
        + modelled(blob(dome), fill, (between(dome, 4, 6, "34,-60 38,-92"), shade))
        + shape(limb("-64,-38 -30,-52 4,-56 36,-52 64,-40", [22, 26, 27, 26, 22]), GOLD)
        + dot(-26, -53, 5, RED)
        + dot(4, -56, 5, RED)
        + dot(34, -52, 5, RED)
    )


def brimmed(fill: str, shade: str, plume: str, plume_shade: str) -> str:
    """A hat with a swept brim and a plume that falls back in a wide curve."""
    spine_text, widths = "-22,-84 -38,-120 -74,-140 -110,-120 -124,-74", [20, 36, 44, 38, 16]
    crown_ = points("-46,-52! -50,-96 -22,-124 16,-122 46,-104 48,-52!")
    brim = points("-92,-30! -60,-58 -10,-66 44,-62 92,-84! 104,-58 76,-36 30,-36 -24,-30 -60,-16")
    return (
        modelled(
            limb(spine_text, widths), plume, (strip(spine_text, widths, 0.1, 0.95), plume_shade)
        )
        + modelled(blob(crown_), fill, (between(crown_, 3, 5, "26,-58 30,-96"), shade))
        + shape(limb("-50,-64 0,-74 50,-70", [16, 18, 16]), GOLD)
        + modelled(blob(brim), fill, (between(brim, 4, 7, "60,-52 84,-70"), shade))
    )


def hood(fill: str, shade: str, brim: str) -> str:
    """A forester's pointed cap, its tip folded backward, with a turned brim and a leaf."""
    cone = points(
        "-58,-46! -54,-84 -34,-112 -66,-140 -122,-132! -104,-160 -50,-164 2,-136 44,-92 60,-46!"
    )
    rim = points("-70,-34! -40,-62 2,-68 44,-60 82,-50! 66,-26 20,-42 -30,-38")
    return (
        modelled(blob(cone), fill, (between(cone, 0, 4, "-76,-146 -26,-120 -34,-60"), shade))
        + modelled(blob(rim), brim)
        + shape(blob("34,-60! 44,-104 76,-128! 78,-92 62,-62"), GOLD)
        + line("M46 -72L66 -108", width=FINE)
    )


def placed(body: str, x: float, y: float, *, look: int = 1, rot: float = 0) -> str:
    """Put a head (or a part of one) on a body; look is 1 for right and -1 for left."""
    return place(body, x, y, rot=rot, flip=look < 0)
