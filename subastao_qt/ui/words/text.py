"""Placeholders, numbers, lists: how values enter a translated sentence.

Every value goes in through `fill`, which isolates it where text of two directions could meet.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

FIRST_STRONG_ISOLATE: Final = "\u2068"
LEFT_TO_RIGHT_ISOLATE: Final = "\u2066"
POP_ISOLATE: Final = "\u2069"
RIGHT_TO_LEFT_MARK: Final = "\u200f"
EASTERN_DIGITS: Final = "٠١٢٣٤٥٦٧٨٩"
MINUS: Final = "\u2212"

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def is_arabic() -> bool:
    """Whether the interface speaks Arabic, by the default locale."""
    return QLocale().language() is QLocale.Language.Arabic


def isolate(value: str) -> str:
    """Keep a value's direction to itself: always in Arabic, elsewhere only where it has letters of such a script."""
    mixed = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in value)
    if is_arabic() or mixed:
        return FIRST_STRONG_ISOLATE + value + POP_ISOLATE
    return value


def left_to_right(value: str) -> str:
    """Keep notation, signed numbers, sums, ranges and percentages in their own order in Arabic too."""
    return LEFT_TO_RIGHT_ISOLATE + value + POP_ISOLATE if is_arabic() else value


def fill(text: str, **values: str | int) -> str:
    """Put values into the named placeholders of a translated text, numbers in the language's digits."""

    def value_of(match: re.Match[str]) -> str:
        value = values[match[1]]
        return isolate(number(value) if isinstance(value, int) else value)

    filled = _PLACEHOLDER.sub(value_of, text)
    if is_arabic() and not _starts_strongly(text):
        # Qt takes a line's direction from its first letter, which would be one of a Latin name.
        return RIGHT_TO_LEFT_MARK + filled
    return filled


def _starts_strongly(text: str) -> bool:
    """Whether a text's first thing with a direction is an Arabic letter of its own, not a placeholder."""
    for sign in text:
        if sign == "{":
            return False
        if unicodedata.bidirectional(sign) in ("R", "AL"):
            return True
    return False


def number(value: int) -> str:
    """Return a whole number in the language's digits, without a group separator; a minus as in print."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    digits = locale.toString(abs(value))
    return left_to_right(MINUS + digits) if value < 0 else digits


def in_digits(text: str) -> str:
    """Return a text whose numbers stand in it as 0–9 with the digits of the language."""
    zero = QLocale().zeroDigit()
    if zero == "0":
        return text
    return text.translate({ord("0") + digit: ord(zero) + digit for digit in range(10)})


def signed(value: int) -> str:
    """Return a number with its sign: `+75`, `−75`, and `0` without one."""
    if value <= 0:
        return number(value)
    return left_to_right("+" + number(value))


def percent(value: int) -> str:
    """Return a percentage as the language writes it: 70%, 70 %."""
    #: A percentage. Where the language puts a space before the sign it is a hard one (U+00A0).
    text = QCoreApplication.translate("Words", "{n}%")
    digits = number(value)
    if digits and digits[-1] in EASTERN_DIGITS:
        text = text.replace("%", "\u066a")
    return left_to_right(text.replace("{n}", digits))


def number_range(low: int, high: int) -> str:
    """Return `60–230`, in this order in Arabic too."""
    return left_to_right(f"{number(low)}\u2013{number(high)}")


def notation(code: str) -> str:
    """Return a card's or an action's notation (`Ro`), safe beside Arabic words."""
    return left_to_right(code)


def capital(text: str) -> str:
    """Return the text with its first letter a capital, as a label or a tooltip starts."""
    for place, sign in enumerate(text):
        if sign.isalnum():
            return text[:place] + sign.upper() + text[place + 1 :]
    return text


def small(text: str) -> str:
    """Return a sentence as it goes on after a colon: with a small first letter."""
    if len(text) > 1 and text[0].isupper() and text[1].islower():
        return text[0].lower() + text[1:]
    return text


def listing(parts: Sequence[str]) -> str:
    """Join things side by side: `a, b, c`."""
    if not parts:
        return ""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        #: Things in a row, parted as the language parts them (Chinese 、, Arabic ،).
        row = QCoreApplication.translate("Words", "{first}, {rest}")
        joined = row.replace("{first}", part, 1).replace("{rest}", joined, 1)
    return joined


def both(first: str, second: str) -> str:
    """Join two names: `Ana and Luis`."""
    start = second.strip().casefold()
    text = QCoreApplication.translate("Words", "{first} and {second}")
    if start.startswith(("i", "í", "hi")) and not start.startswith(
        ("ia", "ie", "io", "iu", "hia", "hie")
    ):
        text = QCoreApplication.translate(
            "Words",
            "{first} and {second}",
            "the second name begins with the sound of i (in Spanish: e Inés)",
        )
    return fill(text, first=first, second=second)


def sentences(*parts: str) -> str:
    """Put whole sentences side by side, with a space where the language has one."""
    gap = "" if QLocale().language() is QLocale.Language.Chinese else " "
    return gap.join(part for part in parts if part)
