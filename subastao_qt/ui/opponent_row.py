"""One seat's opponent: somebody out of the company, or a player of one's own making."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from subastao_qt.app.settings_fields import PlayerChoice
from subastao_qt.engine.record import MAX_NAME, clean_name
from subastao_qt.players.bots import BOTS, CHARACTERS, LEVELS, Bot, Style
from subastao_qt.ui.option_editors import CalmComboBox
from subastao_qt.ui.words import capital, fill, level_label, style_label

_NAME_WIDTH: Final = 100
_COMPANY: Final = tuple(PlayerChoice(each.name, each.bot) for each in CHARACTERS)
_OWN: Final = len(_COMPANY)
"""The list's last entry: a player of one's own making."""


def opponent_text(choice: PlayerChoice) -> str:
    """A named opponent, and how he plays: `Paco — Casual, bold`."""
    bot = BOTS[choice.bot]
    #: An opponent in a list: his or her name, level and style of bidding. Say it so that it fits men and women.
    text = QCoreApplication.translate("PlayersForm", "{name} — {level}, {style}")
    level, style = level_label(bot.level.id), style_label(bot.style.value)
    return fill(text, name=choice.name, level=level, style=style)


class OpponentRow(QObject):
    """The fields of a seat: `place` and `opponent` in a line, `own` below for whoever is not of the company."""

    edited = Signal()
    taken = Signal(object, object)
    """Somebody of the company was chosen: in which row, and the PlayerChoice who sat there before."""

    def __init__(self, choice: PlayerChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = QLabel(parent)
        self.opponent = CalmComboBox(parent)
        self.opponent.addItems([""] * (_OWN + 1))
        self.place.setBuddy(self.opponent)
        self.own = QWidget(parent)
        self._name = QLineEdit(self.own)
        self._name.setMaxLength(MAX_NAME)
        self._name.setMinimumWidth(_NAME_WIDTH)
        self._level = CalmComboBox(self.own)
        self._level.addItems([""] * len(LEVELS))
        self._style = CalmComboBox(self.own)
        self._style.addItems([""] * len(Style))
        line = QHBoxLayout(self.own)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._name, 1)
        line.addWidget(self._level)
        line.addWidget(self._style)
        self.show_choice(choice)
        self.opponent.activated.connect(self._chosen)
        self._name.textEdited.connect(self._edited)
        self._level.activated.connect(self._edited)
        self._style.activated.connect(self._edited)

    def choice(self) -> PlayerChoice:
        """Who is to sit here; one left without a name is called after the place."""
        number = self.opponent.currentIndex()
        if number != _OWN:
            return _COMPANY[number]
        bot = Bot(LEVELS[self._level.currentIndex()], list(Style)[self._style.currentIndex()])
        return PlayerChoice(clean_name(self._name.text()) or clean_name(self.place.text()), bot.id)

    def show_choice(self, choice: PlayerChoice) -> None:
        """Show who sits here without telling that it was edited."""
        self._shown = choice
        of_company = choice in _COMPANY
        self.opponent.setCurrentIndex(_COMPANY.index(choice) if of_company else _OWN)
        self.own.setVisible(not of_company)
        bot = BOTS[choice.bot]
        self._name.setText(choice.name)
        self._level.setCurrentIndex(LEVELS.index(bot.level))
        self._style.setCurrentIndex(list(Style).index(bot.style))

    def set_enabled(self, enabled: bool) -> None:
        """Whether the table has this seat."""
        for widget in (self.place, self.opponent, self.own):
            widget.setEnabled(enabled)

    def retranslate(self, place: str) -> None:
        """Write everything anew in the language of the moment; `place` is where the seat is."""
        self.place.setText(place)
        for number, named in enumerate(_COMPANY):
            self.opponent.setItemText(number, opponent_text(named))
        other = QCoreApplication.translate("PlayersForm", "Somebody else…")
        self.opponent.setItemText(_OWN, other)
        for number, level in enumerate(LEVELS):
            self._level.setItemText(number, level_label(level.id))
        for number, style in enumerate(Style):
            self._style.setItemText(number, capital(style_label(style.value)))
        #: What a screen reader says of a field: where the player sits and what is chosen for him.
        pattern = QCoreApplication.translate("PlayersForm", "{place}: {choice}")
        for widget, choice in (
            (self.opponent, QCoreApplication.translate("PlayersForm", "Opponent")),
            (self._name, QCoreApplication.translate("PlayersForm", "Name")),
            (self._level, QCoreApplication.translate("PlayersForm", "Level")),
            (self._style, QCoreApplication.translate("PlayersForm", "Style")),
        ):
            widget.setAccessibleName(fill(pattern, place=place, choice=choice))
            widget.setToolTip(choice)

    def _chosen(self, number: int) -> None:
        before = self._shown
        if number == _OWN:
            # Whoever sat here is the start of one's own player; changed only by what is written next.
            self.own.setVisible(True)
            self._name.setFocus()
            self._name.selectAll()
            self._edited()
        elif _COMPANY[number] != before:
            self.show_choice(_COMPANY[number])
            self.taken.emit(self, before)

    def _edited(self) -> None:
        self._shown = self.choice()
        self.edited.emit()
