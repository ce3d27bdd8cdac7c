"""Make the Debian package of the finished folder: `python packaging/make_deb.py`, after `packaging/build.py`.

`Depends` is worked out: every library that something in the folder asks for lies in the folder or belongs to a
package named here. One that does neither is an error. `--quick` packs less tightly, for tests.
"""

import argparse
import gzip
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from archive import epoch
from changelog import for_debian
from identity import NAME, OUT, ROOT, version
from linux_tree import LINUX, lay_out
from slim import is_code, needs

MAINTAINER_VARIABLE = "SUBASTAO_MAINTAINER"
MAINTAINER = "The Subastao authors <subastao@subastao.invalid>"

# Where Debian has what the folder leaves to the system.
PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libdbus-1.so.3": "libdbus-1-3",
}
# Asked for by plugins only, which do without: then the window goes through X11.
FOR_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# Read, not linked: keyboard layouts, where fonts lie.
DATA = ["fontconfig-config", "xkb-data"]
# The loader, and what belongs to the C library.
LIBC = (
    "ld-linux",
    "libc.so",
    "libm.so",
    "libdl.so",
    "libpthread.so",
    "librt.so",
    "libutil.so",
    "libresolv.so",
)

DESCRIPTION = """\
 Tute subastado is the Spanish game of forty cards in which whoever bids most
 names trump and plays against the others. Three or four sit at the table,
 alone or in pairs, with the rules of your own house.
 .
 The opponents see no card that they may not see. It plays without a network,
 in Spanish, English, Russian, Chinese and Arabic."""


def code_of(bundle: Path) -> list[Path]:
    """Return the programs and libraries in a folder."""
    return [
        p for p in sorted(bundle.rglob("*")) if p.is_file() and not p.is_symlink() and is_code(p)
    ]


def left_to_the_system(bundle: Path) -> set[str]:
    """Return the names of the libraries that the folder asks for and does not hold."""
    held = {path.name for path in bundle.rglob("*")}
    asked = set().union(*map(needs, code_of(bundle))) - held
    return {name for name in asked if not name.startswith(LIBC)}


def libc_version(bundle: Path) -> str:
    """Return the oldest C library that has all the folder asks for: `2.36`."""
    newest = (0, 0)
    for path in code_of(bundle):
        shown = subprocess.run(["objdump", "-T", path], capture_output=True, text=True, check=False)
        for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", shown.stdout):
            newest = max(newest, (int(major), int(minor)))
    return f"{newest[0]}.{newest[1]}"


def depends(bundle: Path) -> str:
    """Return the line of dependencies; ValueError names a library that nobody is known to have."""
    asked = left_to_the_system(bundle)
    if strange := asked - set(PACKAGES) - set(FOR_WAYLAND):
        raise ValueError(f"asked for, not in the folder, in no package known: {sorted(strange)}")
    packages = sorted(PACKAGES[name] for name in asked if name in PACKAGES)
    return ", ".join([f"libc6 (>= {libc_version(bundle)})", *packages, *DATA])


def control(bundle: Path, installed: int) -> str:
    """Return the package's description; `installed` is its size in KiB."""
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": os.environ.get(MAINTAINER_VARIABLE) or MAINTAINER,
        "Installed-Size": str(installed),
        "Depends": depends(bundle),
        "Recommends": ", ".join(FOR_WAYLAND.values()),
        "Section": "games",
        "Priority": "optional",
        "Description": f"Spanish auction card game against the computer\n{DESCRIPTION}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def documents(root: Path) -> None:
    """Write what Debian wants to have said: licence, changes, what lintian is to let pass."""
    folder = root / "usr" / "share" / "doc" / NAME
    folder.mkdir(parents=True)
    (folder / "copyright").write_text((LINUX / "copyright").read_text("utf-8"), "utf-8")
    changes = for_debian(os.environ.get(MAINTAINER_VARIABLE) or MAINTAINER)
    (folder / "changelog.gz").write_bytes(gzip.compress(changes.encode("utf-8"), 9, mtime=0))
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text((LINUX / "lintian-overrides").read_text("utf-8"), "utf-8")
    for path in (*folder.iterdir(), overrides):
        path.chmod(0o644)


def md5sums(root: Path) -> str:
    """Return the sums by which `dpkg --verify` finds damaged files."""
    lines = []
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts:
            with path.open("rb") as file:
                digest = hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False))
            lines.append(f"{digest.hexdigest()}  {path.relative_to(root)}\n")
    return "".join(lines)


def make(bundle: Path, quick: bool = False) -> Path:
    """Make the package; return it."""
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary) / "root"
        lay_out(bundle, root, "games")
        documents(root)
        files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
        kibibytes = sum(path.stat().st_size for path in files) // 1024
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control(bundle, kibibytes), "utf-8")
        (root / "DEBIAN" / "md5sums").write_text(md5sums(root), "utf-8")
        for path in (*root.rglob("*"), root):
            os.utime(path, (epoch(), epoch()), follow_symlinks=False)
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        packing = ["-Zgzip", "-z1"] if quick else ["-Zxz"]
        command = ["dpkg-deb", "--root-owner-group", *packing, "--build", str(root), str(OUT)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    (made,) = OUT.glob(f"{NAME}_{version()}_*.deb")
    return made


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make the Debian package.")
    parser.add_argument("--quick", action="store_true", help="pack less tightly, for tests")
    arguments = parser.parse_args()
    bundle = OUT / NAME
    if not bundle.is_dir():
        print("There is no finished folder: run `python packaging/build.py` first.")
        return 1
    made = make(bundle, arguments.quick)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
