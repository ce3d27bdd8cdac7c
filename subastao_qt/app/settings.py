"""What the program remembers of its player's wishes: one frozen value, read and written by our own hand.

The file is `settings.json` in the folder that the system gives to an application's configuration. It comes from
outside, so every field is checked by itself: a wrong one is left at its default and told, the rest is kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from subastao_qt.app import settings_fields as read
from subastao_qt.app.folders import folders
from subastao_qt.app.language import Digits
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
from subastao_qt.app.storage import put_aside, write_atomically
from subastao_qt.players.bots import BOTS, DEFAULT_BOT, Bot, Style

VERSION: Final = 1
FILE_NAME: Final = "settings.json"
MAX_BYTES: Final = 1_000_000
"""Far above any real file (about 3 kB); a larger one is refused unread."""


def bot_id(style: Style) -> str:
    """A bot of the usual level with this style."""
    return Bot(BOTS[DEFAULT_BOT].level, style).id


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set, with the program's own choice as default."""

    language: str = ""
    """`es`, `en`, `ru`, `zh_CN` or `ar`; empty: the system's."""
    digits: Digits = Digits.WESTERN
    """Which digits Arabic is written with."""
    window_theme: WindowTheme = WindowTheme.SYSTEM
    cloth: Cloth = Cloth.VERDE
    deck: Deck = Deck.CLASSIC
    back: Back = Back.RED
    text_size: int = 100
    """Per cent of the usual size of letters in windows."""
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    sorting: Sorting = Sorting.SUIT
    confirm_card: bool = False
    """A card is played by the second click or key only."""
    play_forced: bool = False
    """The only card that may be played is played at once."""
    thinking_time: int = 1000
    """How long a bot may think over one decision, in milliseconds."""
    sound: bool = True
    volume: int = 70
    name: str = ""
    """How the player is called at the table; empty: "You" in his language."""
    players: tuple[PlayerChoice, ...] = (
        PlayerChoice("Lola", bot_id(Style.BALANCED)),
        PlayerChoice("Inés", bot_id(Style.CAREFUL)),
        PlayerChoice("Paco", bot_id(Style.BOLD)),
    )
    """The bots, counter-clockwise from the player's right; three players take the first and the last."""
    rules: str = "variant=classic3"
    """The rules for new matches, as `engine.ruleset.rules_text` writes them."""
    presets: tuple[OwnPreset, ...] = ()
    """Rules saved under a name of one's own."""
    geometry: str = ""
    docks: str = ""
    """Where the window stood and which docks were open, as Qt's own bytes in base 64."""
    book_page: str = ""
    """Where the book was closed: a page, or `page#section`."""
    book_geometry: str = ""
    """Where the book's window stood."""
    first_steps: bool = False
    """Whether the first steps have been offered: that is done once."""


_READERS: Final[Mapping[str, read.Reader]] = {
    "language": read.language,
    "digits": read.choice(Digits),
    "window_theme": read.choice(WindowTheme),
    "cloth": read.choice(Cloth),
    "deck": read.choice(Deck),
    "back": read.choice(Back),
    "text_size": read.whole(80, 200),
    "speed": read.choice(Speed),
    "reduced_motion": read.flag,
    "sorting": read.choice(Sorting),
    "confirm_card": read.flag,
    "play_forced": read.flag,
    "thinking_time": read.whole(100, 10_000),
    "sound": read.flag,
    "volume": read.whole(0, 100),
    "name": read.name,
    "players": read.players,
    "rules": read.rules,
    "presets": read.presets,
    "geometry": read.base64_text,
    "docks": read.base64_text,
    "book_page": read.book_page,
    "book_geometry": read.base64_text,
    "first_steps": read.flag,
}
"""How each setting is read from a file."""


class TroubleKind(Enum):
    """What can go wrong with the settings file."""

    SET_ASIDE = "set aside"
    """The file could not be understood; it was renamed and the defaults hold."""
    UNREADABLE = "unreadable"
    """The file could not be read or renamed; the defaults hold."""
    FIELD = "field"
    """One setting had no sensible value; its default holds."""
    NOT_WRITTEN = "not written"
    """The settings cannot be kept (a folder that cannot be written to); they hold until the program ends."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something to tell the player once. `detail` is a file's or a setting's name."""

    kind: TroubleKind
    detail: str


def settings_text(settings: Settings, unknown: Mapping[str, object]) -> str:
    """The file's text; `unknown` are settings of a later version, kept as they were."""
    values: dict[str, object] = {"version": VERSION}
    values |= {f.name: read.plain(getattr(settings, f.name)) for f in fields(settings)}
    values |= {name: value for name, value in unknown.items() if name not in values}
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file gave: the settings, what was wrong with it, what another version wrote besides."""

    settings: Settings
    troubles: tuple[Trouble, ...] = ()
    unknown: Mapping[str, object] = field(default_factory=dict)


def read_settings(data: bytes) -> Reading:
    """Read a file's bytes. ValueError when it is no settings file at all; a wrong field is told and left out."""
    if len(data) > MAX_BYTES:
        raise ValueError(f"{len(data)} bytes: too large for settings")
    try:
        values = json.loads(data.decode("utf-8"))
    except RecursionError:
        raise ValueError("nested too deep for settings") from None
    if not isinstance(values, dict) or not isinstance(values.pop("version", None), int):
        raise ValueError("no settings: expected an object with a version")
    chosen: dict[str, Any] = {}
    troubles: list[Trouble] = []
    for declared in fields(Settings):
        if declared.name not in values:
            continue
        try:
            chosen[declared.name] = _READERS[declared.name](values.pop(declared.name))
        except ValueError:
            troubles.append(Trouble(TroubleKind.FIELD, declared.name))
    return Reading(Settings(**chosen), tuple(troubles), values)


class SettingsStore(QObject):
    """Holds the settings, keeps their file, and tells who is interested."""

    changed = Signal(object)
    """The new Settings."""
    trouble = Signal(object)
    """A Trouble that came up while the program ran."""

    def __init__(self, home: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = (folders().settings if home is None else home) / FILE_NAME
        self._told_unwritten = False
        reading = self._load()
        self.settings = reading.settings
        self._unknown = reading.unknown
        self.troubles = reading.troubles
        """What was wrong with the file at the start."""

    def put(self, settings: Settings) -> None:
        """Take over new settings: keep them, then tell. Nothing happens when nothing changed."""
        if settings == self.settings:
            return
        self.settings = settings
        self._save()
        self.changed.emit(settings)

    def _load(self) -> Reading:
        try:
            if self.path.stat().st_size > MAX_BYTES:
                raise ValueError("too large for settings")
            return read_settings(self.path.read_bytes())
        except FileNotFoundError:
            return Reading(Settings())
        except OSError:
            return Reading(Settings(), (Trouble(TroubleKind.UNREADABLE, str(self.path)),))
        except ValueError:
            return Reading(Settings(), (self._put_aside(),))

    def _put_aside(self) -> Trouble:
        try:
            return Trouble(TroubleKind.SET_ASIDE, put_aside(self.path).name)
        except OSError:
            return Trouble(TroubleKind.UNREADABLE, str(self.path))

    def _save(self) -> None:
        try:
            text = settings_text(self.settings, self._unknown)
            write_atomically(self.path, text.encode("utf-8"))
        except OSError:
            # Said once: the next change would only say the same again.
            if not self._told_unwritten:
                self._told_unwritten = True
                self.trouble.emit(Trouble(TroubleKind.NOT_WRITTEN, str(self.path)))
