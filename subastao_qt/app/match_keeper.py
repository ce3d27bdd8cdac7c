"""The record of the match in progress, kept in step on disk after every action."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from subastao_qt.app.causes import cause_of
from subastao_qt.app.marks import UNDONE, deal_mark, marked
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.actions import Action
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Fault, Record, RecordSeat, action_record, is_over, record_text

log = logging.getLogger(__name__)


class MatchKeeper:
    """Holds the record and its text, and writes it; what goes wrong on the way is told by `tell`, once."""

    def __init__(self, store: MatchStore, tell: Callable[[Notice], None]) -> None:
        self._store = store
        self._tell = tell
        self._cannot_save = False
        self.record: Record | None = None
        self.text = ""

    @property
    def saved(self) -> bool:
        """Whether the last write went well."""
        return not self._cannot_save

    def begin(self, record: Record) -> None:
        """Keep another record from now on."""
        self.record = record
        self.text = record_text(record)
        self.save()

    def add(self, action: Action, after: MatchState) -> None:
        """One action more; `after` is the match once it is done. Nothing is written yet."""
        assert self.record is not None
        self.record = self.record.added(action)
        self.text += action_record(action, after)

    def cut(self, length: int, deals: range) -> None:
        """Back to the first `length` actions; the deals that were touched are marked as undone."""
        assert self.record is not None
        undone = [deal_mark(UNDONE, number) for number in deals]
        self.begin(marked(self.record.cut(length), *undone))

    def mark(self, mark: str) -> None:
        """Put a mark to the record, for good."""
        assert self.record is not None
        if mark not in self.record.marks:
            self.begin(marked(self.record, mark))

    def seat(self, seats: tuple[RecordSeat, ...]) -> None:
        """Give the seats other names or bots."""
        assert self.record is not None
        self.begin(replace(self.record, seats=seats))

    def save(self) -> None:
        """Write the match in progress; the first time this fails is told."""
        try:
            self._store.save_current(self.text)
            self._cannot_save = False
        except OSError as error:
            if not self._cannot_save:
                self._tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))
            self._cannot_save = True

    def file_away(self) -> None:
        """Put the match into the archive; nothing is in progress any more."""
        self._archive(forget=True)

    def _archive(self, *, forget: bool) -> None:
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        try:
            self._store.file_away(self.text, stamp)
            if forget:
                self._store.forget_current()
        except OSError as error:
            self._tell(Notice(NoticeKind.CANNOT_SAVE, cause=cause_of(error)))

    def saved_match(self) -> Record | None:
        """The match in progress on disk; a damaged file is kept aside and read up to its first fault."""
        if self._store.shared:
            self._tell(Notice(NoticeKind.OTHER_INSTANCE))
            return None
        try:
            reading = self._store.load_current()
        except OSError as error:
            self._tell(Notice(NoticeKind.RECORD_UNREADABLE, cause=cause_of(error)))
            return None
        if reading is None:
            return None
        if reading.fault is not None:
            self._report_damage(reading.record is not None, reading.fault)
        if reading.record is None or is_over(reading.record):
            return None
        return reading.record

    def _report_damage(self, readable: bool, fault: Fault) -> None:
        try:
            name = self._store.set_aside()
        except OSError as error:
            log.info("a damaged file stays where it is: %s", error)
            name = self._store.current.name
        kind = NoticeKind.SAVE_CUT_SHORT if readable else NoticeKind.SAVE_DAMAGED
        self._tell(Notice(kind, name, cause_of(fault)))


class PracticeKeeper(MatchKeeper):
    """Keeps a deal that is practised: nothing is written while it lasts, and in the end only if it is to be kept."""

    def __init__(self, store: MatchStore, tell: Callable[[Notice], None], *, kept: bool) -> None:
        super().__init__(store, tell)
        self._kept = kept

    def save(self) -> None:
        """The match that waits has the file to itself."""

    def file_away(self) -> None:
        """Put the deal into the archive, if it is to be kept."""
        if self._kept:
            self._archive(forget=False)
