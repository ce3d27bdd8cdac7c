"""The results of a duplicate match, everybody's side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.coach.duplicate import Duplicate, standings
from subastao_qt.app.resources import resource
from subastao_qt.engine.record import Record
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import number
from subastao_qt.ui.words.coach_duplicate import (
    DuplicateCounts,
    cell_help,
    cell_text,
    column_name,
    duplicate_help,
    standing_text,
)
from subastao_qt.ui.words.coach_history import tenths

USUAL_SIZE: Final = QSize(760, 480)


class DuplicateWindow(QWidget):
    """A window of its own; the others play on while it is open."""

    def __init__(self, duplicate: Duplicate, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._duplicate = duplicate
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.table = QTableWidget(self)
        self.place = QLabel(self)
        self._waiting = QLabel(self)
        self._help = QLabel(self)
        for label in (self.place, self._waiting, self._help):
            label.setWordWrap(True)
        font = self.place.font()
        font.setBold(True)
        self.place.setFont(font)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setHighlightSections(False)
        layout = QVBoxLayout(self)
        for widget in (self.place, self._waiting):
            layout.addWidget(widget)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._help)
        duplicate.changed.connect(self._show)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Esc"), self, self.close)
        self.retranslate()
        self.resize(USUAL_SIZE)

    def open_record(self, record: Record) -> None:
        """Show the results of a match, and let the others play what they have not."""
        self._duplicate.show(record)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Duplicate match"))
        self.table.setAccessibleName(self.tr("Results, deal by deal"))
        self._help.setText(duplicate_help())
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._duplicate.stop()
        super().closeEvent(event)

    def _show(self) -> None:
        columns = self._duplicate.columns
        rows = max((len(cells) for cells in columns.values()), default=0)
        self.table.setColumnCount(len(columns))
        self.table.setRowCount(rows + 1 if rows else 0)
        self.table.setHorizontalHeaderLabels([column_name(player) for player in columns])
        self._widen()
        #: Heading of a line: the deal of this number.
        deal = self.tr("Deal {n}")
        heads = [deal.format(n=number(n)) for n in range(1, rows + 1)]
        #: Heading of a line: points over the opponents, in all deals that everybody has played.
        self.table.setVerticalHeaderLabels([*heads, self.tr("Over the opponents")])
        ranks = standings(columns) if columns else []
        totals = {each.player: each for each in ranks}
        for column, (player, cells) in enumerate(columns.items()):
            for row, cell in enumerate(cells):
                self._put(row, column, cell_text(cell), cell_help(cell))
            self._put(rows, column, tenths(totals[player].total), "")
        own = totals.get(None)
        self.place.setText(standing_text(own, len(ranks)) if own is not None else "")
        waiting = self._duplicate.waiting
        self._waiting.setText(DuplicateCounts().waiting(waiting) if waiting else "")

    def _widen(self) -> None:
        """Give every column the width of the longest heading: equal columns, no name cut."""
        header = self.table.horizontalHeader()
        columns = range(self.table.columnCount())
        header.setMinimumSectionSize(
            max((header.sectionSizeFromContents(column).width() for column in columns), default=-1)
        )

    def _put(self, row: int, column: int, text: str, tip: str) -> None:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        item.setToolTip(tip)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tip)
        self.table.setItem(row, column, item)
