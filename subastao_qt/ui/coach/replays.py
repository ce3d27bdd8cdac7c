"""A reviewed deal on the table again, for practice: from a step, from the beginning, from another seat, by the bot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.practice import (
    Practice,
    PracticeKind,
    deal_record,
    seen_from,
    without_ending,
)
from subastao_qt.engine.cards import Seat
from subastao_qt.players.bots import make_agent
from subastao_qt.players.coach.review import DealReview

EXPERT: Final = "expert-balanced"


class Replays(QObject):
    """Puts deals on the table; the match in progress waits."""

    begun = Signal()

    def __init__(self, controller: MatchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller

    def from_here(self, review: DealReview, step: int, seat: Seat) -> None:
        """The person plays on from a step, at the seat looked at."""
        self._play(review, step, seat, by_bot=False)

    def again(self, review: DealReview, step: int, seat: Seat) -> None:
        """The person plays the whole deal at a seat; `step` does not matter."""
        del step
        self._play(review, 0, seat, by_bot=False)

    def by_bot(self, review: DealReview, step: int, seat: Seat) -> None:
        """The strong bot plays on from a step, and the person looks on."""
        self._play(review, step, seat, by_bot=True)

    def _play(self, review: DealReview, step: int, seat: Seat, *, by_bot: bool) -> None:
        single = deal_record(review.record, review.number).cut(step)
        record = without_ending(seen_from(single, seat))
        agents = {Seat(0): make_agent(EXPERT)} if by_bot else {}
        self._controller.practise(Practice(PracticeKind.REPLAY, record, agents, kept=not by_bot))
        self.begun.emit()
