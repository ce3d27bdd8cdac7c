"""One decision judged: against what its seat could know then, and apart from that with all cards open.

The action taken and the best one are compared in the same guessed worlds, so that their difference has an error of
its own, smaller than that of either. A decision is called costly only when that error leaves no doubt.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final

from subastao_qt.engine.actions import Action, Bid, Censor, NameTrump, Pass, Play, Retake, Stand
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.deal import CENSOR_STEP, RETAKE_STEP, actor
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.aims import Aims
from subastao_qt.players.beliefs import Beliefs, thinned
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Auctioneer, Bidder
from subastao_qt.players.coach.openly import Openly, open_cards, open_trumps
from subastao_qt.players.positions import needed_from_now, scene_of
from subastao_qt.players.search import EXACT_NODES, EXPERT
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.valuation import TrumpValue, chance_in_world

DOUBTFUL_LOSS: Final = 0.04
"""From so much of a contract's worth lost on, a decision is doubtful."""
COSTLY_LOSS: Final = 0.10
"""From so much on it is costly, if the evidence is firm."""
FIRM: Final = 3.0
"""So many standard errors must lie between the loss and nothing."""
FEWEST_WORLDS: Final = 12
"""With fewer worlds nothing is called costly, unless they are all there are."""
GUESSES: Final = 200
_CAP: Final = 230


class Grade(Enum):
    """What a decision is called."""

    GOOD = "good"
    DOUBTFUL = "doubtful"
    COSTLY = "costly"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is thought of one decision."""

    grade: Grade
    best: Action
    """The best action by what could be known; the one taken when none was better."""
    loss: float
    """Worth lost to the seat, never below 0; a contract made and a failed one are 1 apart."""
    error: float
    """The standard error of the loss over the guessed worlds; 0 when they were all there are."""
    chance: float | None = None
    """The chance that the contract is made after what was done (for a bid: of that contract); None where there is no
    contract to speak of."""
    best_chance: float | None = None
    """And after the best action."""
    points: float = 0.0
    """The points lost on average; what the declaring side gets is what counts. Below 0 when points were given up for
    a better chance."""
    worlds: int = 0
    open: Openly | None = None
    """With all cards open; None where that says nothing (a pass, an answer of the censor)."""
    worth: float | None = None
    """For a call or a trump: the points its hand should make."""

    @property
    def firm(self) -> bool:
        """Whether chance in the guesses cannot explain the loss."""
        return self.loss > FIRM * self.error


@dataclass(frozen=True, slots=True)
class Compared:
    """The action taken against the best one."""

    best: Action
    loss: float
    error: float
    chance: float | None
    best_chance: float | None
    points: float
    worlds: int
    enough: bool
    worth: float | None = None


def judged_seat(state: MatchState, action: Action) -> Seat | None:
    """Whose decision an action is, if it is one that can be judged: a real choice of a call, a trump or a card."""
    match action:
        case Bid() | Pass() | NameTrump():
            return actor(state.deal, action)
        case Censor() | Stand() | Retake():
            return actor(state.deal, action)
        case Play():
            seat = actor(state.deal, action)
            if seat is None or len(view_of(state, seat, person=False).meeting) < 2:
                return None
            return seat
        case _:
            return None


def judge(state: MatchState, action: Action, budget: Budget, bench: Bench) -> Judgement:
    """Judge an action done in a state; ValueError for one that is no decision. Raises Cancelled.

    The dice come from what the seat saw: the same decision is always judged the same, given a budget of nodes.
    """
    seat = judged_seat(state, action)
    if seat is None:
        raise ValueError("nothing to judge")
    budget.check()
    view = view_of(state, seat, person=False)
    found = compare(view, action, budget, bench)
    openly = None
    match action:
        case Play(card):
            if card in view.meeting:
                openly = open_cards(state, seat, card, budget)
        case NameTrump(suit):
            openly = open_trumps(state, seat, suit, budget)
        case Bid():
            openly = open_trumps(state, seat, None, budget)
        case _:
            pass
    return Judgement(
        grade_of(found),
        found.best,
        found.loss,
        found.error,
        found.chance,
        found.best_chance,
        found.points,
        found.worlds,
        openly,
        found.worth,
    )


def compare(
    view: PlayerView, action: Action, budget: Budget, bench: Bench, salt: int = 0
) -> Compared:
    """An action against the best by what the seat of the view could know. Another `salt` draws other worlds."""
    dice = _dice(view, salt)
    if isinstance(action, Play):
        return _compare_cards(view, action, budget, dice, bench)
    if isinstance(action, NameTrump):
        return _compare_trumps(view, action, budget, dice, bench)
    if view.phase is Phase.AUCTION:
        return _compare_calls(view, action, budget, dice, bench)
    return _compare_answers(view, action, budget, dice, bench)


def grade_of(found: Compared) -> Grade:
    """The grade of a comparison."""
    if found.loss < DOUBTFUL_LOSS:
        return Grade.GOOD
    firm = found.enough and found.loss > FIRM * found.error
    return Grade.COSTLY if firm and found.loss >= COSTLY_LOSS else Grade.DOUBTFUL


def _dice(view: PlayerView, salt: int) -> Dice:
    text = repr((view, salt))
    return Dice(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))


def _compare_cards(
    view: PlayerView, action: Play, budget: Budget, dice: Dice, bench: Bench
) -> Compared:
    """Every card's exact value in the same worlds."""
    same = Compared(action, 0.0, 0.0, None, None, 0.0, 0, False)
    if action.card not in view.meeting:
        return same
    left = len(view.hand)
    beliefs, scene = Beliefs(view), scene_of(view)
    cost = EXACT_NODES.get(left, 300)
    with bench.decision(budget, 0.8):
        most = int(max(6, min(4000.0, bench.nodes_left / cost)))
        every = beliefs.total <= most
        candidates = most if every else min(4000, max(6 * most, 800))
        weighted = beliefs.weighted(dice, candidates, budget.check)
        if every:
            worlds, weights = list(weighted.worlds), list(weighted.weights)
        else:
            # A likely world is drawn more than once: it is solved once, and the error counts it as one.
            drawn = Counter(thinned(weighted, most, dice))
            worlds, weights = list(drawn), [float(times) for times in drawn.values()]
        rows = bench.cards(scene.position(worlds[0]), worlds, None, cost)
    if not rows.solved:
        return same
    weights = [weights[number] for number in rows.solved]
    every = every and len(rows.solved) == len(worlds)
    bias = EXPERT.bias * left / 12 if len(view.order) == 3 else 0.0
    goal = needed_from_now(view) - bias
    blur = max(0.4, EXPERT.blur * (left - 1)) if left > 1 else 0.1
    aims = Aims(view)
    worth = {
        value: aims.of(value, goal, blur)
        for value in {value for row in rows.values for value in row}
    }
    columns = {card: rows.cards.index(card.index) for card in view.meeting}
    whole = sum(weights)

    def mean(card_worths: Sequence[float]) -> float:
        return sum(w * x for w, x in zip(weights, card_worths, strict=True)) / whole

    worths = {card: [worth[row[column]] for row in rows.values] for card, column in columns.items()}
    means = {card: mean(each) for card, each in worths.items()}
    best = max(means, key=lambda card: (means[card], card == action.card))
    if best != action.card and means[best] - means[action.card] < 1e-9:
        best = action.card
    apart = [a - b for a, b in zip(worths[best], worths[action.card], strict=True)]
    loss = max(0.0, mean(apart))
    error = 0.0 if every else _error(apart, weights)
    sign = aims.sign
    points = sign * mean(
        [
            float(min(row[columns[best]], _CAP) - min(row[columns[action.card]], _CAP))
            for row in rows.values
        ]
    )
    return Compared(
        Play(best),
        loss,
        error,
        _made(means[action.card], aims),
        _made(means[best], aims),
        points,
        len(rows.solved),
        every or len(rows.solved) >= FEWEST_WORLDS,
    )


def _made(mean: float, aims: Aims) -> float | None:
    """The chance of the contract out of a mean worth; None where points or a match are counted instead."""
    if aims.by_points:
        return None
    return max(0.0, min(1.0, mean * aims.sign))


def _error(values: Sequence[float], weights: Sequence[float]) -> float:
    """The standard error of a weighted mean; at least as if one world more had said the opposite of all."""
    whole = sum(weights)
    mean = sum(w * x for w, x in zip(weights, values, strict=True)) / whole
    spread = sum((w * (x - mean)) ** 2 for w, x in zip(weights, values, strict=True))
    least = abs(mean) / (len(values) + 1)
    return max(least, sqrt(spread) / whole)


def _compare_trumps(
    view: PlayerView, action: NameTrump, budget: Budget, dice: Dice, bench: Bench
) -> Compared:
    worth = Auctioneer(Bidder()).value(view, view.seat, view.hand, budget, dice, bench)
    contract = view.contract or 0
    named = next(each for each in worth.trumps if each.trump is action.suit)
    best = worth.trump_for(contract)
    chance, best_chance = named.chance(contract), best.chance(contract)
    if best_chance - chance < 1e-9:
        best = named
    error = _paired_error(best, named, contract)
    return Compared(
        NameTrump(best.trump),
        max(0.0, best_chance - chance),
        error,
        chance,
        max(chance, best_chance),
        best.mean - named.mean,
        worth.worlds,
        worth.worlds >= FEWEST_WORLDS,
        named.mean,
    )


def _paired_error(best: TrumpValue, other: TrumpValue, bid: int) -> float:
    """The error of the difference of two suits' chances: world by world where both were solved."""
    if len(best.values) == len(other.values) > 1:
        apart = [x - y for x, y in zip(_by_world(best, bid), _by_world(other, bid), strict=True)]
        return _error(apart, best.weights)
    one, two = (_error(_by_world(each, bid), each.weights) for each in (best, other))
    return sqrt(one * one + two * two)


def _by_world(value: TrumpValue, bid: int) -> list[float]:
    """The chance of a bid in each guessed world."""
    return [
        TrumpValue(value.trump, (each,), (1.0,), each, value.gain, value.blur).chance(bid)
        for each in value.values
    ]


def _compare_calls(
    view: PlayerView, action: Action, budget: Budget, dice: Dice, bench: Bench
) -> Compared:
    """A call weighed as if it were the last: the contract played, or the standing bid, or no deal.

    The strong bot's own call, which looks at what the others will do after it, is never called bad.
    """
    auctioneer = Auctioneer(Bidder())
    worth = auctioneer.value(view, view.seat, view.hand, budget, dice, bench)
    own = auctioneer.decide(view, budget, dice, bench)
    stakes = Stakes(view)
    bids = [each.amount for each in view.legal if isinstance(each, Bid)]
    values: dict[int | None, float] = {None: _passing(view, stakes, budget, dice)}
    for bid in bids:
        values[bid] = stakes.expected(view.seat, bid, worth.chance(bid))
    taken = action.amount if isinstance(action, Bid) else None
    best = own.amount if isinstance(own, Bid) else None
    asked = taken if taken is not None else best if best is not None else bids[0] if bids else 0
    edge = stakes.result(view.seat, asked, True) - stakes.result(view.seat, asked, False)
    loss = max(0.0, values[best] - values[taken]) / max(edge, 1e-6)
    if _same_call(action, own) or loss == 0.0:
        best, loss = taken, 0.0
    suit = worth.trump_for(asked)
    error = _error(_by_world(suit, asked), suit.weights) if asked and len(suit.values) > 1 else 0.1
    return Compared(
        action if best == taken else own,
        loss,
        error,
        worth.chance(taken) if taken is not None else None,
        worth.chance(best) if best is not None else None,
        0.0,
        worth.worlds,
        worth.worlds >= FEWEST_WORLDS,
        worth.best.mean,
    )


def _same_call(one: Action, other: Action) -> bool:
    """Whether two calls are the same but for the phrase."""
    if isinstance(one, Bid) and isinstance(other, Bid):
        return one.amount == other.amount
    return isinstance(one, Pass) and isinstance(other, Pass)


def _passing(view: PlayerView, stakes: Stakes, budget: Budget, dice: Dice) -> float:
    standing = view.standing
    if standing is None or standing.amount is None:
        return stakes.nothing
    place = view.order.index(standing.seat)
    found = Beliefs(view).weighted(dice, GUESSES, budget.check)
    chance = sum(
        weight * chance_in_world(view, world, place, standing.amount)
        for world, weight in zip(found.worlds, found.weights, strict=True)
    )
    return stakes.expected(standing.seat, standing.amount, chance)


def _compare_answers(
    view: PlayerView, action: Action, budget: Budget, dice: Dice, bench: Bench
) -> Compared:
    """The censor's question, or that of the player he outbid."""
    own = Auctioneer(Bidder()).decide(view, budget, dice, bench)
    if own == action or view.shown is None or view.contract is None or view.declarer is None:
        # Without the hand in sight there is nothing firm enough to find fault with.
        return Compared(action, 0.0, 0.0, None, None, 0.0, 0, False)
    contract, declarer, shown = view.contract, view.declarer, view.shown[1]
    worth = Auctioneer(Bidder()).value(view, declarer, shown, budget, dice, bench)
    price = contract + (CENSOR_STEP if view.phase is Phase.CENSOR else RETAKE_STEP)
    stakes = Stakes(view)
    letting = stakes.expected(declarer, contract, worth.chance(contract), view.seat)
    taking = stakes.expected(view.seat, price, worth.chance(price), declarer)
    edge = stakes.result(view.seat, price, True, declarer) - stakes.result(
        view.seat, price, False, declarer
    )
    suit = worth.trump_for(price)
    error = _error(_by_world(suit, price), suit.weights) if len(suit.values) > 1 else 0.1
    took = not isinstance(action, Stand)
    return Compared(
        own,
        abs(taking - letting) / max(edge, 1e-6),
        error,
        worth.chance(price) if took else worth.chance(contract),
        worth.chance(contract) if took else worth.chance(price),
        0.0,
        worth.worlds,
        worth.worlds >= FEWEST_WORLDS,
        worth.best.mean,
    )
