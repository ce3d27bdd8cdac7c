"""Draw every screen in every language, size and pixel ratio into a folder, with a page to look through them.

    python -m tests.screens FOLDER [--lang es ru] [--size 1024x600] [--scale 1] [--screen auction] [--cloth lino]

Without a filter: all screens, five languages, three sizes, at 1x and 2x. `index.html` in the folder shows them.
"""

from __future__ import annotations

import argparse
import html
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

LANGUAGES = ("es", "en", "ru", "zh_CN", "ar")
SIZES = ("1024x600", "1280x800", "1920x1080")
CLOTHS = ("verde", "noche", "lino", "contrast")
SCALES = (1, 2)
THEMES = ("light", "dark", "contrast")


def command_line() -> argparse.ArgumentParser:
    """Describe the arguments."""
    parser = argparse.ArgumentParser(prog="tests.screens", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", nargs="*", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--size", nargs="*", default=list(SIZES), help="as 1024x600")
    parser.add_argument("--scale", nargs="*", type=int, default=list(SCALES), choices=SCALES)
    parser.add_argument("--screen", nargs="*", default=[], help="parts of screens' names")
    parser.add_argument("--cloth", default="verde", choices=CLOTHS)
    parser.add_argument("--theme", default="light", choices=THEMES, help="of the windows")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Draw; one process a pixel ratio, since Qt takes it from the environment at the start."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    args = command_line().parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    if len(args.scale) == 1 and os.environ.get("QT_SCALE_FACTOR", "1") == str(args.scale[0]):
        draw(args, args.scale[0])
    else:
        for scale in args.scale:
            environment = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
            command = [sys.executable, "-m", "tests.screens", *arguments, "--scale", str(scale)]
            subprocess.run(command, env=environment, check=True)
    write_index(args.folder)
    return 0


def draw(args: argparse.Namespace, scale: int) -> None:
    """Draw what was asked for at the pixel ratio of this process."""
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from subastao_qt.app.settings_fields import Cloth, WindowTheme
    from tests.screens.studio import SCREENS, Studio

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    wanted = [
        name for name in SCREENS if not args.screen or any(part in name for part in args.screen)
    ]
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(app, Path(home))
        for size in args.size:
            width, height = (int(part) for part in size.split("x"))
            studio.size(QSize(width, height))
            for language in args.lang:
                studio.speak(language, Cloth(args.cloth), WindowTheme(args.theme))
                for name in wanted:
                    path = args.folder / f"{name}.{language}.{size}@{scale}.png"
                    if not studio.draw(name).save(str(path)):
                        raise OSError(f"{path} cannot be written")
        studio.close()


def write_index(folder: Path) -> None:
    """Write the page that shows all pictures of the folder, a row a screen."""
    rows: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.png")):
        rows.setdefault(path.name.split(".")[0], []).append(path.name)
    parts = ["<!doctype html><meta charset='utf-8'><title>Subastao: screens</title>"]
    parts.append("<style>img{width:420px;margin:4px}body{font-family:sans-serif}</style>")
    for screen, names in rows.items():
        parts.append(f"<h2>{html.escape(screen)}</h2>")
        for name in names:
            safe = html.escape(name, quote=True)
            parts.append(f"<a href='{safe}'><img loading='lazy' src='{safe}' title='{safe}'></a>")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
