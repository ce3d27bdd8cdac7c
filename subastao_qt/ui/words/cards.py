"""Names of cards and suits, each card a message of its own in each form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from subastao_qt.app.language import declared
from subastao_qt.engine.cards import Card, Rank, Suit
from subastao_qt.engine.texts import QT_TRANSLATE_NOOP
from subastao_qt.ui.words.text import capital, listing

_SUITS: Final[Mapping[Suit, str]] = {
    Suit.OROS: QT_TRANSLATE_NOOP("Suits", "coins"),
    Suit.COPAS: QT_TRANSLATE_NOOP("Suits", "cups"),
    Suit.ESPADAS: QT_TRANSLATE_NOOP("Suits", "swords"),
    Suit.BASTOS: QT_TRANSLATE_NOOP("Suits", "clubs"),
}

_RANKS: Final[Mapping[Rank, str]] = {
    #: Alone, without a suit. In Chinese never just 王牌, which may be read as trump.
    Rank.AS: QT_TRANSLATE_NOOP("Ranks", "ace"),
    Rank.THREE: QT_TRANSLATE_NOOP("Ranks", "three"),
    Rank.REY: QT_TRANSLATE_NOOP("Ranks", "king"),
    Rank.CABALLO: QT_TRANSLATE_NOOP("Ranks", "knight"),
    Rank.SOTA: QT_TRANSLATE_NOOP("Ranks", "jack"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Ranks", "seven"),
    Rank.SIX: QT_TRANSLATE_NOOP("Ranks", "six"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Ranks", "five"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Ranks", "four"),
    Rank.TWO: QT_TRANSLATE_NOOP("Ranks", "two"),
}

_CARDS: Final[Mapping[tuple[Rank, Suit], str]] = {
    (Rank.AS, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "ace of coins"),
    (Rank.THREE, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "three of coins"),
    (Rank.REY, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "king of coins"),
    (Rank.CABALLO, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "knight of coins"),
    (Rank.SOTA, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "jack of coins"),
    (Rank.SEVEN, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "seven of coins"),
    (Rank.SIX, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "six of coins"),
    (Rank.FIVE, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "five of coins"),
    (Rank.FOUR, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "four of coins"),
    (Rank.TWO, Suit.OROS): QT_TRANSLATE_NOOP("Cards", "two of coins"),
    (Rank.AS, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "ace of cups"),
    (Rank.THREE, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "three of cups"),
    (Rank.REY, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "king of cups"),
    (Rank.CABALLO, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "knight of cups"),
    (Rank.SOTA, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "jack of cups"),
    (Rank.SEVEN, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "seven of cups"),
    (Rank.SIX, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "six of cups"),
    (Rank.FIVE, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "five of cups"),
    (Rank.FOUR, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "four of cups"),
    (Rank.TWO, Suit.COPAS): QT_TRANSLATE_NOOP("Cards", "two of cups"),
    (Rank.AS, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "ace of swords"),
    (Rank.THREE, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "three of swords"),
    (Rank.REY, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "king of swords"),
    (Rank.CABALLO, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "knight of swords"),
    (Rank.SOTA, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "jack of swords"),
    (Rank.SEVEN, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "seven of swords"),
    (Rank.SIX, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "six of swords"),
    (Rank.FIVE, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "five of swords"),
    (Rank.FOUR, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "four of swords"),
    (Rank.TWO, Suit.ESPADAS): QT_TRANSLATE_NOOP("Cards", "two of swords"),
    (Rank.AS, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    (Rank.THREE, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "three of clubs"),
    (Rank.REY, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    (Rank.CABALLO, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "knight of clubs"),
    (Rank.SOTA, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    (Rank.SEVEN, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
    (Rank.SIX, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    (Rank.FIVE, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "five of clubs"),
    (Rank.FOUR, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    (Rank.TWO, Suit.BASTOS): QT_TRANSLATE_NOOP("Cards", "two of clubs"),
}

_CARDS_OBJECT: Final[Mapping[tuple[Rank, Suit], str]] = {
    #: The card as the object of a sentence: "You must beat …", "… takes … back". With its article
    #: where the language has one, in the accusative in Russian.
    (Rank.AS, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the ace of coins"),
    (Rank.THREE, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the three of coins"),
    (Rank.REY, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the king of coins"),
    (Rank.CABALLO, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the knight of coins"),
    (Rank.SOTA, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the jack of coins"),
    (Rank.SEVEN, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the seven of coins"),
    (Rank.SIX, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the six of coins"),
    (Rank.FIVE, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the five of coins"),
    (Rank.FOUR, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the four of coins"),
    (Rank.TWO, Suit.OROS): QT_TRANSLATE_NOOP("CardsAsObject", "the two of coins"),
    (Rank.AS, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the ace of cups"),
    (Rank.THREE, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the three of cups"),
    (Rank.REY, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the king of cups"),
    (Rank.CABALLO, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the knight of cups"),
    (Rank.SOTA, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the jack of cups"),
    (Rank.SEVEN, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the seven of cups"),
    (Rank.SIX, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the six of cups"),
    (Rank.FIVE, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the five of cups"),
    (Rank.FOUR, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the four of cups"),
    (Rank.TWO, Suit.COPAS): QT_TRANSLATE_NOOP("CardsAsObject", "the two of cups"),
    (Rank.AS, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the ace of swords"),
    (Rank.THREE, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the three of swords"),
    (Rank.REY, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the king of swords"),
    (Rank.CABALLO, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the knight of swords"),
    (Rank.SOTA, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the jack of swords"),
    (Rank.SEVEN, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the seven of swords"),
    (Rank.SIX, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the six of swords"),
    (Rank.FIVE, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the five of swords"),
    (Rank.FOUR, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the four of swords"),
    (Rank.TWO, Suit.ESPADAS): QT_TRANSLATE_NOOP("CardsAsObject", "the two of swords"),
    (Rank.AS, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the ace of clubs"),
    (Rank.THREE, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the three of clubs"),
    (Rank.REY, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the king of clubs"),
    (Rank.CABALLO, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the knight of clubs"),
    (Rank.SOTA, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the jack of clubs"),
    (Rank.SEVEN, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the seven of clubs"),
    (Rank.SIX, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the six of clubs"),
    (Rank.FIVE, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the five of clubs"),
    (Rank.FOUR, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the four of clubs"),
    (Rank.TWO, Suit.BASTOS): QT_TRANSLATE_NOOP("CardsAsObject", "the two of clubs"),
}


def suit_name(suit: Suit) -> str:
    """Return a suit's name by itself: `cups`."""
    return declared("Suits", _SUITS[suit])


def suit_title(suit: Suit) -> str:
    """Return a suit's name as a button or a heading shows it: `Cups`."""
    return capital(suit_name(suit))


def rank_name(rank: Rank) -> str:
    """Return a rank's name by itself: `king`."""
    return declared("Ranks", _RANKS[rank])


def card_name(card: Card) -> str:
    """Return a card's name by itself: `king of cups`."""
    return declared("Cards", _CARDS[card.rank, card.suit])


def card_title(card: Card) -> str:
    """Return a card's name as a tooltip or a list shows it: `King of cups`."""
    return capital(card_name(card))


def card_name_object(card: Card) -> str:
    """Return a card's name as the object of a sentence, with its article or in its case: `the king of cups`."""
    return declared("CardsAsObject", _CARDS_OBJECT[card.rank, card.suit])


def cards_listed(cards: Iterable[Card]) -> str:
    """Return the names of some cards in a row."""
    return listing([card_name(card) for card in cards])
