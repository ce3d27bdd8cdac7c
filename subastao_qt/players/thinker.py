"""A player who thinks: he guesses the hidden hands, solves each guess, and bids and plays by what comes out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from subastao_qt.engine.actions import Action, Play, Sing, SingTute, TakeBack
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench, shared_bench
from subastao_qt.players.bidding import BALANCED, Auctioneer, Bidder
from subastao_qt.players.search import EXPERT, Skill, best_card, rate_cards
from subastao_qt.players.solver import COMPILED
from subastao_qt.players.songs import choose_song
from subastao_qt.players.thumb import choose_card, proven_claim

UNCOMPILED_CARDS: Final = 7
"""Without the compiled core a player searches from so many cards on; before, he plays by rules of thumb."""
UNCOMPILED_WORLDS: Final = 20


@dataclass(frozen=True, slots=True)
class Mind:
    """A thinking player's parts: how he plays cards, how he bids, whether he denounces revokes."""

    skill: Skill = EXPERT
    bidder: Bidder = BALANCED
    misjudges: int = 0
    """By up to so many points he takes a hand for better or worse than it is."""
    denounces: bool = True


class Thinker:
    """See the module."""

    def __init__(self, mind: Mind, bench: Bench | None = None) -> None:
        """`bench` are the solvers to use, by default those all bots share."""
        self._mind = mind
        self._auctioneer = Auctioneer(mind.bidder, mind.misjudges)
        self._bench = bench

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide within the budget."""
        budget.check()
        bench = self._bench or shared_bench()
        songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
        if songs and (song := choose_song(view, songs, budget, dice, bench)):
            return song
        match view.phase:
            case Phase.OVER:
                return view.legal[0] if view.legal else None
            case Phase.PLAY:
                return self._play(view, budget, dice, bench) if view.turn == view.seat else None
            case _:
                return self._auctioneer.decide(view, budget, dice, bench)

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Take back what was played by mistake; denounce what the cards on the table have proved."""
        del dice
        for action in view.extra:
            if isinstance(action, TakeBack):
                return action
        return proven_claim(view) if self._mind.denounces else None

    def _play(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        if len(view.meeting) == 1:
            return Play(view.meeting[0])
        skill = self._mind.skill
        if not COMPILED:
            skill = replace(
                skill,
                worlds=min(skill.worlds, UNCOMPILED_WORLDS),
                hasty=min(skill.hasty, UNCOMPILED_CARDS),
            )
        if len(view.hand) > skill.hasty:
            return Play(choose_card(view))
        return Play(best_card(view, rate_cards(view, budget, dice, bench, skill)))
