"""The book: help inside the program, as pages that know the rules of the running table.

`load_book(language)` reads `resources/book/<language>/`. Everything that can be wrong with a page is a BookError that
says where; the tests read every page of every language, so a player never meets one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from subastao_qt.app.book_parser import PageReader
from subastao_qt.app.book_text import (
    BookError,
    Link,
    Page,
    PlayFigure,
    Target,
    TrickFigure,
    lines_of,
)
from subastao_qt.app.resources import resource
from subastao_qt.engine.cards import Card, Hand
from subastao_qt.engine.errors import Duty
from subastao_qt.engine.facts import Played
from subastao_qt.engine.play import obligated_cards, winning
from subastao_qt.engine.ruleset import RuleSet


class Part(Enum):
    """The parts of the book, in the order of the contents."""

    START = "start"
    GAME = "game"
    SKILL = "skill"
    WORLD = "world"
    REFERENCE = "reference"


CONTENTS: Final[Mapping[Part, tuple[str, ...]]] = {
    Part.START: ("welcome", "rules"),
    Part.GAME: (
        "deck",
        "deal",
        "auction",
        "play",
        "cantes",
        "scoring",
        "variants",
        "renuncio",
    ),
    Part.SKILL: ("declarer", "defence", "mistakes"),
    Part.WORLD: ("history", "relatives", "curiosities"),
    Part.REFERENCE: ("program", "questions", "glossary", "sources"),
}
"""The pages of each part."""

PAGES: Final = tuple(page for pages in CONTENTS.values() for page in pages)
FIRST: Final = "welcome"


@dataclass(frozen=True, slots=True)
class Book:
    """The pages in one language, by id, in the order of the contents."""

    language: str
    pages: Mapping[str, Page]

    def page(self, target: Target) -> Page:
        """The page of a target; the first page for one that is not there (a place kept by an older version)."""
        return self.pages.get(target.page, self.pages[FIRST])

    def broken_links(self) -> Iterator[str]:
        """Every link that leads nowhere, with its page."""
        for page in self.pages.values():
            for block in page.every():
                for line in lines_of(block):
                    for span in line:
                        if isinstance(span, Link) and not self.has(span.target):
                            yield f"{page.id}: {span.target}"

    def has(self, target: Target) -> bool:
        """Whether the place exists."""
        page = self.pages.get(target.page)
        return page is not None and (not target.anchor or target.anchor in page.anchors)


@lru_cache(maxsize=8)
def load_book(language: str) -> Book:
    """Read the pages of a language; BookError for the first fault, FileNotFoundError for a missing page."""
    pages: dict[str, Page] = {}
    for name in PAGES:
        source = resource("book", language, f"{name}.md").read_text("utf-8")
        try:
            pages[name] = PageReader(name, source).read()
        except BookError as error:
            raise BookError(f"{language}/{error}") from None
    return Book(language, pages)


@dataclass(frozen=True, slots=True)
class Obligation:
    """What a worked example comes to at a table: the duty, and the cards that meet it."""

    duty: Duty
    allowed: Hand


def obligation(figure: PlayFigure, rules: RuleSet) -> Obligation:
    """What the reader may play in an example; the engine's own answer, under the table's rules."""
    duty, allowed = obligated_cards(figure.hand, figure.trick, figure.trump, rules.undertrump)
    return Obligation(duty, allowed)


def taken(figure: TrickFigure) -> tuple[Played, int]:
    """Who takes an example's trick with what, and its card points."""
    cards: tuple[Card, ...] = tuple(played.card for played in figure.cards)
    return winning(figure.cards, figure.trump), sum(card.points for card in cards)
