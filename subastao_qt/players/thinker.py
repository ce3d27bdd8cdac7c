"""A player who thinks: he guesses the hidden hands, solves each guess, and bids and plays by what comes out."""

from __future__ import annotations

from subastao_qt.engine.actions import Action, Play, Sing, SingTute
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench, shared_bench
from subastao_qt.players.search import EXPERT, Skill, best_card, rate_cards
from subastao_qt.players.solver import COMPILED
from subastao_qt.players.songs import choose_song
from subastao_qt.players.thumb import ThumbPlayer, choose_card, proven_claim

UNCOMPILED_CARDS = 7
"""Without the compiled core a player searches from so many cards on; before, he plays by rules of thumb."""


class Thinker:
    """See the module. `boldness` is what a hand seems worth to him beyond what it is, in points."""

    def __init__(
        self, skill: Skill = EXPERT, boldness: float = 0.0, bench: Bench | None = None
    ) -> None:
        self._skill = skill
        self._boldness = boldness
        self._bench = bench
        self._thumb = ThumbPlayer(boldness)

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide within the budget."""
        budget.check()
        songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
        if songs and (song := choose_song(view, songs, budget, dice, self._bench_now())):
            return song
        if view.turn != view.seat and view.phase is Phase.PLAY:
            return None
        if view.phase is Phase.PLAY:
            return self._play(view, budget, dice)
        return self._thumb.choose(view, budget, dice)

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Take back what was played by mistake; denounce what the cards on the table have proved."""
        return self._thumb.interject(view, dice) or proven_claim(view)

    def _play(self, view: PlayerView, budget: Budget, dice: Dice) -> Action:
        if len(view.meeting) == 1:
            return Play(view.meeting[0])
        if not COMPILED and len(view.hand) > UNCOMPILED_CARDS:
            return Play(choose_card(view))
        return Play(best_card(view, rate_cards(view, budget, dice, self._bench_now(), self._skill)))

    def _bench_now(self) -> Bench:
        return self._bench or shared_bench()
