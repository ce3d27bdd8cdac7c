"""The four kings: one on his throne, one with a toast, one striding, one with his club shouldered."""

from __future__ import annotations

from . import crowns, heads
from .geometry import between, blob, limb, points, strip
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
    GREY_DARK,
    INK,
    RED,
    RED_DARK,
    WHITE,
    bar,
    disc,
    line,
    modelled,
    place,
    plane,
    shape,
    star,
)
from .motifs import belt, cuff, fist, scatter, shoe
from .signs import sign


def _ermine(where: str, rot: float = 0) -> str:
    """Ermine tails at the given `x,y` or `x,y,degrees`."""
    out = ""
    for token in where.split():
        x, y, *turn = (float(v) for v in token.split(","))
        out += place(plane(blob("0,-14! 7,8 0,14 -7,8"), INK), x, y, rot=turn[0] if turn else rot)
    return out


def _front(text: str, tails: str) -> str:
    """The ermine edge of a mantle, hanging over the robe."""
    wide = [32.0, 34, 36, 40]
    return shape(limb(text, wide, start="flat", end="flat"), WHITE) + _ermine(tails)


def _collar(x: float, y: float, rot: float = 0) -> str:
    """The ermine cape over the shoulders."""
    outline = "-118,18! -96,-26 -50,-52 0,-58 50,-52 96,-26 118,18! 70,58 0,74 -70,58"
    return place(
        shape(blob(outline), WHITE) + _ermine("-82,6,20 -44,34,10 0,46 44,34,-10 82,6,-20"),
        x,
        y,
        rot=rot,
    )


def _head(suit: str, x: float, y: float, look: int, hair: tuple[str, str], rot: float = 0) -> str:
    brow = hair[1]
    return heads.placed(
        crowns.mane(*hair)
        + heads.face(mouth=False, brow=brow)
        + crowns.beard(suit)
        + crowns.crown(suit),
        x,
        y,
        look=look,
        rot=rot,
    )


def _sleeve(
    text: str, wide: list[float], fill: str, shade: str, low: float = 0.2, high: float = 1
) -> str:
    return modelled(limb(text, wide), fill, (strip(text, wide, low, high), shade))


def oros() -> str:
    """The rey de oros sits on his throne and lifts the coin."""
    throne = (
        shape(
            blob("206,884! 206,256! 216,192 256,152 313,142 370,152 410,192 420,256! 420,884!"),
            GOLD,
        )
        + shape(
            blob("228,884! 228,260! 238,208 268,174 313,166 358,174 388,208 398,260! 398,884!"),
            BLUE,
        )
        + disc(206, 246, 16, GOLD)
        + disc(420, 246, 16, GOLD)
    )

    def side(x: float) -> str:
        """An arm of the throne: panel, scroll, ball."""
        return (
            bar(x - 30, 600, 60, 282, 4, BLUE)
            + shape(f"M{x - 18} 640H{x + 18}V850H{x - 18}Z", BLUE_DARK, width=FINE)
            + star(x, 700, 20, GOLD)
            + star(x, 790, 20, GOLD)
            + bar(x - 42, 574, 84, 36, 18, GOLD)
        )

    mantle_l = points(
        "226,330! 270,350 250,480 236,560! 214,640 216,740 214,868! 178,868! 170,760 178,640 190,520 196,400"
    )
    mantle_r = points(
        "394,330! 352,350 372,480 386,560! 408,640 404,740 406,868! 440,868! 446,760 440,640 436,520 426,400"
    )
    robe = points(
        "250,350! 310,330 372,350! 376,460 372,552! 420,590 432,650 424,760 430,836! 370,846 310,824"
        " 250,846 190,836! 198,760 188,650 202,590 250,552! 244,460"
    )
    return (
        throne
        + modelled(blob(mantle_r), RED, (between(mantle_r, 4, 6, "424,760"), RED_DARK))
        + modelled(blob(mantle_l), RED, (between(mantle_l, 4, 6, "196,760"), RED_DARK))
        + shape("M204 800H390V882H204Z", BLUE_DARK)
        + shoe(262, 882, RED_DARK, look=-1, long=0.6)
        + shoe(348, 882, RED_DARK, look=1, long=0.6)
        + modelled(
            blob(robe),
            GOLD,
            (
                blob(
                    "284,636! 276,700 270,780 268,828! 310,824 354,828! 352,780 346,700 338,636! 310,596"
                ),
                GOLD_DARK,
            ),
        )
        + line("M206 640C224 612 262 608 284 636C276 700 270 780 268 826", width=LINE_FOLD)
        + line("M416 640C398 612 360 608 338 636C346 700 352 780 354 826", width=LINE_FOLD)
        + scatter("o", "282,436 342,436 312,500 240,700 240,780 370,700 370,780", RED)
        + shape(
            limb("190,822 250,836 310,814 370,836 430,822", [30.0] * 5, start="flat", end="flat"),
            RED,
        )
        + belt("246,556 310,574 376,556", 310, 572, RED)
        + side(420)
        + _sleeve("392,366 446,440 456,500 436,560", [80, 74, 64, 50], RED, RED_DARK, -1, -0.3)
        + cuff(438, 552, 60, WHITE)
        + fist(424, 574)
        + side(174)
        + place(sign("o", 0.92), 120, 246)
        + _sleeve("232,356 196,436 140,436 127,356", [84, 76, 64, 48], RED, RED_DARK)
        + _collar(310, 336)
        + _head("o", 310, 236, 1, (GREY, GREY_DARK))
        + cuff(127, 350, 88, WHITE)
        + fist(123, 326)
    )


LINE_FOLD = FINE


def copas() -> str:
    """The rey de copas, the young one, lifts his cup in a toast, hand on the hip."""
    mantle = points(
        "380,326! 430,380 470,480 504,620 536,740 516,784! 474,770 444,790! 410,850 330,872!"
        " 330,600"
    )
    mantle_l = points(
        "240,330! 280,350 270,480 250,640 236,760 200,872! 130,872! 170,740 196,600 206,440"
    )
    robe = points(
        "250,346! 306,330 362,348! 384,420 376,520! 404,620 424,740 436,868! 370,876 300,854"
        " 240,862 196,846! 216,740 236,620 256,520! 240,430"
    )
    return (
        modelled(blob(mantle), BLUE, (between(mantle, 3, 8, "440,700 400,560"), BLUE_DARK))
        + modelled(blob(mantle_l), BLUE, (between(mantle_l, 5, 7, "200,760 222,640"), BLUE_DARK))
        + shoe(226, 884, GOLD, look=-1)
        + modelled(
            blob(robe), RED, (blob("330,540! 372,640 400,760 408,872 360,876! 350,720"), RED_DARK)
        )
        + line("M316 540C330 640 340 740 336 858M286 560C276 660 262 760 252 860", width=FINE)
        + scatter(
            "c",
            "280,440 334,440 306,488 303,612 302,704 300,796 374,700 382,796",
            GOLD_LIGHT,
        )
        + shape(
            limb("196,838 240,852 300,842 370,864 436,856", [32.0] * 5, start="flat", end="flat"),
            GOLD,
        )
        + _front("250,420 240,560 220,700 198,866", "232,610,8 220,690,8 206,770,9 199,838,9")
        + belt("252,524 312,538 380,520", 312, 536, BLUE)
        + _sleeve("372,368 452,430 446,500 388,530", [72, 68, 60, 48], RED, RED_DARK, -1, -0.25)
        + cuff(398, 524, 160, WHITE)
        + place(sign("c", 0.94), 128, 250)
        + _sleeve("236,360 200,440 146,446 135,372", [84, 76, 64, 48], RED, RED_DARK)
        + _collar(306, 338, -3)
        + _head("c", 304, 238, -1, (BROWN, BROWN_DARK), 4)
        + cuff(135, 366, 88, WHITE)
        + fist(132, 344)
    )


def espadas() -> str:
    """The rey de espadas strides forward, sword upright, mantle flying."""
    mantle = points(
        "230,330! 380,326! 446,400 490,520 556,660 528,690! 512,748 466,744! 440,776 396,770! 300,760 260,600"
    )
    robe = points(
        "236,346! 300,330 360,348! 382,430 374,520! 400,600 428,690 444,772! 384,800 330,786! 270,812"
        " 200,790! 226,690 240,600 252,524! 226,430"
    )
    return (
        modelled(blob(mantle), RED, (between(mantle, 4, 9, "440,680 400,560"), RED_DARK))
        + modelled(
            limb("370,740 396,790 412,830", [70, 56, 46], end="flat"),
            BROWN,
            (strip("370,740 396,790 412,830", [70, 56, 46], -1, -0.3), BROWN_DARK),
        )
        + shoe(406, 868, BROWN, rot=-18)
        + _sleeve("262,740 226,810 212,850", [80, 64, 48], BROWN, BROWN_DARK)
        + shoe(206, 882, BROWN)
        + modelled(
            blob(robe), BLUE, (blob("330,540! 380,640 420,780 380,798 332,785! 344,660"), BLUE_DARK)
        )
        + line("M318 540C332 620 336 700 330 786", width=FINE)
        + scatter(
            "e",
            "276,446 330,446 302,490 282,604 256,680 300,684 362,640 258,756 388,736",
            GOLD,
        )
        + shape(
            limb("204,776 270,796 332,772 386,786 442,760", [30.0] * 5, start="flat", end="flat"),
            GOLD,
        )
        + belt("250,526 312,540 378,520", 312, 538, RED)
        + _sleeve("372,368 446,430 444,500 392,528", [72, 68, 60, 48], BLUE, BLUE_DARK, -1, -0.25)
        + cuff(402, 522, 160, WHITE)
        + place(sign("e", 1.15, length=520), 122, 420, rot=180)
        + _sleeve("228,362 196,470 172,540 140,584", [84, 76, 62, 48], BLUE, BLUE_DARK)
        + _collar(300, 338)
        + _head("e", 300, 238, -1, (GREY, GREY_DARK))
        + cuff(146, 574, -60, WHITE)
        + fist(124, 606)
    )


def bastos() -> str:
    """The rey de bastos, broad and dark, carries his club on the shoulder."""
    mantle = points(
        "216,330! 404,330! 450,430 474,600 468,740 444,800! 436,872 360,876! 240,876! 130,872! 150,700 180,540 190,420"
    )
    robe = points(
        "238,346! 310,330 382,348! 404,440 396,530! 420,640 432,760 434,866! 376,878 310,862 246,878"
        " 184,866! 192,760 208,640 230,530! 220,440"
    )
    return (
        modelled(blob(mantle), RED, (between(mantle, 9, 12, "190,740 210,600"), RED_DARK))
        + shoe(250, 884, BROWN_DARK, long=0.8)
        + shoe(370, 884, BROWN_DARK, look=1, long=0.8)
        + modelled(
            blob(robe),
            GREEN,
            (blob("240,540! 250,640 226,760 220,872 188,864 196,760 212,640"), GREEN_DARK),
        )
        + line("M282 560C276 660 264 760 258 860M344 560C352 660 366 760 368 860", width=FINE)
        + scatter(
            "b", "346,450 312,620 312,700 312,780 248,720 236,800 374,700 382,790", GOLD_LIGHT
        )
        + shape(
            limb("184,852 246,864 310,848 374,864 434,852", [32.0] * 5, start="flat", end="flat"),
            GOLD,
        )
        + _front("232,420 212,560 198,700 188,868", "206,590,6 196,670,5 192,750,4 188,826,4")
        + _front("392,420 412,560 424,700 428,868", "419,600,-6 426,680,-4 429,756,-2 430,826,0")
        + belt("228,532 310,552 398,532", 312, 550, RED)
        + _sleeve("388,368 456,440 448,500 396,528", [78, 74, 64, 50], RED, RED_DARK, -1, -0.25)
        + cuff(406, 522, 160, WHITE)
        + fist(382, 536, 160)
        + place(sign("b", 1.25, length=520), 210, 400, rot=-27)
        + _sleeve("228,364 180,470 212,542 286,560", [88, 80, 66, 50], RED, RED_DARK)
        + _collar(312, 340)
        + _head("b", 312, 240, -1, (BROWN_DARK, BROWN))
        + cuff(280, 560, 0, WHITE)
        + fist(306, 566)
    )


def rey(suit: str) -> str:
    """The art of a king."""
    return {"o": oros, "c": copas, "e": espadas, "b": bastos}[suit]()
