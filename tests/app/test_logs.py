"""The log: it rotates, names no folder of the player's, and never stands in the way."""

import errno
import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qDebug, qInstallMessageHandler, qWarning

from subastao_qt.app import logs
from subastao_qt.app.logs import Scrubber, last_lines, start_logging

HOME = Path("/home/Señor Пётр")


def noted(folder: Path) -> str:
    return (folder / logs.FILE_NAME).read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for logs, and everything that `start_logging` changes as it was afterwards."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    hooks = sys.excepthook, threading.excepthook
    previous = qInstallMessageHandler(None)
    monkeypatch.setattr(logs, "personal_folders", lambda: [HOME])
    # The terminal is none of these tests' business.
    monkeypatch.setattr(sys, "stderr", None)
    yield tmp_path / "logs"
    qInstallMessageHandler(previous)
    sys.excepthook, threading.excepthook = hooks
    for handler in list(root.handlers):
        if handler not in handlers:
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)


@pytest.mark.parametrize(
    ("text", "scrubbed"),
    [
        (f"{HOME}/saves/a.subastao is broken", "~/saves/a.subastao is broken"),
        (f"'{HOME}'", "'~'"),
        (f"{HOME}as/x", f"{HOME}as/x"),
        ("/home/other", "/home/other"),
        (f"{HOME!r} {HOME}", f"{type(HOME).__name__}('~') ~"),
        ("", ""),
    ],
)
def test_the_home_folder_is_not_named(text: str, scrubbed: str) -> None:
    assert Scrubber([HOME])(text) == scrubbed


def test_a_folder_within_another_is_replaced_as_a_whole() -> None:
    scrub = Scrubber([Path("/home/ana"), Path("/home/ana/games")])
    assert scrub("/home/ana/games/data /home/ana/x") == "~/data ~/x"


def test_nobodys_home_is_the_root() -> None:
    assert Scrubber([Path("/")])("/usr/lib") == "/usr/lib"


def test_messages_and_tracebacks_are_kept_without_the_home(folder: Path) -> None:
    start_logging(folder)
    log = logging.getLogger("subastao_qt.test")
    log.info("reading %s", HOME / "a.subastao")
    try:
        raise OSError(errno.ENOENT, "gone", str(HOME / "b.subastao"))
    except OSError:
        log.info("no luck", exc_info=True)
    text = noted(folder)
    assert "reading ~/a.subastao" in text
    assert "b.subastao" in text
    assert "Traceback" in text
    assert "Пётр" not in text


@pytest.mark.qt_log_ignore("noted|unheard")
@pytest.mark.logs_warning
def test_what_qt_says_is_kept(folder: Path) -> None:
    start_logging(folder)
    qWarning("noted")
    qDebug("unheard")
    assert "WARNING qt" in noted(folder)
    assert "noted" in noted(folder)
    assert "unheard" not in noted(folder)


@pytest.mark.logs_warning
def test_what_is_not_foreseen_is_kept(folder: Path) -> None:
    start_logging(folder)
    try:
        raise ZeroDivisionError("of a slot")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "CRITICAL subastao_qt.app.logs: not foreseen" in noted(folder)
    assert "ZeroDivisionError: of a slot" in noted(folder)


def test_the_log_rotates(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MAX_BYTES", 2_000)
    start_logging(folder)
    for number in range(400):
        logging.getLogger("subastao_qt.test").info("line %d", number)
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [
        "subastao.log",
        "subastao.log.1",
        "subastao.log.2",
    ]
    assert all(path.stat().st_size <= 2_000 for path in files)
    assert last_lines(folder, 1)[0].endswith("line 399")


def test_a_log_that_another_instance_holds_grows_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "MAX_BYTES", 500)

    def held(*_paths: object) -> None:
        raise PermissionError("used by another process")

    monkeypatch.setattr("os.rename", held)
    start_logging(folder)
    for number in range(30):
        logging.getLogger("subastao_qt.test").info("line %d", number)
    assert all(f"line {number}\n" in noted(folder) for number in range(30))


def test_a_folder_that_cannot_be_made_means_no_log(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert start_logging(tmp_path / "file" / "logs") is None
    logging.getLogger("subastao_qt.test").info("heard by nobody")
    assert last_lines(tmp_path / "file" / "logs", 10) == []


def test_a_full_disk_is_borne_in_silence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    kept = start_logging(folder)
    assert isinstance(kept, logs.PatientFile)
    stream = kept.stream

    class Full:
        def write(self, _text: str) -> None:
            raise OSError(errno.ENOSPC, "full")

        def __getattr__(self, name: str) -> object:
            return getattr(stream, name)

    monkeypatch.setattr(kept, "stream", Full())
    logging.getLogger("subastao_qt.test").info("lost")
    monkeypatch.undo()
    assert capfd.readouterr().err == ""


def test_the_last_lines_are_scrubbed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "personal_folders", lambda: [HOME])
    (tmp_path / logs.FILE_NAME).write_text(f"one\n{HOME}/x\nthree\n", "utf-8")
    assert last_lines(tmp_path, 2) == ["~/x", "three"]
