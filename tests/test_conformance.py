"""The rule cases, made by an independent program, played through the engine step by step."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from subastao_qt.engine.actions import (
    Bid,
    EndMatch,
    NextDeal,
    Pass,
    Sing,
    SingTute,
    action_text,
    parse_action,
)
from subastao_qt.engine.auction import phrases_offered
from subastao_qt.engine.cards import Seat, parse_hand, parse_suit
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.deal import apply, legal_actions
from subastao_qt.engine.deal_state import DealState, start_deal
from subastao_qt.engine.facts import Ending, Phase, Played
from subastao_qt.engine.play import obligated_cards
from subastao_qt.engine.ruleset import MAX_BID, RuleSet, make_rules

CASES = Path(os.environ.get("SUBASTAO_CASES") or Path(__file__).parent / "cases")


def _transcripts() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path in sorted(CASES.glob("*.jsonl")):
        rows += [
            json.loads(line)
            for line in path.read_text(encoding="utf-8").splitlines()
            if line.strip()
        ]
    return rows


def _positions() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path in sorted(CASES.glob("*.json")):
        rows += json.loads(path.read_text(encoding="utf-8"))
    return rows


TRANSCRIPTS = _transcripts()
POSITIONS = _positions()


def _expected(legal: list[str], rules: RuleSet) -> set[str]:
    """`bid 65..230` stands for every bid of that range by the bidding step."""
    texts: set[str] = set()
    for text in legal:
        if text.startswith("bid ") and ".." in text:
            low, high = (int(part) for part in text.removeprefix("bid ").split(".."))
            texts |= {f"bid {amount}" for amount in range(low, high + 1, rules.step)}
            assert high == MAX_BID
        else:
            texts.add(text)
    return texts


def _compare_result(state: DealState, expected: dict[str, Any]) -> None:
    result = state.result
    assert result is not None
    assert (result.ending is Ending.PASSED_OUT) == expected["passed_out"]
    assert {str(seat): score for seat, score in enumerate(result.scores)} == expected["scores"]
    if expected["passed_out"]:
        return
    assert result.account is not None
    assert result.declarer == expected["declarer"]
    assert result.contract == expected["contract"]
    assert result.account.total == expected["declarer_total"]
    assert result.account.defence_points == expected["defence_points"]
    assert result.made == expected["made"]
    assert bool(result.match_won) == bool(expected.get("match_won", False))


def test_conformance_has_cases() -> None:
    assert TRANSCRIPTS or POSITIONS, f"nothing to run in {CASES}"


@pytest.mark.parametrize("case", TRANSCRIPTS, ids=lambda case: str(case["id"]))
def test_conformance_transcript(case: dict[str, Any]) -> None:
    rules = make_rules(case["rules"])
    hands = {Seat(int(seat)): parse_hand(" ".join(cards)) for seat, cards in case["hands"].items()}
    state = start_deal(rules, Seat(case["dealer"]), hands)
    for step in case["steps"]:
        assert state.turn == step["turn"]
        assert {action_text(action) for action in legal_actions(state)} == _expected(
            step["legal"], rules
        )
        if state.phase is Phase.AUCTION and "phrases" in step:
            offered = phrases_offered(rules, state.hands[step["turn"]])
            assert {phrase.value for phrase in offered} == set(step["phrases"])
        action = parse_action(step["action"])
        if "phrase" in step:
            phrase = Phrase(step["phrase"])
            assert isinstance(action, Pass | Bid)
            action = Bid(action.amount, phrase) if isinstance(action, Bid) else Pass(phrase)
        if isinstance(action, Sing | SingTute):
            assert action.seat in state.order
        assert not isinstance(action, NextDeal | EndMatch)
        state = apply(state, action).state
    assert state.phase is Phase.OVER
    _compare_result(state, case["result"])


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: f"position-{case['id']}")
def test_conformance_position(case: dict[str, Any]) -> None:
    rules = make_rules(case["rules"])
    trick = [
        Played(Seat(seat), card) for seat, card in enumerate(parse_hand(" ".join(case["trick"])))
    ]
    hand = parse_hand(" ".join(case["hand"]))
    _duty, legal = obligated_cards(hand, trick, parse_suit(case["trump"]), rules.undertrump)
    assert {card.code for card in legal} == set(case["legal"]), case["why"]
