"""Beginning a match: its rules and its players."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTabWidget, QVBoxLayout, QWidget

from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.settings import Settings
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text, rules_text
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.players_form import PlayersForm, seats_of
from subastao_qt.ui.rules_form import RulesForm


class NewMatchDialog(QDialog):
    """Asks for rules and players. `running` says that a match in progress will be put away."""

    def __init__(self, settings: Settings, running: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kept = QLabel(self)
        self._kept.setWordWrap(True)
        self._kept.setVisible(running)
        self.rules_form = RulesForm(parse_rules_text(settings.rules), settings.presets, self)
        self.players_form = PlayersForm(settings, self)
        self._tabs = QTabWidget(self)
        self._tabs.addTab(self.rules_form, "")
        self._tabs.addTab(self.players_form, "")
        self._buttons = QDialogButtonBox(self)
        self._start = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setDefault(True)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        layout = QVBoxLayout(self)
        layout.addWidget(self._kept)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._buttons)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.rules_form.edited.connect(self._check)
        self._check()
        self.retranslate()
        self.resize(self.sizeHint().expandedTo(QSize(640, 520)).boundedTo(QSize(900, 560)))

    def rules(self) -> RuleSet:
        """The rules of the match; those of the settings while the form's do not go together."""
        return self.rules_form.rules() or parse_rules_text(self._settings.rules)

    def settings(self) -> Settings:
        """The settings with these rules and players, to be proposed again the next time."""
        return replace(
            self._settings,
            rules=rules_text(self.rules()),
            presets=self.rules_form.presets(),
            name=self.players_form.name(),
            players=self.players_form.players(),
        )

    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where."""
        return seats_of(self.settings(), self.rules().seats)

    def show_players(self) -> None:
        """Turn to the players."""
        self._tabs.setCurrentWidget(self.players_form)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("New match"))
        self._kept.setText(
            self.tr("The match in progress is put aside; it can be opened again from the menu.")
        )
        self._tabs.setTabText(0, self.tr("Rules"))
        self._tabs.setTabText(1, self.tr("Players"))
        self._start.setText(self.tr("&Start the match"))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _check(self) -> None:
        rules = self.rules_form.rules()
        self._start.setEnabled(rules is not None)
        if rules is not None:
            self.players_form.chairs(rules.seats)
