"""For whom the book is opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from subastao_qt.app.settings_fields import Deck
from subastao_qt.engine.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom the book is opened: the language, the rules and the deck of the table, asked for each time."""

    language: Callable[[], str]
    rules: Callable[[], RuleSet]
    deck: Callable[[], Deck]
