"""Bots see what a person in their seat would see, and nothing else decides what they do."""

from __future__ import annotations

import pytest

from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import make_player
from subastao_qt.players.bench import Bench
from tests.players.no_peeking import peeks
from tests.players.tables import moments

BOTS = ("beginner", "casual", "club", "advanced", "expert")


def test_hidden_cards_change_nothing() -> None:
    assert peeks(BOTS, 100, 2, 3_000) == []


def test_a_bot_that_peeked_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: a player who is shown the deal answers differently."""
    from subastao_qt.engine.match import MatchState
    from subastao_qt.players.baselines import Clairvoyant
    from tests.players import no_peeking

    def answer(_bot: str, state: MatchState, seat, nodes: int, key: int):  # type: ignore[no-untyped-def]
        player = Clairvoyant(Bench(threads=False, table_bits=12))
        player.see(state.deal)
        return player.choose(view_of(state, seat), Budget(None, nodes), Dice(key))

    monkeypatch.setattr(no_peeking, "answer", answer)
    monkeypatch.setattr(
        no_peeking,
        "positions",
        lambda count: [
            (state, seat)
            for number, (state, seat) in enumerate(moments(RuleSet(), 4))
            if len(state.deal.tricks) in (6, 7) and number % 2
        ][:count],
    )
    assert no_peeking.peeks(BOTS, 6, 6, 1000)


BENCHES = {threads: Bench(threads=threads, table_bits=14) for threads in (True, False)}


@pytest.mark.parametrize("bot", BOTS)
def test_same_dice_and_nodes_same_answer_with_threads_and_without(bot: str) -> None:
    for number, (state, seat) in enumerate(moments(RuleSet(), 8)):
        if number % 5:
            continue
        view = view_of(state, seat)
        answers = {
            make_player(bot, BENCHES[threads]).choose(view, Budget(None, 20_000), Dice(5))
            for threads in (True, False, True)
        }
        assert len(answers) == 1
