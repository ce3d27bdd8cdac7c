"""Make a folder that runs without Python installed: `python packaging/build.py`, for the system that this runs on.

The folder is `packaging/out/subastao`; on macOS it is `packaging/out/Subastao.app`. Everything in it comes from a
wheel built first, so that it holds what a wheel holds: the compiled core, the pictures, the fonts, the compiled
catalogues. `--archive` packs it as well: .tar.xz on Linux, .zip on Windows (macOS: `macos/make_dmg.sh`).

It has sound where QtMultimedia is installed (the extra `sound`), unless `--silent` is given.

The same sources, tools and SOURCE_DATE_EPOCH give the same files.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

import icons
from archive import epoch, pack
from identity import APPLICATION_ID, NAME, OUT, ROOT, TITLE
from macos_bundle import finish
from slim import size, slim
from windows_version import version_file

# Parts of Python and Qt that the program does not use, and that would drag more in.
EXCLUDED_MODULES = [
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
    "lzma",
    "_lzma",
    "bz2",
    "_bz2",
    # Encryption is for networks. (hashlib does without: Python has its own SHA-256.)
    "ssl",
    "_ssl",
    "_hashlib",
]
# The encodings of East Asia before Unicode: Windows may still name one, Linux does not.
if sys.platform.startswith("linux"):
    EXCLUDED_MODULES += [f"_codecs_{name}" for name in ("cn", "hk", "iso2022", "jp", "kr", "tw")]
    EXCLUDED_MODULES.append("_multibytecodec")
MULTIMEDIA = "PySide6.QtMultimedia"
START = "import sys\nfrom subastao_qt.__main__ import main\nsys.exit(main())\n"


def wheel(folder: Path, source: Path = ROOT) -> Path:
    """Build the wheel of `source` into `folder`, with the tools of this interpreter; return it."""
    # setuptools would pack what lies there from before, modules that are gone since among it.
    for stale in (source / "build").glob("lib*"):
        shutil.rmtree(stale)
    environment = {"SUBASTAO_REQUIRE_EXTENSION": "1", **steady_environment()}
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "-w", folder, source], check=True, env=environment)
    (built,) = folder.glob("*.whl")
    return built


def steady_environment() -> dict[str, str]:
    """Return the environment in which tools make the same of the same: no clock, no chance."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0"}


def has_multimedia() -> bool:
    """Tell whether QtMultimedia is installed here."""
    return find_spec(MULTIMEDIA) is not None


def freeze(program: Path, work: Path, sound: bool) -> Path:
    """Run PyInstaller over the unpacked wheel in `program`; return the finished folder."""
    entry = work / "start.py"
    entry.write_text(START, "utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--windowed", "--onedir", "--specpath", str(work)]
    command += ["--paths", str(program), "--distpath", str(OUT), "--workpath", str(work / "build")]
    command += ["--collect-submodules", "subastao_qt"]
    # Given as a file and a place, since what stands in the checkout must not be taken instead.
    command += ["--add-data", f"{program / 'subastao_qt' / '_data'}{os.pathsep}subastao_qt/_data"]
    command += for_this_system(work)
    if sound:
        # The program asks for it by name, so that it may be missing.
        command += ["--hidden-import", MULTIMEDIA]
    else:
        command += ["--exclude-module", MULTIMEDIA, "--exclude-module", "PySide6.QtNetwork"]
    for module in EXCLUDED_MODULES:
        command += ["--exclude-module", module]
    # Without the checkout on the path: the program comes from the wheel.
    subprocess.run([*command, str(entry)], check=True, cwd=work, env=steady_environment())
    return OUT / f"{TITLE}.app" if sys.platform == "darwin" else OUT / NAME


def for_this_system(work: Path) -> list[str]:
    """Return what PyInstaller is told besides: name, icon, the version shown by the system."""
    if sys.platform == "win32":
        icons.write(work / "icons")
        (work / "version.txt").write_text(version_file(), "utf-8")
        icon = str(work / "icons" / f"{NAME}.ico")
        return ["--name", NAME, "--icon", icon, "--version-file", str(work / "version.txt")]
    if sys.platform == "darwin":
        icons.write(work / "icons")
        icon = str(work / "icons" / f"{NAME}.icns")
        return ["--name", TITLE, "--icon", icon, "--osx-bundle-identifier", APPLICATION_ID]
    return ["--name", NAME, "--strip"]


def build(silent: bool = False) -> Path:
    """Build the folder, with sound if that can be and is not unwanted; return it."""
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        with zipfile.ZipFile(wheel(work)) as archive:
            archive.extractall(work / "program")
        folder = freeze(work / "program", work, has_multimedia() and not silent)
    slim(folder)
    if sys.platform == "darwin":
        finish(folder)
        return folder
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make a folder that runs without Python.")
    parser.add_argument("--archive", action="store_true", help="pack it for download, too")
    parser.add_argument("--silent", action="store_true", help="leave sound out")
    arguments = parser.parse_args()
    folder = build(arguments.silent)
    print(f"{folder.relative_to(ROOT)}: {size(folder) / 1e6:.0f} MB")
    if arguments.archive:
        packed = pack(folder)
        print(f"{packed.relative_to(ROOT)}: {packed.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
