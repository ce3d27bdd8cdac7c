"""Words of the duplicate match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from subastao_qt.app.coach.duplicate import Cell, Standing
from subastao_qt.players.bots import BOTS
from subastao_qt.ui.words.coach_history import tenths
from subastao_qt.ui.words.rules import level_label
from subastao_qt.ui.words.sheet import you_text
from subastao_qt.ui.words.text import fill, signed


class DuplicateCounts(QObject):
    """Sentences with a number in them, in the plural forms of each language."""

    def waiting(self, n: int) -> str:
        """How much the others still have to play."""
        return self.tr("The others are still playing: %Ln deal(s) to go", "", n)


def column_name(player: str | None) -> str:
    """The heading of somebody's column."""
    return you_text() if player is None else level_label(BOTS[player].level.id)


def cell_text(cell: Cell | None) -> str:
    """What somebody made of a deal: the points; nothing before it is played."""
    return "" if cell is None else signed(cell.score)


def cell_help(cell: Cell | None) -> str:
    """How a deal went, in a few words."""
    if cell is None:
        return ""
    if cell.contract is None:
        return QCoreApplication.translate("Duplicate", "All passed")
    if cell.declared and cell.made:
        text = QCoreApplication.translate("Duplicate", "Declared {n}: made")
    elif cell.declared:
        text = QCoreApplication.translate("Duplicate", "Declared {n}: not made")
    elif cell.made:
        text = QCoreApplication.translate("Duplicate", "Another declared {n}: made")
    else:
        text = QCoreApplication.translate("Duplicate", "Another declared {n}: not made")
    return fill(text, n=cell.contract)


def standing_text(standing: Standing, players: int) -> str:
    """How the person stands among all who played the deals."""
    text = QCoreApplication.translate(
        "Duplicate", "You are number {place} of {players}: {points} points over your opponents."
    )
    return fill(text, place=standing.place, players=players, points=tenths(standing.total))


def duplicate_help() -> str:
    """What a duplicate match is."""
    return QCoreApplication.translate(
        "Duplicate",
        "Eight deals drawn beforehand. Bots of other levels play the same deals in your seat against your opponents; "
        "so everybody has the same cards, and the results stand side by side.",
    )
