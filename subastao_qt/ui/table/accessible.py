"""The table for screen readers: a list of one's own cards, the trick after them, and what happens, spoken.

Cards of a scene have no voice of their own: the view answers as a list, each card as an item of it. Playing one goes
through the keyboard (the focus is spoken) or the decision bar's buttons.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtGui import QAccessibleAnnouncementEvent as Announcement
from PySide6.QtGui import QAccessibleEvent as HappeningEvent
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget


@dataclass(frozen=True, slots=True)
class Spoken:
    """A card that can be read: what it is, why it may not be played, where it is in the view."""

    name: str
    description: str
    place: QRect


class Speech(Protocol):
    """What the voice of a table reads."""

    def cards(self) -> list[Spoken]:
        """Every card, own hand first."""
        ...

    def focus(self) -> int:
        """The number of the card in focus, -1 for none."""
        ...

    def name(self) -> str:
        """What the table is called."""
        ...

    def state(self) -> str:
        """The state of the game."""
        ...


class SpokenView(QGraphicsView):
    """A view that has something to read aloud."""

    speech: Speech


class CardVoice(QAccessibleInterface):
    """One card."""

    def __init__(self, table: SpokenView, number: int) -> None:
        super().__init__()
        self._table = table
        self._number = number

    def _card(self) -> Spoken:
        cards = self._table.speech.cards()
        return cards[self._number] if self._number < len(cards) else Spoken("", "", QRect())

    def isValid(self) -> bool:
        return self._number < len(self._table.speech.cards())

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # an interface without a QObject: Qt allows null here

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._table)

    def child(self, index: int, /) -> QAccessibleInterface:
        del index
        return None  # type: ignore[return-value]  # no children: Qt allows null here

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        del x, y
        return None  # type: ignore[return-value]  # no children: Qt allows null here

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        del child
        return -1

    def rect(self) -> QRect:
        place = self._card().place
        return QRect(self._table.viewport().mapToGlobal(place.topLeft()), place.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def setText(self, t: QAccessible.Text, text: str, /) -> None:
        """A card's words cannot be changed."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.readOnly = True
        state.focused = self._table.speech.focus() == self._number
        return state

    def text(self, t: QAccessible.Text, /) -> str:
        card = self._card()
        if t is QAccessible.Text.Name:
            return card.name
        return card.description if t is QAccessible.Text.Description else ""


class TableVoice(QAccessibleWidget):
    """The view as a list of cards."""

    def __init__(self, table: SpokenView) -> None:
        super().__init__(table, QAccessible.Role.List)
        self._table = table
        self._cards: list[CardVoice] = []

    def childCount(self) -> int:
        return len(self._table.speech.cards())

    def child(self, index: int, /) -> QAccessibleInterface:
        if not 0 <= index < self.childCount():
            return None  # type: ignore[return-value]  # Qt allows null here
        while len(self._cards) <= index:
            card = CardVoice(self._table, len(self._cards))
            QAccessible.registerAccessibleInterface(card)
            self._cards.append(card)
        return self._cards[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        return self._cards.index(child) if child in self._cards else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        point = self._table.viewport().mapFromGlobal(QPoint(x, y))
        # The uppermost of overlapping cards is the last.
        for number, card in reversed(list(enumerate(self._table.speech.cards()))):
            if card.place.contains(point):
                return self.child(number)
        return None  # type: ignore[return-value]  # Qt allows null here

    def focusChild(self) -> QAccessibleInterface:  # noqa: N802 - a virtual function of Qt
        return self.child(self._table.speech.focus())

    def text(self, t: QAccessible.Text, /) -> str:
        if t is QAccessible.Text.Name:
            return self._table.speech.name()
        if t is QAccessible.Text.Description:
            return self._table.speech.state()
        return super().text(t)


_voices: Final[dict[int, TableVoice]] = {}


def _factory(key: str, made_for: QObject) -> QAccessibleInterface:
    del key
    if isinstance(made_for, SpokenView):
        voice, number = TableVoice(made_for), id(made_for)
        _voices[number] = voice
        made_for.destroyed.connect(lambda: _voices.pop(number, None))
        return voice
    return None  # type: ignore[return-value]  # not ours: Qt asks the next factory


_installed: list[bool] = []


def install() -> None:
    """Give tables a voice; once is enough."""
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed.append(True)


def announce(widget: QWidget, text: str) -> None:
    """Say what has happened, if anybody listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(Announcement(widget, text))


def focus_moved(table: SpokenView) -> None:
    """Say which card is in focus now."""
    number = table.speech.focus()
    if number >= 0 and QAccessible.isActive():
        event = HappeningEvent(table, QAccessible.Event.Focus)
        event.setChild(number)
        QAccessible.updateAccessibility(event)


def cards_changed(table: SpokenView) -> None:
    """Say that the list has other cards now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(HappeningEvent(table, QAccessible.Event.ObjectReorder))
