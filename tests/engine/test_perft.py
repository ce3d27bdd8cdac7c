"""Ways of going on from small endings, counted by the engine and by a small generator of its own, and pinned."""

from __future__ import annotations

import pytest

from subastao_qt.engine import deal as deals
from subastao_qt.engine.cards import PACK_36, PACK_40, Hand, Seat, parse_hand, parse_suit
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.facts import Phase, Played, Trick
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text

# The generator knows cards as texts and the rules as one function; it shares nothing with the engine.
RANKS = "24567SCR3A"


def _high(card: str) -> int:
    return RANKS.index(card[0])


def _best(trick: list[tuple[int, str]], trump: str) -> str:
    suit = trump if any(card[1] == trump for _seat, card in trick) else trick[0][1][1]
    return max((card for _seat, card in trick if card[1] == suit), key=_high)


def _legal(hand: list[str], trick: list[tuple[int, str]], trump: str, free: bool) -> list[str]:
    if not trick:
        return hand
    led, best = trick[0][1][1], _best(trick, trump)
    same = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    if same:
        beating = [c for c in same if _high(c) > _high(best)] if best[1] == led else []
        return beating or same
    if not trumps:
        return hand
    if best[1] != trump:
        return trumps
    return [c for c in trumps if _high(c) > _high(best)] or (hand if free else trumps)


def _count(
    hands: dict[int, list[str]], order: list[int], turn: int, trick: list[tuple[int, str]],
    sung: frozenset[str], used: frozenset[int], rules: RuleSet, trump: str, declaring: set[int], tricks: int,
) -> int:  # fmt: skip
    if not any(hands.values()):
        return 1
    ways = 0
    if not trick and tricks:
        pair_sings = rules.in_pairs and rules.pair_singer.value == "either"
        for seat in (turn, (turn + 2) % 4) if pair_sings else (turn,):
            if seat not in declaring and rules.singers.value == "declarer":
                continue
            if seat in used and rules.cantes_per_trick.value == "one":
                continue
            held = [s for s in "oceb" if {"R" + s, "C" + s} <= set(hands[seat]) and s not in sung]
            for suit in [trump] if trump in held else held:
                ways += _count(
                    hands, order, turn, trick, sung | {suit}, used | {seat}, rules, trump, declaring, tricks
                )  # fmt: skip
    for card in _legal(hands[turn], trick, trump, rules.undertrump.value == "free"):
        left = {**hands, turn: [c for c in hands[turn] if c != card]}
        table = [*trick, (turn, card)]
        if len(table) == len(order):
            winner = next(seat for seat, c in table if c == _best(table, trump))
            ways += _count(
                left, order, winner, [], sung, frozenset(), rules, trump, declaring, tricks + 1
            )
        else:
            after = order[(order.index(turn) + 1) % len(order)]
            ways += _count(left, order, after, table, sung, used, rules, trump, declaring, tricks)
    return ways


def ending(rules: RuleSet, hands: dict[int, str], trump: str, leader: int) -> DealState:
    """A deal with these cards left; what was played before lies in tricks that the leader won."""
    held = {Seat(seat): parse_hand(text) for seat, text in hands.items()}
    taken = {card for hand in held.values() for card in hand}
    rest = [c for c in (PACK_40 if rules.in_pairs else PACK_36) if c not in taken]
    order = tuple(held)
    tricks: list[Trick] = []
    while rest:
        cards = tuple(Played(seat, rest.pop()) for seat in order)
        tricks.append(Trick(cards, Seat(leader)))
    dealt: tuple[Hand, ...] = tuple(held[seat] for seat in order)
    return DealState(
        rules,
        Seat(len(order) - 1),
        dealt,
        order,
        dealt,
        phase=Phase.PLAY,
        turn=Seat(leader),
        declarer=Seat(0),
        contract=60,
        trump=parse_suit(trump),
        tricks=tuple(tricks),
    )


def perft(state: DealState) -> int:
    """How many ways there are to the end of the deal."""
    if state.phase is Phase.OVER:
        return 1
    return sum(perft(deals.apply(state, action).state) for action in deals.legal_actions(state))


FOUR = {0: "Ro Co 4c", 1: "2o 5c Ae", 2: "Rc Cc 3b", 3: "4e 5b 6c"}


@pytest.mark.parametrize(
    ("rules", "hands", "trump", "leader", "ways"),
    [
        ("", {0: "Ao", 1: "4o", 2: "5c"}, "o", 0, 1),
        ("", {0: "Ao Rc", 1: "4o Ac", 2: "5c 6e"}, "o", 0, 3),
        ("", {0: "Ao Rc 4b", 1: "4o Ac 5e", 2: "5c 6e 7b"}, "o", 0, 17),
        ("", {0: "Ro Co Rc Cc", 1: "4o Ac 5e Sb", 2: "5c 6e 7b 3o"}, "o", 0, 96),
        ("cantes_per_trick=all", {0: "Ro Co Rc Cc", 1: "4o Ac 5e Sb", 2: "5c 6e 7b 3o"}, "o", 0, 136),
        ("singers=all", {0: "4o 5c 6e 7b", 1: "Re Ce Rb Cb", 2: "Ao 3c 4e 5b"}, "c", 1, 160),
        ("undertrump=free", {0: "Ao 3o 4c 5c", 1: "7o 6o Ae 3e", 2: "So 5o Ab 3b"}, "o", 0, 384),
        ("", {0: "Rc 5c 4c 5e", 1: "So Co Ae 3e", 2: "7o 5o Ab 3b"}, "o", 0, 672),
        ("undertrump=free", {0: "Rc 5c 4c 5e", 1: "So Co Ae 3e", 2: "7o 5o Ab 3b"}, "o", 0, 1056),
        ("variant=pairs4", FOUR, "o", 0, 1092),
        ("variant=pairs4 pair_singer=winner", FOUR, "o", 0, 376),
        ("variant=pairs4 singers=all", {0: "Ro Co 4c", 1: "2o 5c Ae", 2: "Rc Cc 3b", 3: "Re Ce 6c"}, "o", 1, 720),
    ],
)  # fmt: skip
def test_ways_to_the_end(
    rules: str, hands: dict[int, str], trump: str, leader: int, ways: int
) -> None:
    chosen = parse_rules_text(rules)
    state = ending(chosen, hands, trump, leader)
    declaring = {0, 2} if chosen.in_pairs else {0}
    texts = {seat: text.split() for seat, text in hands.items()}
    own = _count(
        texts, list(hands), leader, [], frozenset(), frozenset(), chosen, trump, declaring, 1
    )
    assert (perft(state), own) == (ways, ways)
