"""The book's pages: the same in every language but for the words, true to the rules, without loose ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from subastao_qt.app import resources
from subastao_qt.app.book import PAGES, Book, load_book, obligation, taken
from subastao_qt.app.book_parser import PageReader
from subastao_qt.app.book_search import Section, plain, search
from subastao_qt.app.book_text import (
    BookError,
    HandFigure,
    Heading,
    Here,
    Keys,
    Link,
    Named,
    Page,
    Plain,
    PlayFigure,
    RulesTable,
    Table,
    Target,
    Tip,
    TrickFigure,
    Value,
    When,
    lines_of,
    parse_target,
)
from subastao_qt.app.language import LANGUAGES
from subastao_qt.engine.choices import Undertrump, Variant
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.presets import PRESETS, Preset
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters

CODES = [language.code for language in LANGUAGES]
DIRECTIONS = set("\u2066\u2068\u2069\n")


@pytest.fixture(params=CODES)
def book(request: pytest.FixtureRequest) -> Book:
    return load_book(request.param)


def shape(page: Page) -> Iterator[object]:
    """Everything on a page but its words, in order."""
    for block in page.blocks:
        if isinstance(block, When):
            yield block.condition
            for inside in block.blocks:
                yield from shape_of(inside)
        else:
            yield from shape_of(block)


def shape_of(block: Plain) -> Iterator[object]:
    match block:
        case Heading(anchor):
            yield anchor
        case HandFigure() | TrickFigure() | PlayFigure() | RulesTable():
            yield block
        case Here(option, texts):
            yield option, [choice for choice, _line in texts]
        case Tip() | Table():
            yield type(block)
        case _:
            pass
    for line in lines_of(block):
        for span in line:
            match span:
                case Named(card):
                    yield card
                case Link(_text, target):
                    yield target
                case Value(option):
                    yield option
                case _:
                    pass


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_alike_in_every_language(name: str) -> None:
    english = list(shape(load_book("en").pages[name]))
    assert english
    for code in CODES:
        assert list(shape(load_book(code).pages[name])) == english, code


def test_no_page_lies_about_that_nobody_opens(book: Book) -> None:
    folder = resources.resource("book", book.language)
    assert sorted(path.stem for path in folder.iterdir()) == sorted(PAGES)


def test_every_link_leads_somewhere(book: Book) -> None:
    assert list(book.broken_links()) == []


def test_titles_and_keywords_are_there_and_different(book: Book) -> None:
    titles = [page.title for page in book.pages.values()]
    assert len(set(titles)) == len(PAGES)
    assert all(len(page.keywords) >= 3 for page in book.pages.values())


def test_headings_are_different_within_a_page(book: Book) -> None:
    for page in book.pages.values():
        assert len(set(page.anchors)) == len(page.anchors), page.id


def test_pages_have_something_to_say(book: Book) -> None:
    for page in book.pages.values():
        words = resources.resource("book", book.language, f"{page.id}.md").read_text("utf-8")
        least = 450 if book.language == "zh_CN" else 900
        assert len(words) > least, page.id


def test_the_fonts_have_every_sign(book: Book) -> None:
    for weight in ("Regular", "Bold"):
        drawable = set(DIRECTIONS)
        for path in resources.font_files():
            if path.stem.endswith(weight):
                with TTFont(path) as font:
                    drawable |= {chr(point) for point in font.getBestCmap()}
        for name in PAGES:
            text = resources.resource("book", book.language, f"{name}.md").read_text("utf-8")
            assert set(text) <= drawable, name


def test_keys_are_the_same_in_every_language(book: Book) -> None:
    """Only the two arrows change places where one reads from the right."""

    def keys(of: Book) -> list[str]:
        return sorted(
            span.text
            for block in of.pages["program"].every()
            for line in lines_of(block)
            for span in line
            if isinstance(span, Keys)
        )

    assert keys(book) == keys(load_book("en"))


def test_every_rule_is_told_of_for_each_choice() -> None:
    """Each option has a text for each of its choices, or one for all; the variants have chapters instead."""
    told = {
        block.option
        for page in load_book("en").pages.values()
        for block in page.every()
        if isinstance(block, Here)
    }
    values = {
        span.option
        for page in load_book("en").pages.values()
        for block in page.every()
        for line in lines_of(block)
        for span in line
        if isinstance(span, Value)
    }
    assert told | values == set(OPTIONS) - {"variant"}


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_what_is_shown_follows_the_rules(variant: Variant, preset: Preset) -> None:
    rules = preset.rules(variant)
    shown = {
        block.option
        for page in load_book("en").pages.values()
        for block in page.shown(rules)
        if isinstance(block, Here)
    }
    assert all(matters(OPTIONS[option], rules) for option in shown)
    assert {"shuffle", "failed_penalty", "undertrump"} <= shown
    assert ("censor_sees" in shown) == (variant is Variant.CENSOR4)
    assert ("partner" in anchors(rules)) == rules.in_pairs


def anchors(rules: RuleSet) -> list[str]:
    page = load_book("en").pages["play"]
    return [block.anchor for block in page.shown(rules) if isinstance(block, Heading)]


def test_each_duty_has_an_example_where_it_is_explained() -> None:
    """The chapter about the play shows each duty in its own section, and what it forbids."""
    kinds: dict[str, list[DutyKind]] = {}
    section = ""
    for block in load_book("en").pages["play"].every():
        if isinstance(block, Heading):
            section = block.anchor
        if isinstance(block, PlayFigure):
            solved = obligation(block, RuleSet())
            kinds.setdefault(section, []).append(solved.duty.kind)
            everything = solved.allowed == block.hand
            assert everything is (solved.duty.kind is DutyKind.FREE)
    assert kinds == {
        "beat": [DutyKind.BEAT],
        "follow": [DutyKind.FOLLOW, DutyKind.FOLLOW],
        "trump": [DutyKind.TRUMP],
        "overtrump": [DutyKind.OVERTRUMP],
        "undertrump": [DutyKind.UNDERTRUMP],
        "free": [DutyKind.FREE],
        "partner": [DutyKind.BEAT],
    }


def test_the_examples_follow_the_table() -> None:
    figure = PageReader("x", head("[[play o r=3b l=Ro hand=7o,4o,Ac,5e]]")).read().blocks[0]
    assert isinstance(figure, PlayFigure)
    assert [card.code for card in obligation(figure, RuleSet()).allowed] == ["7o", "4o"]
    free = RuleSet(undertrump=Undertrump.FREE)
    assert obligation(figure, free).allowed == figure.hand


def test_tricks_are_played_by_the_rules(book: Book) -> None:
    """Nobody in an example throws a card that is worth more than the text says."""
    page = book.pages["curiosities"]
    (figure,) = (block for block in page.every() if isinstance(block, TrickFigure))
    winner, points = taken(figure)
    assert (winner.card.code, points) == ("4o", 21)


def head(body: str) -> str:
    return f"title: A\nkeywords: a, b\n---\n{body}\n"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("title: A\n---\n", "title and keywords"),
        ("title: A\ntitle: B\n---\n", "expected `title"),
        (head("[[Xx]]"), "no card"),
        (head("text [[Ro"), "left over"),
        (head("**half"), "left over"),
        (head("a {nothing} b"), "no option"),
        (head(":::if variant=whist\nx\n:::"), "not one of"),
        (head(":::if nothing=1\nx\n:::"), "option=value"),
        (head(":::if variant=pairs4\nx"), "after them"),
        (head(":::here failed_bid\neach: a\n:::"), "for each of"),
        (head(":::here failed_bid\neach: a"), "is missing"),
        (head(":::here nothing\n*: a\n:::"), "no option"),
        (head("[[hand Ro Ro]]"), "none of them twice"),
        (head("[[trick o r=7c y=4c l=Ac]]"), "counter-clockwise"),
        (head("[[trick o r=7c r=4c l=Ac]]"), "plays twice"),
        (head("[[play o r=7c hand=7c,4o]]"), "none of them twice"),
        (head("## No anchor"), "not understood"),
        (head("| a | b |\n| c |"), "cells below"),
    ],
)
def test_faults_are_named_with_their_line(source: str, fault: str) -> None:
    with pytest.raises(BookError, match=fault) as caught:
        PageReader("page", source).read()
    assert "page, line" in str(caught.value)


def test_a_missing_page_is_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_book("tlh")


def test_places_are_written_and_read() -> None:
    assert str(parse_target("play#beat")) == "play#beat"
    assert parse_target("play") == Target("play")
    assert load_book("en").page(Target("nowhere")).id == "welcome"
    assert load_book("en").has(Target("play", "beat"))
    assert not load_book("en").has(Target("play", "nowhere"))


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Él montará", "el montara"),
        ("Ещё взятка", "еще ВЗЯТКА"),
        ("الآس والأربعة", "الاس والاربعه"),
        ("٧٥ نقطة", "75 نقطة"),
        ("الموزّع", "الموزع"),
    ],
)
def test_the_search_is_not_particular(written: str, typed: str) -> None:
    section = Section(Target("a"), "Title", "Title", f"xx {written} yy")
    (hit,) = search([section], typed)
    assert written in hit.excerpt
    assert plain(written) == plain(typed)


def test_every_word_must_stand_there_and_headings_come_first() -> None:
    sections = [
        Section(Target("a"), "One", "One", "apples and pears"),
        Section(Target("b"), "Two", "Pears", "apples"),
        Section(Target("d"), "Two", "Plum", "nothing else"),
        Section(Target("c"), "Three", "Three", "apples"),
    ]
    assert [hit.section.target.page for hit in search(sections, "pears apples")] == ["b", "a"]
    assert search(sections, "one") != ()
    assert [hit.section.target.page for hit in search(sections, "two apples")] == ["b"]
    assert search(sections, "cherries") == ()
    assert search(sections, "  ") == ()
    assert search(sections, "appl pear quince") == ()


def test_an_excerpt_is_cut_at_words() -> None:
    text = "one two three " * 20 + "needle " + "four five six " * 20
    (hit,) = search([Section(Target("a"), "T", "T", text)], "needle")
    assert "needle" in hit.excerpt
    assert len(hit.excerpt) < 120
    assert hit.excerpt.startswith("… ")
    assert hit.excerpt.endswith(" …")
    assert set(hit.excerpt.strip("… ").split()) <= set(text.split())
