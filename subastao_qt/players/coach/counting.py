"""Counting: what is out, what each other player is known to lack or to hold, how the points stand.

Nothing here is a guess. All of it follows from what everybody saw (`players.witness`); where an illegal card can be
played (`renuncio` claim) nothing follows from duties, and `certain` says so.
"""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.cards import PACK_POINTS, Card, Hand, Seat, Suit
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.positions import (
    SUIT_NUMBER,
    SUITS,
    cards_of,
    defence_counts,
    mask_of,
    pack_mask,
)
from subastao_qt.players.witness import suit_mask, testimony


@dataclass(frozen=True, slots=True)
class OtherHand:
    """What is known of a hidden hand."""

    seat: Seat
    count: int
    without: tuple[Suit, ...]
    """Suits of which cards are still out, none of them in this hand."""
    lacks: Hand
    """Other cards that are out and not in this hand."""
    holds: Hand
    """Cards shown in a song and not yet played."""
    may: int
    """The unseen cards that may be in it, as a set of bits (`Card.index`)."""


@dataclass(frozen=True, slots=True)
class Counting:
    """What a player who counts everything knows."""

    out: Hand
    """Cards neither in the own hand nor seen, by suit and from low to high."""
    trumps_out: int | None
    """How many of them are trumps; None before trump is named."""
    others: tuple[OtherHand, ...]
    certain: bool
    points: int | None
    """The declaring side's points so far, songs included; None before the play."""
    defence: int | None
    needed: int | None
    """What the declaring side needs in all."""
    left: int | None
    """Card points still to be won, the last ten among them."""

    def out_of(self, suit: Suit) -> int:
        """How many cards of a suit are out."""
        return sum(card.suit is suit for card in self.out)


def counting(view: PlayerView) -> Counting:
    """Count for a seat; cheap enough for every trick."""
    told = testimony(view)
    seen = mask_of(view.hand)
    for played in told.played:
        seen |= played
    known = view.shown
    if known is not None and known[0] in view.order:
        seen |= mask_of(known[1])
    unseen = pack_mask(view.rules) & ~seen
    certain = view.rules.renuncio is Renuncio.PREVENT
    others = []
    for place, seat in enumerate(view.order):
        if seat == view.seat or (known is not None and seat == known[0]) or not view.counts[seat]:
            continue
        must = told.must[place] & unseen
        elsewhere = 0
        for other in range(len(view.order)):
            elsewhere |= told.must[other] & unseen if other != place else 0
        cannot = ((told.cannot[place] if certain else 0) | elsewhere) & unseen & ~must
        without = tuple(
            suit
            for suit in SUITS
            if unseen & suit_mask(SUIT_NUMBER[suit])
            and not unseen & suit_mask(SUIT_NUMBER[suit]) & ~cannot
        )
        lacks = tuple(card for card in cards_of(cannot) if card.suit not in without)
        others.append(
            OtherHand(seat, view.counts[seat], without, lacks, cards_of(must), unseen & ~cannot)
        )
    trumps = None
    if view.trump is not None:
        trumps = (unseen & suit_mask(SUIT_NUMBER[view.trump])).bit_count()
    account, contract = view.account, view.contract
    if account is None or contract is None or view.trump is None:
        return Counting(cards_of(unseen), trumps, tuple(others), certain, None, None, None, None)
    needed = contract + (account.defence_cantes if defence_counts(view.rules) else 0)
    won = account.card_points + account.last_ten + account.defence_points
    return Counting(
        cards_of(unseen),
        trumps,
        tuple(others),
        certain,
        account.total,
        account.defence_points,
        needed,
        max(0, PACK_POINTS + 10 - won),
    )


def takers(view: PlayerView, count: Counting, card: Card, seats: frozenset[Seat]) -> bool:
    """Whether one of the seats may hold a card that beats `card`, lying on the table or led now."""
    beaters = 0
    trump = view.trump
    for other in count.out:
        if other.beats(card, trump):
            beaters |= 1 << other.index
    return any(each.seat in seats and each.may & beaters for each in count.others) or (
        view.shown is not None
        and view.shown[0] in seats
        and any(other.beats(card, trump) for other in view.shown[1])
    )
