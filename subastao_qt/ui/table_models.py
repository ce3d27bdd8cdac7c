"""Qt models: the score sheet of the match, and what has happened line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from subastao_qt.app.score_lines import ScoreLine
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import CardsDealt, Event
from subastao_qt.engine.facts import DealResult, Ending
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.signs import sign_icon
from subastao_qt.ui.words import (
    event_text,
    fill,
    headline,
    made_text,
    number,
    sheet_headers,
    signed,
    suit_name,
)
from subastao_qt.ui.words.text import both

Index = QModelIndex | QPersistentModelIndex
SIGN_SIZE: Final = 18
MOST_SEATS: Final = 4
ROOT: Final = QModelIndex()

Side = tuple[Seat, ...]


def sides_of(rules: RuleSet, human: Seat) -> tuple[Side, ...]:
    """Who has a column of his own: each seat, in pairs each pair; the person's first."""
    seats = [Seat((human + step) % rules.seats) for step in range(rules.seats)]
    if rules.in_pairs:
        return (seats[0], seats[2]), (seats[1], seats[3])
    return tuple((seat,) for seat in seats)


def side_name(side: Side, names: Sequence[str]) -> str:
    """The heading of a side's column."""
    return names[side[0]] if len(side) == 1 else both(names[side[0]], names[side[1]])


class Column(IntEnum):
    """The columns before those of the sides."""

    DEAL = 0
    CONTRACT = 1
    RESULT = 2


class ScoreSheetModel(QAbstractTableModel):
    """A row a finished deal, and one with the totals at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[ScoreLine, ...] = ()
        self._sides: tuple[Side, ...] = ()
        self._names: tuple[str, ...] = ()

    def show_match(
        self, rules: RuleSet, lines: Iterable[ScoreLine], names: Sequence[str], human: Seat
    ) -> None:
        """Show a match as it stands."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self._names = tuple(names)
        self._sides = sides_of(rules, human)
        self.endResetModel()

    def retranslate(self) -> None:
        """The language has changed, or the names."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """The finished deals and the totals; nothing before a match."""
        return 0 if parent.isValid() or not self._sides else len(self._lines) + 1

    def columnCount(self, parent: Index = ROOT) -> int:
        """What was played, then the sides."""
        return 0 if parent.isValid() or not self._sides else len(Column) + len(self._sides)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Headings of the columns; rows have none."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        words = sheet_headers()
        fixed = (words.deal, words.contract, words.result)
        if section < len(fixed):
            return fixed[section]
        return side_name(self._sides[section - len(fixed)], self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        total = row == len(self._lines)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._total(column) if total else self._cell(self._lines[row], column)
            case Qt.ItemDataRole.DecorationRole if not total and column == Column.CONTRACT:
                trump = self._lines[row].result.trump
                return sign_icon(trump, SIGN_SIZE) if trump is not None else None
            case Qt.ItemDataRole.ToolTipRole if not total:
                return self._tip(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                if column < len(Column) and column != Column.DEAL:
                    return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.FontRole if total:
                font = QFont()
                font.setBold(True)
                return font
            case _:
                return None

    def _cell(self, line: ScoreLine, column: int) -> str:
        result = line.result
        match column:
            case Column.DEAL:
                return number(line.number)
            case Column.CONTRACT:
                return self._contract(result)
            case Column.RESULT:
                return made_text(result)
            case _:
                score = result.scores[self._sides[column - len(Column)][0]]
                return signed(score) if score else "–"

    def _contract(self, result: DealResult) -> str:
        if result.contract is None or result.declarer is None:
            return "–"
        #: The score sheet's column of contracts: who played for how much.
        text = QCoreApplication.translate("ScoreSheet", "{player} {n}")
        return fill(text, player=self._names[result.declarer], n=result.contract)

    def _total(self, column: int) -> str:
        if column == Column.RESULT:
            return sheet_headers().total
        return number(self._sum(column, len(self._lines))) if column >= len(Column) else ""

    def _sum(self, column: int, lines: int) -> int:
        seat = self._sides[column - len(Column)][0]
        return sum(line.result.scores[seat] for line in self._lines[:lines])

    def _tip(self, row: int, column: int) -> str:
        """How the deal ended; over a score, how the side then stood."""
        result = self._lines[row].result
        if column >= len(Column):
            text = self.tr("Total: {points}")
            return fill(text, points=number(self._sum(column, row + 1)))
        if column == Column.CONTRACT and result.trump is not None:
            return suit_name(result.trump)
        return headline(result) if result.ending is not Ending.PASSED_OUT else made_text(result)


class LogModel(QAbstractListModel):
    """What has happened in this deal and the one before, a sentence an event, for the person's ears.

    Older deals are left out: a view that wraps its lines measures all of them whenever one is added.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: list[Event] = []
        self._texts: dict[int, str] = {}
        self._names: tuple[str, ...] = ()
        self._you = Seat(0)

    def start(self, events: Iterable[Event], names: Sequence[str], you: Seat) -> None:
        """Begin anew with these events."""
        self.beginResetModel()
        self._events = _recent(list(events))
        self._texts.clear()
        self._names = _padded(names)
        self._you = you
        self.endResetModel()

    def add(self, events: Sequence[Event]) -> None:
        """Append what has just been seen; with a new deal the oldest one goes."""
        if any(isinstance(event, CardsDealt) for event in events):
            self.start([*self._events, *events], self._names, self._you)
        elif events:
            first = len(self._events)
            self.beginInsertRows(ROOT, first, first + len(events) - 1)
            self._events.extend(events)
            self.endInsertRows()

    def rename(self, names: Sequence[str]) -> None:
        """The names, or the language, have changed."""
        self.beginResetModel()
        self._texts.clear()
        self._names = _padded(names)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many things have happened."""
        return 0 if parent.isValid() else len(self._events)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence of one event; a deal's beginning stands in bold."""
        if not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            if row not in self._texts:
                self._texts[row] = event_text(self._events[row], self._names, self._you)
            return self._texts[row]
        if role == Qt.ItemDataRole.FontRole and isinstance(self._events[row], CardsDealt):
            font = QFont()
            font.setBold(True)
            return font
        return None


def _recent(events: list[Event]) -> list[Event]:
    """The events of the last two deals."""
    starts = [place for place, event in enumerate(events) if isinstance(event, CardsDealt)]
    return events[starts[-2] :] if len(starts) > 2 else events


def _padded(names: Sequence[str]) -> tuple[str, ...]:
    """Names for every seat there can be: a model must not raise while a view asks it."""
    return (*names, "", "", "", "")[:MOST_SEATS]
