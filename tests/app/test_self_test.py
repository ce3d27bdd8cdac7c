"""The self-test finds nothing wrong here, and each thing that can be wrong."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import subastao_qt
from subastao_qt.app import resources, self_test
from subastao_qt.app.self_test import Wrong
from subastao_qt.app.storage import MatchStore

ROOT = Path(subastao_qt.__file__).parent.parent


def wrong(trial: Callable[[], str]) -> str:
    """What a trial complains of."""
    with pytest.raises((Wrong, OSError)) as told:
        trial()
    return str(told.value)


def test_nothing_is_wrong_with_this_checkout(tmp_path: Path) -> None:
    """As a program: without the core, since the sources may just have been edited."""
    told = tmp_path / "told.txt"
    environment = {
        name: value
        for name, value in os.environ.items()
        if name
        not in {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "SUBASTAO_REQUIRE_EXTENSION"}
    }
    done = subprocess.run(
        [sys.executable, "-m", "subastao_qt", "--self-test", "--output", str(told)],
        env={**environment, "SUBASTAO_PURE": "1", "SUBASTAO_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("everything is as it should be\n")
    assert told.read_text("utf-8") == done.stdout
    assert done.stderr == ""
    names = [line.split()[1].rstrip(":") for line in done.stdout.splitlines()[:-1]]
    assert names == [*self_test.trials(), "sound", "window"]


def test_every_trial_is_made_and_the_wrong_ones_are_counted() -> None:
    def fails() -> str:
        raise Wrong("a card is missing")

    def breaks() -> str:
        raise ZeroDivisionError("not foreseen")

    told: list[str] = []
    count = self_test.run({"one": fails, "two": breaks, "three": lambda: "fine"}, told.append)
    assert count == 2
    assert told[0].startswith("WRONG one: a card is missing")
    assert told[1].startswith("WRONG two: ZeroDivisionError: not foreseen")
    assert told[2].startswith("ok    three: fine")
    assert told[3] == "2 of 3 trials failed"


def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point the program to a folder with links to all its files; a test takes one away or spoils it."""
    data = tmp_path / "data"
    for name in ("resources", "translations"):
        for path in (ROOT / name).rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                link = data / path.relative_to(ROOT)
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(path)
    monkeypatch.setattr(resources, "_CHECKOUT", data)
    return data


def replace(path: Path, text: str) -> None:
    path.unlink()
    path.write_text(text, "utf-8")


def test_a_missing_picture_is_named(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    assert self_test.try_pictures() == "88 drawn"
    (data / "resources/cards/large/Ro.svg").unlink()
    assert "Ro.svg" in wrong(self_test.try_pictures)


def test_an_empty_picture_is_named(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    empty = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5" viewBox="0 0 5 5"/>'
    replace(data / "resources/cards/classic/7b.svg", empty)
    assert wrong(self_test.try_pictures) == "7b.svg draws nothing"


def test_a_missing_font_is_told_by_the_signs_it_had(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    (data / "resources/fonts/SubastaoSansArabic-Bold.ttf").unlink()
    words = wrong(self_test.try_fonts)
    assert words.startswith("no bold font has ")
    assert "ع" in words or "ا" in words


def test_no_font_at_all(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    for path in (data / "resources/fonts").glob("*.ttf"):
        path.unlink()
    assert wrong(self_test.try_fonts) == "there are no fonts"


def test_a_missing_catalogue(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    (data / "translations/subastao_ru.ts").unlink()
    assert wrong(self_test.try_translations) == "there is no catalogue of Русский"


def test_a_phrase_that_is_not_translated(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = installation(tmp_path, monkeypatch)
    path = data / "translations/subastao_es.ts"
    text = path.read_text("utf-8")
    label = next(self_test.declared_phrases())
    assert f"<source>{label}</source>" in text
    replace(path, text.replace(f"<source>{label}</source>", "<source>Something else</source>"))
    assert wrong(self_test.try_translations) == f"Español lacks “{label}”"


def test_qts_own_words_are_missing(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "qt_catalogue", lambda _language: None)
    assert wrong(self_test.try_translations) == "there is no catalogue of Qt for Español"


def test_a_core_that_must_be_compiled_and_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "COMPILED", False)
    monkeypatch.setattr(self_test, "WHY_NOT_COMPILED", "not compiled: no module")
    monkeypatch.delenv(self_test.REQUIRE_CORE, raising=False)
    assert self_test.try_core().startswith("plain Python")
    monkeypatch.setenv(self_test.REQUIRE_CORE, "1")
    assert wrong(self_test.try_core) == "not compiled: no module"


def test_a_stale_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "COMPILED", False)
    monkeypatch.setattr(
        self_test, "WHY_NOT_COMPILED", "the compiled core was made from other sources"
    )
    monkeypatch.delenv(self_test.REQUIRE_CORE, raising=False)
    assert "other sources" in wrong(self_test.try_core)


def test_saves_that_do_not_last(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchStore, "save_current", lambda _store, _text: None)
    assert wrong(self_test.try_saves) == "a saved match does not read back as it was"


def test_a_folder_that_cannot_be_written_is_told_and_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SUBASTAO_HOME", str(tmp_path / "file"))
    assert self_test.try_folders().count("cannot be written") == 4
    monkeypatch.setenv("SUBASTAO_HOME", str(tmp_path / "new"))
    assert "cannot be written" not in self_test.try_folders()
    assert not (tmp_path / "new").exists()
