"""Entry point of `python resources/make_deck`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from make_deck.cli import main

if __name__ == "__main__":
    sys.exit(main())
