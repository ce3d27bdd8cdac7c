"""The facts of a deal that states, events and views share: calls, tricks, songs, revokes, the result."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from subastao_qt.engine.cards import LAST_TRICK_POINTS, Card, Rank, Seat, Suit, card_points
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.errors import Duty


class Phase(Enum):
    """What a deal is waiting for."""

    AUCTION = "auction"
    CENSOR = "censor"
    CENSOR_ANSWER = "censor answer"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


class Ending(Enum):
    """How a deal came to its end."""

    PASSED_OUT = "passed out"
    PLAYED = "played"
    TUTE = "tute"
    CLAIM = "claim"
    EARLY = "early"


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call of the auction: `amount` points, or None for a pass."""

    seat: Seat
    amount: int | None
    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card on the table and who played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick in the order played; `last` when it carries the ten."""

    cards: tuple[Played, ...]
    winner: Seat
    last: bool = False
    points: int = field(init=False, repr=False, compare=False)
    """Card points, and the ten if it is the last trick."""

    def __post_init__(self) -> None:
        # Added up once: every account of a deal asks every trick.
        points = card_points([played.card for played in self.cards])
        ten = LAST_TRICK_POINTS if self.last else 0
        object.__setattr__(self, "points", points + ten)


@dataclass(frozen=True, slots=True)
class Sung:
    """A song: a cante of `suit`, or a tute of four Reyes or Caballos (`tute`).

    `after` is the number of tricks played before it; `points` is what it counts for the singer's side.
    """

    seat: Seat
    suit: Suit | None
    tute: Rank | None
    points: int
    after: int


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that broke a duty: which trick (0 for the first), what was owed."""

    seat: Seat
    card: Card
    trick: int
    duty: Duty


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A denounced revoke. `revoke` is the one that decided the deal, None when the claim was false."""

    seat: Seat
    accused: Seat
    revoke: Revoke | None

    @property
    def true(self) -> bool:
        """Whether the accused had revoked."""
        return self.revoke is not None


@dataclass(frozen=True, slots=True)
class Censoring:
    """What the censor did: `dealer` took `outbid`'s hand; `retaken` when it went back."""

    dealer: Seat
    outbid: Seat
    retaken: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """The points of a deal. For an early end: as they stood then."""

    card_points: int
    last_ten: int
    cantes: int
    tute: int
    defence_points: int
    """The defence's card points with the last ten."""
    defence_cantes: int
    """What the defence sang (it counts only under `defence_cantes` against)."""

    @property
    def total(self) -> int:
        """The declaring side's total."""
        return self.card_points + self.last_ten + self.cantes + self.tute


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended and what each seat adds by it (`scores`, by seat)."""

    ending: Ending
    scores: tuple[int, ...]
    declarer: Seat | None = None
    contract: int | None = None
    needed: int | None = None
    """The contract, and what the defence sang against it."""
    trump: Suit | None = None
    made: bool = False
    account: Account | None = None
    match_won: frozenset[Seat] = frozenset()
    """Who wins the match at once by a tute."""
    claim: ClaimMade | None = None
