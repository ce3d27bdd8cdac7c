"""The opponents one can choose: a level, a style, and the player behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from subastao_qt.engine.texts import QT_TRANSLATE_NOOP
from subastao_qt.players.agent import Agent
from subastao_qt.players.beliefs import Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Bidder
from subastao_qt.players.person import BEGINNER, CASUAL, Person
from subastao_qt.players.search import Skill
from subastao_qt.players.thinker import Mind, Thinker


class Style(Enum):
    """How a bot bids."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"


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
    make: Callable[[float, Bench | None], Agent]
    """Given how bold the player is, in points, and the solvers to use (None: those all bots share)."""


CLUB: Final = Mind(
    Skill(Inference(bids=False, plays=False, shuffle=False), worlds=10, bias=0.0, hasty=6),
    Bidder(Inference(plays=False, shuffle=False), solves=False),
    misjudges=4,
)
"""Thinks ahead in the second half of a deal, in a few guesses at the hands; counts suits, not temper."""
ADVANCED: Final = Mind(
    Skill(Inference(bids=False, plays=False, shuffle=False), worlds=14, bias=0.0, hasty=9),
    Bidder(Inference(plays=False, shuffle=False), solves=False),
    misjudges=2,
)
"""Thinks ahead from the fourth trick, in more guesses."""


def _beginner(boldness: float, bench: Bench | None) -> Agent:
    return Person(BEGINNER, boldness, bench)


def _casual(boldness: float, bench: Bench | None) -> Agent:
    return Person(CASUAL, boldness, bench)


def _thinker(mind: Mind) -> Callable[[float, Bench | None], Agent]:
    def make(boldness: float, bench: Bench | None) -> Agent:
        bidder = replace(mind.bidder, boldness=boldness)
        return Thinker(replace(mind, bidder=bidder), bench)

    return make


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", QT_TRANSLATE_NOOP("Bots", "Beginner"), _beginner),
    Level("casual", QT_TRANSLATE_NOOP("Bots", "Casual"), _casual),
    Level("club", QT_TRANSLATE_NOOP("Bots", "Club player"), _thinker(CLUB)),
    Level("advanced", QT_TRANSLATE_NOOP("Bots", "Advanced"), _thinker(ADVANCED)),
    Level("expert", QT_TRANSLATE_NOOP("Bots", "Expert"), _thinker(Mind())),
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


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent with a name of his own."""

    name: str
    bot: str


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("Nico", "beginner-bold"),
    Character("Inés", "casual-careful"),
    Character("Lola", "casual-balanced"),
    Character("Paco", "casual-bold"),
    Character("Carmen", "club-balanced"),
    Character("Manolo", "club-bold"),
    Character("Pilar", "advanced-careful"),
    Character("Ramón", "advanced-bold"),
    Character("Remedios", "expert-balanced"),
)
"""From weak to strong. Names of people are not translated."""


def make_agent(bot_id: str, bench: Bench | None = None) -> Agent:
    """The player of this id; of an unknown one (a record of another version) the default."""
    bot = BOTS.get(bot_id, BOTS[DEFAULT_BOT])
    return bot.level.make(STYLE_POINTS[bot.style], bench)
