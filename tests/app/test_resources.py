"""Where the program finds its own files, in a checkout and in a build."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from subastao_qt.app import resources

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es"><context><name>Bar</name><message><source>Pass</source>
<translation>{word}</translation></message></context></TS>
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one catalogue and one font, and a cache of its own."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "resources" / "fonts").mkdir(parents=True)
    (tmp_path / "resources" / "fonts" / "A.ttf").touch()
    monkeypatch.setattr(resources, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(resources, "_DATA", tmp_path / "absent")
    cache = tmp_path / "cache"
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_args, **_names: cache)
    return tmp_path


def write(checkout: Path, word: str) -> None:
    path = checkout / "translations" / "subastao_es.ts"
    path.write_text(TS.format(word=word), "utf-8")


def said() -> str | None:
    path = resources.catalogue("es")
    assert path is not None
    translator = QTranslator()
    assert translator.load(str(path))
    return translator.translate("Bar", "Pass")


def test_a_changed_catalogue_is_never_shown_stale(checkout: Path) -> None:
    write(checkout, "Paso")
    assert said() == "Paso"
    write(checkout, "Pase")
    assert said() == "Pase"
    write(checkout, "Paso")
    assert said() == "Paso"
    assert len(list((checkout / "cache").rglob("*"))) == 1 + 2  # a folder, two texts


def test_no_catalogue_is_none(checkout: Path) -> None:
    assert resources.catalogue("es") is None


@pytest.mark.logs_warning
def test_a_broken_catalogue_is_told_and_english_is_spoken(
    checkout: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (checkout / "translations" / "subastao_es.ts").write_text("<TS><context>", "utf-8")
    with caplog.at_level(logging.WARNING):
        assert resources.catalogue("es") is None
    assert "subastao_es.ts" in caplog.text


def test_a_missing_resource_is_named(checkout: Path) -> None:
    assert resources.resource("fonts", "A.ttf").name == "A.ttf"
    with pytest.raises(FileNotFoundError, match=r"B\.ttf"):
        resources.resource("fonts", "B.ttf")


def test_a_build_has_its_own_files(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = checkout / "_data"
    (data / "resources" / "fonts").mkdir(parents=True)
    (data / "resources" / "fonts" / "C.ttf").touch()
    (data / "translations").mkdir()
    (data / "translations" / "subastao_ru.qm").touch()
    write(checkout, "Paso")
    monkeypatch.setattr(resources, "_DATA", data)
    assert [path.name for path in resources.font_files()] == ["C.ttf"]
    assert resources.catalogue("ru") == data / "translations" / "subastao_ru.qm"
    assert resources.catalogue("es") is None


@pytest.mark.parametrize("language", ["es", "ru", "zh_CN", "ar"])
def test_qts_own_words_are_there(language: str) -> None:
    path = resources.qt_catalogue(language)
    assert path is not None
    assert QTranslator().load(str(path))


def test_qt_has_no_tlingit() -> None:
    assert resources.qt_catalogue("tli") is None
