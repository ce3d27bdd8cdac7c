"""The pack between deals: how it is stacked, mixed, cut and dealt (rules, 2).

A pack is a tuple of cards from the bottom to the top.
"""

from __future__ import annotations

from typing import Final

from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Hand, Seat
from subastao_qt.engine.choices import Packets, Shuffle
from subastao_qt.engine.deal_state import DealState, active_seats
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.events import Packet
from subastao_qt.engine.ruleset import RuleSet

Pack = tuple[Card, ...]

LEAST_PACKET: Final = 3
MOST_PACKET: Final = 8
LEAST_CUT: Final = 4
"""Each part of a cut pack has at least so many cards."""

_ROUNDS: Final[dict[tuple[Packets, bool], tuple[int, ...]]] = {
    (Packets.TWO, False): (6, 6),
    (Packets.TWO, True): (5, 5),
    (Packets.THREES, False): (3, 3, 3, 3),
    (Packets.THREES, True): (3, 3, 4),
    (Packets.FOURS, False): (4, 4, 4),
    (Packets.FOURS, True): (4, 4, 2),
    (Packets.SINGLY, False): (1,) * 12,
    (Packets.SINGLY, True): (1,) * 10,
}


def fresh_pack(rules: RuleSet) -> Pack:
    """The pack of a variant, in order."""
    return PACK_40 if rules.in_pairs else PACK_36


def gathered_pack(deal: DealState) -> Pack:
    """The pack as the cards of a finished deal were stacked.

    Each trick in the order played on top of its side's pile; the declaring side's pile on the defence's; then what
    was not played: the open trick, and the hands from the mano in the order dealt, first card undermost.
    """
    ours: list[Card] = []
    theirs: list[Card] = []
    for trick in deal.tricks:
        pile = ours if trick.winner in deal.declaring else theirs
        pile.extend(played.card for played in trick.cards)
    left = [played.card for played in deal.trick]
    for seat in deal.order:
        left.extend(deal.hands[seat])
    return (*theirs, *ours, *left)


def mixed_pack(pack: Pack, shuffle: Shuffle, dice: Dice) -> Pack:
    """The pack shuffled as the table does it, and cut."""
    match shuffle:
        case Shuffle.FULL:
            cards = list(pack)
            dice.shuffle(cards)
            pack = tuple(cards)
        case Shuffle.LIGHT:
            pack = overhand(pack, dice)
        case Shuffle.CUT_ONLY:
            pass
    return cut(pack, dice)


def overhand(pack: Pack, dice: Dice) -> Pack:
    """One overhand pass: packets of 3 to 8 cards off the top, each dropped on a new pile."""
    piled: Pack = ()
    while pack:
        size = dice.between(LEAST_PACKET, MOST_PACKET)
        pack, packet = pack[:-size], pack[-size:]
        piled += packet
    return piled


def cut(pack: Pack, dice: Dice) -> Pack:
    """Cut uniformly, at least four cards in each part; the lower part goes on top."""
    lower = dice.between(LEAST_CUT, len(pack) - LEAST_CUT)
    return pack[lower:] + pack[:lower]


def deal_out(rules: RuleSet, dealer: Seat, pack: Pack) -> tuple[Packet, ...]:
    """Deal from the top, round by round from the mano: the packets in the order they fall."""
    packets: list[Packet] = []
    rest = list(pack)
    for size in _ROUNDS[rules.packets, rules.in_pairs]:
        for seat in active_seats(rules, dealer):
            cards = tuple(rest.pop() for _ in range(size))
            packets.append(Packet(seat, size, cards))
    return tuple(packets)


def packets_of(rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand]) -> tuple[Packet, ...]:
    """The packets in which given hands are dealt."""
    packets: list[Packet] = []
    start = 0
    for size in _ROUNDS[rules.packets, rules.in_pairs]:
        end = start + size
        packets += [
            Packet(seat, size, hands[seat][start:end]) for seat in active_seats(rules, dealer)
        ]
        start += size
    return tuple(packets)


def hands_of(packets: tuple[Packet, ...]) -> dict[Seat, Hand]:
    """The hands that packets make, each in the order dealt."""
    hands: dict[Seat, Hand] = {}
    for packet in packets:
        hands[packet.seat] = hands.get(packet.seat, ()) + (packet.cards or ())
    return hands
