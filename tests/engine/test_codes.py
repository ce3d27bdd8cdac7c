"""Deal codes and match codes: pinned, read back, and safe against slips of the pen."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.engine.cards import PACK_36, Seat
from subastao_qt.engine.codes import (
    ALPHABET,
    CodeError,
    deal_code,
    match_code,
    read_deal_code,
    read_match_code,
)
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.match import start_match
from subastao_qt.engine.options import PhrasesOption
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, make_rules, parse_rules_text
from tests.engine.strategies import SEEDS, rule_sets

LOOKALIKE = {"I": "1", "L": "1", "O": "0"}

PINNED_DEALS = [
    ("variant=classic3", 1, "D1-4MVW-T2RE-KNWJ"),
    ("variant=censor4", 2, "D1-WDKH-0Q7A-GENG"),
    ("variant=pairs4", 3, "D1-J5T6-GB88-38YT-F3TB"),
    ("variant=pairs4signals", 4, "D1-F2KM-BKM6-8RQ1-GMVY"),
    ("variant=classic3 undertrump=free target=300 tute=match", 5, "D1-HF41-05YW-5FAP-P1AF-0BH9-M="),
    (
        "variant=pairs4signals phrases=as,dos shuffle=full min_bid=50 bid_step=10 deals=100",
        6,
        "D1-2YVW-DP29-7ZXQ-1279-9JZB-PAB0-F6V6",
    ),
]
PINNED_MATCHES = [
    ("variant=classic3", 1, "M1-4Q"),
    ("variant=pairs4signals phrases=none", 2**64 - 1, "M1-86Z0-1ZZZ-ZZZZ-ZZZZ-ZZV"),
]


def code_of(rules: RuleSet, seed: int) -> str:
    deal = start_match(rules, seed).state.deal
    hands = {seat: deal.dealt[seat] for seat in active_seats(rules, deal.dealer)}
    return deal_code(rules, deal.dealer, hands)


@pytest.mark.parametrize(("rules", "seed", "code"), PINNED_DEALS)
def test_deal_codes_stay_what_they_are(rules: str, seed: int, code: str) -> None:
    chosen = parse_rules_text(rules)
    assert code_of(chosen, seed) == code
    deal = start_match(chosen, seed).state.deal
    read, dealer, hands = read_deal_code(code)
    assert (read, dealer) == (chosen, deal.dealer)
    assert {seat: set(hand) for seat, hand in hands.items()} == {
        seat: set(deal.dealt[seat]) for seat in active_seats(chosen, deal.dealer)
    }


@pytest.mark.parametrize(("rules", "seed", "code"), PINNED_MATCHES)
def test_match_codes_stay_what_they_are(rules: str, seed: int, code: str) -> None:
    assert match_code(parse_rules_text(rules), seed) == code
    assert read_match_code(code) == (parse_rules_text(rules), seed)


@given(rule_sets(), SEEDS)
def test_codes_are_read_back(rules: RuleSet, seed: int) -> None:
    assert read_match_code(match_code(rules, seed)) == (rules, seed)
    deal = start_match(rules, seed).state.deal
    code = code_of(rules, seed)
    read, dealer, hands = read_deal_code(code)
    assert (read, dealer) == (rules, deal.dealer)
    for seat, hand in hands.items():
        assert set(hand) == set(deal.dealt[seat])
    assert code_of(replace(rules), seed) == code


@given(rule_sets(), SEEDS)
def test_codes_are_read_as_people_type_them(rules: RuleSet, seed: int) -> None:
    code = code_of(rules, seed)
    typed = " " + code.lower().replace("-", " ").replace("1", "l").replace("0", "o") + "\n"
    assert read_deal_code(typed) == read_deal_code(code)
    assert read_deal_code(code.replace("1", "I").replace("-", "")) == read_deal_code(code)


def wrong_codes(code: str) -> list[str]:
    """The code with one character changed, or two swapped."""
    kind, rest = code.split("-", 1)
    body = rest.replace("-", "")
    wrong = [
        body[:place] + letter + body[place + 1 :]
        for place, right in enumerate(body)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*~$="
        if LOOKALIKE.get(letter, letter) != right
    ]
    for first in range(len(body)):
        for second in range(first + 1, len(body)):
            letters = list(body)
            letters[first], letters[second] = letters[second], letters[first]
            if "".join(letters) != body:
                wrong.append("".join(letters))
    return [f"{kind}-{text}" for text in wrong]


@pytest.mark.parametrize("code", [code for _r, _s, code in PINNED_DEALS], ids=lambda code: code[:7])
def test_a_single_slip_or_swap_in_a_deal_code_is_always_found(code: str) -> None:
    wrong = wrong_codes(code)
    assert len(wrong) > 400
    for text in wrong:
        with pytest.raises(CodeError):
            read_deal_code(text)


def test_a_slip_in_the_longest_of_codes_is_found_too() -> None:
    values = {}
    for name, option in OPTIONS.items():
        if name == "variant":
            values[name] = "pairs4signals"
        elif isinstance(option, PhrasesOption):
            values[name] = "none"
        else:
            # the choice before the default, round the corner, makes the highest digit
            known = list(option.choices)
            values[name] = option.text(known[known.index(option.default) - 1])
    values["bid_step"] = "5"
    code = code_of(make_rules(values), 3)
    assert len(code.split("-", 1)[1].replace("-", "")) > 26
    for text in wrong_codes(code):
        with pytest.raises(CodeError):
            read_deal_code(text)


def test_the_very_first_deal_has_a_code() -> None:
    hands = {
        Seat(seat): PACK_36[12 * place : 12 * place + 12] for place, seat in enumerate((1, 2, 0))
    }
    code = deal_code(RuleSet(), Seat(0), hands)
    assert code.startswith("D1-0")
    assert read_deal_code(code) == (RuleSet(), 0, hands)


@pytest.mark.parametrize(
    "code", [code for _r, _s, code in PINNED_MATCHES], ids=lambda code: code[:7]
)
def test_a_single_slip_or_swap_in_a_match_code_is_always_found(code: str) -> None:
    for text in wrong_codes(code):
        with pytest.raises(CodeError):
            read_match_code(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with D1"),
        ("hello", "begins with D1"),
        ("D1", "check character"),
        ("D1-", "check character"),
        ("D1-0", "check character"),
        ("D1-AB!C", "«!», character 5"),
        ("D1-" + "A" * 300, "at most"),
        ("D2-ABCD", "begins with D1"),
        ("M1-ABCD", "begins with D1"),
        ("D1-ÄÖ", "does not occur"),
    ],
)
def test_what_is_no_code(text: str, words: str) -> None:
    with pytest.raises(CodeError, match=words):
        read_deal_code(text)


def test_a_match_code_is_no_deal_code() -> None:
    with pytest.raises(CodeError, match="begins with D1"):
        read_deal_code(match_code(RuleSet(), 1))
    with pytest.raises(CodeError, match="begins with M1"):
        read_match_code(code_of(RuleSet(), 1))


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (read_deal_code, read_match_code):
        for typed in (text, "D1" + text, "M1" + text):
            with contextlib.suppress(CodeError):
                read(typed)


@given(st.text(alphabet=ALPHABET, min_size=1, max_size=40))
def test_any_letters_are_read_or_refused(text: str) -> None:
    for check in ALPHABET + "*~$=U":
        try:
            rules, dealer, hands = read_deal_code(f"D1-{text}{check}")
        except CodeError:
            continue
        again = deal_code(rules, dealer, hands)
        assert read_deal_code(again) == (rules, dealer, hands)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        match_code(RuleSet(), seed)


def test_codes_are_short_for_common_rules() -> None:
    assert len(code_of(RuleSet(), Dice(1).below(1000))) <= 20
