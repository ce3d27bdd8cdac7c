"""The settings file: what survives, what is refused, what is kept aside."""

from __future__ import annotations

import contextlib
import json
import stat
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from subastao_qt.app import settings as module
from subastao_qt.app.language import Digits
from subastao_qt.app.settings import (
    FILE_NAME,
    MAX_BYTES,
    Settings,
    SettingsStore,
    Trouble,
    TroubleKind,
    read_settings,
    settings_text,
)
from subastao_qt.app.settings_fields import (
    Back,
    Cloth,
    Deck,
    OwnPreset,
    PlayerChoice,
    Sorting,
    Speed,
    WindowTheme,
)

OTHER = Settings(
    language="zh_CN",
    digits=Digits.EASTERN,
    window_theme=WindowTheme.CONTRAST,
    cloth=Cloth.LINO,
    deck=Deck.LARGE,
    back=Back.GREEN,
    text_size=150,
    speed=Speed.SLOW,
    reduced_motion=True,
    sorting=Sorting.RANK,
    confirm_card=True,
    play_forced=True,
    thinking_time=2500,
    sound=False,
    volume=12,
    name="Ñandú 👑",
    players=(
        PlayerChoice("罗拉", "casual-bold"),
        PlayerChoice("ليلى", "casual-bold"),
        PlayerChoice("Жанна", "casual-careful"),
    ),
    rules="variant=pairs4 target=700",
    presets=(OwnPreset("Los jueves", "variant=classic3 target=300"),),
    geometry="AAAA",
    docks="BBBB",
    book_page="auction#bids",
    book_geometry="CCCC",
    first_steps=True,
)


def written(home: Path) -> dict[str, object]:
    values = json.loads((home / FILE_NAME).read_text("utf-8"))
    assert isinstance(values, dict)
    return values


def test_the_other_settings_differ_in_everything() -> None:
    same = [
        f.name for f in fields(Settings) if getattr(OTHER, f.name) == getattr(Settings(), f.name)
    ]
    assert same == []


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    SettingsStore(tmp_path).put(OTHER)
    store = SettingsStore(tmp_path)
    assert store.settings == OTHER
    assert store.troubles == ()


def test_no_file_gives_defaults_without_a_word(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    assert store.troubles == ()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"rubbish",
        b"\xff\xfe\x00",
        b"[1, 2]",
        b'{"language": "es"}',
        b'{"version": "1"}',
        b"[" * 100_000,
        b'{"version": 1, "name": "' + b"x" * MAX_BYTES + b'"}',
    ],
)
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    (tmp_path / f"{FILE_NAME}.broken-1").write_bytes(b"an older one")
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    assert store.troubles == (Trouble(TroubleKind.SET_ASIDE, f"{FILE_NAME}.broken-2"),)
    assert (tmp_path / f"{FILE_NAME}.broken-2").read_bytes() == content
    assert (tmp_path / f"{FILE_NAME}.broken-1").read_bytes() == b"an older one"
    store.put(OTHER)
    assert SettingsStore(tmp_path).settings == OTHER


@pytest.mark.parametrize(
    "hostile", [None, [], {}, -1, 10**30, 1.5, "x" * 5000, True, "\ud800", [None]]
)
def test_a_hostile_value_costs_its_own_field_only(hostile: object) -> None:
    for declared in fields(Settings):
        values = json.loads(settings_text(OTHER, {}))
        values[declared.name] = hostile
        reading = read_settings(json.dumps(values).encode())
        for other in fields(Settings):
            if other.name != declared.name:
                assert getattr(reading.settings, other.name) == getattr(OTHER, other.name)
        told = [trouble.detail for trouble in reading.troubles]
        assert told in ([], [declared.name])
        if told:
            default = getattr(Settings(), declared.name)
            assert getattr(reading.settings, declared.name) == default
        settings_text(reading.settings, {}).encode("utf-8")


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        assert isinstance(read_settings(data).settings, Settings)


def test_settings_of_a_later_version_are_kept(tmp_path: Path) -> None:
    values = json.loads(settings_text(OTHER, {})) | {"version": 9, "hologram": {"on": True}}
    (tmp_path / FILE_NAME).write_text(json.dumps(values), "utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings == OTHER
    store.put(replace(OTHER, volume=5))
    assert written(tmp_path)["hologram"] == {"on": True}
    assert written(tmp_path)["volume"] == 5


def test_a_change_is_told_once_and_nothing_when_nothing_changed(
    tmp_path: Path, qtbot: QtBot
) -> None:
    store = SettingsStore(tmp_path)
    heard: list[Settings] = []
    store.changed.connect(heard.append)
    store.put(OTHER)
    store.put(OTHER)
    assert heard == [OTHER]


def test_a_folder_that_cannot_be_written_to_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise PermissionError(13, "not here")

    monkeypatch.setattr(module, "write_atomically", refuse)
    store = SettingsStore(tmp_path)
    told: list[Trouble] = []
    store.trouble.connect(told.append)
    store.put(OTHER)
    store.put(replace(OTHER, volume=1))
    assert told == [Trouble(TroubleKind.NOT_WRITTEN, str(tmp_path / FILE_NAME))]
    assert store.settings.volume == 1


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SettingsStore(tmp_path)
    store.put(OTHER)
    before = (tmp_path / FILE_NAME).read_bytes()

    def full_disk(handle: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("subastao_qt.app.storage.os.fsync", full_disk)
    store.put(replace(OTHER, volume=1))
    assert (tmp_path / FILE_NAME).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_file_that_cannot_be_read_is_left_and_told(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = SettingsStore(tmp_path)
    assert store.settings == Settings()
    assert [trouble.kind for trouble in store.troubles] == [TroubleKind.UNREADABLE]
    assert stat.S_ISDIR((tmp_path / FILE_NAME).stat().st_mode)
