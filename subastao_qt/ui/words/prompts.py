"""Whose turn it is and what is asked: the sentence of the decision bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.actions import Bid, Sing, SingTute
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.errors import DutyKind
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words.actions import CENSOR_STEP, RETAKE_STEP
from subastao_qt.ui.words.duties import duty_text
from subastao_qt.ui.words.text import fill


def decision_prompt(view: PlayerView, names: Sequence[str]) -> str:
    """Say what the seat of `view` is asked now: `Your turn. Bids above 85:`. `names` are by seat."""
    if view.phase is Phase.OVER:
        return deal_over_prompt(view)
    if view.turn != view.seat:
        if any(isinstance(action, Sing | SingTute) for action in view.legal):
            return QCoreApplication.translate("Words", "Your pair has won the trick: you may sing")
        return waiting_text(view, names)
    match view.phase:
        case Phase.AUCTION:
            return _auction_prompt(view)
        case Phase.CENSOR:
            return _censor_prompt(view, names)
        case Phase.CENSOR_ANSWER:
            #: The bid of the person asked was censored by {player} for {n}.
            text = QCoreApplication.translate(
                "Words", "{player} censors: {n}. Take your hand back for {more}?"
            )
            contract = view.contract or 0
            return fill(
                text, player=_declarer(view, names), n=contract, more=contract + RETAKE_STEP
            )
        case Phase.TRUMP:
            text = QCoreApplication.translate("Words", "You play for {n}: choose trump")
            return fill(text, n=view.contract or 0)
        case Phase.PLAY:
            return _play_prompt(view)
        case _:
            assert_never(view.phase)


def _declarer(view: PlayerView, names: Sequence[str]) -> str:
    return names[view.declarer] if view.declarer is not None else ""


def _auction_prompt(view: PlayerView) -> str:
    bids = [action.amount for action in view.legal if isinstance(action, Bid)]
    if view.standing is None or view.standing.amount is None:
        text = QCoreApplication.translate("Words", "Your turn. Bids from {n}:")
        return fill(text, n=min(bids, default=view.rules.min_bid))
    text = QCoreApplication.translate("Words", "Your turn. Bids above {n}:")
    return fill(text, n=view.standing.amount)


def _censor_prompt(view: PlayerView, names: Sequence[str]) -> str:
    #: The dealer is asked whether to take over the hand of {player}, whose bid of {n} won the auction.
    text = QCoreApplication.translate("Words", "{player} bids {n}. Censor for {more}?")
    contract = view.contract or 0
    return fill(text, player=_declarer(view, names), n=contract, more=contract + CENSOR_STEP)


def _play_prompt(view: PlayerView) -> str:
    if any(isinstance(action, Sing | SingTute) for action in view.legal):
        return QCoreApplication.translate("Words", "You lead, and you may sing first")
    if view.duty is None or view.duty.kind is DutyKind.LEAD:
        return QCoreApplication.translate("Words", "You lead: play any card")
    #: {duty} is what must be played, a sentence: "You must follow cups".
    text = QCoreApplication.translate("Words", "Your turn. {duty}")
    return fill(text, duty=duty_text(view.duty))


def deal_over_prompt(view: PlayerView) -> str:
    """What is said when a deal has ended."""
    if view.ended or view.winners:
        return QCoreApplication.translate("Words", "The match is over")
    return QCoreApplication.translate("Words", "The deal is over")


def waiting_text(view: PlayerView, names: Sequence[str]) -> str:
    """Say whom the table waits for: `Ana to play`. Empty when it waits for nobody."""
    if view.turn is None:
        return ""
    player = names[view.turn]
    match view.phase:
        case Phase.AUCTION:
            return fill(QCoreApplication.translate("Words", "{player} to bid"), player=player)
        case Phase.CENSOR:
            return fill(QCoreApplication.translate("Words", "{player} may censor"), player=player)
        case Phase.CENSOR_ANSWER:
            return fill(
                QCoreApplication.translate("Words", "{player} may take the hand back"),
                player=player,
            )
        case Phase.TRUMP:
            return fill(
                QCoreApplication.translate("Words", "{player} chooses trump"), player=player
            )
        case Phase.PLAY:
            return fill(QCoreApplication.translate("Words", "{player} to play"), player=player)
        case Phase.OVER:
            return ""
        case _:
            assert_never(view.phase)


def thinking_text(seat: Seat, names: Sequence[str]) -> str:
    """Say that a bot thinks."""
    return fill(QCoreApplication.translate("Words", "{player} is thinking"), player=names[seat])
