"""The library: deals one has kept, each in a file of its own with a title and notes.

A file is a record; the notes stand in it as lines `# …` before all else, so that it opens like any other record
and can be read with the naked eye.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from subastao_qt.app.causes import Cause, cause_of
from subastao_qt.app.storage import SUFFIX, read_file, write_atomically
from subastao_qt.engine.record import MAX_RECORD_BYTES, Record, record_text

MAX_NOTE: Final = 4000
"""Letters of a note; longer ones are cut."""
MAX_TITLE: Final = 80
_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What some system does not allow in the name of a file."""
_NOTE: Final = "# "


@dataclass(frozen=True, slots=True)
class Kept:
    """A deal of the library."""

    path: Path
    note: str
    record: Record | None
    """None when the file cannot be read as a record."""
    fault: Cause | None = None

    @property
    def title(self) -> str:
        """The name of the file without its ending."""
        return self.path.stem


class Library:
    """A folder of kept deals. Methods that write raise OSError when that cannot be."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def entries(self) -> list[Kept]:
        """Everything in the folder, by title; files that cannot be read are among them, with what is wrong."""
        try:
            paths = sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda path: path.stem.casefold())
        except OSError:
            return []
        return [_read(path) for path in paths]

    def add(self, record: Record, title: str, note: str = "") -> Kept:
        """Keep a deal; a title that is taken gets a number."""
        path = self._free(fit_title(title))
        write_atomically(path, _text(record, note))
        return Kept(path, _fit_note(note), record)

    def change(self, kept: Kept, title: str, note: str) -> Kept:
        """Give a kept deal another title or note."""
        if kept.record is None:
            raise OSError(f"{kept.path.name}: {kept.fault}")
        title = fit_title(title)
        path = kept.path if title == kept.title else self._free(title)
        write_atomically(path, _text(kept.record, note))
        if path != kept.path:
            kept.path.unlink(missing_ok=True)
        return Kept(path, _fit_note(note), kept.record)

    def remove(self, kept: Kept) -> None:
        """Take a deal out of the library."""
        kept.path.unlink(missing_ok=True)

    def _free(self, title: str) -> Path:
        for number in range(1, 10_000):
            path = self.folder / f"{title if number == 1 else f'{title} {number}'}{SUFFIX}"
            if not path.exists():
                return path
        raise OSError("too many deals of one title")


def fit_title(title: str) -> str:
    """A title fit for the name of a file on every system; `deal` when nothing of it is left."""
    kept = "".join(letter if letter.isprintable() else " " for letter in title)
    kept = " ".join(_FORBIDDEN.sub(" ", kept).split()).strip(". ")[:MAX_TITLE].strip(". ")
    while len(kept.encode("utf-8")) > 200:
        kept = kept[:-1]
    # Windows keeps these names for its devices.
    reserved = re.fullmatch(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", kept, re.IGNORECASE)
    return f"{kept} -" if reserved else kept or "deal"


def _fit_note(note: str) -> str:
    lines = note.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    kept = ("".join(letter for letter in line if letter.isprintable()).rstrip() for line in lines)
    return "\n".join(kept)[:MAX_NOTE].strip("\n")


def _text(record: Record, note: str) -> bytes:
    fitted = _fit_note(note)
    lines = [f"{_NOTE}{line}" for line in fitted.split("\n")] if fitted else []
    return ("".join(f"{line}\n" for line in lines) + record_text(record)).encode("utf-8")


def _read(path: Path) -> Kept:
    try:
        reading = read_file(path)
        with path.open("rb") as file:
            head = file.read(min(MAX_RECORD_BYTES, 5 * MAX_NOTE)).decode("utf-8", "replace")
    except OSError as error:
        return Kept(path, "", None, cause_of(error))
    lines: list[str] = []
    for line in head.split("\n"):
        if not line.startswith("#"):
            break
        lines.append(line.removeprefix("#").removeprefix(" "))
    fault = cause_of(reading.fault) if reading.fault is not None else None
    return Kept(path, _fit_note("\n".join(lines)), reading.record, fault)
