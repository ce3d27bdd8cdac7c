"""What to say with a call: the true phrase that tells the partner most, once."""

from __future__ import annotations

from typing import Final

from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.beliefs import phrase_holds
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


def choose_phrase(view: PlayerView) -> Phrase | None:
    """The phrase to say with the call, None for nothing: only true ones, the best first, none twice."""
    said = {call.phrase for call in view.calls if call.seat == view.seat}
    hand = mask_of(view.hand)
    for phrase in _ORDER:
        if phrase in view.offered and phrase_holds(phrase, hand):
            return None if phrase in said else phrase
    return None
