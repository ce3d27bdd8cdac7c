"""Keeps language, colours and size of letters of the whole application as the settings say."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from subastao_qt.app.language import Languages
from subastao_qt.app.settings import Settings, SettingsStore
from subastao_qt.ui.theme import STYLE, outline_sheet, palette_of, theme_now, window_colours


class Appearance(QObject):
    """Follows the settings store. Made after the application and the languages, before the first window."""

    def __init__(self, app: QApplication, languages: Languages, store: SettingsStore) -> None:
        super().__init__(app)
        self._app = app
        self._languages = languages
        self._shown: Settings | None = None
        app.setStyle(STYLE)
        self._take(store.settings)
        store.changed.connect(self._take)
        app.styleHints().colorSchemeChanged.connect(lambda _scheme: self._colour())
        app.styleHints().accessibility().contrastPreferenceChanged.connect(
            lambda _preference: self._colour()
        )

    def _take(self, settings: Settings) -> None:
        before, self._shown = self._shown, settings
        if before is None or before.window_theme is not settings.window_theme:
            self._colour()
        letters = (settings.language, settings.digits, settings.text_size)
        if before is None or (before.language, before.digits, before.text_size) != letters:
            # The languages know the font at its usual size and give it anew; ours is made of it.
            self._languages.use(settings.language, settings.digits)
            self._size_letters(settings)

    def _colour(self) -> None:
        if self._shown is not None:
            theme = self._shown.window_theme
            self._app.setPalette(palette_of(window_colours(theme)))
            sheet = outline_sheet(theme_now(theme))
            if sheet != self._app.styleSheet():
                self._app.setStyleSheet(sheet)

    def _size_letters(self, settings: Settings) -> None:
        if settings.text_size == 100:
            return
        font = QFont(self._app.font())
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * settings.text_size / 100)
        else:
            font.setPixelSize(round(font.pixelSize() * settings.text_size / 100))
        self._app.setFont(font)
