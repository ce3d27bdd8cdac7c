"""Answers questions about a deal with open cards.

One `Solver` belongs to one thread; make one for each. While it searches other threads run, and any of them may
call `cancel`. See `docs/solver.md`.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn

from subastao_qt.players.solver.backend import BACKEND, PURE
from subastao_qt.players.solver.core import BATCH_CARDS
from subastao_qt.players.solver.position import Position

NO_LIMIT: Final = 1 << 62
DEFAULT_TABLE_BITS: Final = 17
"""2 ** 17 places of 16 bytes: a table of 2 MB."""
FIRST_GUESS: Final = 65
"""Where the search for an exact value begins if nothing better is known."""


class SearchStopped(Exception):
    """The search ended without an answer."""


class NodeLimit(SearchStopped):
    """The nodes allowed were used up."""


class Cancelled(SearchStopped):
    """`cancel` was called."""


@dataclass(frozen=True, slots=True)
class CardsBatch:
    """The values of each card in each of several worlds, as far as they were solved."""

    cards: tuple[int, ...]
    """The legal cards, in the order of the columns."""
    worlds: int
    """How many worlds were solved: the first so many of those given."""
    values: "array[int]"
    """One row a world, one column a card: its value, or 1 and 0 for whether it reaches what was asked."""

    def row(self, world: int) -> "array[int]":
        """Return the values of one world, in the order of `cards`."""
        width = len(self.cards)
        return self.values[world * width : (world + 1) * width]

    def column(self, place: int) -> "array[int]":
        """Return the values of one card (by its place in `cards`) over the worlds."""
        return self.values[place :: len(self.cards)]


class Solver:
    """An exact solver with a memory of its own, for one thread.

    What it has once solved it remembers, from one card, position and deal to the next: nothing remembered is
    ever wrong for another question. `forget` empties the memory where node counts must not depend on the past.
    """

    def __init__(
        self,
        table_bits: int = DEFAULT_TABLE_BITS,
        node_limit: int | None = None,
        *,
        pure: bool = False,
    ) -> None:
        """Make a solver with 2 ** table_bits places of 16 bytes (10 to 24) and a node limit for each call.

        `pure` runs the Python source even where the compiled core is there.
        """
        if not 10 <= table_bits <= 24:
            raise ValueError(f"from 10 to 24 table bits, not {table_bits}")
        backend = PURE if pure else BACKEND
        self._core = backend.make(table_bits)
        self._searches = backend.searches
        self.node_limit = node_limit

    @property
    def nodes(self) -> int:
        """Positions visited by the last call, each time somebody was to play a card."""
        return self._core.nodes

    def cancel(self) -> None:
        """Stop the search that is running, from any thread; it also stops one begun later, until `resume`."""
        self._core.cancelled = 1

    def resume(self) -> None:
        """Allow searches again after `cancel`."""
        self._core.cancelled = 0

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called since the last `resume`."""
        return bool(self._core.cancelled)

    def forget(self) -> None:
        """Empty the table."""
        self._core.forget()

    def at_least(self, position: Position, t: int) -> bool:
        """Tell whether the declaring side still gets t points or more; NodeLimit or Cancelled without an answer."""
        self._set(position)
        bound = self._searches.test(self._core, t)
        self._check()
        return bound >= t

    def exact(self, position: Position, guess: int = FIRST_GUESS) -> int:
        """Return the value of a position; a good guess saves time. NodeLimit or Cancelled without an answer."""
        self._set(position)
        value = self._searches.value(self._core, guess)
        self._check()
        return value

    def cards(self, position: Position, guess: int = FIRST_GUESS) -> dict[int, int]:
        """Return the value of the position after each legal card (sung before it what is best)."""
        self._set(position)
        self._searches.card_values(self._core, guess, True)
        self._check()
        core = self._core
        return {_outer(core.legal[i]): core.worth_low[i] for i in range(core.legal_count)}

    def cards_at_least(self, position: Position, t: int) -> dict[int, bool]:
        """Tell for each legal card whether the declaring side gets t points or more after it."""
        self._set(position)
        self._searches.card_values(self._core, t, False)
        self._check()
        core = self._core
        return {_outer(core.legal[i]): core.worth_low[i] >= t for i in range(core.legal_count)}

    def cards_over_worlds(
        self,
        position: Position,
        worlds: Iterable[Sequence[int]],
        t: int | None = None,
        guess: int = FIRST_GUESS,
    ) -> CardsBatch:
        """Value each legal card in many worlds with one call, exactly or (given t) whether it reaches t.

        `worlds` are hands by seat that may stand in the place of the position's own; the hand of the seat that is
        to play must be the same in all. Worlds are not looked at as closely as a Position: they must fit it. At the
        node limit, or cancelled, it returns what is solved by then.
        """
        own = position.hands[position.seat]
        flat = array("Q")
        for hands in worlds:
            if hands[position.seat] != own:
                raise ValueError("the player to move holds other cards in one of the worlds")
            flat.extend(hands)
            if len(hands) == 3:
                flat.append(0)
            flat[-4] |= position.trump << 40
        out = array("i", bytes(4 * BATCH_CARDS * (len(flat) // 4)))
        done = self._batch(position, flat, out, 2 if t is None else 3, guess if t is None else t)
        core = self._core
        if done == 0:
            cards: tuple[int, ...] = ()
        else:
            cards = tuple(_outer(core.legal[i]) for i in range(core.legal_count))
        width = len(cards)
        values = array("i")
        for world in range(done):
            values.extend(out[world * BATCH_CARDS : world * BATCH_CARDS + width])
        return CardsBatch(cards, done, values)

    def values_over_worlds(
        self,
        position: Position,
        worlds: Iterable[Sequence[int]],
        trumps: Sequence[int] | None = None,
        t: int | None = None,
        guess: int = FIRST_GUESS,
    ) -> "array[int]":
        """Value many worlds with one call, exactly or (given t) 1 where t is reached and 0 where not.

        With `trumps` every world is valued with each of them in turn (a world's values stand together); else
        with the position's own. Only worlds solved before the node limit or a cancel have values.
        """
        if trumps is not None and position.table:
            raise ValueError("trump is chosen before a card is played")
        each = (position.trump,) if trumps is None else tuple(trumps)
        flat = array("Q")
        for hands in worlds:
            for trump in each:
                flat.extend(hands)
                if len(hands) == 3:
                    flat.append(0)
                flat[-4] |= trump << 40
        out = array("i", bytes(4 * (len(flat) // 4)))
        done = self._batch(position, flat, out, 0 if t is None else 1, guess if t is None else t)
        return out[: done // len(each) * len(each)]

    def _start(self) -> None:
        core = self._core
        core.nodes = 0
        core.limit = NO_LIMIT if self.node_limit is None else self.node_limit
        core.stopped = core.cancelled

    def _set(self, position: Position) -> None:
        core = self._core
        hands = position.hands
        rules = position.rules
        players = len(hands)
        core.load(
            hands[0],
            hands[1],
            hands[2],
            hands[3] if players == 4 else 0,
            players,
            position.trump,
            position.declarers,
            rules.code,
            rules.tute_worth,
            position.unsung,
        )
        table = position.table
        if table:
            best, winner, points = position.trick
            led = table[0] // 10
        else:
            best = led = points = 0
            winner = position.leader
        core.place(
            position.leader,
            led,
            _inner(best),
            winner,
            points,
            len(table),
            position.may_sing,
            hands[position.seat].bit_count(),
        )
        self._start()

    def _batch(
        self, position: Position, worlds: "array[int]", out: "array[int]", mode: int, t: int
    ) -> int:
        best, winner, points = position.trick
        table = position.table
        self._core.frame(
            len(position.hands),
            position.declarers,
            position.rules.code,
            position.rules.tute_worth,
            position.unsung,
            position.leader,
            table[0] // 10 if table else 0,
            _inner(best),
            winner,
            points,
            len(table),
            position.may_sing,
            position.hands[position.seat].bit_count(),
        )
        self._start()
        return self._searches.batch(self._core, worlds, len(worlds) // 4, out, mode, t)

    def _check(self) -> None:
        if self._core.stopped:
            self._refuse()

    def _refuse(self) -> NoReturn:
        if self._core.cancelled:
            raise Cancelled(f"cancelled after {self.nodes} nodes")
        raise NodeLimit(f"no answer within {self.nodes} nodes")


def _inner(card: int) -> int:
    """Number a card as the core does."""
    return card // 10 << 4 | card % 10


def _outer(card: int) -> int:
    """Number a card of the core as everybody else does."""
    return (card >> 4) * 10 + (card & 15)
