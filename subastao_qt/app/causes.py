"""Why a file could not be read or written: kinds, so that the window finds the words in any language.

The system's own sentence and the reader's, both English, go into the log.
"""

from __future__ import annotations

import errno
import logging
from dataclasses import dataclass
from enum import Enum
from typing import Final

from subastao_qt.engine.record import Fault

log = logging.getLogger(__name__)


class CauseKind(Enum):
    """What stood in the way."""

    NO_ROOM = "the disk is full"
    FORBIDDEN = "the system does not allow it there"
    MISSING = "the file or its folder is not there"
    DISK = "the disk or the system failed"
    LINE = "a line of the file is wrong"
    FILE = "the file is no match record as a whole"


@dataclass(frozen=True, slots=True)
class Cause:
    """A kind, and for `LINE` the number of the line, from 1."""

    kind: CauseKind
    line: int = 0


_OF_SYSTEM: Final = {
    errno.ENOSPC: CauseKind.NO_ROOM,
    errno.EDQUOT: CauseKind.NO_ROOM,
    errno.EFBIG: CauseKind.NO_ROOM,
    errno.EACCES: CauseKind.FORBIDDEN,
    errno.EPERM: CauseKind.FORBIDDEN,
    errno.EROFS: CauseKind.FORBIDDEN,
    errno.ENOENT: CauseKind.MISSING,
    errno.ENOTDIR: CauseKind.MISSING,
}


def cause_of(trouble: OSError | Fault) -> Cause:
    """The cause of what was raised or found; its English words are logged."""
    log.info("told as a cause: %s", trouble)
    if isinstance(trouble, Fault):
        return Cause(CauseKind.LINE, trouble.line) if trouble.line else Cause(CauseKind.FILE)
    number = trouble.errno
    return Cause(_OF_SYSTEM.get(number, CauseKind.DISK) if number is not None else CauseKind.DISK)
