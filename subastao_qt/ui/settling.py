"""Presses of the mouse that come too soon to be meant.

Buttons that appear under a pointer already on its way down would be pressed by a click that was meant for what stood
there before. The keyboard is not concerned: its focus goes where the buttons are made.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

SETTLING: Final = 0.25
"""Seconds after a change in which a press is not meant."""

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Settling(QObject):
    """Keeps presses away from buttons that have only just changed; `clock` gives seconds."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        self._until = 0.0

    @property
    def quiet(self) -> bool:
        """Whether a press would come too soon to be meant."""
        return self.clock() < self._until

    def begin(self) -> None:
        """What can be pressed has changed just now."""
        self._until = self.clock() + SETTLING

    def watch(self, button: QWidget) -> None:
        """Keep presses that come too soon away from `button` as well."""
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return watched.isWidgetType() and event.type() in _PRESSES and self.quiet
