"""The state of one deal, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from subastao_qt.engine.auction import Calls
from subastao_qt.engine.cantes import Occasion
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.choices import PairSinger, Variant
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.facts import (
    Censoring,
    DealResult,
    Phase,
    Played,
    Revoke,
    Sung,
    Trick,
)
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.scoring import Sides


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal at one moment. Never changed: `deal.apply` makes the next one."""

    rules: RuleSet
    dealer: Seat
    dealt: tuple[Hand, ...]
    """The hands as dealt, by seat; empty for a player without cards."""
    order: tuple[Seat, ...]
    """The order of play from the mano; a censor stands in it in the place of the hand he took."""
    hands: tuple[Hand, ...]
    """Cards still held, by seat, each in the order dealt."""
    phase: Phase = Phase.AUCTION
    turn: Seat | None = None
    calls: Calls = ()
    declarer: Seat | None = None
    contract: int | None = None
    censoring: Censoring | None = None
    trump: Suit | None = None
    trick: tuple[Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    songs: tuple[Sung, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    pending: Revoke | None = None
    """An illegal card that may still be taken back."""
    retracted: bool = False
    """The player on turn took a card back and owes a legal one."""
    result: DealResult | None = None

    @property
    def mano(self) -> Seat:
        """The first active seat to the right of the dealer, as dealt."""
        return active_seats(self.rules, self.dealer)[0]

    @property
    def declaring(self) -> frozenset[Seat]:
        """The declaring side; empty before the auction is won."""
        if self.declarer is None:
            return frozenset()
        return side_of(self.rules, self.declarer)

    @property
    def defence(self) -> frozenset[Seat]:
        """The active players on the other side; empty before the auction is won."""
        if self.declarer is None:
            return frozenset()
        return frozenset(self.order) - self.declaring

    @property
    def resting(self) -> Seat | None:
        """Who sits out."""
        idle = [Seat(seat) for seat in range(self.rules.seats) if seat not in self.order]
        return idle[0] if idle else None

    @property
    def sides(self) -> Sides:
        """The sides for scoring; only once there is a declarer."""
        assert self.declarer is not None
        return Sides(self.declarer, self.declaring, self.defence, self.resting, self.mano)

    @property
    def occasion(self) -> Occasion | None:
        """The won trick after which somebody may sing now, if there is one."""
        if self.phase is not Phase.PLAY or self.trick or not self.tricks or self.trump is None:
            return None
        if len(self.tricks) == self.rules.cards_each:
            return None
        winner = self.tricks[-1].winner
        singers: tuple[Seat, ...] = (winner,)
        if self.rules.in_pairs and self.rules.pair_singer is PairSinger.EITHER:
            singers = (winner, Seat((winner + 2) % 4))
        return Occasion(
            self.rules, self.trump, singers, self.declaring, len(self.tricks), self.songs
        )

    def after(self, seat: Seat) -> Seat:
        """Who plays after `seat`."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]


def active_seats(rules: RuleSet, dealer: Seat) -> tuple[Seat, ...]:
    """Who gets cards, from the mano: with a censor all but the dealer."""
    around = tuple(Seat((dealer + step) % rules.seats) for step in range(1, rules.seats + 1))
    return around[:-1] if rules.variant is Variant.CENSOR4 else around


def side_of(rules: RuleSet, seat: Seat) -> frozenset[Seat]:
    """The seat and, in pairs, its partner."""
    if rules.in_pairs:
        return frozenset({seat, Seat((seat + 2) % 4)})
    return frozenset({seat})


def start_deal(rules: RuleSet, dealer: Seat, hands: Mapping[Seat, Hand]) -> DealState:
    """A deal with these hands, ready for the auction.

    Raises RulesError, in words, when seats or cards are not what the rules deal.
    """
    if dealer not in range(rules.seats):
        raise RulesError(f"dealer {dealer}: expected a seat from 0 to {rules.seats - 1}")
    order = active_seats(rules, dealer)
    if set(hands) != set(order):
        raise RulesError(f"hands of seats {sorted(hands)}: expected those of {sorted(order)}")
    seen: set[Card] = set()
    for seat, hand in hands.items():
        if len(hand) != rules.cards_each:
            raise RulesError(f"seat {seat} has {len(hand)} cards: expected {rules.cards_each}")
        for card in hand:
            if card in seen:
                raise RulesError(f"{card.code} is dealt twice")
            if card.strength == 0 and not rules.in_pairs:
                raise RulesError(f"{card.code}: there are no twos in a pack of 36")
            seen.add(card)
    dealt = tuple(hands.get(Seat(seat), ()) for seat in range(rules.seats))
    return DealState(rules, dealer, dealt, order, dealt, turn=order[0])
