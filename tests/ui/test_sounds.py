"""Sounds: whose they are, when there are none, and that the files are what the script makes."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import make_sounds
from subastao_qt.app.settings import Settings, SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Shuffle
from subastao_qt.engine.events import CardsDealt, Event, ScoresWritten
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.ui.main_window import MainWindow
from subastao_qt.ui.sounds import Effect, Sounds, effect_of, find_player

ME = Seat(0)
DEALT = CardsDealt(1, Seat(2), Seat(0), Shuffle.FULL, ())


class FakePlayer:
    """Remembers what it was to play."""

    def __init__(self) -> None:
        self.played: list[tuple[Effect, float]] = []
        self.stopped = 0

    def play(self, effect: Effect, volume: float) -> None:
        self.played.append((effect, volume))

    def stop(self) -> None:
        self.stopped += 1


def written(*winners: int) -> ScoresWritten:
    return ScoresWritten(3, (1, 0, 0), (1, 0, 0), frozenset(Seat(seat) for seat in winners))


@pytest.mark.parametrize(
    ("event", "effect"),
    [(DEALT, Effect.DEAL), (written(), None), (written(1), None), (written(0, 2), Effect.WIN)],
)
def test_a_happening_has_its_sound(event: Event, effect: Effect | None) -> None:
    assert effect_of(event, ME) is effect


def test_volume_mute_and_instant_speed() -> None:
    player = FakePlayer()
    heard = Sounds(lambda: player)
    heard.hear(DEALT, ME, Speed.NORMAL)
    assert player.played == []
    heard.take(Settings(volume=40))
    heard.hear(DEALT, ME, Speed.INSTANT)
    heard.hear(written(), ME, Speed.NORMAL)
    assert player.played == []
    heard.hear(DEALT, ME, Speed.SLOW)
    assert player.played == [(Effect.DEAL, 0.4)]
    heard.take(Settings(sound=False))
    assert player.stopped == 1
    heard.hear(DEALT, ME, Speed.SLOW)
    heard.take(Settings(volume=0))
    heard.hear(DEALT, ME, Speed.SLOW)
    assert len(player.played) == 1
    heard.take(Settings())
    heard.shutdown()
    heard.hear(DEALT, ME, Speed.SLOW)
    assert len(player.played) == 1


def test_a_player_is_looked_for_once_until_the_settings_change() -> None:
    looked: list[int] = []
    heard = Sounds(lambda: looked.append(1))
    heard.take(Settings())
    for _again in range(3):
        heard.hear(DEALT, ME, Speed.NORMAL)
    assert len(looked) == 1
    heard.take(Settings(volume=50))
    heard.hear(DEALT, ME, Speed.NORMAL)
    assert len(looked) == 2


@pytest.mark.parametrize("error", [ImportError, OSError])
def test_without_qtmultimedia_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def fail(name: str) -> None:
        raise error(name)

    monkeypatch.setattr(importlib, "import_module", fail)
    assert find_player() is None


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Output:
        @staticmethod
        def isNull() -> bool:
            return True

    class Multimedia:
        class QMediaDevices:
            defaultAudioOutput = Output  # noqa: N815 - as Qt calls it

    monkeypatch.setattr(importlib, "import_module", lambda _name: Multimedia)
    assert find_player() is None


def test_the_table_sounds_and_m_mutes(
    qtbot: QtBot, window: MainWindow, store: SettingsStore
) -> None:
    player = FakePlayer()
    window.place.sounds._find = lambda: player
    store.put(replace(store.settings, speed=Speed.FAST))
    window.start(RuleSet(), seed=5)
    qtbot.waitUntil(lambda: bool(player.played), timeout=10_000)
    assert player.played[0] == (Effect.DEAL, store.settings.volume / 100)
    assert not window.menus.mute.isChecked()
    qtbot.waitExposed(window)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: not store.settings.sound, timeout=5_000)
    assert window.menus.mute.isChecked()
    assert player.stopped == 1
    QTest.keyClick(window, Qt.Key.Key_M)
    qtbot.waitUntil(lambda: store.settings.sound, timeout=5_000)
    assert not window.menus.mute.isChecked()


def test_files_are_what_the_script_makes() -> None:
    assert {effect.value for effect in Effect} == set(make_sounds.SOUNDS)
    assert make_sounds.main(["--check"]) == 0
    for name in make_sounds.SOUNDS:
        numbers = make_sounds.read(make_sounds.FOLDER / f"{name}.wav")
        assert 0.49 * 32767 < max(map(abs, numbers)) < 0.51 * 32767
        assert numbers[0] == numbers[-1] == 0


def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    numbers = make_sounds.read(make_sounds.FOLDER / "play.wav")
    make_sounds.write(tmp_path / "play.wav", numbers)
    assert not make_sounds.differs("play", tmp_path)
    numbers[100] += 2
    make_sounds.write(tmp_path / "play.wav", numbers)
    assert make_sounds.differs("play", tmp_path)
    assert make_sounds.differs("win", tmp_path)
