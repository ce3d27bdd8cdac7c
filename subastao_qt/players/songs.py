"""Whether to sing, and which song first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from subastao_qt.engine.actions import Sing, SingTute, Song
from subastao_qt.engine.choices import CantesPerTrick, Tute
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import Beliefs
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import SUIT_NUMBER, defence_counts, scene_of

_WORLDS: Final = 16
_SHARE: Final = 0.3
_NODES: Final = {12: 300_000, 11: 60_000, 10: 30_000, 9: 8_000, 8: 3_000}


def choose_song(
    view: PlayerView, songs: Sequence[Song], budget: Budget, dice: Dice, bench: Bench
) -> Song | None:
    """The song to sing now, None for silence.

    The declaring side sings at once: a Rey may fall any time. What the defence sings without effect only shows
    its cards, so it is left unsung. Of several twenties, one a trick, the one that is surer to come later waits.
    """
    own = [song for song in songs if song.seat == view.seat]
    if not own:
        return None
    if view.seat not in view.declaring:
        return own[0] if defence_counts(view.rules) else None
    for song in own:
        if isinstance(song, SingTute) and view.rules.tute is not Tute.NONE:
            return song
    suits = [song for song in own if isinstance(song, Sing)]
    if len(suits) < 2 or view.rules.cantes_per_trick is CantesPerTrick.ALL:
        return own[0]
    if view.turn != view.seat:
        return min(suits, key=lambda song: sum(card.suit is song.suit for card in view.hand))
    return _least_risk(view, suits, budget, dice, bench)


def _least_risk(
    view: PlayerView, songs: Sequence[Sing], budget: Budget, dice: Dice, bench: Bench
) -> Sing:
    """The song after which the rest is worth most, over some guesses at the hidden hands."""
    worlds = Beliefs(view).draw(dice, _WORLDS, check=budget.check)
    before = scene_of(view)
    here = 1 << view.order.index(view.seat)
    totals: list[float] = []
    for song in songs:
        scene = replace(
            before,
            unsung=before.unsung & ~(1 << SUIT_NUMBER[song.suit]),
            may_sing=before.may_sing & ~here,
        )
        position = scene.position(worlds[0])
        with bench.decision(budget, _SHARE):
            nodes = _NODES.get(len(view.hand), 1_000)
            found = bench.values(position, worlds, (scene.trump,), nodes)
        values = [row[0] for row in found.values()]
        totals.append(sum(values) / len(values) if values else 0.0)
    return songs[max(range(len(songs)), key=lambda number: totals[number])]
