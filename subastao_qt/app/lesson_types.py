"""What the first steps are made of: parts, steps, pages, and what each page speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import Card, Hand, Seat


class Chapter(Enum):
    """What is learned at the moment; one dot each."""

    FOLLOW = "follow"
    TRUMPS = "trumps"
    TEN = "ten"
    AUCTION = "auction"
    CANTES = "cantes"
    PLAY = "play"
    END = "end"


class Cue(Enum):
    """What a page says; the words are `ui.lesson.words`."""

    WELCOME = "welcome"
    CARDS = "cards"
    PROMISE = "promise"
    BEAT_KING = "beat king"
    LEAD = "lead"
    MUST_TRUMP = "must trump"
    ANY_CARD = "any card"
    LAST_TRICK = "last trick"
    NOT_MADE = "not made"
    AUCTION = "auction"
    WORTH = "worth"
    COUNT = "count"
    BID = "bid"
    RAISE = "raise"
    TRUMP = "trump"
    WIN_FIRST = "win first"
    SING_FORTY = "sing forty"
    WIN_AGAIN = "win again"
    SING_TWENTY = "sing twenty"
    SCORE = "score"
    SAVE_TRUMPS = "save trumps"
    GIVE_NOTHING = "give nothing"
    GIVE_LITTLE = "give little"
    TRUMP_LED = "trump led"
    ONE_CARD = "one card"
    TRUMP_IN = "trump in"
    LAST_SMALL = "last small"
    TRUMP_AGAIN = "trump again"
    KEEP_TRUMP = "keep trump"
    TEN_IS_YOURS = "ten is yours"
    MADE = "made"
    # When the deal has left the prepared line:
    FREE_BID = "free bid"
    FREE_TRUMP = "free trump"
    FREE_SONG = "free song"
    FREE_LAST = "free last"
    FREE_CARD = "free card"
    FREE_END = "free end"


class Aside(Enum):
    """What is said when the person has done something else than was told."""

    CARD = "card"
    SONG = "song"
    PASSED = "passed"
    TRUMP = "trump"


class Point(Enum):
    """What a page points at on the table."""

    NOTHING = "nothing"
    HAND = "hand"
    CARDS = "cards"
    TRICK = "trick"
    BAR = "bar"
    CONTRACT = "contract"


@dataclass(frozen=True, slots=True)
class Page:
    """One thing said. With `CARDS` the cards are pointed at."""

    cue: Cue
    point: Point = Point.NOTHING
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What is said at one decision of the person: pages to be read, the last of which asks for the deed."""

    chapter: Chapter
    pages: tuple[Page, ...]
    wish: Action | None = None
    """What the person is asked to do; None where anything is as good, or there is only to read."""


@dataclass(frozen=True, slots=True)
class Call:
    """A bid that a bot makes if the highest is below it."""

    amount: int


@dataclass(frozen=True, slots=True)
class Part:
    """One prepared deal."""

    dealer: Seat
    hands: tuple[Hand, ...]
    opening_calls: tuple[Action, ...]
    """The auction, where it is over when the part begins."""
    calls: Mapping[Seat, tuple[Call, ...]]
    """What each bot bids, else; after that it passes."""
    opening: int
    """How many actions of `line` are done when the part begins."""
    line: tuple[Action, ...]
    """Trump, cards and songs as they are told: the prepared line."""
    auction: Mapping[int, Step]
    """What is said at each call of the person, by the number of his calls before."""
    steps: Mapping[int, Step]
    """What is said at each other decision, by how many actions of the line are done."""
    end: Step
    chapters: tuple[Chapter, ...]
