"""The bundled fonts, and the application font made of them."""

import logging

from PySide6.QtGui import QFont, QFontDatabase

from subastao_qt.app import resources

_log = logging.getLogger(__name__)


def load_fonts() -> list[str]:
    """Make the bundled fonts known to Qt; return their families in the order in which to look a sign up.

    Needs a QGuiApplication. A file that Qt cannot read is logged and left out.
    """
    families: list[str] = []
    for path in resources.font_files():
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            _log.warning("The font %s cannot be read", path.name)
            continue
        for family in QFontDatabase.applicationFontFamilies(number):
            if family not in families:
                families.append(family)
    return families


def application_font(families: list[str], like: QFont) -> QFont:
    """Return a font as large as `like` that takes every sign from the first of `families` that has it."""
    font = QFont(like)
    font.setFamilies(families)
    return font
