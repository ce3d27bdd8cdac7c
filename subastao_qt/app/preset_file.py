"""Rules in a small text file, to be handed from one table to another.

    subastao rules 1
    name Los jueves
    variant=classic3
    failed_bid=split

A line that begins with `#` is a note. The file comes from outside: it is refused, in words, line by line.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from subastao_qt.app.settings_fields import OwnPreset
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.record import clean_name
from subastao_qt.engine.ruleset import make_rules, rules_text

VERSION: Final = 1
MAX_BYTES: Final = 20_000
_HEADER: Final = "subastao rules"


class PresetFault(Enum):
    """What is wrong with a file of rules; the value is the English sentence, with its details by name."""

    TOO_LARGE = "{count} bytes: rules have at most {most}"
    NO_TEXT = "no text in UTF-8"
    NO_OPTION = "«{found}»: expected option=value"
    TWICE = "{option}: given twice"
    RULES = "{reason}"
    NAMELESS = "the rules have no name: expected a line «name …»"
    HEADER = "«{found}»: expected «{header}»"
    NEWER = "written by a newer version (rules {version})"
    NO_ROOM = "there are {most} presets already"


class PresetFileError(ValueError):
    """A file that holds no rules; `line` is where it went wrong (0: the file as a whole).

    `fault` and `details` say what is wrong, the message says it in English.
    """

    def __init__(self, line: int, fault: PresetFault, **details: str | int) -> None:
        self.line = line
        self.fault = fault
        self.details = details
        message = fault.value.format(**details)
        super().__init__(f"line {line}: {message}" if line else message)


def preset_file_text(preset: OwnPreset) -> str:
    """The text of a preset's file."""
    lines = [f"{_HEADER} {VERSION}", f"name {preset.name}", *preset.rules.split()]
    return "\n".join(lines) + "\n"


def read_preset_file(data: bytes) -> OwnPreset:
    """Read a file's bytes; PresetFileError in words, with the line, for anything that is no preset."""
    if len(data) > MAX_BYTES:
        raise PresetFileError(0, PresetFault.TOO_LARGE, count=len(data), most=MAX_BYTES)
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line_number = data[: error.start].count(b"\n") + 1
        raise PresetFileError(line_number, PresetFault.NO_TEXT) from None
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and not line.strip().startswith("#")
    ]
    _check_header(*(lines[0] if lines else (1, "")))
    name = ""
    values: dict[str, object] = {}
    for number, line in lines[1:]:
        if line.startswith("name ") and not name:
            name = clean_name(line.removeprefix("name "))
            continue
        option, equals, value = line.partition("=")
        if not equals:
            raise PresetFileError(number, PresetFault.NO_OPTION, found=line[:40])
        if option in values:
            raise PresetFileError(number, PresetFault.TWICE, option=option[:40])
        try:
            make_rules({option: value} if option != "min_bid" else {})
            values[option] = value
        except RulesError as error:
            raise PresetFileError(number, PresetFault.RULES, reason=str(error)) from None
    if not name:
        raise PresetFileError(0, PresetFault.NAMELESS)
    try:
        return OwnPreset(name, rules_text(make_rules(values)))
    except RulesError as error:
        raise PresetFileError(0, PresetFault.RULES, reason=str(error)) from None


def _check_header(number: int, line: str) -> None:
    version = line.removeprefix(_HEADER).strip()
    if not line.startswith(_HEADER) or not (version.isascii() and version.isdigit()):
        header = f"{_HEADER} {VERSION}"
        raise PresetFileError(number, PresetFault.HEADER, found=line[:40], header=header)
    if len(version) > 4 or int(version) > VERSION:
        raise PresetFileError(number, PresetFault.NEWER, version=version[:8])
