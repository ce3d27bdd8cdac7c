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


STYLE: Final = "Fusion"
"""The one style of Qt that looks the same and takes our colours on every system."""

PAPER: Final = "#FBF5E6"
INK: Final = "#1F2430"
GOLD: Final = "#EDB637"

CLOTHS: Final[dict[Cloth, ClothColours]] = {
    Cloth.VERDE: ClothColours(
        centre="#23604C",
        edge="#143A2F",
        plate="#0F2D25",
        line="#4E8A74",
        text=PAPER,
        second="#C9D8CF",
        ring=GOLD,
        chief=GOLD,
        chief_text=INK,
        bubble=PAPER,
        bubble_text=INK,
        cloth_text=PAPER,
        cloth_second="#C9D8CF",
    ),
    Cloth.NOCHE: ClothColours(
        centre="#2B323C",
        edge="#14181E",
        plate="#0D1014",
        line="#4A5460",
        text="#F3EFE4",
        second="#B4BAC4",
        ring=GOLD,
        chief=GOLD,
        chief_text=INK,
        bubble=PAPER,
        bubble_text=INK,
        cloth_text="#F3EFE4",
        cloth_second="#B4BAC4",
    ),
    Cloth.LINO: ClothColours(
        centre="#E6DAC0",
        edge="#CDBB97",
        plate="#FFFBF0",
        line="#9A8A66",
        text=INK,
        second="#3F444E",
        ring="#7A4300",
        chief=GOLD,
        chief_text=INK,
        bubble=INK,
        bubble_text=PAPER,
        cloth_text=INK,
        cloth_second="#3F444E",
    ),
}

DISCS: Final = ("#BE2F2B", "#2C5F9E", "#8A5A00", "#2F6330")
"""The players' discs, by seat, with white letters."""


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
    """The colours of a theme; the system's own choice between light and dark is followed."""
    if theme is WindowTheme.SYSTEM:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        theme = WindowTheme.DARK if dark else WindowTheme.LIGHT
    return WINDOWS[theme]


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
