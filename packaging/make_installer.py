"""Make the Windows installer: `python packaging/make_installer.py`, after `packaging/build.py`, with NSIS installed.

--bundle FOLDER   another folder than the finished one
--check           compile it around a dummy, to see that the script is right; works on any system
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import icons
from archive import architecture
from identity import NAME, OUT, ROOT, TITLE, version, version_numbers

SCRIPT = ROOT / "packaging" / "windows" / f"{NAME}.nsi"
MAKENSIS = "makensis"


def command(bundle: Path, icon: Path, target: Path) -> list[str]:
    """Return the call of makensis."""
    numbers = ".".join(map(str, version_numbers()))
    named = {
        "VERSION": version(),
        "NUMBERS": numbers,
        "BUNDLE": str(bundle.resolve()),
        "ICON": str(icon.resolve()),
        "OUT": str(target.resolve()),
    }
    # -WX: a warning is an error; -V2: nothing but warnings and errors is shown.
    flags = ["-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    return [MAKENSIS, *flags, *(f"-D{k}={v}" for k, v in named.items()), str(SCRIPT)]


def make(bundle: Path, target: Path) -> None:
    """Make the installer of a folder."""
    with tempfile.TemporaryDirectory() as temporary:
        icons.write(Path(temporary))
        subprocess.run(command(bundle, Path(temporary) / f"{NAME}.ico", target), check=True)


def check() -> None:
    """Compile the script around a dummy."""
    with tempfile.TemporaryDirectory() as temporary:
        bundle = Path(temporary) / NAME
        (bundle / "_internal").mkdir(parents=True)
        for name in (f"{NAME}.exe", "LICENSE", "CHANGELOG.md", "_internal/python.dll"):
            (bundle / name).write_bytes(b"dummy")
        target = Path(temporary) / "installer.exe"
        make(bundle, target)
        if target.read_bytes()[:2] != b"MZ":
            raise ValueError("makensis made no program of Windows")
        print(
            f"the installer's script compiles: {target.stat().st_size / 1e3:.0f} kB without content"
        )


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make the Windows installer.")
    parser.add_argument("--bundle", type=Path, default=OUT / NAME)
    parser.add_argument("--check", action="store_true", help="only compile it around a dummy")
    arguments = parser.parse_args()
    if arguments.check:
        check()
        return 0
    target = OUT / f"{TITLE}-{version()}-windows-{architecture()}-setup.exe"
    make(arguments.bundle, target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
