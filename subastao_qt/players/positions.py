"""From what a seat sees, and a guess at the hidden hands, to what the solver is asked.

Places are seats as the solver counts them: 0 is the first of `view.order`, which runs from the mano. A hand is a
set of cards, bit `Card.index` of an integer: the solver numbers cards as the engine does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Seat, Suit
from subastao_qt.engine.choices import (
    CantesPerTrick,
    DefenceCantes,
    FirstLead,
    PairSinger,
    Singers,
    Tute,
    Undertrump,
)
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.solver import PlayRules, Position

SUITS = tuple(Suit)
SUIT_NUMBER = {suit: number for number, suit in enumerate(SUITS)}
TUTE_BIT = 16

World = tuple[int, ...]
"""A hand for every place."""


def mask_of(cards: Iterable[Card]) -> int:
    """A hand as the solver takes it."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of such a hand, by suit and from low to high."""
    return tuple(card for card in PACK_40 if mask >> card.index & 1)


def pack_mask(rules: RuleSet) -> int:
    """Every card of the variant."""
    return mask_of(PACK_40 if rules.in_pairs else PACK_36)


@lru_cache(maxsize=64)
def play_rules(rules: RuleSet) -> PlayRules:
    """The options that touch play and cantes."""
    return PlayRules(
        undertrump_forced=rules.undertrump is Undertrump.FORCED,
        all_cantes=rules.cantes_per_trick is CantesPerTrick.ALL,
        winner_sings=rules.pair_singer is PairSinger.WINNER,
        defence_counts=defence_counts(rules),
        tute_points=rules.tute_points if rules.tute is Tute.POINTS else 0,
        tute_ends=rules.tute in (Tute.DEAL, Tute.MATCH),
    )


def defence_counts(rules: RuleSet) -> bool:
    """Whether a cante of the defence makes the contract dearer."""
    return rules.singers is Singers.ALL and rules.defence_cantes is DefenceCantes.AGAINST


def place_of(view: PlayerView, seat: Seat) -> int:
    """A seat's place."""
    return view.order.index(seat)


def needed_from_now(view: PlayerView) -> int:
    """What the declaring side must still get to make its contract."""
    if view.contract is None or view.account is None:
        raise ValueError("no contract yet")
    needed = view.contract - view.account.total
    if defence_counts(view.rules):
        needed += view.account.defence_cantes
    return needed


@dataclass(frozen=True, slots=True)
class Scene:
    """All of a position but the hands: what is public about the play at this moment."""

    trump: int
    leader: int
    declarers: int
    table: tuple[int, ...]
    unsung: int
    may_sing: int
    rules: PlayRules

    def position(self, world: Sequence[int]) -> Position:
        """The position with these hands; ValueError when they cannot be."""
        return Position(
            tuple(world),
            self.trump,
            self.leader,
            self.declarers,
            self.table,
            self.unsung,
            self.may_sing,
            self.rules,
        )


def scene_of(view: PlayerView, *, sing: bool = True) -> Scene:
    """The scene of a view in play. Without `sing` nobody sings any more before the next lead."""
    if view.trump is None or view.turn is None:
        raise ValueError("the play has not begun")
    order = view.order
    leader = order.index(view.trick[0].seat if view.trick else view.turn)
    unsung = 15 | TUTE_BIT
    for song in view.songs:
        unsung &= ~(TUTE_BIT if song.suit is None else 1 << SUIT_NUMBER[song.suit])
    singing = 0
    if sing and not view.trick and view.tricks and view.counts[view.turn]:
        singing = _singers(view)
    return Scene(
        SUIT_NUMBER[view.trump],
        leader,
        sum(1 << order.index(seat) for seat in view.declaring),
        tuple(played.card.index for played in view.trick),
        unsung,
        singing,
        play_rules(view.rules),
    )


def _singers(view: PlayerView) -> int:
    """The places that may still sing for the trick just won."""
    winner = view.tricks[-1].winner
    seats = [winner]
    if view.rules.in_pairs and view.rules.pair_singer is PairSinger.EITHER:
        seats.append(Seat((winner + 2) % 4))
    if view.rules.cantes_per_trick is CantesPerTrick.ONE:
        sung = {song.seat for song in view.songs if song.after == len(view.tricks)}
        seats = [seat for seat in seats if seat not in sung]
    return sum(1 << view.order.index(seat) for seat in seats)


def opening_scene(rules: RuleSet, trump: int, declarer: int) -> Scene:
    """The scene before the first lead, the declarer at a place of the order of play."""
    side = 1 << declarer
    if rules.in_pairs:
        side |= 1 << (declarer + 2) % 4
    leader = declarer if rules.first_lead is FirstLead.DECLARER else 0
    return Scene(trump, leader, side, (), 15 | TUTE_BIT, 0, play_rules(rules))
