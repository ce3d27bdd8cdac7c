"""Packing a finished folder so that the same files always give the same archive."""

import lzma
import os
import platform
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from time import gmtime

from identity import NAME, OUT, ROOT, version

# Where there is no git and no SOURCE_DATE_EPOCH: the first moment that a zip archive can hold, in seconds.
EARLIEST = 315_532_800


def epoch() -> int:
    """Return the moment that stands in packages: SOURCE_DATE_EPOCH, else that of the last commit."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named:
        return int(named)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return EARLIEST
    return int(shown) if shown else EARLIEST


def architecture() -> str:
    """Return the processor in the words of downloads: `x86_64`, `arm64`."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def _plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's file, of one moment, and either a program or not."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = epoch()
    info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
    return info


def tar_xz(folder: Path, target: Path) -> Path:
    """Pack a folder as .tar.xz, under a name with the version inside."""
    top = f"{NAME}-{version()}"
    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            place = Path(top) / path.relative_to(folder)
            tar.add(path, str(place), recursive=False, filter=_plain)
    return target


def zipped(folder: Path, target: Path) -> Path:
    """Pack a folder as .zip, under a name with the version inside."""
    top = f"{NAME}-{version()}"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            place = Path(top) / path.relative_to(folder)
            moment = gmtime(max(epoch(), EARLIEST))[:6]
            info = zipfile.ZipInfo(place.as_posix(), moment)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, path.read_bytes())
    return target


def pack(folder: Path) -> Path:
    """Pack the finished folder for this system into `packaging/out`; return the archive."""
    if sys.platform == "win32":
        return zipped(folder, OUT / f"{NAME}-{version()}-windows-{architecture()}.zip")
    return tar_xz(folder, OUT / f"{NAME}-{version()}-linux-{architecture()}.tar.xz")
