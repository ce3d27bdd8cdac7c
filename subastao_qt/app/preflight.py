"""Says in words why no window can open, before Qt aborts over it and names the wrong library.

Nothing here imports Qt at the top: that it cannot be imported is the first thing to find out.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping

# What Qt's libraries need from the system, by the name of the file, and Debian's package for it.
FOR_QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
}
FOR_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}

NO_DISPLAY = (
    "Subastao needs a display and finds none: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
    "Start it from a graphical session; over ssh, try `ssh -X`."
)


def can_load(library: str) -> bool:
    """Tell whether the system has a shared library of this file name."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def import_qt() -> None:
    """Import the parts of Qt that the window is made of; ImportError names what is missing."""
    import PySide6.QtSvg
    import PySide6.QtWidgets  # noqa: F401 - the import is the trial


def trouble(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    loads: Callable[[str], bool] = can_load,
    trial: Callable[[], None] = import_qt,
) -> str | None:
    """Return what keeps the window from opening and what helps, or None if nothing is known to."""
    needed = dict(FOR_QT)
    if platform.startswith("linux") and not environment.get("QT_QPA_PLATFORM"):
        if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
            return NO_DISPLAY
        if not environment.get("WAYLAND_DISPLAY"):
            needed |= FOR_X11
    if platform.startswith("linux"):
        missing = [library for library in needed if not loads(library)]
        if missing:
            return _missing(missing, [needed[library] for library in missing])
    try:
        trial()
    except ImportError as error:
        return f"Qt, which draws the window, cannot be loaded: {error}"
    return None


def _missing(libraries: Iterable[str], packages: Iterable[str]) -> str:
    return (
        f"Subastao needs system libraries that are not installed: {', '.join(libraries)}\n"
        f"On Debian, Ubuntu and their kin: sudo apt install {' '.join(packages)}"
    )
