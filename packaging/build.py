"""Make a folder that runs without Python installed: `python packaging/build.py`.

The folder is `packaging/out/subastao`, for the system that this runs on. Everything in it comes from a wheel
built first, so that it holds what a wheel holds: the compiled core, the pictures, the fonts, the
compiled catalogues. What PyInstaller brings along needlessly is left out (`UNWANTED`), since it depends on
what the building machine happens to have.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "packaging" / "out"
NAME = "subastao"

# Parts of Python and Qt that the program does not use, and that would drag more in.
EXCLUDED_MODULES = [
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtDBus",
    "PySide6.QtTest",
    "setuptools",
    "pip",
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "sqlite3",
    # Encryption is for networks. (hashlib does without: Python has its own SHA-256.)
    "ssl",
    "_ssl",
    "_hashlib",
]

# Files of the finished folder that are not wanted, as patterns below its library folder.
UNWANTED = [
    # Platforms nobody starts it on (vnc, framebuffers); offscreen stays, for self-tests.
    "PySide6/Qt/plugins/platforms/libqe*",
    "PySide6/Qt/plugins/platforms/libqlinuxfb*",
    "PySide6/Qt/plugins/platforms/libqminimal*",
    "PySide6/Qt/plugins/platforms/libqvnc*",
    "PySide6/Qt/plugins/platforms/libqvkkhrdisplay*",
    # The desktop's theme of GTK brings GTK itself along.
    "PySide6/Qt/plugins/platformthemes/libqgtk3*",
    "PySide6/Qt/plugins/egldeviceintegrations",
    "PySide6/Qt/plugins/generic",
    "PySide6/Qt/plugins/networkinformation",
    "PySide6/Qt/plugins/tls",
    "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboard*",
    "PySide6/Qt/plugins/imageformats/libqpdf*",
    "PySide6/Qt/plugins/imageformats/libqtiff*",
    "PySide6/Qt/plugins/imageformats/libqwebp*",
    "PySide6/Qt/plugins/imageformats/libqicns*",
    "PySide6/Qt/plugins/imageformats/libqtga*",
    "PySide6/Qt/plugins/imageformats/libqwbmp*",
]
# Started by the program itself, not through another file's list of needs.
STARTED_BY_NAME = ("libpython",)
LANGUAGES = ("es", "ru", "zh_CN", "ar")


def wheel(folder: Path) -> Path:
    """Build the wheel of the checkout into `folder`, with the tools of this interpreter; return it."""
    environment = {"SUBASTAO_REQUIRE_EXTENSION": "1", **os.environ}
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "-w", folder, ROOT], check=True, env=environment)
    (built,) = folder.glob("*.whl")
    return built


def freeze(program: Path, work: Path) -> Path:
    """Run PyInstaller over the unpacked wheel in `program`; return the finished folder."""
    entry = work / "start.py"
    entry.write_text(
        "import sys\nfrom subastao_qt.__main__ import main\nsys.exit(main())\n", "utf-8"
    )
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--name", NAME, "--windowed", "--onedir"]
    command += ["--paths", str(program), "--distpath", str(OUT), "--workpath", str(work / "build")]
    command += ["--specpath", str(work), "--collect-submodules", "subastao_qt"]
    # Given as a file and a place, since what stands in the checkout must not be taken instead.
    command += ["--add-data", f"{program / 'subastao_qt' / '_data'}:subastao_qt/_data"]
    if sys.platform.startswith("linux"):
        command.append("--strip")
    for module in EXCLUDED_MODULES:
        command += ["--exclude-module", module]
    # Without the checkout on the path: the program comes from the wheel.
    subprocess.run([*command, str(entry)], check=True, cwd=work)
    return OUT / NAME


def unwanted(libraries: Path) -> Iterator[Path]:
    """Yield what can be left out of the finished folder."""
    for pattern in UNWANTED:
        yield from libraries.glob(pattern)
    translations = libraries / "PySide6" / "Qt" / "translations"
    for path in translations.glob("*.qm"):
        if path.stem not in {f"qtbase_{language}" for language in LANGUAGES}:
            yield path


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
    """Tell whether a file is a program or library, by its first bytes."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def slim(folder: Path) -> None:
    """Delete what is not wanted from the finished folder."""
    for path in list(unwanted(folder / "_internal")):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    if sys.platform.startswith("linux"):
        drop_unneeded(folder)
    # PyInstaller puts links beside the program for libraries; some now lead nowhere.
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def size(folder: Path) -> int:
    """Return the bytes of the files in a folder."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def build() -> Path:
    """Build the folder; return it."""
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        with zipfile.ZipFile(wheel(work)) as archive:
            archive.extractall(work / "program")
        folder = freeze(work / "program", work)
    slim(folder)
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def main() -> int:
    """Run the command line."""
    argparse.ArgumentParser(description="Make a folder that runs without Python.").parse_args()
    folder = build()
    print(f"{folder.relative_to(ROOT)}: {size(folder) / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
