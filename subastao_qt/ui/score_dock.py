"""The two docks: the score sheet, and what has happened."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QDockWidget,
    QHeaderView,
    QListView,
    QTableView,
    QWidget,
)

from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.table_models import LogModel, ScoreSheetModel
from subastao_qt.ui.words import sheet_headers

LEAST_COLUMN = 28


class TableDock(QDockWidget):
    """A dock whose buttons change their language with everything else; Qt leaves them as they were made."""

    def name_buttons(self) -> None:
        """Say in the language of the moment what the two buttons of the title do."""
        words = {
            "qt_dockwidget_closebutton": self.tr("Close"),
            "qt_dockwidget_floatbutton": self.tr("Detach from the window, or attach again"),
        }
        for name, text in words.items():
            button = self.findChild(QAbstractButton, name)
            if button is not None:
                button.setToolTip(text)
                button.setAccessibleName(text)
                button.setAccessibleDescription("")


class ScoreDock(TableDock):
    """The score sheet beside the table."""

    def __init__(self, model: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_dock")
        self._model = model
        self.table = QTableView(self)
        self.table.setModel(model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        # By itself Qt takes the widest sign of the font, and Arabic has ligatures as wide as a word.
        header.setMinimumSectionSize(LEAST_COLUMN)
        self.setWidget(self.table)
        self.setMinimumWidth(260)
        model.modelReset.connect(self.table.scrollToBottom)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        title = sheet_headers().title
        self.setWindowTitle(title)
        self.name_buttons()
        self.table.setAccessibleName(title)
        self._model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)


class LogDock(TableDock):
    """What has happened, the latest at the end."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log_dock")
        self.list = QListView(self)
        self.list.setModel(model)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWidget(self.list)
        self.setMinimumWidth(260)
        model.rowsInserted.connect(self._follow)
        model.modelReset.connect(self.list.scrollToBottom)
        self.visibilityChanged.connect(self.list.scrollToBottom)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("What happened"))
        self.name_buttons()
        self.list.setAccessibleName(self.windowTitle())
        self.list.reset()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _follow(self, _parent: QModelIndex, _first: int, last: int) -> None:
        # A hidden list would be laid out for nobody at every event.
        if self.list.isVisible():
            model: QAbstractItemModel = self.list.model()
            self.list.scrollTo(model.index(last, 0))
