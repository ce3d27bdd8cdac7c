"""Every dialog in every language: it opens, changes language live, fits the smallest window, gives what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QSlider,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import Cloth, OwnPreset, PlayerChoice, Speed
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.record import record_text
from subastao_qt.engine.ruleset import make_rules
from subastao_qt.ui.about_dialog import AboutDialog
from subastao_qt.ui.archive_dialog import ArchiveDialog
from subastao_qt.ui.new_match_dialog import NewMatchDialog
from subastao_qt.ui.opponent_row import OpponentRow
from subastao_qt.ui.settings_dialog import SettingsDialog
from tests.screens.moments import record_at
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of

CODES = [language.code for language in LANGUAGES]
SETTINGS = Settings(
    presets=(OwnPreset("Los jueves", "variant=pairs4signals target=700"),),
    rules="variant=pairs4signals bid_step=10 tute=points",
)

DIALOGS: dict[str, Callable[[Path], QDialog]] = {
    "settings": lambda _folder: SettingsDialog(SETTINGS),
    "new match": lambda _folder: NewMatchDialog(SETTINGS, True),
    "about": lambda _folder: AboutDialog(True),
    "about, slow": lambda _folder: AboutDialog(False),
    "archive": lambda folder: ArchiveDialog(filled(folder)),
    "empty archive": lambda folder: ArchiveDialog(MatchStore(folder / "none")),
}


def filled(folder: Path) -> MatchStore:
    """A store with a match that was left, a finished one and one that cannot be read."""
    store = MatchStore(folder)
    if not store.archive.exists():
        store.file_away(record_text(record_at("result")), "2026-01-01-120000")
        store.file_away(record_text(record_at("match-over")), "2026-01-02-120000")
        store.file_away("rubbish", "2026-01-03-120000")
    return store


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", CODES)
def test_a_dialog_changes_language_live(
    qtbot: QtBot, qapp: QApplication, speak: Speak, tmp_path: Path, name: str, code: str
) -> None:
    speak("es" if code != "es" else "ru")
    old = DIALOGS[name](tmp_path)
    qtbot.addWidget(old)
    old.show()
    before = texts_of(old)
    speak(code)
    qapp.processEvents()
    fresh = DIALOGS[name](tmp_path)
    qtbot.addWidget(fresh)
    fresh.show()
    assert texts_of(old) == texts_of(fresh)
    assert texts_of(old) != before
    assert old.layoutDirection() == QLocale().textDirection()


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("code", CODES)
def test_a_dialog_fits_the_smallest_window(
    qtbot: QtBot, speak: Speak, tmp_path: Path, name: str, code: str
) -> None:
    speak(code)
    dialog = DIALOGS[name](tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
    assert dialog.minimumSizeHint().width() <= 1024
    assert dialog.minimumSizeHint().height() <= 600


def test_the_settings_dialog_gives_back_what_it_was_given(qtbot: QtBot, speak: Speak) -> None:
    dialog = SettingsDialog(SETTINGS)
    qtbot.addWidget(dialog)
    assert dialog.settings() == SETTINGS


def test_each_setting_is_changed_by_its_widget(qtbot: QtBot, speak: Speak) -> None:
    """Each widget with a setting's name changes that setting and no other."""
    names = ["cloth", "deck", "back", "window_theme", "text_size", "speed", "reduced_motion"]
    names += ["sorting", "confirm_card", "play_forced", "thinking_time", "language", "digits"]
    names += ["sound", "volume"]
    for name in names:
        dialog = SettingsDialog(SETTINGS)
        qtbot.addWidget(dialog)
        widget = dialog.findChild(object, f"setting_{name}")  # type: ignore[type-var]
        match widget:
            case QComboBox():
                widget.setCurrentIndex((widget.currentIndex() + 1) % widget.count())
            case QCheckBox():
                widget.click()
            case QSpinBox():
                widget.stepUp()
            case QSlider():
                widget.setValue(widget.value() - 7)
            case _:
                pytest.fail(f"no widget of {name}")
        changed = dialog.settings()
        assert getattr(changed, name) != getattr(SETTINGS, name), name
        assert replace(changed, **{name: getattr(SETTINGS, name)}) == SETTINGS, name


def test_rules_that_do_not_go_together_close_ok(qtbot: QtBot, speak: Speak) -> None:
    dialog = SettingsDialog(replace(SETTINGS, rules="variant=classic3 bid_step=10 min_bid=70"))
    qtbot.addWidget(dialog)
    spin = dialog.findChild(QSpinBox, "option_min_bid")
    assert spin is not None
    spin.setValue(75)
    ok = dialog._buttons.buttons()[0]
    assert not ok.isEnabled()
    assert dialog.settings().rules == "variant=classic3 bid_step=10 min_bid=70"
    spin.setValue(80)
    assert ok.isEnabled()


def test_a_new_match_has_the_players_that_were_chosen(qtbot: QtBot, speak: Speak) -> None:
    dialog = NewMatchDialog(replace(SETTINGS, rules="variant=classic3"), False)
    qtbot.addWidget(dialog)
    name = dialog.findChild(QLineEdit, "your_name")
    assert name is not None
    name.setText(" Ana\u202e ")
    seats = dialog.seats()
    assert [seat.name for seat in seats] == ["Ana", "Lola", "Paco"]
    assert seats[0].bot is None
    assert all(seat.bot is not None for seat in seats[1:])
    dialog.rules_form.show_rules(make_rules({"variant": "pairs4"}))
    assert [seat.name for seat in dialog.seats()] == ["Ana", "Lola", "Inés", "Paco"]
    assert dialog.settings().name == "Ana"
    assert dialog.rules().variant is Variant.PAIRS4


def test_an_opponent_is_chosen_by_name_and_nobody_sits_twice(qtbot: QtBot, speak: Speak) -> None:
    dialog = NewMatchDialog(SETTINGS, False)
    qtbot.addWidget(dialog)
    right, _, left = dialog.players_form.findChildren(OpponentRow)
    assert right.opponent.currentText() == "Lola — Casual, balanced"
    assert right.own.isHidden()
    names = [right.opponent.itemText(number) for number in range(right.opponent.count())]
    assert names[-1] == "Somebody else…"
    assert "Remedios — Expert, balanced" in names
    paco = names.index("Paco — Casual, bold")
    right.opponent.setCurrentIndex(paco)
    right.opponent.activated.emit(paco)
    assert [each.name for each in dialog.settings().players] == ["Paco", "Inés", "Lola"]
    assert left.opponent.currentText() == "Lola — Casual, balanced"
    assert right.opponent.accessibleName() == "On your right: Opponent"


def test_a_player_of_ones_own_has_name_level_and_style(qtbot: QtBot, speak: Speak) -> None:
    dialog = NewMatchDialog(SETTINGS, False)
    qtbot.addWidget(dialog)
    right = dialog.players_form.findChildren(OpponentRow)[0]
    last = right.opponent.count() - 1
    right.opponent.setCurrentIndex(last)
    right.opponent.activated.emit(last)
    assert not right.own.isHidden()
    name = right.own.findChild(QLineEdit)
    level, style = right.own.findChildren(QComboBox)
    assert name is not None
    name.setText("Abuelo")
    level.setCurrentIndex(4)
    style.setCurrentIndex(0)
    chosen = dialog.settings()
    assert chosen.players[0] == PlayerChoice("Abuelo", "expert-careful")
    again = NewMatchDialog(chosen, False)
    qtbot.addWidget(again)
    row = again.players_form.findChildren(OpponentRow)[0]
    assert not row.own.isHidden()
    assert row.choice() == PlayerChoice("Abuelo", "expert-careful")


def test_the_archive_lists_the_latest_first_and_opens_one(
    qtbot: QtBot, speak: Speak, tmp_path: Path
) -> None:
    store = filled(tmp_path)
    dialog = ArchiveDialog(store)
    qtbot.addWidget(dialog)
    assert dialog._list.count() == 2
    assert "finished" in dialog._list.item(0).text()
    dialog._list.setCurrentRow(1)
    dialog._take()
    assert dialog.chosen == store.archive / "2026-01-01-120000.subastao"


def test_cloths_and_speeds_all_have_a_word(qtbot: QtBot, speak: Speak) -> None:
    dialog = SettingsDialog(SETTINGS)
    qtbot.addWidget(dialog)
    for name, kind in (("cloth", Cloth), ("speed", Speed)):
        box = dialog.findChild(QComboBox, f"setting_{name}")
        assert box is not None
        words = [box.itemText(row) for row in range(box.count())]
        assert len(set(words)) == len(list(kind))
        assert all(words)
