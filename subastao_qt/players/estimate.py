"""What a hand is worth at a glance: length, high cards, cantes. Rules of thumb, no search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine.cards import Card, Rank, Suit
from subastao_qt.engine.choices import Tute
from subastao_qt.engine.ruleset import RuleSet

_TRUMP_WORTH: Final[dict[Rank, float]] = {
    Rank.AS: 17.0,
    Rank.THREE: 15.0,
    Rank.REY: 10.0,
    Rank.CABALLO: 8.5,
    Rank.SOTA: 7.5,
}
_SMALL_TRUMP: Final = 6.0
_SIDE_AS: Final = 13.0
_GUARDED_THREE: Final = 6.0
_SHORT_SUIT: Final = 3.0
_CANTE_CHANCE: Final = 0.9
_BASE: Final = 4.0
_PARTNER: Final = 27.0
"""What an average partner brings in pairs, in points."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A trump suit and the points the declaring side should make with it."""

    trump: Suit
    points: float


def estimates(hand: Sequence[Card], rules: RuleSet) -> tuple[Estimate, ...]:
    """Every trump suit with what the hand is worth in it, best first."""
    found = [Estimate(suit, _worth(hand, suit, rules)) for suit in Suit]
    return tuple(sorted(found, key=lambda estimate: -estimate.points))


def _worth(hand: Sequence[Card], trump: Suit, rules: RuleSet) -> float:
    held = set(hand)
    points = _BASE
    for suit in Suit:
        cards = [card for card in hand if card.suit is suit]
        if suit is trump:
            points += sum(_TRUMP_WORTH.get(card.rank, _SMALL_TRUMP) for card in cards)
        else:
            points += _side_worth(cards)
        if Card(Rank.REY, suit) in held and Card(Rank.CABALLO, suit) in held:
            points += _CANTE_CHANCE * (40 if suit is trump else 20)
    if rules.tute is not Tute.NONE and _has_tute(hand):
        points += 60
    return points + (_PARTNER if rules.in_pairs else 0.0)


def _side_worth(cards: Sequence[Card]) -> float:
    ranks = {card.rank for card in cards}
    points = 0.0
    if Rank.AS in ranks:
        points += _SIDE_AS
        if Rank.THREE in ranks:
            points += _GUARDED_THREE + 2
    elif Rank.THREE in ranks and len(cards) >= 3:
        points += _GUARDED_THREE
    if len(cards) <= 1:
        points += _SHORT_SUIT
    return points


def _has_tute(hand: Sequence[Card]) -> bool:
    return any(
        sum(card.rank is rank for card in hand) == len(Suit) for rank in (Rank.REY, Rank.CABALLO)
    )
