"""What packages call the program: each name stands here and nowhere else in the scripts."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "packaging" / "out"

NAME = "subastao"
TITLE = "Subastao"
SUMMARY = "Tute subastado, the Spanish auction card game"
AUTHORS = "The Subastao authors"
# Whoever publishes under a name of his own changes this one and the names of the files in `linux/`.
APPLICATION_ID = "org.subastao.Subastao"
SUFFIX = "subastao"
MIME_TYPE = "application/x-subastao"
LICENCE = "GPL-3.0-or-later"


def version() -> str:
    """Return the version, which `subastao_qt/__init__.py` alone states."""
    text = (ROOT / "subastao_qt" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("subastao_qt/__init__.py states no version")
    return found[1]


def version_numbers() -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows wants; what is no number there counts 0."""
    numbers = [int(part) for part in re.findall(r"\d+", version())[:3]]
    first, second, third = (*numbers, 0, 0, 0)[:3]
    return first, second, third, 0


if __name__ == "__main__":
    print(version())
