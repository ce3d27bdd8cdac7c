"""The choices of each option, one small enumeration a rule; values are the binding names of the rules."""

from __future__ import annotations

from enum import Enum


class Variant(Enum):
    """The four forms of the game."""

    CLASSIC3 = "classic3"
    CENSOR4 = "censor4"
    PAIRS4 = "pairs4"
    PAIRS4_SIGNALS = "pairs4signals"


class Shuffle(Enum):
    """How the pack is mixed between deals."""

    LIGHT = "light"
    CUT_ONLY = "cut-only"
    FULL = "full"


class Packets(Enum):
    """How many cards are dealt at a time."""

    TWO = "two"
    THREES = "threes"
    FOURS = "fours"
    SINGLY = "singly"


class BidStep(Enum):
    """The distance between bids, in points."""

    FIVE = "5"
    TEN = "10"


class AuctionRounds(Enum):
    """Whether the auction goes round and round or each speaks once."""

    UNTIL_ONE = "until-one"
    SINGLE = "single"


class PairsAuctionEnd(Enum):
    """When an auction between pairs is over."""

    BOTH_OPPONENTS = "both-opponents"
    ALL_OTHERS = "all-others"


class CensorSees(Enum):
    """Whether the censor sees the winner's hand before he decides."""

    YES = "yes"
    NO = "no"


class CensorAnswer(Enum):
    """Whether the outbid player may take his hand back."""

    NONE = "none"
    ONCE = "once"


class SignalTruth(Enum):
    """Whether only true phrases may be said."""

    ENFORCED = "enforced"
    FREE = "free"


class SignalAudience(Enum):
    """Who hears a phrase."""

    ALL = "all"
    PARTNER = "partner"


class Phrase(Enum):
    """What may be said with a call among pairs with signals."""

    AS = "as"
    ASES = "ases"
    TRES = "tres"
    CANTE = "cante"
    DOS = "dos"
    LARGO = "largo"
    FALLO = "fallo"
    MALALECHE = "malaleche"


class FirstLead(Enum):
    """Who leads to the first trick."""

    DECLARER = "declarer"
    MANO = "mano"


class Undertrump(Enum):
    """Whether a player who cannot overtrump must play a lower trump."""

    FORCED = "forced"
    FREE = "free"


class Renuncio(Enum):
    """Whether illegal cards are impossible or may be denounced."""

    PREVENT = "prevent"
    CLAIM = "claim"


class Singers(Enum):
    """Who may sing cantes."""

    DECLARER = "declarer"
    ALL = "all"


class DefenceCantes(Enum):
    """What a cante of the defence does."""

    ANNOUNCED = "announced"
    AGAINST = "against"


class CantesPerTrick(Enum):
    """How many songs a player has for a won trick."""

    ONE = "one"
    ALL = "all"


class PairSinger(Enum):
    """Who of a pair sings when the pair has won the trick."""

    EITHER = "either"
    WINNER = "winner"


class Tute(Enum):
    """What four Reyes or four Caballos in one hand are worth."""

    NONE = "none"
    POINTS = "points"
    DEAL = "deal"
    MATCH = "match"


class MadeScore(Enum):
    """What a made contract scores."""

    BID = "bid"
    POINTS = "points"


class FailedBid(Enum):
    """Who scores a failed contract."""

    EACH = "each"
    SPLIT = "split"


class FailedPenalty(Enum):
    """Whether the declaring side loses a failed contract."""

    NONE = "none"
    BID = "bid"


class RestingScores(Enum):
    """Whether the player sitting out scores a failed contract."""

    NONE = "none"
    OPPONENT = "opponent"


class MatchEnd(Enum):
    """What ends a match."""

    TARGET = "target"
    DEALS = "deals"
