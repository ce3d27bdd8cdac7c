"""The options of the rules, presets, levels and styles by their names. The words are declared in the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.language import declared
from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.options import ChoiceOption, NumberOption, Option, PhrasesOption
from subastao_qt.engine.presets import Preset
from subastao_qt.engine.ruleset import OPTIONS
from subastao_qt.engine.texts import QT_TRANSLATE_NOOP
from subastao_qt.ui.words.text import capital, in_digits, listing, number

_LEVELS: Final[Mapping[str, str]] = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
    "club": QT_TRANSLATE_NOOP("Levels", "Club player"),
    "advanced": QT_TRANSLATE_NOOP("Levels", "Advanced"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
}

_STYLES: Final[Mapping[str, str]] = {
    "careful": QT_TRANSLATE_NOOP("Levels", "careful"),
    "balanced": QT_TRANSLATE_NOOP("Levels", "balanced"),
    "bold": QT_TRANSLATE_NOOP("Levels", "bold"),
}


def option_label(option: Option) -> str:
    """The name of an option: `Failed bid`."""
    return declared("Rules", option.words.label)


def option_help(option: Option) -> str:
    """What an option decides, in a sentence."""
    return in_digits(declared("Rules", option.words.help))


def choice_label(option: Option, choice: object) -> str:
    """The name of one of an option's values, as after a colon: `split`, `500`."""
    match option:
        case ChoiceOption():
            value = option.parse(choice)
            word = option.words.choices[str(value.value)]
            return number(int(word)) if word.isdigit() else declared("Rules", word)
        case NumberOption():
            return number(option.parse(choice))
        case PhrasesOption():
            phrases = option.parse(choice)
            if phrases == option.default:
                return QCoreApplication.translate("Words", "all phrases")
            if not phrases:
                return QCoreApplication.translate("Words", "no phrases")
            return listing([phrase_label(phrase) for phrase in phrases])


def choice_title(option: Option, choice: object) -> str:
    """The same with a capital, as a list of choices shows it."""
    return capital(choice_label(option, choice))


def phrase_label(phrase: Phrase) -> str:
    """A phrase as the list of agreed phrases shows it."""
    return declared("Rules", OPTIONS["phrases"].words.choices[phrase.value])


def variant_label(variant: Variant) -> str:
    """The name of a variant: `Classic, three players`."""
    return declared("Rules", OPTIONS["variant"].words.choices[variant.value])


def preset_label(preset: Preset) -> str:
    """The name of a preset: `Hard money`."""
    return declared("Rules", preset.label)


def level_label(level: str) -> str:
    """The name of a bot's level (`beginner`, `casual`, `club`, `advanced`, `expert`)."""
    return declared("Levels", _LEVELS[level])


def style_label(style: str) -> str:
    """The name of a bot's style (`careful`, `balanced`, `bold`)."""
    return declared("Levels", _STYLES[style])
