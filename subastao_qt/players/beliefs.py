"""What a seat believes about the hands it does not see: all of them that can be, and how likely each is.

`Beliefs` is made from a `PlayerView` alone. `worlds` draws them, each as a hand for every place of `view.order`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Phrase, SignalAudience, SignalTruth, Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.glance import best_worth, lengths, worths
from subastao_qt.players.phrases import denied, phrase_holds
from subastao_qt.players.positions import SUIT_NUMBER, World, mask_of, pack_mask
from subastao_qt.players.shapes import shape_weight
from subastao_qt.players.spread import Spread
from subastao_qt.players.witness import Testimony, testimony

ENUMERATED: Final = 4000
"""Up to so many worlds all are looked at."""
FLOOR: Final = 0.02
"""No world weighs less than this part of the mean: people bid and play what no model foresees."""
BID_SPREAD: Final = 9.0
"""How far, in points, players' bids lie around what their hands seem worth at a glance."""
TRUMP_SPREAD: Final = 6.0
DENIED: Final = 0.3
"""How much less likely a hand is that would have had a better phrase to say, by the bots' convention."""


@dataclass(frozen=True, slots=True)
class Inference:
    """Which signs a player reads. Ablations and weaker players leave some out."""

    duties: bool = True
    """What following, beating and trumping show."""
    bids: bool = True
    plays: bool = True
    songs: bool = True
    phrases: bool = True
    shuffle: bool = True
    doubt: float = 0.0
    """What a hand of which a phrase is false weighs beside one of which it is true, even where phrases must be true.

    For bidders: a pair that takes every phrase at its full worth bids too high."""


ALL_SIGNS: Final = Inference()
BIDDING_SIGNS: Final = Inference(doubt=0.5)
NO_SIGNS: Final = Inference(False, False, False, False, False, False)


@dataclass(frozen=True, slots=True)
class _Heard:
    """What a hidden hand has said: the bids it made and the price at which it passed."""

    place: int
    lowest: int | None
    """Its own highest bid: it is worth that, the player thought."""
    passed: int | None
    """The bid it was not willing to make."""
    phrases: tuple[Phrase, ...]
    denied: tuple[Phrase, ...] = ()
    """What it would have said first, by the bots' convention, if it were true."""


@dataclass(frozen=True, slots=True)
class Weighted:
    """Worlds and their weights, which add up to 1."""

    worlds: list[World]
    weights: list[float]
    complete: bool
    """Whether these are all there are."""

    @property
    def effective(self) -> float:
        """How many equally likely worlds these are worth."""
        return 1.0 / sum(weight * weight for weight in self.weights) if self.weights else 0.0


class Beliefs:
    """See the module."""

    def __init__(self, view: PlayerView, signs: Inference = ALL_SIGNS) -> None:
        self._view = view
        self._signs = signs
        self._pairs = view.rules.in_pairs
        self._told = testimony(view)
        known = _known(view)
        self.hidden = tuple(p for p in range(len(view.order)) if known[p] is None)
        self._known = known
        seen = sum(self._told.played)
        for hand in known:
            seen |= hand or 0
        self.unseen = pack_mask(view.rules) & ~seen
        self._heard = _heard(view, self.hidden) if signs.bids or signs.phrases else ()
        self._shuffled = signs.shuffle and view.number > 1
        self._forced = [self._told.must[p] if signs.songs else 0 for p in self.hidden]
        self._spread = self._make_spread()

    def _make_spread(self) -> Spread:
        sizes = [self._view.counts[self._view.order[p]] for p in self.hidden]
        fixed = sum(self._forced)
        free = self.unseen & ~fixed
        left = [size - hand.bit_count() for size, hand in zip(sizes, self._forced, strict=True)]
        cannot = [self._told.cannot[p] if self._signs.duties else 0 for p in self.hidden]
        spread = Spread(free, left, cannot)
        if spread.total == 0:
            # Somebody has revoked (`renuncio` claim): what duties seemed to show is worth nothing.
            spread = Spread(free, left, [0] * len(cannot))
        return spread

    @property
    def total(self) -> int:
        """How many worlds are possible."""
        return self._spread.total

    def world(self, number: int) -> World:
        """The possible world with this number."""
        hands = [hand or 0 for hand in self._known]
        dealt = self._spread.deal(number)
        for place, hand, forced in zip(self.hidden, dealt, self._forced, strict=True):
            hands[place] = hand | forced
        return tuple(hands)

    def weighted(self, dice: Dice, most: int, check: Callable[[], None] | None = None) -> Weighted:
        """All worlds if they are few, else up to `most` drawn ones, each with its weight.

        `check` is called now and then and may raise to stop the work.
        """
        total = self._spread.total
        complete = total <= min(ENUMERATED, most)
        if complete:
            numbers: Sequence[int] = range(total)
        elif total < 4 * most:
            numbers = sorted(_few(dice, total, most))
        else:
            numbers = [dice.below(total) for _ in range(most)]
        worlds: list[World] = []
        weights: list[float] = []
        for count, number in enumerate(numbers):
            if check is not None and count % 128 == 0:
                check()
            world = self.world(number)
            worlds.append(world)
            weights.append(self.likelihood(world))
        return Weighted(worlds, _levelled(weights), complete)

    def draw(
        self, dice: Dice, wanted: int, per_world: int = 6, check: Callable[[], None] | None = None
    ) -> list[World]:
        """Equally likely worlds, `wanted` or fewer: drawn in larger number and thinned out by weight."""
        found = self.weighted(dice, wanted * per_world, check)
        return thinned(found, wanted, dice)

    def likelihood(self, world: World) -> float:
        """How likely what was heard and seen is in a world, up to a constant."""
        weight = 1.0
        told, signs = self._told, self._signs
        if signs.songs:
            for silence in told.unsung:
                if world[silence.place] & silence.need == silence.need:
                    weight *= silence.factor
        if signs.plays:
            for choice in told.choices:
                if self._known[choice.place] is None:
                    weight *= choice.chance(world[choice.place])
        for heard in self._heard:
            weight *= self._heard_chance(heard, world[heard.place] | told.played[heard.place])
        if self._shuffled:
            for place in self.hidden:
                weight *= shape_weight(
                    self._view.rules.shuffle, lengths(world[place] | told.played[place])
                )
        return weight

    def _heard_chance(self, heard: _Heard, dealt: int) -> float:
        """How likely a hand, as dealt, speaks as it did."""
        weight = 1.0
        if self._signs.bids and (heard.lowest is not None or heard.passed is not None):
            worth = self._worth(heard, dealt)
            if heard.lowest is not None:
                weight *= _step((worth - heard.lowest) / BID_SPREAD)
            if heard.passed is not None:
                weight *= _step((heard.passed - worth) / BID_SPREAD)
        if self._signs.phrases:
            hard = self._view.rules.signal_truth is SignalTruth.ENFORCED
            for phrase in heard.phrases:
                if not phrase_holds(phrase, dealt):
                    weight *= max(self._signs.doubt, 0.0 if hard else 0.15)
            for phrase in set(heard.denied):
                if phrase not in heard.phrases and phrase_holds(phrase, dealt):
                    weight *= max(self._signs.doubt, DENIED)
        return weight

    def _worth(self, heard: _Heard, dealt: int) -> float:
        view = self._view
        if view.trump is None or view.declarer is None or view.censoring is not None:
            return best_worth(dealt, self._pairs)
        if view.order.index(view.declarer) != heard.place:
            return best_worth(dealt, self._pairs)
        each = worths(dealt, self._pairs)
        trump = SUIT_NUMBER[view.trump]
        behind = max(each) - each[trump]
        return each[trump] - behind * (BID_SPREAD / TRUMP_SPREAD)


def _step(x: float) -> float:
    if x < -30:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def _levelled(weights: Sequence[float]) -> list[float]:
    """Weights that add up to 1, none (but the impossible) under the floor, none so great that it decides alone."""
    possible = [weight for weight in weights if weight > 0.0]
    if not possible:
        return [1.0 / len(weights)] * len(weights) if weights else []
    least = FLOOR * sum(possible) / len(possible)
    raised = [max(weight, least) if weight > 0.0 else 0.0 for weight in weights]
    total = sum(raised)
    level = [weight / total for weight in raised]
    # Below a tenth of the worlds in effect, or four, the weights are flattened by roots until they speak softer.
    guard = min(len(possible) * 0.1, max(4.0, len(possible) * 0.02))
    for _ in range(6):
        if 1.0 / sum(weight * weight for weight in level) >= guard:
            break
        level = [weight**0.6 for weight in level]
        total = sum(level)
        level = [weight / total for weight in level]
    return level


def thinned(found: Weighted, wanted: int, dice: Dice) -> list[World]:
    """Equally likely worlds out of weighted ones (systematic resampling: Kitagawa 1996), in random order."""
    if not found.worlds:
        return []
    step = 1.0 / wanted
    at = step * dice.below(1 << 30) / (1 << 30)
    picked: list[World] = []
    reached = 0.0
    for world, weight in zip(found.worlds, found.weights, strict=True):
        reached += weight
        while at < reached and len(picked) < wanted:
            picked.append(world)
            at += step
    dice.shuffle(picked)
    return picked


def _few(dice: Dice, total: int, wanted: int) -> set[int]:
    """Different numbers below `total`."""
    drawn: set[int] = set()
    if wanted * 2 > total:
        left = list(range(total))
        dice.shuffle(left)
        return set(left[:wanted])
    while len(drawn) < wanted:
        drawn.add(dice.below(total))
    return drawn


def _known(view: PlayerView) -> list[int | None]:
    """By place: the hand if the seat sees it, else None."""
    known: list[int | None] = [None] * len(view.order)
    if view.seat in view.order:
        known[view.order.index(view.seat)] = mask_of(view.hand)
    if view.shown is not None and view.shown[0] in view.order:
        known[view.order.index(view.shown[0])] = mask_of(view.shown[1])
    return known


def _heard(view: PlayerView, hidden: Sequence[int]) -> tuple[_Heard, ...]:
    """What each hidden hand has said in the auction. A censor's place speaks with the voice of the hand he took."""
    voices: dict[Seat, Seat] = {}
    taken = view.censoring
    if taken is not None and not taken.retaken:
        voices[taken.outbid] = taken.dealer
    said: dict[int, _Heard] = {}
    standing = 0
    step, low = view.rules.step, view.rules.min_bid
    for call in view.calls:
        seat = voices.get(call.seat, call.seat)
        price = max(low, standing + step) if standing else low
        if call.amount is not None:
            standing = call.amount
        if seat not in view.order or view.order.index(seat) not in hidden:
            continue
        place = view.order.index(seat)
        old = said.get(place, _Heard(place, None, None, ()))
        phrases, unsaid = old.phrases, old.denied
        if _listens(view, call.seat):
            unsaid = (*unsaid, *denied(call.phrase, phrases, view.rules.phrases))
        if call.phrase is not None and call.phrase is not Phrase.MALALECHE:
            phrases = (*phrases, call.phrase)
        if call.amount is not None:
            said[place] = _Heard(place, call.amount, old.passed, phrases, unsaid)
        else:
            partners = view.rules.in_pairs and _partner_stands(view, call.seat, standing)
            passed = None if partners else price
            said[place] = _Heard(place, old.lowest, passed, phrases, unsaid)
    return tuple(said.values())


def _listens(view: PlayerView, seat: Seat) -> bool:
    """Whether the seat that looks at the view would have heard a phrase of another."""
    rules = view.rules
    if rules.variant is not Variant.PAIRS4_SIGNALS:
        return False
    return rules.signal_audience is SignalAudience.ALL or (seat - view.seat) % 2 == 0


def _partner_stands(view: PlayerView, seat: Seat, standing: int) -> bool:
    """Whether the standing bid at that moment was the partner's: a pass over it says little."""
    bids = [call for call in view.calls if call.amount == standing and standing]
    return bool(bids) and (bids[0].seat - seat) % 4 == 2


__all__ = ["ALL_SIGNS", "NO_SIGNS", "Beliefs", "Inference", "Testimony", "Weighted", "phrase_holds"]
