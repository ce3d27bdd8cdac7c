"""The kinds of settings and how each is read from a file that may hold anything."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Final, TypeVar

from subastao_qt.app.language import LANGUAGES
from subastao_qt.engine.record import clean_name
from subastao_qt.engine.ruleset import parse_rules_text, rules_text
from subastao_qt.players.bots import BOTS

E = TypeVar("E", bound=Enum)
Reader = Callable[[object], object]

MAX_PRESETS: Final = 100
_MAX_STATE: Final = 20_000
_BOOK_PAGE: Final = re.compile(r"[a-z]{1,20}(#[a-z0-9-]{1,30})?")


class WindowTheme(Enum):
    """How windows, menus and dialogs look; the table has its cloth."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Cloth(Enum):
    """The cloth of the table."""

    VERDE = "verde"
    NOCHE = "noche"
    LINO = "lino"
    CONTRAST = "contrast"
    """Black, with white and yellow on it: for weak eyes."""


class Deck(Enum):
    """The drawing of the cards; the value is the folder's name."""

    CLASSIC = "classic"
    LARGE = "large"


class Back(Enum):
    """The back of the cards; the value is the file's name."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class Speed(Enum):
    """How fast cards move and how long things rest on the table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Sorting(Enum):
    """How one's own cards are arranged."""

    SUIT = "suit"
    RANK = "rank"


@dataclass(frozen=True, slots=True)
class PlayerChoice:
    """A bot at the table."""

    name: str
    bot: str
    """A level and a style, as `players.bots.BOTS` names them."""


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """Rules under a name of one's own; `rules` as `rules_text` writes them."""

    name: str
    rules: str


def choice(kind: type[E]) -> Reader:
    """A reader of one of the values of `kind`."""

    def read(value: object) -> E:
        return kind(value)

    return read


def whole(low: int, high: int) -> Reader:
    """A reader of a whole number from `low` to `high`."""

    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError(f"expected a number from {low} to {high}")
        return value

    return read


def flag(value: object) -> bool:
    """Read yes or no."""
    if not isinstance(value, bool):
        raise ValueError("expected true or false")
    return value


def text(value: object) -> str:
    """Read any text."""
    if not isinstance(value, str):
        raise ValueError("expected a text")
    return value


def name(value: object) -> str:
    """Read a player's name, made fit to be shown; it may be empty."""
    return clean_name(text(value))


def language(value: object) -> str:
    """Read a language of ours, or nothing for the system's."""
    if text(value) not in ("", *(known.code for known in LANGUAGES)):
        raise ValueError("expected a language of this program")
    return text(value)


def rules(value: object) -> str:
    """Read rules; what is returned is written the one way in which we write them."""
    return rules_text(parse_rules_text(text(value)))


def base64_text(value: object) -> str:
    """Read bytes in base 64."""
    try:
        if len(text(value)) > _MAX_STATE:
            raise ValueError("too long")
        base64.b64decode(text(value), validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    return text(value)


def book_page(value: object) -> str:
    """Read a place in the book, or nothing; whether it exists is asked when it is opened."""
    if text(value) and not _BOOK_PAGE.fullmatch(text(value)):
        raise ValueError("expected a page of the book")
    return text(value)


def players(value: object) -> tuple[PlayerChoice, ...]:
    """Read the three bots."""
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError("expected three players")
    return tuple(_player(part) for part in value)


def _player(value: object) -> PlayerChoice:
    match value:
        case {"name": shown, "bot": bot} if name(shown) and text(bot) in BOTS:
            return PlayerChoice(name(shown), text(bot))
        case _:
            raise ValueError("expected a player with a name and a bot")


def presets(value: object) -> tuple[OwnPreset, ...]:
    """Read one's own presets; names are different from one another."""
    if not isinstance(value, list) or len(value) > MAX_PRESETS:
        raise ValueError(f"expected at most {MAX_PRESETS} presets")
    found: dict[str, OwnPreset] = {}
    for part in value:
        match part:
            case {"name": shown, "rules": kept} if name(shown):
                found[name(shown)] = OwnPreset(name(shown), rules(kept))
            case _:
                raise ValueError("expected a preset with name and rules")
    return tuple(found.values())


def plain(value: object) -> object:
    """A setting as JSON can hold it."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if is_dataclass(value):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return value
