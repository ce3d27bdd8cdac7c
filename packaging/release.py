"""Release a version: `python packaging/release.py check`, then `python packaging/release.py build`.

`check` refuses what must not be released, and says why: changes that are not committed, catalogues that do not fit the
sources, a version that the changelog does not describe or describes without a day, pins that do not fit
`pyproject.toml`, a version tagged before. `build` checks, then makes wheel, source archive and this system's packages
in `dist`, with their sums. `same` builds the folder twice and tells which files differ.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import translations
from archive import pack
from build import build, steady_environment
from changelog import of_this_version
from identity import NAME, OUT, ROOT, version

DIST = ROOT / "dist"
PINS = ROOT / "packaging" / "requirements.txt"


def git(*arguments: str) -> str:
    """Return what git says."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def dirty() -> Iterator[str]:
    """Say which files are not as they were committed."""
    changed = git("status", "--porcelain").splitlines()
    if changed:
        yield f"{len(changed)} files are not as committed: {', '.join(x[3:] for x in changed[:5])}"


def tagged() -> Iterator[str]:
    """Say so if the version was released from other sources."""
    tag = f"v{version()}"
    there = tag in git("tag", "--list", tag).split()
    if there and git("rev-list", "-n", "1", tag) != git("rev-list", "-n", "1", "HEAD"):
        yield f"{tag} is another commit: raise the version in subastao_qt/__init__.py"


def unwritten() -> Iterator[str]:
    """Say so if the changelog does not tell of this version."""
    section = of_this_version()
    if section is None:
        yield f"CHANGELOG.md has no heading “## {version()}, YYYY-MM-DD”"
    elif not section.points:
        yield f"CHANGELOG.md says nothing about {version()}"


def pins() -> dict[str, list[str]]:
    """Return the versions that the pins allow, by the package's name."""
    found: dict[str, list[str]] = {}
    for name, pinned in re.findall(
        r"^([A-Za-z0-9._-]+)==(\S+)", PINS.read_text("utf-8"), re.MULTILINE
    ):
        found.setdefault(canonicalize_name(name), []).append(pinned)
    return found


def loose_pins() -> Iterator[str]:
    """Say where the pins do not fit what pyproject.toml asks for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    pinned = pins()
    extras = project["optional-dependencies"]
    for text in (*project["dependencies"], *extras["dev"], *extras["sound"]):
        wanted = Requirement(text)
        versions = pinned.get(canonicalize_name(wanted.name), [])
        if not versions or not all(wanted.specifier.contains(each) for each in versions):
            yield f"packaging/requirements.txt pins no {text}: see packaging/README.md, “Pins”"


def refusals() -> list[str]:
    """Return everything that speaks against releasing the sources as they are."""
    return [*dirty(), *tagged(), *unwritten(), *loose_pins(), *translations.check()]


def fingerprint(folder: Path) -> dict[str, str]:
    """Return the hash of each file in a folder, and where each link leads."""
    found = {}
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[place] = f"-> {path.readlink()}"
        elif path.is_file():
            found[place] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def differences() -> list[str]:
    """Build the folder twice; say which files there are once only, or differ."""
    first = fingerprint(build())
    second = fingerprint(build())
    print(f"{len(first)} files and links, built twice")
    names = sorted(first.keys() | second.keys())
    return [name for name in names if first.get(name) != second.get(name)]


def sums(folder: Path) -> str:
    """Return the SHA-256 sums of a folder's files, as `sha256sum` writes and checks them."""
    files = [p for p in sorted(folder.iterdir()) if p.is_file() and p.name != "SHA256SUMS"]
    return "".join(f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.name}\n" for p in files)


def make() -> None:
    """Make everything that this system can make, into `dist`."""
    DIST.mkdir(exist_ok=True)
    backend = (
        "import sys, build_backend as b; b.build_sdist(sys.argv[1]); b.build_wheel(sys.argv[1])"
    )
    paths = os.pathsep.join([str(ROOT / "packaging"), os.environ.get("PYTHONPATH", "")])
    environment = {
        **steady_environment(),
        "SUBASTAO_REQUIRE_EXTENSION": "1",
        "PYTHONPATH": paths,
    }
    command = [sys.executable, "-c", backend, str(DIST)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    folder = build()
    made = [pack(folder)] if sys.platform != "darwin" else []
    if sys.platform.startswith("linux"):
        from make_deb import make as make_deb

        made.append(make_deb(OUT / NAME))
    for path in made:
        path.replace(DIST / path.name)
    (DIST / "SHA256SUMS").write_text(sums(DIST), "utf-8")
    print((DIST / "SHA256SUMS").read_text("utf-8"), end="")


def main() -> int:
    """Run the command line; 1 when something speaks against it."""
    parser = argparse.ArgumentParser(description="Release a version.")
    parser.add_argument("command", choices=["check", "build", "same"])
    command = parser.parse_args().command
    if command == "same":
        different = differences()
        print("\n".join(different) or "every file is the same")
        return 1 if different else 0
    problems = refusals()
    for problem in problems:
        print(f"no release: {problem}")
    if problems:
        return 1
    print(f"{version()} may be released")
    if command == "build":
        make()
    return 0


if __name__ == "__main__":
    sys.exit(main())
