"""When a contract is certain: what the person on lead can tell from public facts and his own hand (rules, 4)."""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.cantes import cante_points, tute_rank
from subastao_qt.engine.cards import (
    LAST_TRICK_POINTS,
    PACK_POINTS,
    Card,
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

_CANTES = {suit: frozenset({Card(Rank.REY, suit), Card(Rank.CABALLO, suit)}) for suit in Suit}
_PAIR = 2


@dataclass(frozen=True, slots=True)
class _Eyes:
    """What the player on lead sees of the tricks to come."""

    state: DealState
    seat: Seat
    unseen: frozenset[Card]
    takes_all: bool
    """His hand takes every trick, in whatever order it is played."""
    rest: int
    """The points still to be won, the last ten among them."""
    sure: int
    """The points his side wins at least."""


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
    short = needed_points(rules, state.contract, now) - now.total
    eyes = _eyes(
        state, seat, PACK_POINTS + LAST_TRICK_POINTS - now.card_points - now.defence_points
    )
    mine = seat in state.declaring
    least, most = (eyes.sure, eyes.rest) if mine else (0, eyes.rest - eyes.sure)
    outcome: bool | None = None
    if least >= short and least >= short + _songs_against(eyes):
        outcome = True
    elif most < short and most + _songs_for(eyes) < short:
        outcome = False
    elif can_be_played_out(state):
        outcome = certain_ending(state, may_hold(state, seat), now.total, now.total + short)
    if outcome is True and rules.made_score is MadeScore.POINTS:
        return None
    ends_all = rules.tute is Tute.MATCH or (rules.tute is Tute.DEAL and outcome is False)
    if outcome is not None and ends_all and _tute_possible(eyes):
        return None
    return outcome


def _eyes(state: DealState, seat: Seat, rest: int) -> _Eyes:
    hand, trump = state.hands[seat], state.trump
    unseen = unseen_cards(state, seat)
    top: dict[Suit, int] = {}
    for card in unseen:
        if card.strength > top.get(card.suit, -1):
            top[card.suit] = card.strength
    # A trump above all that are out takes its trick whenever it is played. A side card may be trumped as long as
    # trumps are out; without any, it takes its trick if it is led.
    high = [card for card in hand if card.strength > top.get(card.suit, -1)]
    takes_all = len(high) == len(hand) and (
        trump not in top or all(card.suit is trump for card in hand)
    )
    sure = rest if takes_all else card_points([card for card in high if card.suit is trump])
    return _Eyes(state, seat, unseen, takes_all, rest, sure)


def _songs_for(eyes: _Eyes) -> int:
    """At most so many points may still come from the songs of the declaring side."""
    rules = eyes.state.rules
    points = _cantes_possible(eyes, eyes.state.declaring)
    if rules.tute is Tute.POINTS and _tute_possible(eyes):
        points += rules.tute_points
    return points


def _songs_against(eyes: _Eyes) -> int:
    """At most so many points may still be sung by the defence and count against the contract."""
    rules = eyes.state.rules
    if rules.defence_cantes is DefenceCantes.AGAINST and rules.singers is Singers.ALL:
        return _cantes_possible(eyes, eyes.state.defence)
    return 0


def _occasion_hand(eyes: _Eyes, singer: Seat) -> int:
    """How many cards `singer` may hold at most when he may next sing; 0 when he may not sing any more.

    The player on lead has won the last trick, if there was one. Who did not win it has to wait for another.
    """
    held = len(eyes.state.hands[eyes.seat])
    partners = eyes.state.rules.in_pairs and (singer - eyes.seat) % 2 == 0
    sings = singer == eyes.seat or (partners and eyes.state.rules.pair_singer is PairSinger.EITHER)
    if eyes.state.tricks and sings:
        return held
    return held - 1 if sings or not eyes.takes_all else 0


def _cantes_possible(eyes: _Eyes, side: frozenset[Seat]) -> int:
    """At most so many points may still be sung in cantes by a side."""
    state = eyes.state
    assert state.trump is not None
    sung = {song.suit for song in state.songs}
    able = [singer for singer in side if _occasion_hand(eyes, singer) >= _PAIR]
    points = 0
    for suit in Suit:
        if suit not in sung and any(
            _CANTES[suit].issubset(state.hands[singer] if singer == eyes.seat else eyes.unseen)
            for singer in able
        ):
            points += cante_points(suit, state.trump)
    return points


def _tute_possible(eyes: _Eyes) -> bool:
    """Whether somebody of the declaring side may still sing a tute, as far as the player on lead knows."""
    state = eyes.state
    if any(song.tute is not None for song in state.songs):
        return False
    for singer in state.declaring:
        if _occasion_hand(eyes, singer) < len(Suit):
            continue
        if singer == eyes.seat and tute_rank(state.hands[singer]) is not None:
            return True
        if singer != eyes.seat and any(
            eyes.unseen.issuperset(Card(rank, suit) for suit in Suit)
            for rank in (Rank.REY, Rank.CABALLO)
        ):
            return True
    return False
