"""The book's own few words, and its lines as plain text for search and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.book import Book, Obligation, Part, obligation, taken
from subastao_qt.app.book_search import Section
from subastao_qt.app.book_text import (
    HandFigure,
    Heading,
    Here,
    Keys,
    Line,
    Link,
    Named,
    Page,
    Plain,
    PlayFigure,
    RulesTable,
    Target,
    Text,
    TrickFigure,
    Value,
    lines_of,
)
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters
from subastao_qt.ui.words import (
    capital,
    card_name,
    cards_listed,
    choice_label,
    duty_text,
    fill,
    listing,
    option_label,
    points_text,
    rank_name,
    sentences,
    suit_name,
    suit_title,
)

MANY_CARDS = 4
"""More cards than these are named suit by suit."""


def book_title() -> str:
    """What the book is called."""
    return QCoreApplication.translate("Book", "The book of the game")


def part_title(part: Part) -> str:
    """The name of a part of the book."""
    match part:
        case Part.START:
            return QCoreApplication.translate("Book", "First of all")
        case Part.GAME:
            return QCoreApplication.translate("Book", "The game")
        case Part.SKILL:
            return QCoreApplication.translate("Book", "Playing well")
        case Part.WORLD:
            return QCoreApplication.translate("Book", "The world of the game")
        case Part.REFERENCE:
            return QCoreApplication.translate("Book", "To look up")
        case _:
            assert_never(part)


def here_title() -> str:
    """The heading of what is so at the running table."""
    return QCoreApplication.translate("Book", "At this table")


def chosen_text(rule: str, choice: str) -> str:
    """A rule and what is agreed about it at the running table."""
    #: What is so at this table: {rule} is a rule's name, {choice} what is chosen ("Failed bid: split.").
    text = QCoreApplication.translate("Book", "{rule}: {choice}.")
    return fill(text, rule=rule, choice=choice)


def on_table_text() -> str:
    """The heading of the cards on the table in a worked example."""
    return QCoreApplication.translate("Book", "On the table")


def your_cards_text() -> str:
    """The heading of the reader's cards in a worked example."""
    return QCoreApplication.translate("Book", "Your cards")


def trump_text(figure: TrickFigure | PlayFigure) -> str:
    """Which suit is trump in an example."""
    #: {suit} is a suit by itself: "Trump: coins".
    text = QCoreApplication.translate("Book", "Trump: {suit}")
    return fill(text, suit=suit_name(figure.trump))


def figure_seat(seat: Seat, count: int) -> str:
    """Who played a card of an example, seen from the reader."""
    if seat == 0:
        return QCoreApplication.translate("Book", "you")
    if seat == 1:
        return QCoreApplication.translate("Words", "on your right")
    if seat == count - 1:
        return QCoreApplication.translate("Words", "on your left")
    return QCoreApplication.translate("Words", "opposite")


def allowed_text(solved: Obligation, held: int) -> str:
    """The duty of an example and the cards that meet it."""
    duty = duty_text(solved.duty)
    if len(solved.allowed) == held:
        return stop(duty)
    #: After a duty such as "You must beat the king of cups": {cards} are the cards that do.
    text = QCoreApplication.translate("Book", "{duty}: {cards}.")
    return fill(text, duty=duty, cards=cards_listed(solved.allowed))


def taken_text(figure: TrickFigure) -> str:
    """Who takes an example's trick, and what it is worth."""
    winner, points = taken(figure)
    if winner.seat == 0:
        #: A worked example. {points} is "14 points".
        text = QCoreApplication.translate("Book", "You take the trick with {card}: {points}.")
    else:
        #: A worked example. {seat} is "on your right", {points} is "14 points".
        text = QCoreApplication.translate("Book", "{card} ({seat}) takes the trick: {points}.")
    seat = figure_seat(winner.seat, len(figure.cards))
    named = capital(card_name(winner.card)) if winner.seat else card_name(winner.card)
    return fill(text, card=named, seat=seat, points=points_text(points))


def cards_text(cards: Iterable[Card]) -> str:
    """The cards of a row in words: one by one, or suit by suit when they are many."""
    held = tuple(cards)
    if len(held) <= MANY_CARDS:
        return capital(cards_listed(held))
    suits = list(dict.fromkeys(card.suit for card in held))
    parts = []
    for suit in suits:
        ranks = listing([rank_name(card.rank) for card in held if card.suit is suit])
        #: The cards of a suit in a hand: "Coins: ace, three, king".
        text = QCoreApplication.translate("Book", "{suit}: {ranks}")
        parts.append(fill(text, suit=suit_title(suit), ranks=ranks))
    return " · ".join(parts)


def line_text(line: Line, rules: RuleSet) -> str:
    """A line as plain words."""
    parts = []
    for span in line:
        match span:
            case Text(text) | Keys(text) | Link(text):
                parts.append(text)
            case Named(card, text):
                parts.append(text or card_name(card))
            case Value(option):
                parts.append(value_label(option, rules))
            case _:
                assert_never(span)
    return "".join(parts)


def value_label(option: str, rules: RuleSet) -> str:
    """The value of an option at the table, as it stands in a sentence."""
    return choice_label(OPTIONS[option], getattr(rules, option))


def block_text(block: Plain, rules: RuleSet) -> str:
    """A block as plain words, figures told as well as shown."""
    match block:
        case Heading(_anchor, text):
            return text
        case HandFigure(cards):
            return cards_text(cards)
        case TrickFigure():
            count = len(block.cards)
            played = listing(
                [f"{card_name(one.card)} ({figure_seat(one.seat, count)})" for one in block.cards]
            )
            return sentences(stop(trump_text(block)), stop(played), taken_text(block))
        case PlayFigure():
            return sentences(
                stop(trump_text(block)),
                stop(cards_text(block.hand)),
                allowed_text(obligation(block, rules), len(block.hand)),
            )
        case Here():
            line = block.text_at(rules)
            return "" if line is None else line_text(line, rules)
        case RulesTable():
            return "\n".join(
                f"{option_label(option)}: {choice_label(option, getattr(rules, option.name))}"
                for option in OPTIONS.values()
                if matters(option, rules)
            )
        case _:
            return "\n".join(line_text(line, rules) for line in lines_of(block))


def sections_of(page: Page, rules: RuleSet) -> Iterator[Section]:
    """The sections of a page as they stand at a table, for the search."""
    keywords = " ".join(page.keywords)
    heading, anchor, parts = page.title, "", list[str]()
    for block in page.shown(rules):
        if isinstance(block, Heading):
            yield Section(Target(page.id, anchor), page.title, heading, "\n".join(parts), keywords)
            heading, anchor, parts, keywords = block.text, block.anchor, [], ""
        else:
            parts.append(block_text(block, rules))
    yield Section(Target(page.id, anchor), page.title, heading, "\n".join(parts), keywords)


def sections_of_book(book: Book, rules: RuleSet) -> list[Section]:
    """Every section of the book."""
    return [section for page in book.pages.values() for section in sections_of(page, rules)]


def stop(text: str) -> str:
    """End a sentence as the language ends it."""
    #: A whole sentence; only the mark at its end is added.
    return QCoreApplication.translate("Book", "{sentence}.").replace("{sentence}", text)
