"""What is wrong with a code or a file, in the language of the interface."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.causes import Cause, CauseKind
from subastao_qt.app.preset_file import PresetFault, PresetFileError
from subastao_qt.engine.codes import CodeError, CodeFault
from subastao_qt.ui.words.text import fill, left_to_right


def code_trouble(error: CodeError) -> str:
    """Why a code cannot be read: "character 5, “U”, does not occur in codes"."""
    return fill(_code_text(error.fault), **_values(error.details))


def preset_trouble(error: PresetFileError) -> str:
    """Why a file holds no rules, with the line where it went wrong."""
    reason = fill(_preset_text(error.fault), **_values(error.details))
    if not error.line:
        return reason
    #: {reason} is what is wrong in that line of a file.
    text = QCoreApplication.translate("Troubles", "line {line}: {reason}")
    return fill(text, line=error.line, reason=reason)


def cause_text(cause: Cause) -> str:
    """Why a file could not be read or written: "the disk is full"."""
    match cause.kind:
        case CauseKind.NO_ROOM:
            return QCoreApplication.translate("Troubles", "the disk is full")
        case CauseKind.FORBIDDEN:
            return QCoreApplication.translate("Troubles", "the system does not allow it there")
        case CauseKind.MISSING:
            return QCoreApplication.translate("Troubles", "the file or its folder is missing")
        case CauseKind.DISK:
            return QCoreApplication.translate("Troubles", "the disk or the system failed")
        case CauseKind.LINE:
            #: {line} is the number of the first line of a file that cannot be read.
            return fill(
                QCoreApplication.translate("Troubles", "line {line} is wrong"), line=cause.line
            )
        case CauseKind.FILE:
            return QCoreApplication.translate("Troubles", "it is not a saved match")
        case _:
            assert_never(cause.kind)


def _values(details: dict[str, str | int]) -> dict[str, str | int]:
    """Pieces of a code or a file keep their own order; counts are written in the language's digits."""
    return {
        name: value if isinstance(value, int) else left_to_right(value)
        for name, value in details.items()
    }


def _code_text(fault: CodeFault) -> str:
    match fault:
        case CodeFault.TOO_LONG:
            return QCoreApplication.translate("Troubles", "too long: {count}; the most is {most}")
        case CodeFault.OTHER_KIND:
            #: {kind} is D1 or M1, {start} what was typed.
            return QCoreApplication.translate(
                "Troubles", "it should begin with {kind}, not with “{start}”"
            )
        case CodeFault.FOREIGN_LETTER:
            return QCoreApplication.translate(
                "Troubles", "character {place}, “{letter}”, does not occur in codes"
            )
        case CodeFault.CHECK:
            return QCoreApplication.translate("Troubles", "a character is wrong or missing")
        case CodeFault.REST:
            return QCoreApplication.translate("Troubles", "it is longer than any code of its kind")
        case CodeFault.RULES:
            return QCoreApplication.translate("Troubles", "its rules do not go together")
        case _:
            assert_never(fault)


def _preset_text(fault: PresetFault) -> str:
    match fault:
        case PresetFault.TOO_LARGE:
            return QCoreApplication.translate("Troubles", "the file is too large")
        case PresetFault.NO_TEXT:
            return QCoreApplication.translate("Troubles", "this is not text in UTF-8")
        case PresetFault.NO_OPTION:
            return QCoreApplication.translate(
                "Troubles", "“{found}” is not an option with its value"
            )
        case PresetFault.TWICE:
            #: {option} is the name of an option in the file, in English.
            return QCoreApplication.translate("Troubles", "“{option}” is given twice")
        case PresetFault.RULES:
            return QCoreApplication.translate(
                "Troubles", "an unknown option or value, or rules that do not go together"
            )
        case PresetFault.NAMELESS:
            return QCoreApplication.translate("Troubles", "the rules have no name")
        case PresetFault.HEADER:
            return QCoreApplication.translate("Troubles", "expected “{header}”, not “{found}”")
        case PresetFault.NEWER:
            return QCoreApplication.translate(
                "Troubles", "written by a newer version of the program"
            )
        case PresetFault.NO_ROOM:
            return QCoreApplication.translate("Troubles", "there are {most} presets already")
        case _:
            assert_never(fault)
