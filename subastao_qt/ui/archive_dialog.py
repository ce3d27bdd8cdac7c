"""The matches that were left or finished, the latest first."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.storage import SUFFIX, MatchStore, read_file
from subastao_qt.engine.record import Record, final_state, is_over
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import deal_title, fill, totals_text, variant_label, you_text

MOST: Final = 30
"""How many matches are read and listed."""


class ArchiveDialog(QDialog):
    """Lists matches; `chosen` is the file of the one that was picked."""

    def __init__(self, store: MatchStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen: Path | None = None
        self._matches = _read(store.archive)
        self._none = QLabel(self)
        self._list = QListWidget(self)
        self._list.setObjectName("archive")
        self._list.setSpacing(2)
        self._list.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel, self
        )
        layout = QVBoxLayout(self)
        layout.addWidget(self._none)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._buttons)
        for path, _record in self._matches:
            item = QListWidgetItem(self._list)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
        self._none.setVisible(not self._matches)
        self._list.setVisible(bool(self._matches))
        self._buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(bool(self._matches))
        self._list.setCurrentRow(0)
        self._list.itemActivated.connect(self._take)
        self._buttons.accepted.connect(self._take)
        self._buttons.rejected.connect(self.reject)
        self.retranslate()
        self.resize(560, 420)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Earlier matches"))
        self._list.setAccessibleName(self.windowTitle())
        self._none.setText(self.tr("There are no earlier matches."))
        for row, (path, record) in enumerate(self._matches):
            self._list.item(row).setText(self._words(path, record))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _words(self, path: Path, record: Record) -> str:
        state = final_state(record)
        names = [seat.name or you_text() for seat in record.seats]
        changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(changed.timestamp())), QLocale.FormatType.ShortFormat
        )
        how = self.tr("finished") if is_over(record) else deal_title(state.number, state.rules)
        #: An earlier match: the day, the variant, "finished" or the deal it stands at.
        line = self.tr("{when} · {variant} · {how}")
        head = fill(line, when=when, variant=variant_label(state.rules.variant), how=how)
        return head + "\n" + totals_text(state.totals, names)

    def _take(self) -> None:
        item = self._list.currentItem()
        if self._matches and item is not None:
            self.chosen = Path(item.data(Qt.ItemDataRole.UserRole))
            self.accept()


def _read(folder: Path) -> list[tuple[Path, Record]]:
    """The latest matches that can be read."""
    found: list[tuple[Path, Record]] = []
    files = sorted(folder.glob(f"*{SUFFIX}"), reverse=True) if folder.is_dir() else []
    for path in files[:MOST]:
        try:
            reading = read_file(path)
        except OSError:
            continue
        if reading.record is not None:
            found.append((path, reading.record))
    return found
