"""The solver is asked about the deal that is on the table: a deal of players who see all ends as it says."""

from __future__ import annotations

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.choices import CantesPerTrick, DefenceCantes, FirstLead, Singers, Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.arena import drawn_contract, finish_deal
from subastao_qt.players.baselines import Clairvoyant
from subastao_qt.players.bench import Bench
from subastao_qt.players.positions import SUIT_NUMBER, mask_of, opening_scene
from subastao_qt.players.solver import COMPILED, Solver


@pytest.mark.skipif(not COMPILED, reason="whole deals take minutes without the compiled core")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "rules",
    [
        RuleSet(cantes_per_trick=CantesPerTrick.ALL),
        RuleSet(cantes_per_trick=CantesPerTrick.ALL, first_lead=FirstLead.MANO),
        RuleSet(
            cantes_per_trick=CantesPerTrick.ALL,
            singers=Singers.ALL,
            defence_cantes=DefenceCantes.AGAINST,
        ),
        RuleSet(variant=Variant.PAIRS4, cantes_per_trick=CantesPerTrick.ALL),
    ],
)
def test_open_cards_end_as_solved(rules: RuleSet, seed: int) -> None:
    state = drawn_contract(matches.start_match(rules, seed).state, Dice(seed, 7))
    deal = state.deal
    assert deal.trump is not None
    assert deal.declarer is not None
    scene = opening_scene(rules, SUIT_NUMBER[deal.trump], deal.order.index(deal.declarer))
    value = Solver().exact(scene.position(tuple(mask_of(deal.hands[s]) for s in deal.order)))
    bench = Bench(threads=False)
    players = [Clairvoyant(bench) for _ in range(rules.seats)]
    over = finish_deal(state, players, 1000, seed)
    assert over.deal.phase is Phase.OVER
    assert over.deal.result is not None
    account = over.deal.result.account
    assert account is not None
    against = account.defence_cantes if rules.defence_cantes is DefenceCantes.AGAINST else 0
    assert account.total - against == value
