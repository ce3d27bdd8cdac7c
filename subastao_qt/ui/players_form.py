"""Who sits at the table: the person's name, and an opponent for each other seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.settings import Settings
from subastao_qt.app.settings_fields import PlayerChoice
from subastao_qt.engine.record import MAX_NAME, clean_name
from subastao_qt.ui.opponent_row import OpponentRow
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.words import you_text

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
        self._rows[_OPPOSITE].set_enabled(seats > CHAIRS)

    def name(self) -> str:
        """The person's name, fit to be shown; may be empty."""
        return clean_name(self._name.text())

    def players(self) -> tuple[PlayerChoice, ...]:
        """The bots; one left without a name keeps the place's name."""
        return tuple(row.choice() for row in self._rows)

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment."""
        self._you.setTitle(you_text())
        self._name_label.setText(self.tr("Your &name:"))
        self._name.setPlaceholderText(you_text())
        self._bots.setTitle(self.tr("The others"))
        places = (self.tr("On your right"), self.tr("Opposite"), self.tr("On your left"))
        for row, place in zip(self._rows, places, strict=True):
            row.retranslate(place)
        self._bots.setToolTip(self.tr("A table of three does without the player opposite."))

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        super().changeEvent(event)

    def _row(self, place: int, choice: PlayerChoice) -> OpponentRow:
        row = OpponentRow(choice, self._bots)
        self._grid.addWidget(row.place, 2 * place, 0)
        self._grid.addWidget(row.opponent, 2 * place, 1)
        self._grid.addWidget(row.own, 2 * place + 1, 1)
        row.edited.connect(self.edited)
        row.taken.connect(self._change_seats)
        return row

    def _change_seats(self, came: OpponentRow, before: PlayerChoice) -> None:
        """Nobody sits twice: whoever is fetched from another seat leaves it to the one who sat here (`before`)."""
        for row in self._rows:
            if row is not came and row.choice() == came.choice():
                row.show_choice(before)
        self.edited.emit()
