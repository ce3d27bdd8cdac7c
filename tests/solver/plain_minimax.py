"""A plain minimax over the rules of play and cantes: the measure the solver is held against.

It shares nothing with the solver but the rules: cards are written words (`Ro`), hands are lists, every song may
be sung or let be, every legal card is tried. All it remembers are the values of tricks begun in the same way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

ORDER = "24567SCR3A"
WORTH = {"A": 11, "3": 10, "R": 4, "C": 3, "S": 2}
HEIGHTS = {rank + suit: ORDER.index(rank) for rank in ORDER for suit in "oceb"}
POINTS = {card: WORTH.get(card[0], 0) for card in HEIGHTS}


@dataclass(frozen=True)
class Table:
    """What does not change in a deal: trump, who declares, and the options by the names the rules give them."""

    trump: str
    declarers: frozenset[int]
    undertrump: str = "forced"
    singers: str = "declarer"
    defence_cantes: str = "announced"
    cantes_per_trick: str = "one"
    pair_singer: str = "either"
    tute: str = "none"
    tute_points: int = 100


class State(NamedTuple):
    """A moment of the deal. `waiting`: seats that may still sing before the next lead."""

    hands: tuple[tuple[str, ...], ...]
    leader: int
    trick: tuple[str, ...] = ()
    sung: frozenset[str] = frozenset()
    waiting: tuple[int, ...] = ()


def height(card: str) -> int:
    """Rank a card within its suit."""
    return HEIGHTS[card]


def points(cards: tuple[str, ...]) -> int:
    """Count the points of cards."""
    total = 0
    for card in cards:
        total += POINTS[card]
    return total


def taker(trick: tuple[str, ...], trump: str) -> int:
    """Tell which card of a trick, by its place, wins it."""
    best = 0
    for place, card in enumerate(trick):
        winning = trick[best]
        if card[1] == winning[1]:
            if HEIGHTS[card] > HEIGHTS[winning]:
                best = place
        elif card[1] == trump:
            best = place
    return best


def playable(hand: tuple[str, ...], trick: tuple[str, ...], table: Table) -> list[str]:
    """List the cards that may be played."""
    if not trick:
        return list(hand)
    led = trick[0][1]
    winning = trick[taker(trick, table.trump)]
    of_suit = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == table.trump]
    if of_suit:
        if winning[1] != led:
            return of_suit
        higher = [card for card in of_suit if height(card) > height(winning)]
        return higher or of_suit
    if not trumps:
        return list(hand)
    if winning[1] != table.trump:
        return trumps
    higher = [card for card in trumps if height(card) > height(winning)]
    if higher:
        return higher
    return trumps if table.undertrump == "forced" else list(hand)


def cantes(hand: tuple[str, ...], sung: frozenset[str]) -> list[str]:
    """List the suits whose Rey and Caballo are both in hand and not sung."""
    return [s for s in "oceb" if "R" + s in hand and "C" + s in hand and s not in sung]


def songs(state: State, seat: int, table: Table) -> list[str]:
    """List what a seat may sing now: suits, and `tute`."""
    hand = state.hands[seat]
    declares = seat in table.declarers
    found: list[str] = []
    if declares or table.singers == "all":
        found = cantes(hand, state.sung)
        if table.trump in found:
            found = [table.trump]
    four = any(all(rank + s in hand for s in "oceb") for rank in "RC")
    if four and declares and table.tute != "none" and "tute" not in state.sung:
        found.append("tute")
    return found


class Minimax:
    """The values of positions of one deal, for the declaring side, of what is still to come."""

    def __init__(self, table: Table, players: int) -> None:
        self.table = table
        self.players = players
        self.seen: dict[State, int] = {}

    def value(self, state: State) -> int:
        """Value a position."""
        if not state.trick:
            if state not in self.seen:
                self.seen[state] = self.best(state)
            return self.seen[state]
        return self.best(state)

    def best(self, state: State) -> int:
        """Try everything."""
        if state.waiting:
            values = [worth + rest for worth, rest in self.singing(state)]
            return self.choose(state.waiting[0], values)
        values = [value for _, value in self.played(state)]
        return self.choose(self.mover(state), values)

    def cards(self, state: State) -> dict[str, int]:
        """Value each card that may be played now, when what is best was sung before it."""
        if not state.waiting:
            return dict(self.played(state))
        options: dict[str, list[int]] = {}
        for worth, after in self.sung(state):
            if after is None:
                for card in state.hands[state.leader]:
                    options.setdefault(card, []).append(worth)
                continue
            for card, value in self.cards(after).items():
                options.setdefault(card, []).append(worth + value)
        return {card: self.choose(state.waiting[0], values) for card, values in options.items()}

    def mover(self, state: State) -> int:
        """Tell who is to play."""
        return (state.leader + len(state.trick)) % self.players

    def choose(self, seat: int, values: list[int]) -> int:
        """Take the best value for a seat's side."""
        return max(values) if seat in self.table.declarers else min(values)

    def played(self, state: State) -> Iterator[tuple[str, int]]:
        """Play each card that may be played and value what follows, this trick's points included."""
        seat = self.mover(state)
        for card in playable(state.hands[seat], state.trick, self.table):
            hands = list(state.hands)
            hands[seat] = tuple(other for other in hands[seat] if other != card)
            trick = (*state.trick, card)
            if len(trick) < self.players:
                yield card, self.value(State(tuple(hands), state.leader, trick, state.sung))
                continue
            winner = (state.leader + taker(trick, self.table.trump)) % self.players
            ours = winner in self.table.declarers
            gain = points(trick) if ours else 0
            if not any(hands):
                yield card, gain + (10 if ours else 0)
                continue
            after = State(tuple(hands), winner, (), state.sung, self.may_sing(winner))
            yield card, gain + self.value(after)

    def may_sing(self, winner: int) -> tuple[int, ...]:
        """Tell who may sing when a trick is won."""
        if self.players == 4 and self.table.pair_singer == "either":
            return winner, (winner + 2) % 4
        return (winner,)

    def singing(self, state: State) -> Iterator[tuple[int, int]]:
        """Sing or be silent: what each choice is worth at once, and what follows."""
        for worth, after in self.sung(state):
            yield worth, 0 if after is None else self.value(after)

    def sung(self, state: State) -> Iterator[tuple[int, State | None]]:
        """Let the first seat that waits sing each song, or none; None after a tute that ends the deal."""
        seat, *others = state.waiting
        yield 0, State(state.hands, state.leader, (), state.sung, tuple(others))
        declares = seat in self.table.declarers
        for song in songs(state, seat, self.table):
            sung = state.sung | {song}
            if song == "tute":
                if self.table.tute != "points":
                    yield 1000 + self.all_that_is_left(state), None
                    continue
                worth = self.table.tute_points
            else:
                worth = 40 if song == self.table.trump else 20
                if not declares:
                    worth = -worth if self.table.defence_cantes == "against" else 0
            again = state.waiting if self.table.cantes_per_trick == "all" else tuple(others)
            yield worth, State(state.hands, state.leader, (), sung, again)

    def all_that_is_left(self, state: State) -> int:
        """Count all the declaring side could still win: cards, last ten, its open cantes."""
        total = 10
        for seat, hand in enumerate(state.hands):
            total += points(hand)
            if seat in self.table.declarers:
                total += sum(40 if s == self.table.trump else 20 for s in cantes(hand, state.sung))
        return total
