"""The report of a fault."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from subastao_qt import __version__
from subastao_qt.app.report import Reported, report_text
from subastao_qt.app.self_test import SEED, play_deal
from subastao_qt.app.settings import Settings
from subastao_qt.engine.record import RecordSeat, read_record
from subastao_qt.engine.ruleset import RuleSet

REPORTED = Reported(Settings(language="ar"), "ar", None)


def test_it_says_what_the_program_runs_on(qapp: QApplication) -> None:
    text = report_text(REPORTED)
    assert text.startswith(f"Subastao {__version__} (checkout)\nSystem: ")
    for words in ("Python 3.", "PySide6 6.", "Qt 6.", "Core: ", "Language: ar", "offscreen"):
        assert words in text
    assert "No match on the table." in text


def test_the_record_reads_back_without_the_persons_name(qapp: QApplication) -> None:
    record = play_deal(RuleSet(), SEED)
    ana = replace(record, seats=(RecordSeat("Ana María"), *record.seats[1:]))
    text = report_text(replace(REPORTED, record=ana))
    assert "Ana" not in text
    told = text[text.index("subastao record") : text.index("\n\nNo log.") + 1]
    reading = read_record(told)
    assert reading.fault is None
    assert reading.record == replace(record, seats=(RecordSeat(""), *record.seats[1:]))


def test_the_log_is_in_it_without_folders(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "Пётр"
    monkeypatch.setenv("SUBASTAO_HOME", str(home))
    (home / "logs").mkdir(parents=True)
    (home / "logs" / "subastao.log").write_text(f"no file {home}/data/x.subastao\n", "utf-8")
    text = report_text(REPORTED)
    assert "The log:\nno file ~/data/x.subastao\n" in text
    assert "Пётр" not in text
    assert "Folders: SUBASTAO_HOME" in text
