"""The state of one deal, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import TypedDict, Unpack

from subastao_qt.engine.auction import Calls
from subastao_qt.engine.cantes import Occasion
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.choices import PairSinger
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


class Changes(TypedDict, total=False):
    """What may differ between one state of a deal and the next."""

    order: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    phase: Phase
    turn: Seat | None
    calls: Calls
    declarer: Seat | None
    contract: int | None
    censoring: Censoring | None
    trump: Suit | None
    trick: tuple[Played, ...]
    tricks: tuple[Trick, ...]
    songs: tuple[Sung, ...]
    revokes: tuple[Revoke, ...]
    pending: Revoke | None
    retracted: bool
    result: DealResult | None


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

    def changed(self, **changes: Unpack[Changes]) -> DealState:
        """The state with some fields changed: `dataclasses.replace`, three times as fast."""
        # Every action comes through here. The slots are filled directly: going through the frozen class's own
        # `__init__` costs more than the rules do.
        after = object.__new__(DealState)
        for put, value in zip(_PUT.values(), _FIELDS(self), strict=True):
            put(after, value)
        for name, value in changes.items():
            _PUT[name](after, value)
        return after

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
        if len(self.order) == self.rules.seats:
            return None
        return next(Seat(seat) for seat in range(self.rules.seats) if seat not in self.order)

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


_PUT = {field.name: getattr(DealState, field.name).__set__ for field in fields(DealState)}
_FIELDS = attrgetter(*_PUT)


def active_seats(rules: RuleSet, dealer: Seat) -> tuple[Seat, ...]:
    """Who gets cards, from the mano: with a censor all but the dealer."""
    return _around(dealer, rules.seats, rules.players)


@cache
def _around(dealer: Seat, seats: int, players: int) -> tuple[Seat, ...]:
    return tuple(Seat((dealer + step) % seats) for step in range(1, players + 1))


def side_of(rules: RuleSet, seat: Seat) -> frozenset[Seat]:
    """The seat and, in pairs, its partner."""
    return _side(seat, rules.in_pairs)


@cache
def _side(seat: Seat, in_pairs: bool) -> frozenset[Seat]:
    return frozenset({seat, Seat((seat + 2) % 4)}) if in_pairs else frozenset({seat})


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
