"""Who sits at the table: the person's name, and name, level and style of each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import PlayerChoice
from subastao_qt.engine.record import MAX_NAME, clean_name
from subastao_qt.players.bots import BOTS, LEVELS, Bot, Style
from subastao_qt.ui.option_editors import CalmComboBox, is_language_change
from subastao_qt.ui.words import capital, fill, level_label, style_label, you_text

CHAIRS = 3
NAME_WIDTH = 200
_OPPOSITE = 1


def seats_of(settings: Settings, seats: int) -> tuple[SeatSetup, ...]:
    """Who sits where in a new match: the person at seat 0, the bots counter-clockwise from his right."""
    bots = settings.players if seats > CHAIRS else (settings.players[0], settings.players[2])
    person = SeatSetup(settings.name, None)
    return (person, *(SeatSetup(bot.name, bot.bot) for bot in bots))


def shown_names(seats: Sequence[SeatSetup]) -> tuple[str, ...]:
    """The names as they stand on the plates; a person without a name is "You"."""
    return tuple(seat.name or you_text() for seat in seats)


@dataclass(frozen=True, slots=True)
class _Row:
    place: QLabel
    name: QLineEdit
    level: CalmComboBox
    style: CalmComboBox

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.place, self.name, self.level, self.style


class PlayersForm(QWidget):
    """Edits the person's name and the bots. `chairs(4)` shows the one opposite, `chairs(3)` does not need him."""

    edited = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._you = QGroupBox(self)
        self._name_label = QLabel(self._you)
        self._name = QLineEdit(settings.name, self._you)
        self._name.setObjectName("your_name")
        self._name.setMaxLength(MAX_NAME)
        self._name.setMinimumWidth(NAME_WIDTH)
        self._name_label.setBuddy(self._name)
        own = QGridLayout(self._you)
        own.addWidget(self._name_label, 0, 0)
        own.addWidget(self._name, 0, 1)
        own.setColumnStretch(2, 1)
        self._bots = QGroupBox(self)
        self._grid = QGridLayout(self._bots)
        self._heads = [QLabel(self._bots) for _column in range(4)]
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
        self._grid.setColumnStretch(1, 1)
        self._rows = [self._row(place, bot) for place, bot in enumerate(settings.players)]
        layout = QVBoxLayout(self)
        layout.addWidget(self._you)
        layout.addWidget(self._bots)
        layout.addStretch(1)
        self._name.textEdited.connect(self.edited)
        self.retranslate()

    def chairs(self, seats: int) -> None:
        """Enable the rows that a table of so many seats needs."""
        for widget in self._rows[_OPPOSITE].widgets:
            widget.setEnabled(seats > CHAIRS)

    def name(self) -> str:
        """The person's name, fit to be shown; may be empty."""
        return clean_name(self._name.text())

    def players(self) -> tuple[PlayerChoice, ...]:
        """The bots; one left without a name keeps the place's name."""
        chosen = []
        for row in self._rows:
            bot = Bot(LEVELS[row.level.currentIndex()], list(Style)[row.style.currentIndex()])
            name = clean_name(row.name.text()) or clean_name(row.place.text())
            chosen.append(PlayerChoice(name, bot.id))
        return tuple(chosen)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._you.setTitle(you_text())
        self._name_label.setText(self.tr("Your &name:"))
        self._name.setPlaceholderText(you_text())
        self._bots.setTitle(self.tr("The others"))
        heads = ("", self.tr("Name"), self.tr("Level"), self.tr("Style"))
        for shown, text in zip(self._heads, heads, strict=True):
            shown.setText(text)
        places = (self.tr("On your right"), self.tr("Opposite"), self.tr("On your left"))
        for row, place in zip(self._rows, places, strict=True):
            row.place.setText(place)
            for widget, head in zip(row.widgets[1:], heads[1:], strict=True):
                #: What a screen reader says of a field: where the player sits and what is chosen for him.
                name = self.tr("{place}: {choice}")
                widget.setAccessibleName(fill(name, place=place, choice=head))
            for number, level in enumerate(LEVELS):
                row.level.setItemText(number, level_label(level.id))
            for number, style in enumerate(Style):
                row.style.setItemText(number, capital(style_label(style.value)))
        self._bots.setToolTip(self.tr("A table of three does without the player opposite."))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _row(self, place: int, choice: PlayerChoice) -> _Row:
        bot = BOTS[choice.bot]
        row = _Row(
            QLabel(self._bots),
            QLineEdit(choice.name, self._bots),
            CalmComboBox(self._bots),
            CalmComboBox(self._bots),
        )
        row.name.setMaxLength(MAX_NAME)
        row.name.setMinimumWidth(NAME_WIDTH // 2)
        row.level.addItems([""] * len(LEVELS))
        row.level.setCurrentIndex(LEVELS.index(bot.level))
        row.style.addItems([""] * len(Style))
        row.style.setCurrentIndex(list(Style).index(bot.style))
        for column, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, place + 1, column)
        row.name.textEdited.connect(self.edited)
        row.level.activated.connect(self.edited)
        row.style.activated.connect(self.edited)
        return row
