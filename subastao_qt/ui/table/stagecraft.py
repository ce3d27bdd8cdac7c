"""What a movement has to work with: the scene, the table before and after, the durations."""

from __future__ import annotations

from dataclasses import dataclass

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.bubble_item import BubbleItem
from subastao_qt.ui.table.labels import BubbleContent
from subastao_qt.ui.table.moves import Moves
from subastao_qt.ui.table.placements import Placements
from subastao_qt.ui.table.table_options import Pace
from subastao_qt.ui.table.table_scene import TableScene


@dataclass(frozen=True, slots=True)
class Scene:
    """One event's surroundings."""

    scene: TableScene
    before: PlayerView
    view: PlayerView
    """The table after the event."""
    after: Placements
    dealt: Placements
    """The same with one's own hand as it was dealt."""
    pace: Pace

    def furnish(self) -> None:
        """Show plates, piles and words as they are after the event."""
        self.scene.furnish(self.view, self.after, self.pace.ring)

    def passing_bubble(self, seat: Seat, content: BubbleContent) -> BubbleItem:
        """A bubble that is gone when the movement is over."""
        bubble = BubbleItem()
        bubble.show_content(content, self.after.seats[seat], self.scene.style_)
        self.scene.add_extra(bubble)
        return bubble

    def let_go(self, moves: Moves, bubble: BubbleItem) -> None:
        """A bubble fades; it is gone when the movement is over."""
        self.scene.extras.append(bubble)
        moves.fade(bubble, 0.0, self.pace.bubble_out)
