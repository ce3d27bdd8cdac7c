"""Help: the game in short with the rules of the table, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import choice_label, option_label


class HelpDialog(QDialog):
    """Shows a text. `title` and `body` (HTML) are asked for again when the language changes."""

    def __init__(
        self, title: Callable[[], str], body: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title, self._body = title, body
        self._text = QTextBrowser(self)
        self._text.setOpenLinks(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._text, 1)
        layout.addWidget(buttons)
        self.retranslate()
        self.resize(QSize(620, 520))

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self._title())
        self._text.setHtml(self._body())
        self._text.setAccessibleName(self._title())

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)


def rules_title() -> str:
    """The title of the rules."""
    return QCoreApplication.translate("Help", "Rules of the game")


def keys_title() -> str:
    """The title of the list of keys."""
    return QCoreApplication.translate("Help", "Keyboard shortcuts")


def rules_html(rules: RuleSet) -> str:
    """The game in short, then every rule of this table."""
    parts = [
        QCoreApplication.translate(
            "Help",
            "Ace 11, three 10, king 4, knight 3, jack 2: 120 points in the pack, and 10 for the last "
            "trick. The others are worth nothing, and 7 beats 6, 5, 4.",
        ),
        QCoreApplication.translate(
            "Help",
            "Who bids most says how many points he will make, names trump and plays against the others.",
        ),
        QCoreApplication.translate(
            "Help",
            "You must follow suit, and beat the highest card of the suit led if you can, unless the "
            "trick has been trumped.",
        ),
        QCoreApplication.translate(
            "Help",
            "Without the suit you must trump, and a trump on the trick must be beaten by a higher one.",
        ),
        QCoreApplication.translate(
            "Help",
            "King and knight of a suit in hand can be sung after winning a trick: forty in trumps, "
            "twenty in another suit.",
        ),
        QCoreApplication.translate(
            "Help",
            "If the contract is made, the declarer scores it; if it fails, the defence does. Who first "
            "reaches the agreed points wins the match.",
        ),
    ]
    rows = [
        (option_label(option), choice_label(option, getattr(rules, name)))
        for name, option in OPTIONS.items()
        if matters(option, rules)
    ]
    heading = escape(QCoreApplication.translate("Help", "The rules of this table"))
    text = "".join(f"<p>{escape(part)}</p>" for part in parts)
    return f"{text}<h3>{heading}</h3>{_table(rows)}"


def keys_html() -> str:
    """What each key does."""
    rows = [
        ("← →", QCoreApplication.translate("Help", "Choose a card (when the table has the focus)")),
        (
            "Enter",
            QCoreApplication.translate("Help", "Play the chosen card, press the chosen button"),
        ),
        (
            "1 2 3 4",
            QCoreApplication.translate("Help", "The buttons of the bar: bids, suits, songs"),
        ),
        ("0", QCoreApplication.translate("Help", "Pass, let it stand, don't sing")),
        ("Tab", QCoreApplication.translate("Help", "From the table to the bar and back")),
        ("↓, F8", QCoreApplication.translate("Help", "Show the previous trick")),
        ("Esc", QCoreApplication.translate("Help", "Lay the result aside, go back")),
        ("F6, F7", QCoreApplication.translate("Help", "Score sheet, what happened")),
        ("F11", QCoreApplication.translate("Help", "Full screen")),
        ("Ctrl+N", QCoreApplication.translate("Help", "New match")),
        ("Ctrl+Z", QCoreApplication.translate("Help", "Undo")),
        ("Ctrl+Q", QCoreApplication.translate("Help", "Quit")),
    ]
    return _table([(f"\u2066{key}\u2069", words) for key, words in rows])


def _table(rows: list[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>" for left, right in rows
    )
    return f'<table cellpadding="3">{cells}</table>'
