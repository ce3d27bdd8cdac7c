"""Check what describes the packages to systems and stores, with their own tools as far as they are installed here.

A tool that is not here is told and passed over: `python packaging/check_descriptions.py`.
"""

import plistlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import make_installer
from identity import APPLICATION_ID, ROOT, version
from linux_tree import LINUX, manual, metainfo_text
from macos_bundle import information
from windows_version import strings

MACOS = ROOT / "packaging" / "macos"


def commands(folder: Path) -> Iterator[list[str]]:
    """Yield the calls of tools; what they look at is written into `folder` where it is made by a script."""
    yield ["desktop-file-validate", str(LINUX / f"{APPLICATION_ID}.desktop")]
    metainfo = folder / f"{APPLICATION_ID}.metainfo.xml"
    metainfo.write_text(metainfo_text(), "utf-8")
    yield ["appstreamcli", "validate", "--no-net", str(metainfo)]
    page = folder / "subastao.6"
    page.write_text(manual(), "utf-8")
    yield ["mandoc", "-T", "lint", "-W", "warning", str(page)]
    scripts = [LINUX / "AppRun", LINUX / "make_appimage.sh", MACOS / "make_dmg.sh"]
    yield ["shellcheck", *map(str, scripts)]
    defined = ["--define", f"game_version {version()}", "--define", f"tree {folder}"]
    yield ["rpmspec", "--parse", *defined, str(LINUX / "subastao.spec")]
    manifest = folder / f"{APPLICATION_ID}.yaml"
    shutil.copyfile(LINUX / f"{APPLICATION_ID}.yaml", manifest)
    yield ["flatpak-builder", "--show-manifest", str(manifest)]


def try_all() -> Iterator[str]:
    """Run every tool that is here; yield what is wrong."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for command in commands(folder):
            if shutil.which(command[0]) is None:
                print(f"not here: {command[0]}")
                continue
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                yield f"{command[0]}: {done.stdout}{done.stderr}"
            else:
                print(f"passed: {command[0]}")
    if shutil.which(make_installer.MAKENSIS) is None:
        print(f"not here: {make_installer.MAKENSIS}")
    else:
        make_installer.check()
    ET.parse(LINUX / f"{APPLICATION_ID}.mime.xml")  # noqa: S314 - our own file
    # What macOS and Windows read can be written, whatever it says.
    plistlib.dumps(information())
    plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    if not all(strings().values()):
        yield "a text of the Windows version resource is empty"


def main() -> int:
    """Say what is wrong; 1 if anything is."""
    wrong = list(try_all())
    for words in wrong:
        print(words)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
