"""Why a card is good, as facts. Each is given only where it follows from the rules, the cards seen, or the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from subastao_qt.engine.cards import Card, Rank, Seat, Suit, card_points
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.coach.counting import Counting, counting, takers
from subastao_qt.players.positions import defence_counts


class ReasonKind(Enum):
    """What a reason says; which fields go with it stands beside."""

    ONLY_CARD = "only card"
    """No other card meets the duty."""
    DRAW_TRUMPS = "draw trumps"
    """The declaring side leads trump; `number` are still out."""
    CASH = "cash"
    """The card led wins whatever the others hold."""
    TAKES = "takes"
    """The card wins the trick on the table, whatever follows; `number`: points in it so far, this card's too."""
    RUFF = "ruff"
    """The same with a trump, the suit led (`suit`) being none of the hand's."""
    FEED = "feed"
    """`seat`, of the own side, has the trick for certain: `number` points go to it."""
    THROW = "throw"
    """`seat`, an opponent, has the trick for certain: no playable card has fewer points."""
    LAST_TEN = "last ten"
    """The trick is the last and the card wins it."""
    KEEP_TOP_TRUMP = "keep top trump"
    """The highest trump left in play (`card`) stays in hand, four cards or fewer before the end."""
    KEEP_CANTE = "keep cante"
    """A playable card would break Rey and Caballo of `suit`, which can still be sung; this one does not."""
    KEEP_ACE = "keep ace"
    """A lower card is led from a suit whose As (`card`) stays in hand."""
    VOID = "void"
    """The last card of a side suit goes, with trumps in hand to ruff with."""
    CHEAPEST = "cheapest"
    """The search finds `number` cards as good; none of them has fewer points."""
    SING = "sing"
    """The song is worth `number` points to the own side."""
    QUIET = "quiet"
    """A song of the defence has no effect at this table, and shows cards."""
    TAKE_BACK = "take back"
    """The card played (`card`) broke a duty; taken back in time it is no renuncio."""
    BEST_CHANCE = "best chance"
    """The search gives it the best chance, by `number` in a hundred over the next one."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a card."""

    kind: ReasonKind
    number: int = 0
    card: Card | None = None
    suit: Suit | None = None
    seat: Seat | None = None


def card_reasons(view: PlayerView, card: Card) -> tuple[Reason, ...]:
    """What the cards seen say for a card that may be played; weightier facts first."""
    if len(view.meeting) == 1:
        return (Reason(ReasonKind.ONLY_CARD),)
    count = counting(view)
    ours = view.declaring if view.seat in view.declaring else view.defence
    found = _lead(view, card, count) if not view.trick else _follow(view, card, count, ours)
    found += _kept(view, card, count)
    return tuple(found)


def _lead(view: PlayerView, card: Card, count: Counting) -> list[Reason]:
    found = []
    trump_led = card.suit is view.trump
    if trump_led and view.seat in view.declaring and count.trumps_out:
        found.append(Reason(ReasonKind.DRAW_TRUMPS, count.trumps_out))
    if not takers(view, count, card, frozenset(view.order) - {view.seat}):
        found.append(Reason(ReasonKind.CASH))
    ace = Card(Rank.AS, card.suit)
    if card is not ace and ace in view.hand:
        found.append(Reason(ReasonKind.KEEP_ACE, card=ace))
    return found


def _follow(view: PlayerView, card: Card, count: Counting, ours: frozenset[Seat]) -> list[Reason]:
    best = view.trick[0]
    for played in view.trick[1:]:
        if played.card.beats(best.card, view.trump):
            best = played
    spoken = {played.seat for played in view.trick} | {view.seat}
    later = frozenset(seat for seat in view.order if seat not in spoken)
    points = card_points([played.card for played in view.trick]) + card.points
    led = view.trick[0].card.suit
    if card.beats(best.card, view.trump):
        if takers(view, count, card, later):
            return []
        if len(view.hand) == 1:
            return [Reason(ReasonKind.LAST_TEN, points)]
        if card.suit is view.trump and led is not view.trump:
            return [Reason(ReasonKind.RUFF, points, suit=led)]
        return [Reason(ReasonKind.TAKES, points)]
    if takers(view, count, best.card, later):
        return []
    if best.seat in ours:
        return [Reason(ReasonKind.FEED, card.points, seat=best.seat)] if card.points else []
    if card.points == min(other.points for other in view.meeting):
        return [Reason(ReasonKind.THROW, seat=best.seat)]
    return []


def _kept(view: PlayerView, card: Card, count: Counting) -> list[Reason]:
    found = []
    suit = _cante_spared(view, card)
    if suit is not None:
        found.append(Reason(ReasonKind.KEEP_CANTE, suit=suit))
    trumps = [other for other in view.hand if other.suit is view.trump]
    if trumps and len(view.hand) <= 4:
        top = max(trumps, key=lambda other: other.strength)
        out = [other.strength for other in count.out if other.suit is view.trump]
        shown = view.shown[1] if view.shown is not None else ()
        out += [other.strength for other in shown if other.suit is view.trump]
        table = [played.card.strength for played in view.trick if played.card.suit is view.trump]
        if top is not card and top.strength > max((*out, *table), default=-1):
            found.append(Reason(ReasonKind.KEEP_TOP_TRUMP, card=top))
    alone = sum(other.suit is card.suit for other in view.hand) == 1
    if alone and card.suit is not view.trump and trumps and count.out_of(card.suit):
        found.append(Reason(ReasonKind.VOID, suit=card.suit))
    return found


def _cante_spared(view: PlayerView, card: Card) -> Suit | None:
    """A cante in hand that some other playable card would break, and that this one does not."""
    may_sing = view.seat in view.declaring or defence_counts(view.rules)
    if not may_sing:
        return None
    sung = {song.suit for song in view.songs}
    held = set(view.hand)
    for suit in Suit:
        pair = {Card(Rank.REY, suit), Card(Rank.CABALLO, suit)}
        if suit not in sung and pair <= held and card not in pair and pair & set(view.meeting):
            return suit
    return None


def search_reason(card: Card, costs: Sequence[tuple[Card, float]]) -> Reason:
    """What the search says for the best card: `costs` in chance (0 to 1) by card, this one's 0."""
    equal = [other for other, cost in costs if cost < EQUAL]
    if len(equal) > 1 and card.points == min(other.points for other in equal):
        return Reason(ReasonKind.CHEAPEST, len(equal))
    rest = [cost for other, cost in costs if other is not card]
    return Reason(ReasonKind.BEST_CHANCE, round(100 * min(rest, default=0.0)))


EQUAL = 0.004
"""Chances nearer than this are equal (`search.NOISE`)."""
