"""Choosing a bid that has no button of its own, within the decision bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from subastao_qt.ui.words import fill


class BidChooser(QObject):
    """A number and two buttons. `bids` are all that may be bid, rising by equal steps."""

    bid = Signal(int)
    back = Signal()

    def __init__(self, bids: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._bids = tuple(bids)
        self.label = ""
        self.spin = QSpinBox(parent)
        self.spin.setObjectName("bid_spin")
        self.spin.setRange(bids[0], bids[-1])
        self.spin.setSingleStep(bids[1] - bids[0] if len(bids) > 1 else 1)
        self._bid_button = QPushButton(parent)
        self._bid_button.setProperty("chief", True)
        self._back_button = QPushButton(parent)
        self.widgets: tuple[QWidget, ...] = (self.spin, self._bid_button, self._back_button)
        self.spin.valueChanged.connect(self._on_value)
        self._bid_button.clicked.connect(self._on_bid)
        self._back_button.clicked.connect(self.back)
        for key, slot in (
            (Qt.Key.Key_Return, self._on_bid),
            (Qt.Key.Key_Enter, self._on_bid),
            (Qt.Key.Key_Escape, self.back.emit),
        ):
            shortcut = QShortcut(QKeySequence(key), self.spin)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)
        self.retranslate()

    @property
    def amount(self) -> int:
        """The bid shown, or the nearest allowed one when a number between two was typed."""
        return min(self._bids, key=lambda bid: abs(bid - self.spin.value()))

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.label = self.tr("Your bid:")
        self.spin.setAccessibleName(self.label)
        self._back_button.setText(self.tr("Back"))
        self._on_value()

    def _on_value(self) -> None:
        self._bid_button.setText(fill(self.tr("Bid {n}"), n=self.amount))

    def _on_bid(self) -> None:
        self.bid.emit(self.amount)
