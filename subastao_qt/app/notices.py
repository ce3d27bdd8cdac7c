"""What the program has to tell besides the game: kinds, so that the window finds the words in any language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from subastao_qt.app.causes import Cause


class NoticeKind(Enum):
    """What happened."""

    SAVE_DAMAGED = "the saved match was damaged; it was kept aside"
    SAVE_CUT_SHORT = "the saved match was damaged at the end; it goes on from the last whole action"
    CANNOT_SAVE = "the match cannot be saved"
    RECORD_UNREADABLE = "a file could not be read"
    RECORD_CUT_SHORT = "a file was read up to its first fault"
    RESUMED = "a saved match goes on"
    BOT_REPLACED = "a bot failed and was replaced for this turn"
    REPORT_COPIED = "the report of a fault is on the clipboard"
    OTHER_INSTANCE = "the program runs already; this window keeps its own match"


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice. `detail` is the name of a file or of a player, or empty; `cause` is why, where that is known."""

    kind: NoticeKind
    detail: str = ""
    cause: Cause | None = None
