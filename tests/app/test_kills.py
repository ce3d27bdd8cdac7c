"""Processes killed at work: nothing that was shown or kept is lost. `python -m tests.soak.kills` kills hundreds."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.soak.kills import NOTHING, Watch, run


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL and sched_yield are of Unix")
def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    assert run(4, 7, tmp_path) == []
    assert (tmp_path / "data").is_dir()


def test_the_watch_sees_what_is_missing(tmp_path: Path) -> None:
    watch = Watch(tmp_path)
    (tmp_path / "data").mkdir()
    assert watch.look(NOTHING) == []
    shown = watch.hear(
        ["resumed -1", "shown 3", "rated 5", "drilled 2", "kept x", "filed", "shown 4"]
    )
    found = watch.look(shown)
    assert len(found) == 5
