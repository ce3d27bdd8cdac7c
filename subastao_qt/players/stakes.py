"""What a result is worth to a seat: its chance to win the match, as far as the totals tell.

The difference of two totals over the deals still to come spreads like a random walk, so a lead counts by how many
deals are left: far from the end this is points against the mean of the others', near it only winning counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import MatchEnd
from subastao_qt.engine.deal_state import side_of
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.scoring import Sides, deal_scores, match_winner
from subastao_qt.engine.view import PlayerView

_SWING: Final = 45.0
"""The spread, in points, that one deal puts between two totals."""
_POINTS_A_DEAL: Final = 35.0
"""What a leader gains in a deal on average."""
_LOGISTIC: Final = 1.7


def _units(rules: RuleSet) -> list[frozenset[Seat]]:
    if rules.in_pairs:
        return [frozenset({Seat(0), Seat(2)}), frozenset({Seat(1), Seat(3)})]
    return [frozenset({Seat(seat)}) for seat in range(rules.seats)]


def win_chance(rules: RuleSet, totals: Sequence[int], number: int, seat: Seat) -> float:
    """The seat's chance to win the match with these totals after deal `number`, all players being equals."""
    units = _units(rules)
    points = [totals[min(unit)] for unit in units]
    mine = next(place for place, unit in enumerate(units) if seat in unit)
    winners = match_winner(rules, totals, number)
    if winners:
        return 1.0 if seat in winners else 0.0
    if rules.match_end is MatchEnd.TARGET:
        deals = max(1.0, (rules.target - max(points)) / _POINTS_A_DEAL)
    else:
        deals = max(0.3, float(rules.deals - number))
    scale = _LOGISTIC / (_SWING * sqrt(deals))
    weights = [exp(max(-40.0, (total - points[mine]) * scale)) for total in points]
    return weights[mine] / sum(weights)


class Stakes:
    """What the results of the deal in progress are worth to the seat that looks at the view."""

    def __init__(self, view: PlayerView, seat: Seat | None = None) -> None:
        self._view = view
        self._seat = view.seat if seat is None else seat
        self._known: dict[tuple[Seat, int, bool, Seat | None, int | None], float] = {}

    @property
    def nothing(self) -> float:
        """The worth of a deal that is passed out."""
        view = self._view
        return win_chance(view.rules, view.totals, view.number, self._seat)

    def result(
        self,
        declarer: Seat,
        contract: int,
        made: bool,
        resting: Seat | None = None,
        total: int | None = None,
    ) -> float:
        """The worth of a contract made or failed; `total` are the declaring side's points, where they are scored."""
        key = (declarer, contract, made, resting, total)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._result(*key)
        return known

    def expected(
        self, declarer: Seat, contract: int, chance: float, resting: Seat | None = None
    ) -> float:
        """The worth of a contract with a chance to be made."""
        return chance * self.result(declarer, contract, True, resting) + (
            1.0 - chance
        ) * self.result(declarer, contract, False, resting)

    def _result(
        self, declarer: Seat, contract: int, made: bool, resting: Seat | None, total: int | None
    ) -> float:
        view, rules = self._view, self._view.rules
        if resting is None:
            resting = view.resting
        ours = side_of(rules, declarer)
        seats = frozenset(Seat(seat) for seat in range(rules.seats))
        defence = seats - ours - frozenset(() if resting is None else (resting,))
        sides = Sides(declarer, ours, defence, resting, view.mano)
        scores = deal_scores(rules, sides, contract, made, total)
        totals = [before + score for before, score in zip(view.totals, scores, strict=True)]
        return win_chance(rules, totals, view.number, self._seat)
