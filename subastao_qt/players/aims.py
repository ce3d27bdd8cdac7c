"""What a seat plays for: what the declaring side's points are worth to it in this deal and in this match.

Mostly that is the contract, made or failed. Under `made_score` points every point beyond it is scored too; a tute
that wins the match is worth more than any contract; and near the end of a match a defender may want the contract
made, where its failing would give the match to the other defender.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from subastao_qt.engine.choices import MadeScore, Tute
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.solver import TUTE_SUNG
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.valuation import MOST_POINTS, QUANTILES

TURNED: Final = 0.01
"""So much of its chance to win the match must a defender gain by a contract made before it plays for that."""
_ALIKE: Final = 1e-5
"""Chances to win the match nearer than this are taken for equal."""


class Aims:
    """See the module. Made for one decision, from what its seat sees."""

    def __init__(self, view: PlayerView) -> None:
        assert view.declarer is not None
        assert view.contract is not None
        self._view = view
        self._stakes = Stakes(view)
        self._contract = view.contract
        self._made = self._stakes.result(view.declarer, view.contract, True)
        self._failed = self._stakes.result(view.declarer, view.contract, False)
        usual = 1 if view.seat in view.declaring else -1
        edge = self._made - self._failed
        self.sign = -usual if usual * edge < -TURNED else usual
        """1 when the seat wants the contract made, -1 when it wants it to fail."""
        scored = view.rules.made_score is MadeScore.POINTS
        self._scale = abs(edge)
        if self._scale < _ALIKE and scored:
            self._scale = abs(self._total(MOST_POINTS) - self._failed)
        self.by_points = scored and self._scale >= _ALIKE
        """Whether each point counts."""
        self._tute = float(self.sign)
        if view.rules.tute is Tute.MATCH and self._scale >= _ALIKE:
            won = 1.0 if view.seat in view.declaring else 0.0
            self._tute = (won - self._failed) / self._scale

    def of(self, value: int, goal: float, blur: float) -> float:
        """What a value is worth to the seat; a made contract and a failed one are 1 apart.

        `value` is what the declaring side should still get, `goal` what it still needs for the contract, `blur` how far
        real play spreads around the value.
        """
        if value >= TUTE_SUNG:
            return self._tute
        if not self.by_points:
            return self.sign * chance(value, goal, blur)
        found = 0.0
        for deviation in QUANTILES:
            total = round(self._contract + value + deviation * blur - goal)
            if total >= self._contract:
                found += self._total(min(total, MOST_POINTS)) - self._failed
        return found / len(QUANTILES) / self._scale

    def _total(self, total: int) -> float:
        assert self._view.declarer is not None
        return self._stakes.result(self._view.declarer, self._contract, True, total=total)


def chance(value: int, goal: float, blur: float) -> float:
    """The chance that play which should give a value reaches the goal."""
    return 0.5 + 0.5 * erf((value - goal + 0.5) / blur / sqrt(2.0))
