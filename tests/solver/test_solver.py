"""What the solver says of drawn positions, and how it stops."""

import random
import threading

import pytest

from subastao_qt.players.solver import (
    COMPILED,
    TUTE_SUNG,
    Cancelled,
    NodeLimit,
    PlayRules,
    Position,
    Solver,
    card,
    card_text,
    hand,
    hand_cards,
)

OROS, COPAS, ESPADAS, BASTOS = range(4)


@pytest.fixture(
    params=[
        pytest.param(False, marks=pytest.mark.skipif(not COMPILED, reason="no compiled core")),
        True,
    ],
    ids=["compiled", "python"],
)
def solver(request: pytest.FixtureRequest) -> Solver:
    return Solver(table_bits=12, pure=request.param)


def deal(seed: int, tricks: int = 12) -> tuple[int, ...]:
    """Deal the pack of three players, each so many cards."""
    cards = [10 * s + r for s in range(4) for r in range(1, 10)]
    random.Random(seed).shuffle(cards)
    return tuple(hand(cards[12 * i : 12 * i + tricks]) for i in range(3))


def open_lead(hands: tuple[int, ...], **other: int) -> Position:
    return Position(hands=hands, trump=other.get("trump", OROS), leader=0, declarers=1)


def test_cards_are_written_rank_then_suit() -> None:
    assert card("2o") == 0
    assert card("Ab") == 39
    assert [card_text(c) for c in hand_cards(hand("Ro 4c"))] == ["Ro", "4c"]


def test_top_trumps_take_all_and_the_last_ten(solver: Solver) -> None:
    position = open_lead((hand("Ao 3o"), hand("Ro Ac"), hand("Co 3c")))
    # 11 + 4 + 3, then 10 + 11 + 10 and ten for the last.
    assert solver.exact(position) == 59
    assert solver.at_least(position, 59)
    assert not solver.at_least(position, 60)


def test_the_highest_card_of_the_suit_must_be_beaten_if_the_trick_is_not_trumped(
    solver: Solver,
) -> None:
    position = Position(
        hands=(hand("4c 5e"), hand("Ac 6c"), hand("Ao 4e")), trump=OROS, leader=0, declarers=0b101
    )
    # The third seat is void of copas and must trump: its side takes the Ac.
    assert solver.cards(position)[card("4c")] == 11 + 11 + 10
    assert position.legal() == hand("4c 5e")
    second = Position(
        (hand("5e"), hand("Ac 6c"), hand("Ao 4e")), OROS, 0, 0b101, table=(card("4c"),)
    )
    assert second.legal() == hand("Ac 6c")
    third = Position(
        (hand("5e"), hand("6c"), hand("Ao 4e")), OROS, 0, 0b101, table=(card("4c"), card("Ac"))
    )
    assert third.legal() == hand("Ao")


def test_forty_then_twenty(solver: Solver) -> None:
    hands = (hand("Ro Co Rc Cc"), hand("4o 5o 4c 5c"), hand("6o 7o 6c 7c"))
    one = Position(hands=hands, trump=OROS, leader=0, declarers=1, may_sing=1)
    # All tricks: 14 and ten. The 40 now; then a trump wins a trick, and the 20 is sung.
    assert solver.exact(one) == 14 + 10 + 40 + 20
    # Not yet allowed to sing, one leads trumps: the Rey or the Caballo goes, and with it the 40.
    before = Position(hands=hands, trump=OROS, leader=0, declarers=1)
    assert solver.exact(before) == 14 + 10 + 40
    assert solver.cards(before)[card("Rc")] == 14 + 10 + 40


def test_a_tute_that_ends_the_deal_is_told_by_its_value(solver: Solver) -> None:
    hands = (hand("Ro Rc Re Rb"), hand("4o 5o 4c 5c"), hand("6o 7o 6c 7c"))
    sung = Position(hands, OROS, 0, 1, may_sing=1, rules=PlayRules(tute_ends=True))
    assert solver.exact(sung) >= TUTE_SUNG
    # Without having won a trick nobody sings, and the first card breaks it.
    silent = Position(hands, OROS, 0, 1, rules=PlayRules(tute_ends=True))
    assert solver.exact(silent) < TUTE_SUNG
    points = Position(hands, OROS, 0, 1, may_sing=1, rules=PlayRules(tute_points=100))
    assert solver.exact(points) == solver.exact(silent) + 100


def test_the_defence_sings_against(solver: Solver) -> None:
    hands = (hand("4o 4c 4e"), hand("Ro Co 5e"), hand("5c 6e 6c"))
    plain = Position(hands, OROS, 1, 1, may_sing=0b010)
    against = Position(hands, OROS, 1, 1, may_sing=0b010, rules=PlayRules(defence_counts=True))
    assert solver.exact(plain) - solver.exact(against) == 40


def test_node_limit_and_cancel_are_told_apart(solver: Solver) -> None:
    position = open_lead(deal(1))
    solver.node_limit = 2000
    with pytest.raises(NodeLimit):
        solver.exact(position)
    assert 2000 <= solver.nodes <= 2000 + 1024
    solver.cancel()
    with pytest.raises(Cancelled):
        solver.exact(position)
    solver.resume()
    solver.node_limit = None
    assert not solver.cancelled
    assert solver.exact(open_lead(deal(1, tricks=4))) >= 0


@pytest.mark.skipif(not COMPILED, reason="the Python source holds the GIL in turns only")
def test_another_thread_stops_a_search_that_lets_it_run() -> None:
    solver = Solver(table_bits=10)
    begun = threading.Event()
    ended: list[type[Exception]] = []

    def search() -> None:
        begun.set()
        try:
            for seed in range(10_000):
                solver.cards(open_lead(deal(seed)))
        except Cancelled as error:
            ended.append(type(error))

    thread = threading.Thread(target=search)
    thread.start()
    begun.wait()
    # This line is reached while the other thread searches, or it would be reached only after hours.
    solver.cancel()
    thread.join(timeout=60)
    assert ended == [Cancelled]


def test_a_batch_equals_single_questions(solver: Solver) -> None:
    tricks = 5
    own = deal(7, tricks)[0]
    rest = [c for c in range(40) if not own >> c & 1 and c % 10]
    rng = random.Random(3)
    worlds = []
    for _ in range(6):
        rng.shuffle(rest)
        worlds.append((own, hand(rest[:tricks]), hand(rest[tricks : 2 * tricks])))
    position = open_lead(worlds[0])
    batch = solver.cards_over_worlds(position, worlds)
    reach = solver.cards_over_worlds(position, worlds, t=40)
    assert batch.worlds == reach.worlds == len(worlds)
    for i, hands in enumerate(worlds):
        single = solver.cards(open_lead(hands))
        assert dict(zip(batch.cards, batch.row(i), strict=True)) == single
        assert dict(zip(reach.cards, reach.row(i), strict=True)) == {
            c: v >= 40 for c, v in single.items()
        }
    assert list(batch.column(0)) == [batch.row(i)[0] for i in range(len(worlds))]
    values = solver.values_over_worlds(position, worlds, trumps=(OROS, BASTOS))
    assert list(values) == [
        solver.exact(open_lead(hands, trump=trump)) for hands in worlds for trump in (OROS, BASTOS)
    ]
    reached = solver.values_over_worlds(position, worlds, t=40)
    assert list(reached) == [solver.at_least(open_lead(hands), 40) for hands in worlds]


def test_a_batch_stops_at_the_node_limit_with_what_it_has(solver: Solver) -> None:
    worlds = [deal(seed, 7) for seed in range(40)]
    solver.node_limit = 3000
    values = solver.values_over_worlds(open_lead(worlds[0]), worlds)
    assert 0 < len(values) < 40
    solver.node_limit = None
    assert list(values) == [solver.exact(open_lead(hands)) for hands in worlds[: len(values)]]


def test_a_forgetful_solver_visits_the_same_nodes_again(solver: Solver) -> None:
    position = open_lead(deal(5, 6))
    solver.exact(position)
    first = solver.nodes
    solver.exact(position)
    assert solver.nodes < first
    solver.forget()
    solver.exact(position)
    assert solver.nodes == first


@pytest.mark.parametrize(
    ("hands", "other"),
    [
        (("Ao", "3o", "Ro"), {"trump": 4}),
        (("Ao", "3o", "Ro"), {"declarers": 7}),
        (("Ao", "3o", "Ro"), {"leader": 3}),
        (("Ao", "Ao", "Ro"), {}),
        (("Ao", "3o", "Ro So"), {}),
        (("Ao", "3o"), {}),
        (("Ao", "3o", "Ro"), {"table": (card("So"),)}),
        (("Ao", "3o", ""), {"table": (card("So"), card("Co"), card("4c"))}),
        (("Ao", "3o", "Ro", "So"), {"declarers": 3}),
    ],
)
def test_positions_that_cannot_be_are_refused(
    hands: tuple[str, ...], other: dict[str, int]
) -> None:
    fields: dict[str, object] = {"trump": 0, "leader": 0, "declarers": 1, **other}
    with pytest.raises(ValueError, match=r"."):
        Position(hands=tuple(hand(h) for h in hands), **fields)  # type: ignore[arg-type]
