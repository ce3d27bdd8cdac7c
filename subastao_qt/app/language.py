"""The language of the program: catalogues, direction, digits and fonts, changed live at any moment.

Widgets hear of a change by `QEvent.LanguageChange`, everything else by `Languages.changed`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtGui import QFont, QGuiApplication

from subastao_qt.app import resources
from subastao_qt.app.fonts import application_font, load_fonts

_log = logging.getLogger(__name__)


class Digits(Enum):
    """Which digits Arabic shows. Other languages always have 0–9."""

    WESTERN = "western"
    """0 1 2 3, as in the game's Arabic article: the default."""
    EASTERN = "eastern"
    """٠ ١ ٢ ٣."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language the program speaks."""

    code: str
    """As in the names of the catalogues."""
    name: str
    """What it is called in itself; never translated."""
    locale: str
    """Whose numbers and dates are shown."""
    first_font: str = ""
    """The family asked first, for signs that several scripts share and draw differently."""
    type_scale: float = 1.0
    """How much larger its letters must be to read as well as Latin ones (shared look, 6)."""


LANGUAGES: Final[tuple[Language, ...]] = (
    Language("es", "Español", "es_ES"),
    Language("en", "English", "en_GB"),
    Language("ru", "Русский", "ru_RU"),
    Language("zh_CN", "简体中文", "zh_CN", "Subastao Sans SC", 1.1),
    Language("ar", "العربية", "ar_AE", "Subastao Sans Arabic", 1.1),
)

DEFAULT: Final = "en"

_EASTERN_LOCALE: Final = "ar_EG"


def available() -> tuple[Language, ...]:
    """Return the languages there are, each named in itself, in the order of a menu."""
    return LANGUAGES


def language_of(code: str) -> Language | None:
    """Return the language with this code, None when the program does not speak it."""
    return next((language for language in LANGUAGES if language.code == code), None)


def system_language(wanted: Sequence[str] | None = None) -> str:
    """Return the code of the first of the system's languages that the program speaks, else English.

    `wanted` are names such as `es-MX` or `zh_Hans_CN`, the dearest first; by default the system's own.
    """
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        family = name.replace("_", "-").partition("-")[0].lower()
        for language in LANGUAGES:
            if language.code.partition("_")[0] == family:
                return language.code
    return DEFAULT


def declared(context: str, text: str) -> str:
    """Translate words that were declared elsewhere by QT_TRANSLATE_NOOP, with their context."""
    return QCoreApplication.translate(context, text)


class Languages(QObject):
    """Keeps the application in one language. One object a program, made after the application.

    It loads the bundled fonts, and the application's font of the moment gives the size.
    """

    changed = Signal(str)
    """The code of the language now spoken. The catalogues are in place already."""

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._application = application
        self._families = load_fonts()
        self._font = QFont(application.font())
        self._translators: list[QTranslator] = []
        self._current = LANGUAGES[1]
        self._digits = Digits.WESTERN

    @property
    def current(self) -> Language:
        """The language now spoken."""
        return self._current

    @property
    def digits(self) -> Digits:
        """The digits chosen for Arabic."""
        return self._digits

    def use(self, code: str = "", digits: Digits = Digits.WESTERN) -> None:
        """Speak a language from now on; the empty code, or one not spoken, means the system's.

        A catalogue that is missing is logged; the program then shows its English texts.
        """
        language = language_of(code) or language_of(system_language())
        assert language is not None
        self._current, self._digits = language, digits
        QLocale.setDefault(locale_of(language, digits))
        right_to_left = language.code == "ar"
        self._application.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
        )
        self._application.setFont(self._font_for(language))
        self._install(language)
        self.changed.emit(language.code)

    def silence(self) -> None:
        """Take the catalogues out again, before the application ends."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []

    def _install(self, language: Language) -> None:
        """Qt's own words first and ours over them: the catalogue installed last is asked first."""
        self.silence()
        for path in (resources.qt_catalogue(language.code), resources.catalogue(language.code)):
            if path is None:
                continue
            translator = QTranslator(self)
            if not translator.load(str(path)):
                _log.warning("The catalogue %s cannot be read", path.name)
                translator.deleteLater()
                continue
            self._application.installTranslator(translator)
            self._translators.append(translator)

    def _font_for(self, language: Language) -> QFont:
        families = sorted(self._families, key=lambda family: family != language.first_font)
        font = application_font(families, self._font)
        if self._font.pointSizeF() > 0:
            font.setPointSizeF(self._font.pointSizeF() * language.type_scale)
        else:
            font.setPixelSize(round(self._font.pixelSize() * language.type_scale))
        return font


def locale_of(language: Language, digits: Digits = Digits.WESTERN) -> QLocale:
    """Return the locale of a language: its digits, and numbers without a sign between thousands."""
    eastern = language.code == "ar" and digits is Digits.EASTERN
    locale = QLocale(_EASTERN_LOCALE if eastern else language.locale)
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale
