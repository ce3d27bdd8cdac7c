"""The form shows every option, each changes the rules, and what does not go together is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from subastao_qt.app.preset_file import PresetFileError
from subastao_qt.app.settings_fields import OwnPreset
from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.options import ChoiceOption, NumberOption, PhrasesOption
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, differences, make_rules, matters
from subastao_qt.ui.named_rules import badge_text, badge_tooltip, nearest
from subastao_qt.ui.rules_form import RulesForm
from subastao_qt.ui.words import option_label
from tests.ui.conftest import Speak

# Rules under which every option has a say, for one variant or another.
LIVELY = [
    make_rules({"variant": variant.value, "singers": "all", "tute": "points"})
    for variant in Variant
]


@pytest.fixture
def form(qtbot: QtBot, speak: Speak) -> RulesForm:
    form = RulesForm(RuleSet(), ())
    qtbot.addWidget(form)
    form.show()
    return form


def editor(form: RulesForm, name: str) -> QWidget:
    found = form.findChild(QWidget, f"option_{name}")
    assert found is not None, f"no editor of {name}"
    return found


def choose(box: QComboBox, place: int) -> None:
    """Choose an entry by keyboard, as a person does."""
    steps = place - box.currentIndex()
    key = Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up
    for _step in range(abs(steps)):
        QTest.keyClick(box, key)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_shown_with_its_name_and_help(form: RulesForm, name: str) -> None:
    shown = editor(form, name)
    assert shown.toolTip()
    assert shown.accessibleName() == option_label(OPTIONS[name])
    assert any(label.buddy() is shown for label in form.findChildren(QLabel))


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_changes_the_rules(form: RulesForm, qtbot: QtBot, name: str) -> None:
    option = OPTIONS[name]
    rules = next(r for r in LIVELY if matters(option, r) or name in ("target", "deals"))
    if name == "deals":
        rules = make_rules({"match_end": "deals"})
    form.show_rules(rules)
    shown = editor(form, name)
    assert shown.isEnabled()
    match option:
        case ChoiceOption():
            assert isinstance(shown, QComboBox)
            assert shown.count() == len(option.choices)
            values = list(option.choices)
            choose(shown, (values.index(getattr(rules, name)) + 1) % len(values))
        case NumberOption():
            assert isinstance(shown, QSpinBox)
            shown.stepUp()
        case PhrasesOption():
            box = shown.findChild(QCheckBox, f"phrase_{Phrase.LARGO.value}")
            assert box is not None
            box.click()
    chosen = form.rules()
    assert chosen is not None
    assert list(differences(chosen, rules)) == [name]


def test_options_without_a_say_are_closed(form: RulesForm) -> None:
    for rules in LIVELY:
        form.show_rules(rules)
        for name, option in OPTIONS.items():
            assert editor(form, name).isEnabled() is matters(option, rules), name


def test_a_number_between_two_steps_goes_to_the_nearest(form: RulesForm) -> None:
    spin = editor(form, "min_bid")
    assert isinstance(spin, QSpinBox)
    spin.setValue(67)
    rules = form.rules()
    assert rules is not None
    assert rules.min_bid == 65


def test_what_does_not_go_together_is_refused_in_words(form: RulesForm) -> None:
    form.show_rules(make_rules({"bid_step": "10"}))
    spin = editor(form, "min_bid")
    assert isinstance(spin, QSpinBox)
    spin.setValue(65)
    assert form.rules() is None
    message = form.findChild(QLabel, "rules_message")
    assert message is not None
    assert "multiple of 10" in message.text()
    spin.setValue(70)
    assert form.rules() == make_rules({"bid_step": "10", "min_bid": 70})


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_a_preset_keeps_the_variant(form: RulesForm, number: int) -> None:
    form.show_rules(RuleSet(variant=Variant.PAIRS4))
    box = form.bar.findChild(QComboBox, "preset")
    assert box is not None
    box.setCurrentIndex(number)
    box.activated.emit(number)
    assert form.rules() == PRESETS[number].rules(Variant.PAIRS4)


def test_what_differs_from_the_preset_is_shown(form: RulesForm) -> None:
    form.show_rules(make_rules({"target": 700}))
    message = form.findChild(QLabel, "rules_message")
    assert message is not None
    assert "Target: 700" in message.text()
    label = next(x for x in form.findChildren(QLabel) if x.buddy() is editor(form, "target"))
    assert label.font().bold()
    assert "changed" in label.text()


def test_own_presets_are_saved_chosen_and_deleted(form: RulesForm) -> None:
    form.show_rules(make_rules({"variant": "pairs4", "target": 700}))
    assert form.bar.save("  Los\njueves ")
    assert form.presets() == (OwnPreset("Losjueves", "variant=pairs4 target=700"),)
    assert form.bar.named.name == "Losjueves"
    form.bar.delete()
    assert form.presets() == ()
    assert form.rules() == make_rules({"variant": "pairs4", "target": 700})
    assert not form.bar.save("   ")


def test_presets_go_through_files(form: RulesForm, tmp_path: Path) -> None:
    path = tmp_path / "x.subastao-rules"
    rules = make_rules({"variant": "pairs4signals", "phrases": "as,largo", "target": 700})
    form.show_rules(rules)
    form.bar.save("Los jueves")
    form.bar.export_to(path)
    form.bar.delete()
    form.show_rules(RuleSet())
    form.bar.import_from(path)
    assert form.rules() == rules
    assert [preset.name for preset in form.presets()] == ["Los jueves"]


def test_a_bad_file_changes_nothing(form: RulesForm, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\x00" * 100_000)
    before = form.rules()
    with pytest.raises(PresetFileError):
        form.bar.import_from(path)
    assert form.rules() == before
    assert form.presets() == ()


def test_the_badge_names_the_preset_and_what_differs(speak: Speak) -> None:
    own = (OwnPreset("Los jueves", "variant=classic3 target=700 tute=deal"),)
    assert "Strict table" in badge_text(
        make_rules({"renuncio": "claim", "shuffle": "cut-only"}), own
    )
    near = make_rules({"target": 700, "tute": "deal", "first_lead": "mano"})
    assert nearest(near, own).name == "Los jueves"
    assert "changed: 1" in badge_text(near, own)
    assert "First lead: the first player" in badge_tooltip(near, own)


def test_the_menu_of_presets_can_be_reached_by_keyboard(form: RulesForm) -> None:
    button = form.bar.findChild(QPushButton, "preset_menu")
    assert button is not None
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button.menu() is form.bar.menu
