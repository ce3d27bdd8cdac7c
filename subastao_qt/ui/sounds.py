"""The sounds of the table: which happening has which, and who plays them.

QtMultimedia is an optional extra (`sound`). Without it, or without anything to hear it by, the table is silent and
says nothing of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from enum import Enum
from types import ModuleType
from typing import Any, Final, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, QUrl

from subastao_qt.app.resources import resource
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import (
    CardPlayed,
    CardsDealt,
    Event,
    ScoresWritten,
    SongSung,
    TrickWon,
)

_QUIET: Final = "qt.multimedia.*=false"


class Effect(Enum):
    """A sound, by the name of its file."""

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    CANTE = "cante"
    WIN = "win"


def effect_of(event: Event, person: Seat) -> Effect | None:
    """The sound of a happening; a match won is heard by its winners only."""
    match event:
        case CardsDealt():
            return Effect.DEAL
        case CardPlayed():
            return Effect.PLAY
        case TrickWon():
            return Effect.TRICK
        case SongSung():
            return Effect.CANTE
        case ScoresWritten(winners=winners) if person in winners:
            return Effect.WIN
        case _:
            return None


class Player(Protocol):
    """What makes a sound audible."""

    def play(self, effect: Effect, volume: float) -> None:
        """Play from the start, at a volume of 0 to 1."""
        ...

    def stop(self) -> None:
        """Stop everything."""
        ...


class QtPlayer:
    """Plays by QtMultimedia on the system's usual device."""

    def __init__(self, multimedia: ModuleType) -> None:
        # A module that may be missing has no types that could always be checked.
        self._effects: dict[Effect, Any] = {}
        for effect in Effect:
            sound = multimedia.QSoundEffect()
            sound.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{effect.value}.wav"))))
            self._effects[effect] = sound

    def play(self, effect: Effect, volume: float) -> None:
        """Play from the start, at a volume of 0 to 1 as ears judge it (cubed, as mixers do)."""
        sound = self._effects[effect]
        sound.setVolume(volume**3)
        sound.play()

    def stop(self) -> None:
        """Stop everything."""
        for sound in self._effects.values():
            sound.stop()


def find_player() -> Player | None:
    """Someone who can play here, or None."""
    # It tells the terminal about every sound server that is not there, some while it is loaded, at first without
    # naming itself.
    QLoggingCategory.setFilterRules(f"{_QUIET}\ndefault.warning=false")
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return None
        return QtPlayer(multimedia)
    except (ImportError, OSError):
        # Not installed, or a library of the system that it wants is not, or a sound is missing.
        return None
    finally:
        QLoggingCategory.setFilterRules(_QUIET)


class Sounds(QObject):
    """Plays the sounds of what the table shows."""

    def __init__(
        self, find: Callable[[], Player | None] = find_player, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._find = find
        self._player: Player | None = None
        self._looked = False
        self._on = False
        self._volume = 0.0

    def take(self, settings: Settings) -> None:
        """Take over new settings; they also are the occasion to look for a device again."""
        on = settings.sound and settings.volume > 0
        if not on and self._player is not None:
            self._player.stop()
        self._on, self._volume = on, settings.volume / 100
        self._looked = self._player is not None

    def hear(self, event: Event, person: Seat, speed: Speed) -> None:
        """Something is shown now. At instant speed nothing sounds: a whole trick would be one noise."""
        effect = effect_of(event, person)
        if effect is None or not self._on or speed is Speed.INSTANT:
            return
        if not self._looked:
            # Only now, so that the window is not opened later by what may never be heard.
            self._looked = True
            self._player = self._find()
        if self._player is not None:
            self._player.play(effect, self._volume)

    def shutdown(self) -> None:
        """Be silent for good."""
        self._on = False
        if self._player is not None:
            self._player.stop()
            self._player = None
