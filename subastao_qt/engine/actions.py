"""What a seat may do: a closed union of frozen values, and how each is written.

An action is a wish; what has then happened is an event (`events`). The notation is the one of records, tests
and bug reports: `pass`, `bid 75`, `censor`, `stand`, `retake`, `trump o`, `play Ro`, `sing 2 c`, `sing 2 tute`,
`back 2`, `claim 2 0`, `finish`, and between deals `deal` and `end`. A call may carry a phrase: `bid 75 largo`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from subastao_qt.engine.cards import Card, Seat, Suit, parse_card, parse_suit
from subastao_qt.engine.choices import Phrase


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, for good; among pairs with signals perhaps with a phrase."""

    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid so many points; among pairs with signals perhaps with a phrase."""

    amount: int
    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Censor:
    """The dealer takes the winner's hand for 10 more."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The dealer lets the bid stand, or the outbid player lets his hand go."""


@dataclass(frozen=True, slots=True)
class Retake:
    """The outbid player takes his hand back for 5 more."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, as a lead or to the trick on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class Sing:
    """Sing Rey and Caballo of a suit: forty in trumps, twenty in another suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class SingTute:
    """Sing four Reyes or four Caballos."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take an illegal card back before the next one is played (`renuncio` claim)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """Denounce a revoke of an opponent (`renuncio` claim)."""

    seat: Seat
    accused: Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """End a deal whose contract is certain either way."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal the next deal of the match."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """Confirm the end of the match."""


Call = Pass | Bid
Song = Sing | SingTute
DealAction = (
    Pass
    | Bid
    | Censor
    | Stand
    | Retake
    | NameTrump
    | Play
    | Sing
    | SingTute
    | TakeBack
    | Claim
    | Finish
)
Action = DealAction | NextDeal | EndMatch

_PLAIN: dict[str, Action] = {
    "censor": Censor(),
    "stand": Stand(),
    "retake": Retake(),
    "finish": Finish(),
    "deal": NextDeal(),
    "end": EndMatch(),
}
_PLAIN_WORD = {type(action): word for word, action in _PLAIN.items()}


def action_text(action: Action) -> str:
    """How an action is written."""
    match action:
        case Pass(phrase):
            return _with_phrase("pass", phrase)
        case Bid(amount, phrase):
            return _with_phrase(f"bid {amount}", phrase)
        case NameTrump(suit):
            return f"trump {suit.value}"
        case Play(card):
            return f"play {card.code}"
        case Sing(seat, suit):
            return f"sing {seat} {suit.value}"
        case SingTute(seat):
            return f"sing {seat} tute"
        case TakeBack(seat):
            return f"back {seat}"
        case Claim(seat, accused):
            return f"claim {seat} {accused}"
        case Censor() | Stand() | Retake() | Finish() | NextDeal() | EndMatch():
            return _PLAIN_WORD[type(action)]
        case _:
            assert_never(action)


def _with_phrase(text: str, phrase: Phrase | None) -> str:
    return f"{text} {phrase.value}" if phrase is not None else text


def parse_action(text: str) -> Action:
    """Read an action; ValueError, in words, when it is none."""
    words = text.split()
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["pass"]:
            return Pass()
        case ["pass", phrase]:
            return Pass(_parse_phrase(phrase))
        case ["bid", amount]:
            return Bid(_parse_number(amount, 999))
        case ["bid", amount, phrase]:
            return Bid(_parse_number(amount, 999), _parse_phrase(phrase))
        case ["trump", suit]:
            return NameTrump(parse_suit(suit))
        case ["play", card]:
            return Play(parse_card(card))
        case ["sing", seat, "tute"]:
            return SingTute(_parse_seat(seat))
        case ["sing", seat, suit]:
            return Sing(_parse_seat(seat), parse_suit(suit))
        case ["back", seat]:
            return TakeBack(_parse_seat(seat))
        case ["claim", seat, accused]:
            return Claim(_parse_seat(seat), _parse_seat(accused))
        case _:
            raise ValueError(f"«{text[:40]}» is no action")


def _parse_number(text: str, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= high:
        return int(text)
    raise ValueError(f"«{text[:12]}» is not a number from 0 to {high}")


def _parse_seat(text: str) -> Seat:
    return Seat(_parse_number(text, 3))


def _parse_phrase(text: str) -> Phrase:
    try:
        return Phrase(text)
    except ValueError:
        raise ValueError(f"«{text[:12]}» is no phrase") from None
