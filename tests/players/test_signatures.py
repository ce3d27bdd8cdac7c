"""No bot plays otherwise than when its signature was written (`python -m tests.players.signatures`)."""

from __future__ import annotations

import json

import pytest

from subastao_qt.players.bots import BOTS
from subastao_qt.players.solver import COMPILED
from tests.players import signatures


def test_every_bot_has_a_signature() -> None:
    assert set(json.loads(signatures.FILE.read_text(encoding="utf-8"))) == set(BOTS)


@pytest.mark.skipif(not COMPILED, reason="without the compiled core bots play otherwise")
@pytest.mark.parametrize("bot", signatures.BOTS)
def test_signature(bot: str) -> None:
    kept = json.loads(signatures.FILE.read_text(encoding="utf-8"))
    assert signatures.signature(bot) == kept[bot]
