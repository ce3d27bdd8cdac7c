"""What happened and what a seat knows, as lines of text for stored games."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Claim,
    EndMatch,
    Finish,
    NameTrump,
    NextDeal,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Stand,
    TakeBack,
    action_text,
)
from subastao_qt.engine.cards import Card, Rank, Seat, Suit
from subastao_qt.engine.events import Event
from subastao_qt.engine.ruleset import RuleSet, rules_text
from subastao_qt.engine.view import PlayerView

_ACTIONS = (
    Pass | Bid | Censor | Stand | Retake | NameTrump | Play | Sing | SingTute | TakeBack | Claim
    | Finish | NextDeal | EndMatch
)  # fmt: skip


def shown(thing: object) -> str:
    """Any value of the engine, in notation."""
    match thing:
        case None:
            return "-"
        case Card():
            return thing.code
        case Suit() | Rank():
            return str(thing.value)
        case Enum():
            return str(thing.value)
        case RuleSet():
            return rules_text(thing)
        case bool():
            return "yes" if thing else "no"
        case frozenset():
            return "{" + " ".join(sorted(map(shown, thing))) + "}"
        case tuple() if thing and all(isinstance(part, _ACTIONS) for part in thing):
            return actions_shown(thing)
        case tuple():
            return "[" + " ".join(map(shown, thing)) + "]"
        case _ if isinstance(thing, _ACTIONS):
            return action_text(thing)
        case _ if dataclasses.is_dataclass(thing):
            parts = (shown(getattr(thing, field.name)) for field in dataclasses.fields(thing))
            return f"({', '.join(parts)})"
        case _:
            return str(thing)


def actions_shown(actions: Iterable[Action]) -> str:
    """Actions in one line, plain bids as a range."""
    texts: list[str] = []
    bids: list[int] = []
    for action in actions:
        if isinstance(action, Bid) and action.phrase is None:
            bids.append(action.amount)
        else:
            texts.append(action_text(action))
    if bids:
        step = bids[1] - bids[0] if len(bids) > 1 else 5
        texts.append(f"bid {bids[0]}..{bids[-1]} by {step}")
    return "; ".join(texts)


def event_shown(event: Event) -> str:
    """An event: its name and what it says."""
    parts = (
        f"{field.name}={shown(getattr(event, field.name))}" for field in dataclasses.fields(event)
    )
    return f"{type(event).__name__} {' '.join(parts)}".rstrip()


def views_shown(
    views: Mapping[Seat, PlayerView], before: Mapping[Seat, PlayerView]
) -> Iterator[str]:
    """What has changed in the views of the seats, equal changes in one line: `  013 turn 2`.

    Of a list that has grown only what was added is shown, after a `+`.
    """
    for field in dataclasses.fields(PlayerView):
        if field.name in ("seat", "rules"):
            continue
        seats: dict[str, str] = {}
        for seat, view in views.items():
            text = _change(getattr(view, field.name), before.get(seat), field.name)
            if text is not None:
                seats[text] = seats.get(text, "") + str(seat)
        yield from (f"  {who} {field.name} {text}" for text, who in seats.items())


def _change(now: object, before: PlayerView | None, name: str) -> str | None:
    if before is None:
        return shown(now)
    was = getattr(before, name)
    if was == now:
        return None
    if isinstance(now, tuple) and was and now[: len(was)] == was:
        return f"+ {shown(now[len(was) :])}"
    return shown(now)
