"""What stands on buttons: every action in the words of a player, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Claim,
    EndMatch,
    Finish,
    NameTrump,
    NextDeal,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Stand,
    TakeBack,
)
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words.calls import pass_text
from subastao_qt.ui.words.cards import card_title, suit_name, suit_title
from subastao_qt.ui.words.text import fill

CENSOR_STEP = 10
RETAKE_STEP = 5


def action_text_for_button(action: Action, view: PlayerView, names: Sequence[str] = ()) -> str:
    """Return what stands on an action's button: `Raise to 80`, `Sing twenty in cups`, `Let it stand`.

    `names` by seat is needed for claims only.
    """
    match action:
        case Pass():
            return pass_text()
        case Bid(amount):
            if view.standing is None:
                return fill(QCoreApplication.translate("Words", "Bid {n}"), n=amount)
            return fill(QCoreApplication.translate("Words", "Raise to {n}"), n=amount)
        case NameTrump(suit):
            return suit_title(suit)
        case Play(card):
            return card_title(card)
        case Sing() | SingTute():
            return _song_text(action, view)
        case Censor() | Stand() | Retake():
            return _censor_text(action, view)
        case TakeBack():
            return QCoreApplication.translate("Words", "Take the card back")
        case Claim(accused=accused):
            if not names:
                return claim_text()
            #: A button: denounce this player for an illegal card.
            text = QCoreApplication.translate("Words", "Claim a revoke: {player}")
            return fill(text, player=names[accused])
        case Finish():
            return QCoreApplication.translate("Words", "Finish the deal now")
        case NextDeal():
            return QCoreApplication.translate("Words", "Next deal")
        case EndMatch():
            #: A button after the last deal: accept the result, no more claims.
            return QCoreApplication.translate("Words", "Confirm the result")
        case _:
            assert_never(action)


def _song_text(action: Sing | SingTute, view: PlayerView) -> str:
    if isinstance(action, SingTute):
        return QCoreApplication.translate("Words", "Sing tute")
    if action.suit is view.trump:
        return QCoreApplication.translate("Words", "Sing forty")
    return fill(
        QCoreApplication.translate("Words", "Sing twenty in {suit}"), suit=suit_name(action.suit)
    )


def _censor_text(action: Censor | Stand | Retake, view: PlayerView) -> str:
    contract = view.contract or 0
    match action:
        case Censor():
            text = QCoreApplication.translate("Words", "Censor ({n})")
            return fill(text, n=contract + CENSOR_STEP)
        case Retake():
            text = QCoreApplication.translate("Words", "Take the hand back ({n})")
            return fill(text, n=contract + RETAKE_STEP)
        case Stand():
            if view.phase is Phase.CENSOR_ANSWER:
                #: A button of the outbid player: the censor keeps the hand.
                return QCoreApplication.translate("Words", "Let it go")
            #: A button of the censor: the bid stays as it is.
            return QCoreApplication.translate("Words", "Let it stand")
        case _:
            assert_never(action)


def no_song_text() -> str:
    """The button that says nothing is sung."""
    return QCoreApplication.translate("Words", "Don't sing")


def no_phrase_text() -> str:
    """The choice of a call without a phrase."""
    return QCoreApplication.translate("Words", "No phrase")


def choose_trump_text() -> str:
    """The heading of the choice of trump."""
    return QCoreApplication.translate("Words", "Choose trump")


def claim_text() -> str:
    """The button that opens the choice of whom to denounce."""
    return QCoreApplication.translate("Words", "Claim a revoke")


def previous_trick_text() -> str:
    """The button that shows the trick before this one."""
    return QCoreApplication.translate("Words", "Previous trick")


def action_help(action: Action, view: PlayerView) -> str:
    """Return what an action brings with it, for its tooltip; empty where the button says it all."""
    contract = view.contract or 0
    match action:
        case Pass():
            return QCoreApplication.translate("Words", "A pass is for the whole auction")
        case Censor():
            text = QCoreApplication.translate("Words", "You play this hand yourself, for {n}")
            return fill(text, n=contract + CENSOR_STEP)
        case Retake():
            text = QCoreApplication.translate("Words", "You play your own hand after all, for {n}")
            return fill(text, n=contract + RETAKE_STEP)
        case TakeBack():
            return QCoreApplication.translate(
                "Words", "Put it back and play another: nothing is lost"
            )
        case Claim():
            return QCoreApplication.translate(
                "Words", "If there was no revoke, your side loses the deal"
            )
        case Finish():
            return QCoreApplication.translate(
                "Words", "The contract is certain; everybody scores as if it were played on"
            )
        case _:
            return ""
