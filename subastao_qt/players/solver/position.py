"""What the solver is asked about: a deal with open cards, as a few integers.

A card is `suit * 10 + strength`: suits o c e b are 0 to 3, strengths 2 4 5 6 7 S C R 3 A are 0 to 9. A hand is a
set of cards, bit `card` of an integer. Seats count from 0 in the order of play: with three players any one or
two of them declare, with four seats 0 and 2 are partners and so are 1 and 3.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

SUITS: Final = "oceb"
RANKS: Final = "24567SCR3A"
POINTS: Final = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
"""Card points by strength."""

TUTE_SUNG: Final = 900
"""Where a tute ends the deal, a value from here on says that it is sung, a lower one that it is not.

Singing it then counts 1,000 and all that could still be won: the card points on hand, the last ten and the
declaring side's open cantes. So nothing is gained by putting it off.
"""
TUTE_ENDS_WORTH: Final = 1000
ALL_UNSUNG: Final = 0b11111

_HAND: Final = (1 << 40) - 1
_SUIT: Final = 1023


def card(text: str) -> int:
    """Read a card as it is written, rank then suit: `Ro` is 7."""
    return SUITS.index(text[1]) * 10 + RANKS.index(text[0])


def card_text(index: int) -> str:
    """Write a card, rank then suit."""
    return RANKS[index % 10] + SUITS[index // 10]


def hand(cards: str | Iterable[int]) -> int:
    """Make a hand of cards written in a row (`"Ao 3o Rc"`) or given by their numbers."""
    numbers = [card(text) for text in cards.split()] if isinstance(cards, str) else cards
    return sum({1 << number for number in numbers})


def hand_cards(mask: int) -> list[int]:
    """List the cards of a hand, lowest number first."""
    return [number for number in range(40) if mask >> number & 1]


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The options of a table that touch play and cantes (`rules.md` sections 4 and 5).

    The defaults are the game's. The defence's cantes matter only where all sing and they count against the
    contract (`singers` all, `defence_cantes` against); announced ones change no value.
    """

    undertrump_forced: bool = True
    all_cantes: bool = False
    """`cantes_per_trick` all: everything one has, after a single trick."""
    winner_sings: bool = False
    """`pair_singer` winner: only who took the trick sings, not his partner."""
    defence_counts: bool = False
    """The defence's cantes are taken off the value."""
    tute_points: int = 0
    """What a tute adds (`tute` points); 0 if there is none or it ends the deal."""
    tute_ends: bool = False
    """`tute` deal or match: singing it makes the contract at once."""

    def __post_init__(self) -> None:
        if not 0 <= self.tute_points <= 230:
            raise ValueError(f"tute points from 0 to 230, not {self.tute_points}")
        if self.tute_points and self.tute_ends:
            raise ValueError("a tute either adds points or ends the deal")

    @property
    def code(self) -> int:
        """The options as the core takes them."""
        return (
            self.undertrump_forced
            | self.all_cantes << 1
            | self.winner_sings << 2
            | self.defence_counts << 3
            | self.tute_ends << 4
        )

    @property
    def tute_worth(self) -> int:
        """What singing a tute adds at once; 0 where there is none."""
        return TUTE_ENDS_WORTH if self.tute_ends else self.tute_points


DEFAULT_RULES: Final = PlayRules()


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a deal with all cards seen: somebody is to play a card.

    Its value is what the declaring side will still get: the points of the tricks to come (that on the table
    among them), ten for the last, its cantes and tute; less the defence's cantes where they count. What was won
    before is not in it.
    """

    hands: tuple[int, ...]
    """The cards on hand by seat (3 or 4 seats), without those on the table."""
    trump: int
    leader: int
    """The seat that leads, or has led, this trick."""
    declarers: int
    """The declaring side: a set of seats, bit `seat`."""
    table: tuple[int, ...] = ()
    """The cards of this trick, the lead first."""
    unsung: int = ALL_UNSUNG
    """What has not been sung in this deal: bits 0 to 3 the suits, bit 4 set as long as no tute was."""
    may_sing: int = 0
    """Seats that may sing now, before the lead (a trick has just been won, and with one song a trick the seat has
    not sung yet): a set of seats. Always 0 before the first trick and within a trick."""
    rules: PlayRules = DEFAULT_RULES

    def __post_init__(self) -> None:
        players = len(self.hands)
        if players not in (3, 4):
            raise ValueError(f"three or four hands, not {players}")
        if not 0 <= self.trump < 4 or not 0 <= self.leader < players:
            raise ValueError("no such trump or no such leader")
        sides = range(1, 7) if players == 3 else (0b0101, 0b1010)
        if self.declarers not in sides:
            raise ValueError(f"no declaring side: {self.declarers:b}")
        if len(self.table) >= players or (self.table and self.may_sing):
            raise ValueError(
                "that many cards on the table are a trick won, and nobody sings within one"
            )
        seen = 0
        for each in (*self.hands, *(1 << c for c in self.table)):
            if each & seen or not 0 <= each <= _HAND:
                raise ValueError("a card is in two places, or is none")
            seen |= each
        size = self.hands[self.seat].bit_count()
        if not 1 <= size <= 12:
            raise ValueError("from one to twelve cards on hand")
        for seat, cards in enumerate(self.hands):
            played = (seat - self.leader) % players < len(self.table)
            if cards.bit_count() != size - played:
                raise ValueError("the hands do not fit the trick on the table")

    @property
    def seat(self) -> int:
        """The seat that is to play."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def trick(self) -> tuple[int, int, int]:
        """The card winning, the seat it came from, the points on the table; (0, leader, 0) before a lead."""
        if not self.table:
            return 0, self.leader, 0
        best, winner, points = self.table[0], self.leader, 0
        for place, played in enumerate(self.table):
            points += POINTS[played % 10]
            same = played // 10 == best // 10
            if (same and played > best) or (not same and played // 10 == self.trump):
                best, winner = played, (self.leader + place) % len(self.hands)
        return best, winner, points

    def legal(self) -> int:
        """The cards that may be played, as a hand (`rules.md` section 4)."""
        own = self.hands[self.seat]
        if not self.table:
            return own
        led = self.table[0] // 10
        best, _, _ = self.trick
        higher = _HAND & -(2 << best)
        follow = own & _SUIT << led * 10
        if follow:
            if best // 10 != led:
                return follow
            return follow & higher or follow
        trumps = own & _SUIT << self.trump * 10
        if not trumps:
            return own
        if best // 10 != self.trump:
            return trumps
        if better := trumps & higher:
            return better
        return trumps if self.rules.undertrump_forced else own
