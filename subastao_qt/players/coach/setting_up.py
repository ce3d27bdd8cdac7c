"""Deals set up by hand: checked, with an auction if a contract is wanted, and what they are worth with open cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, NameTrump, Pass, Stand
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.dealing import fresh_pack
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.coach.openly import open_values


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract that stands when the play begins."""

    declarer: Seat
    bid: int
    trump: Suit


def pack_of(rules: RuleSet) -> tuple[Card, ...]:
    """The cards the game is played with."""
    return tuple(fresh_pack(rules))


def rest_dealt(
    rules: RuleSet, dealer: Seat, given: Mapping[Seat, Hand], dice: Dice
) -> dict[Seat, Hand]:
    """Fill hands up with what is left of the pack, at random; RulesError when a hand holds too many."""
    held = {card for hand in given.values() for card in hand}
    left = [card for card in fresh_pack(rules) if card not in held]
    dice.shuffle(left)
    hands: dict[Seat, Hand] = {}
    for seat in active_seats(rules, dealer):
        hand = given.get(seat, ())
        lacking = rules.cards_each - len(hand)
        if lacking < 0:
            raise RulesError(f"seat {seat} has {len(hand)} cards: expected {rules.cards_each}")
        hands[seat] = (*hand, *left[:lacking])
        del left[:lacking]
    return hands


def set_up(
    rules: RuleSet,
    dealer: Seat,
    hands: Mapping[Seat, Hand],
    seats: Sequence[RecordSeat],
    contract: Contract | None = None,
) -> Record:
    """The record of a deal set up by hand. RulesError, or IllegalAction for a contract nobody could bid there."""
    state = matches.start_single(rules, dealer, dict(hands)).state
    held = tuple(state.deal.dealt[seat] for seat in range(rules.seats))
    record = Record(rules, None, tuple(seats), single=(dealer, held))
    if contract is None:
        return record
    for action in _auction(state, contract):
        record = record.added(action)
    return record


def _auction(state: MatchState, contract: Contract) -> list[Action]:
    """The shortest auction with this outcome."""
    if contract.declarer not in state.deal.order:
        raise RulesError(f"seat {contract.declarer} has no cards")
    done: list[Action] = []
    while state.deal.phase is not Phase.PLAY:
        match state.deal.phase:
            case Phase.AUCTION:
                bids = state.deal.turn == contract.declarer and not any(
                    isinstance(each, Bid) for each in done
                )
                action: Action = Bid(contract.bid) if bids else Pass()
            case Phase.CENSOR | Phase.CENSOR_ANSWER:
                action = Stand()
            case Phase.TRUMP:
                action = NameTrump(contract.trump)
            case _:
                raise RulesError("nobody bids")
        state = matches.apply(state, action).state
        done.append(action)
    return done


def open_worth(
    rules: RuleSet, dealer: Seat, hands: Mapping[Seat, Hand], declarer: Seat, budget: Budget
) -> dict[Suit, int | None]:
    """What the declaring side makes with each suit as trumps when all see all cards and play their best; None where
    that is too much to find out. Raises Cancelled."""
    found: dict[Suit, int | None] = {}
    for suit in Suit:
        state = matches.start_single(rules, dealer, dict(hands)).state
        for action in _auction(state, Contract(declarer, rules.min_bid, suit)):
            state = matches.apply(state, action).state
        seat = state.deal.turn
        assert seat is not None
        values = open_values(state, view_of(state, seat, person=False), budget)
        side = max if seat in state.deal.declaring else min
        found[suit] = side(values.values()) if values else None
    return found
