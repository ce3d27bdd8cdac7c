"""Revokes at a table where they may be denounced: taking back and claiming (rules, 4)."""

from __future__ import annotations

from subastao_qt.engine.actions import Claim, TakeBack
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Renuncio
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.events import CardTakenBack, DealEnded, Event, RevokeClaimed
from subastao_qt.engine.facts import ClaimMade, Phase, Revoke
from subastao_qt.engine.outcome import claimed


def may_take_back(state: DealState) -> TakeBack | None:
    """The offender's way back, until the next card is played or a cante is sung."""
    return TakeBack(state.pending.seat) if state.pending is not None else None


def settled_plays(state: DealState, seat: Seat) -> bool:
    """Whether the seat has played a card that can no longer be taken back, legal or not.

    The latest card on the table never counts, so that what may be claimed does not tell whether it was legal.
    """
    plays = sum(played.seat == seat for trick in state.tricks for played in trick.cards)
    plays += sum(played.seat == seat for played in state.trick)
    return plays > (1 if latest_player(state) == seat and not _latest_settled(state) else 0)


def latest_player(state: DealState) -> Seat | None:
    """Who played the latest card."""
    if state.trick:
        return state.trick[-1].seat
    return state.tricks[-1].cards[-1].seat if state.tricks else None


def _latest_settled(state: DealState) -> bool:
    """A later card has touched the table (and was taken back), a cante has been sung, or the deal is over."""
    sung_since = (
        bool(state.songs) and state.songs[-1].after == len(state.tricks) and not state.trick
    )
    return state.phase is Phase.OVER or sung_since or state.retracted


def claims_of(state: DealState, seat: Seat) -> tuple[Claim, ...]:
    """Whom the seat may denounce now: active opponents who have played a settled card."""
    if state.rules.renuncio is Renuncio.PREVENT or state.declarer is None or state.trump is None:
        return ()
    if seat not in state.order or (state.result is not None and state.result.claim is not None):
        return ()
    mine = state.declaring if seat in state.declaring else state.defence
    return tuple(
        Claim(seat, other)
        for other in sorted(state.order)
        if other not in mine and settled_plays(state, other)
    )


def take_back(state: DealState, action: TakeBack) -> tuple[DealState, tuple[Event, ...]]:
    """Put the illegal card back into its hand, in its old place; the trick it filled is open again."""
    pending = state.pending
    if pending is None or pending.seat != action.seat:
        raise IllegalAction(Rule.NOTHING_TO_TAKE_BACK)
    reopened = not state.trick
    trick, tricks = state.trick, state.tricks
    if reopened:
        trick, tricks = state.tricks[-1].cards, state.tricks[:-1]
    held = {*state.hands[action.seat], pending.card}
    owner = next(hand for hand in state.dealt if pending.card in hand)
    hand = tuple(card for card in owner if card in held)
    hands = tuple(hand if seat == action.seat else kept for seat, kept in enumerate(state.hands))
    after = state.changed(
        hands=hands,
        trick=trick[:-1],
        tricks=tricks,
        turn=action.seat,
        pending=None,
        retracted=True,
    )
    return after, (CardTakenBack(action.seat, pending.card, reopened),)


def settle(state: DealState) -> DealState:
    """The next card is played or a cante sung: an illegal card on the table is now a revoke."""
    if state.pending is None:
        return state
    return state.changed(revokes=(*state.revokes, state.pending), pending=None)


def claim(state: DealState, action: Claim) -> tuple[DealState, tuple[Event, ...]]:
    """Denounce a revoke: the deal stops, or its written score is replaced."""
    if action not in claims_of(state, action.seat):
        raise IllegalAction(Rule.CLAIM_NOT_ALLOWED)
    known = settle(state).revokes if state.phase is Phase.OVER else state.revokes
    guilty = any(revoke.seat == action.accused for revoke in known)
    deciding: Revoke | None = known[0] if guilty else None
    loser = deciding.seat if deciding is not None else action.seat
    made = ClaimMade(action.seat, action.accused, deciding)
    result = claimed(state, made, loser)
    after = state.changed(
        phase=Phase.OVER, turn=None, pending=None, retracted=False, revokes=known, result=result
    )
    return after, (RevokeClaimed(made), DealEnded(result, after.hands))
