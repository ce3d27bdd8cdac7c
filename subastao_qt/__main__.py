"""Wires everything together, once; the command line."""

import argparse
import sys
from collections.abc import Sequence

from subastao_qt import __version__
from subastao_qt.app import preflight


def command_line() -> argparse.ArgumentParser:
    """Describe what may stand after `subastao` on the command line."""
    parser = argparse.ArgumentParser(
        prog="subastao", description="Tute subastado against the computer, in a window."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; return the exit code. `argv` is what follows the program's name."""
    command_line().parse_args(argv)
    if words := preflight.trouble():
        print(words, file=sys.stderr)
        return 1
    return open_window()


def open_window() -> int:
    """Open the window and stay until it is closed."""
    # Qt is imported here and not above: preflight has made sure that it can be.
    from PySide6.QtWidgets import QApplication

    from subastao_qt.app.language import Languages
    from subastao_qt.app.match_controller import MatchController
    from subastao_qt.app.settings import SettingsStore
    from subastao_qt.app.storage import MatchStore
    from subastao_qt.ui.appearance import Appearance
    from subastao_qt.ui.main_window import MainWindow, Parts

    application = QApplication(sys.argv[:1])
    application.setApplicationName("subastao")
    application.setApplicationDisplayName("Subastao")
    application.setApplicationVersion(__version__)
    settings = SettingsStore()
    languages = Languages(application)
    Appearance(application, languages, settings)
    store = MatchStore()
    controller = MatchController(store)
    window = MainWindow(Parts(controller, store, settings, languages))
    window.show()
    window.begin()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
