"""Nothing on the table covers what must be seen, at any size, in any variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from subastao_qt.app.settings_fields import Sorting
from subastao_qt.engine.cards import Seat, Suit, parse_hand
from subastao_qt.engine.choices import Renuncio, Variant
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.geometry import Box, Metrics, box_about, metrics, turned_box
from subastao_qt.ui.table.placements import (
    LEAST_STEP,
    CardSlot,
    Placements,
    Role,
    hand_spots,
    placements,
    sorted_hand,
)
from subastao_qt.ui.table.seating import direction_of, pile_box
from tests.screens.table_states import moments

SIZES = [
    (900, 540), (1024, 600), (1280, 720), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3440, 1440),
    (3840, 2160), (800, 800), (900, 1400), (1080, 1920), (640, 480),
]  # fmt: skip
RULES = [
    *(RuleSet(variant=variant) for variant in Variant),
    RuleSet(variant=Variant.CENSOR4, renuncio=Renuncio.CLAIM),
]


@cache
def views(rules: RuleSet) -> tuple[PlayerView, ...]:
    """Every view of some deals by dice, from the person's seat."""
    return tuple(moment.view for seed in (3, 4, 7) for moment in moments(rules, seed, Seat(0)))


def card_box(m: Metrics, slot: CardSlot) -> Box:
    """What a card covers."""
    return turned_box(slot.x, slot.y, slot.width, m.card_height(slot.width), slot.angle)


def faults(view: PlayerView, p: Placements) -> Iterator[str]:
    """Everything that lies where it must not."""
    m = p.metrics
    whole = Box(0, 0, m.width, m.height)
    boxes = {key: card_box(m, slot) for key, slot in p.cards.items()}
    for key, box in boxes.items():
        if not box.inside(whole, 1.0):
            yield f"{key} leaves the view: {box}"
    plates = {seat: chair.plate for seat, chair in p.seats.items()}
    for seat, plate in plates.items():
        if not plate.inside(whole):
            yield f"plate {seat} leaves the view"
        for key, slot in p.cards.items():
            holding = slot.role is Role.FAN and slot.seat == seat
            if not holding and plate.meets(boxes[key]):
                yield f"plate {seat} meets {key}"
        yield from (
            f"plates {seat} {o} meet" for o, b in plates.items() if o > seat and plate.meets(b)
        )
        if plate.meets(p.bar):
            yield f"plate {seat} meets the bar"
        if plate.meets(p.badge):
            yield f"plate {seat} meets the badge"
        if view.declarer is not None and plate.meets(p.contract):
            yield f"plate {seat} meets the contract"
    piles = {seat: pile_box(m, chair) for seat, chair in p.seats.items()}
    for seat in p.piles:
        if not piles[seat].inside(whole, 1.0):
            yield f"pile {seat} leaves the view"
        for key, box in boxes.items():
            if piles[seat].meets(box):
                yield f"pile {seat} meets {key}"
        if piles[seat].meets(p.bar) or any(piles[seat].meets(b) for b in plates.values()):
            yield f"pile {seat} meets a plate or the bar"
        if piles[seat].meets(p.badge):
            yield f"pile {seat} meets the badge"
    for key, box in boxes.items():
        if box.meets(p.bar):
            yield f"{key} meets the bar"
        if box.meets(p.badge):
            yield f"{key} meets the badge"
        if view.declarer is not None and box.meets(p.contract):
            yield f"{key} meets the contract"
    yield from hidden_indices(p, boxes)


def hidden_indices(p: Placements, boxes: dict[str, Box]) -> Iterator[str]:
    """Open cards whose number is covered by one above them."""
    for key, slot in p.cards.items():
        if slot.face is None:
            continue
        w, h = slot.width, p.metrics.card_height(slot.width)
        index = Box(slot.x - w / 2, slot.y - h / 2, w * 0.28, h * 0.15)
        for other, above in p.cards.items():
            # The boxes round cards turned by a few degrees are a little too large: by 3 % of the height.
            box = boxes[other]
            body = Box(box.x + h * 0.03, box.y + h * 0.03, box.w - h * 0.06, box.h - h * 0.06)
            if above.z > slot.z and other != key and body.meets(index):
                yield f"{other} covers the index of {key}"


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("rules", RULES, ids=lambda r: f"{r.variant.value}-{r.renuncio.value}")
def test_nothing_is_covered(rules: RuleSet, size: tuple[int, int]) -> None:
    found: dict[str, PlayerView] = {}
    for view in views(rules)[::2]:
        for fault in faults(view, placements(view, metrics(*size))):
            found.setdefault(fault, view)
    assert not found, sorted(found)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(900, 540), (1024, 600), (1920, 1080), (900, 1400)])
def test_nothing_is_covered_by_large_letters(size: tuple[int, int], scale: float) -> None:
    found: set[str] = set()
    for rules in RULES:
        for view in views(rules)[::5]:
            m = metrics(*size, text_scale=scale, wide_letters=scale == 1.5)
            found.update(faults(view, placements(view, m)))
    assert not found


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_number_of_the_own_hand_is_seen(size: tuple[int, int], count: int) -> None:
    hand = parse_hand("Ao 3o Ro Co Ac 3c Rc Ae 3e Re Ab 3b")[:count]
    for dpr in (1.0, 1.25, 2.0):
        m = metrics(*size, dpr=dpr)
        spots = hand_spots(m, hand, Suit.OROS, Sorting.SUIT)
        width = m.card_width(1.0)
        assert spots[0].x - width / 2 >= 0
        assert spots[-1].x + width / 2 <= m.width
        steps = [after.x - spot.x for spot, after in pairwise(spots)]
        assert all(step >= LEAST_STEP * m.unit for step in steps)
        for spot in spots:
            left, top = (spot.x - width / 2) * dpr, (spot.y - m.card_height(width) / 2) * dpr
            assert (left, top) == pytest.approx((round(left), round(top)))


def test_the_card_is_as_the_look_wants_it() -> None:
    assert metrics(1024, 600).unit == 104
    assert metrics(1280, 800).unit == 139
    assert metrics(1920, 1080).unit == 188


def test_whoever_takes_a_hand_sits_in_its_place() -> None:
    rules = RuleSet(variant=Variant.CENSOR4)
    seen = (moment.view for seed in range(1, 30) for moment in moments(rules, seed, Seat(0)))
    taken = [v for v in seen if v.censoring is not None and not v.censoring.retaken]
    assert {v.seat for v in taken} & {v.declarer for v in taken}
    assert any(v.resting == v.seat for v in taken)
    for view in taken:
        assert view.censoring is not None
        p = placements(view, metrics(1280, 800))
        # The places go round as before: the order of play is counter-clockwise on the screen.
        order = [direction_of(view, seat) for seat in view.order]
        assert order == sorted(order, key=lambda d: (d - order[0]) % 4)
        assert p.seats[view.seat].direction == 0
        assert all(slot.seat != view.resting for slot in p.cards.values() if slot.role is Role.FAN)


def test_the_seen_hand_lies_open_and_counts_once() -> None:
    rules = RuleSet(variant=Variant.CENSOR4)
    seen = [
        v for v in views(rules) if v.shown is not None and v.phase is not Phase.OVER and v.shown[1]
    ]
    assert seen
    for view in seen:
        assert view.shown is not None
        p = placements(view, metrics(1024, 600))
        held = [
            slot
            for slot in p.cards.values()
            if slot.seat == view.shown[0] and slot.role is Role.SHOWN
        ]
        assert {slot.face for slot in held} == set(view.shown[1])
        assert not any(
            slot.role is Role.FAN and slot.seat == view.shown[0] for slot in p.cards.values()
        )


def test_no_view_shows_a_card_twice_or_too_few() -> None:
    for rules in RULES:
        for view in views(rules):
            p = placements(view, metrics(1280, 800))
            held = sum(slot.role in (Role.HAND, Role.FAN, Role.SHOWN) for slot in p.cards.values())
            assert held == sum(view.counts)


def test_a_bar_that_grows_moves_the_trick_up() -> None:
    view = next(v for v in views(RuleSet(variant=Variant.PAIRS4)) if len(v.trick) == 3)
    m = metrics(1024, 600)
    usual, grown = placements(view, m), placements(view, m, bar_height=90)
    assert grown.bar.y < usual.bar.y
    assert grown.bar.bottom == usual.bar.bottom
    assert grown.middle.y < usual.middle.y
    assert not list(faults(view, grown))


def test_hands_are_sorted_as_wished() -> None:
    hand = parse_hand("4b Ro 3c As".replace("As", "Ae") + " 7c Ao")
    assert sorted_hand(hand, None, Sorting.SUIT) == parse_hand("Ao Ro 3c 7c Ae 4b")
    assert sorted_hand(hand, Suit.COPAS, Sorting.SUIT) == parse_hand("3c 7c Ao Ro Ae 4b")
    assert sorted_hand(hand, Suit.COPAS, Sorting.RANK) == parse_hand("Ao Ae 3c Ro 7c 4b")


def test_boxes_meet_and_hold() -> None:
    assert box_about(5, 5, 10, 10).meets(Box(9, 9, 4, 4))
    assert not box_about(5, 5, 10, 10).meets(Box(10, 0, 4, 4))
    assert turned_box(0, 0, 10, 20, 90).w == pytest.approx(20)
