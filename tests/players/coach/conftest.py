"""The coach thinks with the compiled core; without it, its tests of whole deals would take many minutes."""

from __future__ import annotations

from subastao_qt.players.solver import COMPILED

collect_ignore = [] if COMPILED else ["test_judging.py", "test_reasons.py", "test_coach_cancel.py"]
