"""High contrast: chosen as a cloth, as a theme, or by the system, and left again."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Cloth, WindowTheme
from subastao_qt.ui import theme
from subastao_qt.ui.main_window import MainWindow


def _system(monkeypatch: pytest.MonkeyPatch, preference: Qt.ContrastPreference) -> None:
    accessibility = SimpleNamespace(contrastPreference=lambda: preference)
    hints = SimpleNamespace(
        accessibility=lambda: accessibility, colorScheme=lambda: Qt.ColorScheme.Dark
    )
    monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))


def _cloth(window: MainWindow) -> Cloth:
    return window.place.table.options.cloth


def test_the_theme_takes_the_table_with_it(
    qapp: QApplication, store: SettingsStore, window: MainWindow
) -> None:
    store.put(replace(store.settings, cloth=Cloth.LINO, window_theme=WindowTheme.CONTRAST))
    assert _cloth(window) == Cloth.CONTRAST
    assert qapp.palette().window().color().name() == "#000000"
    assert "QPushButton" in qapp.styleSheet()
    store.put(replace(store.settings, window_theme=WindowTheme.LIGHT))
    assert _cloth(window) == Cloth.LINO
    assert qapp.styleSheet() == ""


def test_the_cloth_alone(qapp: QApplication, store: SettingsStore, window: MainWindow) -> None:
    store.put(replace(store.settings, cloth=Cloth.CONTRAST, window_theme=WindowTheme.LIGHT))
    assert _cloth(window) == Cloth.CONTRAST
    assert qapp.styleSheet() == ""


def test_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch, store: SettingsStore, window: MainWindow
) -> None:
    store.put(replace(store.settings, cloth=Cloth.VERDE, window_theme=WindowTheme.SYSTEM))
    _system(monkeypatch, Qt.ContrastPreference.HighContrast)
    assert theme.theme_now(WindowTheme.SYSTEM) is WindowTheme.CONTRAST
    assert theme.theme_now(WindowTheme.LIGHT) is WindowTheme.LIGHT
    # What the table is told when the palette of the application changes under it.
    QApplication.sendEvent(window.place, QEvent(QEvent.Type.PaletteChange))
    assert _cloth(window) == Cloth.CONTRAST
    _system(monkeypatch, Qt.ContrastPreference.NoPreference)
    assert theme.theme_now(WindowTheme.SYSTEM) is WindowTheme.DARK
    QApplication.sendEvent(window.place, QEvent(QEvent.Type.PaletteChange))
    assert _cloth(window) == Cloth.VERDE
