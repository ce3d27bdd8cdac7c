"""Qt models of the history: the matches, and the lines of the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from subastao_qt.app.coach.history import MatchRow
from subastao_qt.app.coach.statistics import Tally
from subastao_qt.ui.words.coach_history import (
    match_headers,
    outcome_text,
    rules_text_of,
    tally_cells,
    tally_headers,
    totals_of,
    when_text,
)

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
_NUMBERS: Final = int(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)


class MatchesModel(QAbstractTableModel):
    """A row a match."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[MatchRow] = ()

    def show_rows(self, rows: Sequence[MatchRow]) -> None:
        """Show these matches in their order."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> MatchRow | None:
        """The match of a row."""
        return self._rows[index.row()] if 0 <= index.row() < len(self._rows) else None

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many matches there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """When, rules, deals, outcome, points."""
        return 0 if parent.isValid() else len(match_headers())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Headings of the columns; rows have none."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return match_headers()[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        row = self.row(index) if index.isValid() else None
        if row is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 2:
            return _NUMBERS
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match index.column():
            case 0:
                return when_text(row.time)
            case 1:
                return rules_text_of(row)
            case 2:
                return QLocale().toString(row.deals)
            case 3:
                return outcome_text(row)
            case _:
                return totals_of(row)


class TallyModel(QAbstractTableModel):
    """A row a heading with its tally."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[tuple[str, Tally]] = ()

    def show_rows(self, rows: Sequence[tuple[str, Tally]]) -> None:
        """Show these lines in their order."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """The heading and its numbers."""
        return 0 if parent.isValid() else len(tally_headers())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Headings of the columns; rows have none."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tally_headers()[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if not index.isValid():
            return None
        heading, tally = self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return _NUMBERS
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (heading, *tally_cells(tally))[index.column()]
