"""The book's window: every page at every table in every language, ways through it, and the way to it from anywhere."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QFont, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.book import PAGES, load_book
from subastao_qt.app.book_text import Target
from subastao_qt.app.language import LANGUAGES, Digits
from subastao_qt.app.settings_fields import Deck, WindowTheme
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import RuleSet, make_rules
from subastao_qt.ui.book.book_window import TARGET_ROLE, BookWindow
from subastao_qt.ui.book.browser import BookBrowser, accent_of
from subastao_qt.ui.book.figures import Row
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.book.writer import Look, Writer
from subastao_qt.ui.theme import WINDOWS, palette_of
from tests.languages import CODES, speaking
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of

LEFT_OVER = re.compile(r"\*\*|`|\[\[|\]\]|\]\(|\{\w+\}|:::|figure:\d+$|^#|<[a-z/]")


class Desk:
    """A book window in some language, at a table whose rules can change."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.rules = RuleSet()
        self.window = BookWindow(
            Reader(lambda: self.language, lambda: self.rules, lambda: Deck.CLASSIC)
        )

    @property
    def text(self) -> str:
        return self.window.page.toPlainText()


@pytest.fixture
def desk(qtbot: QtBot, speak: Speak) -> Desk:
    speak("en")
    desk = Desk()
    qtbot.addWidget(desk.window)
    desk.window.show()
    return desk


def look(right_to_left: bool = False) -> Look:
    colours = WINDOWS[WindowTheme.LIGHT]
    return Look(colours, accent_of(colours), 15.0, 700, right_to_left)


@pytest.mark.parametrize("code", CODES)
def test_no_markup_is_left_over_at_any_table(qapp: QApplication, code: str) -> None:
    """Every page under every preset of every variant, as the plain words a reader sees."""
    with speaking(qapp, code):
        document = QTextDocument()
        pages = load_book(code).pages.values()
        for rules in (preset.rules(variant) for preset in PRESETS for variant in Variant):
            writer = Writer(rules, look(code == "ar"))
            for page in pages:
                document.setHtml(writer.write(page).html)
                words = document.toPlainText()
                assert page.title in words
                for line in words.splitlines():
                    assert not LEFT_OVER.search(line), (page.id, line)


@pytest.mark.parametrize("code", CODES)
def test_every_picture_is_drawn(qtbot: QtBot, speak: Speak, code: str) -> None:
    speak(code)
    desk = Desk(code)
    qtbot.addWidget(desk.window)
    desk.window.show()
    browser = desk.window.page
    for name in PAGES:
        desk.window.open_page(Target(name))
        for number, drawing in enumerate(browser._drawings):
            picture = browser.loadResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(f"figure:{number}")
            )
            assert isinstance(picture, QPixmap)
            ratio = picture.devicePixelRatio()
            assert ratio == browser.devicePixelRatioF()
            assert picture.deviceIndependentSize().toSize() == drawing.size
            assert drawing.size.width() <= browser.viewport().width()
            across = drawing.width if isinstance(drawing, Row) else drawing.side
            first = QPoint(round(across / 2 * ratio), picture.height() // 2)
            assert picture.toImage().pixelColor(first).alpha() > 0, (name, number)


def test_a_page_reads_no_file_and_no_address(desk: Desk) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    for name in ("file:///etc/hostname", "https://example.org/a.png", "figure:9999", "x.png"):
        assert desk.window.page.loadResource(kind, QUrl(name)) is None


def test_links_lead_on_and_back_again(desk: Desk) -> None:
    window = desk.window
    assert window.place == Target("welcome")
    assert not window.back.isEnabled()
    window.page.anchorClicked.emit(QUrl("play#beat"))
    assert window.place == Target("play", "beat")
    assert window.page.verticalScrollBar().value() > 0
    window.page.anchorClicked.emit(QUrl("auction"))
    window.back.trigger()
    assert window.place == Target("play", "beat")
    window.back.trigger()
    assert window.place == Target("welcome")
    assert not window.back.isEnabled()
    window.forward.trigger()
    window.forward.trigger()
    assert window.place == Target("auction")
    assert not window.forward.isEnabled()
    window.back.trigger()
    window.open_page(Target("deck"))
    assert not window.forward.isEnabled()
    window.home.trigger()
    assert window.place == Target("welcome")


def test_a_place_that_is_gone_is_the_first_page(desk: Desk) -> None:
    desk.window.open_page(Target("whist", "trumps"))
    assert desk.window.place == Target("welcome")


def test_contents_show_where_one_is_and_lead_anywhere(desk: Desk) -> None:
    window = desk.window
    listed = [window.contents.item(row).data(TARGET_ROLE) for row in range(window.contents.count())]
    assert [name for name in listed if name] == list(PAGES)
    window.contents.setCurrentRow(listed.index("history"))
    assert window.place == Target("history")
    window.open_page(Target("glossary", "play"))
    assert window.contents.currentItem().data(TARGET_ROLE) == "glossary"


def test_keys_do_everything(desk: Desk) -> None:
    window = desk.window
    window.activateWindow()
    window.open_page(Target("deck"))
    QTest.keyClick(window.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.place == Target("welcome")
    QTest.keyClick(window.page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.place == Target("deck")
    QTest.keyClick(window.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.search.hasFocus()
    QTest.keyClicks(window.search, "light shuffle")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.place == window._hits[0].section.target
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_the_link_under_the_focus_is_followed(desk: Desk) -> None:
    """Tab goes to the first link of the page, Enter follows it."""
    desk.window.page.setFocus()
    QTest.keyClick(desk.window.page, Qt.Key.Key_Tab)
    QTest.keyClick(desk.window.page, Qt.Key.Key_Return)
    assert desk.window.place == Target("auction")


@pytest.mark.parametrize(
    ("code", "query", "page"),
    [
        ("en", "undertrump", "play"),
        ("es", "CONTRAFALLO", "play"),
        ("es", "ultimas", "cantes"),
        ("ru", "ренонс", "renuncio"),
        ("ru", "еще колода", "deck"),
        ("zh_CN", "末墩十分", "cantes"),
        ("ar", "الرقيب", "variants"),
        ("ar", "الاخلال", "renuncio"),
    ],
)
def test_the_search_finds(qtbot: QtBot, speak: Speak, code: str, query: str, page: str) -> None:
    speak(code)
    desk = Desk(code)
    qtbot.addWidget(desk.window)
    desk.window.show()
    desk.window.search.setText(query)
    found = [hit.section.target.page for hit in desk.window._hits]
    assert page in found
    assert desk.window.hits.count() == len(found)
    row = found.index(page)
    desk.window.hits.itemClicked.emit(desk.window.hits.item(row))
    assert desk.window.place.page == page


def test_what_was_searched_is_marked(desk: Desk) -> None:
    desk.window.open_page(Target("renuncio"))
    desk.window.search.setText("REVOKE")
    marked = [s.cursor.selectedText() for s in desk.window.page.extraSelections()]
    assert len(marked) > 5
    assert {text.lower() for text in marked} == {"revoke"}
    desk.window.larger.trigger()
    assert len(desk.window.page.extraSelections()) == len(marked)
    desk.window.search.clear()
    assert desk.window.page.extraSelections() == []
    desk.window.search.setText("qqqq")
    assert not desk.window._hits
    assert desk.window.hits.count() == 1


def test_the_page_follows_the_table(desk: Desk) -> None:
    desk.window.open_page(Target("scoring"))
    assert "Each defender scores the whole contract." in desk.text
    assert "500" in desk.text
    desk.rules = make_rules({"failed_bid": "split", "target": 700})
    desk.window.refresh()
    assert "Each defender scores the whole contract." not in desk.text
    assert "shared out among the defenders" in desk.text
    assert "700" in desk.text
    desk.rules = make_rules({"variant": "pairs4"})
    desk.window.refresh()
    assert "shared out among the defenders" not in desk.text
    assert "to the other pair" in desk.text


def test_worked_examples_follow_the_table(desk: Desk) -> None:
    desk.window.open_page(Target("play"))
    assert "You must play a trump, even a lower one: seven of coins, four of coins." in desk.text
    desk.rules = make_rules({"undertrump": "free"})
    desk.window.refresh()
    assert "You must play a trump, even a lower one" not in desk.text


@pytest.mark.parametrize("code", CODES)
def test_another_language_leaves_no_old_word(qtbot: QtBot, speak: Speak, code: str) -> None:
    before = "es" if code != "es" else "ru"
    speak(before)
    desk = Desk(before)
    qtbot.addWidget(desk.window)
    desk.window.show()
    desk.window.open_page(Target("play", "beat"))
    desk.window.search.setText("1371")
    desk.language = code
    speak(code)
    QApplication.processEvents()
    fresh = Desk(code)
    qtbot.addWidget(fresh.window)
    fresh.window.show()
    fresh.window.open_page(Target("play", "beat"))
    fresh.window.search.setText("1371")
    QApplication.processEvents()
    assert desk.text == fresh.text
    assert texts_of(desk.window) == texts_of(fresh.window)
    assert desk.window.place == Target("play", "beat")
    assert desk.window.page.layoutDirection() == fresh.window.page.layoutDirection()
    assert desk.window.back.shortcut() == fresh.window.back.shortcut()


def test_arabic_reads_from_the_right(qtbot: QtBot, speak: Speak) -> None:
    speak("ar")
    desk = Desk("ar")
    qtbot.addWidget(desk.window)
    desk.window.show()
    option = desk.window.page.document().begin().textDirection()
    assert option is Qt.LayoutDirection.RightToLeft
    assert desk.window.back.shortcut().toString() == "Alt+Right"
    assert desk.window.contents.x() == 0
    assert desk.window._side.x() > desk.window.page.x()


def test_arabic_digits_reach_the_page(qtbot: QtBot, qapp: QApplication) -> None:
    with speaking(qapp, "ar", Digits.EASTERN):
        desk = Desk("ar")
        qtbot.addWidget(desk.window)
        desk.window.open_page(Target("scoring"))
        assert "١٢٨" in desk.text
        assert not re.search(r"(?<!F)[0-9]", desk.text)
        assert "F6" in desk.text
        desk.window.search.setText("128")
        assert desk.window._hits


@pytest.mark.parametrize("theme", [WindowTheme.LIGHT, WindowTheme.DARK, WindowTheme.CONTRAST])
def test_headings_and_links_can_be_read(desk: Desk, theme: WindowTheme) -> None:
    colours = WINDOWS[theme]
    for ground in (colours.base, colours.window):
        assert contrast(accent_of(colours), ground) >= 4.5
    desk.window.page.setPalette(palette_of(colours))
    assert desk.window.page.look().colours == colours


def contrast(one: str, other: str) -> float:
    def light(name: str) -> float:
        parts = [int(name[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_letters_and_cards_grow_together(desk: Desk) -> None:
    browser = desk.window.page
    desk.window.open_page(Target("deck"))
    before = browser._drawings[0].size
    desk.window.larger.trigger()
    assert browser.zoom == 110
    assert browser._drawings[0].size.height() > before.height()
    for _step in range(20):
        desk.window.larger.trigger()
    assert browser.zoom == 200
    for _step in range(20):
        desk.window.smaller.trigger()
    assert browser.zoom == 80
    font = QFont(browser.font())
    font.setPixelSize(30)
    browser.setFont(font)
    QApplication.processEvents()
    assert browser.look().letters == 24.0


def test_browsers_without_a_page_show_nothing(qtbot: QtBot) -> None:
    browser = BookBrowser()
    qtbot.addWidget(browser)
    browser.refresh()
    assert browser.toPlainText() == ""


def test_languages_of_the_program_have_a_book() -> None:
    assert {language.code for language in LANGUAGES} == set(CODES)
    for language in LANGUAGES:
        assert load_book(language.code).language == language.code
