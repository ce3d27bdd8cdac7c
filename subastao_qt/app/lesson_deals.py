"""The two prepared deals of the first steps, and what is said at each decision of the person."""

from __future__ import annotations

from typing import Final

from subastao_qt.app.lesson_types import Call, Chapter, Cue, Page, Part, Point, Step
from subastao_qt.engine.actions import Action, Bid, Pass, parse_action
from subastao_qt.engine.cards import Seat, parse_card, parse_hand

_P = Point


def _line(text: str) -> tuple[Action, ...]:
    """Trump, then cards (`Ro`) and songs (`+o`) of the person in their order."""
    actions: list[Action] = []
    for word in text.split():
        if word.startswith("="):
            actions.append(parse_action(f"trump {word[1:]}"))
        elif word.startswith("+"):
            actions.append(parse_action(f"sing 0 {word[1:]}"))
        else:
            actions.append(parse_action(f"play {word}"))
    return tuple(actions)


def _page(cue: Cue, point: Point = _P.NOTHING, cards: str = "") -> Page:
    return Page(cue, point, tuple(parse_card(word) for word in cards.split()))


def _step(chapter: Chapter, *pages: Page) -> Step:
    return Step(chapter, pages)


DEFENCE: Final = Part(
    # Found by letting players by rules of thumb play: at each of the person's five decisions the told card is the
    # only one, or as good as any with all cards open; without the last trick the contract would be made.
    dealer=Seat(2),
    hands=(
        parse_hand("Rb 6b Ce 7e 5e 4e Ac Cc Sc 5c 3o 6o"),
        parse_hand("Ab 7b 4b Ae Re 6e 3c Rc 7c Ao Co 5o"),
        parse_hand("3b Cb Sb 5b 3e Se 6c 4c Ro So 7o 4o"),
    ),
    opening_calls=(Pass(), Bid(60), Pass()),
    calls={},
    opening=22,
    line=_line(
        "=c 4b 5b Rb 6b Ab Sb 7b 3b 5c 6o Ao 4o 7c 4c Sc 3o 5o Ro 4e Ae Se"
        " Rc 6c Ac 7e Re 3e Cb Cc 3c Co 7o 5e 6e So Ce"
    ),
    auction={},
    steps={
        24: _step(
            Chapter.FOLLOW,
            _page(Cue.WELCOME),
            _page(Cue.CARDS, _P.HAND),
            _page(Cue.PROMISE, _P.CONTRACT),
            _page(Cue.BEAT_KING, _P.TRICK),
        ),
        25: _step(Chapter.FOLLOW, _page(Cue.LEAD, _P.CARDS, "7e")),
        29: _step(Chapter.TRUMPS, _page(Cue.MUST_TRUMP, _P.TRICK)),
        33: _step(Chapter.TRUMPS, _page(Cue.ANY_CARD, _P.CARDS, "5e")),
        36: _step(Chapter.TEN, _page(Cue.LAST_TRICK, _P.TRICK)),
    },
    end=_step(Chapter.TEN, _page(Cue.NOT_MADE)),
    chapters=(Chapter.FOLLOW, Chapter.TRUMPS, Chapter.TEN),
)
"""The last five tricks of a deal, in the defence: following, beating, trumping, the ten of the last trick."""

DECLARER: Final = Part(
    dealer=Seat(0),
    hands=(
        parse_hand("Ao Ro Co 7o 6o Rc Cc 4c Ae 5e 6b 5b"),
        parse_hand("Ab Rb Cb Sb 7b 4b 3e Ce Se 6e So 5o"),
        parse_hand("3b Re 7e 4e Ac 3c Sc 7c 6c 5c 3o 4o"),
    ),
    opening_calls=(),
    calls={Seat(1): (Call(65), Call(90)), Seat(2): (Call(70),)},
    opening=0,
    line=_line(
        "=o Ao 5o 4o +o Ae 6e 4e +c 4c So 5c Sb 3b 5b Ac Cc Cb 3o 6o Ce Re 5e 3e Se 7e 7o"
        " 6b Rb Sc 4b 6c Co Rc Ab 3c 7c Ro 7b"
    ),
    auction={
        0: _step(
            Chapter.AUCTION,
            _page(Cue.AUCTION),
            _page(Cue.WORTH, _P.CARDS, "Ro Co Rc Cc"),
            _page(Cue.COUNT, _P.HAND),
            _page(Cue.BID, _P.BAR),
        ),
        1: _step(Chapter.AUCTION, _page(Cue.RAISE, _P.BAR)),
    },
    steps={
        0: _step(Chapter.AUCTION, _page(Cue.TRUMP, _P.BAR)),
        1: _step(Chapter.CANTES, _page(Cue.WIN_FIRST, _P.CARDS, "Ao")),
        4: _step(Chapter.CANTES, _page(Cue.SING_FORTY, _P.BAR)),
        5: _step(Chapter.CANTES, _page(Cue.WIN_AGAIN, _P.CARDS, "Ae")),
        8: _step(Chapter.CANTES, _page(Cue.SING_TWENTY, _P.BAR)),
        9: _step(
            Chapter.PLAY, _page(Cue.SCORE, _P.CONTRACT), _page(Cue.SAVE_TRUMPS, _P.CARDS, "4c")
        ),
        14: _step(Chapter.PLAY, _page(Cue.GIVE_NOTHING, _P.CARDS, "5b")),
        16: _step(Chapter.PLAY, _page(Cue.GIVE_LITTLE, _P.CARDS, "Cc")),
        19: _step(Chapter.PLAY, _page(Cue.TRUMP_LED, _P.CARDS, "6o")),
        22: _step(Chapter.PLAY, _page(Cue.ONE_CARD, _P.CARDS, "5e")),
        26: _step(Chapter.PLAY, _page(Cue.TRUMP_IN, _P.CARDS, "7o")),
        27: _step(Chapter.PLAY, _page(Cue.LAST_SMALL, _P.CARDS, "6b")),
        32: _step(Chapter.PLAY, _page(Cue.TRUMP_AGAIN, _P.CARDS, "Co")),
        33: _step(Chapter.END, _page(Cue.KEEP_TRUMP, _P.CARDS, "Rc")),
        37: _step(Chapter.END, _page(Cue.TEN_IS_YOURS, _P.CARDS, "Ro")),
    },
    end=_step(Chapter.END, _page(Cue.MADE)),
    chapters=(Chapter.AUCTION, Chapter.CANTES, Chapter.PLAY, Chapter.END),
)
"""A whole deal as declarer: the auction, trumps, forty and twenty, the last ten, on which the contract hangs."""

PARTS: Final = (DEFENCE, DECLARER)
