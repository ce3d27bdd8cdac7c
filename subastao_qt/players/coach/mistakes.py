"""The five classic mistakes, named when they happen: each only on evidence that anybody at the table would accept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from subastao_qt.engine.actions import Action, Bid, NameTrump, Play, Sing, SingTute
from subastao_qt.engine.cards import Card, Seat, Suit
from subastao_qt.engine.choices import MadeScore
from subastao_qt.engine.errors import Duty
from subastao_qt.engine.facts import Ending
from subastao_qt.engine.match import MatchState, interjections, legal_actions
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.agent import Budget
from subastao_qt.players.coach.judging import Grade, Judgement
from subastao_qt.players.coach.openly import last_trick_after
from subastao_qt.players.positions import defence_counts

OVERBID_CHANCE: Final = 0.30
"""A bid that had at most this chance…"""
OVERBID_POINTS: Final = 12
"""… and lay at least so far above what the hand should make is an overbid."""
LAST_CARDS: Final = 4
"""With so many cards on hand at most, the last trick is looked for."""
TEN: Final = 8.0
"""Points a card must have cost for the ten to be what it lost."""


class Mistake(Enum):
    """The classic ones."""

    OVERBID = "overbid"
    CANTE = "cante forgotten"
    LAST_TEN = "last ten forgotten"
    RENUNCIO = "renuncio"
    TRUMP = "wrong trump"


@dataclass(frozen=True, slots=True)
class Named:
    """A mistake at a place of the deal, with what proves it."""

    place: int
    """Which action of the deal, from 0."""
    seat: Seat
    mistake: Mistake
    suit: Suit | None = None
    """The cante's suit."""
    points: int = 0
    """Points: of the cante, or by which the bid lay above the hand's worth."""
    card: Card | None = None
    """The card that broke a duty, or would have kept the ten."""
    duty: Duty | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """An action of a deal and the state before it."""

    place: int
    before: MatchState
    action: Action


def named_at(moment: Moment, judgement: Judgement, seat: Seat, budget: Budget) -> Named | None:
    """The mistake a judged decision is: overbid, wrong trump, or a card that gave the last ten away."""
    match moment.action:
        case Bid(amount) if judgement.grade is not Grade.GOOD:
            above = amount - (judgement.worth if judgement.worth is not None else amount)
            chance = judgement.chance if judgement.chance is not None else 1.0
            if chance <= OVERBID_CHANCE and above >= OVERBID_POINTS:
                return Named(moment.place, seat, Mistake.OVERBID, points=round(above))
        case NameTrump() if judgement.grade is Grade.COSTLY:
            return Named(moment.place, seat, Mistake.TRUMP)
        case Play(card) if judgement.grade is Grade.COSTLY:
            return _last_ten(moment, card, judgement, seat, budget)
        case _:
            pass
    return None


def _last_ten(
    moment: Moment, card: Card, judgement: Judgement, seat: Seat, budget: Budget
) -> Named | None:
    """The ten was there to be had, by what could be known and with open cards alike, and was lost."""
    deal = moment.before.deal
    best = judgement.best
    if len(deal.hands[seat]) > LAST_CARDS or not isinstance(best, Play):
        return None
    if judgement.points < TEN or judgement.open is None or judgement.open.points < TEN:
        return None
    ours = deal.declaring if seat in deal.declaring else deal.defence
    kept = last_trick_after(moment.before, best.card, budget)
    lost = last_trick_after(moment.before, card, budget)
    if kept is None or lost is None or kept not in ours or lost in ours:
        return None
    return Named(moment.place, seat, Mistake.LAST_TEN, points=10, card=best.card)


def forgotten(moments: Sequence[Moment], after: MatchState) -> tuple[Named, ...]:
    """Cantes that could have been sung and never were, where they would have counted; and proved revokes.

    `moments` are all of one finished deal, `after` is how it ended.
    """
    deal = after.deal
    result = deal.result
    if result is None:
        return ()
    found = list(_revokes(moments, after))
    if result.ending is Ending.TUTE:
        return tuple(found)
    sung = {(song.seat, song.suit) for song in deal.songs}
    seen: dict[tuple[Seat, Suit], Moment] = {}
    for moment, legal in _missed(moments):
        for song in legal:
            if isinstance(song, Sing) and _counts(moment.before, song.seat, after):
                seen.setdefault((song.seat, song.suit), moment)
    for (seat, suit), moment in seen.items():
        if (seat, suit) not in sung:
            points = 40 if suit is deal.trump else 20
            found.append(Named(moment.place, seat, Mistake.CANTE, suit, points))
    return tuple(sorted(found, key=lambda each: each.place))


def _missed(moments: Sequence[Moment]) -> list[tuple[Moment, list[Sing | SingTute]]]:
    """The leads before which somebody could still have sung."""
    found = []
    for moment in moments:
        if isinstance(moment.action, Play) and not moment.before.deal.trick:
            open_songs = [*legal_actions(moment.before), *interjections(moment.before)]
            songs = [song for song in open_songs if isinstance(song, Sing | SingTute)]
            if songs:
                found.append((moment, songs))
    return found


def _counts(before: MatchState, seat: Seat, after: MatchState) -> bool:
    """Whether singing there would have mattered to the seat's side."""
    deal, rules, result = before.deal, before.rules, after.deal.result
    assert result is not None
    if seat not in deal.declaring:
        return defence_counts(rules) and result.made
    return not result.made or _scored(rules)


def _scored(rules: RuleSet) -> bool:
    return rules.made_score is MadeScore.POINTS


def _revokes(moments: Sequence[Moment], after: MatchState) -> list[Named]:
    """Cards that broke a duty and were not taken back."""
    places: Mapping[tuple[Seat, Card], int] = {
        (moment.before.deal.turn, moment.action.card): moment.place
        for moment in moments
        if isinstance(moment.action, Play) and moment.before.deal.turn is not None
    }
    return [
        Named(
            places[(revoke.seat, revoke.card)],
            revoke.seat,
            Mistake.RENUNCIO,
            card=revoke.card,
            duty=revoke.duty,
        )
        for revoke in after.deal.revokes
        if (revoke.seat, revoke.card) in places
    ]
