"""Suits, ranks, cards and how they are written: rank then suit, `Ro` is the Rey de oros (rules, 1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NewType, final

Seat = NewType("Seat", int)
"""A place at the table, counted counter-clockwise: the seat to the right of `s` is `s + 1`."""


class Suit(Enum):
    """One of the four suits; the value is its letter. No suit is above another, trump apart."""

    # There is one object a suit, so identity will do for a hash; that of Enum is written in Python and slow.
    __hash__ = object.__hash__

    OROS = "o"
    COPAS = "c"
    ESPADAS = "e"
    BASTOS = "b"


class Rank(Enum):
    """A rank; the value is its letter. Ordered by `strength`, not by the number printed on the card."""

    __hash__ = object.__hash__

    TWO = "2"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    SOTA = "S"
    CABALLO = "C"
    REY = "R"
    THREE = "3"
    AS = "A"


STRENGTH: Final[dict[Rank, int]] = {rank: number for number, rank in enumerate(Rank)}
"""0 for the 2 up to 9 for the As."""

POINTS: Final[dict[Rank, int]] = {
    Rank.AS: 11,
    Rank.THREE: 10,
    Rank.REY: 4,
    Rank.CABALLO: 3,
    Rank.SOTA: 2,
}
"""Card points of the ranks that have any: 30 a suit, 120 a pack."""

PACK_POINTS: Final = 120
"""Card points of a whole pack, with twos or without."""

LAST_TRICK_POINTS: Final = 10
"""What the last trick is worth besides its cards (las diez de últimas)."""

_SUIT_NUMBER: Final[dict[Suit, int]] = {suit: number for number, suit in enumerate(Suit)}


@final
class Card:
    """A card of the pack. There is one object a card, so identity, equality and hashing are one and cheap."""

    __slots__ = ("code", "index", "points", "rank", "strength", "suit")

    rank: Rank
    suit: Suit
    strength: int
    points: int
    index: int
    code: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the one card of this rank and suit."""
        known = _CARDS.get((rank, suit))
        if known is not None:
            return known
        card = object.__new__(cls)
        put = object.__setattr__
        put(card, "rank", rank)
        put(card, "suit", suit)
        put(card, "strength", STRENGTH[rank])
        put(card, "points", POINTS.get(rank, 0))
        put(card, "index", _SUIT_NUMBER[suit] * 10 + STRENGTH[rank])
        put(card, "code", rank.value + suit.value)
        _CARDS[rank, suit] = card
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot change ({name})")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __repr__(self) -> str:
        return self.code

    def beats(self, other: Card, trump: Suit | None) -> bool:
        """Whether this card, played after `other` on one trick, takes it from it."""
        if self.suit is other.suit:
            return self.strength > other.strength
        return self.suit is trump


_CARDS: Final[dict[tuple[Rank, Suit], Card]] = {}

Hand = tuple[Card, ...]
"""Cards held, in the order in which they were dealt (light shuffling needs that order)."""

PACK_40: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""Every card, by `Card.index`: suit number × 10 + strength."""

PACK_36: Final[tuple[Card, ...]] = tuple(card for card in PACK_40 if card.rank is not Rank.TWO)
"""The pack without the twos."""

_BY_CODE: Final[dict[str, Card]] = {card.code: card for card in PACK_40}


def parse_card(text: str) -> Card:
    """Read a card such as `Ro`; ValueError, in words, when it is none."""
    card = _BY_CODE.get(text)
    if card is None:
        raise ValueError(
            f"«{text[:12]}» is no card: expected a rank of A3RCS76542 and a suit of oceb"
        )
    return card


def parse_suit(text: str) -> Suit:
    """Read a suit letter; ValueError, in words, when it is none."""
    try:
        return Suit(text)
    except ValueError:
        raise ValueError(f"«{text[:12]}» is no suit: expected one of o c e b") from None


def parse_hand(text: str) -> Hand:
    """Read cards parted by spaces; the order is kept."""
    return tuple(parse_card(part) for part in text.split())


def card_points(cards: Iterable[Card]) -> int:
    """Card points of some cards, without the ten of the last trick."""
    return sum([card.points for card in cards])
