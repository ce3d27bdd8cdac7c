"""One editor an option: a list of choices, a number, or boxes to tick; made from the table of options."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QVBoxLayout, QWidget

from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.options import ChoiceOption, NumberOption, Option, PhrasesOption
from subastao_qt.ui.words import (
    choice_title,
    option_help,
    option_label,
    phrase_text,
    phrase_tooltip,
)

Value = Enum | int | tuple[Phrase, ...]


class OptionEditor(QObject):
    """Shows and changes the value of one option. `widget` is what stands in the form."""

    edited = Signal()
    """The person has changed the value."""

    def __init__(self, option: Option, widget: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.option = option
        self.widget = widget
        widget.setObjectName(f"option_{option.name}")

    def value(self) -> Value:
        """What is chosen."""
        raise NotImplementedError

    def show_value(self, value: Value) -> None:
        """Show a value without telling that it was edited."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self.widget.setToolTip(option_help(self.option))
        self.widget.setAccessibleName(option_label(self.option))
        self.widget.setAccessibleDescription(option_help(self.option))


class CalmComboBox(QComboBox):
    """A list that the mouse wheel leaves alone: in a form that scrolls, a rule is not changed in passing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmSpinBox(QSpinBox):
    """A number that the mouse wheel leaves alone."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceEditor(OptionEditor):
    """A list of the choices."""

    def __init__(self, option: ChoiceOption, parent: QWidget) -> None:
        self._box = CalmComboBox(parent)
        super().__init__(option, self._box, parent)
        self._choices = option.choices
        for _choice in self._choices:
            self._box.addItem("")
        self._box.activated.connect(self.edited)
        self.retranslate()

    def value(self) -> Value:
        return self._choices[self._box.currentIndex()]

    def show_value(self, value: Value) -> None:
        assert isinstance(value, Enum)
        self._box.setCurrentIndex(self._choices.index(value))

    def retranslate(self) -> None:
        super().retranslate()
        for place, choice in enumerate(self._choices):
            self._box.setItemText(place, choice_title(self.option, choice))


class NumberEditor(OptionEditor):
    """A number that can be typed or stepped; typed between two steps, it goes to the nearest."""

    def __init__(self, option: NumberOption, parent: QWidget) -> None:
        self._spin = CalmSpinBox(parent)
        super().__init__(option, self._spin, parent)
        self._number = option
        self._spin.setRange(option.low, option.high)
        self._spin.setSingleStep(option.step)
        self._spin.setKeyboardTracking(False)
        self._spin.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)
        self._spin.valueChanged.connect(self._on_value)
        self.retranslate()

    def value(self) -> Value:
        return self._spin.value()

    def show_value(self, value: Value) -> None:
        assert isinstance(value, int)
        self._spin.blockSignals(True)
        self._spin.setValue(value)
        self._spin.blockSignals(False)

    def _on_value(self, value: int) -> None:
        steps = round((value - self._number.low) / self._number.step)
        self.show_value(self._number.low + steps * self._number.step)
        self.edited.emit()


class PhrasesEditor(OptionEditor):
    """A box to tick for each phrase."""

    def __init__(self, option: PhrasesOption, parent: QWidget) -> None:
        holder = QWidget(parent)
        super().__init__(option, holder, parent)
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(0, 0, 0, 0)
        self._boxes = {phrase: QCheckBox(holder) for phrase in Phrase}
        for phrase, box in self._boxes.items():
            box.setObjectName(f"phrase_{phrase.value}")
            layout.addWidget(box)
            box.clicked.connect(self.edited)
        self.retranslate()

    def value(self) -> Value:
        return tuple(phrase for phrase, box in self._boxes.items() if box.isChecked())

    def show_value(self, value: Value) -> None:
        assert isinstance(value, tuple)
        for phrase, box in self._boxes.items():
            box.setChecked(phrase in value)

    def retranslate(self) -> None:
        super().retranslate()
        for phrase, box in self._boxes.items():
            box.setText(phrase_text(phrase))
            box.setToolTip(phrase_tooltip(phrase))


def editor_for(option: Option, parent: QWidget) -> OptionEditor:
    """The editor that suits an option."""
    match option:
        case ChoiceOption():
            return ChoiceEditor(option, parent)
        case NumberOption():
            return NumberEditor(option, parent)
        case PhrasesOption():
            return PhrasesEditor(option, parent)
        case _:
            assert_never(option)


def is_language_change(event: QEvent) -> bool:
    """Whether a widget has to write its words anew."""
    return event.type() is QEvent.Type.LanguageChange


def label_alignment() -> Qt.AlignmentFlag:
    """Where the labels of a form stand: at the leading edge, as one reads."""
    return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter


def reading_edge(*, start: bool) -> Qt.AlignmentFlag:
    """The edge at which one begins (or ends) to read in this language.

    A label by itself goes by its own text, so that a Latin name in an Arabic list would stand at the other edge.
    """
    right = start is (QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft)
    edge = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return edge | Qt.AlignmentFlag.AlignAbsolute
