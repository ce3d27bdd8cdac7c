"""How high to bid, when to pass, whether to censor or take the hand back, which suit to name.

Every choice is weighed by what its outcomes are worth to the seat (`stakes`): playing a contract at the price of
each bid, letting the standing bid be played, or a deal passed out. Since a made contract scores the bid, a strong
hand jumps to the bid that is worth most instead of waiting to be driven there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine.actions import Action, Bid, Censor, NameTrump, Pass, Retake, Stand
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.choices import MadeScore, Phrase
from subastao_qt.engine.deal import CENSOR_STEP, RETAKE_STEP
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import BIDDING_SIGNS, Beliefs, Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.phrases import choose_phrase
from subastao_qt.players.positions import mask_of
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.valuation import (
    MOST_POINTS,
    Samples,
    Valuation,
    chance_in_world,
    sample,
    valuation,
)

SHARE: Final = 0.85
"""The part of the budget that solving takes."""
GUESSES: Final = 100
"""Guessed worlds for what the others' hands are worth at a glance."""
REGRET: Final = 12
"""A hand this many points short of a bid says `malaleche`."""


@dataclass(frozen=True, slots=True)
class Bidder:
    """How a player bids: what he reads, whether he solves, how he leans."""

    signs: Inference = BIDDING_SIGNS
    boldness: float = 0.0
    """Points that a hand seems worth to him beyond what it is."""
    solves: bool = True
    """Without it hands are judged at a glance."""


BALANCED: Final = Bidder()


class Auctioneer:
    """Makes a player's decisions before the play. Remembers what it solved for the deal in progress."""

    def __init__(self, bidder: Bidder, misjudges: int = 0) -> None:
        """`misjudges`: by up to so many points each hand seems better or worse than it is."""
        self._bidder = bidder
        self._misjudges = misjudges
        self._memory: dict[tuple[object, ...], Samples] = {}

    def decide(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        """A call, an answer to the censor's questions, or trump."""
        match view.phase:
            case Phase.AUCTION:
                return self._call(view, budget, dice, bench)
            case Phase.CENSOR:
                return self._censor(view, budget, dice, bench)
            case Phase.CENSOR_ANSWER:
                return self._answer(view, budget, dice, bench)
            case _:
                worth = self.value(view, view.seat, view.hand, budget, dice, bench)
                return NameTrump(worth.trump_for(self._felt(view, view.contract or 0)).trump)

    def value(
        self, view: PlayerView, seat: Seat, cards: Hand, budget: Budget, dice: Dice, bench: Bench
    ) -> Valuation:
        """What a hand seen is worth at a seat's place, by what has been heard so far."""
        hand = mask_of(cards)
        place = view.order.index(seat)
        key = (view.rules, view.number, view.totals, view.dealer, place, hand, budget.nodes)
        samples = self._memory.get(key)
        if samples is None:
            samples = Samples((), (), ())
            if self._bidder.solves:
                # The guesses are drawn from the hand itself, so that a later call finds the same ones again.
                own = Dice(hand, view.number)
                samples = sample(view, place, hand, budget, own, bench, SHARE)
            self._memory.clear()
            self._memory[key] = samples
        del dice
        return valuation(view, hand, samples, self._bidder.signs)

    def _felt(self, view: PlayerView, bid: int) -> int:
        """A bid as the player feels it: to the bold it is less, and all may misjudge a hand."""
        wrong = 0
        if self._misjudges:
            hand = view.hand or (view.shown[1] if view.shown is not None else ())
            drawn = Dice(mask_of(hand), 1 + view.number)
            wrong = drawn.between(-self._misjudges, self._misjudges)
        return round(bid - self._bidder.boldness - wrong)

    def _call(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        bids = [action.amount for action in view.legal if isinstance(action, Bid)]
        worth = self.value(view, view.seat, view.hand, budget, dice, bench)
        stakes = Stakes(view)
        price = self._price(view, bids, worth, stakes, budget, dice)
        phrase = choose_phrase(view)
        if price is not None:
            return Bid(price, phrase)
        if phrase is None and Phrase.MALALECHE in view.offered and bids and view.calls:
            lowest = bids[0]
            if worth.best.mean >= lowest - REGRET and view.standing is not None:
                return Pass(Phrase.MALALECHE)
        return Pass(phrase)

    def _price(
        self,
        view: PlayerView,
        bids: Sequence[int],
        worth: Valuation,
        stakes: Stakes,
        budget: Budget,
        dice: Dice,
    ) -> int | None:
        """The bid that is worth most, None where a pass is."""
        alone: dict[int, float] = {}
        for bid in bids:
            chance = worth.chance(self._felt(view, bid))
            if chance < 0.02:
                break
            alone[bid] = self._alone(view, bid, chance, worth, stakes)
        best, price = self._passing(view, stakes, budget, dice), None
        for bid, value in alone.items():
            if value > best + 1e-9:
                best, price = value, bid
        return price

    def _alone(
        self, view: PlayerView, bid: int, chance: float, worth: Valuation, stakes: Stakes
    ) -> float:
        """What playing a contract is worth, by its points where points are scored."""
        if view.rules.made_score is not MadeScore.POINTS:
            return stakes.expected(view.seat, bid, chance)
        felt = self._felt(view, bid)
        found = 0.0
        for total, part in worth.trump_for(felt).totals():
            # To the bold the bid is less, so the total is as much more.
            moved = min(total + bid - felt, MOST_POINTS)
            made = moved >= bid
            found += part * stakes.result(view.seat, bid, made, total=moved if made else None)
        return found

    def _passing(self, view: PlayerView, stakes: Stakes, budget: Budget, dice: Dice) -> float:
        """What a pass is worth: the standing bid played, or all passed out."""
        standing = view.standing
        if standing is None or standing.amount is None:
            return stakes.nothing
        chance = self._chance_of(view, standing.seat, standing.amount, budget, dice)
        return stakes.expected(standing.seat, standing.amount, chance)

    def _chance_of(
        self, view: PlayerView, seat: Seat, contract: int, budget: Budget, dice: Dice
    ) -> float:
        """The chance that a hidden hand makes a contract, judged at a glance over guessed worlds."""
        place = view.order.index(seat)
        found = Beliefs(view, self._bidder.signs).weighted(dice, GUESSES, budget.check)
        chance = 0.0
        for world, weight in zip(found.worlds, found.weights, strict=True):
            chance += weight * chance_in_world(view, world, place, contract)
        return chance

    def _censor(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        contract, declarer = view.contract, view.declarer
        if Censor() not in view.legal or contract is None or declarer is None:
            return Stand()
        price = contract + CENSOR_STEP
        if view.shown is not None:
            worth = self.value(view, declarer, view.shown[1], budget, dice, bench)
            now, dearer = worth.chance(contract), worth.chance(self._felt(view, price))
        else:
            now = self._chance_of(view, declarer, contract, budget, dice)
            dearer = self._chance_of(view, declarer, self._felt(view, price), budget, dice)
        stakes = Stakes(view)
        letting = stakes.expected(declarer, contract, now, view.seat)
        taking = stakes.expected(view.seat, price, dearer, declarer)
        return Censor() if taking > letting else Stand()

    def _answer(self, view: PlayerView, budget: Budget, dice: Dice, bench: Bench) -> Action:
        contract, declarer = view.contract, view.declarer
        if view.shown is None or contract is None or declarer is None:
            return Stand()
        price = contract + RETAKE_STEP
        worth = self.value(view, declarer, view.shown[1], budget, dice, bench)
        stakes = Stakes(view)
        letting = stakes.expected(declarer, contract, worth.chance(contract), view.seat)
        taking = stakes.expected(view.seat, price, worth.chance(self._felt(view, price)), declarer)
        return Retake() if taking > letting else Stand()
