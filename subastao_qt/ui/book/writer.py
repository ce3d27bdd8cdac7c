"""Writes a page of the book as the HTML that Qt's text documents understand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, assert_never

from subastao_qt.app.book import obligation
from subastao_qt.app.book_text import (
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
    Table,
    Text,
    Tip,
    TrickFigure,
    Value,
)
from subastao_qt.engine.cards import Card, Suit
from subastao_qt.engine.facts import Played
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters
from subastao_qt.ui.book.contexts import option_target
from subastao_qt.ui.book.figures import Drawing, Row, Sign
from subastao_qt.ui.book.wording import (
    allowed_text,
    cards_text,
    chosen_text,
    figure_seat,
    here_title,
    on_table_text,
    stop,
    taken_text,
    trump_text,
    value_label,
    your_cards_text,
)
from subastao_qt.ui.theme import WindowColours
from subastao_qt.ui.words import (
    card_name,
    choice_label,
    left_to_right,
    option_label,
    sentences,
)
from subastao_qt.ui.words.text import EASTERN_DIGITS

CARD_WIDTH: Final = 76
"""A card of a figure at the usual size of letters, in pixels."""
USUAL_LETTERS: Final = 15.0
LETTERS_PER_LINE: Final = 50
"""Figures are no wider than a line of so many letters' heights."""

_TO_EASTERN: Final = str.maketrans(dict(zip("0123456789", EASTERN_DIGITS, strict=True)))


@dataclass(frozen=True, slots=True)
class Look:
    """How a page looks: colours, that of headings and links; the height of its letters and the room across in pixels;
    direction, digits."""

    colours: WindowColours
    accent: str
    letters: float
    room: int
    right_to_left: bool = False
    eastern: bool = False


@dataclass
class Written:
    """A page ready to be shown; `drawings[n]` is the picture that the text calls `figure:n`."""

    html: str = ""
    drawings: list[Drawing] = field(default_factory=list)


class Writer:
    """Writes pages for a table's rules in one look."""

    def __init__(self, rules: RuleSet, look: Look) -> None:
        self._rules = rules
        self._look = look
        self._written = Written()

    def write(self, page: Page) -> Written:
        """Write a page."""
        self._written = Written()
        parts = [f'<h1 style="{self._heading_style(1.6)}">{self._words(page.title)}</h1>']
        notes: list[Here] = []
        for block in page.shown(self._rules):
            if isinstance(block, Here):
                notes.append(block)
                continue
            parts.append(self._notes(notes))
            notes = []
            parts.append(self._block(block))
        parts.append(self._notes(notes))
        direction = ' dir="rtl"' if self._look.right_to_left else ""
        self._written.html = f"<body{direction}>{''.join(parts)}</body>"
        return self._written

    # Lines

    def _words(self, text: str) -> str:
        """Words for the page, in the digits of the language."""
        return escape(text.translate(_TO_EASTERN) if self._look.eastern else text)

    def _line(self, line: Line) -> str:
        parts: list[str] = []
        for span in line:
            match span:
                case Text(text, strong, foreign):
                    words = self._words(text)
                    if strong or foreign:
                        tag = "b" if strong else "i"
                        words = f"<{tag}>{words}</{tag}>"
                    parts.append(words)
                case Keys(text):
                    parts.append(f"<b>{escape(left_to_right(text))}</b>")
                case Named(card, text):
                    parts.append(self._named(card, text))
                case Link(text, target):
                    parts.append(self._link(str(target), self._words(text)))
                case Value(option):
                    parts.append(f"<b>{escape(value_label(option, self._rules))}</b>")
                case _:
                    assert_never(span)
        return "".join(parts)

    def _named(self, card: Card, text: str) -> str:
        """A card within a line: its suit's sign, then its name, which stay together."""
        name = self._words(text or card_name(card)).replace(" ", "\u00a0")
        return f"{self._sign(card.suit)}\u2060\u00a0{name}"

    def _link(self, target: str, words: str) -> str:
        colour = self._look.accent
        return f'<a href="{escape(target)}" style="color:{colour}">{words}</a>'

    def _sign(self, suit: Suit) -> str:
        return self._image(Sign(suit, round(self._look.letters * 1.15)), "vertical-align:middle")

    def _image(self, drawing: Drawing, style: str = "") -> str:
        self._written.drawings.append(drawing)
        number = len(self._written.drawings) - 1
        size = drawing.size
        return (
            f'<img src="figure:{number}" width="{size.width()}" height="{size.height()}"'
            f' style="{style}">'
        )

    # Blocks

    def _heading_style(self, scale: float) -> str:
        look = self._look
        return (
            f"color:{look.accent};font-size:{round(look.letters * scale)}px;"
            f"margin-top:{round(look.letters * 1.3)}px;margin-bottom:{round(look.letters * 0.5)}px"
        )

    @property
    def _between(self) -> str:
        """The room between blocks."""
        return f"margin-top:0px;margin-bottom:{round(self._look.letters * 0.7)}px"

    @property
    def _around(self) -> str:
        """The room above and below a table."""
        gap = round(self._look.letters * 0.7)
        return f"margin-top:0px;margin-bottom:{gap}px;margin-left:0px;margin-right:0px"

    def _paragraph(self, inside: str, style: str = "") -> str:
        return f'<p style="{self._between};line-height:130%;{style}">{inside}</p>'

    def _block(self, block: Plain) -> str:
        match block:
            case Heading(anchor, text):
                head = f'<a name="{anchor}"></a>{self._words(text)}'
                return f'<h2 style="{self._heading_style(1.2)}">{head}</h2>'
            case Paragraph(line):
                return self._paragraph(self._line(line))
            case Items():
                return self._items(block)
            case Table(rows):
                return self._table([[self._line(cell) for cell in row] for row in rows])
            case HandFigure(cards):
                return self._hand(cards)
            case TrickFigure():
                return self._trick(block)
            case PlayFigure():
                return self._play(block)
            case RulesTable():
                return self._rules_table()
            case Tip(line):
                return self._box(self._paragraph(self._line(line)), self._look.colours.line)
            case Here():
                return self._notes([block])
            case _:
                assert_never(block)

    def _items(self, block: Items) -> str:
        tag = "ol" if block.numbered else "ul"
        gap = f"margin-bottom:{round(self._look.letters * 0.3)}px;line-height:130%"
        items = "".join(f'<li style="{gap}">{self._line(line)}</li>' for line in block.lines)
        return f'<{tag} style="{self._between}">{items}</{tag}>'

    def _table(self, rows: Sequence[Sequence[str]], headed: bool = True) -> str:
        """A table whose first row is the head, if it has one."""
        line = self._look.colours.line
        pad = round(self._look.letters * 0.35)
        cells = []
        for number, row in enumerate(rows):
            tag = "th" if headed and number == 0 else "td"
            align = "right" if self._look.right_to_left else "left"
            style = f"border-bottom:1px solid {line};padding:{pad}px"
            made = [f'<{tag} align="{align}" style="{style}">{cell}</{tag}>' for cell in row]
            cells.append(self._row_of(made))
        return self._outer(self._grid(cells, "border-collapse:collapse"))

    def _row_of(self, cells: Sequence[str]) -> str:
        """A row of a table. Qt puts its first cell to the left in every language."""
        ordered = reversed(cells) if self._look.right_to_left else cells
        return f"<tr>{''.join(ordered)}</tr>"

    def _grid(self, rows: Sequence[str], style: str = "") -> str:
        """A table that stands where reading begins."""
        side = ' align="right"' if self._look.right_to_left else ""
        return (
            f'<table cellspacing="0"{side} style="{self._around};{style}">{"".join(rows)}</table>'
        )

    def _outer(self, grid: str) -> str:
        """A table by itself on the page. One put to the right would lie over the margin, were it not within another."""
        if not self._look.right_to_left:
            return grid
        return f'<table width="100%" cellspacing="0"><tr><td>{grid}</td></tr></table>'

    def _rules_table(self) -> str:
        rows: list[list[str]] = []
        for option in OPTIONS.values():
            if matters(option, self._rules):
                target = str(option_target(option.name))
                value = escape(choice_label(option, getattr(self._rules, option.name)))
                rows.append([self._link(target, self._words(option_label(option))), value])
        return self._table(rows, headed=False)

    def _notes(self, notes: Sequence[Here]) -> str:
        """What is so at this table, in one box: each rule with the choice made, then what it means."""
        parts = []
        for note in notes:
            line = note.text_at(self._rules)
            if line is None:
                continue
            option = OPTIONS[note.option]
            choice = choice_label(option, getattr(self._rules, note.option))
            head = f"<b>{self._words(chosen_text(option_label(option), choice))}</b>"
            parts.append(self._paragraph(sentences(head, self._line(line))))
        if not parts:
            return ""
        title = f'<b style="color:{self._look.accent}">{self._words(here_title())}</b>'
        return self._box(self._paragraph(title) + "".join(parts), self._look.colours.highlight)

    def _box(self, inside: str, edge: str) -> str:
        """A box with a coloured edge where reading begins."""
        pad = round(self._look.letters * 0.6)
        ground = self._look.colours.window
        side = "right" if self._look.right_to_left else "left"
        style = f"background-color:{ground};padding:{pad}px;border-{side}:4px solid {edge}"
        cell = f'<tr><td style="{style}">{inside}</td></tr>'
        return f'<table width="100%" cellspacing="0" style="{self._around}">{cell}</table>'

    # Figures

    @property
    def _card_width(self) -> int:
        return round(CARD_WIDTH * self._look.letters / USUAL_LETTERS)

    @property
    def _room(self) -> int:
        return min(self._look.room, round(self._look.letters * LETTERS_PER_LINE))

    def _caption(self, words: str) -> str:
        style = f"color:{self._look.colours.second};font-size:{round(self._look.letters * 0.88)}px"
        return self._paragraph(f'<span style="{style}">{self._words(words)}</span>')

    def _picture(self, row: Row) -> str:
        return f'<p style="margin:0px">{self._image(row)}</p>'

    def _hand(self, cards: Sequence[Card]) -> str:
        row = Row(tuple(cards), self._card_width, self._room)
        return self._picture(row) + self._caption(cards_text(cards))

    def _trick(self, figure: TrickFigure) -> str:
        cards = self._outer(self._played(figure.cards, len(figure.cards)))
        told = sentences(stop(trump_text(figure)), taken_text(figure))
        return cards + self._paragraph(f"{self._sign(figure.trump)}\u00a0{self._words(told)}")

    def _played(self, cards: Sequence[Played], count: int) -> str:
        """Cards on the table with who played each, in the order of play."""
        pad = round(self._look.letters * 0.9)
        end = "left" if self._look.right_to_left else "right"
        cells = []
        for number, played in enumerate(cards, 1):
            image = self._image(Row((played.card,), self._card_width, self._room))
            seat = self._words(f"{number}. {figure_seat(played.seat, count)}")
            style = (
                f"color:{self._look.colours.second};font-size:{round(self._look.letters * 0.88)}px"
            )
            cells.append(
                f'<td align="center" style="padding-{end}:{pad}px">{image}<br>'
                f'<span style="{style}">{seat}</span></td>'
            )
        return self._grid([self._row_of(cells)])

    def _trump(self, figure: TrickFigure | PlayFigure) -> str:
        return f"{self._sign(figure.trump)}\u00a0{self._words(trump_text(figure))}"

    def _play(self, figure: PlayFigure) -> str:
        solved = obligation(figure, self._rules)
        everything = len(solved.allowed) == len(figure.hand)
        bright = None if everything else frozenset(solved.allowed)
        count = 4 if any(one.seat == 3 for one in figure.trick) else 3
        row = Row(figure.hand, self._card_width, self._room, bright)
        inside = []
        if figure.trick:
            inside.append(
                self._paragraph(f"<b>{self._words(on_table_text())}</b> · {self._trump(figure)}")
            )
            inside.append(self._played(figure.trick, count))
        else:
            inside.append(self._paragraph(self._trump(figure)))
        inside.append(self._paragraph(f"<b>{self._words(your_cards_text())}</b>"))
        inside.append(self._picture(row))
        inside.append(self._caption(cards_text(figure.hand)))
        told = self._words(allowed_text(solved, len(figure.hand)))
        inside.append(self._paragraph(f"<b>{told}</b>"))
        return self._box("".join(inside), self._look.colours.line)
