"""Cantes and tute: what may be sung after a won trick (rules, 5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from subastao_qt.engine.actions import Sing, SingTute, Song
from subastao_qt.engine.cards import Card, Hand, Rank, Seat, Suit
from subastao_qt.engine.choices import CantesPerTrick, Singers, Tute
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.facts import Sung
from subastao_qt.engine.ruleset import RuleSet

FORTY: Final = 40
TWENTY: Final = 20


@dataclass(frozen=True, slots=True)
class Occasion:
    """A won trick before the next lead: who may sing, and what has been sung."""

    rules: RuleSet
    trump: Suit
    singers: tuple[Seat, ...]
    """Who may sing for this trick: its winner, in pairs perhaps his partner."""
    declaring: frozenset[Seat]
    tricks: int
    """Tricks played so far."""
    songs: Sequence[Sung]


def cante_points(suit: Suit, trump: Suit) -> int:
    """Forty in trumps, twenty in another suit."""
    return FORTY if suit is trump else TWENTY


def tute_rank(hand: Hand) -> Rank | None:
    """The rank of which the hand holds all four: Rey before Caballo."""
    for rank in (Rank.REY, Rank.CABALLO):
        if sum(card.rank is rank for card in hand) == len(Suit):
            return rank
    return None


def songs_of(occasion: Occasion, seat: Seat, hand: Hand) -> tuple[Song, ...]:
    """Every song the seat may sing now, the forty (if it must come first) alone among the cantes."""
    if seat not in occasion.singers or not _side_sings(occasion, seat) or _used_up(occasion, seat):
        return ()
    held = set(hand)
    sung = {song.suit for song in occasion.songs if song.suit is not None}
    pairs = [
        suit
        for suit in Suit
        if suit not in sung and Card(Rank.REY, suit) in held and Card(Rank.CABALLO, suit) in held
    ]
    if occasion.trump in pairs:
        pairs = [occasion.trump]
    songs: list[Song] = [Sing(seat, suit) for suit in pairs]
    if _tute_counts(occasion, seat) and tute_rank(hand) is not None:
        songs.append(SingTute(seat))
    return tuple(songs)


def _side_sings(occasion: Occasion, seat: Seat) -> bool:
    return seat in occasion.declaring or occasion.rules.singers is Singers.ALL


def _used_up(occasion: Occasion, seat: Seat) -> bool:
    """Under one song a trick: whether the seat has sung for this trick."""
    if occasion.rules.cantes_per_trick is CantesPerTrick.ALL:
        return False
    return any(song.seat == seat and song.after == occasion.tricks for song in occasion.songs)


def _tute_counts(occasion: Occasion, seat: Seat) -> bool:
    if occasion.rules.tute is Tute.NONE or seat not in occasion.declaring:
        return False
    return all(song.tute is None for song in occasion.songs)


def check_song(occasion: Occasion, song: Song, hand: Hand) -> None:
    """Raise IllegalAction, naming the rule, when this may not be sung now."""
    allowed = songs_of(occasion, song.seat, hand)
    if song in allowed:
        return
    if song.seat not in occasion.singers or not _side_sings(occasion, song.seat):
        raise IllegalAction(Rule.CANTE_NOT_THIS_SIDE)
    if _used_up(occasion, song.seat):
        raise IllegalAction(Rule.CANTE_ALREADY)
    if isinstance(song, SingTute):
        raise IllegalAction(Rule.NO_TUTE)
    if any(known.suit is song.suit for known in occasion.songs):
        raise IllegalAction(Rule.CANTE_ALREADY)
    if Card(Rank.REY, song.suit) in hand and Card(Rank.CABALLO, song.suit) in hand:
        raise IllegalAction(Rule.FORTY_FIRST)
    raise IllegalAction(Rule.CANTE_NOT_HELD)


def sung(occasion: Occasion, song: Song, hand: Hand) -> Sung:
    """The fact that a legal song makes."""
    if isinstance(song, Sing):
        points = cante_points(song.suit, occasion.trump)
        return Sung(song.seat, song.suit, None, points, occasion.tricks)
    points = occasion.rules.tute_points if occasion.rules.tute is Tute.POINTS else 0
    return Sung(song.seat, None, tute_rank(hand), points, occasion.tricks)
