"""What PyInstaller brings along needlessly: it depends on what the building machine happens to have.

Of Qt's plugins only those listed here stay; libraries that nothing left asks for go as well.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

LANGUAGES = ("es", "ru", "zh_CN", "ar")

# Kind of plugin: the names that stay, without `lib` and ending. Any other kind goes altogether.
PLUGINS = {
    # offscreen is for self-tests. Not: framebuffers, vnc.
    "platforms": ["qxcb", "qwayland*", "qoffscreen", "qwindows", "qcocoa"],
    "styles": ["*"],
    "iconengines": ["qsvgicon"],
    "imageformats": ["qsvg"],
    # Not GTK's, which brings GTK itself.
    "platformthemes": ["qxdgdesktopportal"],
    "platforminputcontexts": [
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ],
    "xcbglintegrations": ["*"],
    "wayland-decoration-client": ["*"],
    "wayland-graphics-integration-client": ["qt-plugin-wayland-egl"],
    "wayland-shell-integration": ["xdg-shell"],
}
# Windows: drawing by software where there is no graphics driver, which widgets do not use.
SPARE_FILES = ["opengl32sw.dll", "d3dcompiler_*.dll", "Qt6Network.dll", "Qt6Pdf.dll", "Qt6Qml*.dll"]
# Every Linux desktop has it, and it brings seven libraries of the system's own along.
OF_THE_SYSTEM = ["libdbus-1.so.3"]
# Started by the program itself, not through another file's list of needs.
STARTED_BY_NAME = ("libpython",)


def qt_folders(bundle: Path) -> list[Path]:
    """Return the folders that hold Qt's `plugins` and `translations`, wherever this system has them."""
    found = {path.parent for path in bundle.rglob("plugins") if path.is_dir()}
    return sorted(path for path in found if "PySide6" in path.parts)


def stays(kind: str, name: str) -> bool:
    """Tell whether a plugin is wanted."""
    stem = name.removeprefix("lib").partition(".")[0]
    return any(fnmatch(stem, pattern) for pattern in PLUGINS.get(kind, ()))


def unwanted(bundle: Path) -> Iterator[Path]:
    """Yield what can be left out of the finished folder."""
    for qt in qt_folders(bundle):
        for kind in (qt / "plugins").iterdir():
            yield from (path for path in kind.iterdir() if not stays(kind.name, path.name))
        for path in (qt / "translations").glob("*.qm"):
            if path.stem not in {f"qtbase_{language}" for language in LANGUAGES}:
                yield path
    for pattern in SPARE_FILES:
        yield from bundle.rglob(pattern)


def needs(path: Path) -> set[str]:
    """Return the names of the shared libraries that a Linux program or library asks for."""
    shown = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    words = map(str.split, shown.stdout.splitlines())
    return {line[1] for line in words if len(line) == 2 and line[0] == "NEEDED"}


def drop_unneeded(folder: Path) -> None:
    """Delete the libraries that nothing left in the folder asks for, and those that only they asked for."""
    wanted_by = {
        path: needs(path) for path in folder.rglob("*") if path.is_file() and is_code(path)
    }
    places = [folder / "_internal", folder / "_internal" / "PySide6" / "Qt" / "lib"]
    while True:
        wanted = set().union(*wanted_by.values())
        spare = [
            path
            for path in wanted_by
            if path.parent in places
            and path.name not in wanted
            and not path.name.startswith(STARTED_BY_NAME)
        ]
        if not spare:
            return
        for path in spare:
            del wanted_by[path]
            path.unlink()


def is_code(path: Path) -> bool:
    """Tell whether a file is a program or library of Linux, by its first bytes."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def slim(bundle: Path) -> None:
    """Delete what is not wanted from the finished folder or application."""
    for path in list(unwanted(bundle)):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    if sys.platform.startswith("linux"):
        for name in OF_THE_SYSTEM:
            for path in bundle.rglob(name):
                path.unlink()
        drop_unneeded(bundle)
    # PyInstaller puts links beside the program for libraries; some now lead nowhere.
    for path in bundle.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    for path in sorted(bundle.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink() and not any(path.iterdir()):
            path.rmdir()


def size(folder: Path) -> int:
    """Return the bytes of the files in a folder."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
