"""Where the program's own files lie: cards, fonts, catalogues of translations.

A build puts them beside the code, under `subastao_qt/_data`. A checkout has them in `resources/` and
`translations/`, where catalogues are text (`.ts`) and Qt reads only compiled ones (`.qm`): those are
made on demand and kept in the cache under the hash of their text, so that a stale one is never shown.
"""

import errno
import hashlib
import logging
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo

from subastao_qt.app.folders import folders

_log = logging.getLogger(__name__)

_PACKAGE = Path(__file__).resolve().parent.parent
_DATA = _PACKAGE / "_data"
_CHECKOUT = _PACKAGE.parent


def is_build() -> bool:
    """Tell whether the program brings its files along (a wheel, a bundle) or runs from a checkout."""
    return _DATA.is_dir()


def root() -> Path:
    """Return the folder of `resources/` and `translations/`: a build's own, else the checkout."""
    return _DATA if is_build() else _CHECKOUT


def resource(*parts: str) -> Path:
    """Return the path of one of our files: `resource("cards", "classic", "Ro.svg")`.

    Raises FileNotFoundError, naming the file, when the installation lacks it.
    """
    path = root().joinpath("resources", *parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path


def font_files() -> Sequence[Path]:
    """Return the bundled fonts' files, Latin and Cyrillic first, as the families are to be looked up."""
    return sorted(resource("fonts").glob("*.ttf"))


def catalogue(language: str) -> Path | None:
    """Return the compiled catalogue of our own words for `language` (`es`, `en`, `ru`, `zh_CN`, `ar`).

    None means that there is none, or that it could not be compiled here (which is logged): the program
    then speaks English.
    """
    folder = root() / "translations"
    compiled = folder / f"subastao_{language}.qm"
    if folder.parent == _DATA:
        return compiled if compiled.exists() else None
    source = folder / f"subastao_{language}.ts"
    if not source.exists():
        return None
    try:
        return _compiled_of(source, folders().cache)
    except (OSError, subprocess.CalledProcessError) as error:
        _log.warning("The catalogue %s could not be compiled: %s", source.name, error)
        return None


def qt_catalogue(language: str) -> Path | None:
    """Return Qt's own catalogue for `language` (the words of its dialogs), or None where it has none."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    path = folder / f"qtbase_{language}.qm"
    return path if path.exists() else None


def _compiled_of(source: Path, cache: Path) -> Path:
    """Return the compiled form of `source`, from `cache` if that very text was compiled before."""
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:16]
    target = cache / "translations" / f"{source.stem}-{digest}.qm"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        # Made under another name first: two programs may start at the same time.
        draft = target.with_suffix(f".{os.getpid()}.part")
        command = [str(_lrelease()), "-silent", str(source), "-qm", str(draft)]
        subprocess.run(command, check=True, capture_output=True)
        if draft.stat().st_size == 0:  # lrelease does not mind a full disk
            draft.unlink()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        draft.replace(target)
    return target


def _lrelease() -> Path:
    """Return Qt's catalogue compiler, which comes with PySide6; FileNotFoundError without it."""
    for folder in map(Path, PySide6.__path__):
        for name in ("lrelease", "lrelease.exe"):
            if (tool := folder / name).exists():
                return tool
    raise FileNotFoundError("lrelease is not in this PySide6")
