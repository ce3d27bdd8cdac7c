"""Players who err as people do: the beginner, and the casual player who bids sensibly and plays by feel.

The five common mistakes: overbidding, forgotten cantes, the forgotten last ten, slips against the rules (where they
are possible: `renuncio` claim), the wrong trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine.actions import (
    Action,
    NameTrump,
    Play,
    Sing,
    SingTute,
    TakeBack,
)
from subastao_qt.engine.cards import Card, Suit
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench, shared_bench
from subastao_qt.players.bidding import Auctioneer, Bidder
from subastao_qt.players.songs import choose_song
from subastao_qt.players.thumb import choose_card, proven_claim, unseen_cards

PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Failings:
    """How often, in a hundred, a player errs in each way."""

    overbids: float = 0.0
    """By so many points he thinks his hand better than it is."""
    misjudges: int = 0
    """By up to so many points more or less he misjudges a hand."""
    wrong_trump: int = 0
    """He names his longest suit, whatever is in it."""
    forgets_cante: int = 0
    forgets_last: int = 0
    """He spends a sure winner that would have taken the last trick."""
    careless: int = 0
    """He plays just any card that is allowed."""
    slips: int = 0
    """In a thousand: he overlooks a duty."""
    notices: int = 100
    """He sees his own slip in time to take the card back."""
    denounces: bool = True


BEGINNER: Final = Failings(
    overbids=9.0,
    misjudges=12,
    wrong_trump=25,
    forgets_cante=30,
    forgets_last=50,
    careless=14,
    slips=8,
    notices=50,
    denounces=False,
)
CASUAL: Final = Failings(misjudges=5, wrong_trump=4, forgets_cante=3, forgets_last=10, careless=3)


class Person:
    """Judges hands at a glance, plays by rules of thumb, and errs now and then."""

    def __init__(
        self, failings: Failings, boldness: float = 0.0, bench: Bench | None = None
    ) -> None:
        self._failings = failings
        self._bench = bench
        bidder = Bidder(boldness=boldness + failings.overbids, solves=False)
        self._auctioneer = Auctioneer(bidder, failings.misjudges)

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide at once."""
        budget.check()
        bench = self._bench or shared_bench()
        songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
        if songs and not self._happens(self._failings.forgets_cante, dice):
            song = choose_song(view, songs, Budget(None, 1), dice, bench)
            if song is not None:
                return song
        match view.phase:
            case Phase.OVER:
                return view.legal[0] if view.legal else None
            case Phase.PLAY:
                return Play(self._card(view, dice)) if view.turn == view.seat else None
            case Phase.TRUMP if self._happens(self._failings.wrong_trump, dice):
                return NameTrump(_longest(view.hand))
            case _:
                return self._auctioneer.decide(view, budget, dice, bench)

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Take a wrong card back, if he notices; denounce, if he is one to do so."""
        for action in view.extra:
            if isinstance(action, TakeBack):
                return action if self._happens(self._failings.notices, dice) else None
        return proven_claim(view) if self._failings.denounces else None

    @staticmethod
    def _happens(percent: int, dice: Dice) -> bool:
        return percent > 0 and dice.below(PERCENT) < percent

    def _card(self, view: PlayerView, dice: Dice) -> Card:
        failings = self._failings
        cards = view.meeting
        wrong = [a.card for a in view.legal if isinstance(a, Play) and a.card not in cards]
        may_slip = wrong and view.rules.renuncio is Renuncio.CLAIM
        if may_slip and failings.slips and dice.below(10 * PERCENT) < failings.slips:
            return wrong[dice.below(len(wrong))]
        if len(cards) > 1 and self._happens(failings.careless, dice):
            return cards[dice.below(len(cards))]
        if not view.trick and 1 < len(cards) <= 4 and self._happens(failings.forgets_last, dice):
            unseen = unseen_cards(view)
            for card in cards:
                if card.suit is view.trump and not any(
                    other.suit is card.suit and other.strength > card.strength for other in unseen
                ):
                    return card
        return choose_card(view)


def _longest(hand: Sequence[Card]) -> Suit:
    return max(Suit, key=lambda suit: sum(card.suit is suit for card in hand))
