"""What Hypothesis draws from: rule sets, and states in the middle of random matches."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from subastao_qt.engine.choices import Variant
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from tests.engine.random_play import play, random_rules

SEEDS = st.integers(0, (1 << 64) - 1)


@st.composite
def rule_sets(draw: st.DrawFn, /, **fixed: object) -> RuleSet:
    """Any rules; `fixed` options have these values."""
    if "variant" not in fixed:
        fixed["variant"] = draw(st.sampled_from(Variant))
    return random_rules(Random(draw(SEEDS)), **fixed)


@st.composite
def match_states(draw: st.DrawFn, /, **fixed: object) -> MatchState:
    """A match some way in: mostly in its first deals."""
    rules = draw(rule_sets(**fixed))
    length = draw(st.integers(0, 120))
    random = Random(draw(SEEDS))
    state: MatchState | None = None
    for number, (_action, step) in enumerate(play(random, rules, draw(SEEDS))):
        state = step.state
        if number == length:
            break
    assert state is not None
    return state
