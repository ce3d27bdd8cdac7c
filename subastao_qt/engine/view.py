"""What one seat may know, as a type: a `PlayerView` has no hidden card in it (rules, 4)."""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine import deal as deals
from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Finish
from subastao_qt.engine.auction import Calls, phrases_offered, standing_bid
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.choices import CensorSees, Phrase
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.errors import Duty
from subastao_qt.engine.events import cut_call
from subastao_qt.engine.facts import (
    Account,
    CallMade,
    Censoring,
    DealResult,
    Phase,
    Played,
    Revoke,
    Sung,
    Trick,
)
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.outcome import ended_early
from subastao_qt.engine.play import broken_duty, obligated_cards
from subastao_qt.engine.ruleset import MAX_BID, RuleSet
from subastao_qt.engine.scoring import account


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything a seat may know at one moment, remembered things of this deal included."""

    seat: Seat
    rules: RuleSet
    number: int
    """The deal's number in the match, from 1."""
    dealer: Seat
    mano: Seat
    order: tuple[Seat, ...]
    """The order of play from the mano."""
    places: tuple[Seat, ...]
    """By seat: at whose place at the table that seat plays. Only a censor with another's hand is not at his own."""
    hand: Hand
    dealt: Hand
    """The seat's own hand as dealt, or the hand it took over."""
    counts: tuple[int, ...]
    """Cards held, by seat."""
    phase: Phase
    turn: Seat | None
    calls: Calls
    """The auction as this seat heard it."""
    declarer: Seat | None
    contract: int | None
    declaring: frozenset[Seat]
    defence: frozenset[Seat]
    resting: Seat | None
    censoring: Censoring | None
    shown: tuple[Seat, Hand] | None
    """A hand this seat has looked at (a censor the winner's, an outbid player his own): whose place, the cards as
    they are known now."""
    trump: Suit | None
    trick: tuple[Played, ...]
    tricks: tuple[Trick, ...]
    songs: tuple[Sung, ...]
    account: Account | None
    """The points so far, once there is a declarer: all of them are public."""
    duty: Duty | None
    """What the seat owes to the trick, when it is on turn to play."""
    meeting: Hand
    """The cards that meet the duty."""
    legal: tuple[Action, ...]
    """What this seat may do now: on turn everything, else the songs it may sing."""
    extra: tuple[Action, ...]
    """What this seat may say besides: finish, take a card back, claim a revoke."""
    offered: tuple[Phrase, ...]
    """The phrases that may go with a call now."""
    result: DealResult | None
    open_hands: tuple[Hand, ...]
    """Cards not played, by seat, once the deal is over; empty before, and for bots."""
    sheet: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: frozenset[Seat]
    ended: bool
    pending: Revoke | None
    """The seat's own illegal card that it may take back."""
    early: DealResult | None = None
    """What finishing the deal now would write; None unless `Finish` stands in `extra`."""

    @property
    def standing(self) -> CallMade | None:
        """The highest bid so far."""
        return standing_bid(self.calls)

    @property
    def partner(self) -> Seat | None:
        """The partner in pairs."""
        return Seat((self.seat + 2) % 4) if self.rules.in_pairs else None

    @property
    def defending(self) -> bool:
        """Whether the seat plays against the contract."""
        return self.seat in self.defence

    def reason_against(self, card: Card) -> Duty | None:
        """The duty that a held card would break, None when it may be played by duty."""
        if self.duty is None or card in self.meeting:
            return None
        return broken_duty(card, self.duty)


def view_of(state: MatchState, seat: Seat, *, person: bool = True) -> PlayerView:
    """What `seat` may know of the match now.

    A bot (`person` False) is not shown the hands that are laid open after a deal, and is never offered an early end.
    """
    deal = state.deal
    over = deal.phase is Phase.OVER
    sides = deal.sides if deal.declarer is not None else None
    duty, meeting = _duty_of(deal, seat)
    legal = matches.legal_actions(state) if over else deals.actions_of(deal, seat)
    early = ended_early(deal) if person and deal.turn == seat else None
    objections = () if state.ended else deals.objections_of(deal, seat)
    extra = objections if early is None else (Finish(), *objections)
    calling = deal.phase is Phase.AUCTION and deal.turn == seat
    return PlayerView(
        seat=seat,
        rules=state.rules,
        number=state.number,
        dealer=deal.dealer,
        mano=deal.mano,
        order=deal.order,
        places=_places(deal),
        hand=deal.hands[seat],
        dealt=_dealt(deal, seat),
        counts=tuple(len(hand) for hand in deal.hands),
        phase=deal.phase,
        turn=deal.turn,
        calls=tuple(cut_call(state.rules, call, seat) for call in deal.calls),
        declarer=deal.declarer,
        contract=deal.contract,
        declaring=sides.declaring if sides is not None else deal.declaring,
        defence=sides.defence if sides is not None else deal.defence,
        resting=sides.resting if sides is not None else deal.resting,
        censoring=deal.censoring,
        shown=_shown(deal, seat),
        trump=deal.trump,
        trick=deal.trick,
        tricks=deal.tricks,
        songs=deal.songs,
        account=account(sides, deal.tricks, deal.songs) if sides is not None else None,
        duty=duty,
        meeting=meeting,
        legal=legal,
        extra=extra,
        offered=phrases_offered(state.rules, deal.hands[seat]) if calling else (),
        result=deal.result,
        open_hands=deal.hands if over and person else (),
        sheet=state.sheet,
        totals=state.totals,
        winners=state.winners,
        ended=state.ended,
        pending=deal.pending if deal.pending is not None and deal.pending.seat == seat else None,
        early=early,
    )


def _duty_of(deal: DealState, seat: Seat) -> tuple[Duty | None, Hand]:
    if deal.phase is not Phase.PLAY or deal.turn != seat:
        return None, ()
    return obligated_cards(deal.hands[seat], deal.trick, deal.trump, deal.rules.undertrump)


def _places(deal: DealState) -> tuple[Seat, ...]:
    """A censor plays at the place of the player he outbid, and that player rests at his."""
    places = [Seat(seat) for seat in range(deal.rules.seats)]
    taken = deal.censoring
    if taken is not None and not taken.retaken:
        places[taken.dealer], places[taken.outbid] = taken.outbid, taken.dealer
    return tuple(places)


def _dealt(deal: DealState, seat: Seat) -> Hand:
    taken = deal.censoring
    if taken is not None and not taken.retaken and seat == taken.dealer:
        return deal.dealt[taken.outbid]
    if taken is not None and not taken.retaken and seat == taken.outbid:
        return ()
    return deal.dealt[seat]


def _shown(deal: DealState, seat: Seat) -> tuple[Seat, Hand] | None:
    """What a player sitting out has seen of the winner's hand."""
    taken = deal.censoring
    if deal.declarer is None or deal.rules.seats == deal.rules.players:
        return None
    if taken is not None and not taken.retaken and seat == taken.outbid:
        return taken.dealer, deal.hands[taken.dealer]
    won = standing_bid(deal.calls)
    asked = won is not None and (won.amount or 0) + deals.CENSOR_STEP <= MAX_BID
    looked = (asked and deal.rules.censor_sees is CensorSees.YES) or taken is not None
    if seat == deal.dealer and looked and deal.declarer != seat:
        return deal.declarer, deal.hands[deal.declarer]
    return None
