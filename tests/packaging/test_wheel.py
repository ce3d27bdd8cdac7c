"""A wheel made from a source archive made from the checkout holds what the program needs, and runs."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import subastao_qt
from translations import LANGUAGES

ROOT = Path(subastao_qt.__file__).parent.parent
BUILD = """
import sys
sys.path.insert(0, "packaging")
import build_backend
print(build_backend.build_{kind}(sys.argv[1]))
"""


def build(kind: str, source: Path, target: Path) -> Path:
    """Have our backend build an archive of the checkout `source`, without the core, which takes longest."""
    target.mkdir(exist_ok=True)
    environment = {**os.environ, "SUBASTAO_NO_EXTENSION": "1"}
    environment.pop("SUBASTAO_REQUIRE_EXTENSION", None)
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind=kind), str(target)],
        cwd=source,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return target / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's content, by way of a source archive."""
    work = tmp_path_factory.mktemp("wheel")
    leave = shutil.ignore_patterns(
        ".*", "build", "dist", "out", "*.egg-info", "__pycache__", "*.so"
    )
    shutil.copytree(ROOT, work / "checkout", ignore=leave)
    archive = build("sdist", work / "checkout", work / "sdist")
    # Not by shutil: Debian 12's Python cannot be told what newer ones insist on being told (filter=).
    (work / "source").mkdir()
    subprocess.run(["tar", "-xzf", str(archive)], cwd=work / "source", check=True)
    (source,) = (work / "source").iterdir()
    with zipfile.ZipFile(build("wheel", source, work / "wheel")) as wheel:
        wheel.extractall(work / "unpacked")
    return work / "unpacked"


def test_resources_and_catalogues_are_in_it(unpacked: Path) -> None:
    data = unpacked / "subastao_qt" / "_data"
    held = {str(p.relative_to(data)) for p in data.rglob("*") if p.is_file()}
    wanted = {
        str(p.relative_to(ROOT))
        for kind in ("*.svg", "*.ttf", "book/*/*.md")
        for p in (ROOT / "resources").rglob(kind)
    }
    assert len(wanted) > 40
    assert wanted <= held
    assert "resources/fonts/OFL.txt" in held
    for language in LANGUAGES:
        assert f"translations/subastao_{language}.qm" in held
    assert not [name for name in held if name.endswith((".py", ".pyc", ".ts"))]
    assert not [name for name in held if name.endswith(".md") and "/book/" not in name]


def test_nothing_else_is_in_it(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir()} == {
        "subastao_qt",
        f"subastao_qt-{subastao_qt.__version__}.dist-info",
    }
    assert (unpacked / "subastao_qt" / "py.typed").exists()


def test_it_finds_its_own_files(unpacked: Path) -> None:
    program = (
        "from subastao_qt.app import resources;"
        "print(resources.root());"
        "print(resources.catalogue('es'));"
        "print(len(resources.font_files()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=unpacked.parent,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=True,
    )
    data = unpacked / "subastao_qt" / "_data"
    assert done.stdout.split() == [str(data), str(data / "translations/subastao_es.qm"), "6"]


def test_it_tells_its_version(unpacked: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "subastao_qt", "--version"],
        cwd=unpacked.parent,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == f"subastao {subastao_qt.__version__}"
