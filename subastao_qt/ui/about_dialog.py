"""About the program: version, licence, what it is made with, and whether the fast core is in use."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from subastao_qt import __version__
from subastao_qt.app.resources import resource
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.signs import svg_pixmap
from subastao_qt.ui.words import fill, left_to_right

ICON_SIZE = 96


class AboutDialog(QDialog):
    """`compiled` says whether the solver runs as machine code here."""

    def __init__(self, compiled: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compiled = compiled
        icon = QLabel(self)
        icon.setPixmap(_icon(self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._head = QLabel(self)
        font = self._head.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.5)
        self._head.setFont(font)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setMinimumWidth(380)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        words = QVBoxLayout()
        words.addWidget(self._head)
        words.addWidget(self._text)
        words.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(icon)
        row.addSpacing(12)
        row.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("About Subastao"))
        self._head.setText(left_to_right(f"Subastao {__version__}"))
        core = (
            self.tr("The bots' solver runs as machine code.")
            if self._compiled
            else self.tr(
                "The bots' solver runs as plain Python: the strong levels look less far ahead."
            )
        )
        made = fill(
            #: {qt}, {pyside}, {python} are names with their versions.
            self.tr("Made with {qt}, {pyside} and {python}."),
            qt=left_to_right(f"Qt {qVersion()}"),
            pyside=left_to_right(f"PySide6 {PySide6.__version__}"),
            python=left_to_right(f"Python {platform.python_version()}"),
        )
        parts = (
            self.tr("Tute subastado, the Spanish card game, against the computer."),
            self.tr("Free software under the GNU General Public Licence, version 3 or later."),
            made,
            core,
            self.tr(
                "The cards and signs were drawn for this program. The letters are Noto Sans (OFL)."
            ),
        )
        self._text.setText("\n\n".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)


def _icon(ratio: float) -> QPixmap:
    return svg_pixmap(resource("icon.svg"), ICON_SIZE, ratio)
