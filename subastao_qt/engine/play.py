"""The obligations: which cards may be played, and why not the others (rules, 4)."""

from __future__ import annotations

from collections.abc import Sequence

from subastao_qt.engine.cards import Card, Hand, Suit
from subastao_qt.engine.choices import Undertrump
from subastao_qt.engine.errors import Duty, DutyKind
from subastao_qt.engine.facts import Played

_LEAD = Duty(DutyKind.LEAD)
_FREE = Duty(DutyKind.FREE)
_FOLLOW = {suit: Duty(DutyKind.FOLLOW, suit) for suit in Suit}
_TRUMP = {suit: Duty(DutyKind.TRUMP, suit) for suit in Suit}


def winning(trick: Sequence[Played], trump: Suit | None) -> Played:
    """The card that is winning a trick of one card or more."""
    best = trick[0]
    for played in trick[1:]:
        if played.card.beats(best.card, trump):
            best = played
    return best


def obligated_cards(
    hand: Hand, trick: Sequence[Played], trump: Suit | None, undertrump: Undertrump
) -> tuple[Duty, Hand]:
    """What the hand owes to the trick on the table, and the cards that meet it, in the hand's order.

    This is the one truth for legal actions, greyed cards, the reason shown and the check for a revoke.
    """
    if not trick:
        return _LEAD, hand
    led = trick[0].card.suit
    best = winning(trick, trump).card
    following = tuple([card for card in hand if card.suit is led])
    trumped = best.suit is not led
    if following:
        if not trumped:
            higher = tuple([card for card in following if card.strength > best.strength])
            if higher:
                return Duty(DutyKind.BEAT, led, best), higher
        return _FOLLOW[led], following
    trumps = tuple([card for card in hand if card.suit is trump])
    if trump is None or not trumps:
        return _FREE, hand
    if not trumped:
        return _TRUMP[trump], trumps
    higher = tuple([card for card in trumps if card.strength > best.strength])
    if higher:
        return Duty(DutyKind.OVERTRUMP, trump, best), higher
    if undertrump is Undertrump.FORCED:
        return Duty(DutyKind.UNDERTRUMP, trump), trumps
    return _FREE, hand


def broken_duty(card: Card, duty: Duty) -> Duty:
    """What to tell a player who tries a card that does not meet his duty: following comes before beating."""
    if duty.kind is DutyKind.BEAT and card.suit is not duty.suit:
        return Duty(DutyKind.FOLLOW, duty.suit)
    return duty
