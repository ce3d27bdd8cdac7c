"""The four riders. All are drawn facing right; oros and copas are then mirrored."""

from __future__ import annotations

from . import crowns, heads
from .geometry import between, blob, limb, num, points, strip
from .horse import LEAP, PARADE, PESADE, TROT, Coat, bridle, horse
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
    INK,
    LINE,
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
from .motifs import belt, boot, buttons, cuff, fist, puff, scatter
from .signs import sign

CHESTNUT = Coat("#BC7440", "#8F5429", BROWN_DARK, BROWN)
CREAM = Coat("#F3EAD3", "#D3C39C", BROWN, "#A5754A", BLUE)
SNOW = Coat("#E9E8E6", "#C3C4C6", INK, "#3F4759")
BAY = Coat(BROWN, BROWN_DARK, INK, "#3F4759", GOLD)

# The rider is drawn at full size and set on the saddle a little smaller than a page.
_K = 0.88
_SEAT = (270.0, 600.0)
# Motifs where neither an arm nor a baldric lies over the breast.
_BREAST = {"e": "244,446 ", "b": "262,398 266,456 "}
_MOUTH = line("M-1 49Q8 54 19 48", color=RED, width=7)
_PAULDRON = modelled(
    blob("182,384! 186,346 216,320 252,324 268,352! 262,390 236,420! 206,414"),
    STEEL,
    (blob("206,412! 236,416! 258,390 264,356! 244,366 218,390"), STEEL_MID),
) + line("M190 372C214 372 244 358 262 344", width=FINE)
_AT = (262.0, 572.0)


def _rider(body: str) -> str:
    dx, dy = _AT[0] - _SEAT[0] * _K, _AT[1] - _SEAT[1] * _K
    return (
        f'<g transform="translate({num(dx)} {num(dy)}) scale({_K})"'
        f' stroke-width="{num(LINE / _K)}">{body}</g>'
    )


def _mirror(body: str) -> str:
    return f'<g transform="translate(610 0) scale(-1 1)">{body}</g>'


def _saddle(suit: str, fill: str, shade: str, trim: str) -> str:
    """The cloth under the rider with its gold border."""
    cloth = points("170,590! 252,596 336,566! 372,630 378,700! 300,728 196,734! 176,660")
    edge, wide = "378,692 300,720 196,726", [26.0, 26, 26]
    return (
        modelled(blob(cloth), fill, (between(cloth, 4, 8, "206,690 200,620"), shade))
        + shape(limb(edge, wide, start="flat", end="flat"), GOLD)
        + scatter(suit, "226,660", trim)
    )


def _leg(fill: str, shade: str, boot_fill: str) -> str:
    """The near leg: thigh forward, boot down, toe to the right."""
    thigh, wide = "286,592 366,636 352,730", [96.0, 80, 58]
    return (
        modelled(limb(thigh, wide, end="flat"), fill, (strip(thigh, wide, 0.25, 1), shade))
        + bar(336, 836, 78, 14, 5, GOLD)
        + boot(346, 838, boot_fill, look=1, tall=126, rot=4)
    )


def _doublet(suit: str, fill: str, shade: str, trim: str) -> str:
    torso = points(
        "252,322! 284,316 314,324! 346,352 348,420 330,508! 348,560 350,610! 300,630 246,632"
        " 196,616! 200,560 222,508! 206,430 208,360"
    )
    return (
        modelled(blob(torso), fill, (between(torso, 10, 14, "244,500 232,420 244,350"), shade))
        + line("M290 318C302 380 302 450 288 510C286 550 290 590 296 630", width=FINE)
        + scatter(
            suit,
            {"e": "244,446 240,574 322,574", "b": "262,398 266,456 240,574 322,574"}.get(
                suit, "240,574 322,574"
            ),
            trim,
        )
        + buttons("299,366 301,414 298,462")
        + belt("214,512 276,526 338,508", 290, 522, trim if suit == "c" else RED)
    )


def _sleeve(text: str, fill: str, shade: str, low: float = 0.2, high: float = 1) -> str:
    wide = [68.0, 60, 52, 42]
    return modelled(limb(text, wide), fill, (strip(text, wide, low, high), shade))


def _cape(text: str, fill: str, shade: str, first: int, last: int, inner: str) -> str:
    cape = points(text)
    return modelled(blob(cape), fill, (between(cape, first, last, inner), shade))


def espadas() -> str:
    """The caballo de espadas: white horse to the right, the long sword drawn."""
    sleeve = "228,362 164,450 132,530 106,590"
    return (
        _rider(
            _cape(
                "240,330! 310,330! 250,470 200,560 96,610! 92,570 56,560! 130,480 176,400",
                RED,
                RED_DARK,
                1,
                4,
                "190,520 240,430",
            )
        )
        + horse(SNOW, PESADE)
        + _saddle("e", RED, RED_DARK, GOLD)
        + bridle(SNOW, PESADE, "352,520")
        + _rider(
            _leg(STEEL, STEEL_MID, BROWN)
            + _sleeve("322,366 372,430 376,480 384,520", BLUE, BLUE_DARK)
            + fist(384, 540)
            + _doublet("e", BLUE, BLUE_DARK, STEEL)
            + shape(limb("238,352 286,440 338,508", [30.0, 30, 30], start="flat", end="flat"), RED)
            + heads.placed(heads.collar(), 286, 240)
            + heads.placed(heads.waves(GOLD, GOLD_DARK), 286, 230)
            + heads.placed(
                heads.face(mouth=False) + _MOUTH + heads.moustache(GOLD) + heads.locks(GOLD),
                286,
                230,
            )
            + heads.placed(heads.brimmed(BLUE, BLUE_DARK, RED, RED_DARK), 286, 230)
        )
        + place(sign("e", 1.05, length=478), 102, 400, rot=177)
        + _rider(_sleeve(sleeve, BLUE, BLUE_DARK) + _PAULDRON + cuff(112, 574, -66, WHITE))
        + fist(114, 574)
    )


def bastos() -> str:
    """The caballo de bastos: dark horse to the right, the cudgel swung up."""
    sleeve = "228,362 156,440 128,440 122,400"
    return (
        _rider(
            _cape(
                "240,330! 310,330! 250,470 210,580 120,640! 100,600 64,610! 120,500 176,400",
                RED,
                RED_DARK,
                1,
                4,
                "190,520 240,430",
            )
        )
        + horse(BAY, LEAP)
        + _saddle("b", GOLD_LIGHT, GOLD, GREEN)
        + bridle(BAY, LEAP, "352,520")
        + _rider(
            _leg(GOLD_LIGHT, GOLD, BROWN_DARK)
            + _sleeve("322,366 372,430 376,480 384,520", GREEN, GREEN_DARK)
            + fist(384, 540)
            + _doublet("b", GREEN, GREEN_DARK, GOLD_LIGHT)
            + heads.placed(heads.collar(), 286, 240)
            + heads.placed(heads.cropped(BROWN_DARK, INK), 286, 230)
            + heads.placed(
                heads.face(mouth=False)
                + crowns.beard("c", BROWN_DARK, INK)
                + heads.locks(BROWN_DARK),
                286,
                230,
            )
            + heads.placed(heads.hood(GREEN, GREEN_DARK, RED), 286, 230)
        )
        + place(sign("b", 0.95, length=334), 122, 328, rot=-4)
        + _rider(_sleeve(sleeve, GREEN, GREEN_DARK) + cuff(124, 404, 84, GOLD))
        + fist(125, 392)
    )


def oros() -> str:
    """The caballo de oros: chestnut to the left, the coin held out over its head."""
    return (
        _mirror(
            _rider(
                _cape(
                    "240,330! 310,330! 250,470 200,560 96,610! 92,570 56,560! 130,480 176,400",
                    RED,
                    RED_DARK,
                    1,
                    4,
                    "190,520 240,430",
                )
            )
            + horse(CHESTNUT, TROT)
            + _saddle("o", BLUE, BLUE_DARK, GOLD)
            + bridle(CHESTNUT, TROT, "352,520")
            + _rider(
                _leg(RED, RED_DARK, BROWN_DARK)
                + _sleeve("318,358 390,370 450,350 482,312", GOLD, GOLD_DARK)
                + cuff(478, 316, -46, RED)
                + _doublet("o", GOLD, GOLD_DARK, RED)
                + _sleeve("238,366 244,460 310,510 360,536", GOLD, GOLD_DARK)
                + puff(240, 372, GOLD, RED, rot=14)
                + cuff(352, 534, 28, RED)
                + fist(380, 546)
                + heads.placed(heads.collar(), 286, 240)
                + heads.placed(heads.bob(BROWN_DARK, BROWN), 286, 230)
                + heads.placed(
                    heads.face(mouth=False)
                    + _MOUTH
                    + heads.moustache(BROWN_DARK)
                    + heads.locks(BROWN_DARK),
                    286,
                    230,
                )
                + heads.placed(heads.beret(RED, RED, RED), 286, 230)
            )
        )
        + place(sign("o", 0.92), 140, 226)
        + fist(154, 304, -20)
    )


def copas() -> str:
    """The caballo de copas: white horse to the left, the cup held out."""
    return (
        _mirror(
            _rider(
                _cape(
                    "240,330! 310,330! 250,470 210,580 120,640! 100,600 64,610! 120,500 176,400",
                    BLUE,
                    BLUE_DARK,
                    1,
                    4,
                    "190,520 240,430",
                )
            )
            + horse(CREAM, PARADE)
            + _saddle("c", BLUE, BLUE_DARK, GOLD)
            + bridle(CREAM, PARADE, "352,520")
            + _rider(
                _leg(GOLD_LIGHT, GOLD, BROWN_DARK)
                + _sleeve("318,358 390,380 450,370 482,332", RED, RED_DARK)
                + cuff(478, 336, -46, GOLD)
                + _doublet("c", RED, RED_DARK, GOLD_LIGHT)
                + _sleeve("238,366 244,460 310,510 360,536", RED, RED_DARK)
                + puff(240, 372, RED, GOLD_LIGHT, rot=14)
                + cuff(352, 534, 28, GOLD)
                + fist(380, 546)
                + heads.placed(heads.collar(), 286, 240)
                + heads.placed(heads.bob(BROWN_DARK, BROWN), 286, 230)
                + heads.placed(heads.face() + heads.locks(BROWN_DARK), 286, 230)
                + heads.placed(heads.cap(RED, RED_DARK, WHITE, GREY), 286, 230)
            )
        )
        + place(sign("c", 0.86), 142, 236)
        + fist(154, 322, -20)
    )


def caballo(suit: str) -> str:
    """The art of a rider."""
    return {"o": oros, "c": copas, "e": espadas, "b": bastos}[suit]()
