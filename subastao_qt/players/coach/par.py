"""What the strong bot makes of a deal in somebody's seat, against the same opponents: a measure without luck.

Good and bad cards come to both alike, so the difference over deals tells of the play alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record, replay
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.arena import finish_deal
from subastao_qt.players.bench import Bench
from subastao_qt.players.bots import make_agent

STRONG: Final = "expert-balanced"
NODES: Final = 600_000
"""For each decision, about 50 ms: fixed, so that the same deal gives the same par on every machine."""


def swing(scores: Sequence[int], seat: int, *, pairs: bool) -> float:
    """What a deal gave a seat over what it gave the others (in pairs: the other pair), in points."""
    others = [
        score
        for other, score in enumerate(scores)
        if other != seat and not (pairs and (other - seat) % 2 == 0)
    ]
    return scores[seat] - sum(others) / len(others)


def opening(record: Record, number: int) -> MatchState:
    """The match when a deal of it had just been dealt; ValueError when it did not get so far."""
    for _action, step in replay(record):
        if step.state.number == number:
            return step.state
    raise ValueError(f"deal {number}: the match has not got so far")


def par_result(
    record: Record, number: int, seat: Seat, budget: Budget, bench: Bench, player: str = STRONG
) -> DealResult:
    """How a deal of a match ends with `player` at `seat` and the record's bots at the others.

    A seat without a bot (another person's) is taken by `player`, too. Only the budget's flag is heeded: raises
    Cancelled. ValueError when the match did not get so far.
    """
    state = opening(record, number)
    agents: list[Agent] = []
    for other, who in enumerate(record.seats):
        bot = player if other == seat or who.bot is None else who.bot
        agents.append(make_agent(bot, bench))
    where = f"{record.seed}/{record.single}/{number}/{seat}"
    key = int.from_bytes(hashlib.sha256(where.encode()).digest()[:8], "big")
    over = finish_deal(state, agents, NODES, key, budget.flag)
    assert over.deal.result is not None
    return over.deal.result
