"""Yardsticks for the arena: a player by chance, one by rules of thumb, one who samples blindly, one who sees all.

None of them is offered as an opponent. `Clairvoyant` gets the hidden cards by `see`, which only the arena calls:
no other player has such a way.
"""

from __future__ import annotations

from typing import Final

from subastao_qt.engine.actions import Action, Bid, Pass, Play
from subastao_qt.engine.cards import Card
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import NO_SIGNS, Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Bidder
from subastao_qt.players.positions import World, mask_of, needed_from_now, scene_of
from subastao_qt.players.search import Skill
from subastao_qt.players.solver import Solver
from subastao_qt.players.thinker import Mind, Thinker
from subastao_qt.players.thumb import proven_claim

PLAIN_20: Final = Mind(Skill(NO_SIGNS, worlds=20, bias=0.0, blur=0.05, exact_from=7))
"""Twenty worlds drawn without regard to anything but the cards seen, the contract as a hard goal."""
DEAF: Final = Mind(Skill(Inference(phrases=False)), Bidder(Inference(phrases=False)))
"""The expert, who says phrases and does not hear any."""


class RandomPlayer:
    """Does anything that is allowed, all equally likely; he bids the lowest bid one time in three."""

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide at once."""
        budget.check()
        if view.phase is Phase.AUCTION:
            bids = [action for action in view.legal if isinstance(action, Bid)]
            return bids[0] if bids and dice.below(3) == 0 else Pass()
        if view.phase is Phase.PLAY and view.turn == view.seat:
            return Play(view.meeting[dice.below(len(view.meeting))])
        return view.legal[dice.below(len(view.legal))] if view.legal else None

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Denounce what is proved."""
        del dice
        return proven_claim(view)


class Clairvoyant:
    """Sees all cards and plays perfectly against open ones; he bids and sings as the expert does."""

    def __init__(self, bench: Bench) -> None:
        self._solver = Solver()
        self._thinker = Thinker(Mind(), bench)
        self._hands: World = ()

    def see(self, deal: DealState) -> None:
        """Look at all hands. For the arena only."""
        self._hands = tuple(mask_of(deal.hands[seat]) for seat in deal.order)

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide with open cards."""
        if view.phase is not Phase.PLAY or view.turn != view.seat or len(view.legal) == 1:
            return self._thinker.choose(view, budget, dice)
        if not all(isinstance(action, Play) for action in view.legal):
            song = self._thinker.choose(view, budget, dice)
            if not isinstance(song, Play):
                return song
        return Play(self._card(view))

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """As the expert."""
        return self._thinker.interject(view, dice)

    def _card(self, view: PlayerView) -> Card:
        values = self._solver.cards(scene_of(view).position(self._hands), needed_from_now(view))
        sign = 1 if view.seat in view.declaring else -1
        return max(view.meeting, key=lambda card: (sign * values[card.index], -card.points))
