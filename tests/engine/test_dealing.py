"""Dice, shuffles, cut and packets: pinned, since every later version must draw the same (rules, 2)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.engine import match as matches
from subastao_qt.engine.cards import PACK_36, PACK_40, Seat, parse_hand
from subastao_qt.engine.choices import Packets, Shuffle, Variant
from subastao_qt.engine.dealing import (
    LEAST_CUT,
    LEAST_PACKET,
    MOST_PACKET,
    Pack,
    cut,
    deal_out,
    gathered_pack,
    hands_of,
    mixed_pack,
    overhand,
    packets_of,
)
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from tests.engine.drawn import table
from tests.engine.strategies import SEEDS


def codes(cards: tuple[object, ...]) -> str:
    return " ".join(str(card) for card in cards)


@pytest.mark.parametrize(
    ("seed", "key", "numbers"),
    [
        (0, 0, "330031 752162 781184 163891 705849"),
        (1, 0, "919905 78654 655575 36578 806383"),
        (1, 1, "592839 764626 165192 208294 237538"),
        (2**64 - 1, 7, "428863 390097 311081 421502 851538"),
    ],
)
def test_the_first_numbers(seed: int, key: int, numbers: str) -> None:
    dice = Dice(seed, key)
    assert " ".join(str(dice.below(1_000_000)) for _ in range(5)) == numbers


@given(SEEDS, st.integers(1, 200))
def test_numbers_lie_below_the_bound(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


def test_every_number_comes_up_alike() -> None:
    dice = Dice(4)
    counts = Counter(dice.below(6) for _ in range(60_000))
    # six cells around 10,000: chi-square with five degrees of freedom is above 25 once in ten thousand seeds
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25


def test_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="bound 0"):
        Dice(1).below(0)


@pytest.mark.parametrize(
    ("shuffle", "pack", "order"),
    [
        (
            Shuffle.FULL,
            PACK_36,
            (
                "5o Rc 3o Sc Cb 3e 3c 4c 7o 7c 4o Rb Ao Cc 7e 5c 7b 5b Ac Ab "
                "6o 5e 4b 6c Ro Ae 4e 6b So Re 3b Ce 6e Sb Co Se"
            ),
        ),
        (
            Shuffle.LIGHT,
            PACK_36,
            (
                "7b Sb Cb Ac 4e 5e 6e 7e Se Ce Re 7c Sc Cc Rc 3c 3o Ao 4c 5c "
                "6c 4o 5o 6o 7o So Co Ro Rb 3b Ab 3e Ae 4b 5b 6b"
            ),
        ),
        (
            Shuffle.CUT_ONLY,
            PACK_36,
            (
                "6b 7b Sb Cb Rb 3b Ab 4o 5o 6o 7o So Co Ro 3o Ao 4c 5c 6c 7c "
                "Sc Cc Rc 3c Ac 4e 5e 6e 7e Se Ce Re 3e Ae 4b 5b"
            ),
        ),
        (
            Shuffle.LIGHT,
            PACK_40,
            (
                "Ro 3o Ao 2c 2o 4o 5o Rb 3b Ab Ae 2b 4b 5b 6b 7b Sb Cb 4e 5e "
                "6e 7e Se Ce Re 3e Cc Rc 3c Ac 2e 4c 5c 6c 7c Sc 6o 7o So Co"
            ),
        ),
    ],
)
def test_a_shuffled_pack(shuffle: Shuffle, pack: Pack, order: str) -> None:
    mixed = mixed_pack(pack, shuffle, Dice(20, 2))
    assert codes(mixed) == order


class FixedDice(Dice):
    """Dice that fall as told."""

    def __init__(self, *falls: int) -> None:
        super().__init__(0)
        self._falls = list(falls)

    def between(self, low: int, high: int) -> int:
        fall = self._falls.pop(0)
        assert low <= fall <= high
        return fall


def test_one_overhand_pass() -> None:
    # bottom to top; packets of 4, 3 and a last one that is smaller than drawn
    pack = parse_hand("4o 5o 6o 7o So Co Ro 3o Ao")
    mixed = overhand(pack, FixedDice(4, 3, 8))
    assert codes(mixed) == "Co Ro 3o Ao 6o 7o So 4o 5o"


def test_the_lower_part_goes_on_top() -> None:
    pack = parse_hand("4o 5o 6o 7o So Co Ro 3o Ao")
    assert codes(cut(pack, FixedDice(4))) == "So Co Ro 3o Ao 4o 5o 6o 7o"
    assert codes(cut(pack, FixedDice(5))) == "Co Ro 3o Ao 4o 5o 6o 7o So"


@given(SEEDS)
def test_packets_and_cuts_have_their_sizes(seed: int) -> None:
    pack = PACK_40
    mixed = overhand(pack, Dice(seed))
    assert sorted(card.index for card in mixed) == list(range(40))
    runs: list[int] = []
    for before, card in zip((None, *mixed), mixed, strict=False):
        if before is not None and card.index == before.index + 1:
            runs[-1] += 1
        else:
            runs.append(1)
    # within a packet the order is kept; from one packet to the next the pack is walked downwards
    assert all(LEAST_PACKET <= run <= MOST_PACKET for run in runs[:-1])
    assert 1 <= runs[-1] <= MOST_PACKET
    lower = cut(pack, Dice(seed)).index(pack[0])
    assert LEAST_CUT <= lower <= len(pack) - LEAST_CUT


def test_every_place_of_the_cut_comes_up() -> None:
    places = {cut(PACK_36, Dice(seed)).index(PACK_36[0]) for seed in range(1000)}
    assert places == set(range(4, 33))


@pytest.mark.parametrize(
    ("packets", "variant", "sizes"),
    [
        (Packets.TWO, Variant.CLASSIC3, [6, 6]),
        (Packets.THREES, Variant.CLASSIC3, [3, 3, 3, 3]),
        (Packets.FOURS, Variant.CENSOR4, [4, 4, 4]),
        (Packets.SINGLY, Variant.CLASSIC3, [1] * 12),
        (Packets.TWO, Variant.PAIRS4, [5, 5]),
        (Packets.THREES, Variant.PAIRS4, [3, 3, 4]),
        (Packets.FOURS, Variant.PAIRS4_SIGNALS, [4, 4, 2]),
        (Packets.SINGLY, Variant.PAIRS4, [1] * 10),
    ],
)
def test_packets(packets: Packets, variant: Variant, sizes: list[int]) -> None:
    rules = RuleSet(variant=variant, packets=packets)
    pack = PACK_40 if rules.in_pairs else PACK_36
    dealt = deal_out(rules, Seat(0), pack)
    active = [1, 2, 3] if rules.players == 3 else [1, 2, 3, 0]
    if variant is Variant.CLASSIC3:
        active = [1, 2, 0]
    assert [packet.seat for packet in dealt] == active * len(sizes)
    assert [packet.count for packet in dealt[:: len(active)]] == sizes
    # dealt from the top
    assert dealt[0].cards is not None
    assert dealt[0].cards[0] is pack[-1]
    hands = hands_of(dealt)
    assert packets_of(rules, Seat(0), hands) == dealt


def test_the_pack_is_gathered_in_piles() -> None:
    t = table(s0="Ao Ac 4e 5e", s1="4o Sc Ae 6b", s2="5o 5c 6e Rb")
    t.do("bid 60, pass, pass, trump o, Ao, 4o, 5o")
    t.do("4e, Ae, 6e")  # the defence takes it
    t.do("Sc, 5c, Ac")
    t.do("5e")
    pack = gathered_pack(t.state.deal)
    # defence undermost, then the declaring side, the open trick, the hands from the mano in the order dealt
    assert codes(pack[:10]) == "4e Ae 6e Ao 4o 5o Sc 5c Ac 5e"
    hands = t.state.deal.hands
    assert pack[10:] == (*hands[0], *hands[1], *hands[2])


def test_the_pack_after_a_passed_out_deal() -> None:
    t = table("", 0).do("pass, pass, pass")
    hands = t.state.deal.hands
    assert gathered_pack(t.state.deal) == (*hands[1], *hands[2], *hands[0])


def test_the_first_deal_is_always_shuffled_fully_and_the_deal_goes_round() -> None:
    for text in ("shuffle=light", "shuffle=cut-only", "shuffle=full"):
        rules = parse_rules_text(text)
        step = matches.start_match(rules, 9)
        assert step.state.deal.dealt == matches.start_match(RuleSet(), 9).state.deal.dealt
        assert codes(step.state.deal.dealt[0]) == "4o 5o So 4e 7e Ro Co Cc 3c 7o Cb 4c"


def test_the_first_dealer_is_drawn() -> None:
    drawn = Counter(matches.start_match(RuleSet(), seed).state.deal.dealer for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 60


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(RulesError, match="seed"):
        matches.start_match(RuleSet(), seed)
