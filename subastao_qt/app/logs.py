"""What the program notes for whoever looks for a fault: a few small files that never name the player's folders.

Texts are English. They are only kept here; nothing is sent anywhere.
"""

from __future__ import annotations

import logging
import logging.handlers
import os
import re
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from subastao_qt.app.folders import HOME_VARIABLE

FILE_NAME: Final = "subastao.log"
MAX_BYTES: Final = 200_000
OLD_FILES: Final = 2
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_log = logging.getLogger(__name__)

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def personal_folders() -> list[Path]:
    """The folders whose names tell who somebody is, or where he keeps what: his home and what he named himself."""
    found = []
    named = os.environ.get(HOME_VARIABLE)
    if named:
        found.append(Path(named))
    try:
        found.append(Path.home())
    except RuntimeError:  # an account without a home
        _log.debug("there is no home folder")
    return found


class Scrubber:
    """Writes `~` where a text names a personal folder, however the system or Python spells it."""

    def __init__(self, folders: Iterable[Path]) -> None:
        spellings = {
            spelling
            for folder in folders
            for path in (folder, _resolved(folder))
            if len(path.parts) > 1  # the root itself is nobody's
            for spelling in (str(path), path.as_posix(), repr(str(path))[1:-1])
        }
        # The longest first: a folder may lie in another.
        ordered = sorted(spellings, key=len, reverse=True)
        # Not within a longer name: /home/ana is not part of /home/anabel.
        self._pattern = (
            re.compile(
                f"(?:{'|'.join(map(re.escape, ordered))})(?![^\\W_])",
                re.IGNORECASE if sys.platform == "win32" else 0,
            )
            if ordered
            else None
        )

    def __call__(self, text: str) -> str:
        return text if self._pattern is None else self._pattern.sub("~", text)


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, RuntimeError):
        return folder


class ScrubbedFormatter(logging.Formatter):
    """Formats a record, its traceback included, and scrubs the whole."""

    def __init__(self, scrub: Scrubber) -> None:
        super().__init__(_FORMAT)
        self._scrub = scrub

    def format(self, record: logging.LogRecord) -> str:
        return self._scrub(super().format(record))


class PatientFile(logging.handlers.RotatingFileHandler):
    """A rotating file that is silent when it cannot be written to: a game goes on without its log."""

    def rotate(self, source: str, dest: str) -> None:
        try:
            super().rotate(source, dest)
        except OSError:
            # Another instance holds it (Windows): it grows on and is rotated by whoever comes next.
            return

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging names it
        del record


def start_logging(folder: Path) -> logging.Handler | None:
    """Keep what is logged, what Qt says and what goes wrong unforeseen in `folder`. None: it cannot be kept there.

    Warnings also go to the terminal, if there is one.
    """
    scrub = Scrubber(personal_folders())
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        root.addHandler(terminal)
    kept = _file(folder)
    if kept is not None:
        kept.setFormatter(ScrubbedFormatter(scrub))
        root.addHandler(kept)
    qInstallMessageHandler(_from_qt)
    sys.excepthook = _from_python
    threading.excepthook = lambda lost: _from_python(
        lost.exc_type, lost.exc_value, lost.exc_traceback
    )
    return kept


def _file(folder: Path) -> PatientFile | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return PatientFile(
            folder / FILE_NAME, maxBytes=MAX_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        return None


def last_lines(folder: Path, count: int) -> list[str]:
    """The last lines of the log, scrubbed once more; none where there is no log."""
    try:
        with (folder / FILE_NAME).open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - 64 * 1024))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return []
    return Scrubber(personal_folders())(text).splitlines()[-count:]


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    named = context.category  # `qt.qpa.xcb`; of what has none, `default`, or nothing
    logging.getLogger(named if named and named != "default" else "qt").log(
        _LEVELS[kind], "%s", message
    )


def _from_python(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error or kind(), trace)
        return
    _log.critical("not foreseen", exc_info=(kind, error or kind(), trace))
