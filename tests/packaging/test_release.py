"""What packages are built with, and what a release is refused for."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import release
import translations
from changelog import Section
from identity import ROOT, version

# Pins


def test_every_requirement_is_pinned_with_hashes_and_no_address() -> None:
    assert list(release.loose_pins()) == []
    pins = release.PINS.read_text("utf-8")
    assert "://" not in pins
    assert "--index" not in pins
    blocks = re.split(r"\n(?=\S)", pins.split("\n", 1)[1].strip())
    assert len(blocks) > 20
    assert all("--hash=sha256:" in block for block in blocks)


def test_pins_that_do_not_fit_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pins = release.PINS.read_text("utf-8")
    loose = tmp_path / "requirements.txt"
    loose.write_text(re.sub(r"(?m)^pyside6-essentials==\S+", "pyside6-essentials==6.12.0", pins))
    monkeypatch.setattr(release, "PINS", loose)
    (told,) = release.loose_pins()
    assert "PySide6-Essentials" in told


def test_the_pins_are_of_this_project() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["dependencies"]
    assert len(wanted) >= 2
    assert {"platformdirs", "pyside6-essentials"} <= set(release.pins())


# What a release is refused for


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one file, committed."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "file").write_text("one", "utf-8")
    for command in (
        ["init", "-q"],
        ["add", "file"],
        ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "one"],
    ):
        subprocess.run(["git", "-C", str(tmp_path), *command], check=True)
    return tmp_path


def test_a_dirty_tree_is_refused(repository: Path) -> None:
    assert list(release.dirty()) == []
    (repository / "file").write_text("two", "utf-8")
    (told,) = release.dirty()
    assert "file" in told


def test_an_unknown_file_is_refused(repository: Path) -> None:
    (repository / "new").touch()
    assert len(list(release.dirty())) == 1


def test_a_version_released_from_other_sources_is_refused(repository: Path) -> None:
    subprocess.run(["git", "-C", str(repository), "tag", f"v{version()}"], check=True)
    assert list(release.tagged()) == []
    (repository / "file").write_text("two", "utf-8")
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    command = ["git", "-C", str(repository), *identity, "commit", "-q", "-a", "-m", "two"]
    subprocess.run(command, check=True)
    assert len(list(release.tagged())) == 1


@pytest.mark.parametrize(
    ("section", "refused"),
    [
        (None, True),
        (Section("9.9.9", "2027-01-01", ()), True),
        (Section("9.9.9", "2027-01-01", ("Cards fly.",)), False),
    ],
)
def test_an_unwritten_changelog_is_refused(
    monkeypatch: pytest.MonkeyPatch, section: Section | None, refused: bool
) -> None:
    monkeypatch.setattr(release, "of_this_version", lambda: section)
    assert bool(list(release.unwritten())) == refused


def test_stale_catalogues_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("dirty", "tagged", "unwritten", "loose_pins"):
        monkeypatch.setattr(release, name, list)
    monkeypatch.setattr(translations, "check", lambda: ["subastao_es.ts is stale"])
    assert release.refusals() == ["subastao_es.ts is stale"]


# No registry, no machine


def test_no_package_file_names_a_registry_or_this_machine() -> None:
    files = [p for p in (ROOT / "packaging").rglob("*") if p.is_file() and "out" not in p.parts]
    files += list((ROOT / ".github").rglob("*.yml"))
    assert len(files) > 25
    words = ("pypi" + ".org", "npm" + "js", "deb.debian" + ".org", str(Path.home()) + "/")
    for path in files:
        if path.suffix != ".pyc":
            told = path.read_text("utf-8")
            assert not [word for word in words if word in told], path
