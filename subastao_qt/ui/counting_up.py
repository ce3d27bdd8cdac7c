"""Numbers of a sheet that count up to what they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QLabel


@dataclass(frozen=True, slots=True)
class Counted:
    """A label that goes from one number to another; `words` writes a number."""

    label: QLabel
    start: int
    end: int
    words: Callable[[int], str]

    def at(self, part: float) -> None:
        """Show the number at a part of the way, 0 to 1."""
        self.label.setText(self.words(round(self.start + (self.end - self.start) * part)))


class CountingUp(QVariantAnimation):
    """Counts many labels at once. Each has the width of its last number from the start, so that nothing moves."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._numbers: tuple[Counted, ...] = ()
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._show)

    def count(self, numbers: Sequence[Counted], milliseconds: int) -> None:
        """Count `numbers` up; at once if there is no time."""
        self.forget()
        if milliseconds <= 0:
            return
        self._numbers = tuple(numbers)
        for one in self._numbers:
            # A screen reader is told the result, not the way to it.
            one.label.setAccessibleName(one.label.text())
            one.label.setMinimumWidth(one.label.sizeHint().width())
        self.setDuration(milliseconds)
        self.start()

    def settle(self) -> None:
        """Show what the numbers are."""
        self._show(1.0)
        self.forget()

    def forget(self) -> None:
        """Stop and touch the labels no more: they may be gone."""
        self._numbers = ()
        self.stop()

    def _show(self, part: float) -> None:
        for one in self._numbers:
            one.at(part)
