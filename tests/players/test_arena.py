"""The arena: deals drawn beforehand, every seating, resumable, counted by deal; and its commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from subastao_qt.__main__ import main
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.arena import Kind, Outcome, Plan, seatings
from subastao_qt.players.arena_run import PlanChanged, run
from subastao_qt.players.arena_stats import mean_of, report

PLAN = Plan(("casual", "greedy", "random"), RuleSet(), Kind.DEAL, 5, 100)


def test_every_seating_of_every_deal() -> None:
    assert len(seatings(PLAN)) == 3
    assert len(seatings(Plan(("greedy",) * 3, RuleSet(), Kind.DEAL, 5, 100))) == 1
    pairs = Plan(("casual", "greedy"), RuleSet(variant=Variant.PAIRS4), Kind.DEAL, 5, 100)
    assert seatings(pairs) == [
        ("casual", "greedy", "casual", "greedy"),
        ("greedy", "casual", "greedy", "casual"),
    ]
    outcomes = run(PLAN, 2)
    assert [each.deal for each in outcomes] == [0, 0, 0, 1, 1, 1]
    assert {each.players for each in outcomes} == set(seatings(PLAN))


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(PLAN, 4)
    file = tmp_path / "run.jsonl"
    run(PLAN, 2, path=file)
    cut = file.read_text(encoding="utf-8")
    file.write_text(cut[:-20], encoding="utf-8")  # stopped in the middle of a line
    told: list[tuple[int, int]] = []
    assert run(PLAN, 4, path=file, progress=lambda done, all_: told.append((done, all_))) == whole
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert run(PLAN, 4, path=file) == whole


def test_another_plan_s_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(PLAN, 1, path=file)
    with pytest.raises(PlanChanged):
        run(Plan(PLAN.seats, PLAN.rules, Kind.DEAL, 6, 100), 1, path=file)


def test_processes_change_nothing() -> None:
    assert run(PLAN, 3, processes=2) == run(PLAN, 3)


def test_contracts_are_the_same_for_both() -> None:
    plan = Plan(("greedy", "random"), RuleSet(), Kind.CONTRACT, 5, 100)
    outcomes = run(plan, 12)
    for deal in range(12):
        group = [each for each in outcomes if each.deal == deal]
        assert len(group) == 3
        assert len({(each.declarer, each.contract) for each in group}) == 1
    told = report(plan, outcomes)
    assert told["declarer"]["points"]["mean"] > 0
    assert told["defence"]["points"]["mean"] > 0


def test_matches_have_winners() -> None:
    plan = Plan(("casual", "random", "random"), RuleSet(target=100), Kind.MATCH, 5, 100)
    outcomes = run(plan, 2)
    assert all(len(each.winners) == 1 and max(each.scores) >= 100 for each in outcomes)
    told = report(plan, outcomes)["players"]
    assert told["casual"]["matches_won"]["mean"] + 2 * told["random"]["matches_won"][
        "mean"
    ] == pytest.approx(1.0)


def test_intervals_count_deals_not_seatings() -> None:
    """Three seatings of one deal are one observation."""
    outcomes = [
        Outcome(deal, players, scores, 0, 60, 70, True)
        for deal in range(2)
        for players, scores in (
            (("a", "b", "b"), (60 * deal, 0, 0)),
            (("b", "a", "b"), (0, 60 * deal, 0)),
            (("b", "b", "a"), (0, 0, 60 * deal)),
        )
    ]
    plan = Plan(("a", "b", "b"), RuleSet(), Kind.DEAL, 1, 1)
    told = report(plan, outcomes)["players"]["a"]
    assert told["points"]["count"] == 2
    assert told["points"]["mean"] == pytest.approx(30.0)
    assert told["points"]["half"] == pytest.approx(1.96 * 30.0)
    assert mean_of([3.0]).half == float("inf")


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "greedy,random,random", "--deals", "2", "--quiet",
                 "--processes", "1", "--json"]) == 0  # fmt: skip
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 2
    assert set(told["players"]) == {"greedy", "random"}
    assert main(["arena", "--seats", "greedy,nobody,random", "--quiet"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["arena", "--seats", "greedy,greedy,greedy", "--rules", "target=7"]) == 2
    assert main(["bench", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["exact_ms"] > 0
    assert told["compiled"] == (told["why_not"] == "")
