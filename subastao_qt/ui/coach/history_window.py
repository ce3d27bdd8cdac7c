"""The history: matches, statistics and the rating, each a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.causes import cause_of
from subastao_qt.app.coach.history import (
    DECLARER,
    DEFENCE,
    OWN_RULES,
    PARTNER,
    DealRow,
    Filter,
    MatchRow,
)
from subastao_qt.app.coach.history_service import HistoryService
from subastao_qt.app.coach.ratings import RatingStore, rating, rating_line
from subastao_qt.app.coach.statistics import Statistics, csv_of, statistics, tally
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.resources import resource
from subastao_qt.app.storage import write_atomically
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.ui.coach.charts import Bar, BarChart, LineChart, Point
from subastao_qt.ui.coach.history_models import MatchesModel, TallyModel
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import number, variant_label
from subastao_qt.ui.words.coach_history import (
    HistoryCounts,
    band_text,
    place_text,
    preset_name,
    rating_help,
    rating_text,
    role_text,
)
from subastao_qt.ui.words.text import number_range

USUAL_SIZE: Final = QSize(920, 620)
MOST_POINTS: Final = 400
"""The chart of the rating shows at most so many points, evenly chosen."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What the window shows."""

    history: HistoryService
    ratings: RatingStore
    archive: Path
    tell: Callable[[Notice], None]


class HistoryWindow(QWidget):
    """A window of its own. `refresh` looks at the archive again."""

    open_wanted = Signal(object)
    """Path of a match to go on with."""
    review_wanted = Signal(object)
    """Path of a match to look at again."""

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._shelf = shelf
        self._deals: list[DealRow] = []
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.variant = QComboBox(self)
        self.preset = QComboBox(self)
        self._variant_label = QLabel(self)
        self._preset_label = QLabel(self)
        self.pages = QTabWidget(self)
        self.matches = MatchesModel(self)
        self.match_table = _table(self.matches, 1, self)
        self.tallies = TallyModel(self)
        self.tally_table = _table(self.tallies, 0, self)
        self.bars = BarChart(self)
        self.line = LineChart(self)
        self._rating = QLabel(self)
        self._rating_counts = QLabel(self)
        self._rating_help = QLabel(self)
        self._nothing = QLabel(self)
        self._note = QLabel(self)
        self.review = QPushButton(self)
        self.open = QPushButton(self)
        self.export = QPushButton(self)
        self._lay_out()
        self._wire()
        self.retranslate()
        self.resize(USUAL_SIZE)

    def refresh(self) -> None:
        """Show what is known, and look whether there is more."""
        self._show()
        self._shelf.history.refresh()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("History"))
        self._variant_label.setText(self.tr("&Form of the game:"))
        self._preset_label.setText(self.tr("&Rules:"))
        self._fill_choices()
        for place, text in enumerate(
            (self.tr("Matches"), self.tr("Statistics"), self.tr("Your rating"))
        ):
            self.pages.setTabText(place, text)
        self.match_table.setAccessibleName(self.tr("Matches"))
        self.tally_table.setAccessibleName(self.tr("Statistics"))
        #: A button: look at a match again, deal by deal.
        self.review.setText(self.tr("Re&view"))
        self.open.setText(self.tr("&Open"))
        self.export.setText(self.tr("&Export as a table…"))
        self._rating_help.setText(rating_help())
        self._nothing.setText(
            self.tr("Nothing has been played yet. Matches appear here once they end.")
        )
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    # Building

    def _lay_out(self) -> None:
        self._variant_label.setBuddy(self.variant)
        self._preset_label.setBuddy(self.preset)
        self._rating_help.setWordWrap(True)
        self._rating.setWordWrap(True)
        self._note.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        font = self._rating.font()
        font.setBold(True)
        self._rating.setFont(font)
        above = QHBoxLayout()
        for widget in (self._variant_label, self.variant, self._preset_label, self.preset):
            above.addWidget(widget)
        above.addStretch(1)
        first, second, third = QWidget(self), QWidget(self), QWidget(self)
        matches = QVBoxLayout(first)
        matches.addWidget(self._nothing)
        matches.addWidget(self.match_table, 1)
        numbers = QVBoxLayout(second)
        numbers.addWidget(self.tally_table, 3)
        numbers.addWidget(self.bars, 2)
        rated = QVBoxLayout(third)
        for label in (self._rating, self._rating_counts):
            rated.addWidget(label)
        rated.addWidget(self.line, 1)
        rated.addWidget(self._rating_help)
        for page in (first, second, third):
            self.pages.addTab(page, "")
        below = QHBoxLayout()
        below.addWidget(self._note, 1)
        for button in (self.review, self.open, self.export):
            button.setAutoDefault(False)
            below.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(above)
        layout.addWidget(self.pages, 1)
        layout.addLayout(below)

    def _wire(self) -> None:
        self.variant.currentIndexChanged.connect(self._show)
        self.preset.currentIndexChanged.connect(self._show)
        self.match_table.activated.connect(lambda _index: self.review.click())
        self.match_table.selectionModel().selectionChanged.connect(self._enable)
        self.pages.currentChanged.connect(self._enable)
        self.review.clicked.connect(lambda: self._pick(self.review_wanted))
        self.open.clicked.connect(lambda: self._pick(self.open_wanted))
        self.export.clicked.connect(self.ask_export)
        self._shelf.history.refreshed.connect(self._on_refreshed)
        self._shelf.history.progress.connect(self._on_progress)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        QShortcut(QKeySequence("Esc"), self, self.close)

    def _fill_choices(self) -> None:
        for box, choices in (
            (self.variant, [(variant_label(each), each) for each in Variant]),
            (
                self.preset,
                [(preset_name(each.id), each.id) for each in PRESETS]
                + [(preset_name(OWN_RULES), OWN_RULES)],
            ),
        ):
            kept = box.currentIndex()
            box.blockSignals(True)
            box.clear()
            #: In a list of things to choose from: no choice, all of them.
            box.addItem(self.tr("all"), None)
            for text, value in choices:
                box.addItem(text, value)
            box.setCurrentIndex(max(0, kept))
            box.blockSignals(False)

    # Showing

    @property
    def filter(self) -> Filter:
        """Which matches are shown."""
        return Filter(self.variant.currentData(), self.preset.currentData())

    def _show(self) -> None:
        try:
            rows = self._shelf.history.index.matches(self.filter)
            self._deals = self._shelf.history.index.deals(self.filter)
            unreadable = self._shelf.history.index.unreadable()
        except OSError:
            rows, self._deals, unreadable = [], [], 0
        self.matches.show_rows(rows)
        self._nothing.setVisible(not rows)
        self.match_table.setVisible(bool(rows))
        if rows:
            self.match_table.selectRow(0)
        self._note.setText(HistoryCounts().unreadable(unreadable) if unreadable else "")
        self._show_statistics(statistics(self._deals))
        self._show_rating()
        self._enable()

    def _show_statistics(self, told: Statistics) -> None:
        # Where one sat says something only among tables of one size.
        sizes = {deal.variant in (Variant.CLASSIC3, Variant.CENSOR4) for deal in self._deals}
        rows = [(self.tr("All"), tally(self._deals))]
        rows += [(role_text(role), told.roles[role]) for role in (DECLARER, DEFENCE, PARTNER)]
        rows += [(band_text(*band), each) for band, each in told.bids.items()]
        if len(sizes) == 1:
            players = 3 if sizes == {True} else 4
            rows += [(place_text(place, players), each) for place, each in told.places.items()]
        self.tallies.show_rows([(text, each) for text, each in rows if each.deals])
        self.bars.show_bars(
            [
                Bar(
                    number_range(*band),
                    HistoryCounts().out_of(each.deals),
                    each.share,
                    *(each.interval or (0.0, 1.0)),
                )
                for band, each in told.bids.items()
            ]
        )
        self.bars.describe(
            self.tr("Your contracts made, by how high they were"),
            self.tr(
                "A bar for each range of bids, with its 95% interval; the numbers stand in the table."
            ),
        )
        self.bars.setToolTip(self.bars.accessibleName())

    def _show_rating(self) -> None:
        shown = {deal.deal for deal in self._deals if deal.counted}
        rated = [each for each in self._shelf.ratings.rated if each.deal in shown]
        waiting = len(shown - {each.deal for each in rated})
        line = rating_line(rated)
        self._rating.setText(rating_text(rating(rated)))
        counts = [HistoryCounts().rated(len(rated))]
        if waiting:
            counts.append(HistoryCounts().waiting(waiting))
        self._rating_counts.setText(" · ".join(counts))
        step = max(1, -(-len(line) // MOST_POINTS))
        chosen = line[len(line) - 1 :: -step][::-1] if line else []
        self.line.show_points([Point(each.mean, each.interval) for each in chosen])
        self.line.describe(self.tr("Your rating over time"), self._rating.text())
        self.line.setVisible(len(line) > 1)

    def _on_refreshed(self, changed: bool) -> None:
        if changed and self.isVisible():
            self._show()

    def _on_progress(self, done: int, whole: int) -> None:
        #: How many of the files of the archive have been read.
        text = self.tr("Reading the archive: {done} of {whole}")
        self._note.setText(text.format(done=number(done), whole=number(whole)))

    def rated(self) -> None:
        """Another deal has been rated."""
        if self.isVisible():
            self._show_rating()

    # Buttons

    def _enable(self) -> None:
        chosen = self.chosen is not None and self.pages.currentIndex() == 0
        self.review.setEnabled(chosen)
        self.open.setEnabled(chosen)
        self.export.setEnabled(bool(self._deals))

    @property
    def chosen(self) -> MatchRow | None:
        """The match that is picked."""
        rows = self.match_table.selectionModel().selectedRows()
        return self.matches.row(rows[0]) if rows else None

    def _pick(self, signal: SignalInstance) -> None:
        if self.chosen is not None:
            signal.emit(self._shelf.archive / self.chosen.name)

    def ask_export(self) -> None:
        """Write the deals that are shown into a file of the person's choice."""
        path, _kind = QFileDialog.getSaveFileName(
            self, self.tr("Export as a table"), "subastao.csv", self.tr("Tables (*.csv)")
        )
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> bool:
        """Write the deals that are shown; False when that cannot be (which is told)."""
        try:
            # With a mark of its coding, for without one spreadsheets guess wrong.
            write_atomically(path, csv_of(self._deals).encode("utf-8-sig"))
        except OSError as error:
            self._shelf.tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
            return False
        return True


def _table(model: MatchesModel | TallyModel, wide: int, parent: QWidget) -> QTableView:
    table = QTableView(parent)
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    # Looks at the rows in view only: a thousand of them would take as long as reading them.
    header.setResizeContentsPrecision(0)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return table
