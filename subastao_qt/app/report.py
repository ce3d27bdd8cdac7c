"""The report of a fault: what one needs to see it again, and nothing that tells who sends it.

It is English, whatever the window speaks: those read it who mend the program.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from subastao_qt import __version__
from subastao_qt.app import resources
from subastao_qt.app.folders import folders, program_folder
from subastao_qt.app.logs import Scrubber, last_lines, personal_folders
from subastao_qt.app.settings import Settings
from subastao_qt.engine.record import Record, record_text
from subastao_qt.players.solver import COMPILED, WHY_NOT_COMPILED

LOG_LINES = 30


@dataclass(frozen=True, slots=True)
class Reported:
    """What the window knows and the report tells."""

    settings: Settings
    language: str
    """The code of the language spoken now."""
    record: Record | None
    """The match on the table, if there is one."""


def report_text(reported: Reported) -> str:
    """Write the report. The names of persons at the table are left out, and so are their folders' names."""
    lines = [*_program(), *_window(reported), "", *_match(reported.record), "", *_log_lines()]
    return Scrubber(personal_folders())("\n".join(lines) + "\n")


def form() -> str:
    """In which form the program runs: `checkout`, `bundle`, or `package` (a wheel)."""
    if not resources.is_build():
        return "checkout"
    return "package" if program_folder() is None else "bundle"


def core() -> str:
    """Whether the solver is compiled, in words."""
    return "compiled" if COMPILED else f"Python ({WHY_NOT_COMPILED})"


def program_line() -> str:
    """Name, version and form of the program."""
    return f"Subastao {__version__} ({form()})"


def system_line() -> str:
    """The system and its processor."""
    return f"System: {platform.platform()} {platform.machine()}"


def qt_line() -> str:
    """The versions of what the program is made with."""
    return f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}"


def _program() -> Iterator[str]:
    yield program_line()
    yield system_line()
    yield qt_line()
    yield f"Core: {core()}"
    yield f"Folders: {folders().origin.value}"


def _window(reported: Reported) -> Iterator[str]:
    settings = reported.settings
    chosen = settings.language or "the system's"
    yield f"Language: {reported.language} (chosen: {chosen}), digits {settings.digits.value}"
    if isinstance(application := QGuiApplication.instance(), QGuiApplication):
        screens = [
            f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
            for screen in application.screens()
        ]
        yield f"Window system: {application.platformName()}; screens: {', '.join(screens)}"
    yield (
        f"Look: {settings.window_theme.value}, {settings.cloth.value}, {settings.deck.value}, "
        f"text {settings.text_size} %, speed {settings.speed.value}, "
        f"reduced motion {_yes(settings.reduced_motion)}"
    )
    yield f"Rules for new matches: {settings.rules}"
    yield f"Encoding: {sys.getfilesystemencoding()}"


def _match(record: Record | None) -> Sequence[str]:
    if record is None:
        return ["No match on the table."]
    nameless = tuple(
        seat if seat.bot is not None else replace(seat, name="") for seat in record.seats
    )
    return ["The match:", record_text(replace(record, seats=nameless)).rstrip("\n")]


def _log_lines() -> Sequence[str]:
    lines = last_lines(folders().logs, LOG_LINES)
    return ["The log:", *lines] if lines else ["No log."]


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"
