"""The result a deal is written with, however it ended (rules, 4 to 6)."""

from __future__ import annotations

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.certainty import certain_outcome
from subastao_qt.engine.choices import Tute
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.facts import Account, ClaimMade, DealResult, Ending
from subastao_qt.engine.scoring import account, deal_scores, needed_points


def passed_out(state: DealState) -> DealResult:
    """Nobody bid: no score."""
    return DealResult(Ending.PASSED_OUT, (0,) * state.rules.seats)


def played_out(state: DealState) -> DealResult:
    """The last trick has been taken: the points decide."""
    points = account(state.sides, state.tricks, state.songs)
    made = points.total >= needed_points(state.rules, _contract(state), points)
    return _result(state, Ending.PLAYED, made, points, points.total)


def won_by_tute(state: DealState) -> DealResult:
    """A tute has been sung where it makes the contract at once, and perhaps wins the match."""
    points = account(state.sides, state.tricks, state.songs)
    wins = state.declaring if state.rules.tute is Tute.MATCH else frozenset()
    return _result(state, Ending.TUTE, True, points, match_won=wins)


def ended_early(state: DealState) -> DealResult | None:
    """What ending the deal now would write, as if played on; None while the contract is not certain."""
    made = certain_outcome(state)
    if made is None:
        return None
    points = account(state.sides, state.tricks, state.songs)
    return _result(state, Ending.EARLY, made, points)


def claimed(state: DealState, claim: ClaimMade, loser: Seat) -> DealResult:
    """A revoke has been denounced; `loser` is of the side that loses the deal by it."""
    made = loser not in state.declaring
    # Only the declaring side sings tutes.
    songs = tuple(song for song in state.songs if song.tute is None or made)
    points = account(state.sides, state.tricks, songs)
    before = state.result.match_won if state.result is not None else frozenset()
    wins = before if made else frozenset()
    return _result(state, Ending.CLAIM, made, points, match_won=wins, claim=claim)


def _contract(state: DealState) -> int:
    assert state.contract is not None
    return state.contract


def _result(
    state: DealState,
    ending: Ending,
    made: bool,
    points: Account,
    exact: int | None = None,
    *,
    match_won: frozenset[Seat] = frozenset(),
    claim: ClaimMade | None = None,
) -> DealResult:
    """`exact` is the declaring side's total where it may be scored instead of the contract."""
    contract = _contract(state)
    return DealResult(
        ending,
        deal_scores(state.rules, state.sides, contract, made, exact),
        state.declarer,
        contract,
        needed_points(state.rules, contract, points),
        state.trump,
        made,
        points,
        match_won,
        claim,
    )
