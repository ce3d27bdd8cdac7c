"""The text of the book as values: spans within a line, blocks on a page, and what is shown at which tables.

How a page is written is told in `docs/book.md`; it is read by `app.book_parser`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from subastao_qt.engine.cards import Card, Seat, Suit
from subastao_qt.engine.facts import Played
from subastao_qt.engine.options import Option
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters


class BookError(ValueError):
    """A page that cannot be read or shown; the message names the page, the line and the fault."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place in the book: a page and, if wanted, a section of it."""

    page: str
    anchor: str = ""

    def __str__(self) -> str:
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


def parse_target(text: str) -> Target:
    """Read `page` or `page#anchor`."""
    page, _mark, anchor = text.partition("#")
    return Target(page, anchor)


# Spans: what stands within a line


@dataclass(frozen=True, slots=True)
class Text:
    """Plain words; `strong` ones stand out, `foreign` ones are words of another language, or as it were in quotes."""

    text: str
    strong: bool = False
    foreign: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """A key of the keyboard, a file's or a code's letters: never translated, never turned round."""

    text: str


@dataclass(frozen=True, slots=True)
class Named:
    """A card with its sign beside its name; `text` is the name as the sentence needs it, empty: by itself."""

    card: Card
    text: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead to another place of the book."""

    text: str
    target: Target


@dataclass(frozen=True, slots=True)
class Value:
    """The value of an option at the table."""

    option: str


Span = Text | Keys | Named | Link | Value
Line = tuple[Span, ...]


# Conditions


@dataclass(frozen=True, slots=True)
class Test:
    """An option has, or has not, one of these values (written as in rule files)."""

    option: str
    values: frozenset[str]
    negated: bool = False

    def holds(self, rules: RuleSet) -> bool:
        """Whether it is so at a table. An option without any say there has no value."""
        option = OPTIONS[self.option]
        there = matters(option, rules) and value_text(option, rules) in self.values
        return there is not self.negated


Condition = tuple[Test, ...]
"""All of them must hold."""


def value_text(option: Option, rules: RuleSet) -> str:
    """An option's value at a table, as in rule files."""
    return option.text(getattr(rules, option.name))


# Blocks: what stands on a page, one under the other


@dataclass(frozen=True, slots=True)
class Heading:
    """The start of a section."""

    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    line: Line


@dataclass(frozen=True, slots=True)
class Items:
    """A list, numbered or not."""

    lines: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; the first row is the head."""

    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class HandFigure:
    """Cards in a row."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickFigure:
    """A finished trick: who played what, in order, and who takes it. The reader is seat 0."""

    trump: Suit
    cards: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class PlayFigure:
    """The reader is to play: what lies on the table and what he holds. The rules say what he may play."""

    trump: Suit
    trick: tuple[Played, ...]
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Here:
    """What an option's choice at the table means; shown where the option has a say.

    A text for each choice, or one for `*`.
    """

    option: str
    texts: tuple[tuple[str, Line], ...]

    def text_at(self, rules: RuleSet) -> Line | None:
        """The text for a table, None where the option has no say."""
        option = OPTIONS[self.option]
        if not matters(option, rules):
            return None
        known = dict(self.texts)
        return known.get(value_text(option, rules), known.get("*"))


@dataclass(frozen=True, slots=True)
class RulesTable:
    """Every rule of the table with its choice, each leading to its page."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A piece of advice that stands out."""

    line: Line


class SeatWord(Enum):
    """Who played a card of a figure, seen from the reader: the letters in the notation."""

    YOU = "y"
    RIGHT = "r"
    OPPOSITE = "o"
    LEFT = "l"


SEAT_OF_THREE = {SeatWord.YOU: 0, SeatWord.RIGHT: 1, SeatWord.LEFT: 2}
SEAT_OF_FOUR = {SeatWord.YOU: 0, SeatWord.RIGHT: 1, SeatWord.OPPOSITE: 2, SeatWord.LEFT: 3}


def seats_of(words: Iterable[SeatWord], four: bool) -> tuple[Seat, ...]:
    """Seats of the figure's players, the reader's own being 0."""
    known = SEAT_OF_FOUR if four else SEAT_OF_THREE
    return tuple(Seat(known[word]) for word in words)


Plain = (
    Heading
    | Paragraph
    | Items
    | Table
    | HandFigure
    | TrickFigure
    | PlayFigure
    | Here
    | RulesTable
    | Tip
)


@dataclass(frozen=True, slots=True)
class When:
    """Blocks shown only at some tables."""

    condition: Condition
    blocks: tuple[Plain, ...]


Block = Plain | When


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the book in one language."""

    id: str
    title: str
    keywords: tuple[str, ...]
    blocks: tuple[Block, ...]

    def shown(self, rules: RuleSet) -> Iterator[Plain]:
        """The blocks shown at a table."""
        for block in self.blocks:
            if isinstance(block, When):
                if all(test.holds(rules) for test in block.condition):
                    yield from block.blocks
            elif not isinstance(block, Here) or block.text_at(rules) is not None:
                yield block

    def every(self) -> Iterator[Plain]:
        """All blocks, whatever the table."""
        for block in self.blocks:
            if isinstance(block, When):
                yield from block.blocks
            else:
                yield block

    @property
    def anchors(self) -> tuple[str, ...]:
        """The sections, in order."""
        return tuple(block.anchor for block in self.every() if isinstance(block, Heading))


def lines_of(block: Plain) -> Iterator[Line]:
    """Every line of words in a block."""
    match block:
        case Paragraph(line) | Tip(line):
            yield line
        case Items(lines):
            yield from lines
        case Table(rows):
            for row in rows:
                yield from row
        case Here(_option, texts):
            for _choice, line in texts:
                yield line
        case _:
            return
