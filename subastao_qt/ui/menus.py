"""The menus of the window: actions by name, their words and their keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from subastao_qt.app.language import available
from subastao_qt.ui.words import previous_trick_text

Key = QKeySequence | QKeySequence.StandardKey | str | None


class Menus(QObject):
    """Builds the menu bar of a window. Each action is an attribute; connect to its `triggered`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        bar = window.menuBar()
        self.game, self.view, self.coach, self.settings_menu, self.language, self.help = (
            bar.addMenu("") for _number in range(6)
        )
        self.new_match = self._add(self.game, QKeySequence.StandardKey.New)
        self.resume = self._add(self.game)
        self.open = self._add(self.game, QKeySequence.StandardKey.Open)
        self.save_as = self._add(self.game, QKeySequence.StandardKey.Save)
        self.game.addSeparator()
        self.undo = self._add(self.game, QKeySequence.StandardKey.Undo)
        self.game.addSeparator()
        self.play_code = self._add(self.game)
        self.copy_code = self._add(self.game)
        self.game.addSeparator()
        self.quit = self._add(self.game, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.score = self._add(self.view, "F6", checkable=True)
        self.log = self._add(self.view, "F7", checkable=True)
        self.view.addSeparator()
        self.previous = self._add(self.view, "F8", checkable=True)
        self.view.addSeparator()
        self.full_screen = self._add(self.view, "F11", checkable=True)
        self.settings = self._add(self.settings_menu, "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.mute = self._add(self.settings_menu, "M", checkable=True)
        self.book = self._add(self.help)
        self.on_this = self._add(self.help, "F1")
        self.rules = self._add(self.help)
        self.first_steps = self._add(self.help)
        self.keys = self._add(self.help)
        self.copy_report = self._add(self.help)
        self.about = self._add(self.help)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.languages = self._language_actions()
        self.retranslate()

    def choose_language(self, chosen: Callable[[str], None]) -> None:
        """Call `chosen` with the code of a language that was picked."""
        for code, action in self.languages.items():
            action.triggered.connect(lambda _checked=False, code=code: chosen(code))

    def tick_language(self, code: str) -> None:
        """Show which language is spoken."""
        if code in self.languages:
            self.languages[code].setChecked(True)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.game.setTitle(self.tr("&Game"))
        self.view.setTitle(self.tr("&View"))
        self.settings_menu.setTitle(self.tr("&Settings"))
        # Found by everybody, whatever language the program speaks just now.
        title = self.tr("&Language")
        self.language.setTitle(title if "Language" in title else f"{title} (Language)")
        self.help.setTitle(self.tr("&Help"))
        self.new_match.setText(self.tr("&New match…"))
        self.resume.setText(self.tr("&Resume an earlier match…"))
        self.open.setText(self.tr("&Open match…"))
        self.save_as.setText(self.tr("&Save match as…"))
        self.undo.setText(self.tr("&Undo"))
        self.play_code.setText(self.tr("&Play a deal by its code…"))
        self.copy_code.setText(self.tr("&Copy the deal's code"))
        self.quit.setText(self.tr("&Quit"))
        self.score.setText(self.tr("&Score sheet"))
        self.log.setText(self.tr("&What happened"))
        self.previous.setText(previous_trick_text())
        self.full_screen.setText(self.tr("&Full screen"))
        self.settings.setText(self.tr("&Settings…"))
        #: Ticked while no sound is played.
        self.mute.setText(self.tr("&Mute"))
        #: Opens the book that explains the game, where it was left.
        self.book.setText(self.tr("The &book of the game"))
        #: Opens the book at the page that fits what the person is doing.
        self.on_this.setText(self.tr("&Help on this"))
        self.rules.setText(self.tr("&Rules of the game"))
        #: Begins the lesson in which two prepared deals are played.
        self.first_steps.setText(self.tr("&First steps"))
        self.keys.setText(self.tr("&Keyboard shortcuts"))
        self.copy_report.setText(self.tr("&Copy a fault report"))
        self.about.setText(self.tr("&About Subastao"))

    def _add(self, menu: QMenu, key: Key = None, *, checkable: bool = False) -> QAction:
        action = QAction(self._window)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        action.setCheckable(checkable)
        menu.addAction(action)
        # Keys go on working in full screen, where the menu bar may be hidden.
        self._window.addAction(action)
        return action

    def _language_actions(self) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions: dict[str, QAction] = {}
        for language in available():
            action = QAction(language.name, group)
            action.setCheckable(True)
            self.language.addAction(action)
            actions[language.code] = action
        return actions
