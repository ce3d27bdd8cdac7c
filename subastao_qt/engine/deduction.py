"""What the cards on the table have shown: who cannot hold which card, who must hold which (rules, 4).

Only public facts are used: what was played to what, and what was sung. They hold at a table where an illegal card
cannot be played (`renuncio` prevent).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Hand, Rank, Seat, Suit
from subastao_qt.engine.choices import Undertrump
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.facts import Played, Sung
from subastao_qt.engine.play import winning

Holdings = dict[Seat, frozenset[Card]]
"""For each of the other active players, the unseen cards that may be in his hand."""


def unseen_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """Cards that the seat sees neither in its hand nor played."""
    pack = PACK_40 if state.rules.in_pairs else PACK_36
    played = {played.card for trick in state.tricks for played in trick.cards}
    played.update(played.card for played in state.trick)
    return frozenset(pack).difference(played, state.hands[seat])


def may_hold(state: DealState, seat: Seat) -> Holdings:
    """What each other player may hold, as far as `seat` can tell from public facts and his own hand."""
    unseen = unseen_cards(state, seat)
    others = [other for other in state.order if other != seat]
    held = {other: set(unseen) for other in others}
    for trick in (*(trick.cards for trick in state.tricks), state.trick):
        for place, played in enumerate(trick):
            if place and played.seat in held:
                lacks = _lacks(trick[:place], played.card, state.trump, state.rules.undertrump)
                held[played.seat] = {card for card in held[played.seat] if not lacks(card)}
    for song in state.songs:
        for card in unseen.intersection(_shown_by(song)):
            for other in others:
                if other != song.seat:
                    held[other].discard(card)
    return {other: frozenset(cards) for other, cards in held.items()}


class _Lacks:
    """Which cards a player has shown not to have held."""

    def __init__(self) -> None:
        self.above: dict[Suit, int] = {}
        """No card of the suit stronger than this."""

    def __call__(self, card: Card) -> bool:
        return card.strength > self.above.get(card.suit, card.strength)


def _lacks(
    before: Sequence[Played], card: Card, trump: Suit | None, undertrump: Undertrump
) -> _Lacks:
    """What a card, played to the cards before it, shows its player not to have held."""
    lacks = _Lacks()
    led = before[0].card.suit
    best = winning(before, trump).card
    trumped = best.suit is not led
    if card.suit is led:
        if not trumped and card.strength < best.strength:
            lacks.above[led] = best.strength
        return lacks
    lacks.above[led] = -1
    if trump is None or led is trump:
        return lacks
    if card.suit is trump:
        if trumped and card.strength < best.strength:
            lacks.above[trump] = best.strength
        return lacks
    free = trumped and undertrump is Undertrump.FREE
    lacks.above[trump] = best.strength if free else -1
    return lacks


def _shown_by(song: Sung) -> frozenset[Card]:
    if song.suit is not None:
        return frozenset({Card(Rank.REY, song.suit), Card(Rank.CABALLO, song.suit)})
    if song.tute is not None:
        return frozenset(Card(song.tute, suit) for suit in Suit)
    return frozenset()


def possible_hands(holdings: Holdings, counts: dict[Seat, int]) -> Iterator[dict[Seat, Hand]]:
    """Every way in which the unseen cards may lie: each player has so many of those he may hold."""
    unseen = frozenset[Card]().union(*holdings.values())
    yield from _dealt(list(holdings), holdings, counts, unseen)


def _dealt(
    seats: list[Seat], holdings: Holdings, counts: dict[Seat, int], left: frozenset[Card]
) -> Iterator[dict[Seat, Hand]]:
    if not seats:
        if not left:
            yield {}
        return
    seat, *rest = seats
    choice = sorted(holdings[seat] & left, key=lambda card: card.index)
    for hand in combinations(choice, counts[seat]):
        for others in _dealt(rest, holdings, counts, left.difference(hand)):
            yield {seat: hand, **others}
