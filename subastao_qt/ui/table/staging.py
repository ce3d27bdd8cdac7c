"""What the table looks like between the events of one batch.

A batch brings the view after all of its events. While the first ones are shown, the table has to stand as it was
in between: that view is put together from the one before and the event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.events import (
    AuctionWon,
    Called,
    CardPlayed,
    Event,
    RevokeClaimed,
    SongSung,
    TrickWon,
)
from subastao_qt.engine.facts import Played
from subastao_qt.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Stage:
    """One event and the table after it."""

    event: Event
    view: PlayerView


def stages(before: PlayerView | None, events: Sequence[Event], final: PlayerView) -> list[Stage]:
    """The table after each event; after the last it is `final`."""
    view = before if before is not None else final
    found: list[Stage] = []
    for number, event in enumerate(events):
        view = final if number == len(events) - 1 else _after(view, event, final)
        found.append(Stage(event, view))
    return found


def _after(view: PlayerView, event: Event, final: PlayerView) -> PlayerView:
    match event:
        case Called(call):
            return replace(view, calls=(*view.calls, call), turn=None, legal=())
        case AuctionWon():
            return replace(final, shown=None, turn=None)
        case CardPlayed(seat, card):
            return _played(view, seat, card)
        case TrickWon(trick):
            return replace(view, trick=(), tricks=(*view.tricks, trick), turn=None)
        case SongSung(sung):
            return replace(view, songs=(*view.songs, sung))
        case RevokeClaimed():
            return view
        case _:
            return final


def _played(view: PlayerView, seat: Seat, card: Card) -> PlayerView:
    counts = tuple(count - (owner == seat) for owner, count in enumerate(view.counts))
    shown = view.shown
    if shown is not None and shown[0] == seat:
        shown = (seat, tuple(held for held in shown[1] if held is not card))
    return replace(
        view,
        hand=tuple(held for held in view.hand if held is not card),
        counts=counts,
        shown=shown,
        trick=(*view.trick, Played(seat, card)),
        turn=None,
        legal=(),
        duty=None,
        meeting=(),
    )
