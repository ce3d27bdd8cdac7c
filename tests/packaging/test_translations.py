"""What the catalogue tools take for a phrase, what they refuse, and that lupdate sees the same."""

import subprocess
from pathlib import Path

import pytest

from catalogue_file import Entry, entries, faults
from qt_tools import qt_tool
from tr_calls import Phrase, read
from translations import LANGUAGES

GOOD = """
class Table:
    def f(self, n):
        self.tr("Pass")
        self.tr("{name} " "plays", "verb").format(name=n)
        self.tr("%n card(s)", "", n)
        self.tr("%Ln point(s)", "", n + 1)
        QCoreApplication.translate("Bar", "Your turn")
        QCoreApplication.translate("Bar", "Rey", "card")

TITLE = QT_TRANSLATE_NOOP("Rules", "Lowest bid")
HELP = texts.QT_TRANSLATE_NOOP(
    "Rules",
    "What the first "
    "bid must be.",
)
"""
PHRASES = {
    Phrase("Table", "Pass"),
    Phrase("Table", "{name} plays", "verb"),
    Phrase("Table", "%n card(s)", "", True),
    Phrase("Table", "%Ln point(s)", "", True),
    Phrase("Bar", "Your turn"),
    Phrase("Bar", "Rey", "card"),
    Phrase("Rules", "Lowest bid"),
    Phrase("Rules", "What the first bid must be."),
}


def test_phrases_are_read_from_the_source() -> None:
    found, wrong = read(GOOD)
    assert set(found) == PHRASES
    assert wrong == []


def test_lupdate_sees_the_same(tmp_path: Path) -> None:
    source, catalogue = tmp_path / "a.py", tmp_path / "a_ru.ts"
    source.write_text(GOOD, "utf-8")
    command = [qt_tool("lupdate"), "-silent", str(source), "-ts", str(catalogue)]
    subprocess.run(command, check=True)
    assert {entry.phrase for entry in entries(catalogue)} == PHRASES


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{n} cards")',
        "self.tr(name)",
        'self.tr("a" + "b")',
        'self.tr("%n card(s)")',
        'self.tr("cards", "", n)',
        'self.tr("cards", comment)',
        'other.tr("Pass")',
        "t = self.tr",
        "t = QCoreApplication.translate",
        'translate("Bar", "Pass")',
        'app.translate("Bar", "Pass")',
        'QCoreApplication.translate(context, "Pass")',
        'QCoreApplication.translate("Bar", f"{n}")',
        'QCoreApplication.translate("Bar", text)',
        'QCoreApplication.translate("Bar", "%n card(s)", "", n)',
        'QCoreApplication.translate("Bar", "%n card(s)", n=n)',
        "QCoreApplication.translate(word.context, word.text)",
        'QT_TRANSLATE_NOOP("Rules", f"{n}")',
        'QT_TRANSLATE_NOOP(context, "Pass")',
        'QT_TRANSLATE_NOOP("Rules", "%n card(s)")',
    ],
)
def test_a_call_that_finds_no_translation_is_refused(line: str) -> None:
    found, wrong = read(f"class Table:\n    def f(self, n):\n        {line}\n")
    assert found == []
    assert [fault.line for fault in wrong] == [3]


def test_a_tr_outside_a_class_has_no_context() -> None:
    assert len(read('self.tr("Pass")')[1]) == 1


def test_declared_words_are_looked_up_in_one_module_only() -> None:
    assert read("QCoreApplication.translate(word.context, word.text)", True) == ([], [])


def test_other_things_called_translate_are_let_be() -> None:
    assert read("painter.translate(3, 4)\n'abc'.translate(table)\n") == ([], [])


@pytest.mark.parametrize(
    ("source", "form"),
    [("{name} plays", "juega"), ("{name} plays", "{nombre} juega"), ("Pass", "{name} pasa")],
)
def test_placeholders_agree(source: str, form: str) -> None:
    assert len(faults(Entry(Phrase("T", source), (form,), ""), "es")) == 1


def plural_faults(language: str, *forms: str) -> int:
    return len(faults(Entry(Phrase("T", "%n card(s)", "", True), forms, ""), language))


def test_numbers_agree_and_may_lack_where_a_form_means_one_number() -> None:
    assert plural_faults("es", "una carta", "%n cartas") == 0
    assert plural_faults("es", "una carta", "cartas") == 1
    assert plural_faults("es", "%Ln carta", "%n cartas") == 1
    assert plural_faults("ru", "карта", "%n карты", "%n карт") == 1
    assert plural_faults("zh_CN", "牌") == 1
    assert plural_faults("ar", "لا", "ورقة", "ورقتان", "%n أوراق", "%n ورقة", "%n ورقة") == 0


def test_five_languages() -> None:
    assert len(LANGUAGES) == 5
