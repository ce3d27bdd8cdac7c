"""What a player owes to the trick, why a card may not be played, and what to say of a wish the rules forbid."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Card
from subastao_qt.engine.errors import Duty, DutyKind, Rule
from subastao_qt.ui.words.cards import card_name_object, card_title, suit_name
from subastao_qt.ui.words.text import fill, small


def duty_text(duty: Duty) -> str:
    """Say what is owed: `You must beat the king of cups`."""
    suit = suit_name(duty.suit) if duty.suit is not None else ""
    card = card_name_object(duty.card) if duty.card is not None else ""
    match duty.kind:
        case DutyKind.LEAD:
            return QCoreApplication.translate("Words", "You lead: play any card")
        case DutyKind.BEAT:
            #: {card} has its article, in Russian its accusative.
            return fill(QCoreApplication.translate("Words", "You must beat {card}"), card=card)
        case DutyKind.FOLLOW:
            return fill(QCoreApplication.translate("Words", "You must follow {suit}"), suit=suit)
        case DutyKind.TRUMP:
            return QCoreApplication.translate("Words", "You must play a trump")
        case DutyKind.OVERTRUMP:
            #: {card} is a trump on the table; it has its article, in Russian its accusative.
            return fill(QCoreApplication.translate("Words", "You must overtrump {card}"), card=card)
        case DutyKind.UNDERTRUMP:
            return QCoreApplication.translate("Words", "You must play a trump, even a lower one")
        case DutyKind.FREE:
            return QCoreApplication.translate("Words", "You may play any card")
        case _:
            assert_never(duty.kind)


def card_reason(card: Card, duty: Duty) -> str:
    """Say why a held card cannot be played, for its tooltip and for the screen reader."""
    #: {reason} is a duty such as "you must follow cups".
    text = QCoreApplication.translate("Words", "{card}, cannot be played: {reason}")
    return fill(text, card=card_title(card), reason=small(duty_text(duty)))


def rule_text(rule: Rule) -> str:
    """Say what a rule asks for."""
    return _rule_of_calls(rule) or _rule_of_cantes(rule) or _rule_of_claims(rule)


def _rule_of_calls(rule: Rule) -> str:
    match rule:
        case Rule.WRONG_PHASE:
            return QCoreApplication.translate("Words", "That comes at another moment of the deal")
        case Rule.NOT_ON_TURN:
            return QCoreApplication.translate("Words", "It is another player's turn")
        case Rule.BID_TOO_LOW:
            return QCoreApplication.translate(
                "Words", "A bid must be higher than the ones before it"
            )
        case Rule.BID_TOO_HIGH:
            return fill(QCoreApplication.translate("Words", "The highest bid there is: {n}"), n=230)
        case Rule.BID_OFF_STEP:
            return QCoreApplication.translate("Words", "Bids go up in steps at this table")
        case Rule.PHRASE_NOT_OFFERED:
            return QCoreApplication.translate(
                "Words", "At this table that phrase cannot be said with this hand"
            )
        case Rule.CENSOR_TOO_HIGH:
            return fill(QCoreApplication.translate("Words", "A contract cannot pass {n}"), n=230)
        case Rule.CARD_NOT_HELD:
            return QCoreApplication.translate("Words", "That card is not in this hand")
        case Rule.DUTY:
            return QCoreApplication.translate("Words", "This card cannot be played now")
        case _:
            return ""


def _rule_of_cantes(rule: Rule) -> str:
    match rule:
        case Rule.CANTE_NOT_HELD:
            return QCoreApplication.translate(
                "Words", "A cante needs the king and the knight of the suit in hand"
            )
        case Rule.CANTE_NOT_NOW:
            return QCoreApplication.translate(
                "Words", "Cantes are sung after winning a trick, before the next lead"
            )
        case Rule.CANTE_ALREADY:
            return QCoreApplication.translate(
                "Words", "It has been sung already, or this trick's song is used up"
            )
        case Rule.CANTE_NOT_THIS_SIDE:
            return QCoreApplication.translate("Words", "At this table another player sings now")
        case Rule.FORTY_FIRST:
            return QCoreApplication.translate("Words", "Sing the forty first")
        case Rule.NO_TUTE:
            return QCoreApplication.translate(
                "Words", "The tute does not count at this table, or has been sung"
            )
        case _:
            return ""


def _rule_of_claims(rule: Rule) -> str:
    match rule:
        case Rule.NOTHING_TO_TAKE_BACK:
            return QCoreApplication.translate("Words", "There is no card to take back")
        case Rule.CLAIM_NOT_ALLOWED:
            return QCoreApplication.translate(
                "Words", "A revoke can be claimed against an opponent who has played"
            )
        case Rule.NOT_CERTAIN:
            return QCoreApplication.translate("Words", "The contract is not certain yet")
        case Rule.DEAL_OVER:
            return QCoreApplication.translate("Words", "This deal is over")
        case Rule.DEAL_NOT_OVER:
            return QCoreApplication.translate("Words", "This deal is not over yet")
        case Rule.MATCH_OVER:
            return QCoreApplication.translate("Words", "This match is over")
        case _:
            return ""
