"""What a hand is worth and how far to bid with it: the numbers by which the strong bot bids, with what they rest on."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, NameTrump, Pass, Stand
from subastao_qt.engine.cantes import cante_points
from subastao_qt.engine.cards import Card, Hand, Rank, Seat, Suit
from subastao_qt.engine.choices import Tute
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import MAX_BID
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import finish_deal
from subastao_qt.players.beliefs import Beliefs, Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Auctioneer, Bidder
from subastao_qt.players.positions import cards_of
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.thumb import ThumbPlayer
from subastao_qt.players.valuation import TrumpValue, chance_in_world

TRIALS: Final = 20
"""Guessed deals played out by rules of thumb, to see who takes the last trick."""
_GUESSES: Final = 100


@dataclass(frozen=True, slots=True)
class SuitAdvice:
    """A hand with one suit as trumps."""

    trump: Suit
    expected: float
    """Points of the declaring side in real play, on average."""
    sure: int
    """Points that it makes in nineteen of twenty guessed deals."""
    length: int
    tops: Hand
    """Aces and threes: those of trump first."""
    cantes: tuple[tuple[Suit, int], ...]
    """What can be sung from the hand, with its points."""
    tute: bool
    last_trick: float | None
    """About how often the declaring side takes the last trick; None where that was not tried."""
    chances: tuple[float, ...]
    """The chance to make each bid of the advice."""


@dataclass(frozen=True, slots=True)
class BidAdvice:
    """What the coach thinks of a hand before the play."""

    suits: tuple[SuitAdvice, ...]
    """By expected points, best first."""
    bids: tuple[int, ...]
    """Every bid there is at this table, or the contract alone once it stands."""
    stop: int | None
    """The highest bid that is worth more to the seat than a pass; None when none is."""
    stop_chance: float
    now: Action | None
    """What it would say or name now; None when the seat is not asked."""
    partner: bool
    """Whether the points are those of a pair."""
    worlds: int
    """How many guessed deals were solved; with 0 the hand is judged at a glance."""

    @property
    def best(self) -> SuitAdvice:
        """The suit that should bring most points."""
        return self.suits[0]

    @property
    def curve(self) -> tuple[float, ...]:
        """The chance of each bid with the suit that suits it best."""
        return tuple(max(column) for column in zip(*(s.chances for s in self.suits), strict=True))

    def chance(self, bid: int) -> float:
        """The chance to make one of `bids`; ValueError for another."""
        return self.curve[self.bids.index(bid)]


def question_dice(view: PlayerView) -> Dice:
    """Dice of the question itself: the same view gives the same answer."""
    return Dice(int.from_bytes(hashlib.sha256(repr(view).encode()).digest()[:8], "big"))


def can_advise(view: PlayerView) -> bool:
    """Whether there is a hand to advise about: before the play, for a seat with cards of its own."""
    return (
        view.phase in (Phase.AUCTION, Phase.TRUMP) and view.seat in view.order and bool(view.hand)
    )


def bid_advice(view: PlayerView, budget: Budget, bench: Bench) -> BidAdvice:
    """Advise the seat of a view; ValueError when there is nothing to bid on. Raises Cancelled."""
    if not can_advise(view):
        raise ValueError("no hand to bid on")
    budget.check()
    rules = view.rules
    auctioneer = Auctioneer(Bidder())
    worth = auctioneer.value(view, view.seat, view.hand, budget, question_dice(view), bench)
    if view.contract is not None and view.phase is Phase.TRUMP:
        bids: tuple[int, ...] = (view.contract,)
    else:
        bids = tuple(range(rules.min_bid, MAX_BID + 1, rules.step))
    suits = tuple(
        _suit(view, value, bids, _last_trick(view, value.trump, budget) if not number else None)
        for number, value in enumerate(worth.trumps)
    )
    asked = view.turn == view.seat and bool(view.legal)
    now = auctioneer.decide(view, budget, question_dice(view), bench) if asked else None
    stop = None
    if view.phase is Phase.AUCTION:
        passing = _passing(view, budget, question_dice(view))
        stakes = Stakes(view)
        worthy = [
            bid
            for bid in bids
            if stakes.expected(view.seat, bid, worth.chance(bid)) > passing + 1e-9
        ]
        # Both weigh a pass over guesses; where it is close, what it would say now decides.
        if isinstance(now, Bid):
            worthy.append(now.amount)
        elif asked:
            lowest = min((each.amount for each in view.legal if isinstance(each, Bid)), default=0)
            worthy = [bid for bid in worthy if bid < lowest]
        stop = max(worthy, default=None)
    chance = worth.chance(stop) if stop is not None else 0.0
    return BidAdvice(suits, bids, stop, chance, now, rules.in_pairs, worth.worlds)


def _suit(
    view: PlayerView, value: TrumpValue, bids: tuple[int, ...], last: float | None
) -> SuitAdvice:
    trump, hand = value.trump, view.hand
    tops = [card for card in hand if card.rank in (Rank.AS, Rank.THREE)]
    tops.sort(key=lambda card: (card.suit is not trump, -card.points, card.index))
    cantes = tuple((suit, cante_points(suit, trump)) for suit in cantes_in(hand))
    tute = view.rules.tute is not Tute.NONE and any(
        sum(card.rank is rank for card in hand) == len(Suit) for rank in (Rank.REY, Rank.CABALLO)
    )
    return SuitAdvice(
        trump,
        value.mean,
        max(0, value.sure),
        sum(card.suit is trump for card in hand),
        tuple(tops),
        cantes,
        tute,
        last,
        tuple(value.chance(bid) for bid in bids),
    )


def cantes_in(hand: Hand) -> tuple[Suit, ...]:
    """The suits of which a hand holds Rey and Caballo."""
    held = set(hand)
    return tuple(
        suit for suit in Suit if Card(Rank.REY, suit) in held and Card(Rank.CABALLO, suit) in held
    )


def _passing(view: PlayerView, budget: Budget, dice: Dice) -> float:
    """What a pass is worth: the standing bid of another played, or no deal at all."""
    standing, stakes = view.standing, Stakes(view)
    if standing is None or standing.amount is None or standing.seat == view.seat:
        return stakes.nothing
    place = view.order.index(standing.seat)
    found = Beliefs(view).weighted(dice, _GUESSES, budget.check)
    chance = sum(
        weight * chance_in_world(view, world, place, standing.amount)
        for world, weight in zip(found.worlds, found.weights, strict=True)
    )
    return stakes.expected(standing.seat, standing.amount, chance)


def _last_trick(view: PlayerView, trump: Suit, budget: Budget) -> float:
    """How often the declaring side takes the last trick in guessed deals that rules of thumb play out."""
    rules = view.rules
    beliefs = Beliefs(view, Inference(bids=False, phrases=False))
    dice = question_dice(view)
    taken = 0
    agents = [ThumbPlayer()] * rules.seats
    for number in range(TRIALS):
        budget.check()
        world = beliefs.world(dice.below(beliefs.total))
        # A censor plays at the outbid player's place: there the deal is played out.
        hands = {view.places[seat]: cards_of(world[place]) for place, seat in enumerate(view.order)}
        state = matches.start_single(rules, view.dealer, hands).state
        while state.deal.phase is not Phase.PLAY:
            turn = state.deal.turn
            assert turn is not None
            state = matches.apply(state, _said(state.deal.phase, turn, view, trump)).state
        over = finish_deal(state, agents, 1, number, budget.flag)
        deal = over.deal
        if len(deal.tricks) < rules.cards_each:
            # A tute has ended the deal: there was no last trick, and none was needed.
            taken += deal.result is not None and deal.result.made
        else:
            taken += deal.tricks[-1].winner in deal.declaring
    return taken / TRIALS


def _said(phase: Phase, turn: Seat, view: PlayerView, trump: Suit) -> Action:
    """What is said so that the seat of the view declares with a trump."""
    if phase is Phase.TRUMP:
        return NameTrump(trump)
    if phase is not Phase.AUCTION:
        return Stand()
    return Bid(view.rules.min_bid) if turn == view.places[view.seat] else Pass()
