"""Drills: questions with their answers, made of deals that players by rules of thumb have played.

Nothing is made up for the purpose: each question is a moment of a deal that can happen at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, assert_never

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Play
from subastao_qt.engine.cards import Card, Hand, Rank, Seat, Suit
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.advice import BidAdvice, bid_advice, cantes_in
from subastao_qt.players.coach.openly import open_values
from subastao_qt.players.glance import worths
from subastao_qt.players.positions import mask_of
from subastao_qt.players.thumb import ThumbPlayer

_TRIES: Final = 400
"""So many deals are looked through for a moment that fits; the rarest wish comes about once in forty."""
HUNDRED: Final = 100
LONG: Final = 6
ENDING_TRICKS: Final = (4, 5)
COUNTED_TRICKS: Final = (3, 8)


class Drill(Enum):
    """What is drilled."""

    BIDDING = "bidding"
    OBLIGATION = "obligation"
    COUNTING = "counting"
    ENDING = "ending"


class Wish(Enum):
    """What hands are asked for in the bidding drill."""

    ANY = "any"
    LONG_SUIT = "long-suit"
    CANTE = "cante"
    HUNDRED = "hundred"


@dataclass(frozen=True, slots=True)
class BiddingQuestion:
    """A hand to bid on, first to speak; the answer is the bid at which the coach would stop."""

    view: PlayerView
    advice: BidAdvice


@dataclass(frozen=True, slots=True)
class ObligationQuestion:
    """A hand and a trick on the table; the answer is `view.meeting`."""

    view: PlayerView


@dataclass(frozen=True, slots=True)
class CountingQuestion:
    """Some tricks of a deal; the answer is what the declaring side has so far, cantes included."""

    view: PlayerView
    total: int


@dataclass(frozen=True, slots=True)
class EndingQuestion:
    """The last tricks with open cards; the answer is any of `best`."""

    view: PlayerView
    hands: tuple[Hand, ...]
    values: tuple[tuple[Card, int], ...]
    """Each card that may be played, with the points that the declaring side gets in all after it."""
    best: frozenset[Card]
    line: tuple[tuple[Seat, Card], ...]
    """How it goes on when all play their best."""


Question = BiddingQuestion | ObligationQuestion | CountingQuestion | EndingQuestion


class NoQuestion(Exception):
    """No moment that fits was found; another seed may do."""


def make_question(
    drill: Drill, rules: RuleSet, seed: int, wish: Wish, budget: Budget, bench: Bench
) -> Question:
    """A question by a seed: the same ones give the same. Raises NoQuestion, and Cancelled."""
    for number in range(_TRIES):
        budget.check()
        dice = Dice(seed, number)
        match drill:
            case Drill.BIDDING:
                found: Question | None = _bidding(rules, dice, wish, budget, bench)
            case Drill.OBLIGATION:
                found = _obligation(rules, dice)
            case Drill.COUNTING:
                found = _counting(rules, dice)
            case Drill.ENDING:
                found = _ending(rules, dice, budget)
            case _:
                assert_never(drill)
        if found is not None:
            return found
    raise NoQuestion


def fits(hand: Hand, wish: Wish, *, pairs: bool) -> bool:
    """Whether a hand is as wished."""
    match wish:
        case Wish.ANY:
            return True
        case Wish.LONG_SUIT:
            return any(sum(card.suit is suit for card in hand) >= LONG for suit in Suit)
        case Wish.CANTE:
            return bool(cantes_in(hand))
        case Wish.HUNDRED:
            return max(worths(mask_of(hand), pairs)) >= HUNDRED


def _bidding(
    rules: RuleSet, dice: Dice, wish: Wish, budget: Budget, bench: Bench
) -> BiddingQuestion | None:
    state = matches.start_match(rules, dice.below(1 << 62)).state
    seat = state.deal.turn
    assert seat is not None
    if not fits(state.deal.hands[seat], wish, pairs=rules.in_pairs):
        return None
    view = view_of(state, seat)
    return BiddingQuestion(view, bid_advice(view, budget, bench))


def _moments(rules: RuleSet, dice: Dice) -> Iterator[MatchState]:
    """The states of a deal that players by rules of thumb play."""
    state = matches.start_match(rules, dice.below(1 << 62)).state
    player = ThumbPlayer()
    while state.deal.phase is not Phase.OVER:
        yield state
        seat = state.deal.turn
        assert seat is not None
        action = player.choose(view_of(state, seat, person=False), Budget(None), dice)
        if action is None:
            return
        state = matches.apply(state, action).state


def _picked(moments: list[MatchState], dice: Dice) -> MatchState | None:
    return moments[dice.below(len(moments))] if moments else None


def _obligation(rules: RuleSet, dice: Dice) -> ObligationQuestion | None:
    """A moment at which some cards may be played and others not."""

    def asks(state: MatchState) -> bool:
        deal = state.deal
        if deal.phase is not Phase.PLAY or not deal.trick or deal.turn is None:
            return False
        view = view_of(state, deal.turn)
        return len(view.hand) >= 4 and 0 < len(view.meeting) < len(view.hand)

    state = _picked([each for each in _moments(rules, dice) if asks(each)], dice)
    if state is None or state.deal.turn is None:
        return None
    return ObligationQuestion(view_of(state, state.deal.turn))


def _counting(rules: RuleSet, dice: Dice) -> CountingQuestion | None:
    low, high = COUNTED_TRICKS

    def asks(state: MatchState) -> bool:
        deal = state.deal
        return deal.phase is Phase.PLAY and not deal.trick and low <= len(deal.tricks) <= high

    state = _picked([each for each in _moments(rules, dice) if asks(each)], dice)
    if state is None or state.deal.turn is None:
        return None
    view = view_of(state, state.deal.turn)
    return CountingQuestion(view, view.account.total) if view.account is not None else None


def _ending(rules: RuleSet, dice: Dice, budget: Budget) -> EndingQuestion | None:
    """A lead at which the choice matters and nobody has anything to sing."""

    def asks(state: MatchState) -> bool:
        deal = state.deal
        left = rules.cards_each - len(deal.tricks)
        return deal.phase is Phase.PLAY and not deal.trick and left in ENDING_TRICKS

    for state in _moments(rules, dice):
        if not asks(state) or any(_sings(hand) for hand in state.deal.hands):
            continue
        seat = state.deal.turn
        assert seat is not None
        view = view_of(state, seat)
        values = open_values(state, view, budget)
        if values is None or view.account is None or len(set(values.values())) < 2:
            continue
        done = view.account.total
        told = tuple((card, values[card.index] + done) for card in view.meeting)
        wanted = max if seat in view.declaring else min
        top = wanted(value for _card, value in told)
        best = frozenset(card for card, value in told if value == top)
        line = _line(state, budget)
        if line is not None:
            return EndingQuestion(view, state.deal.hands, told, best, line)
    return None


def _sings(hand: Hand) -> bool:
    """Whether a hand holds something that could be sung."""
    if cantes_in(hand):
        return True
    return any(sum(card.rank is rank for card in hand) == 4 for rank in (Rank.REY, Rank.CABALLO))


def _line(state: MatchState, budget: Budget) -> tuple[tuple[Seat, Card], ...] | None:
    """The rest of a deal when all play their best; the cheaper of cards that are worth the same."""
    line: list[tuple[Seat, Card]] = []
    while state.deal.phase is Phase.PLAY:
        seat = state.deal.turn
        assert seat is not None
        view = view_of(state, seat, person=False)
        values = open_values(state, view, budget)
        if values is None:
            return None
        sign = 1 if seat in view.declaring else -1
        card = max(
            view.meeting, key=lambda each: (sign * values[each.index], -each.points, -each.strength)
        )
        line.append((seat, card))
        state = matches.apply(state, Play(card)).state
    return tuple(line)
