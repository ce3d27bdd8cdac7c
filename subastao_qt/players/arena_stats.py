"""What the arena's outcomes say: means with 95 % intervals over deals, never over seatings of one deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from subastao_qt.players.arena import Kind, Outcome, Plan, encounters

Z95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and half its 95 % interval."""

    mean: float
    half: float
    count: int

    def __str__(self) -> str:
        return f"{self.mean:.3g} ± {self.half:.2g}"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    count = len(values)
    if count == 0:
        return Mean(float("nan"), float("nan"), 0)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, float("inf"), 1)
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(middle, Z95 * sqrt(spread / count), count)


def by_deal(outcomes: Iterable[Outcome]) -> dict[int, list[Outcome]]:
    """Outcomes grouped by deal."""
    groups: dict[int, list[Outcome]] = {}
    for each in outcomes:
        groups.setdefault(each.deal, []).append(each)
    return groups


def report(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything worth telling of a run, ready for JSON."""
    groups = list(by_deal(outcomes).values())
    if plan.kind is Kind.CONTRACT:
        return _contract_report(plan, groups)
    names = list(dict.fromkeys(plan.seats))
    return {
        "deals": len(groups),
        "players": {name: _player(plan, name, groups) for name in names},
    }


def _player(plan: Plan, name: str, groups: Sequence[Sequence[Outcome]]) -> dict[str, Any]:
    ahead: list[float] = []
    points: list[float] = []
    wins: list[float] = []
    for group in groups:
        seats = [
            (each, seat) for each in group for seat, who in enumerate(each.players) if who == name
        ]
        points.append(_average(each.scores[seat] for each, seat in seats))
        ahead.append(
            _average(each.scores[seat] - _others(each, seat, plan) for each, seat in seats)
        )
        wins.append(_average(float(seat in each.winners) for each, seat in seats))
    played = [
        each
        for group in groups
        for each in group
        if each.declarer is not None and each.players[each.declarer] == name
    ]
    told: dict[str, Any] = {
        "points": asdict(mean_of(points)),
        "ahead_of_others": asdict(mean_of(ahead)),
    }
    if plan.kind is Kind.DEAL:
        told["declared"] = len(played)
        told["made"] = asdict(mean_of([float(each.made) for each in played]))
        told["mean_contract"] = _average(float(each.contract or 0) for each in played)
    if plan.kind is Kind.MATCH:
        told["matches_won"] = asdict(mean_of(wins))
    return told


def _others(each: Outcome, seat: int, plan: Plan) -> float:
    """The mean score of the other side or sides."""
    if plan.rules.in_pairs:
        return float(each.scores[(seat + 1) % 4])
    rest = [score for other, score in enumerate(each.scores) if other != seat]
    return sum(rest) / len(rest)


def _average(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else float("nan")


def _contract_report(plan: Plan, groups: Sequence[Sequence[Outcome]]) -> dict[str, Any]:
    """The first player against the second, in the same contracts."""

    def gain(better: int, base: int, value: Callable[[Outcome], float]) -> dict[str, Any]:
        return asdict(mean_of([value(group[better]) - value(group[base]) for group in groups]))

    def points(each: Outcome) -> float:
        return float(each.total or 0)

    def made(each: Outcome) -> float:
        return float(each.made)

    told: dict[str, Any] = {
        "deals": len(groups),
        "made": {
            f"{ours} against {theirs}": asdict(mean_of([made(group[place]) for group in groups]))
            for place, (ours, theirs) in enumerate(encounters(plan))
        },
    }
    if plan.seats[0] != plan.seats[-1]:
        told["declarer"] = {"points": gain(1, 0, points), "contracts": gain(1, 0, made)}
        told["defence"] = {"points": gain(0, 2, points), "contracts": gain(0, 2, made)}
    return told
