"""Which core runs: the compiled one only if it was made from the sources that lie there."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from subastao_qt.players.solver import COMPILED, WHY_NOT_COMPILED, backend

compiled = pytest.mark.skipif(not COMPILED, reason="no compiled core")


def test_says_why_it_is_not_compiled() -> None:
    assert bool(WHY_NOT_COMPILED) is not COMPILED


@compiled
def test_a_stale_build_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(backend, "source_hash", lambda _folder: 1)
    with caplog.at_level(logging.INFO):
        chosen, why = backend.choose()
    assert chosen is backend.PURE
    assert "other sources" in why
    assert why in caplog.text


@compiled
def test_where_sources_are_missing_the_build_is_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert backend.source_hash(tmp_path) is None
    monkeypatch.setattr(backend, "source_hash", lambda _folder: None)
    assert backend.choose()[1] == ""


def test_line_ends_do_not_change_the_hash(tmp_path: Path) -> None:
    for ends in ("\n", "\r\n"):
        folder = tmp_path / str(len(ends))
        folder.mkdir()
        for name in backend.SOURCES:
            (folder / name).write_bytes(f"a{ends}b{ends}".encode())
    assert backend.source_hash(tmp_path / "1") == backend.source_hash(tmp_path / "2")


def test_the_environment_asks_for_the_python_source() -> None:
    program = "from subastao_qt.players.solver import COMPILED; raise SystemExit(COMPILED)"
    asked = {**os.environ, "SUBASTAO_PURE": "1"}
    assert subprocess.run([sys.executable, "-c", program], env=asked, check=False).returncode == 0
