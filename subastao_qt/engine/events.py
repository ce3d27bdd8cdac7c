"""What has happened: facts rich enough to be shown without working anything out.

`cut_for` leaves in an event only what one seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.choices import Shuffle, SignalAudience
from subastao_qt.engine.facts import CallMade, ClaimMade, DealResult, Sung, Trick
from subastao_qt.engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards dealt to a seat in one go; `cards` is None for eyes that may not see them."""

    seat: Seat
    count: int
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal begins: the pack mixed and cut, the packets in the order dealt."""

    number: int
    """1 for the first deal of the match."""
    dealer: Seat
    mano: Seat
    shuffle: Shuffle
    packets: tuple[Packet, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A bid or a pass, with the phrase if this seat may hear it."""

    call: CallMade


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over; `seat` has the standing bid of `amount`."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """The winner's hand is shown to the dealer (`censor_sees`); `hand` is None for all others."""

    owner: Seat
    to: Seat
    hand: Hand | None


@dataclass(frozen=True, slots=True)
class BidStood:
    """The dealer did not censor, or the outbid player let his hand go."""

    seat: Seat
    declarer: Seat
    contract: int


@dataclass(frozen=True, slots=True)
class HandCensored:
    """The dealer takes `outbid`'s hand in its place at the table for `contract`."""

    dealer: Seat
    outbid: Seat
    contract: int
    hand: Hand | None


@dataclass(frozen=True, slots=True)
class HandRetaken:
    """The outbid player took his hand back for `contract`."""

    dealer: Seat
    outbid: Seat
    contract: int


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The declarer named trump; `leader` leads to the first trick."""

    declarer: Seat
    suit: Suit
    contract: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went from a hand to the trick; `place` is 0 for the lead."""

    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick is full and goes to its winner."""

    trick: Trick
    number: int
    """1 for the first trick."""


@dataclass(frozen=True, slots=True)
class SongSung:
    """A cante or a tute was sung."""

    sung: Sung


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    """An illegal card went back to its hand; `reopened` when it had filled the trick."""

    seat: Seat
    card: Card
    reopened: bool


@dataclass(frozen=True, slots=True)
class RevokeClaimed:
    """A revoke was denounced; the claim names the guilty card if there was one."""

    claim: ClaimMade


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; `hands` are the cards not played, by seat, now open to all."""

    result: DealResult
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class ScoresWritten:
    """The score sheet after a deal (again after a claim, which replaces the last line)."""

    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    winners: frozenset[Seat]
    """Who has won the match, unless a revoke is claimed before its end is confirmed; empty if nobody."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The end of the match is confirmed."""

    winners: frozenset[Seat]
    totals: tuple[int, ...]


Event = (
    CardsDealt
    | Called
    | AuctionWon
    | HandShown
    | BidStood
    | HandCensored
    | HandRetaken
    | TrumpNamed
    | CardPlayed
    | TrickWon
    | SongSung
    | CardTakenBack
    | RevokeClaimed
    | DealEnded
    | ScoresWritten
    | MatchEnded
)


def hears(rules: RuleSet, listener: Seat, speaker: Seat) -> bool:
    """Whether a phrase of `speaker` reaches `listener`; a speaker knows his own."""
    return rules.signal_audience is SignalAudience.ALL or (listener - speaker) % 2 == 0


def cut_call(rules: RuleSet, call: CallMade, seat: Seat) -> CallMade:
    """The call as `seat` heard it."""
    if call.phrase is None or hears(rules, seat, call.seat):
        return call
    return replace(call, phrase=None)


def cut_for(rules: RuleSet, event: Event, seat: Seat) -> Event:
    """The event with nothing in it that `seat` may not know."""
    match event:
        case CardsDealt(packets=packets):
            kept = tuple(p if p.seat == seat else replace(p, cards=None) for p in packets)
            return replace(event, packets=kept)
        case Called(call):
            return Called(cut_call(rules, call, seat))
        case HandShown(to=to) if to != seat:
            return replace(event, hand=None)
        case HandCensored(dealer=dealer, outbid=outbid) if seat not in (dealer, outbid):
            return replace(event, hand=None)
        case _:
            return event
