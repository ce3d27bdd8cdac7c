"""The soak itself: a window, a bot in the person's chair, and trouble at random."""

from __future__ import annotations

import logging
import random
import sys
import threading
import time
import traceback
from dataclasses import replace
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog

from subastao_qt.app.decisions import Answer, Batch, Decision, SeatSetup
from subastao_qt.app.language import LANGUAGES, Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Cloth, Deck, Sorting, Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.events import DealEnded
from subastao_qt.engine.presets import PRESETS
from subastao_qt.players.agent import Budget
from subastao_qt.players.bots import make_agent
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts

SIZES = ((1024, 600), (800, 520), (1280, 800), (1920, 1080), (900, 1400), (2560, 1080))
HARMLESS = ("This plugin does not support",)
WARM_UP_DEALS = 40
"""Before these, caches of pictures and words still fill."""
MOST_GROWTH_MB = 60.0
STUCK_SECONDS = 60.0


def resident_mb() -> float:
    """The memory of this process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


class _Listener(logging.Handler):
    def __init__(self, troubles: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._troubles = troubles

    def emit(self, record: logging.LogRecord) -> None:
        self._troubles.append(f"logged: {record.name}: {record.getMessage()}")


def listen(troubles: list[str]) -> None:
    """Write down what Qt and the program warn of and every exception nobody catches."""

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        quiet = kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if not quiet and not any(text in message for text in HARMLESS):
            stack = traceback.extract_stack()[-7:-1]
            places = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(stack))
            troubles.append(f"Qt: {message} at {places}")

    qInstallMessageHandler(hear)
    logging.getLogger().addHandler(_Listener(troubles))
    sys.excepthook = lambda _kind, error, trace: troubles.append(
        f"exception: {error!r} at {_where(trace)}"
    )
    threading.excepthook = lambda args: troubles.append(f"in a thread: {args.exc_value!r}")


def _where(trace: TracebackType | None) -> str:
    """The innermost places of a traceback."""
    frames = traceback.extract_tb(trace)[-3:]
    return " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))


class Soak(QObject):
    """One run; see `tests.soak`."""

    def __init__(self, deals: int, seed: int, bot: str) -> None:
        self._app = QApplication.instance() or QApplication(sys.argv[:1])
        super().__init__()
        self._wanted = deals
        self._bot = bot
        self._random = random.Random(seed)
        self.troubles: list[str] = []
        listen(self.troubles)
        self._settings = SettingsStore()
        self._settings.put(replace(self._settings.settings, speed=Speed.INSTANT, language="es"))
        assert isinstance(self._app, QApplication)
        self._languages = Languages(self._app)
        self._appearance = Appearance(self._app, self._languages, self._settings)
        store = MatchStore()
        self._match = MatchController(store)
        self._window = MainWindow(Parts(self._match, store, self._settings, self._languages))
        self._person = make_agent(bot)
        self._deals = 0
        self._steps = 0
        self._started = time.monotonic()
        self._moved = time.monotonic()
        self._memory: list[float] = []
        self._match.decision.connect(self._on_decision)
        self._match.batch.connect(self._on_batch)
        self._watch = QTimer(self)
        self._watch.setInterval(500)
        self._watch.timeout.connect(self._look)

    def run(self) -> int:
        """Play; the exit code is 0 when nothing went wrong."""
        self._window.resize(1280, 800)
        self._window.show()
        self._new_match()
        self._watch.start()
        self._app.exec()
        qInstallMessageHandler(None)
        seconds = time.monotonic() - self._started
        threads = [thread.name for thread in threading.enumerate() if thread.is_alive()]
        growth = self._growth()
        print(
            f"{self._deals} deals, {self._steps} decisions, {seconds:.0f} s, {resident_mb():.0f} MB"
        )
        print(f"growth after {WARM_UP_DEALS} deals: {growth:.1f} MB; threads left: {threads}")
        if growth > MOST_GROWTH_MB:
            self.troubles.append(f"memory grew by {growth:.1f} MB")
        for trouble in self.troubles[:20]:
            print("TROUBLE", trouble)
        return 1 if self.troubles else 0

    def _growth(self) -> float:
        if len(self._memory) <= WARM_UP_DEALS:
            return 0.0
        return self._memory[-1] - self._memory[WARM_UP_DEALS]

    # The person's chair

    def _on_decision(self, decision: Decision | None) -> None:
        if decision is not None:
            QTimer.singleShot(0, self, lambda: self._decide(decision))

    def _decide(self, decision: Decision) -> None:
        self._steps += 1
        self._moved = time.monotonic()
        if self._random.random() < 0.02:
            self._disturb()
        extra = decision.view.extra
        if extra and self._random.random() < 0.05:
            self._match.interject(self._random.choice(extra))
            return
        seed = Dice(self._random.getrandbits(60))
        action = self._person.choose(decision.view, Budget(0.2), seed)
        self._match.answer(Answer(decision.ticket, action))

    def _on_batch(self, batch: Batch) -> None:
        self._moved = time.monotonic()
        if any(isinstance(event, DealEnded) for event in batch.events):
            self._deals += 1
            self._memory.append(resident_mb())
            if self._deals >= self._wanted or self.troubles:
                QTimer.singleShot(0, self, self._end)
        if batch.view.ended:
            QTimer.singleShot(0, self, self._new_match)

    def _new_match(self) -> None:
        preset = self._random.choice(PRESETS)
        rules = preset.rules(self._random.choice(list(Variant)))
        seats = [SeatSetup("Ana", None)]
        seats += [
            SeatSetup(name, self._bot) for name in ("Lola", "Inés", "Paco")[: rules.seats - 1]
        ]
        self._match.new_match(rules, seats, self._random.getrandbits(60))

    # Trouble

    def _disturb(self) -> None:
        kinds = (
            self._language,
            self._size,
            self._look_changed,
            self._undo,
            self._dialog,
            self._docks,
        )
        self._random.choice(kinds)()

    def _language(self) -> None:
        code = self._random.choice(LANGUAGES).code
        self._settings.put(replace(self._settings.settings, language=code))

    def _size(self) -> None:
        self._window.resize(*self._random.choice(SIZES))

    def _look_changed(self) -> None:
        wishes = replace(
            self._settings.settings,
            cloth=self._random.choice(list(Cloth)),
            deck=self._random.choice(list(Deck)),
            sorting=self._random.choice(list(Sorting)),
            confirm_card=self._random.random() < 0.2,
        )
        self._settings.put(wishes)

    def _undo(self) -> None:
        if self._match.can_undo:
            self._match.undo()

    def _dialog(self) -> None:
        QTimer.singleShot(30, self, self._close_dialogs)
        if self._random.random() < 0.5:
            self._window.ask_settings(self._random.randrange(5))
        else:
            self._window.ask_new_match()

    def _close_dialogs(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()

    def _docks(self) -> None:
        for dock in (self._window.score_dock, self._window.log_dock):
            dock.setVisible(not dock.isVisible())

    def _look(self) -> None:
        if self.troubles:
            self._end()
        elif time.monotonic() - self._moved > STUCK_SECONDS:
            self.troubles.append(f"nothing has moved for {STUCK_SECONDS:.0f} s")
            self._end()

    def _end(self) -> None:
        self._watch.stop()
        self._match.decision.disconnect(self._on_decision)
        self._match.batch.disconnect(self._on_batch)
        self._close_dialogs()
        self._window.close()
        self._app.quit()
