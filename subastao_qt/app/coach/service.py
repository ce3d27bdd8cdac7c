"""The coach's thinking: pieces of it wait in a row and are done one at a time in the bots' thread.

A bot on turn goes first: the piece under way is stopped and begun anew after the bot's. Nobody waits for any of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from subastao_qt.app.bot_worker import BotThread, Errand, Fetched
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench, shared_bench

Work = Callable[[Budget, Bench], object]
"""Pure thinking over frozen values. It looks at the budget at least every 20 ms (`Budget.check`)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a piece: its value, or the reason why there is none."""

    ticket: int
    value: object = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class _Piece:
    ticket: int
    work: Work
    seconds: float
    nodes: int | None


class CoachService(QObject):
    """See the module. `ask` gives a ticket; `done` or `failed` tell of it later, never within `ask` itself.

    A cancelled ticket is never heard of again. Whoever asks keeps the ticket he waits for and looks at no other.
    """

    done = Signal(object)
    """Outcome."""
    failed = Signal(object)
    """Outcome with a reason."""

    def __init__(self, bots: Callable[[], BotThread], parent: QObject | None = None) -> None:
        """`bots` tells the thread of the moment (`MatchController.bots`)."""
        super().__init__(parent)
        self._bots = bots
        self._known: BotThread | None = None
        self._row: list[_Piece] = []
        self._errand: Errand | None = None
        self._tickets = 0
        self._errands = 0
        self._paused = False
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a piece is thought over or waits."""
        return bool(self._row)

    def ask(self, work: Work, seconds: float, nodes: int | None = None) -> int:
        """Put a piece at the end of the row. Keep pieces short: one decision each."""
        self._tickets += 1
        if not self._closed:
            self._row.append(_Piece(self._tickets, work, seconds, nodes))
            self._next()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """The answer is no longer wanted; an unknown ticket is none of anybody's business."""
        under_way = self._errand is not None and self._row[0].ticket == ticket
        if under_way:
            self._halt()
        self._row = [piece for piece in self._row if piece.ticket != ticket]
        self._next()

    def pause(self) -> None:
        """Think of nothing until `resume`; the piece under way will be begun anew."""
        self._paused = True
        self._halt()

    def resume(self) -> None:
        """Go on."""
        self._paused = False
        self._next()

    def close(self) -> None:
        """Nothing is heard any more."""
        self._closed = True
        self._halt()
        self._row.clear()

    def _halt(self) -> None:
        if self._errand is not None:
            self._errand.budget.cancel()
            self._errand = None

    def _next(self) -> None:
        if self._errand is not None or self._paused or self._closed or not self._row:
            return
        bots = self._bots()
        if bots is not self._known:
            self._known = bots
            bots.fetched.connect(self._on_fetched)
            bots.put_off.connect(self._on_put_off)
        piece = self._row[0]
        self._errands += 1
        # The clock runs from where the piece is begun, not from where it is put behind a bot.
        self._errand = Errand(
            self._errands,
            Budget(None, piece.nodes),
            lambda whole: piece.work(
                Budget(piece.seconds, piece.nodes, whole.flag), shared_bench()
            ),
        )
        bots.run(self._errand)

    @Slot(object)
    def _on_fetched(self, fetched: Fetched) -> None:
        if self._errand is None or fetched.number != self._errand.number:
            return
        self._errand = None
        piece = self._row.pop(0)
        if fetched.error is None:
            self.done.emit(Outcome(piece.ticket, fetched.value))
        else:
            self.failed.emit(Outcome(piece.ticket, reason=repr(fetched.error)))
        self._next()

    @Slot(int)
    def _on_put_off(self, number: int) -> None:
        if self._errand is not None and number == self._errand.number:
            self._errand = None
            # Not at once: the controller may be about to change the thread.
            QTimer.singleShot(0, self, self._next)
