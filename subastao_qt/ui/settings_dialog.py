"""The settings: a list of pages, and OK takes everything over at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.settings import Settings
from subastao_qt.engine.ruleset import parse_rules_text, rules_text
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.players_form import PlayersForm
from subastao_qt.ui.rules_form import RulesForm
from subastao_qt.ui.settings_pages import (
    GamePage,
    LanguagePage,
    LookPage,
    SettingsPage,
    SoundPage,
    page_titles,
)

RULES, GAME, LOOK, LANGUAGE, PLAYERS, SOUND = range(6)


class SettingsDialog(QDialog):
    """Edits settings; `settings()` is what is chosen. OK is closed while the rules do not go together."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, page: int = RULES
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._list = QListWidget(self)
        self._list.setObjectName("settings_pages")
        self._list.setSpacing(3)
        self._stack = QStackedWidget(self)
        self.rules_form = RulesForm(parse_rules_text(settings.rules), settings.presets, self)
        self.players_form = PlayersForm(settings, self)
        self.players_form.chairs(4)
        self._pages: tuple[SettingsPage, ...] = (
            GamePage(settings),
            LookPage(settings),
            LanguagePage(settings),
            SoundPage(settings),
        )
        game, look, language, sound = self._pages
        for widget in (self.rules_form, game, look, language, self.players_form, sound):
            self._list.addItem("")
            self._stack.addWidget(widget if widget is self.rules_form else _scrolling(widget))
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        row = QHBoxLayout()
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(self._buttons)
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.rules_form.edited.connect(self._check)
        self._list.setCurrentRow(page)
        self.retranslate()
        self.resize(self.sizeHint().expandedTo(QSize(760, 500)).boundedTo(QSize(960, 560)))

    def show_page(self, page: int) -> None:
        """Turn to a page: `RULES`, `GAME`, `LOOK`, `LANGUAGE`, `PLAYERS` or `SOUND`."""
        self._list.setCurrentRow(page)

    def settings(self) -> Settings:
        """The settings as they are chosen now; rules that do not go together are left as they were."""
        rules = self.rules_form.rules()
        chosen = replace(
            self._settings,
            rules=rules_text(rules) if rules is not None else self._settings.rules,
            presets=self.rules_form.presets(),
            name=self.players_form.name(),
            players=self.players_form.players(),
        )
        for page in self._pages:
            chosen = page.changed(chosen)
        return chosen

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.setWindowTitle(self.tr("Settings"))
        for number, title in enumerate(page_titles()):
            item = self._list.item(number)
            item.setText(title)
        self._list.setAccessibleName(self.windowTitle())
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + 24)

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _check(self) -> None:
        fine = self.rules_form.rules() is not None
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fine)


def _scrolling(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(widget)
    return area
