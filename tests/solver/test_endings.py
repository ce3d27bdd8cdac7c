"""The solver against a plain minimax over random endings of all options, compiled and as plain Python."""

import random

import pytest

from subastao_qt.players.solver import COMPILED, Solver
from tests.solver.endings import Ending, any_ending, as_position, differences
from tests.solver.plain_minimax import Minimax, State, Table

WAYS = [
    pytest.param(
        False, id="compiled", marks=pytest.mark.skipif(not COMPILED, reason="no compiled core")
    ),
    pytest.param(True, id="python"),
]
SIZES = [
    (3, 1, 60),
    (3, 2, 120),
    (3, 3, 120),
    (3, 4, 20),
    (3, 5, 3),
    (4, 1, 60),
    (4, 2, 120),
    (4, 3, 60),
    (4, 4, 6),
]


@pytest.mark.parametrize("pure", WAYS)
@pytest.mark.parametrize(("players", "tricks", "count"), SIZES)
def test_agrees_with_plain_minimax(players: int, tricks: int, count: int, pure: bool) -> None:
    rng = random.Random(players * 100 + tricks)
    # A small table that stays warm from ending to ending: entries meet, are similar and get replaced.
    solver = Solver(table_bits=10, pure=pure)
    found = []
    for _ in range(count):
        found += differences(any_ending(rng, players, tricks), solver, rng)
    assert found == []


@pytest.mark.skipif(not COMPILED, reason="no compiled core")
@pytest.mark.parametrize(("players", "tricks"), [(3, 6), (3, 7), (4, 5), (4, 6)])
def test_compiled_and_python_visit_the_same_nodes(players: int, tricks: int) -> None:
    rng = random.Random(players * 10 + tricks)
    both = Solver(table_bits=10), Solver(table_bits=10, pure=True)
    for _ in range(4):
        position = as_position(any_ending(rng, players, tricks))
        answers = [
            (
                s.exact(position),
                s.nodes,
                s.cards(position),
                s.nodes,
                s.at_least(position, 60),
                s.nodes,
            )
            for s in both
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("pure", WAYS)
def test_tute_that_ends_the_deal_takes_what_the_defence_was_sure_of(pure: bool) -> None:
    """The tres of trumps, in the defence's hand and above all trumps of the declarer, counts for him once he sings."""
    table = Table(
        "b",
        frozenset({0}),
        defence_cantes="against",
        cantes_per_trick="all",
        pair_singer="winner",
        tute="match",
    )
    hands = (
        ("Ro", "Rc", "Re", "Rb", "3c", "7b"),
        ("Cc", "7o", "Ae", "6e", "5e", "3b"),
        ("7c", "4b", "6b", "Sb", "Cb", "5o"),
    )
    ending = Ending(table, State(hands, 0, (), frozenset("o")))
    solver = Solver(table_bits=10, pure=pure)
    assert Minimax(table, 3).value(ending.state) == 1065
    assert solver.at_least(as_position(ending), 1065)
    assert differences(ending, solver, random.Random(1)) == []
