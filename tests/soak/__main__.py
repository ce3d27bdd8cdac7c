"""Play many deals unattended in the real window and watch that nothing goes wrong.

    python -m tests.soak --deals 2000 --seed 1

All variants and presets at instant speed, the person's seat played by a bot that answers through the bar's own
signal; in between languages, sizes, settings, undo, dialogs and new matches at random. Anything that Qt or the
program warns of, a lost exception, a table that differs from where things belong, or memory that keeps growing
ends the run with exit code 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main(argv: Sequence[str] | None = None) -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="casual-balanced")
    arguments = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUBASTAO_HOME"] = home
        # Qt is imported once the environment is set.
        from tests.soak.run import Soak

        return Soak(arguments.deals, arguments.seed, arguments.bot).run()


if __name__ == "__main__":
    sys.exit(main())
