"""When a contract is certain: what the person on lead can tell from public facts and his own hand (rules, 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from subastao_qt.engine.cantes import cante_points, tute_rank
from subastao_qt.engine.cards import (
    LAST_TRICK_POINTS,
    PACK_36,
    PACK_40,
    Card,
    Hand,
    Rank,
    Seat,
    Suit,
    card_points,
)
from subastao_qt.engine.choices import DefenceCantes, MadeScore, Renuncio, Singers, Tute
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.scoring import account, needed_points


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the rest of the deal can bring to each side, whatever is held and played."""

    least: int
    """The declaring side's future points at least."""
    most: int
    most_against: int
    """What the defence may still sing, if that counts against the contract."""


def certain_outcome(state: DealState) -> bool | None:
    """True when the contract is made for certain, False when it must fail, None while it is open.

    Only what the player on lead may know is used. The bounds hold for every way the cards may lie and be played.
    """
    seat = state.turn
    rules = state.rules
    if state.phase is not Phase.PLAY or state.trick or seat is None or state.contract is None:
        return None
    if rules.renuncio is Renuncio.CLAIM or state.pending is not None:
        return None
    if rules.tute is Tute.MATCH and _tute_possible(state, seat):
        return None
    now = account(state.sides, state.tricks, state.songs)
    ahead = outlook(state, seat)
    needed = needed_points(rules, state.contract, now)
    if now.total + ahead.least >= needed + ahead.most_against:
        return None if rules.made_score is MadeScore.POINTS else True
    if now.total + ahead.most < needed and not (
        rules.tute is Tute.DEAL and _tute_possible(state, seat)
    ):
        return False
    return None


def unseen_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """Cards that the seat sees neither in its hand nor played."""
    pack = PACK_40 if state.rules.in_pairs else PACK_36
    played = {played.card for trick in state.tricks for played in trick.cards}
    played.update(played.card for played in state.trick)
    return frozenset(pack) - played - set(state.hands[seat])


def outlook(state: DealState, seat: Seat) -> Outlook:
    """Bounds on what is still to come, from the eyes of `seat`, who is on lead."""
    unseen = unseen_cards(state, seat)
    hand = state.hands[seat]
    rest = card_points(unseen) + card_points(hand) + LAST_TRICK_POINTS
    mine = seat in state.declaring
    least, most = 0, rest
    if all_masters(hand, unseen, state.trump):
        least, most = (rest, rest) if mine else (0, 0)
    declaring = _songs_possible(state, seat, unseen, declaring=True)
    against = 0
    if state.rules.defence_cantes is DefenceCantes.AGAINST and state.rules.singers is Singers.ALL:
        against = _songs_possible(state, seat, unseen, declaring=False)
    return Outlook(least, most + declaring, against)


def all_masters(hand: Hand, unseen: Iterable[Card], trump: Suit | None) -> bool:
    """Whether the hand, on lead, takes every trick to come in whatever order it is played.

    Every card must be higher than all unseen ones of its suit, and no side card may be trumped.
    """
    top: dict[Suit, int] = {}
    for card in unseen:
        top[card.suit] = max(card.strength, top.get(card.suit, -1))
    if trump in top and any(card.suit is not trump for card in hand):
        return False
    return all(card.strength > top.get(card.suit, -1) for card in hand)


def _songs_possible(
    state: DealState, seat: Seat, unseen: frozenset[Card], *, declaring: bool
) -> int:
    """At most so many points may still be sung by a side."""
    if state.trump is None or len(state.hands[seat]) < 2:
        return 0
    sung = {song.suit for song in state.songs}
    mine = (seat in state.declaring) is declaring
    points = 0
    for suit in Suit:
        pair = {Card(Rank.REY, suit), Card(Rank.CABALLO, suit)}
        held_here = mine and pair <= set(state.hands[seat])
        held_there = pair <= unseen and _others_on_side(state, seat, declaring)
        if suit not in sung and (held_here or held_there):
            points += cante_points(suit, state.trump)
    if declaring and state.rules.tute is Tute.POINTS and _tute_possible(state, seat):
        points += state.rules.tute_points
    return points


def _others_on_side(state: DealState, seat: Seat, declaring: bool) -> bool:
    side = state.declaring if declaring else state.defence
    return bool(side - {seat})


def _tute_possible(state: DealState, seat: Seat) -> bool:
    """Whether somebody of the declaring side may still hold a tute, as far as `seat` knows."""
    if state.rules.tute is Tute.NONE or any(song.tute is not None for song in state.songs):
        return False
    if seat in state.declaring and tute_rank(state.hands[seat]) is not None:
        return True
    if not state.declaring - {seat} or len(state.hands[seat]) < len(Suit):
        return False
    unseen = unseen_cards(state, seat)
    return any(
        all(Card(rank, suit) in unseen for suit in Suit) for rank in (Rank.REY, Rank.CABALLO)
    )
