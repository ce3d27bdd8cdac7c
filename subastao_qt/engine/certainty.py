"""When a contract is certain: what the person on lead can tell from public facts and his own hand (rules, 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from subastao_qt.engine.cantes import cante_points, tute_rank
from subastao_qt.engine.cards import (
    LAST_TRICK_POINTS,
    Card,
    Hand,
    Rank,
    Seat,
    Suit,
    card_points,
)
from subastao_qt.engine.choices import (
    DefenceCantes,
    MadeScore,
    PairSinger,
    Renuncio,
    Singers,
    Tute,
)
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.deduction import may_hold, unseen_cards
from subastao_qt.engine.endings import can_be_played_out, certain_ending
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.scoring import account, needed_points

_PAIR = 2
"""A cante is two cards."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the rest of the deal can bring, whatever is held and played: bounds in points."""

    least: int
    """The declaring side's future points at least."""
    most: int
    """At most, with what it may still sing."""
    most_against: int
    """What the defence may still sing, if that counts against the contract."""


def certain_outcome(state: DealState) -> bool | None:
    """True when the contract is made for certain, False when it must fail, None while it is open.

    Only what the player on lead may know is used. With few tricks left every way of going on is tried; before that
    bounds are used, which hold for every way the cards may lie and be played but may miss a certain end.
    """
    seat = state.turn
    rules = state.rules
    if state.phase is not Phase.PLAY or state.trick or seat is None or state.contract is None:
        return None
    if rules.renuncio is Renuncio.CLAIM:
        return None
    now = account(state.sides, state.tricks, state.songs)
    needed = needed_points(rules, state.contract, now)
    unseen = unseen_cards(state, seat)
    ahead = outlook(state, seat, unseen)
    outcome: bool | None = None
    if now.total + ahead.least >= needed + ahead.most_against:
        outcome = True
    elif now.total + ahead.most < needed:
        outcome = False
    elif can_be_played_out(state):
        outcome = certain_ending(state, may_hold(state, seat), now.total, needed)
    if outcome is True and rules.made_score is MadeScore.POINTS:
        return None
    ends_all = rules.tute is Tute.MATCH or (rules.tute is Tute.DEAL and outcome is False)
    if outcome is not None and ends_all and _tute_possible(state, seat, unseen):
        return None
    return outcome


def outlook(state: DealState, seat: Seat, unseen: frozenset[Card]) -> Outlook:
    """Bounds on what is still to come, from the eyes of `seat`, who is on lead."""
    hand = state.hands[seat]
    rest = card_points(unseen) + card_points(hand) + LAST_TRICK_POINTS
    mine = seat in state.declaring
    takes_all = all_masters(hand, unseen, state.trump)
    sure = rest if takes_all else card_points(sure_trumps(hand, unseen, state.trump))
    least, most = (sure, rest) if mine else (0, rest - sure)
    against = 0
    if state.rules.defence_cantes is DefenceCantes.AGAINST and state.rules.singers is Singers.ALL:
        against = _songs_possible(state, state.defence, seat, unseen, takes_all)
    most += _songs_possible(state, state.declaring, seat, unseen, takes_all)
    if state.rules.tute is Tute.POINTS and _tute_possible(state, seat, unseen):
        most += state.rules.tute_points
    return Outlook(least, most, against)


def all_masters(hand: Hand, unseen: Iterable[Card], trump: Suit | None) -> bool:
    """Whether the hand, on lead, takes every trick to come in whatever order it is played.

    Every card must be higher than all unseen ones of its suit, and no side card may be trumped.
    """
    top = _highest(unseen)
    if trump in top and any(card.suit is not trump for card in hand):
        return False
    return all(card.strength > top.get(card.suit, -1) for card in hand)


def sure_trumps(hand: Hand, unseen: Iterable[Card], trump: Suit | None) -> Hand:
    """The trumps in hand that take their trick whenever they are played, since no higher one is out."""
    best = _highest(unseen).get(trump, -1) if trump is not None else -1
    return tuple(card for card in hand if card.suit is trump and card.strength > best)


def _highest(cards: Iterable[Card]) -> dict[Suit, int]:
    """The strength of the highest card of each suit that occurs."""
    top: dict[Suit, int] = {}
    for card in cards:
        if card.strength > top.get(card.suit, -1):
            top[card.suit] = card.strength
    return top


def _occasion_hands(state: DealState, singer: Seat, seat: Seat, takes_all: bool) -> int:
    """How many cards `singer` may hold at most when he may next sing; 0 when he may not sing any more.

    `seat` is on lead, and has won the last trick if there was one. Who did not win it has to wait for another.
    """
    held = len(state.hands[seat])
    partners = state.rules.in_pairs and (singer - seat) % 2 == 0
    sings_too = partners and state.rules.pair_singer is PairSinger.EITHER
    if state.tricks and (singer == seat or sings_too):
        return held
    if takes_all and singer != seat and not sings_too:
        return 0
    return held - 1


def _songs_possible(
    state: DealState,
    side: frozenset[Seat],
    seat: Seat,
    unseen: frozenset[Card],
    takes_all: bool,
) -> int:
    """At most so many points may still be sung by a side in cantes."""
    assert state.trump is not None
    sung = {song.suit for song in state.songs}
    able = [s for s in side if _occasion_hands(state, s, seat, takes_all) >= _PAIR]
    points = 0
    for suit in Suit:
        pair = {Card(Rank.REY, suit), Card(Rank.CABALLO, suit)}
        if suit not in sung and any(
            pair <= (set(state.hands[seat]) if singer == seat else unseen) for singer in able
        ):
            points += cante_points(suit, state.trump)
    return points


def _tute_possible(state: DealState, seat: Seat, unseen: frozenset[Card]) -> bool:
    """Whether somebody of the declaring side may still sing a tute, as far as `seat` knows."""
    if any(song.tute is not None for song in state.songs):
        return False
    takes_all = all_masters(state.hands[seat], unseen, state.trump)
    for singer in state.declaring:
        if _occasion_hands(state, singer, seat, takes_all) < len(Suit):
            continue
        if singer == seat and tute_rank(state.hands[seat]) is not None:
            return True
        if singer != seat and any(
            unseen.issuperset(Card(rank, suit) for suit in Suit)
            for rank in (Rank.REY, Rank.CABALLO)
        ):
            return True
    return False
