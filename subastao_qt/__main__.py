"""Wires everything together, once; the command line."""

import argparse
import sys
from collections.abc import Sequence

from subastao_qt import __version__


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
    return 0


if __name__ == "__main__":
    sys.exit(main())
