"""The last tricks of a deal, played out in every way: can the contract still be made, can it still fail?"""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.cantes import cante_points
from subastao_qt.engine.cards import LAST_TRICK_POINTS, Card, Hand, Rank, Seat, Suit
from subastao_qt.engine.choices import DefenceCantes, PairSinger, Singers
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.deduction import Holdings, possible_hands
from subastao_qt.engine.facts import Played
from subastao_qt.engine.play import obligated_cards, winning

MOST_TRICKS = {3: 3, 4: 2}
"""By number of players: with so many tricks to come the search takes a few thousandths of a second at most."""

_Hands = dict[Seat, Hand]


@dataclass(frozen=True, slots=True)
class _Line:
    """One way of going on, so far.

    `high` is the declaring side's total if it has sung whatever it could and the defence nothing against it; `low`,
    what is left of its total if it has sung nothing and the defence everything.
    """

    high: int
    low: int
    sung: frozenset[Suit]


def can_be_played_out(state: DealState) -> bool:
    """Whether so few tricks are left that every way of playing them can be tried."""
    left = state.rules.cards_each - len(state.tricks)
    return left <= MOST_TRICKS[len(state.order)]


def certain_ending(state: DealState, holdings: Holdings, total: int, needed: int) -> bool | None:
    """True when every way of lying, playing and singing makes the contract, False when none does, else None.

    `state` is before a lead that is not the first; `holdings` says what the others may hold, `total` and `needed` how
    the deal stands.
    """
    seen = _Seen(state, needed)
    seat = state.turn
    assert seat is not None
    counts = {other: len(state.hands[other]) for other in holdings}
    start = _Line(total, total, frozenset(song.suit for song in state.songs if song.suit))
    for others in possible_hands(holdings, counts):
        hands = {seat: state.hands[seat], **others}
        seen.play(hands, (), seat, seen.after_songs(hands, seat, start))
        if seen.made and seen.failed:
            return None
    return seen.made


class _Seen:
    """The outcomes met so far; the search stops once both have been."""

    def __init__(self, state: DealState, needed: int) -> None:
        assert state.trump is not None
        self.made = False
        self.failed = False
        self._needed = needed
        self._rules = state.rules
        self._trump = state.trump
        self._order = state.order
        self._declaring = state.declaring
        defended = state.rules.singers is Singers.ALL
        self._against = defended and state.rules.defence_cantes is DefenceCantes.AGAINST

    def play(self, hands: _Hands, trick: tuple[Played, ...], seat: Seat, line: _Line) -> None:
        """Go on from here with every card that may be played."""
        if self.made and self.failed:
            return
        if len(trick) == len(self._order):
            self._won(hands, trick, line)
            return
        hand = hands[seat]
        turn = self._order[(self._order.index(seat) + 1) % len(self._order)]
        for card in obligated_cards(hand, trick, self._trump, self._rules.undertrump)[1]:
            kept = tuple(other for other in hand if other is not card)
            self.play({**hands, seat: kept}, (*trick, Played(seat, card)), turn, line)

    def _won(self, hands: _Hands, trick: tuple[Played, ...], line: _Line) -> None:
        winner = winning(trick, self._trump).seat
        over = not hands[winner]
        if winner in self._declaring:
            points = sum([played.card.points for played in trick])
            points += LAST_TRICK_POINTS if over else 0
            line = _Line(line.high + points, line.low + points, line.sung)
        if over:
            self.made = self.made or line.high >= self._needed
            self.failed = self.failed or line.low < self._needed
            return
        self.play(hands, (), winner, self.after_songs(hands, winner, line))

    def after_songs(self, hands: _Hands, winner: Seat, line: _Line) -> _Line:
        """What may be sung after a trick. In so short a hand there is one cante at most, and no tute."""
        singers = [winner]
        if self._rules.in_pairs and self._rules.pair_singer is PairSinger.EITHER:
            singers.append(Seat((winner + 2) % 4))
        for singer in singers:
            for suit in _pairs(hands[singer]) - line.sung:
                points = cante_points(suit, self._trump)
                if singer in self._declaring:
                    line = _Line(line.high + points, line.low, line.sung | {suit})
                elif self._against:
                    line = _Line(line.high, line.low - points, line.sung | {suit})
        return line


def _pairs(hand: Hand) -> set[Suit]:
    return {
        card.suit
        for card in hand
        if card.rank is Rank.REY and Card(Rank.CABALLO, card.suit) in hand
    }
