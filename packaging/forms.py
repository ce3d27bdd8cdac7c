"""Run the self-test in every form of the program: `python packaging/forms.py [--build] [FORM …]`.

    checkout   the sources as they lie here
    wheel      a wheel made from them
    sdist      a wheel made from a source archive made from them
    bundle     the folder that `packaging/build.py` makes (`--build` makes it first, and measures it)

Wheels are unpacked into a folder of their own, with the packages that this interpreter has already: nothing is
downloaded. That folder has a name in four scripts. The bundle is moved there and tried as a portable one.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import build
from identity import NAME, OUT, ROOT, TITLE
from slim import size

MOST_BYTES = {True: 140_000_000, False: 120_000_000}
"""No larger may the bundle be on Linux, with sound and without."""
FOLDER = "Señor Пётр 王 علي"
SDIST = "import sys, build_backend; print(build_backend.build_sdist(sys.argv[1]))"


def run(command: list[str], expected: list[str], work: Path, **environment: str) -> bool:
    """Run the self-test by a command; tell whether it passed, and said what is expected of this form."""
    told = work / "told.txt"
    home = {"SUBASTAO_HOME": str(work / "home"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [*command, "--self-test", "--output", str(told)],
        cwd=work,
        env={**os.environ, **home, **environment},
        stdout=subprocess.DEVNULL,
        check=False,
    )
    text = told.read_text("utf-8") if told.exists() else "it said nothing\n"
    print(text, end="", flush=True)
    for word in expected:
        if word not in text:
            print(f"WRONG nothing is said of “{word}”")
            return False
    return done.returncode == 0


def try_checkout(work: Path) -> bool:
    """Try the sources as they lie."""
    return run([sys.executable, "-m", "subastao_qt"], ["(checkout)"], work, PYTHONPATH=str(ROOT))


def try_wheel_of(source: Path, work: Path) -> bool:
    """Make a wheel of a folder of sources, and try it."""
    with zipfile.ZipFile(build.wheel(work / "wheels", source)) as archive:
        archive.extractall(work / "program")
    return run(
        [sys.executable, "-m", "subastao_qt"], ["(package)"], work, PYTHONPATH=str(work / "program")
    )


def try_wheel(work: Path) -> bool:
    """Try a wheel of the checkout."""
    return try_wheel_of(ROOT, work)


def try_sdist(work: Path) -> bool:
    """Try a wheel made from the source archive."""
    environment = {**build.steady_environment(), "PYTHONPATH": str(ROOT / "packaging")}
    made = subprocess.run(
        [sys.executable, "-c", SDIST, str(work)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    archive = work / made.stdout.splitlines()[-1]
    (work / "source").mkdir()
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(work / "source")], check=True)
    (source,) = (work / "source").iterdir()
    return try_wheel_of(source, work)


def try_bundle(work: Path) -> bool:
    """Try the folder that runs without Python, moved elsewhere and portable."""
    name = f"{TITLE}.app" if sys.platform == "darwin" else NAME
    shutil.copytree(OUT / name, work / name, symlinks=True)
    if sys.platform == "darwin":
        program = work / name / "Contents" / "MacOS" / TITLE
        (work / "portable").touch()
    else:
        program = work / name / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
        (work / name / "portable").touch()
    # No environment that would help a broken bundle along.
    nothing = {"SUBASTAO_HOME": "", "PYTHONPATH": "", "PYTHONHOME": ""}
    return run([str(program)], ["(bundle)", "said by portable"], work, **nothing)


def build_bundle() -> bool:
    """Make the bundle; tell whether it is as small as it is to be."""
    folder = build.build()
    megabytes = size(folder) / 1e6
    print(f"bundle: {megabytes:.1f} MB")
    most = MOST_BYTES[build.has_multimedia()]
    if sys.platform.startswith("linux") and size(folder) > most:
        print(f"WRONG bundle: more than {most / 1e6:.0f} MB")
        return False
    return True


FORMS: Mapping[str, Callable[[Path], bool]] = {
    "checkout": try_checkout,
    "wheel": try_wheel,
    "sdist": try_sdist,
    "bundle": try_bundle,
}


def main() -> int:
    """Run the command line; 1 if a form failed."""
    parser = argparse.ArgumentParser(description="Run the self-test in every form.")
    parser.add_argument("forms", nargs="*", metavar="FORM", help=", ".join(FORMS))
    parser.add_argument("--build", action="store_true", help="make the bundle first")
    arguments = parser.parse_args()
    names = arguments.forms or list(FORMS)
    if unknown := sorted(set(names) - set(FORMS)):
        parser.error(f"no such form: {', '.join(unknown)}")
    fine = build_bundle() if arguments.build else True
    for name in names:
        print(f"--- {name}", flush=True)
        with tempfile.TemporaryDirectory() as temporary:
            work = Path(temporary) / FOLDER
            work.mkdir()
            fine = FORMS[name](work) and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
