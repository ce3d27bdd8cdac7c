"""The drills in the coach's menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from subastao_qt.ui.option_editors import is_language_change

if TYPE_CHECKING:
    # Read when it is first opened: the program starts sooner.
    from subastao_qt.ui.coach.drill_window import DrillWindow, Gym


class DrillActions(QObject):
    """Opens the window of the drills; `gym` makes what it works with."""

    def __init__(self, gym: Callable[[], Gym], menu: QMenu, window: QMainWindow) -> None:
        super().__init__(window)
        self._gym = gym
        self._window = window
        self._shown: DrillWindow | None = None
        self.show_drills = QAction(window)
        self.show_drills.setShortcut("Ctrl+T")
        self.show_drills.triggered.connect(self.open)
        menu.addAction(self.show_drills)
        window.addAction(self.show_drills)
        window.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.show_drills.setText(self.tr("Dri&lls…"))

    def open(self) -> None:
        """Show the drills; a question that stands is left standing."""
        if self._shown is None:
            from subastao_qt.ui.coach.drill_window import DrillWindow

            self._shown = DrillWindow(self._gym(), self._window)
        if self._shown.question is None:
            self._shown.ask()
        self._shown.show()
        self._shown.raise_()
        self._shown.activateWindow()

    @property
    def window(self) -> DrillWindow | None:
        """The window of the drills, once it has been opened."""
        return self._shown

    def close(self) -> None:
        """Close the window, if it is open."""
        if self._shown is not None:
            self._shown.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a change of language with the window."""
        if watched is self._window and is_language_change(event):
            self.retranslate()
        return super().eventFilter(watched, event)
