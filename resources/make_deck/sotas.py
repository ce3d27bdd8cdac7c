"""The four pages, each in a stance of its own."""

from __future__ import annotations

from . import heads
from .geometry import between, blob, limb, points, strip, stroke
from .ink import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    FINE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    GREY,
    RED,
    RED_DARK,
    STEEL,
    STEEL_MID,
    WHITE,
    bar,
    line,
    modelled,
    place,
    shape,
)
from .motifs import belt, buttons, cuff, fist, puff, scatter, shoe
from .signs import sign


def _leg(text: str, widths: list[float], fill: str, shade: str, low: float, high: float) -> str:
    return modelled(
        limb(text, widths, start="flat", end="flat"),
        fill,
        (strip(text, widths, low, high), shade),
    )


def _garter(x: float, y: float, wide: float, fill: str, rot: float = 0) -> str:
    """A band under the knee."""
    return place(bar(-wide / 2, -10, wide, 20, 6, fill), x, y, rot=rot)


def _sleeve(text: str, widths: list[float], fill: str, shade: str, side: int = 1) -> str:
    low, high = (0.25, 1.0) if side > 0 else (-1.0, -0.25)
    return modelled(limb(text, widths), fill, (strip(text, widths, low, high), shade))


def oros() -> str:
    """The sota de oros stands on one leg, hand on the hip, and weighs the coin in the other."""
    cape = points("384,322! 440,360 470,470 484,600 470,690! 420,676 380,640! 372,480")
    torso = points(
        "288,308! 322,302 364,310! 404,336 408,404 400,470! 424,530 452,604! 430,626 404,610!"
        " 378,634 350,616! 322,640 294,622! 264,640 232,620! 252,550 270,482! 262,420 250,356"
        " 262,326"
    )
    half = between(torso, 1, 11, "338,474 338,380")
    return (
        modelled(blob(cape), RED, (between(cape, 1, 5, "440,640 446,520 420,400"), RED_DARK))
        + _leg("376,590 378,690 384,770 374,856", [78, 60, 58, 36], RED, RED_DARK, -1, -0.35)
        + shoe(372, 882, RED_DARK)
        + _leg("288,590 250,690 246,770 202,854", [76, 60, 58, 34], GOLD, GOLD_DARK, -1, -0.5)
        + shoe(192, 882, RED_DARK)
        + _garter(380, 706, 64, GOLD)
        + _garter(249, 706, 64, RED, 6)
        + modelled(blob(torso), GOLD, (half, WHITE))
        + line(stroke("322,302! 338,380 338,474 350,616!"), width=FINE)
        + scatter("o", "302,440 284,546 306,586", RED)
        + scatter("o", "368,436 372,546 406,572", GOLD)
        + _sleeve("388,356 446,420 438,474 396,492", [52, 54, 52, 44], WHITE, GREY, -1)
        + puff(404, 372, WHITE, RED, rot=-28)
        + belt("268,484 330,494 402,474", 336, 490, RED)
        + _sleeve("272,350 206,432 160,420 144,356", [52, 54, 52, 44], GOLD, GOLD_DARK, 1)
        + puff(252, 368, GOLD, RED, rot=32)
        + cuff(143, 352, 90, RED)
        + heads.placed(heads.collar(), 320, 214, look=-1)
        + heads.placed(heads.bob(BROWN, BROWN_DARK), 318, 214, look=-1, rot=-4)
        + heads.placed(heads.face() + heads.locks(BROWN), 318, 214, look=-1, rot=-4)
        + heads.placed(heads.beret(RED, RED, RED), 318, 214, look=1, rot=-4)
        + place(sign("o", 0.98), 142, 248)
        + fist(143, 330)
    )


def copas() -> str:
    """The sota de copas walks in with the cup held out before him, cape blown back."""
    cape = points(
        "350,318! 420,350 500,440 560,560 540,650! 500,620 470,650! 430,610 400,560! 350,450"
    )
    torso = points(
        "280,310! 316,302 352,312! 386,340 390,410 378,474! 420,530 470,590! 452,620 420,610!"
        " 396,636 364,622! 336,644 304,626! 274,640 242,612! 256,548 264,480! 256,420 248,360"
        " 258,328"
    )
    half = between(torso, 1, 11, "350,556 324,480 318,384")
    return (
        modelled(blob(cape), BLUE, (between(cape, 1, 5, "500,600 470,500 400,380"), BLUE_DARK))
        + _leg("380,590 408,690 416,740 438,796", [76, 60, 56, 36], GOLD_LIGHT, GOLD, -1, -0.4)
        + shoe(440, 826, RED_DARK, rot=-44)
        + _leg("300,590 256,690 262,764 214,852", [78, 62, 58, 36], RED, RED_DARK, -1, -0.4)
        + shoe(206, 882, RED_DARK)
        + _garter(410, 704, 62, BLUE, -6)
        + _garter(258, 702, 66, BLUE, 10)
        + modelled(blob(torso), RED, (half, GOLD_LIGHT))
        + line(stroke("316,302! 318,384 324,480 350,556 364,622!"), width=FINE)
        + scatter("c", "296,404 292,448 272,548 318,584", GOLD_LIGHT)
        + scatter("c", "344,404 354,448 378,546 410,586", RED)
        + belt("262,484 320,496 380,478", 316, 494, BLUE)
        + _sleeve("370,350 420,420 436,470 470,500", [52, 54, 52, 44], GOLD_LIGHT, GOLD, -1)
        + puff(388, 374, GOLD_LIGHT, RED, rot=-30)
        + cuff(466, 498, 35, RED)
        + fist(486, 512)
        + _sleeve("268,350 204,424 164,416 140,372", [52, 54, 52, 44], RED, RED_DARK, 1)
        + puff(246, 372, RED, GOLD_LIGHT, rot=34)
        + cuff(143, 372, 80, GOLD)
        + heads.placed(heads.collar(), 312, 214, look=-1)
        + heads.placed(heads.waves(BROWN_DARK, BROWN), 306, 214, look=-1)
        + heads.placed(heads.face() + heads.locks(BROWN_DARK), 306, 214, look=-1)
        + heads.placed(heads.cap(RED, RED_DARK, WHITE, GREY), 306, 214, look=-1)
        + place(sign("c", 0.9), 136, 252)
        + fist(140, 344)
    )


def espadas() -> str:
    """The sota de espadas bars the way: feet apart, drawn sword upright, a hand at the belt."""
    cape = points("270,322! 380,322! 450,420 492,560 500,700! 440,690 330,690 220,700! 232,500")
    torso = points(
        "288,308! 326,302 366,308! 402,334 410,400 394,474! 424,540 448,606! 424,630 396,616!"
        " 366,640 330,622! 292,640 262,618! 236,628 210,604! 240,540 264,478! 252,420 248,360"
        " 258,328"
    )
    half = between(torso, 1, 11, "328,480 328,380")
    scabbard = "392,500 428,600 462,716"
    return (
        modelled(blob(cape), RED, (between(cape, 5, 8, "280,500"), RED_DARK))
        + _leg("268,590 240,690 236,770 222,856", [78, 62, 60, 36], BLUE, BLUE_DARK, -1, -0.4)
        + shoe(216, 882, BROWN_DARK)
        + _leg("384,590 396,690 398,770 396,856", [78, 62, 60, 36], STEEL, STEEL_MID, -1, -0.4)
        + shoe(394, 882, BROWN_DARK, look=1, long=0.68)
        + _garter(239, 706, 66, RED, 4)
        + _garter(397, 706, 66, RED, -2)
        + modelled(blob(torso), BLUE, (half, STEEL))
        + line(stroke("326,302! 328,380 328,480 330,622!"), width=FINE)
        + buttons("326,350 326,396 326,442")
        + scatter("e", "292,440 264,552 296,584", STEEL)
        + scatter("e", "364,440 362,584 396,552", BLUE)
        + shape(limb(scabbard, [34, 32, 22], start="flat"), BROWN)
        + belt("262,484 330,494 396,478", 330, 492, RED)
        + _sleeve("388,354 452,420 440,480 404,504", [52, 54, 52, 44], STEEL, STEEL_MID, -1)
        + puff(408, 376, STEEL, BLUE, rot=-26)
        + cuff(412, 498, -30, WHITE)
        + fist(390, 508)
        + heads.placed(heads.collar(), 326, 214)
        + heads.placed(heads.bob(GOLD, GOLD_DARK), 328, 214)
        + heads.placed(heads.face() + heads.locks(GOLD), 328, 214)
        + heads.placed(heads.brimmed(BLUE, BLUE_DARK, RED, RED_DARK), 328, 214)
        + place(sign("e", 1.1, length=530), 142, 434, rot=180)
        + _sleeve("268,354 212,450 204,540 172,610", [52, 54, 52, 44], BLUE, BLUE_DARK, 1)
        + puff(250, 378, BLUE, STEEL, rot=24)
        + cuff(168, 614, -60, WHITE)
        + fist(146, 634)
    )


def bastos() -> str:
    """The sota de bastos leans on a cudgel as long as himself, legs crossed."""
    cape = points("270,322! 390,336! 440,450 470,600 460,720! 420,690 360,700! 300,500")
    torso = points(
        "262,312! 300,302 336,310! 380,340 398,404 402,474! 436,540 462,606! 440,630 412,618!"
        " 386,642 352,628! 322,648 290,632! 268,640 246,612! 262,550 276,488! 254,424 236,368"
        " 240,330"
    )
    half = between(torso, 1, 11, "336,480 318,380")
    return (
        modelled(blob(cape), RED, (between(cape, 5, 7, "330,560"), RED_DARK))
        + _leg("378,590 366,690 346,780 332,856", [78, 62, 58, 36], GOLD_LIGHT, GOLD, -1, -0.4)
        + shoe(328, 882, BROWN_DARK)
        + shoe(430, 838, BROWN_DARK, rot=-62, long=0.9)
        + _leg("312,590 326,690 380,770 412,820", [78, 64, 56, 36], GREEN, GREEN_DARK, 0.4, 1)
        + _garter(342, 720, 66, RED, -38)
        + modelled(blob(torso), GREEN, (half, GOLD_LIGHT))
        + line(stroke("300,302! 318,380 336,480 352,628!"), width=FINE)
        + scatter("b", "290,402 298,450 288,556 318,592", GOLD_LIGHT)
        + scatter("b", "346,400 366,446 382,556 420,584", GREEN)
        + _sleeve("374,356 436,430 432,478 396,500", [52, 54, 52, 44], GOLD_LIGHT, GOLD, -1)
        + puff(392, 378, GOLD_LIGHT, GREEN, rot=-26)
        + belt("274,490 340,498 404,478", 340, 496, BROWN)
        + heads.placed(heads.collar(), 296, 214)
        + heads.placed(heads.cropped(BROWN, BROWN_DARK), 296, 214, rot=-5)
        + heads.placed(heads.face() + heads.locks(BROWN), 296, 214, rot=-5)
        + heads.placed(heads.hood(GREEN, GREEN_DARK, RED), 296, 214, rot=-5)
        + place(sign("b", 1.02, length=716), 124, 524, rot=4)
        + _sleeve("252,352 210,420 176,420 150,400", [52, 54, 52, 44], GREEN, GREEN_DARK, 1)
        + puff(232, 372, GREEN, GOLD_LIGHT, rot=38)
        + cuff(158, 402, 20, GOLD)
        + fist(134, 394)
    )


def sota(suit: str) -> str:
    """The art of a page."""
    return {"o": oros, "c": copas, "e": espadas, "b": bastos}[suit]()
