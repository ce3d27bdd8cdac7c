"""What phrases say: what each is true of, which to say with a call, and what a call denies by leaving one unsaid.

The convention of the bots: with each call the best true phrase not yet said. So a phrase, and silence too, denies
every better one. A person need not keep to that: a denial is only likely, never certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.glance import lengths
from subastao_qt.players.positions import mask_of

_ORDER: Final = (
    Phrase.DOS,
    Phrase.CANTE,
    Phrase.ASES,
    Phrase.LARGO,
    Phrase.AS,
    Phrase.TRES,
)
"""From what raises a partner's hopes most to what does so least. A void helps only the opponents' count."""
_CONTAINS: Final = {Phrase.CANTE: Phrase.DOS, Phrase.AS: Phrase.ASES}
"""A phrase that says nothing new after the other."""
_AS, _TRES, _REY, _CABALLO = (
    sum(1 << 10 * suit + rank for suit in range(4)) for rank in (9, 8, 7, 6)
)


def choose_phrase(view: PlayerView) -> Phrase | None:
    """The phrase to say with the call, None for nothing: only true ones, the best first, none twice."""
    said = {call.phrase for call in view.calls if call.seat == view.seat and call.phrase}
    hand = mask_of(view.hand)
    for phrase in _unsaid(said, view.offered):
        if phrase_holds(phrase, hand):
            return phrase
    return None


def denied(
    phrase: Phrase | None, said: Collection[Phrase], agreed: Collection[Phrase]
) -> list[Phrase]:
    """What a call with this phrase, or with none, denies, given what its seat has said before."""
    found = []
    for better in _unsaid(said, agreed):
        if better is phrase:
            break
        found.append(better)
    return found if phrase is None or phrase in _ORDER else []


def _unsaid(said: Collection[Phrase], agreed: Collection[Phrase]) -> Iterator[Phrase]:
    """The agreed phrases that would still tell something, the best first."""
    for phrase in _ORDER:
        if phrase in agreed and phrase not in said and _CONTAINS.get(phrase) not in said:
            yield phrase


def phrase_holds(phrase: Phrase, hand: int) -> bool:
    """Whether a phrase is true of a hand as dealt."""
    if phrase is Phrase.AS:
        return bool(hand & _AS)
    if phrase is Phrase.ASES:
        return (hand & _AS).bit_count() >= 2
    if phrase is Phrase.LARGO:
        return max(lengths(hand)) >= 5
    if phrase is Phrase.FALLO:
        return min(lengths(hand)) == 0
    if phrase is Phrase.TRES:
        count = lengths(hand)
        return any(hand >> 10 * suit + 8 & 1 and count[suit] >= 3 for suit in range(4))
    cantes = ((hand & _REY) >> 1 & hand & _CABALLO).bit_count()
    if phrase is Phrase.CANTE:
        return cantes >= 1
    return cantes >= 2 if phrase is Phrase.DOS else True
