"""Options, presets and their text: every value is read, written and refused in words (rules, 7)."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.options import NumberOption, PhrasesOption
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import (
    OPTIONS,
    RuleSet,
    differences,
    make_rules,
    matters,
    parse_rules_text,
    rules_text,
)
from tests.engine.strategies import rule_sets

# Names, choices and defaults as the rules list them, the default first.
TABLE = {
    "variant": "classic3 censor4 pairs4 pairs4signals",
    "shuffle": "light cut-only full",
    "packets": "two threes fours singly",
    "bid_step": "5 10",
    "auction_rounds": "until-one single",
    "pairs_auction_end": "both-opponents all-others",
    "censor_sees": "yes no",
    "censor_answer": "none once",
    "signal_truth": "enforced free",
    "signal_audience": "all partner",
    "first_lead": "declarer mano",
    "undertrump": "forced free",
    "renuncio": "prevent claim",
    "singers": "declarer all",
    "defence_cantes": "announced against",
    "cantes_per_trick": "one all",
    "pair_singer": "either winner",
    "tute": "none points deal match",
    "made_score": "bid points",
    "failed_bid": "each split",
    "failed_penalty": "none bid",
    "resting_scores": "none opponent",
    "match_end": "target deals",
}
NUMBERS = {
    "min_bid": (60, 50, 100, 5),
    "tute_points": (100, 10, 230, 5),
    "target": (500, 100, 2000, 10),
    "deals": (12, 1, 100, 1),
}


def test_every_option_of_the_rules_with_its_choices_and_default() -> None:
    assert set(OPTIONS) == {*TABLE, *NUMBERS, "phrases"}
    for name, choices in TABLE.items():
        option = OPTIONS[name]
        assert not isinstance(option, NumberOption | PhrasesOption)
        assert [choice.value for choice in option.choices] == choices.split()
        assert option.default is option.choices[0]
        assert getattr(RuleSet(), name) is option.default
    for name, (default, low, high, step) in NUMBERS.items():
        number = OPTIONS[name]
        assert isinstance(number, NumberOption)
        assert (number.default, number.low, number.high, number.step) == (default, low, high, step)
        assert getattr(RuleSet(), name) == default
    assert RuleSet().phrases == tuple(Phrase)
    assert [p.value for p in Phrase] == [
        "as",
        "ases",
        "tres",
        "cante",
        "dos",
        "largo",
        "fallo",
        "malaleche",
    ]


@pytest.mark.parametrize("name", list(OPTIONS))
def test_every_choice_has_words(name: str) -> None:
    option = OPTIONS[name]
    assert option.words.label
    assert option.words.help.endswith(".")
    if isinstance(option, NumberOption):
        return
    choices = list(Phrase) if isinstance(option, PhrasesOption) else list(option.choices)
    assert set(option.words.choices) == {choice.value for choice in choices}


def test_presets_are_those_of_the_rules() -> None:
    expected = {
        "Classic": "",
        "One round": "auction_rounds=single undertrump=free match_end=deals",
        "Galician": "shuffle=full packets=singly pairs_auction_end=all-others cantes_per_trick=all "
        "pair_singer=winner failed_bid=split",
        "Hard money": "first_lead=mano tute=match failed_penalty=bid target=300",
        "Any card when beaten": "undertrump=free",
        "Strict table": "shuffle=cut-only renuncio=claim",
    }
    assert [preset.label for preset in PRESETS] == list(expected)
    assert len({preset.id for preset in PRESETS}) == len(PRESETS)
    for preset in PRESETS:
        for variant in Variant:
            rules = preset.rules(variant)
            text = f"variant={variant.value} {expected[preset.label]}".strip()
            assert rules_text(rules) == text
            assert rules.variant is variant


@given(rule_sets())
def test_rules_are_written_and_read_back(rules: RuleSet) -> None:
    text = rules_text(rules)
    assert parse_rules_text(text) == rules
    assert make_rules(differences(rules, RuleSet())) == rules
    assert ("bid_step=10" in text) == (rules.step == 10)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour=red", "«colour» is no option of the rules"),
        ("undertrump=maybe", "undertrump: «maybe» is not one of forced · free"),
        ("target=99", "target: «99» is not a number from 100 to 2000 in steps of 10"),
        ("target=2010", "from 100 to 2000"),
        ("target=505", "in steps of 10"),
        ("target=-500", "from 100 to 2000"),
        ("target=５００", "from 100 to 2000"),
        ("target=1e2", "from 100 to 2000"),
        ("deals=0", "from 1 to 100"),
        ("min_bid=45", "from 50 to 100 in steps of 5"),
        ("min_bid=105", "from 50 to 100"),
        ("tute_points=5", "from 10 to 230"),
        ("bid_step=10 min_bid=65", "bid_step 10 wants a min_bid that is a multiple of 10, not 65"),
        ("phrases=as,hola", "«hola» is no phrase"),
        ("phrases=as,", "is no phrase"),
        ("tute", "expected option=value"),
        ("tute=none tute=deal", "given twice"),
        ("=", "is no option"),
    ],
)
def test_nonsense_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        parse_rules_text(text)


@pytest.mark.parametrize("value", [None, True, 5.0, [], {}, b"5", "", object()])
def test_values_of_other_kinds_are_refused(value: object) -> None:
    for name in ("undertrump", "target", "bid_step"):
        with pytest.raises(RulesError):
            make_rules({name: value})


@pytest.mark.parametrize(
    ("value", "ids"),
    [
        ("all", "as ases tres cante dos largo fallo malaleche"),
        ("none", ""),
        ("dos,as", "as dos"),
        (["malaleche", Phrase.AS], "as malaleche"),
        ((), ""),
    ],
)
def test_phrases(value: Any, ids: str) -> None:
    assert [phrase.value for phrase in make_rules({"phrases": value}).phrases] == ids.split()


def test_options_of_other_variants_are_accepted_and_ignored() -> None:
    rules = make_rules({"variant": "classic3", "pair_singer": "winner", "censor_answer": "once"})
    assert not matters(OPTIONS["pair_singer"], rules)
    assert not matters(OPTIONS["censor_answer"], rules)
    assert matters(OPTIONS["failed_bid"], rules)
    assert not matters(OPTIONS["tute_points"], rules)
    assert matters(OPTIONS["tute_points"], make_rules({"tute": "points"}))
    assert not matters(OPTIONS["failed_bid"], make_rules({"variant": "pairs4"}))


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(RulesError):
        parse_rules_text(text)


@given(
    st.dictionaries(
        st.sampled_from([*OPTIONS, "x"]),
        st.one_of(st.text(max_size=8), st.integers(), st.none(), st.booleans(), st.lists(st.text(max_size=3))),
        max_size=4,
    )
)  # fmt: skip
def test_any_values_are_read_or_refused(values: dict[str, object]) -> None:
    with contextlib.suppress(RulesError):
        assert parse_rules_text(rules_text(make_rules(values))) == make_rules(values)
