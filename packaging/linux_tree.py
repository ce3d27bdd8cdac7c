"""Lay the finished Linux folder out as a system has it: `python packaging/linux_tree.py FOLDER`.

Below `FOLDER/usr`: the program in `lib/subastao`, the command in `bin`, and all by which a desktop knows it. The
packages (.deb, .rpm, AppImage, Flatpak) are made of this.
"""

import argparse
import gzip
import shutil
import sys
from pathlib import Path

import icons
from changelog import day, for_appstream
from identity import APPLICATION_ID, NAME, OUT, ROOT, version

LINUX = ROOT / "packaging" / "linux"


def lay_out(bundle: Path, root: Path, commands: str = "bin") -> None:
    """Fill `root` with the program and its desktop files; `commands` is the folder of the command below `usr`."""
    usr = root / "usr"
    program = usr / "lib" / NAME
    program.parent.mkdir(parents=True)
    shutil.copytree(bundle, program, symlinks=True)
    for name in ("LICENSE", "CHANGELOG.md"):  # these lie elsewhere in a system
        (program / name).unlink(missing_ok=True)
    (usr / commands).mkdir()
    (usr / commands / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = usr / "share"
    _copy(LINUX / f"{APPLICATION_ID}.desktop", share / "applications" / f"{APPLICATION_ID}.desktop")
    _copy(
        LINUX / f"{APPLICATION_ID}.mime.xml", share / "mime" / "packages" / f"{APPLICATION_ID}.xml"
    )
    metainfo = share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True)
    metainfo.write_text(metainfo_text(), "utf-8")
    _icons(share / "icons" / "hicolor")
    page = share / "man" / "man6" / f"{NAME}.6.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual().encode("utf-8"), 9, mtime=0))
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == program / NAME
            path.chmod(0o755 if runs else 0o644)


def metainfo_text() -> str:
    """Return the AppStream description with the releases of the changelog."""
    text = (LINUX / f"{APPLICATION_ID}.metainfo.xml.in").read_text("utf-8")
    return text.replace("@RELEASES@", for_appstream())


def manual() -> str:
    """Return the manual page with the version and its day."""
    text = (LINUX / f"{NAME}.6").read_text("utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", day())


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _icons(hicolor: Path) -> None:
    pictures = icons.drawn(set(icons.LINUX_SIZES))
    for size, data in pictures.items():
        path = hicolor / f"{size}x{size}" / "apps" / f"{APPLICATION_ID}.png"
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
    _copy(icons.SVG, hicolor / "scalable" / "apps" / f"{APPLICATION_ID}.svg")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Lay the program out as a Linux system has it.")
    parser.add_argument("folder", type=Path, help="a new folder")
    lay_out(OUT / NAME, parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
