"""The window at a moment of `tests.screens.moments`: `python -m tests.atspi.program MOMENT`; it ends with its input.

Settings and matches lie in the folder that SUBASTAO_HOME names.
"""

from __future__ import annotations

import os
import sys
import threading
from dataclasses import replace

from PySide6.QtWidgets import QApplication

from subastao_qt.__main__ import make_application
from subastao_qt.app.language import Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.main_window import MainWindow, Parts
from tests.screens.moments import record_at


def main(moment: str) -> int:
    """Show the window until nobody holds the other end of standard input."""
    app = make_application()
    settings = SettingsStore()
    settings.put(replace(settings.settings, language="en", speed=Speed.FAST, sound=False))
    languages = Languages(app)
    appearance = Appearance(app, languages, settings)
    store = MatchStore()
    controller = MatchController(store)
    window = MainWindow(Parts(controller, store, settings, languages))
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    controller.load(record_at(moment), keep_current=False)

    def wait() -> None:
        sys.stdin.read()
        os._exit(0)

    # How a program ends is other tests' subject: this one is gone as soon as nobody reads it.
    threading.Thread(target=wait, daemon=True).start()
    code = QApplication.exec()
    del appearance
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
