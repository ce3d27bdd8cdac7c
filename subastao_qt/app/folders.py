"""Where what belongs to the player lies: settings, saved matches, logs, and what can be made again.

Asked for in this order:

1. `SUBASTAO_HOME` in the environment names a folder: everything lies in it;
2. a file `portable` (or `portable.txt`) lies beside the program: everything lies in `subastao-data` beside it;
3. else each lies where the system keeps such things (platformdirs).

Nothing is remembered from one start to the next, so that a portable folder may be moved anywhere.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "SUBASTAO_HOME"
FOLDER_NAME: Final = "subastao"
"""An application's folders have this name on every system."""
PORTABLE_SIGNS: Final = ("portable", "portable.txt")
PORTABLE_FOLDER: Final = "subastao-data"

_PACKAGE: Final = Path(__file__).resolve().parent.parent


class Origin(Enum):
    """Who said where the folders lie."""

    SYSTEM = "system"
    NAMED = "SUBASTAO_HOME"
    PORTABLE = "portable"


@dataclass(frozen=True, slots=True)
class Folders:
    """The four folders. None of them need exist: whoever writes makes them."""

    settings: Path
    saves: Path
    logs: Path
    cache: Path
    """What may be thrown away at any time."""
    origin: Origin


def folders(environment: Mapping[str, str] = os.environ, beside: Path | None = None) -> Folders:
    """Say where everything lies. `beside` is the folder of the program, found out when it is not given."""
    named = environment.get(HOME_VARIABLE)
    if named:
        return _all_in(Path(named), Origin.NAMED)
    place = program_folder() if beside is None else beside
    if place is not None and any((place / sign).is_file() for sign in PORTABLE_SIGNS):
        return _all_in(place / PORTABLE_FOLDER, Origin.PORTABLE)
    return Folders(
        settings=platformdirs.user_config_path(FOLDER_NAME, appauthor=False),
        saves=platformdirs.user_data_path(FOLDER_NAME, appauthor=False),
        logs=platformdirs.user_log_path(FOLDER_NAME, appauthor=False),
        cache=platformdirs.user_cache_path(FOLDER_NAME, appauthor=False),
        origin=Origin.SYSTEM,
    )


def program_folder(package: Path = _PACKAGE) -> Path | None:
    """The folder a player sees the program in: a bundle's, or a checkout's.

    `package` is the folder of our code. None where nothing lies beside it (installed among other packages).
    """
    outer = package.parent
    match outer.name:
        case "_internal":  # a bundle on Linux and Windows
            return outer.parent
        case (
            "Frameworks" | "Resources"
        ):  # Subastao.app/Contents/Frameworks: what lies beside the .app
            return outer.parents[2] if len(outer.parents) > 2 else None
        case _:
            return outer if (outer / "pyproject.toml").is_file() else None


def _all_in(home: Path, origin: Origin) -> Folders:
    return Folders(home / "config", home / "data", home / "logs", home / "cache", origin)
