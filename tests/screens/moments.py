"""Moments of matches that are worth a picture, found by letting players by rules of thumb play seeded matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Claim, EndMatch, NextDeal, Play, Sing, SingTute
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Ending, Phase
from subastao_qt.engine.match import MatchState, start_match
from subastao_qt.engine.record import Record, RecordSeat, record_of
from subastao_qt.engine.ruleset import parse_rules_text
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.thumb import ThumbPlayer

HUMAN = Seat(0)
NAMES = ("", "Lola", "Inés", "Paco")
SEEDS = 60
LONGEST = 4000

Test = Callable[[PlayerView, MatchState], bool]


@dataclass(frozen=True)
class Moment:
    """A moment by its rules and what must hold of it."""

    rules: str
    holds: Test
    clumsy: bool = False
    """The players break duties now and then (tables where that may be claimed)."""


def asked(view: PlayerView) -> bool:
    """Whether the person is asked something now."""
    return view.turn == HUMAN


def leading(view: PlayerView, _state: MatchState) -> bool:
    return view.phase is Phase.PLAY and asked(view) and not view.trick and len(view.tricks) > 1


def following(place: int) -> Test:
    """The person is to play the card of this place to a later trick, and not every card may be played."""

    def holds(view: PlayerView, _state: MatchState) -> bool:
        bound = view.phase is Phase.PLAY and asked(view) and len(view.meeting) < len(view.hand)
        return bound and len(view.trick) == place and len(view.tricks) > 1

    return holds


def calling(view: PlayerView, _state: MatchState) -> bool:
    return view.phase is Phase.AUCTION and asked(view) and len(view.calls) > 1


def in_phase(phase: Phase) -> Test:
    """The person is asked in this phase."""
    return lambda view, _state: view.phase is phase and asked(view)


def singing(view: PlayerView, _state: MatchState) -> bool:
    return any(isinstance(action, Sing | SingTute) for action in view.legal)


def over(*endings: Ending, made: bool | None = None) -> Test:
    """A deal has ended so, with the match going on."""

    def holds(view: PlayerView, _state: MatchState) -> bool:
        result = view.result
        if result is None or view.winners or result.ending not in endings:
            return False
        return (made is None or result.made is made) and view.number > 1

    return holds


def sung(view: PlayerView, state: MatchState) -> bool:
    return over(Ending.PLAYED, made=True)(view, state) and bool(view.songs)


MOMENTS: dict[str, Moment] = {
    "auction": Moment("variant=classic3", calling),
    "auction-signals": Moment("variant=pairs4signals", calling),
    "trump": Moment("variant=classic3", in_phase(Phase.TRUMP)),
    "lead": Moment("variant=classic3", leading),
    "second": Moment("variant=classic3", following(1)),
    "third": Moment("variant=classic3", following(2)),
    "pairs": Moment("variant=pairs4", following(3)),
    "cante": Moment("variant=classic3 singers=all cantes_per_trick=all", singing),
    "censor": Moment("variant=censor4", in_phase(Phase.CENSOR)),
    "censor-answer": Moment("variant=censor4 censor_answer=once", in_phase(Phase.CENSOR_ANSWER)),
    "resting": Moment(
        "variant=censor4",
        lambda view, _state: (
            view.resting == HUMAN and view.phase is Phase.PLAY and len(view.tricks) > 2
        ),
    ),
    "early": Moment("variant=classic3", lambda view, _state: view.early is not None),
    "take-back": Moment(
        "variant=classic3 renuncio=claim", lambda view, _state: view.pending is not None, True
    ),
    "claim": Moment(
        "variant=classic3 renuncio=claim",
        lambda view, state: leading(view, state) and any(isinstance(a, Claim) for a in view.extra),
        True,
    ),
    "result": Moment("variant=classic3", sung),
    "result-failed": Moment("variant=pairs4", over(Ending.PLAYED, made=False)),
    "result-passed": Moment("variant=classic3 min_bid=100", over(Ending.PASSED_OUT)),
    "result-claim": Moment("variant=classic3 renuncio=claim", over(Ending.CLAIM), True),
    "match-result": Moment(
        "variant=classic3 target=100", lambda view, _state: bool(view.winners) and not view.ended
    ),
    "match-over": Moment("variant=pairs4 target=100", lambda view, _state: view.ended),
}


@lru_cache(maxsize=64)
def record_at(name: str) -> Record:
    """A match that stands at the moment of this name, everybody at the table a person."""
    moment = MOMENTS[name]
    rules = parse_rules_text(moment.rules)
    for seed in range(1, SEEDS):
        step = start_match(rules, seed)
        seats = [RecordSeat(NAMES[seat], None) for seat in range(rules.seats)]
        record = record_of(step.state, seats)
        player = ThumbPlayer()
        for number in range(LONGEST):
            view = view_of(step.state, HUMAN)
            if moment.holds(view, step.state):
                return record
            if step.state.ended:
                break
            action = _next(step.state, player, moment.clumsy, number)
            step = matches.apply(step.state, action)
            record = record.added(action)
    raise LookupError(f"no match comes to the moment «{name}»")


def _next(state: MatchState, player: ThumbPlayer, clumsy: bool, number: int) -> Action:
    legal = matches.legal_actions(state)
    if isinstance(legal[0], NextDeal | EndMatch):
        claims = [a for a in matches.interjections(state) if isinstance(a, Claim)]
        guilty = {revoke.seat for revoke in state.deal.revokes}
        true = [claim for claim in claims if claim.accused in guilty]
        return true[0] if true else legal[0]
    assert state.deal.turn is not None
    view = view_of(state, state.deal.turn)
    wrong = [a for a in legal if isinstance(a, Play) and view.reason_against(a.card) is not None]
    if clumsy and wrong and number % 3 == 0:
        return wrong[0]
    return player.choose(view, Budget(), Dice(number)) or legal[-1]
