"""The way into the first steps and out of them: what the window knows of the lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow

from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.ui.players_form import seats_of
from subastao_qt.ui.table_place import TablePlace
from subastao_qt.ui.theme import CLOTHS

if TYPE_CHECKING:
    # Read when first wanted only: most starts of the program want no lesson.
    from subastao_qt.ui.lesson.guide import Guide
    from subastao_qt.ui.lesson.offer import Offer
    from subastao_qt.ui.lesson.panel import LessonPanel

SEATS = 3


class LessonDoor(QObject):
    """One object a window. `row` is the layout in which the table stands: the panel goes beside it."""

    def __init__(
        self,
        window: QMainWindow,
        controller: MatchController,
        settings: SettingsStore,
        place: TablePlace,
        open_page: Callable[[str, str], None],
        start_match: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._settings = settings
        self._place = place
        self._open_page = open_page
        self._start_match = start_match
        self.row = QHBoxLayout()
        self.row.setSpacing(0)
        self.row.addWidget(place, 1)
        self.guide: Guide | None = None
        self.offered: Offer | None = None
        self._panel: LessonPanel | None = None
        self._docks: list[QDockWidget] = []
        controller.reset.connect(self._withdraw)
        settings.changed.connect(self._dress)

    @property
    def running(self) -> bool:
        """Whether the lesson has the table."""
        return self.guide is not None

    def offer(self) -> bool:
        """Ask a newcomer, once ever; False when that was done before."""
        if self._settings.settings.first_steps:
            return False
        from subastao_qt.ui.lesson.offer import Offer

        self.offered = Offer(self._place, CLOTHS[self._place.table.options.cloth])
        self.offered.chosen.connect(self._on_chosen)
        return True

    def start(self) -> None:
        """Begin the first steps; begun already, begin anew."""
        from subastao_qt.ui.lesson.guide import Guide
        from subastao_qt.ui.lesson.panel import LessonPanel

        self._remember()
        if self.guide is not None:
            self.guide.leave()
        if self._panel is None:
            self._panel = LessonPanel(self._window)
            self._panel.page_wanted.connect(self._open_page)
            self.row.addWidget(self._panel)
        docks = self._window.findChildren(QDockWidget)
        self._docks = [dock for dock in docks if not dock.isHidden() and not dock.isFloating()]
        for dock in self._docks:
            dock.hide()
        self.guide = Guide(
            self._window,
            self._controller,
            self._place,
            self._panel,
            lambda: seats_of(self._settings.settings, SEATS),
        )
        self.guide.ended.connect(self._on_ended)
        self.guide.start()

    def close(self) -> None:
        """The window closes; the match that waits is on disk."""
        if self.guide is not None:
            guide, self.guide = self.guide, None
            guide.ended.disconnect(self._on_ended)
            guide.leave()
            self._restore_docks()

    def _on_chosen(self, learn: bool) -> None:
        self._remember()
        self._withdraw()
        if learn:
            self.start()
        else:
            self._start_match()

    def _on_ended(self, match: bool) -> None:
        if self.guide is not None:
            self.guide.deleteLater()
            self.guide = None
        self._restore_docks()
        if not match:
            self._start_match()

    def _restore_docks(self) -> None:
        for dock in self._docks:
            dock.show()
        self._docks = []

    def _remember(self) -> None:
        self._settings.put(replace(self._settings.settings, first_steps=True))

    def _withdraw(self) -> None:
        """A table is there: the question has been answered one way or another."""
        if self.offered is not None:
            offered, self.offered = self.offered, None
            offered.hide()
            offered.deleteLater()
            self._remember()

    def _dress(self) -> None:
        if self.guide is not None:
            self.guide.dress()
