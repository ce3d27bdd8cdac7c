"""Choosing a preset of the rules; saving, deleting, exporting and importing one's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)

from subastao_qt.app.causes import cause_of
from subastao_qt.app.preset_file import (
    MAX_BYTES,
    PresetFault,
    PresetFileError,
    preset_file_text,
    read_preset_file,
)
from subastao_qt.app.settings_fields import MAX_PRESETS, OwnPreset
from subastao_qt.app.storage import write_atomically
from subastao_qt.engine.record import MAX_NAME, clean_name
from subastao_qt.engine.ruleset import RuleSet, rules_text
from subastao_qt.ui.named_rules import OWN, NamedRules, named_rules, nearest, telling_differences
from subastao_qt.ui.option_editors import CalmComboBox, is_language_change
from subastao_qt.ui.words import fill
from subastao_qt.ui.words.troubles import cause_text, preset_trouble


class PresetBar(QWidget):
    """A list of presets and a menu of what can be done with one's own."""

    chosen = Signal(object)
    """The RuleSet of the preset that was chosen."""
    presets_changed = Signal()

    def __init__(self, rules: RuleSet, presets: tuple[OwnPreset, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.presets = presets
        self._rules = rules
        self._named = nearest(rules, presets)
        self._label = QLabel(self)
        self._box = CalmComboBox(self)
        self._box.setObjectName("preset")
        self._label.setBuddy(self._box)
        self._button = QPushButton(self)
        self._button.setObjectName("preset_menu")
        self.menu = QMenu(self)
        self._save = self.menu.addAction("")
        self._delete = self.menu.addAction("")
        self.menu.addSeparator()
        self._export = self.menu.addAction("")
        self._import = self.menu.addAction("")
        self._button.setMenu(self.menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label)
        layout.addWidget(self._box, 1)
        layout.addWidget(self._button)
        self._box.activated.connect(self._on_activated)
        self._save.triggered.connect(self._ask_name)
        self._delete.triggered.connect(self.delete)
        self._export.triggered.connect(self._ask_export)
        self._import.triggered.connect(self._ask_import)
        self.retranslate()

    @property
    def named(self) -> NamedRules:
        """The preset that the rules are compared with."""
        return self._named

    def show_rules(self, rules: RuleSet, keep: bool = False) -> None:
        """Name the preset of these rules; `keep` stays with the one chosen while nothing fits exactly."""
        self._rules = rules
        best = nearest(rules, self.presets)
        exact = not telling_differences(rules, best.rules(rules.variant))
        if exact or not keep or self._named not in named_rules(self.presets):
            still = not telling_differences(rules, self._named.rules(rules.variant))
            if not (keep and still):
                self._named = best
        self._fill()

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._label.setText(self.tr("&Preset:"))
        self._button.setText(self.tr("My presets"))
        self._save.setText(self.tr("&Save these rules as…"))
        self._delete.setText(self.tr("&Delete this preset"))
        self._export.setText(self.tr("&Export to a file…"))
        self._import.setText(self.tr("&Import from a file…"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def save(self, name: str) -> bool:
        """Keep the rules under a name; a preset of that name is replaced. False when there is no room."""
        name = clean_name(name)
        kept = tuple(preset for preset in self.presets if preset.name != name)
        if not name or len(kept) >= MAX_PRESETS:
            return False
        preset = OwnPreset(name, rules_text(self._rules))
        self._take((*kept, preset), OWN + name)
        return True

    def delete(self) -> None:
        """Forget the preset shown, if it is one's own; the rules stay as they are."""
        gone = self._named.own
        if gone is not None:
            self._take(tuple(preset for preset in self.presets if preset != gone), "")

    def export_to(self, path: Path) -> None:
        """Write the rules shown into a file, under the preset's name. Raises OSError."""
        preset = OwnPreset(self._named.name, rules_text(self._rules))
        write_atomically(path, preset_file_text(preset).encode("utf-8"))

    def import_from(self, path: Path) -> None:
        """Take a preset from a file and choose it. Raises OSError, PresetFileError."""
        with path.open("rb") as file:
            preset = read_preset_file(file.read(MAX_BYTES + 1))
        kept = tuple(known for known in self.presets if known.name != preset.name)
        if len(kept) >= MAX_PRESETS:
            raise PresetFileError(0, PresetFault.NO_ROOM, most=MAX_PRESETS)
        self._take((*kept, preset), OWN + preset.name)
        self.chosen.emit(self._named.rules(self._rules.variant))

    def _take(self, presets: tuple[OwnPreset, ...], key: str) -> None:
        self.presets = presets
        every = named_rules(presets)
        self._named = next((n for n in every if n.key == key), nearest(self._rules, presets))
        self._fill()
        self.presets_changed.emit()

    def _fill(self) -> None:
        self._box.clear()
        for named in named_rules(self.presets):
            self._box.addItem(named.name, named.key)
        self._box.setCurrentIndex(self._box.findData(self._named.key))
        self._delete.setEnabled(self._named.own is not None)

    def _on_activated(self, place: int) -> None:
        self._named = named_rules(self.presets)[place]
        self._delete.setEnabled(self._named.own is not None)
        self.chosen.emit(self._named.rules(self._rules.variant))

    def _ask_name(self) -> None:
        proposed = self._named.name if self._named.own is not None else ""
        name, fine = QInputDialog.getText(
            self, self.tr("Save rules"), self.tr("Name of the preset:"), text=proposed
        )
        if fine and clean_name(name) and not self.save(name[:MAX_NAME]):
            self._warn(self.tr("There are too many presets: delete one first."))

    def _ask_export(self) -> None:
        path, _kind = QFileDialog.getSaveFileName(
            self,
            self.tr("Export rules"),
            f"{self._named.name}.subastao-rules",
            self.tr("Rules (*.subastao-rules)"),
        )
        if path:
            try:
                self.export_to(Path(path))
            except OSError as error:
                text = self.tr("The file cannot be written: {reason}")
                self._warn(fill(text, reason=cause_text(cause_of(error))))

    def _ask_import(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(
            self,
            self.tr("Import rules"),
            "",
            self.tr("Rules (*.subastao-rules);;All files (*)"),
        )
        if path:
            try:
                self.import_from(Path(path))
            except OSError as error:
                self._warn(
                    fill(
                        self.tr("The file cannot be read: {reason}"),
                        reason=cause_text(cause_of(error)),
                    )
                )
            except PresetFileError as error:
                text = self.tr("{file} holds no rules: {reason}")
                self._warn(fill(text, file=Path(path).name, reason=preset_trouble(error)))

    def _warn(self, text: str) -> None:
        QMessageBox.warning(self, self.tr("Rules"), text)
