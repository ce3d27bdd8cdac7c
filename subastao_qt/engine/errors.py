"""What goes wrong, as types: an action that breaks a rule names the rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from subastao_qt.engine.cards import Card, Suit


class DutyKind(Enum):
    """What a player owes to the trick on the table (rules, 4)."""

    LEAD = "lead"
    """On lead: any card."""
    BEAT = "beat"
    """Holds the suit led and can beat its highest card: must."""
    FOLLOW = "follow"
    """Holds the suit led and cannot or need not beat: any card of it."""
    TRUMP = "trump"
    """Without the suit led, no trump in the trick: any trump."""
    OVERTRUMP = "overtrump"
    """Without the suit led, the trick is trumped: a higher trump."""
    UNDERTRUMP = "undertrump"
    """The same without a higher trump: a lower trump all the same (`undertrump` forced)."""
    FREE = "free"
    """Nothing owed: any card."""


@dataclass(frozen=True, slots=True)
class Duty:
    """A duty with what it refers to: the suit to follow, the card to beat or to overtrump."""

    kind: DutyKind
    suit: Suit | None = None
    card: Card | None = None


class Rule(Enum):
    """The rule that an illegal action breaks; the value is a short English name for logs and tests."""

    WRONG_PHASE = "not now"
    NOT_ON_TURN = "not that seat's turn"
    BID_TOO_LOW = "the bid does not reach the least allowed"
    BID_TOO_HIGH = "no bid above 230"
    BID_OFF_STEP = "the bid is not on the bidding step"
    PHRASE_NOT_OFFERED = "that phrase may not be said"
    CENSOR_TOO_HIGH = "the contract would pass 230"
    CARD_NOT_HELD = "the card is not in that hand"
    DUTY = "the card breaks a duty"
    CANTE_NOT_HELD = "no such cante can be sung"
    CANTE_NOT_NOW = "a cante is sung after winning a trick and before the next lead"
    CANTE_ALREADY = "that has been sung, or this trick's song is used up"
    CANTE_NOT_THIS_SIDE = "that player may not sing at this table"
    FORTY_FIRST = "the forty must be sung first"
    NO_TUTE = "the tute does not count at this table, or has been sung"
    NOTHING_TO_TAKE_BACK = "there is no card to take back"
    CLAIM_NOT_ALLOWED = "that player may not be denounced by that claimant now"
    NOT_CERTAIN = "the contract is not certain yet"
    DEAL_OVER = "the deal is over"
    DEAL_NOT_OVER = "the deal is not over"
    MATCH_OVER = "the match is over"


class IllegalAction(ValueError):
    """An action that the rules forbid in this state. The state it was meant for is untouched."""

    def __init__(self, rule: Rule, duty: Duty | None = None) -> None:
        self.rule = rule
        self.duty = duty
        detail = f": {duty.kind.value}" if duty is not None else ""
        super().__init__(rule.value + detail)


class RulesError(ValueError):
    """An unknown option, a value outside its range, or options that do not go together."""
