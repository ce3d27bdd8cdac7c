"""The drills, and deals set up by hand, in the coach's menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from subastao_qt.ui.option_editors import is_language_change

if TYPE_CHECKING:
    # Read when they are first opened: the program starts sooner.
    from subastao_qt.ui.coach.drill_window import DrillWindow, Gym
    from subastao_qt.ui.coach.setup_window import SetupWindow, Workshop


class DrillActions(QObject):
    """Opens both windows; `gym` and `workshop` make what they work with."""

    play_wanted = Signal(object)
    """Record of a deal that was set up, to be played."""

    def __init__(
        self,
        gym: Callable[[], Gym],
        workshop: Callable[[], Workshop],
        menu: QMenu,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._gym = gym
        self._workshop = workshop
        self._window = window
        self._shown: DrillWindow | None = None
        self._setup: SetupWindow | None = None
        self.show_drills = QAction(window)
        self.show_drills.setShortcut("Ctrl+T")
        self.show_drills.triggered.connect(self.open)
        self.show_setup = QAction(window)
        self.show_setup.triggered.connect(self.open_setup)
        for action in (self.show_drills, self.show_setup):
            menu.addAction(action)
            window.addAction(action)
        window.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.show_drills.setText(self.tr("Dri&lls…"))
        self.show_setup.setText(self.tr("&Set up a deal…"))

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

    def open_setup(self) -> None:
        """Show a table to set up a deal on, by the rules of the moment; one under way goes on."""
        if self._setup is None or not self._setup.isVisible():
            from subastao_qt.ui.coach.setup_window import SetupWindow

            if self._setup is not None:
                self._setup.deleteLater()
            self._setup = SetupWindow(self._workshop(), self._window)
            self._setup.play_wanted.connect(self.play_wanted)
        self._setup.show()
        self._setup.raise_()
        self._setup.activateWindow()

    @property
    def setup(self) -> SetupWindow | None:
        """The window in which a deal is set up, once it has been opened."""
        return self._setup

    def close(self) -> None:
        """Close the windows that are open."""
        for shown in (self._shown, self._setup):
            if shown is not None:
                shown.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a change of language with the window."""
        if watched is self._window and is_language_change(event):
            self.retranslate()
        return super().eventFilter(watched, event)
