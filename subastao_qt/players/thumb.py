"""An honest player by rules of thumb: bids on length, high cards and cantes, plays with some sense, no search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Claim,
    NameTrump,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Stand,
    TakeBack,
)
from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Rank, Suit
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.estimate import estimates

_RAISING_MARGIN: Final = 12
"""A partner's bid is raised only with so many points to spare."""


class ThumbPlayer:
    """Bids up to what his hand looks worth and plays card by card.

    `boldness` is added to every estimate, in points.
    """

    def __init__(self, boldness: float = 0.0) -> None:
        self._boldness = boldness

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide at once; chance plays no part."""
        del dice
        budget.check()
        songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
        if songs:
            return _best_song(songs)
        if view.turn != view.seat and view.phase is Phase.PLAY:
            return None
        match view.phase:
            case Phase.AUCTION:
                return self._call(view)
            case Phase.CENSOR:
                return self._censor(view)
            case Phase.CENSOR_ANSWER:
                return self._answer(view)
            case Phase.TRUMP:
                return NameTrump(estimates(view.hand, view.rules)[0].trump)
            case Phase.PLAY:
                return Play(choose_card(view))
            case Phase.OVER:
                return view.legal[0] if view.legal else None

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """Take back what was played by mistake; denounce only what the cards on the table have proved."""
        del dice
        for action in view.extra:
            if isinstance(action, TakeBack):
                return action
        return proven_claim(view)

    def _call(self, view: PlayerView) -> Action:
        bids = [action for action in view.legal if isinstance(action, Bid)]
        worth = estimates(view.hand, view.rules)[0].points + self._boldness
        standing = view.standing
        if standing is not None and standing.seat == view.partner:
            worth -= _RAISING_MARGIN
        phrase = _phrase(view)
        if not bids or bids[0].amount > worth:
            sour = Phrase.MALALECHE in view.offered and phrase is None and standing is not None
            regret = bids and bids[0].amount <= worth + 10
            return Pass(Phrase.MALALECHE if sour and regret else phrase)
        return Bid(bids[0].amount, phrase)

    def _censor(self, view: PlayerView) -> Action:
        if Censor() not in view.legal or view.shown is None or view.contract is None:
            return Stand()
        worth = estimates(view.shown[1], view.rules)[0].points + self._boldness
        return Censor() if worth >= view.contract + 15 else Stand()

    def _answer(self, view: PlayerView) -> Action:
        if view.shown is None or view.contract is None:
            return Stand()
        worth = estimates(view.shown[1], view.rules)[0].points + self._boldness
        return Retake() if worth >= view.contract + 10 else Stand()


def _best_song(songs: Sequence[Sing | SingTute]) -> Action:
    tutes = [song for song in songs if isinstance(song, SingTute)]
    return tutes[0] if tutes else songs[0]


def _phrase(view: PlayerView) -> Phrase | None:
    """The first time, the phrase that says most; nothing to opponents' ears that the partner knows."""
    if any(call.seat == view.seat and call.phrase is not None for call in view.calls):
        return None
    for phrase in (Phrase.DOS, Phrase.CANTE, Phrase.ASES, Phrase.LARGO, Phrase.AS, Phrase.TRES):
        if phrase in view.offered and _true(phrase, view.hand):
            return phrase
    return None


def _true(phrase: Phrase, hand: Sequence[Card]) -> bool:
    """Bots say only what is true, also where anything may be said."""
    held = set(hand)
    pairs = sum(Card(Rank.REY, suit) in held and Card(Rank.CABALLO, suit) in held for suit in Suit)
    aces = sum(card.rank is Rank.AS for card in hand)
    longest = max(sum(card.suit is suit for card in hand) for suit in Suit)
    guarded = any(
        card.rank is Rank.THREE and sum(other.suit is card.suit for other in hand) >= 3
        for card in hand
    )
    facts = {
        Phrase.AS: aces >= 1,
        Phrase.ASES: aces >= 2,
        Phrase.TRES: guarded,
        Phrase.CANTE: pairs >= 1,
        Phrase.DOS: pairs >= 2,
        Phrase.LARGO: longest >= 5,
    }
    return facts.get(phrase, False)


def unseen_cards(view: PlayerView) -> frozenset[Card]:
    """Cards that the seat has neither in hand nor seen played."""
    pack = PACK_40 if view.rules.in_pairs else PACK_36
    played = {played.card for trick in view.tricks for played in trick.cards}
    played.update(played.card for played in view.trick)
    return frozenset(pack) - played - set(view.hand)


def choose_card(view: PlayerView) -> Card:
    """A card that meets the duty, chosen by simple sense."""
    cards = view.meeting
    if len(cards) == 1:
        return cards[0]
    if not view.trick:
        return _lead(view, cards)
    return _follow(view, cards)


def _cheap(card: Card) -> tuple[int, int]:
    return (card.points, card.strength)


def _is_master(card: Card, unseen: frozenset[Card]) -> bool:
    return all(other.strength < card.strength for other in unseen if other.suit is card.suit)


def _breaks_cante(card: Card, view: PlayerView) -> bool:
    """Whether playing the card gives up a cante that could still be sung."""
    if card.rank not in (Rank.REY, Rank.CABALLO) or view.seat not in view.declaring:
        return False
    if any(song.suit is card.suit for song in view.songs):
        return False
    other = Rank.CABALLO if card.rank is Rank.REY else Rank.REY
    return Card(other, card.suit) in view.hand


def _lead(view: PlayerView, cards: Sequence[Card]) -> Card:
    unseen = unseen_cards(view)
    trumps_out = [card for card in unseen if card.suit is view.trump]
    mine = [card for card in cards if card.suit is view.trump]
    ours = view.seat in view.declaring
    masters = [card for card in cards if _is_master(card, unseen) and not _breaks_cante(card, view)]
    if ours and trumps_out and mine:
        strong = [card for card in mine if card in masters]
        if strong:
            return min(strong, key=_cheap)
        if len(mine) > len(trumps_out) / 2:
            return min(mine, key=_cheap)
    winners = [card for card in masters if card.suit is not view.trump]
    if winners and (not trumps_out or not ours):
        return max(winners, key=_cheap)
    if masters and not trumps_out:
        return max(masters, key=_cheap)
    side = [card for card in cards if card.suit is not view.trump and not _breaks_cante(card, view)]
    pool = side or [card for card in cards if not _breaks_cante(card, view)] or list(cards)
    lengths = {suit: sum(card.suit is suit for card in view.hand) for suit in Suit}
    return min(pool, key=lambda card: (card.points, lengths[card.suit], card.strength))


def _follow(view: PlayerView, cards: Sequence[Card]) -> Card:
    best = view.trick[0]
    for played in view.trick[1:]:
        if played.card.beats(best.card, view.trump):
            best = played
    side = view.declaring if view.seat in view.declaring else view.defence
    last = len(view.trick) + 1 == len(view.order)
    partner_wins = best.seat in side
    winners = [card for card in cards if card.beats(best.card, view.trump)]
    unseen = unseen_cards(view)
    if partner_wins and (last or _is_master(best.card, unseen)):
        losers = [card for card in cards if card not in winners and not _breaks_cante(card, view)]
        if losers:
            return max(losers, key=lambda card: (card.points, -card.strength))
    if winners and last:
        kept = [card for card in winners if not _breaks_cante(card, view)] or winners
        same_suit = all(card.suit is kept[0].suit for card in kept)
        if same_suit and kept[0].suit is not view.trump:
            return max(kept, key=_cheap)
        return min(kept, key=_cheap)
    if winners:
        sure = [card for card in winners if _is_master(card, unseen)]
        if sure:
            return max(sure, key=_cheap)
        return min(winners, key=_cheap)
    kept = [card for card in cards if not _breaks_cante(card, view)] or list(cards)
    return min(kept, key=_cheap)


def proven_claim(view: PlayerView) -> Claim | None:
    """A claim that the cards seen prove: somebody played off suit and later showed a card of that suit.

    The latest cards, which may still be taken back, prove nothing; the engine offers no claim on them.
    """
    claims = [action for action in view.extra if isinstance(action, Claim)]
    if not claims or (view.result is not None and view.result.claim is not None):
        return None
    lacking: dict[int, set[Suit]] = {}
    for trick in view.tricks:
        led = trick.cards[0].card.suit
        for played in trick.cards:
            missing = lacking.setdefault(played.seat, set())
            if played.card.suit in missing:
                for claim in claims:
                    if claim.accused == played.seat:
                        return claim
            if played.card.suit is not led:
                missing.add(led)
    return None
