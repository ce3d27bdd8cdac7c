"""The pages of the settings that are not rules or players: game, look, language, sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSlider, QSpinBox, QWidget

from subastao_qt.app.language import Digits, available
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import Back, Cloth, Deck, Sorting, Speed, WindowTheme
from subastao_qt.ui.option_editors import (
    CalmComboBox,
    CalmSpinBox,
    is_language_change,
    label_alignment,
)

Words = Callable[[], str]


class SettingsPage(QWidget):
    """A form whose rows each show and change one setting. Subclasses add the rows and say their words."""

    edited = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._form = QFormLayout(self)
        self._form.setLabelAlignment(label_alignment())
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._readers: dict[str, Callable[[], Any]] = {}
        self._rewrite: list[Callable[[], None]] = []

    def changed(self, settings: Settings) -> Settings:
        """The settings with what this page shows."""
        return replace(settings, **{name: read() for name, read in self._readers.items()})

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        for rewrite in self._rewrite:
            rewrite()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _add_choice(
        self,
        name: str,
        label: Words,
        values: Sequence[Enum | str],
        words: Callable[[], Sequence[str]],
    ) -> None:
        """A row with a list of values; `words` gives their names in the same order."""
        box = CalmComboBox(self)
        box.addItems([""] * len(values))
        box.setCurrentIndex(list(values).index(getattr(self._settings, name)))
        box.activated.connect(self.edited)

        def rewrite() -> None:
            for number, word in enumerate(words()):
                box.setItemText(number, word)

        self._readers[name] = lambda: values[box.currentIndex()]
        self._rewrite.append(rewrite)
        self._add_row(name, box, label)

    def _add_flag(self, name: str, label: Words) -> None:
        """A row with a box to tick."""
        box = QCheckBox(self)
        box.setObjectName(f"setting_{name}")
        box.setChecked(getattr(self._settings, name))
        box.clicked.connect(self.edited)
        self._readers[name] = box.isChecked
        self._rewrite.append(lambda: box.setText(label()))
        self._form.addRow(box)

    def _add_number(
        self, name: str, label: Words, span: tuple[int, int, int], unit: Words
    ) -> QSpinBox:
        """A row with a number within `span` = (low, high, step); `unit` follows it."""
        low, high, step = span
        box = CalmSpinBox(self)
        box.setRange(low, high)
        box.setSingleStep(step)
        box.setValue(getattr(self._settings, name))
        box.valueChanged.connect(self.edited)
        self._readers[name] = box.value
        self._rewrite.append(lambda: box.setSuffix(unit()))
        self._add_row(name, box, label)
        return box

    def _add_slider(self, name: str, label: Words) -> QSlider:
        """A row with a slider from 0 to 100."""
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.setMinimumWidth(200)
        slider.setValue(getattr(self._settings, name))
        slider.valueChanged.connect(self.edited)
        self._readers[name] = slider.value
        self._add_row(name, slider, label)
        return slider

    def _add_row(self, name: str, widget: QWidget, label: Words) -> None:
        widget.setObjectName(f"setting_{name}")
        shown = QLabel(self)
        shown.setBuddy(widget)

        def rewrite() -> None:
            shown.setText(label())
            widget.setAccessibleName(label())

        self._rewrite.append(rewrite)
        self._form.addRow(shown, widget)


class GamePage(SettingsPage):
    """How a game goes: speed, cards, thinking time."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._add_choice("speed", lambda: self.tr("Speed"), list(Speed), self._speeds)
        self._add_flag("reduced_motion", lambda: self.tr("Reduce motion"))
        self._add_choice("sorting", lambda: self.tr("Sort cards"), list(Sorting), self._sortings)
        self._add_flag("confirm_card", lambda: self.tr("Confirm each card"))
        self._add_flag("play_forced", lambda: self.tr("Play a forced card"))
        self._add_number(
            "thinking_time",
            lambda: self.tr("Thinking time"),
            (100, 10_000, 100),
            lambda: self.tr(" ms", "unit after a number: milliseconds"),
        )
        self.retranslate()

    def _speeds(self) -> list[str]:
        return [self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Instant")]

    def _sortings(self) -> list[str]:
        return [self.tr("By suit"), self.tr("By rank")]


class LookPage(SettingsPage):
    """How everything looks."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._add_choice("cloth", lambda: self.tr("Cloth"), list(Cloth), self._cloths)
        self._add_choice("deck", lambda: self.tr("Deck design"), list(Deck), self._decks)
        self._add_choice("back", lambda: self.tr("Card back"), list(Back), self._backs)
        self._add_choice("window_theme", lambda: self.tr("Theme"), list(WindowTheme), self._themes)
        self._add_number(
            "text_size",
            lambda: self.tr("Text size"),
            (80, 200, 10),
            lambda: self.tr(
                "%", "unit after a number: per cent; with a hard space where customary"
            ),
        )
        self.retranslate()

    def _cloths(self) -> list[str]:
        return [self.tr("Green"), self.tr("Night"), self.tr("Linen"), self.tr("High contrast")]

    def _decks(self) -> list[str]:
        return [self.tr("Classic"), self.tr("Large numbers")]

    def _backs(self) -> list[str]:
        return [self.tr("Red"), self.tr("Blue"), self.tr("Green", "the back of the cards")]

    def _themes(self) -> list[str]:
        return [
            self.tr("System"),
            self.tr("Light"),
            self.tr("Dark"),
            self.tr("High contrast"),
        ]


class LanguagePage(SettingsPage):
    """Language and digits. Languages are named in themselves."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        codes = ["", *(language.code for language in available())]
        self._add_choice("language", lambda: self.tr("Language"), codes, self._languages)
        self._add_choice(
            "digits", lambda: self.tr("Digits in Arabic"), list(Digits), lambda: ["123", "١٢٣"]
        )
        self.retranslate()

    def _languages(self) -> list[str]:
        return [self.tr("The system's"), *(language.name for language in available())]


class SoundPage(SettingsPage):
    """Sound and its volume."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._add_flag("sound", lambda: self.tr("Sound"))
        slider = self._add_slider("volume", lambda: self.tr("Volume"))
        box = self.findChild(QCheckBox, "setting_sound")
        assert box is not None
        box.toggled.connect(slider.setEnabled)
        slider.setEnabled(settings.sound)
        self.retranslate()


def page_titles() -> list[str]:
    """The titles of the settings' pages, in their order."""
    return [
        QCoreApplication.translate("SettingsDialog", "Rules for new matches"),
        QCoreApplication.translate("SettingsDialog", "Game"),
        QCoreApplication.translate("SettingsDialog", "Look"),
        QCoreApplication.translate("SettingsDialog", "Language"),
        QCoreApplication.translate("SettingsDialog", "Players"),
        QCoreApplication.translate("SettingsDialog", "Sound"),
    ]
