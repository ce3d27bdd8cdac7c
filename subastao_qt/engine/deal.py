"""One deal: what may be done in a state, and the state and events that follow.

`legal_actions` is everything the seat on turn may do, and the songs that may be sung before its lead by whichever
seat. `interjections` is what may be said besides: an early end, a card taken back, a claim.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import assert_never

from subastao_qt.engine import renuncio
from subastao_qt.engine.actions import (
    Bid,
    Call,
    Censor,
    Claim,
    DealAction,
    Finish,
    NameTrump,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Song,
    Stand,
    TakeBack,
)
from subastao_qt.engine.auction import bid_range, check_call, next_speaker, standing_bid
from subastao_qt.engine.cantes import check_song, songs_of, sung
from subastao_qt.engine.cards import Card, Seat, Suit
from subastao_qt.engine.certainty import certain_outcome
from subastao_qt.engine.choices import CensorAnswer, CensorSees, FirstLead, Renuncio, Tute, Variant
from subastao_qt.engine.deal_state import DealState
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.events import (
    AuctionWon,
    BidStood,
    Called,
    CardPlayed,
    DealEnded,
    Event,
    HandCensored,
    HandRetaken,
    HandShown,
    SongSung,
    TrickWon,
    TrumpNamed,
)
from subastao_qt.engine.facts import (
    CallMade,
    Censoring,
    DealResult,
    Ending,
    Phase,
    Played,
    Revoke,
    Trick,
)
from subastao_qt.engine.play import broken_duty, obligated_cards, winning
from subastao_qt.engine.ruleset import MAX_BID
from subastao_qt.engine.scoring import account, deal_scores, needed_points

CENSOR_STEP = 10
RETAKE_STEP = 5

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class DealStep:
    """The next state and what has happened on the way to it."""

    state: DealState
    events: Events


def legal_actions(state: DealState) -> tuple[DealAction, ...]:
    """Everything that may be done on turn now; phrases are left out (`auction.phrases_offered`)."""
    match state.phase:
        case Phase.AUCTION:
            return (Pass(), *(Bid(amount) for amount in bid_range(state.rules, state.calls)))
        case Phase.CENSOR:
            return (Stand(), Censor()) if _contract(state) + CENSOR_STEP <= MAX_BID else (Stand(),)
        case Phase.CENSOR_ANSWER:
            return (Stand(), Retake())
        case Phase.TRUMP:
            return tuple(NameTrump(suit) for suit in Suit)
        case Phase.PLAY:
            return (*_songs(state), *(Play(card) for card in playable_cards(state)))
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def interjections(state: DealState) -> tuple[DealAction, ...]:
    """What may be said out of turn: an early end (by the person on lead), a card taken back, a claim."""
    said: list[DealAction] = []
    if certain_outcome(state) is not None:
        said.append(Finish())
    back = renuncio.may_take_back(state)
    if back is not None:
        said.append(back)
    for seat in state.order:
        said.extend(renuncio.claims_of(state, seat))
    return tuple(said)


def actor(state: DealState, action: DealAction) -> Seat | None:
    """The seat whose wish the action is: named in it, or the one on turn."""
    match action:
        case Sing(seat=seat) | SingTute(seat=seat) | TakeBack(seat=seat) | Claim(seat=seat):
            return seat
        case _:
            return state.turn


def playable_cards(state: DealState) -> tuple[Card, ...]:
    """The cards the seat on turn may put on the table: under `renuncio` claim any, unless it took one back."""
    assert state.turn is not None
    hand = state.hands[state.turn]
    if state.rules.renuncio is Renuncio.CLAIM and not state.retracted:
        return hand
    return obligated_cards(hand, state.trick, state.trump, state.rules.undertrump)[1]


def apply(state: DealState, action: DealAction) -> DealStep:
    """Do one action. Raises IllegalAction, which names the rule, and leaves `state` as it is."""
    match action:
        case Pass() | Bid():
            return _call(_in_phase(state, Phase.AUCTION), action)
        case Censor() | Stand() | Retake():
            return _censoring(state, action)
        case NameTrump():
            return _name_trump(_in_phase(state, Phase.TRUMP), action)
        case Play():
            return _play(_in_phase(state, Phase.PLAY), action)
        case Sing() | SingTute():
            return _sing(_in_phase(state, Phase.PLAY), action)
        case TakeBack():
            return DealStep(*renuncio.take_back(_in_phase(state, Phase.PLAY), action))
        case Claim():
            return DealStep(*renuncio.claim(state, action))
        case Finish():
            return _finish(_in_phase(state, Phase.PLAY))
        case _:
            assert_never(action)


def _in_phase(state: DealState, phase: Phase) -> DealState:
    if state.phase is Phase.OVER:
        raise IllegalAction(Rule.DEAL_OVER)
    if state.phase is not phase:
        raise IllegalAction(Rule.WRONG_PHASE)
    return state


def _contract(state: DealState) -> int:
    assert state.contract is not None
    return state.contract


def _call(state: DealState, call: Call) -> DealStep:
    seat = state.turn
    assert seat is not None
    check_call(state.rules, state.calls, state.hands[seat], call)
    made = CallMade(seat, call.amount if isinstance(call, Bid) else None, call.phrase)
    calls = (*state.calls, made)
    speaker = next_speaker(state.rules, state.order, calls)
    after = replace(state, calls=calls, turn=speaker)
    events: Events = (Called(made),)
    if speaker is not None:
        return DealStep(after, events)
    standing = standing_bid(calls)
    if standing is None or standing.amount is None:
        result = DealResult(Ending.PASSED_OUT, (0,) * state.rules.seats)
        over = replace(after, phase=Phase.OVER, result=result)
        return DealStep(over, (*events, DealEnded(result, over.hands)))
    won = replace(
        after,
        declarer=standing.seat,
        contract=standing.amount,
        phase=Phase.TRUMP,
        turn=standing.seat,
    )
    events = (*events, AuctionWon(standing.seat, standing.amount))
    if state.rules.variant is not Variant.CENSOR4 or standing.amount + CENSOR_STEP > MAX_BID:
        return DealStep(won, events)
    if state.rules.censor_sees is CensorSees.YES:
        events = (*events, HandShown(standing.seat, state.dealer, state.hands[standing.seat]))
    return DealStep(replace(won, phase=Phase.CENSOR, turn=state.dealer), events)


def _censoring(state: DealState, action: Censor | Stand | Retake) -> DealStep:
    contract = state.contract
    declarer = state.declarer
    if (
        state.phase not in (Phase.CENSOR, Phase.CENSOR_ANSWER)
        or contract is None
        or declarer is None
    ):
        raise IllegalAction(Rule.DEAL_OVER if state.phase is Phase.OVER else Rule.WRONG_PHASE)
    match action:
        case Stand():
            after = replace(state, phase=Phase.TRUMP, turn=declarer)
            speaker = state.dealer if state.phase is Phase.CENSOR else state.turn
            assert speaker is not None
            return DealStep(after, (BidStood(speaker, declarer, contract),))
        case Censor():
            if state.phase is not Phase.CENSOR:
                raise IllegalAction(Rule.WRONG_PHASE)
            return _censor(state, declarer, contract + CENSOR_STEP)
        case Retake():
            if state.phase is not Phase.CENSOR_ANSWER or state.censoring is None:
                raise IllegalAction(Rule.WRONG_PHASE)
            return _retake(state, state.censoring, contract + RETAKE_STEP)
        case _:
            assert_never(action)


def _censor(state: DealState, outbid: Seat, contract: int) -> DealStep:
    if contract > MAX_BID:
        raise IllegalAction(Rule.CENSOR_TOO_HIGH)
    dealer = state.dealer
    taken = _hand_moved(state, outbid, dealer)
    answers = state.rules.censor_answer is CensorAnswer.ONCE and contract + RETAKE_STEP <= MAX_BID
    after = replace(
        taken,
        declarer=dealer,
        contract=contract,
        censoring=Censoring(dealer, outbid),
        phase=Phase.CENSOR_ANSWER if answers else Phase.TRUMP,
        turn=outbid if answers else dealer,
    )
    return DealStep(after, (HandCensored(dealer, outbid, contract, state.hands[outbid]),))


def _retake(state: DealState, censoring: Censoring, contract: int) -> DealStep:
    back = _hand_moved(state, censoring.dealer, censoring.outbid)
    after = replace(
        back,
        declarer=censoring.outbid,
        contract=contract,
        censoring=replace(censoring, retaken=True),
        phase=Phase.TRUMP,
        turn=censoring.outbid,
    )
    return DealStep(after, (HandRetaken(censoring.dealer, censoring.outbid, contract),))


def _hand_moved(state: DealState, giver: Seat, taker: Seat) -> DealState:
    """The hand and its place in the order of play go from one seat to another."""
    hands = list(state.hands)
    hands[taker], hands[giver] = hands[giver], ()
    order = tuple(taker if seat == giver else seat for seat in state.order)
    return replace(state, hands=tuple(hands), order=order)


def _name_trump(state: DealState, action: NameTrump) -> DealStep:
    declarer, contract = state.declarer, state.contract
    assert declarer is not None
    assert contract is not None
    leader = declarer if state.rules.first_lead is FirstLead.DECLARER else state.order[0]
    after = replace(state, trump=action.suit, phase=Phase.PLAY, turn=leader)
    return DealStep(after, (TrumpNamed(declarer, action.suit, contract, leader),))


def _songs(state: DealState) -> tuple[Song, ...]:
    occasion = state.occasion
    if occasion is None:
        return ()
    return tuple(
        song for seat in occasion.singers for song in songs_of(occasion, seat, state.hands[seat])
    )


def _play(state: DealState, action: Play) -> DealStep:
    seat = state.turn
    assert seat is not None
    hand = state.hands[seat]
    if action.card not in hand:
        raise IllegalAction(Rule.CARD_NOT_HELD)
    duty, meeting = obligated_cards(hand, state.trick, state.trump, state.rules.undertrump)
    broken = None
    if action.card not in meeting:
        owed = broken_duty(action.card, duty)
        if state.rules.renuncio is Renuncio.PREVENT or state.retracted:
            raise IllegalAction(Rule.DUTY, owed)
        broken = Revoke(seat, action.card, len(state.tricks), owed)
    settled = renuncio.settle(state)
    hands = tuple(
        tuple(card for card in held if card is not action.card) if owner == seat else held
        for owner, held in enumerate(state.hands)
    )
    trick = (*state.trick, Played(seat, action.card))
    after = replace(
        settled, hands=hands, trick=trick, turn=state.after(seat), pending=broken, retracted=False
    )
    events: Events = (CardPlayed(seat, action.card, len(state.trick)),)
    if len(trick) < len(state.order):
        return DealStep(after, events)
    last = len(state.tricks) + 1 == state.rules.cards_each
    won = Trick(trick, winning(trick, state.trump).seat, last)
    tricks = (*state.tricks, won)
    events = (*events, TrickWon(won, len(tricks)))
    after = replace(after, trick=(), tricks=tricks, turn=won.winner)
    return _ended(after, Ending.PLAYED, events) if last else DealStep(after, events)


def _sing(state: DealState, song: Song) -> DealStep:
    occasion = state.occasion
    if occasion is None:
        raise IllegalAction(Rule.CANTE_NOT_NOW)
    if song.seat not in state.order:
        raise IllegalAction(Rule.CANTE_NOT_THIS_SIDE)
    hand = state.hands[song.seat]
    check_song(occasion, song, hand)
    fact = sung(occasion, song, hand)
    after = replace(renuncio.settle(state), songs=(*state.songs, fact))
    events: Events = (SongSung(fact),)
    if fact.tute is not None and state.rules.tute in (Tute.DEAL, Tute.MATCH):
        return _ended(after, Ending.TUTE, events)
    return DealStep(after, events)


def _finish(state: DealState) -> DealStep:
    outcome = certain_outcome(state)
    if outcome is None:
        raise IllegalAction(Rule.NOT_CERTAIN)
    return _ended(state, Ending.EARLY, (), outcome)


def _ended(state: DealState, ending: Ending, events: Events, certain: bool = False) -> DealStep:
    """Score the deal."""
    contract, declarer = state.contract, state.declarer
    assert contract is not None
    assert declarer is not None
    points = account(state.sides, state.tricks, state.songs)
    needed = needed_points(state.rules, contract, points)
    decide: dict[Ending, Callable[[], bool]] = {
        Ending.TUTE: lambda: True,
        Ending.EARLY: lambda: certain,
        Ending.PLAYED: lambda: points.total >= needed,
    }
    made = decide[ending]()
    exact = points.total if ending is Ending.PLAYED else None
    wins = (
        state.declaring if ending is Ending.TUTE and state.rules.tute is Tute.MATCH else frozenset()
    )
    result = DealResult(
        ending,
        deal_scores(state.rules, state.sides, contract, made, exact),
        declarer,
        contract,
        needed,
        state.trump,
        made,
        points,
        wins,
    )
    over = replace(state, phase=Phase.OVER, turn=None, result=result)
    return DealStep(over, (*events, DealEnded(result, over.hands)))
