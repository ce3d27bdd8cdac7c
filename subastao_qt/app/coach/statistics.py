"""What the history says in numbers: contracts by bid, role and place at the table; and as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from math import sqrt
from typing import Final

from subastao_qt.app.coach.history import DECLARER, DEFENCE, PARTNER, DealRow

BANDS: Final = ((50, 75), (80, 95), (100, 115), (120, 145), (150, 230))
"""Bids that are counted together, from and to."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Some deals with a contract, counted together."""

    deals: int
    made: int
    """Contracts made."""
    swing: float
    """What the deals gave the person over the others, added up, in points."""

    @property
    def share(self) -> float | None:
        """The part of the contracts made; None with no deal."""
        return self.made / self.deals if self.deals else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the share (Wilson's); None with no deal."""
        if not self.deals:
            return None
        z, count = 1.96, self.deals
        share = self.made / count
        centre = share + z * z / (2 * count)
        half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
        whole = 1 + z * z / count
        return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)

    @property
    def mean(self) -> float | None:
        """Points over the others a deal; None with no deal."""
        return self.swing / self.deals if self.deals else None


def tally(deals: Iterable[DealRow]) -> Tally:
    """Count deals together; those that all passed are left out."""
    told = [deal for deal in deals if deal.contract is not None]
    return Tally(len(told), sum(deal.made for deal in told), sum(deal.swing for deal in told))


@dataclass(frozen=True, slots=True)
class Statistics:
    """All that is shown of some deals."""

    deals: int
    """All, those that all passed included."""
    passed: int
    roles: dict[str, Tally]
    """By what the person was: `declarer`, `partner`, `defence`."""
    bids: dict[tuple[int, int], Tally]
    """The person's own contracts by BANDS."""
    places: dict[int, Tally]
    """The person's own contracts by how many seats from the mano he sat."""


def statistics(deals: Sequence[DealRow]) -> Statistics:
    """Count the deals of a history."""
    own = [deal for deal in deals if deal.role == DECLARER]
    places = sorted({deal.place for deal in own if deal.place >= 0})
    return Statistics(
        deals=len(deals),
        passed=sum(deal.contract is None for deal in deals),
        roles={
            role: tally(deal for deal in deals if deal.role == role)
            for role in (DECLARER, PARTNER, DEFENCE)
        },
        bids={
            (low, high): tally(deal for deal in own if low <= (deal.contract or 0) <= high)
            for low, high in BANDS
        },
        places={place: tally(deal for deal in own if deal.place == place) for place in places},
    )


def csv_of(deals: Iterable[DealRow]) -> str:
    """A line for each deal, the names of the columns first; text that a spreadsheet would take for a formula is
    made harmless."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    names = [field.name for field in fields(DealRow)]
    writer.writerow(names)
    for deal in deals:
        values = [getattr(deal, name) for name in names]
        writer.writerow([_plain(value) for value in values])
    return out.getvalue()


def _plain(value: object) -> object:
    match value:
        case bool():
            return int(value)
        case str() if value.startswith(("=", "+", "-", "@")):
            return "'" + value
        case int() | float() | str():
            return value
        case None:
            return ""
        case _:
            return getattr(value, "value", str(value))
