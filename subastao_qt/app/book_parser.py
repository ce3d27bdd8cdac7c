"""Reads a page of the book from its Markdown (`docs/book.md` tells how one is written)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from subastao_qt.app.book_text import (
    Block,
    BookError,
    Condition,
    HandFigure,
    Heading,
    Here,
    Items,
    Keys,
    Line,
    Link,
    Named,
    Page,
    Paragraph,
    Plain,
    PlayFigure,
    RulesTable,
    SeatWord,
    Span,
    Table,
    Test,
    Text,
    Tip,
    TrickFigure,
    Value,
    When,
    parse_target,
    seats_of,
)
from subastao_qt.engine.cards import Card, parse_card, parse_hand, parse_suit
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.facts import Played
from subastao_qt.engine.options import ChoiceOption
from subastao_qt.engine.ruleset import OPTIONS

_SPAN: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|\*(?P<foreign>[^*]+)\*"
    r"|`(?P<keys>[^`]+)`"
    r"|\[\[(?P<card>\w\w)(?:\|(?P<name>[^\]]+))?\]\]"
    r"|\[(?P<words>[^\[\]]+)\]\((?P<target>[a-z]+(?:#[a-z0-9-]+)?)\)"
    r"|\{(?P<value>\w+)\}"
)
_LEFT_OVER: Final = re.compile(r"\*|`|\[\[|\]\]|\]\(|[{}]|:::|^#|\|")
"""Marks that no span has used up: a slip of the pen."""
_HEADING: Final = re.compile(r"## (?P<text>.+?) \{#(?P<anchor>[a-z0-9-]+)\}")
_FIGURE: Final = re.compile(r"\[\[(?P<kind>hand|trick|play|rules)\b ?(?P<rest>[^\]]*)\]\]")


class PageReader:
    """Reads one page; BookError names the line of a fault."""

    def __init__(self, page: str, source: str) -> None:
        self._page = page
        self._lines = source.splitlines()
        self._at = 0

    def read(self) -> Page:
        """Read the whole page."""
        head = self._head()
        blocks: list[Block] = []
        while self._at < len(self._lines):
            if not self._lines[self._at].strip():
                self._at += 1
            elif self._lines[self._at].startswith(":::if "):
                blocks.append(self._when())
            else:
                blocks.append(self._block())
        keywords = tuple(word.strip() for word in re.split("[,،、]", head["keywords"]))
        return Page(self._page, head["title"], keywords, tuple(blocks))

    def _fault(self, words: str) -> BookError:
        return BookError(f"{self._page}, line {self._at + 1}: {words}")

    def _head(self) -> dict[str, str]:
        head: dict[str, str] = {}
        while self._at < len(self._lines) and self._lines[self._at] != "---":
            name, colon, value = self._lines[self._at].partition(":")
            if not colon or name in head or not value.strip():
                raise self._fault("expected `title: …`, `keywords: …`, then `---`")
            head[name] = value.strip()
            self._at += 1
        if set(head) != {"title", "keywords"}:
            raise self._fault("a page has a title and keywords")
        self._at += 1
        return head

    def _take(self) -> str:
        line = self._lines[self._at]
        self._at += 1
        return line

    def _run(self, prefix: str) -> list[str]:
        """The lines from here on that begin alike."""
        found: list[str] = []
        while self._at < len(self._lines) and self._lines[self._at].startswith(prefix):
            found.append(self._take())
        return found

    def _when(self) -> When:
        condition = self._condition(self._lines[self._at].removeprefix(":::if "))
        self._at += 1
        inside: list[Plain] = []
        while self._at < len(self._lines) and self._lines[self._at] != ":::":
            if self._lines[self._at].strip():
                inside.append(self._block())
            else:
                self._at += 1
        if self._at == len(self._lines) or not inside:
            raise self._fault("`:::if` wants blocks and `:::` after them")
        self._at += 1
        return When(condition, tuple(inside))

    def _condition(self, text: str) -> Condition:
        tests: list[Test] = []
        for part in text.split():
            negated = "!=" in part
            name, equals, values = part.partition("!=" if negated else "=")
            option = OPTIONS.get(name)
            if option is None or not equals:
                raise self._fault(f"«{part}»: expected option=value")
            try:
                known = frozenset(option.text(value) for value in values.split(","))
            except RulesError as error:
                raise self._fault(str(error)) from None
            tests.append(Test(name, known, negated))
        return tuple(tests)

    def _block(self) -> Plain:
        line = self._lines[self._at]
        if heading := _HEADING.fullmatch(line):
            self._at += 1
            return Heading(heading["anchor"], heading["text"])
        if figure := _FIGURE.fullmatch(line.strip()):
            try:
                made = _figure(figure["kind"], figure["rest"])
            except (ValueError, KeyError) as error:
                raise self._fault(f"{line.strip()}: {error}") from None
            self._at += 1
            return made
        if line.startswith(":::here "):
            return self._here()
        if line.startswith(":::tip "):
            return Tip(self._line(self._take().removeprefix(":::tip ")))
        if line.startswith("- "):
            return Items(tuple(self._line(item.removeprefix("- ")) for item in self._run("- ")))
        if line.startswith("1. "):
            return Items(
                tuple(self._line(item.removeprefix("1. ")) for item in self._run("1. ")), True
            )
        if line.startswith("| "):
            return self._table()
        return self._paragraph()

    def _here(self) -> Here:
        name = self._take().removeprefix(":::here ").strip()
        option = OPTIONS.get(name)
        if option is None:
            raise self._fault(f"«{name}» is no option of the rules")
        texts: dict[str, Line] = {}
        while self._at < len(self._lines) and self._lines[self._at] != ":::":
            choice, colon, words = self._lines[self._at].partition(": ")
            if not colon or choice in texts:
                raise self._fault("expected `choice: text`, each choice once")
            texts[choice] = self._line(words)
            self._at += 1
        if self._at == len(self._lines):
            raise self._fault("`:::` is missing")
        choices = (
            {str(c.value) for c in option.choices} if isinstance(option, ChoiceOption) else {"*"}
        )
        if set(texts) not in (choices, {"*"}):
            raise self._fault(f"{name}: expected a text for each of {', '.join(sorted(choices))}")
        self._at += 1
        return Here(name, tuple(texts.items()))

    def _table(self) -> Table:
        rows: list[tuple[Line, ...]] = []
        while self._at < len(self._lines) and self._lines[self._at].startswith("| "):
            cells = self._lines[self._at].strip().strip("|").split(" | ")
            row = tuple(self._line(cell.strip()) for cell in cells)
            if rows and len(row) != len(rows[0]):
                raise self._fault(f"{len(row)} cells below {len(rows[0])}")
            rows.append(row)
            self._at += 1
        return Table(tuple(rows))

    def _paragraph(self) -> Paragraph:
        words = self._take()
        if words.startswith((":::", "#", "[[", "|", "!")) and not _SPAN.match(words):
            self._at -= 1
            raise self._fault(f"not understood: {words[:40]}")
        return Paragraph(self._line(words))

    def _line(self, text: str) -> Line:
        spans: list[Span] = []
        place = 0
        for match in _SPAN.finditer(text):
            if match.start() > place:
                spans.append(self._words(text[place : match.start()]))
            spans.append(self._span(match))
            place = match.end()
        if place < len(text):
            spans.append(self._words(text[place:]))
        return tuple(spans)

    def _words(self, text: str) -> Text:
        if _LEFT_OVER.search(text):
            raise self._fault(f"a mark is left over in «{text[:60]}»")
        return Text(text)

    def _span(self, match: re.Match[str]) -> Span:
        if match["strong"]:
            return Text(match["strong"], strong=True)
        if match["foreign"]:
            return Text(match["foreign"], foreign=True)
        if match["keys"]:
            return Keys(match["keys"])
        if match["card"]:
            try:
                return Named(parse_card(match["card"]), match["name"] or "")
            except ValueError as error:
                raise self._fault(str(error)) from None
        if match["words"]:
            return Link(match["words"], parse_target(match["target"]))
        if match["value"] not in OPTIONS:
            raise self._fault(f"«{match['value']}» is no option of the rules")
        return Value(match["value"])


def _figure(kind: str, rest: str) -> Plain:
    """Read `hand Ro Co`, `trick o r=7c l=Ac y=4o`, `play o r=7c hand=Rc,3c`."""
    match kind:
        case "hand":
            return HandFigure(_different(parse_hand(rest)))
        case "rules":
            return RulesTable()
        case "trick":
            trump, *parts = rest.split()
            played = _played(parts)
            if len(played) not in (3, 4):
                raise ValueError("a trick has three or four cards")
            return TrickFigure(parse_suit(trump), played)
        case _:
            trump, *parts = rest.split()
            hand = parts.pop().removeprefix("hand=").replace(",", " ")
            played, held = _played(parts), parse_hand(hand)
            _different([*(one.card for one in played), *held])
            return PlayFigure(parse_suit(trump), played, held)


def _played(parts: Sequence[str]) -> tuple[Played, ...]:
    words = [SeatWord(part.partition("=")[0]) for part in parts]
    cards = _different([parse_card(part.partition("=")[2]) for part in parts])
    if len(set(words)) < len(words):
        raise ValueError("somebody plays twice")
    four = SeatWord.OPPOSITE in words
    seats = seats_of(words, four)
    count = 4 if four else 3
    for before, after in pairwise(seats):
        if after != (before + 1) % count:
            raise ValueError("play goes counter-clockwise: y r (o) l")
    return tuple(Played(seat, card) for seat, card in zip(seats, cards, strict=True))


def _different(cards: Sequence[Card]) -> tuple[Card, ...]:
    if not cards or len(set(cards)) < len(cards):
        raise ValueError("expected cards, none of them twice")
    return tuple(cards)
