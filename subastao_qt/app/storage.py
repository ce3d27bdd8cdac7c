"""Where matches live: the one being played, the one put aside, and the finished ones.

All are records (`engine.record`). Every write makes a new file and puts it in the old one's place at once, so that
a crash leaves the old or the new, never half of one.
"""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from subastao_qt.app.folders import folders
from subastao_qt.engine.record import MAX_RECORD_BYTES, Reading, read_record

log = logging.getLogger(__name__)

CURRENT: Final = "current.subastao"
SUFFIX: Final = ".subastao"


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` in the place of the file. OSError when that cannot be; the old file is then untouched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)  # noqa: PTH105 - one call, atomic on every system
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that it is kept and no longer in the way; the new path."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.broken-{number}")
        if not aside.exists():
            path.rename(aside)
            return aside
    raise OSError(f"too many broken files beside {path.name}")


def read_file(path: Path) -> Reading:
    """Read a record file; OSError when it cannot be opened. A file too large is refused unread."""
    with path.open("rb") as file:
        return read_record(file.read(MAX_RECORD_BYTES + 1))


class MatchStore:
    """The match in progress on disk, and the archive of matches left or finished.

    The first instance of the program holds the lock; another one keeps its match in a file of its own.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else folders().saves
        self.shared = False
        """Whether another instance holds the folder's match."""
        self._lock: QLockFile | None = None
        self._current = self.folder / CURRENT
        self._take_lock()

    @property
    def current(self) -> Path:
        """The file of the match in progress."""
        return self._current

    @property
    def archive(self) -> Path:
        """The folder of matches left or finished."""
        return self.folder / "matches"

    def _take_lock(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            log.info("no folder for saved matches: %s", error.strerror)
            return
        lock = QLockFile(str(self.folder / "lock"))
        lock.setStaleLockTime(0)
        if lock.tryLock(0):
            self._lock = lock
        elif lock.error() is QLockFile.LockError.LockFailedError:
            self.shared = True
            self._current = self.folder / f"current-{os.getpid()}{SUFFIX}"

    def load_current(self) -> Reading | None:
        """The match in progress, None when there is none. OSError when the file cannot be read."""
        if not self._current.exists():
            return None
        return read_file(self._current)

    def save_current(self, text: str) -> None:
        """Write the match in progress. OSError when that cannot be."""
        write_atomically(self._current, text.encode("utf-8"))

    def set_aside(self) -> str:
        """Keep the damaged file of the match in progress; its new name."""
        return put_aside(self._current).name

    def file_away(self, text: str, stamp: str) -> Path:
        """Put a match, left or finished, into the archive under a name that begins with `stamp`."""
        for number in range(1, 10_000):
            path = self.archive / (
                f"{stamp}{SUFFIX}" if number == 1 else f"{stamp}-{number}{SUFFIX}"
            )
            if not path.exists():
                write_atomically(path, text.encode("utf-8"))
                return path
        raise OSError("too many matches of one moment")

    def forget_current(self) -> None:
        """Nothing is in progress any more."""
        self._current.unlink(missing_ok=True)

    def close(self) -> None:
        """Give the folder free for another instance."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
