"""A monkey at the table: clicks, drags, keys, sizes, languages and undo at random, and nothing may come of it.

    python -m tests.soak.monkey --events 20000 --seed 1

After every event at which nothing moves, each card and plate must be exactly where it belongs. Anything that Qt or
the program warns of, a lost exception or a card out of place ends the run with exit code 1; the same seed begins the
same way, but bots think in their own time, so that two runs are not equal to the end.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from subastao_qt.app.decisions import Answer, SeatSetup
from subastao_qt.app.language import LANGUAGES, Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Back, Cloth, Deck, Sorting, Speed, WindowTheme
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts
from subastao_qt.ui.table.table_scene import TableScene

SIZES: Final = ((1024, 600), (800, 520), (1280, 800), (1920, 1080), (900, 1400), (2560, 1080))
KEYS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Escape,
    Qt.Key.Key_0,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_M,
    Qt.Key.Key_A,
    Qt.Key.Key_F1,
    Qt.Key.Key_F6,
    Qt.Key.Key_F7,
    Qt.Key.Key_F8,
    Qt.Key.Key_F11,
    Qt.Key.Key_Delete,
)
NONE: Final = Qt.KeyboardModifier.NoModifier
BOT: Final = "casual-balanced"


class Monkey(QObject):
    """Sits at a window. `step` does one thing; `troubles` says what went wrong."""

    def __init__(self, window: MainWindow, settings: SettingsStore, seed: int) -> None:
        super().__init__()
        self._window = window
        self._settings = settings
        self._random = random.Random(seed)
        self.troubles: list[str] = []
        self.done: Counter[str] = Counter()
        self.checked = 0
        """How often the table was at rest and looked through."""
        # Leaving the program is the one thing that a monkey may not do.
        window.menus.quit.setEnabled(False)
        # What a dialog or a menu waits for while it blocks.
        self._closer = QTimer(self)
        self._closer.setInterval(12)
        self._closer.timeout.connect(self._close_what_blocks)
        self._closer.start()
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (22, self.click),
            (12, self.click_a_card),
            (10, self.drag),
            (18, self.key),
            (8, self.answer),
            (6, self.wheel),
            (5, self.resize),
            (3, self.language),
            (4, self.look),
            (3, self.undo),
            (3, self.undo_by_mouse),
            (3, self.skip),
            (3, self.dialog),
            (2, self.window),
            (2, self.docks),
            (1, self.new_match),
        ]

    def stop(self) -> None:
        """Leave the table."""
        self._closer.stop()
        self._window.menus.quit.setEnabled(True)
        self._close_what_blocks()

    def step(self) -> None:
        """One thing at random, some time for it, and a look at the table."""
        acts = self._acts
        (act,) = self._random.choices([a for _w, a in acts], [w for w, _a in acts])
        self.done[act.__name__] += 1
        act()
        if self._random.random() < 0.6:
            QTest.qWait(self._random.choice((0, 0, 1, 5)))
        else:
            QApplication.processEvents()
        view = self._window._controller.view
        if view is None or view.ended:
            self.new_match()
        self.check(act.__name__)

    def check(self, after: str) -> None:
        """Look whether everything lies where it belongs, unless something moves or is in a hand."""
        table = self._window.place.table
        hand, scene = table._hand, table.scene()
        assert isinstance(scene, TableScene)
        if table.busy or hand._dragged is not None or hand._returning is not None:
            return
        self.checked += 1
        self.troubles += [f"after {after}: {text}" for text in scene.differences()]
        view = table._view
        if view is not None and scene.placed is not None and scene.placed != table._place(view):
            self.troubles.append(f"after {after}: the table shows another moment than its own")

    # What it does

    def click(self) -> None:
        """Any button anywhere in the window, once to three times."""
        at = self._anywhere(self._window)
        target = self._window.childAt(at) or self._window
        button = self._random.choices(
            [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton],
            [8, 1, 1],
        )[0]
        place = target.mapFrom(self._window, at)
        kind = self._random.randrange(5)
        if kind == 0:
            QTest.mouseDClick(target, button, NONE, place)
        for _time in range(1 + (kind == 1) * 2):
            QTest.mouseClick(target, button, NONE, place)

    def click_a_card(self) -> None:
        """A click on one of the own cards."""
        at = self._own_card()
        if at is not None:
            QTest.mouseMove(self._port, at)
            QTest.mouseClick(self._port, Qt.MouseButton.LeftButton, NONE, at)

    def drag(self) -> None:
        """A card (or nothing) taken somewhere, in the middle of which something may happen."""
        start = self._own_card() or self._anywhere(self._port)
        end = self._anywhere(self._port)
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(self._port, left, NONE, start)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(self._port, start + (end - start) * part)
            if self._random.random() < 0.1:
                self._random.choice((self.resize, self.undo, self.language, self.key, self.wheel))()
        if self._random.random() < 0.9:
            QTest.mouseRelease(self._port, left, NONE, end)

    def key(self) -> None:
        """A key, to whatever has the focus."""
        target = QApplication.focusWidget() or self._window.place.table
        modifiers = NONE
        if self._random.random() < 0.1:
            modifiers = self._random.choice(
                (Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier)
            )
        QTest.keyClick(target, self._random.choice(KEYS), modifiers)

    def answer(self) -> None:
        """What a hurried person does: the first thing that is allowed."""
        decision = self._window.place._decision
        if decision is not None and decision.view.legal:
            action = self._random.choice(decision.view.legal)
            self._window.place.answered.emit(Answer(decision.ticket, action))

    def wheel(self) -> None:
        """The wheel, up or down, over the table."""
        at = QPointF(self._anywhere(self._port))
        event = QWheelEvent(
            at,
            QPointF(self._port.mapToGlobal(at.toPoint())),
            QPoint(0, 0),
            QPoint(0, self._random.choice((-120, 120, 360))),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self._port, event)

    def resize(self) -> None:
        """Another size."""
        if self._random.random() < 0.5:
            self._window.resize(*self._random.choice(SIZES))
        else:
            self._window.resize(
                self._random.randrange(800, 1700), self._random.randrange(520, 1100)
            )

    def language(self) -> None:
        """Another language."""
        code = self._random.choice(LANGUAGES).code
        self._settings.put(replace(self._settings.settings, language=code))

    def look(self) -> None:
        """Another theme, deck, order, speed."""
        dice = self._random
        self._settings.put(
            replace(
                self._settings.settings,
                cloth=dice.choice(list(Cloth)),
                deck=dice.choice(list(Deck)),
                back=dice.choice(list(Back)),
                window_theme=dice.choice(list(WindowTheme)),
                sorting=dice.choice(list(Sorting)),
                speed=dice.choice(list(Speed)),
                reduced_motion=dice.random() < 0.3,
                confirm_card=dice.random() < 0.3,
                play_forced=dice.random() < 0.3,
                text_size=dice.choice((80, 100, 150, 200)),
                thinking_time=100,
            )
        )

    def undo(self) -> None:
        """Take back."""
        self._window.menus.undo.trigger()

    def undo_by_mouse(self) -> None:
        """Take back as a person does: the menu opened and its entry clicked, whatever moves meanwhile."""
        menus, bar = self._window.menus, self._window.menuBar()
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(bar, left, NONE, bar.actionGeometry(menus.game.menuAction()).center())
        if menus.game.isVisible():
            QTest.mouseClick(menus.game, left, NONE, menus.game.actionGeometry(menus.undo).center())
            menus.game.close()

    def skip(self) -> None:
        """Cut short what moves."""
        self._window.place.table.skip()

    def dialog(self) -> None:
        """Ask for something; `_close_what_blocks` answers."""
        menus = self._window.menus
        actions = (
            menus.settings,
            menus.new_match,
            menus.about,
            menus.play_code,
            menus.book,
            menus.resume,
            menus.open,
            menus.save_as,
        )
        self._random.choice(actions).trigger()

    def window(self) -> None:
        """Whatever the coach's menu has: his dock, review, history, drills, library, duplicate."""
        actions = [action for action in self._window.menus.coach.actions() if action.isEnabled()]
        if actions:
            self._random.choice(actions).trigger()

    def docks(self) -> None:
        """Open or close the sheet or the log."""
        self._random.choice((self._window.menus.score, self._window.menus.log)).trigger()

    def new_match(self) -> None:
        """Another match, of any variant and preset."""
        rules = self._random.choice(PRESETS).rules(self._random.choice(list(Variant)))
        seats = [SeatSetup("Ana", None)]
        seats += [SeatSetup(name, BOT) for name in ("Lola", "Inés", "Paco")[: rules.seats - 1]]
        self._window._controller.new_match(rules, seats, self._random.getrandbits(60))

    # Where

    @property
    def _port(self) -> QWidget:
        return self._window.place.table.viewport()

    def _anywhere(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._random.randrange(max(1, widget.width())),
            self._random.randrange(max(1, widget.height())),
        )

    def _own_card(self) -> QPoint | None:
        table = self._window.place.table
        scene = table.scene()
        assert isinstance(scene, TableScene)
        items = scene.hand_items()
        if not items:
            return None
        item = self._random.choice(items)
        return table.mapFromScene(item.x() - item.width * 0.4, item.y())

    def _close_what_blocks(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return
        if self._random.random() < 0.05:
            for widget in QApplication.topLevelWidgets():
                if widget.isVisible() and widget is not self._window:
                    widget.close()
            return
        modal = QApplication.activeModalWidget()
        if not isinstance(modal, QDialog):
            return
        if isinstance(modal, QFileDialog) or self._random.random() < 0.7:
            modal.reject()
        else:
            modal.accept()


def run(events: int, seed: int) -> int:
    """Let the monkey do so many things; the exit code."""
    from tests.soak.run import listen, resident_mb

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    troubles: list[str] = []
    listen(troubles)
    settings = SettingsStore()
    settings.put(replace(settings.settings, speed=Speed.FAST, language="es", thinking_time=100))
    languages = Languages(app)
    appearance = Appearance(app, languages, settings)
    store = MatchStore()
    window = MainWindow(Parts(MatchController(store), store, settings, languages))
    window.resize(1280, 800)
    window.show()
    monkey = Monkey(window, settings, seed)
    monkey.new_match()
    started = time.monotonic()
    number = 0
    while number < events and not troubles and not monkey.troubles:
        monkey.step()
        number += 1
    monkey.stop()
    window.close()
    languages.silence()
    for thing in (monkey, window, appearance, languages, settings):
        thing.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qInstallMessageHandler(None)
    print(
        f"{number} events with seed {seed}, table looked through {monkey.checked} times, "
        f"{time.monotonic() - started:.0f} s, {resident_mb():.0f} MB"
    )
    print(", ".join(f"{name} {count}" for name, count in monkey.done.most_common()))
    for trouble in (troubles + monkey.troubles)[:20]:
        print("TROUBLE", trouble)
    sys.stdout.flush()
    return 1 if troubles or monkey.troubles else 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUBASTAO_HOME"] = home
        os.chdir(Path(home))
        return run(arguments.events, arguments.seed)


if __name__ == "__main__":
    sys.exit(main())
