"""One movement for each kind of event."""

from __future__ import annotations

from typing import assert_never

from subastao_qt.engine.cards import Card, Rank, Seat, Suit
from subastao_qt.engine.events import (
    AuctionWon,
    BidStood,
    Called,
    CardPlayed,
    CardsDealt,
    CardTakenBack,
    DealEnded,
    Event,
    HandCensored,
    HandRetaken,
    HandShown,
    MatchEnded,
    RevokeClaimed,
    ScoresWritten,
    SongSung,
    TrickWon,
    TrumpNamed,
)
from subastao_qt.engine.facts import CallMade, Sung, Trick
from subastao_qt.ui.table.card_item import CardItem
from subastao_qt.ui.table.dealing_moves import deal_out
from subastao_qt.ui.table.labels import BubbleContent, censor_bubble, claim_bubble, trump_bubble
from subastao_qt.ui.table.moves import Curve, Moves, Script
from subastao_qt.ui.table.placements import CardSlot, Role, guilty, hidden_key
from subastao_qt.ui.table.seating import OPEN, PILE, Spot
from subastao_qt.ui.table.stagecraft import Scene
from subastao_qt.ui.words.events import song_bubble

__all__ = ["Scene", "movement"]


def movement(event: Event, s: Scene) -> Script:
    """How an event is shown. When the script has run, or is cut short, the scene is settled at `s.after`."""
    match event:
        case CardsDealt():
            return deal_out(event, s)
        case Called(call):
            return _called(call, s)
        case AuctionWon():
            return _auction_won(s)
        case HandShown(hand=hand):
            return _rearranged(s, s.pace.slide) if hand is not None else Script()
        case BidStood(seat):
            return _said(s, seat, censor_bubble(event))
        case HandCensored(seat) | HandRetaken(outbid=seat):
            return _hand_moves(event, seat, s)
        case TrumpNamed(declarer, suit):
            return _said(s, declarer, trump_bubble(suit), resort=True)
        case CardPlayed(seat, card):
            return _card_played(seat, card, s)
        case TrickWon(trick):
            return _trick_won(trick, s)
        case SongSung(sung):
            return _sung(sung, s)
        case CardTakenBack(seat, card):
            return _taken_back(seat, card, s)
        case RevokeClaimed(claim):
            return _said(s, claim.seat, claim_bubble())
        case DealEnded():
            return _deal_ended(s)
        case ScoresWritten() | MatchEnded():
            return Script()
        case _:
            assert_never(event)


def _called(call: CallMade, s: Scene) -> Script:
    """A bubble grows, the old ones go."""
    script, moves = Script(), Moves()
    for seat in set(s.scene.bubbles) - set(s.after.bubbles):
        s.let_go(moves, s.scene.bubbles.pop(seat))
    s.furnish()
    bubble = s.scene.bubbles.get(call.seat)
    if bubble is None:
        return script
    moves.add(bubble.grow(s.pace.bubble_in))
    script.then(moves)
    own = call.seat == s.view.seat
    script.pause(s.pace.bubble_hold // 3 if own else s.pace.bubble_hold)
    return script


def _auction_won(s: Scene) -> Script:
    """The last call is heard, the bubbles go, the plate of the contract slides in."""
    script = Script()
    script.pause(s.pace.bubble_hold)
    moves = Moves()
    for seat in list(s.scene.bubbles):
        s.let_go(moves, s.scene.bubbles.pop(seat))
    s.furnish()
    plate = s.scene.contract
    if plate is not None and s.pace.slide > 0:
        x, y = plate.x(), plate.y()
        plate.setPos(x, y - s.after.contract.bottom - 8)
        moves.property(plate, b"y", y, s.pace.slide)
    script.then(moves)
    return script


def _said(s: Scene, seat: Seat, content: BubbleContent, resort: bool = False) -> Script:
    """A bubble for the moment; with `resort` one's own cards find their new order meanwhile."""
    script, moves = Script(), Moves()
    s.furnish()
    bubble = s.passing_bubble(seat, content)
    moves.add(bubble.grow(s.pace.bubble_in))
    script.then(moves)
    script.pause(s.pace.bubble_hold * (1 if seat == s.view.seat else 2))
    rest = Moves()
    rest.fade(bubble, 0.0, s.pace.bubble_out)
    if resort:
        for key, slot in s.after.cards.items():
            if slot.role is Role.HAND and key in s.scene.cards:
                rest.to_slot(s.scene.cards[key], slot, s.pace.sort, Curve.InOutCubic)
    script.then(rest)
    return script


def _hand_moves(event: HandCensored | HandRetaken, seat: Seat, s: Scene) -> Script:
    """The bubble of who takes it; then the hand, and whoever changes chairs, goes to its new place."""
    script, moves = Script(), Moves()
    bubble = s.passing_bubble(seat, censor_bubble(event))
    moves.add(bubble.grow(s.pace.bubble_in))
    script.then(moves)
    script.pause(s.pace.bubble_hold * 2)
    taker, giver = (
        (event.dealer, event.outbid)
        if isinstance(event, HandCensored)
        else (event.outbid, event.dealer)
    )
    _match_keys(s, {giver: taker})
    rest = _all_to_slots(s, round(s.pace.slide * 1.6))
    rest.fade(bubble, 0.0, s.pace.bubble_out)
    for owner, plate in s.scene.plates.items():
        box = s.after.seats[owner].plate
        rest.property(plate, b"x", box.x, round(s.pace.slide * 1.6), Curve.InOutCubic)
        rest.property(plate, b"y", box.y, round(s.pace.slide * 1.6), Curve.InOutCubic)
    script.then(rest)
    return script


def _rearranged(s: Scene, duration: int) -> Script:
    """Everything goes from where it is to where it belongs, turned over where it becomes known."""
    script = Script()
    s.furnish()
    _match_keys(s, {})
    script.then(_all_to_slots(s, duration))
    return script


def _match_keys(s: Scene, moved: dict[Seat, Seat]) -> None:
    """Give cards that change hands, or become known or unknown, the keys they have afterwards."""
    now, then = s.scene.cards, s.after.cards
    spare: dict[Seat, list[str]] = {}
    for key, item in now.items():
        if key not in then and item.role in (Role.FAN, Role.SHOWN, Role.HAND):
            spare.setdefault(moved.get(item.seat, item.seat), []).append(key)
    for key, slot in then.items():
        if key not in now and spare.get(slot.seat):
            s.scene.rename_card(spare[slot.seat].pop(0), key)


def _all_to_slots(s: Scene, duration: int) -> Moves:
    moves = Moves()
    for key, slot in s.after.cards.items():
        item = s.scene.cards.get(key)
        if item is None:
            continue
        moves.to_slot(item, slot, duration, Curve.InOutCubic)
        if item.face is not slot.face:
            moves.flip(item, slot.face, min(duration, s.pace.flip * 2))
    return moves


def take_from_hand(s: Scene, seat: Seat, card: Card) -> CardItem:
    """The item that a seat plays as `card`: known, or one from the middle of its fan."""
    cards = s.scene.cards
    if card.code in cards:
        return cards[card.code]
    count = s.before.counts[seat]
    chosen = count // 2
    if hidden_key(seat, chosen) not in cards:
        home = s.after.seats[seat].plate
        item = s.scene.add_card(s.after.cards[card.code])
        item.setPos(home.cx, home.cy)
        item.setScale(0.3)
        return item
    s.scene.rename_card(hidden_key(seat, chosen), card.code)
    for number in range(chosen + 1, count):
        s.scene.rename_card(hidden_key(seat, number), hidden_key(seat, number - 1))
    return cards[card.code]


def _card_played(seat: Seat, card: Card, s: Scene) -> Script:
    """A card goes to the trick, the hand closes up."""
    script, moves = Script(), Moves()
    item = take_from_hand(s, seat, card)
    item.settle_raise()
    item.set_dimmed(False)
    s.furnish()
    slot = s.after.cards.get(card.code)
    if slot is None:
        return script
    moves.to_slot(item, slot, s.pace.play, air=True)
    if item.face is not card:
        moves.flip(item, card, s.pace.flip)
    for key, other in s.after.cards.items():
        if other.seat == seat and key != card.code and key in s.scene.cards:
            moves.to_slot(s.scene.cards[key], other, s.pace.close_up)
    script.then(moves)
    return script


def _trick_won(trick: Trick, s: Scene) -> Script:
    """The full trick rests, its winner ringed; then it is gathered."""
    script = Script()
    items = [s.scene.cards[p.card.code] for p in trick.cards if p.card.code in s.scene.cards]
    winning = [
        s.scene.cards[p.card.code]
        for p in trick.cards
        if p.seat == trick.winner and p.card.code in s.scene.cards
    ]
    first = min(150, s.pace.rest)
    if s.pace.rest > 0 and winning:
        early = Moves()
        early.pause(first)
        early.group.finished.connect(lambda: winning[0].set_raised(False, ringed=True))
        script.then(early)
        script.pause(s.pace.rest - first)
    gather, width = Moves(), s.after.metrics.card_width(PILE)
    pile = s.after.seats[trick.winner].pile
    for number, item in enumerate(items):
        step = 30 * number if s.pace.gather else 0
        gather.fly(item, Spot(pile.x, pile.y), width, s.pace.gather, Curve.InOutCubic, step)
        gather.flip(item, None, s.pace.gather, step)
    script.then(gather)
    return script


def _sung(sung: Sung, s: Scene) -> Script:
    """The cards of a song are shown by the singer's plate and laid back."""
    script, up = Script(), Moves()
    cards = _song_cards(sung)
    chair, m = s.after.seats[sung.seat], s.after.metrics
    width = m.card_width(OPEN)
    back: list[tuple[CardItem, CardSlot]] = []
    spare = [
        key for key, item in s.scene.cards.items() if item.seat == sung.seat and item.face is None
    ]
    for number, card in enumerate(cards):
        key = card.code if card.code in s.scene.cards else (spare.pop() if spare else None)
        if key is None or key not in s.after.cards:
            continue
        item = s.scene.cards[key]
        item.settle_raise()
        item.setZValue(1000 + number)
        item.set_airborne(True)
        x = chair.cante.x + (number - (len(cards) - 1) / 2) * width * 1.06
        up.fly(item, Spot(x, chair.cante.y), width, s.pace.cante_in, Curve.OutBack)
        if item.face is not card:
            up.flip(item, card, min(s.pace.flip, s.pace.cante_in))
        back.append((item, s.after.cards[key]))
    bubble = s.passing_bubble(sung.seat, BubbleContent(song_bubble(sung), chief=True))
    up.add(bubble.grow(s.pace.bubble_in))
    script.then(up)
    script.pause(s.pace.cante_hold)
    down = Moves()
    for item, slot in back:
        down.fly(
            item,
            Spot(slot.x, slot.y, slot.angle),
            slot.width,
            s.pace.cante_out,
            Curve.InOutCubic,
            later=True,
        )
        if slot.face is None:
            down.flip(item, None, s.pace.cante_out)
    down.fade(bubble, 0.0, s.pace.bubble_out)
    script.then(down)
    return script


def _song_cards(sung: Sung) -> list[Card]:
    if sung.suit is not None:
        return [Card(Rank.REY, sung.suit), Card(Rank.CABALLO, sung.suit)]
    assert sung.tute is not None
    return [Card(sung.tute, suit) for suit in Suit]


def _taken_back(seat: Seat, card: Card, s: Scene) -> Script:
    """An illegal card goes back; a trick that it had filled is laid out again."""
    script, moves = Script(), Moves()
    pile = next((t.winner for t in reversed(s.before.tricks)), None)
    s.furnish()
    if card.code not in s.scene.cards and pile is not None:
        _from_pile(s, pile)
    if card.code not in s.after.cards and card.code in s.scene.cards:
        s.scene.rename_card(card.code, hidden_key(seat, s.view.counts[seat] - 1))
    for key, slot in s.after.cards.items():
        item = s.scene.cards.get(key)
        if item is None:
            continue
        moves.to_slot(item, slot, s.pace.play, Curve.InOutCubic)
        if item.face is not slot.face:
            moves.flip(item, slot.face, s.pace.flip)
    script.then(moves)
    return script


def _from_pile(s: Scene, winner: Seat) -> None:
    """Cards that lie in a pile are taken out again."""
    chair = s.after.seats[winner]
    for key, slot in s.after.cards.items():
        if key not in s.scene.cards and slot.face is not None:
            item = s.scene.add_card(slot)
            item.setPos(chair.pile.x, chair.pile.y)
            item.setScale(s.after.metrics.card_width(PILE) / slot.width)


def _deal_ended(s: Scene) -> Script:
    """What is left is laid open; the trick of a proven revoke is shown again card by card."""
    script = Script()
    s.furnish()
    proof = guilty(s.view)
    shown = {played.card.code for played in proof[0]} if proof is not None else set()
    _match_keys(s, {})
    moves = Moves()
    for key, unfinished in s.scene.cards.items():
        # A claim in mid-trick: the trick that is never finished goes softly.
        if key not in s.after.cards:
            moves.fade(unfinished, 0.0, s.pace.slide)
    for key, slot in s.after.cards.items():
        item = s.scene.cards.get(key)
        if item is None or key in shown:
            continue
        moves.to_slot(item, slot, s.pace.slide, Curve.InOutCubic)
        if item.face is not slot.face:
            moves.flip(item, slot.face, s.pace.flip)
    script.then(moves)
    if proof is None:
        return script
    for played in proof[0]:
        if played.card.code in s.scene.cards:
            continue
        slot = s.after.cards[played.card.code]
        plate = s.after.seats[played.seat].plate
        item = s.scene.add_card(slot)
        item.setPos(plate.cx, plate.cy)
        item.setOpacity(0.0)
        one = Moves()
        one.property(item, b"opacity", 1.0, min(60, s.pace.reveal))
        one.to_slot(item, slot, s.pace.play, air=True)
        one.pause(s.pace.reveal)
        script.then(one)
    return script
