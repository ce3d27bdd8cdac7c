"""Scores: what was won, what was needed, who writes what (rules, 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from subastao_qt.engine.cards import LAST_TRICK_POINTS, Seat
from subastao_qt.engine.choices import (
    DefenceCantes,
    FailedBid,
    FailedPenalty,
    MadeScore,
    MatchEnd,
    RestingScores,
)
from subastao_qt.engine.facts import Account, Sung, Trick
from subastao_qt.engine.ruleset import RuleSet

SHARE: int = 5
"""A split contract is shared out in multiples of this."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays with whom in a deal; `order` is the original auction's, from the mano."""

    declarer: Seat
    declaring: frozenset[Seat]
    defence: frozenset[Seat]
    resting: Seat | None
    mano: Seat


def account(sides: Sides, tricks: Sequence[Trick], songs: Sequence[Sung]) -> Account:
    """Add up the points of a deal, finished or not."""
    points = ten = defended = 0
    for trick in tricks:
        if trick.winner not in sides.declaring:
            defended += trick.points
        elif trick.last:
            points += trick.points - LAST_TRICK_POINTS
            ten = LAST_TRICK_POINTS
        else:
            points += trick.points
    cantes = tute = against = 0
    for song in songs:
        if song.tute is not None:
            tute += song.points
        elif song.seat in sides.declaring:
            cantes += song.points
        else:
            against += song.points
    return Account(points, ten, cantes, tute, defended, against)


def needed_points(rules: RuleSet, contract: int, points: Account) -> int:
    """What the declaring side's total must reach."""
    if rules.defence_cantes is DefenceCantes.AGAINST:
        return contract + points.defence_cantes
    return contract


def deal_scores(
    rules: RuleSet, sides: Sides, contract: int, made: bool, total: int | None
) -> tuple[int, ...]:
    """What each seat adds. `total` is the declaring side's, None when only the contract may be scored."""
    scores = [0] * rules.seats
    if made:
        worth = contract
        if total is not None and rules.made_score is MadeScore.POINTS:
            worth = total
        for seat in sides.declaring:
            scores[seat] = worth
        return tuple(scores)
    if rules.failed_penalty is FailedPenalty.BID:
        for seat in sides.declaring:
            scores[seat] = -contract
    for seat, share in zip(*_shares(rules, sides, contract), strict=True):
        scores[seat] = share
    return tuple(scores)


def _shares(rules: RuleSet, sides: Sides, contract: int) -> tuple[list[Seat], list[int]]:
    takers = set(sides.defence)
    if rules.resting_scores is RestingScores.OPPONENT and sides.resting is not None:
        takers.add(sides.resting)
    ranked = sorted(takers, key=lambda seat: (seat - sides.mano) % rules.seats)
    if rules.in_pairs or rules.failed_bid is FailedBid.EACH:
        return ranked, [contract] * len(ranked)
    units, rest = divmod(contract // SHARE, len(ranked))
    return ranked, [SHARE * (units + (place < rest)) for place in range(len(ranked))]


def match_winner(rules: RuleSet, totals: Sequence[int], deals_played: int) -> frozenset[Seat]:
    """Who has won the match by points; empty while it goes on. A pair wins together."""
    sides = [frozenset({Seat(seat)}) for seat in range(rules.seats)]
    if rules.in_pairs:
        sides = [frozenset({Seat(0), Seat(2)}), frozenset({Seat(1), Seat(3)})]
    points = [totals[min(side)] for side in sides]
    best = max(points)
    if rules.match_end is MatchEnd.TARGET and best < rules.target:
        return frozenset()
    if rules.match_end is MatchEnd.DEALS and deals_played < rules.deals:
        return frozenset()
    leaders = [side for side, total in zip(sides, points, strict=True) if total == best]
    return leaders[0] if len(leaders) == 1 else frozenset()
