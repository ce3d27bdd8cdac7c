"""Colours and letters of everything round the table: one palette a cloth, one a window theme.

The colours of the cloths, and what stands on them, are those of the brief for the look (section 6); contrasts of
text against its ground are 4.5 or more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from subastao_qt.app.settings_fields import Cloth, WindowTheme


@dataclass(frozen=True, slots=True)
class ClothColours:
    """What the table is painted with, as `#rrggbb`."""

    centre: str
    edge: str
    plate: str
    line: str
    """The edge of plates, panels and the bar."""
    hover: str
    """The ground of a button under the pointer."""
    text: str
    second: str
    ring: str
    """The mark of whose turn it is, focus, and the chosen card."""
    chief: str
    """The ground of the chief button."""
    chief_text: str
    bubble: str
    bubble_text: str
    cloth_text: str
    """Text that stands on the cloth itself."""
    cloth_second: str
    discs: tuple[str, str, str, str]
    """The players' discs, by seat, with white letters."""


STYLE: Final = "Fusion"
"""The one style of Qt that looks the same and takes our colours on every system."""

PAPER: Final = "#FBF5E6"
INK: Final = "#1F2430"
GOLD: Final = "#EDB637"

DISCS: Final = ("#BE2F2B", "#2C5F9E", "#8A5A00", "#2F6330")
_DARK_DISCS: Final = ("#8E1F22", "#1E3F73", "#5E3D00", "#1F4A21")

CLOTHS: Final[dict[Cloth, ClothColours]] = {
    Cloth.VERDE: ClothColours(
        centre="#23604C",
        edge="#143A2F",
        plate="#0F2D25",
        line="#4E8A74",
        hover="#2C6350",
        text=PAPER,
        second="#C9D8CF",
        ring=GOLD,
        chief=GOLD,
        chief_text=INK,
        bubble=PAPER,
        bubble_text=INK,
        cloth_text=PAPER,
        cloth_second="#C9D8CF",
        discs=DISCS,
    ),
    Cloth.NOCHE: ClothColours(
        centre="#2B323C",
        edge="#14181E",
        plate="#0D1014",
        line="#4A5460",
        hover="#38414C",
        text="#F3EFE4",
        second="#B4BAC4",
        ring=GOLD,
        chief=GOLD,
        chief_text=INK,
        bubble=PAPER,
        bubble_text=INK,
        cloth_text="#F3EFE4",
        cloth_second="#B4BAC4",
        discs=DISCS,
    ),
    Cloth.LINO: ClothColours(
        centre="#E6DAC0",
        edge="#CDBB97",
        plate="#FFFBF0",
        line="#9A8A66",
        hover="#EADFC6",
        text=INK,
        second="#3F444E",
        ring="#7A4300",
        chief=GOLD,
        chief_text=INK,
        bubble=INK,
        bubble_text=PAPER,
        cloth_text=INK,
        cloth_second="#3F444E",
        discs=DISCS,
    ),
    Cloth.CONTRAST: ClothColours(
        centre="#000000",
        edge="#000000",
        plate="#000000",
        line="#FFFFFF",
        hover="#333333",
        text="#FFFFFF",
        second="#FFFFFF",
        ring="#FFE14D",
        chief="#FFE14D",
        chief_text="#000000",
        bubble="#FFFFFF",
        bubble_text="#000000",
        cloth_text="#FFFFFF",
        cloth_second="#FFFFFF",
        discs=_DARK_DISCS,
    ),
}


def base_size(height: int) -> float:
    """The base size of letters on a table `height` pixels high, in pixels (brief, section 6)."""
    return min(20.0, max(13.0, height * 0.0176))


def wide_script() -> bool:
    """Whether the interface is written in a script whose letters need to be larger (Arabic, Chinese)."""
    return QLocale().language() in (QLocale.Language.Arabic, QLocale.Language.Chinese)


@dataclass(frozen=True, slots=True)
class WindowColours:
    """What windows, menus and dialogs are painted with."""

    window: str
    base: str
    button: str
    text: str
    second: str
    highlight: str
    highlight_text: str
    line: str
    warning: str


WINDOWS: Final[dict[WindowTheme, WindowColours]] = {
    WindowTheme.LIGHT: WindowColours(
        window="#F6F1E4",
        base="#FFFDF6",
        button="#EBE3D0",
        text=INK,
        second="#4F545E",
        highlight="#23604C",
        highlight_text="#FFFFFF",
        line="#B9AF98",
        warning="#8E1F22",
    ),
    WindowTheme.DARK: WindowColours(
        window="#1D2229",
        base="#14181E",
        button="#2B323C",
        text="#F3EFE4",
        second="#B4BAC4",
        highlight="#4E8A74",
        highlight_text="#0D1014",
        line="#4A5460",
        warning="#F0A08C",
    ),
    WindowTheme.CONTRAST: WindowColours(
        window="#000000",
        base="#000000",
        button="#000000",
        text="#FFFFFF",
        second="#FFFFFF",
        highlight="#FFE14D",
        highlight_text="#000000",
        line="#FFFFFF",
        warning="#FFE14D",
    ),
}


def window_colours(theme: WindowTheme) -> WindowColours:
    """The colours of a theme; the system's own choice of light, dark or high contrast is followed."""
    return WINDOWS[theme_now(theme)]


def theme_now(theme: WindowTheme) -> WindowTheme:
    """What a theme comes to: for the system's, what the system shows just now."""
    if theme is not WindowTheme.SYSTEM:
        return theme
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return WindowTheme.CONTRAST
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    return WindowTheme.DARK if dark else WindowTheme.LIGHT


def outline_sheet(theme: WindowTheme) -> str:
    """The application's style sheet: only in high contrast is there one.

    Qt's style derives every outline from the window's colour, and on black all of them are black.
    """
    if theme is not WindowTheme.CONTRAST:
        return ""
    c = WINDOWS[theme]
    line, focus = f"1px solid {c.line}", f"2px solid {c.highlight}"
    return f"""
    QPushButton, QToolButton {{ border: {line}; border-radius: 3px; padding: 4px 10px; }}
    QPushButton:default {{ border: 2px solid {c.line}; padding: 3px 9px; }}
    QPushButton:pressed, QPushButton:checked, QToolButton:pressed, QToolButton:checked {{
        background: {c.text}; color: {c.window};
    }}
    QPushButton:disabled, QToolButton:disabled {{ border: 1px dashed {c.line}; }}
    QComboBox, QLineEdit {{ border: {line}; border-radius: 3px; padding: 3px 6px; }}
    QAbstractSpinBox QLineEdit {{ padding: 0 4px; border-radius: 0; }}
    QPushButton:focus, QToolButton:focus {{ border: {focus}; padding: 3px 9px; }}
    QComboBox:focus, QLineEdit:focus {{ border: {focus}; padding: 2px 5px; }}
    QAbstractSpinBox QLineEdit:focus {{ border: {focus}; padding: 0 3px; }}
    QAbstractItemView, QTextEdit, QPlainTextEdit {{ border: {line}; }}
    QAbstractItemView:focus, QTextEdit:focus, QPlainTextEdit:focus {{ border: {focus}; }}
    QTabWidget::pane, QMenu, QToolTip, QDialog {{ border: {line}; }}
    QTabBar::tab {{ border: {line}; padding: 4px 12px; margin: 1px; }}
    QTabBar::tab:selected {{ border: 2px solid {c.highlight}; padding: 3px 11px; }}
    QGroupBox {{ border: {line}; margin-top: 0.7em; padding-top: 0.7em; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: 10px; padding: 0 4px; }}
    QCheckBox::indicator, QRadioButton::indicator {{
        border: {line}; width: 0.9em; height: 0.9em; background: {c.window};
    }}
    QCheckBox::indicator:checked, QRadioButton::indicator:checked {{
        background: {c.highlight};
    }}
    QCheckBox:focus, QRadioButton:focus {{ border: {focus}; }}
    QSlider::groove:horizontal {{ border: {line}; height: 4px; }}
    QSlider::handle:horizontal {{ background: {c.text}; width: 12px; margin: -7px 0; }}
    QSlider::handle:horizontal:focus {{ background: {c.highlight}; }}
    """


def cloth_now(cloth: Cloth, theme: WindowTheme) -> Cloth:
    """The cloth that lies on the table: in windows of high contrast the table has it too."""
    return Cloth.CONTRAST if theme_now(theme) is WindowTheme.CONTRAST else cloth


def palette_of(colours: WindowColours) -> QPalette:
    """Qt's palette of these colours; disabled text is the second text."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    pairs = {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.base,
        role.AlternateBase: colours.window,
        role.Text: colours.text,
        role.Button: colours.button,
        role.ButtonText: colours.text,
        role.BrightText: colours.warning,
        role.Highlight: colours.highlight,
        role.HighlightedText: colours.highlight_text,
        role.ToolTipBase: colours.base,
        role.ToolTipText: colours.text,
        role.PlaceholderText: colours.second,
        role.Link: colours.highlight,
        role.Mid: colours.line,
    }
    for which, colour in pairs.items():
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.second))
    return palette
