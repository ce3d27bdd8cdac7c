"""The opponents one can choose: a level, a style, and the player behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from subastao_qt.engine.texts import QT_TRANSLATE_NOOP
from subastao_qt.players.agent import Agent
from subastao_qt.players.search import EXPERT, Skill
from subastao_qt.players.thinker import Thinker
from subastao_qt.players.thumb import ThumbPlayer

CLUB: Final = Skill(worlds=24)


class Style(Enum):
    """How a bot bids."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"


STYLE_LABELS: Final[Mapping[Style, str]] = {
    Style.CAREFUL: QT_TRANSLATE_NOOP("Bots", "careful"),
    Style.BALANCED: QT_TRANSLATE_NOOP("Bots", "balanced"),
    Style.BOLD: QT_TRANSLATE_NOOP("Bots", "bold"),
}

STYLE_POINTS: Final[Mapping[Style, float]] = {
    Style.CAREFUL: -6.0,
    Style.BALANCED: 0.0,
    Style.BOLD: 6.0,
}
"""What a style adds to the worth of a hand, in points."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its id in settings and records, its label, and how a player of it is made."""

    id: str
    label: str
    make: Callable[[float], Agent]


LEVELS: Final[tuple[Level, ...]] = (
    Level("casual", QT_TRANSLATE_NOOP("Bots", "Casual"), ThumbPlayer),
    Level(
        "club", QT_TRANSLATE_NOOP("Bots", "Club player"), lambda boldness: Thinker(CLUB, boldness)
    ),
    Level(
        "expert", QT_TRANSLATE_NOOP("Bots", "Expert"), lambda boldness: Thinker(EXPERT, boldness)
    ),
)
"""From weak to strong."""

DEFAULT_BOT: Final = "casual-balanced"


@dataclass(frozen=True, slots=True)
class Bot:
    """A level and a style; `id` names both, as `casual-bold`."""

    level: Level
    style: Style

    @property
    def id(self) -> str:
        """How settings and records name it."""
        return f"{self.level.id}-{self.style.value}"


BOTS: Final[Mapping[str, Bot]] = {
    bot.id: bot for bot in (Bot(level, style) for level in LEVELS for style in Style)
}


def make_agent(bot_id: str) -> Agent:
    """The player of this id; of an unknown one (a record of another version) the default."""
    bot = BOTS.get(bot_id, BOTS[DEFAULT_BOT])
    return bot.level.make(STYLE_POINTS[bot.style])
