"""The window's part of the self-test: a deal is played through the real window, on a screen that nobody sees."""

from __future__ import annotations

import tempfile
import wave
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from subastao_qt.app.decisions import Answer, Decision
from subastao_qt.app.language import LANGUAGES, Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.resources import resource
from subastao_qt.app.self_test import FOLDER, SEED, Wrong
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.thumb import ThumbPlayer
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts
from subastao_qt.ui.sounds import Effect, find_player

PATIENCE_MS: Final = 60_000
THINKING_MS: Final = 100


def try_sound() -> str:
    """Read every sound, and say whether one would be heard. A silent table is told, and no fault."""
    for effect in Effect:
        with wave.open(str(resource("sounds", f"{effect.value}.wav"))) as sound:
            if sound.getnframes() == 0:
                raise Wrong(f"{effect.value}.wav is empty")
    if find_spec("PySide6.QtMultimedia") is None:
        return f"{len(Effect)} sounds; silent, since QtMultimedia is not installed"
    heard = "can be heard" if find_player() is not None else "silent, since there is no device"
    # `find_player` keeps it to itself when the module cannot be loaded: that is a fault here.
    import_module("PySide6.QtMultimedia")
    return f"{len(Effect)} sounds; QtMultimedia is there; {heard}"


def try_window(application: QApplication) -> str:
    """Open the window in each language, then play a deal in it, a rule of thumb in the person's place."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / FOLDER
        settings = SettingsStore(home / "config")
        settings.put(replace(settings.settings, speed=Speed.INSTANT, thinking_time=THINKING_MS))
        languages = Languages(application)
        appearance = Appearance(application, languages, settings)
        store = MatchStore(home / "data")
        controller = MatchController(store)
        window = MainWindow(Parts(controller, store, settings, languages))
        try:
            window.show()
            for language in LANGUAGES:
                settings.put(replace(settings.settings, language=language.code))
                application.processEvents()
            played = _play(window, controller)
        finally:
            window.close()
            languages.silence()
            for thing in (window, controller, appearance, languages):
                thing.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return f"five languages, {played} actions of a deal"


def _play(window: MainWindow, controller: MatchController) -> int:
    """Play until a deal is over; how many actions that took."""
    loop = QEventLoop()
    late = QTimer()
    late.setSingleShot(True)
    late.timeout.connect(lambda: loop.exit(1))
    person = ThumbPlayer()

    def decide(decision: Decision | None) -> None:
        if decision is None:
            return
        if decision.view.ended or decision.view.result is not None:
            loop.exit(0)
            return
        dice = Dice(SEED, decision.ticket.number)
        answer = Answer(decision.ticket, person.choose(decision.view, Budget(), dice))
        # After this call returns: the controller is still in the middle of asking.
        QTimer.singleShot(0, window, lambda: controller.answer(answer))

    controller.decision.connect(decide)
    late.start(PATIENCE_MS)
    window.start(RuleSet(), SEED)
    if window.isHidden() or loop.exec() != 0:
        raise Wrong(f"no deal came to its end within {PATIENCE_MS // 1000} seconds")
    late.stop()
    if window.grab().toImage().allGray():
        raise Wrong("the table is drawn without colour")
    record = controller.record
    return len(record.actions) if record is not None else 0
