"""What the play has shown: what each hidden hand cannot hold, must hold, and how each card was chosen.

All of it follows from public facts: whoever does not follow has none of the suit, whoever does not beat cannot, and
so on (rules, 4). Sources of the ideas: any player who counts; the wording as masks of cards is ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from typing import Final

from subastao_qt.engine.cards import PACK_40, Card, Rank, Seat
from subastao_qt.engine.choices import CantesPerTrick, PairSinger, Singers, Undertrump
from subastao_qt.engine.facts import Played, Sung
from subastao_qt.engine.play import winning
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.positions import SUIT_NUMBER, SUITS, defence_counts

SUIT_MASK: Final = 1023
SILENT: Final = 0.06
"""How likely a player who could sing for nothing keeps silent, against 1 for whoever has nothing to sing."""

TO_US: Final = 0.12
TO_THEM: Final = -0.45
OPEN: Final = -0.12
RANK: Final = -0.10
"""How a cheap model of a player likes to play a card: for each of its points, where the trick goes to his side,
to the others, or is open; and for each step of rank (lower cards first)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that a hidden hand has played, and out of what it may have been chosen."""

    place: int
    card: int
    later: int
    """What that place has played from this card on (this card too)."""
    options: int
    """The cards of the same suit that would have met the duty as well."""
    appeal: tuple[float, ...]
    """By strength within the suit: how much the model of a player is drawn to each card."""
    chances: dict[int, float] = field(default_factory=dict, compare=False, repr=False)

    def chance(self, hand: int) -> float:
        """How likely the card was chosen, the place now holding `hand`; at least a tenth of blind choice."""
        held = (hand | self.later) & self.options
        known = self.chances.get(held)
        if known is None:
            base = self.card.bit_length() - 1
            low = base // 10 * 10
            total, count = 0.0, 0
            for strength in range(10):
                if held >> (low + strength) & 1:
                    total += self.appeal[strength]
                    count += 1
            known = 0.85 * self.appeal[base - low] / total + 0.15 / count
            self.chances[held] = known
        return known


@dataclass(frozen=True, slots=True)
class Unsung:
    """A place that could have sung if it held all of `need` (what of Rey and Caballo it has not played since)."""

    place: int
    need: int
    factor: float
    """How likely it kept silent all the same; 0 where it had to sing it before the one it sang."""


@dataclass(slots=True)
class Testimony:
    """By place: what was played, what cannot be held, what must be; the choices seen; songs not sung."""

    played: list[int]
    cannot: list[int]
    must: list[int]
    choices: list[Choice]
    unsung: list[Unsung]


def suit_mask(suit: int) -> int:
    """All the cards of a suit, by its number."""
    return SUIT_MASK << suit * 10


def above(card: int) -> int:
    """The cards of the same suit that beat a card (given by its number)."""
    return suit_mask(card // 10) & -(2 << card)


def testimony(view: PlayerView) -> Testimony:
    """Everything that the tricks and songs of this deal have shown, by place of `view.order`."""
    count = len(view.order)
    told = Testimony([0] * count, [0] * count, [0] * count, [], [])
    if view.trump is None:
        return told
    trump = SUIT_NUMBER[view.trump]
    tricks = [trick.cards for trick in view.tricks]
    if view.trick:
        tricks.append(view.trick)
    place = {seat: number for number, seat in enumerate(view.order)}
    later = [0] * count
    for cards in tricks:
        for played in cards:
            later[place[played.seat]] |= 1 << played.card.index
    told.played = list(later)
    out = 0
    for cards in tricks:
        for number, played in enumerate(cards):
            here = place[played.seat]
            facts = _facts(view, cards[:number], played, trump, out, number)
            told.cannot[here] |= facts[0]
            told.choices.append(
                Choice(here, 1 << played.card.index, later[here], facts[1], facts[2])
            )
            later[here] &= ~(1 << played.card.index)
        out |= sum(1 << played.card.index for played in cards)
    _songs(view, told, trump, place)
    return told


def _facts(
    view: PlayerView, before: Sequence[Played], played: Played, trump: int, out: int, number: int
) -> tuple[int, int, tuple[float, ...]]:
    """What playing this card rules out for the hand, the like cards it might have been, and their appeal."""
    card = played.card.index
    own = suit_mask(card // 10)
    side = view.declaring if played.seat in view.declaring else view.defence
    last = number + 1 == len(view.order)
    if not before:
        return 0, own, _appeal(card // 10, 0, out, (True, False, False))
    led = SUIT_NUMBER[before[0].card.suit]
    best = winning(before, view.trump)
    top = best.card.index
    ours = best.seat in side
    ruled = 0
    options = own
    beats = own & above(top) if card // 10 == top // 10 else own if card // 10 == trump else 0
    if card // 10 == led:
        if top // 10 == led:
            if beats >> card & 1:
                options = beats
            else:
                ruled, options = beats, own & ~beats
    else:
        ruled = suit_mask(led)
        if top // 10 != trump:
            if card // 10 != trump:
                ruled |= suit_mask(trump)
        elif card // 10 == trump:
            if beats >> card & 1:
                options = beats
            else:
                ruled |= beats
                options = own & ~beats
        elif view.rules.undertrump is Undertrump.FORCED:
            ruled |= suit_mask(trump)
        else:
            ruled |= above(top)
    return ruled, options, _appeal(card // 10, beats, out, (False, last, ours))


@lru_cache(maxsize=4096)
def _appeal(suit: int, beats: int, out: int, where: tuple[bool, bool, bool]) -> tuple[float, ...]:
    """How a simple player is drawn to each card of a suit: by its points, where they go, and its rank."""
    leads, last, ours = where
    boss = suit_mask(suit) & ~out
    top = boss.bit_length() - 1
    appeal = []
    for strength in range(10):
        card = suit * 10 + strength
        points = PACK_40[card].points
        takes = leads or beats >> card & 1
        if leads:
            weight = 0.05 if card == top else TO_THEM / 2
        elif takes:
            weight = TO_US if last or card == top else OPEN
        else:
            weight = (TO_US if last else 0.03) if ours else TO_THEM
        appeal.append(exp(weight * points + RANK * strength))
    return tuple(appeal)


def _songs(view: PlayerView, told: Testimony, trump: int, place: dict[Seat, int]) -> None:
    """What songs have shown, and what silence suggests."""
    public = 0
    for played in told.played:
        public |= played
    for song in view.songs:
        here = place.get(song.seat)
        if here is not None:
            told.must[here] |= _song_cards(song) & ~public
    for number in range(1, len(view.tricks) + 1):
        if number == len(view.tricks) and not view.trick:
            break
        if number == view.rules.cards_each:
            break
        winner = view.tricks[number - 1].winner
        singers = [winner]
        if view.rules.in_pairs and view.rules.pair_singer is PairSinger.EITHER:
            singers.append(Seat((winner + 2) % 4))
        for seat in singers:
            if seat in view.declaring or (
                view.rules.singers is Singers.ALL and defence_counts(view.rules)
            ):
                _silence(view, told, trump, (seat, place[seat], number))


def _song_cards(song: Sung) -> int:
    if song.suit is not None:
        return _pair(SUIT_NUMBER[song.suit])
    assert song.tute is not None
    return sum(1 << Card(song.tute, suit).index for suit in SUITS)


def _pair(suit: int) -> int:
    return 1 << Card(Rank.REY, SUITS[suit]).index | 1 << Card(Rank.CABALLO, SUITS[suit]).index


def _silence(view: PlayerView, told: Testimony, trump: int, where: tuple[Seat, int, int]) -> None:
    seat, here, number = where
    now = [song for song in view.songs if song.seat == seat and song.after == number]
    before = {song.suit for song in view.songs if song.after <= number}
    played_then = 0
    for trick in view.tricks[:number]:
        played_then |= sum(1 << played.card.index for played in trick.cards)
    for suit in range(4):
        if SUITS[suit] in before or _pair(suit) & played_then:
            continue
        if now and view.rules.cantes_per_trick is CantesPerTrick.ONE and suit != trump:
            continue
        others = sum(told.played[p] for p in range(len(told.played)) if p != here)
        if _pair(suit) & others:
            continue
        need = _pair(suit) & ~told.played[here]
        forty_first = suit == trump and any(song.suit is not None for song in now)
        if need:
            told.unsung.append(Unsung(here, need, 0.0 if forty_first else SILENT))
