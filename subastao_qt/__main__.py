"""Wires everything together, once; the command line."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from subastao_qt import __version__
from subastao_qt.app import preflight

if TYPE_CHECKING:
    # At run time Qt is imported further below only: preflight has to make sure first that it can be.
    from PySide6.QtWidgets import QApplication


def command_line() -> argparse.ArgumentParser:
    """Describe what may stand after `subastao` on the command line."""
    parser = argparse.ArgumentParser(
        prog="subastao",
        description="Tute subastado against the computer, in a window.",
        epilog="Commands without a window: verify, deal, export, arena, bench; each explains itself with --help.",
    )
    parser.add_argument(
        "file", nargs="?", type=Path, help="a saved match (.subastao) to go on with"
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="see whether this installation has all it needs; no display is needed",
    )
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE",
        help="where the self-test writes what it found, besides the terminal",
    )
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; return the exit code. `argv` is what follows the program's name."""
    words_given = sys.argv[1:] if argv is None else argv
    if words_given and words_given[0] in ("arena", "bench"):
        # Commands without a window: they need no Qt and are read only when asked for.
        from subastao_qt.app import arena_command

        return arena_command.main(words_given)
    if words_given and words_given[0] in ("verify", "deal", "export"):
        from subastao_qt.app import commands

        return commands.main(words_given)
    arguments = command_line().parse_args(argv)
    if arguments.self_test:
        # A screen that nobody sees; whoever names another platform wants to try that one.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if words := preflight.trouble():
        print(words, file=sys.stderr)
        return 1
    if arguments.self_test:
        return self_test(arguments.output)
    return open_window(arguments.file)


def make_application() -> QApplication:
    """Make Qt's application, with the names by which the system knows it."""
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setApplicationName("subastao")
    application.setApplicationDisplayName("Subastao")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("org.subastao.Subastao")
    return application


def self_test(output: Path | None) -> int:
    """Try this installation and say what is wrong with it; 1 if anything is."""
    from subastao_qt.app import self_test
    from subastao_qt.ui.window_trial import try_sound, try_window

    application = make_application()
    told: list[str] = []

    def say(line: str) -> None:
        told.append(line)
        # A program of Windows without a console has no output at all; and some terminals lack letters.
        if sys.stdout is not None:
            coding = sys.stdout.encoding or "ascii"
            print(line.encode(coding, "backslashreplace").decode(coding), flush=True)

    trials = {
        **self_test.trials(),
        "sound": try_sound,
        "window": lambda: try_window(application),
    }
    wrong = self_test.run(trials, say)
    if output is not None:
        output.write_text("\n".join(told) + "\n", "utf-8")
    return 1 if wrong else 0


def open_window(file: Path | None = None) -> int:
    """Open the window and stay until it is closed. `file` is a match to go on with."""
    from subastao_qt.app.folders import folders
    from subastao_qt.app.language import Languages
    from subastao_qt.app.logs import start_logging
    from subastao_qt.app.match_controller import MatchController
    from subastao_qt.app.settings import SettingsStore
    from subastao_qt.app.storage import MatchStore
    from subastao_qt.ui.appearance import Appearance
    from subastao_qt.ui.file_opening import FileOpening
    from subastao_qt.ui.main_window import MainWindow, Parts

    start_logging(folders().logs)
    application = make_application()
    opening = FileOpening(application)
    settings = SettingsStore()
    languages = Languages(application)
    Appearance(application, languages, settings)
    store = MatchStore()
    controller = MatchController(store)
    window = MainWindow(Parts(controller, store, settings, languages))
    opening.wanted.connect(window.files.open)
    window.show()
    window.begin(file)
    return leave(application.exec())


def leave(code: int) -> int:
    """End with an exit code, even if a bot that was given up still thinks: Qt would abort over its running thread."""
    from subastao_qt.app.bot_worker import bots_still_hang

    if bots_still_hang():
        logging.shutdown()
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())
