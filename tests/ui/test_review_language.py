"""The review changes its language live, wherever it stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.language import LANGUAGES
from tests.ui.conftest import Speak
from tests.ui.test_review_window import Room, one_deal, room
from tests.ui.texts import texts_of

__all__ = ["room"]


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_the_review_changes_language_live(
    qapp: QApplication, qtbot: QtBot, speak: Speak, room: Room, tmp_path: Path, code: str
) -> None:
    speak("es" if code != "es" else "ru")
    room.actions.open_record(one_deal())
    before = texts_of(room.review)
    speak(code)
    qapp.processEvents()
    live = texts_of(room.review)
    fresh = Room(tmp_path / "fresh", qtbot)
    fresh.actions.open_record(one_deal())
    qapp.processEvents()
    anew = texts_of(fresh.review)
    fresh.actions.close()
    fresh.service.close()
    fresh.controller.close()
    assert sorted(live) == sorted(anew)
    assert live != before
