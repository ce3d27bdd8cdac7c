"""The language of the program: chosen from the system's, switched live, with its digits, direction and fonts."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from subastao_qt.app import language as languages
from subastao_qt.app import resources
from subastao_qt.app.language import Digits, Languages, available, language_of, system_language
from tests.languages import CODES, speaking

CATALOGUES = Path(__file__).resolve().parent.parent / "translations"


def translations_of(code: str) -> Iterator[tuple[str, str]]:
    """Every text of a catalogue with its context, plural forms one by one."""
    for context in ET.parse(CATALOGUES / f"subastao_{code}.ts").getroot().iter("context"):
        for translation in context.iter("translation"):
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for text in forms or [translation.text or ""]:
                yield context.findtext("name", ""), text


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["es-MX", "en"], "es"),
        (["ru_RU"], "ru"),
        (["zh-Hans-CN", "zh"], "zh_CN"),
        (["zh_TW"], "zh_CN"),
        (["ar-EG"], "ar"),
        (["de-DE", "ru-RU", "en"], "ru"),
        (["fi"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_first_start_follows_the_system(wanted: list[str], code: str) -> None:
    assert system_language(wanted) == code


def test_languages_are_named_in_themselves() -> None:
    assert [language.name for language in available()] == [
        "Español",
        "English",
        "Русский",
        "简体中文",
        "العربية",
    ]
    assert tuple(language.code for language in available()) == CODES
    assert language_of("de") is None


@pytest.mark.parametrize("code", CODES)
def test_direction_locale_and_font(qapp: QApplication, code: str) -> None:
    with speaking(qapp, code) as spoken:
        arabic = code == "ar"
        right_to_left = qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert right_to_left == arabic
        assert QLocale().toString(1250) == "1250"
        assert spoken.current.code == code
        families = qapp.font().families()
        assert len(families) == 3
        first = {"zh_CN": "Subastao Sans SC", "ar": "Subastao Sans Arabic"}.get(
            code, "Subastao Sans"
        )
        assert families[0] == first
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_arabic_digits_are_a_choice(qapp: QApplication) -> None:
    with speaking(qapp, "ar", Digits.EASTERN):
        assert QLocale().toString(75) == "٧٥"
    with speaking(qapp, "ru", Digits.EASTERN):
        assert QLocale().toString(75) == "75"


def test_every_switch_reaches_widgets_and_listeners(qapp: QApplication, qtbot: QtBot) -> None:
    heard: list[str] = []
    seen: list[str] = []

    class Label(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() is QEvent.Type.LanguageChange:
                seen.append(QCoreApplication.translate("Words", "Next deal"))
            super().changeEvent(event)

    label = Label()
    qtbot.addWidget(label)
    with speaking(qapp, "en") as spoken:
        spoken.changed.connect(heard.append)
        for code in ("es", "ru", "zh_CN", "ar", "en"):
            spoken.use(code)
            qapp.processEvents()
        assert heard == ["es", "ru", "zh_CN", "ar", "en"]
        for text in (
            "Siguiente mano",
            "Следующая раздача",
            "下一局",
            "الجولة التالية",
            "Next deal",
        ):
            assert text in seen


def test_qt_speaks_our_words(qapp: QApplication, qtbot: QtBot) -> None:
    expected = {"es": "Cancelar", "en": "Cancel", "ru": "Отмена", "zh_CN": "取消", "ar": "إلغاء"}
    for code, text in expected.items():
        with speaking(qapp, code):
            box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            qtbot.addWidget(box)
            assert (
                box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == text
            )
    with speaking(qapp, "zh_CN"):
        field = QLineEdit("x")
        qtbot.addWidget(field)
        menu = field.createStandardContextMenu()
        texts = [action.text() for action in menu.actions()]
        menu.deleteLater()
    assert any("撤销" in text for text in texts)
    assert not any("撤消" in text for text in texts)


def test_a_catalogue_that_cannot_be_read_leaves_english(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "subastao_ru.qm"
    broken.write_bytes(b"no catalogue")
    monkeypatch.setattr(resources, "catalogue", lambda _code: broken)
    told: list[str] = []
    monkeypatch.setattr(languages._log, "warning", lambda *words: told.append(str(words)))
    with speaking(qapp, "ru") as spoken:
        assert QCoreApplication.translate("Words", "Next deal") == "Next deal"
        assert spoken.current.code == "ru"
    assert any("subastao_ru.qm" in words for words in told)


def test_an_unknown_code_means_the_systems_language(qapp: QApplication) -> None:
    with speaking(qapp, "xx") as spoken:
        assert spoken.current.code == system_language()


@pytest.mark.parametrize("code", CODES)
def test_every_sign_has_a_glyph_of_ours(qapp: QApplication, code: str) -> None:
    """Shape every text of the catalogue and look for missing glyphs (index 0) and for fonts of the system."""
    with speaking(qapp, code) as spoken:
        ours = set(qapp.font().families())
        texts = [re.sub(r"%L?n|\{\w+\}", "0", text) for _, text in translations_of(code)]
        texts += [spoken.current.name, QLocale().toString(1234567890), "–−+·…%٪"]
        missing: set[str] = set()
        for text in texts:
            for line in text.replace("&", "").split("\n"):
                layout = QTextLayout(line, qapp.font())
                layout.beginLayout()
                layout.createLine().setLineWidth(100_000)
                layout.endLayout()
                for run in layout.glyphRuns():
                    if 0 in run.glyphIndexes() or run.rawFont().familyName() not in ours:
                        missing.add(line)
        assert not missing


def test_silence_takes_everything_back(qapp: QApplication) -> None:
    spoken = Languages(qapp)
    spoken.use("es")
    assert QCoreApplication.translate("Words", "Next deal") == "Siguiente mano"
    spoken.silence()
    assert QCoreApplication.translate("Words", "Next deal") == "Next deal"
    spoken.deleteLater()
