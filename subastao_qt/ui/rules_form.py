"""The rules as a form, made from the table of options: a plain page and the house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.settings_fields import OwnPreset
from subastao_qt.engine.choices import BidStep
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.options import Page
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters
from subastao_qt.ui.named_rules import difference_lines, telling_differences
from subastao_qt.ui.option_editors import (
    OptionEditor,
    editor_for,
    is_language_change,
    label_alignment,
)
from subastao_qt.ui.preset_bar import PresetBar
from subastao_qt.ui.words import capital, fill, listing, option_help, option_label


class RulesForm(QWidget):
    """Chooses rules. `rules()` is what is chosen, None while it does not go together."""

    edited = Signal()
    """The rules, or one's own presets, were changed by the person."""

    def __init__(
        self, rules: RuleSet, presets: tuple[OwnPreset, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shown = rules
        self.bar = PresetBar(rules, presets, self)
        self._tabs = QTabWidget(self)
        self._editors: dict[str, OptionEditor] = {}
        self._labels: dict[str, QLabel] = {}
        self._forms = {page: self._page() for page in Page}
        for name, option in OPTIONS.items():
            self._add(name, self._forms[option.scope.page])
        self._message = QLabel(self)
        self._message.setWordWrap(True)
        self._message.setObjectName("rules_message")
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._message)
        layout.addWidget(self._note)
        self.bar.chosen.connect(self._on_preset)
        self.bar.presets_changed.connect(self._on_presets)
        self.show_rules(rules)
        self.retranslate()

    def rules(self) -> RuleSet | None:
        """The rules chosen; None while they do not go together (the form says why)."""
        try:
            return self._chosen()
        except RulesError:
            return None

    def presets(self) -> tuple[OwnPreset, ...]:
        """One's own presets, as they are now."""
        return self.bar.presets

    def show_rules(self, rules: RuleSet) -> None:
        """Show rules; the preset nearest to them is named."""
        self._shown = rules
        for name, editor in self._editors.items():
            editor.show_value(getattr(rules, name))
        self.bar.show_rules(rules)
        self._refresh()

    def show_house_rules(self) -> None:
        """Turn to the page of the house rules."""
        self._tabs.setCurrentIndex(list(self._forms).index(Page.HOUSE))

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._tabs.setTabText(0, self.tr("Main rules"))
        self._tabs.setTabText(1, self.tr("House rules"))
        self._note.setText(self.tr("A match in progress keeps the rules it was started with."))
        for editor in self._editors.values():
            editor.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _page(self) -> QFormLayout:
        inner = QWidget()
        form = QFormLayout(inner)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setLabelAlignment(label_alignment())
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        area = QScrollArea(self._tabs)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        self._tabs.addTab(area, "")
        return form

    def _add(self, name: str, form: QFormLayout) -> None:
        page = form.parentWidget()
        assert page is not None
        editor = editor_for(OPTIONS[name], page)
        label = QLabel(page)
        label.setBuddy(editor.widget)
        editor.edited.connect(self._on_edited)
        self._editors[name], self._labels[name] = editor, label
        form.addRow(label, editor.widget)

    def _chosen(self) -> RuleSet:
        values: dict[str, Any] = {name: editor.value() for name, editor in self._editors.items()}
        return RuleSet(**values)

    def _on_edited(self) -> None:
        rules = self.rules()
        if rules is not None:
            self._shown = rules
            self.bar.show_rules(rules, keep=True)
        self._refresh()
        self.edited.emit()

    def _on_preset(self, rules: RuleSet) -> None:
        self.show_rules(rules)
        self.edited.emit()

    def _on_presets(self) -> None:
        self._refresh()
        self.edited.emit()

    def _refresh(self) -> None:
        """Show what differs from the preset, what matters, and what does not go together."""
        chosen = self.rules()
        variant = self._editors["variant"].value()
        seen = chosen or replace(self._shown, variant=variant)  # type: ignore[arg-type]
        base = self.bar.named.rules(seen.variant)
        differing = {option.name for option in telling_differences(seen, base)}
        for name, option in OPTIONS.items():
            usable = matters(option, seen)
            label, editor = self._labels[name], self._editors[name]
            editor.widget.setEnabled(usable)
            label.setEnabled(usable)
            font = label.font()
            font.setBold(name in differing)
            label.setFont(font)
            #: The label of an option that is not as in the preset.
            text = self.tr("{option} (changed)") if name in differing else "{option}"
            label.setText(fill(text, option=option_label(option)))
            label.setToolTip(option_help(option))
        self._message.setText(self._summary(chosen))

    def _summary(self, chosen: RuleSet | None) -> str:
        if chosen is None:
            return self._why_not()
        named = self.bar.named
        lines = difference_lines(chosen, named)
        if not lines:
            return fill(self.tr("As in the preset “{preset}”."), preset=named.name)
        text = self.tr("Changed from the preset “{preset}”: {list}.")
        return fill(text, preset=named.name, list=listing([capital(line) for line in lines]))

    def _why_not(self) -> str:
        if self._editors["bid_step"].value() is BidStep.TEN:
            return self.tr("With bidding steps of 10 the lowest bid must be a multiple of 10.")
        return self.tr("These rules do not go together.")
