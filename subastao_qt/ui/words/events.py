"""What has happened, in a sentence: for the log, the status line and the screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Rank, Seat
from subastao_qt.engine.events import (
    AuctionWon,
    BidStood,
    Called,
    CardPlayed,
    CardsDealt,
    CardTakenBack,
    DealEnded,
    Event,
    HandCensored,
    HandRetaken,
    HandShown,
    MatchEnded,
    RevokeClaimed,
    ScoresWritten,
    SongSung,
    TrickWon,
    TrumpNamed,
)
from subastao_qt.engine.facts import CallMade, ClaimMade, Sung, Trick
from subastao_qt.ui.words.calls import phrase_text
from subastao_qt.ui.words.cards import card_name, card_name_object, suit_name
from subastao_qt.ui.words.counts import Counts
from subastao_qt.ui.words.results import (
    claim_lines,
    contract_line,
    ending_text,
    totals_text,
    winners_text,
)
from subastao_qt.ui.words.text import fill, sentences


def event_text(event: Event, names: Sequence[str], you: Seat | None = None) -> str:
    """Say what has happened. `names` are by seat; sentences about the seat `you` address the person."""
    match event:
        case CardsDealt():
            return _dealt(event, names, you)
        case Called(call):
            return _called(call, names, you)
        case AuctionWon(seat, amount):
            if seat == you:
                text = QCoreApplication.translate("Words", "You win the auction with {n}")
                return fill(text, n=amount)
            text = QCoreApplication.translate("Words", "{player} wins the auction with {n}")
            return fill(text, player=names[seat], n=amount)
        case HandShown() | BidStood() | HandCensored() | HandRetaken():
            return _censoring(event, names, you)
        case TrumpNamed(declarer, suit, contract):
            return contract_line(declarer, contract, suit, names, you)
        case CardPlayed(seat, card):
            if seat == you:
                return fill(
                    QCoreApplication.translate("Words", "You: {card}"), card=card_name(card)
                )
            text = QCoreApplication.translate("Words", "{player}: {card}")
            return fill(text, player=names[seat], card=card_name(card))
        case TrickWon(trick):
            return _trick(trick, names, you)
        case SongSung(sung):
            return song_text(sung, names, you)
        case CardTakenBack(seat, card):
            if seat == you:
                text = QCoreApplication.translate("Words", "You take {card} back")
                return fill(text, card=card_name_object(card))
            text = QCoreApplication.translate("Words", "{player} takes {card} back")
            return fill(text, player=names[seat], card=card_name_object(card))
        case RevokeClaimed(claim):
            return _claimed(claim, names, you)
        case DealEnded(result):
            return ending_text(result)
        case ScoresWritten(totals=totals, winners=winners):
            return sentences(totals_text(totals, names, you), winners_text(winners, names, you))
        case MatchEnded(winners):
            return winners_text(winners, names, you)
        case _:
            assert_never(event)


def _dealt(event: CardsDealt, names: Sequence[str], you: Seat | None) -> str:
    #: A deal begins: its number, who deals, who speaks first ("el mano").
    text = QCoreApplication.translate(
        "Words", "Deal {number}: {dealer} deals, {first} speaks first"
    )
    if event.dealer == you:
        text = QCoreApplication.translate("Words", "Deal {number}: you deal, {first} speaks first")
    elif event.mano == you:
        text = QCoreApplication.translate("Words", "Deal {number}: {dealer} deals, you speak first")
    return fill(text, number=event.number, dealer=names[event.dealer], first=names[event.mano])


def _called(call: CallMade, names: Sequence[str], you: Seat | None) -> str:
    player = names[call.seat]
    phrase = phrase_text(call.phrase) if call.phrase is not None else ""
    if call.amount is None:
        if call.phrase is None:
            text = QCoreApplication.translate("Words", "{player} passes")
            if call.seat == you:
                text = QCoreApplication.translate("Words", "You pass")
        else:
            #: {phrase} is what the player said with it: "I'm long".
            text = QCoreApplication.translate("Words", "{player} passes: “{phrase}”")
            if call.seat == you:
                text = QCoreApplication.translate("Words", "You pass: “{phrase}”")
        return fill(text, player=player, phrase=phrase)
    if call.phrase is None:
        text = QCoreApplication.translate("Words", "{player} bids {n}")
        if call.seat == you:
            text = QCoreApplication.translate("Words", "You bid {n}")
    else:
        #: {phrase} is what the player said with it: "I'm long".
        text = QCoreApplication.translate("Words", "{player} bids {n}: “{phrase}”")
        if call.seat == you:
            text = QCoreApplication.translate("Words", "You bid {n}: “{phrase}”")
    return fill(text, player=player, n=call.amount, phrase=phrase)


def _censoring(
    event: HandShown | BidStood | HandCensored | HandRetaken, names: Sequence[str], you: Seat | None
) -> str:
    match event:
        case HandShown(owner, to):
            text = QCoreApplication.translate("Words", "{dealer} looks at the cards of {player}")
            if to == you:
                text = QCoreApplication.translate("Words", "You look at the cards of {player}")
            elif owner == you:
                text = QCoreApplication.translate("Words", "{dealer} looks at your cards")
            return fill(text, dealer=names[to], player=names[owner])
        case BidStood(seat, declarer, contract):
            #: {player} lets the bid stand (the censor) or lets the hand go (the player outbid by the censor).
            text = QCoreApplication.translate(
                "Words", "{player} lets it stand: {declarer} plays for {n}"
            )
            if seat == you:
                text = QCoreApplication.translate(
                    "Words", "You let it stand: {declarer} plays for {n}"
                )
            elif declarer == you:
                text = QCoreApplication.translate(
                    "Words", "{player} lets it stand: you play for {n}"
                )
            return fill(text, player=names[seat], declarer=names[declarer], n=contract)
        case HandCensored(dealer, outbid, contract):
            text = QCoreApplication.translate("Words", "{player} censors: {n}")
            if dealer == you:
                text = QCoreApplication.translate("Words", "You censor: {n}")
            elif outbid == you:
                text = QCoreApplication.translate("Words", "{player} censors your bid: {n}")
            return fill(text, player=names[dealer], n=contract)
        case HandRetaken(_, outbid, contract):
            text = QCoreApplication.translate("Words", "{player} takes the hand back: {n}")
            if outbid == you:
                text = QCoreApplication.translate("Words", "You take your hand back: {n}")
            return fill(text, player=names[outbid], n=contract)
        case _:
            assert_never(event)


def _trick(trick: Trick, names: Sequence[str], you: Seat | None) -> str:
    if trick.winner == you:
        return (
            Counts().last_trick_to_you(trick.points)
            if trick.last
            else Counts().trick_to_you(trick.points)
        )
    player = names[trick.winner]
    if trick.last:
        return Counts().last_trick_to(player, trick.points)
    return Counts().trick_to(player, trick.points)


def song_text(sung: Sung, names: Sequence[str], you: Seat | None = None) -> str:
    """Say what was sung: `Ana sings twenty in cups`."""
    mine = sung.seat == you
    if sung.tute is Rank.REY:
        text = QCoreApplication.translate("Words", "{player} sings tute: four kings")
        if mine:
            text = QCoreApplication.translate("Words", "You sing tute: four kings")
    elif sung.suit is None:
        text = QCoreApplication.translate("Words", "{player} sings tute: four knights")
        if mine:
            text = QCoreApplication.translate("Words", "You sing tute: four knights")
    elif sung.points == 40:
        text = QCoreApplication.translate("Words", "{player} sings forty in {suit}")
        if mine:
            text = QCoreApplication.translate("Words", "You sing forty in {suit}")
    else:
        text = QCoreApplication.translate("Words", "{player} sings twenty in {suit}")
        if mine:
            text = QCoreApplication.translate("Words", "You sing twenty in {suit}")
    suit = suit_name(sung.suit) if sung.suit is not None else ""
    return fill(text, player=names[sung.seat], suit=suit)


def song_bubble(sung: Sung) -> str:
    """A song as it is said in a bubble: `Twenty in cups`."""
    if sung.suit is None:
        #: Said aloud by a player who holds four kings or four knights.
        return QCoreApplication.translate("Words", "Tute!")
    if sung.points == 40:
        #: Said aloud by a player who sings king and knight of trumps.
        return QCoreApplication.translate("Words", "Forty!")
    #: Said aloud by a player who sings king and knight of a suit that is not trump.
    return fill(QCoreApplication.translate("Words", "Twenty in {suit}"), suit=suit_name(sung.suit))


def _claimed(claim: ClaimMade, names: Sequence[str], you: Seat | None) -> str:
    text = QCoreApplication.translate("Words", "{player} claims a revoke by {accused}.")
    if claim.seat == you:
        text = QCoreApplication.translate("Words", "You claim a revoke by {accused}.")
    elif claim.accused == you:
        text = QCoreApplication.translate("Words", "{player} claims a revoke by you.")
    said = fill(text, player=names[claim.seat], accused=names[claim.accused])
    return sentences(said, *claim_lines(claim, names, you)[:1])
