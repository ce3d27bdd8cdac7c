"""Make the golden pictures anew: `python -m tests.golden`. Look at every one that changed before it is kept."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main() -> int:
    """Write all pictures and the version of Qt that drew them."""
    from PySide6.QtCore import qVersion
    from PySide6.QtWidgets import QApplication

    from tests.golden.pictures import FOLDER, PICTURES, VERSION_FILE, with_our_font

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    with with_our_font(app):
        for name, draw in PICTURES.items():
            if not draw().save(str(FOLDER / f"{name}.png")):
                raise OSError(f"{name}.png cannot be written")
    VERSION_FILE.write_text(qVersion() + "\n", encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
