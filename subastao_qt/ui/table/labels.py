"""What is written on the table: plates, the contract, the standing bid. Words come from `ui.words`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Card, Seat, Suit
from subastao_qt.engine.events import BidStood, HandCensored, HandRetaken
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.table.placements import guilty
from subastao_qt.ui.words.calls import call_text, phrase_text, phrase_tooltip
from subastao_qt.ui.words.cards import card_name, suit_name, suit_title
from subastao_qt.ui.words.counts import cards_text
from subastao_qt.ui.words.results import revoke_line
from subastao_qt.ui.words.sheet import (
    dealer_text,
    declarer_text,
    mano_text,
    partner_text,
    resting_text,
    seat_description,
)
from subastao_qt.ui.words.text import both, fill, listing, number


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a player's plate shows."""

    seat: Seat
    name: str
    second: str
    tooltip: str
    dealer: bool
    mano: bool
    resting: bool
    sung: tuple[Suit, ...]
    """The suits whose cantes he has sung."""


@dataclass(frozen=True, slots=True)
class ContractContent:
    """What the plate of the contract shows; without a trump until one is named."""

    trump: Suit | None
    first: str
    second: str
    tooltip: str


@dataclass(frozen=True, slots=True)
class MiddleContent:
    """Large and small words in mid table; empty ones take no room."""

    large: str
    small: str


@dataclass(frozen=True, slots=True)
class BubbleContent:
    """What is said. `chief` is a cante, in gold."""

    large: str
    small: str = ""
    tooltip: str = ""
    chief: bool = False


def plate_content(
    view: PlayerView, seat: Seat, names: Sequence[str], compact: bool
) -> PlateContent:
    """The plate of a seat; `compact` says how many cards it holds where there is no room for a fan."""
    second = _second_line(view, seat)
    if compact and seat not in (view.seat, view.resting):
        second = listing([part for part in (cards_text(view.counts[seat]), second) if part])
    return PlateContent(
        seat,
        names[seat],
        second,
        seat_description(seat, view, names),
        seat == view.dealer,
        seat == view.mano,
        seat == view.resting,
        tuple(song.suit for song in view.songs if song.seat == seat and song.suit is not None),
    )


def _second_line(view: PlayerView, seat: Seat) -> str:
    if seat == view.resting:
        return resting_text()
    if view.trump is None and seat != view.declarer:
        calls = [call for call in view.calls if call.seat == seat]
        if calls:
            return call_text(calls[-1])
        if seat == view.dealer:
            return dealer_text()
        return mano_text() if seat == view.mano else ""
    if seat == view.declarer:
        return declarer_text()
    if seat == view.partner:
        return partner_text()
    if seat in view.declaring:
        #: On a plate: plays with the declarer.
        return QCoreApplication.translate("Table", "declaring side")
    #: On a plate: plays against the contract.
    return QCoreApplication.translate("Table", "defence")


def contract_content(view: PlayerView, names: Sequence[str]) -> ContractContent | None:
    """The contract and how it stands, once somebody has won the auction."""
    if view.declarer is None or view.contract is None:
        return None
    account = view.account
    first = number(view.contract)
    if view.trump is not None:
        #: The contract: its points and the trump suit.
        text = QCoreApplication.translate("Table", "{n} · {suit}")
        first = fill(text, n=view.contract, suit=suit_name(view.trump))
    second = tooltip = names[view.declarer]
    short = shortened(names[view.declarer])
    if account is not None and view.trump is not None:
        theirs = account.defence_points
        #: How the deal stands: the declarer's points (or his pair's), the defence's.
        text = QCoreApplication.translate("Table", "{player} {ours} · defence {theirs}")
        second = fill(text, player=short, ours=account.total, theirs=theirs)
        side = names[view.declarer]
        others = [names[seat] for seat in sorted(view.declaring) if seat != view.declarer]
        if others:
            side = both(side, others[0])
        #: How the deal stands in full; {cantes} and {defence_cantes} are points sung.
        text = QCoreApplication.translate(
            "Table",
            "{side}: {ours} points, {cantes} of them sung. Defence: {theirs} points, {defence_cantes} sung.",
        )
        tooltip = fill(
            text,
            side=side,
            ours=account.total,
            cantes=account.cantes + account.tute,
            theirs=theirs,
            defence_cantes=account.defence_cantes,
        )
    return ContractContent(view.trump, first, second, tooltip)


def shortened(name: str) -> str:
    """A name short enough to leave room for numbers beside it."""
    return name if len(name) <= 16 else name[:15].rstrip() + "…"


def middle_content(view: PlayerView, names: Sequence[str], peek: bool) -> MiddleContent:
    """The standing bid while the auction goes on; what a trick shown again is."""
    proof = guilty(view)
    if proof is not None and view.result is not None and view.result.claim is not None:
        revoke = view.result.claim.revoke
        return MiddleContent("", revoke_line(revoke) if revoke is not None else "")
    if peek and view.tricks and not view.trick and view.phase is not Phase.OVER:
        #: Over the trick before this one, which is shown again.
        return MiddleContent("", QCoreApplication.translate("Table", "Previous trick"))
    if (
        view.phase is Phase.AUCTION
        and view.standing is not None
        and view.standing.amount is not None
    ):
        return MiddleContent(number(view.standing.amount), names[view.standing.seat])
    return MiddleContent("", "")


def bubble_content(view: PlayerView, seat: Seat) -> BubbleContent:
    """What a seat said last."""
    call = [call for call in view.calls if call.seat == seat][-1]
    if call.phrase is None:
        return BubbleContent(call_text(call))
    return BubbleContent(call_text(call), phrase_text(call.phrase), phrase_tooltip(call.phrase))


def censor_bubble(event: BidStood | HandCensored | HandRetaken) -> BubbleContent:
    """What is said over a censor."""
    match event:
        case BidStood():
            #: Said by the dealer who does not censor, or by the outbid player who lets his hand go.
            return BubbleContent(QCoreApplication.translate("Table", "It stands"))
        case HandCensored(contract=contract):
            #: Said by the dealer who takes the winner's hand for 10 more.
            text = QCoreApplication.translate("Table", "I censor: {n}")
            return BubbleContent(fill(text, n=contract))
        case HandRetaken(contract=contract):
            #: Said by the outbid player who takes his hand back for 5 more.
            text = QCoreApplication.translate("Table", "I take it back: {n}")
            return BubbleContent(fill(text, n=contract))
        case _:
            assert_never(event)


def trump_bubble(suit: Suit) -> BubbleContent:
    """What the declarer says when he names trump."""
    return BubbleContent(suit_title(suit))


def claim_bubble() -> BubbleContent:
    """What is said with a claim."""
    #: Said aloud by a player who denounces a revoke.
    return BubbleContent(QCoreApplication.translate("Table", "Revoke!"))


def card_of(player: str, card: Card) -> str:
    """A card somebody has played, for a screen reader."""
    #: A card on the table and who played it.
    text = QCoreApplication.translate("Words", "{player}: {card}")
    return fill(text, player=player, card=card_name(card))
