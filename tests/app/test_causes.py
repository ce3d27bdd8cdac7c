"""Why a file could not be read or written is told as a kind; the sentences of system and reader go into the log."""

from __future__ import annotations

import errno
import logging
from pathlib import Path

import pytest

from subastao_qt.app.causes import Cause, CauseKind, cause_of
from subastao_qt.app.storage import read_file


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, CauseKind.NO_ROOM),
        (errno.EACCES, CauseKind.FORBIDDEN),
        (errno.EROFS, CauseKind.FORBIDDEN),
        (errno.ENOENT, CauseKind.MISSING),
        (errno.EIO, CauseKind.DISK),
    ],
)
def test_what_the_system_says(number: int, kind: CauseKind) -> None:
    assert cause_of(OSError(number, "said by the system")) == Cause(kind)


def test_an_error_without_a_number_is_the_systems() -> None:
    assert cause_of(OSError("too many broken files")) == Cause(CauseKind.DISK)


def test_what_a_reader_says(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "a.subastao"
    with pytest.raises(FileNotFoundError) as missing:
        read_file(path)
    assert cause_of(missing.value) == Cause(CauseKind.MISSING)
    path.write_bytes(b"subastao 1\nrubbish\n")
    fault = read_file(path).fault
    assert fault is not None
    with caplog.at_level(logging.INFO):
        assert cause_of(fault) == Cause(CauseKind.LINE, fault.line)
    assert fault.message in caplog.text
    path.write_bytes(b"\xff\xfe")
    whole = read_file(path).fault
    assert whole is not None
    assert cause_of(whole) in (Cause(CauseKind.FILE), Cause(CauseKind.LINE, whole.line))
