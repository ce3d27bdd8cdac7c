"""One deal: what may be done in a state, and the state and events that follow.

`legal_actions` is everything the seat on turn may do, and the songs that may be sung before its lead by whichever
seat. `interjections` is what may be said besides: an early end, a card taken back, a claim.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from subastao_qt.engine import renuncio
from subastao_qt.engine.actions import (
    Action,
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
from subastao_qt.engine.auction import calls_on_turn, check_call, next_speaker, standing_bid
from subastao_qt.engine.cantes import check_song, songs_of, sung
from subastao_qt.engine.cards import PACK_40, Card, Seat, Suit
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
    Phase,
    Played,
    Revoke,
    Trick,
)
from subastao_qt.engine.outcome import ended_early, passed_out, played_out, won_by_tute
from subastao_qt.engine.play import broken_duty, obligated_cards, winning
from subastao_qt.engine.ruleset import MAX_BID

CENSOR_STEP = 10
RETAKE_STEP = 5

Events = tuple[Event, ...]

_TRUMPS = tuple(NameTrump(suit) for suit in Suit)
_PLAY = {card: Play(card) for card in PACK_40}


@dataclass(frozen=True, slots=True)
class DealStep:
    """The next state and what has happened on the way to it."""

    state: DealState
    events: Events


def legal_actions(state: DealState) -> tuple[DealAction, ...]:
    """Everything that may be done on turn now; phrases are left out (`auction.phrases_offered`)."""
    match state.phase:
        case Phase.AUCTION:
            return calls_on_turn(state.rules, state.calls)
        case Phase.CENSOR:
            return (Stand(), Censor())
        case Phase.CENSOR_ANSWER:
            return (Stand(), Retake())
        case Phase.TRUMP:
            return _TRUMPS
        case Phase.PLAY:
            return (*_songs(state), *[_PLAY[card] for card in playable_cards(state)])
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def interjections(state: DealState) -> tuple[DealAction, ...]:
    """What may be said out of turn: an early end (by the person on lead), a card taken back, a claim."""
    said: list[DealAction] = []
    if certain_outcome(state) is not None:
        said.append(Finish())
    for seat in state.order:
        said.extend(objections_of(state, seat))
    return tuple(said)


def actions_of(state: DealState, seat: Seat) -> tuple[DealAction, ...]:
    """What of `legal_actions` is for this seat to do: on turn all but a partner's songs, else its own songs."""
    if state.turn == seat:
        return tuple([action for action in legal_actions(state) if actor(state, action) == seat])
    if state.phase is Phase.PLAY and not state.trick:
        return tuple([song for song in _songs(state) if song.seat == seat])
    return ()


def objections_of(state: DealState, seat: Seat) -> tuple[TakeBack | Claim, ...]:
    """What the seat may say about illegal cards: take its own back, denounce another's."""
    if state.rules.renuncio is Renuncio.PREVENT:
        return ()
    back = renuncio.may_take_back(state)
    claims = renuncio.claims_of(state, seat)
    return (back, *claims) if back is not None and back.seat == seat else claims


def actor(state: DealState, action: Action) -> Seat | None:
    """The seat whose wish the action is: named in it, or the one on turn; None between deals, when anybody may."""
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


def _call(state: DealState, call: Call) -> DealStep:
    seat = state.turn
    assert seat is not None
    check_call(state.rules, state.calls, state.hands[seat], call)
    made = CallMade(seat, call.amount if isinstance(call, Bid) else None, call.phrase)
    calls = (*state.calls, made)
    speaker = next_speaker(state.rules, state.order, calls)
    after = state.changed(calls=calls, turn=speaker)
    events: Events = (Called(made),)
    if speaker is not None:
        return DealStep(after, events)
    standing = standing_bid(calls)
    if standing is None or standing.amount is None:
        return _ended(after, passed_out(after), events)
    won = after.changed(
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
    return DealStep(won.changed(phase=Phase.CENSOR, turn=state.dealer), events)


def _censoring(state: DealState, action: Censor | Stand | Retake) -> DealStep:
    contract = state.contract
    declarer = state.declarer
    if (
        state.phase not in (Phase.CENSOR, Phase.CENSOR_ANSWER)
        or contract is None
        or declarer is None
    ):
        raise IllegalAction(_why_not(state, action))
    match action:
        case Stand():
            after = state.changed(phase=Phase.TRUMP, turn=declarer)
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


def _why_not(state: DealState, action: Censor | Stand | Retake) -> Rule:
    if state.phase is Phase.OVER:
        return Rule.DEAL_OVER
    raised = {Censor: CENSOR_STEP, Retake: RETAKE_STEP}.get(type(action), 0)
    too_high = (state.contract or 0) + raised > MAX_BID
    asked = state.rules.variant is Variant.CENSOR4 and state.phase is Phase.TRUMP
    return Rule.CENSOR_TOO_HIGH if asked and too_high else Rule.WRONG_PHASE


def _censor(state: DealState, outbid: Seat, contract: int) -> DealStep:
    dealer = state.dealer
    taken = _hand_moved(state, outbid, dealer)
    answers = state.rules.censor_answer is CensorAnswer.ONCE and contract + RETAKE_STEP <= MAX_BID
    after = taken.changed(
        declarer=dealer,
        contract=contract,
        censoring=Censoring(dealer, outbid),
        phase=Phase.CENSOR_ANSWER if answers else Phase.TRUMP,
        turn=outbid if answers else dealer,
    )
    return DealStep(after, (HandCensored(dealer, outbid, contract, state.hands[outbid]),))


def _retake(state: DealState, censoring: Censoring, contract: int) -> DealStep:
    back = _hand_moved(state, censoring.dealer, censoring.outbid)
    after = back.changed(
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
    return state.changed(hands=tuple(hands), order=order)


def _name_trump(state: DealState, action: NameTrump) -> DealStep:
    declarer, contract = state.declarer, state.contract
    assert declarer is not None
    assert contract is not None
    leader = declarer if state.rules.first_lead is FirstLead.DECLARER else state.order[0]
    after = state.changed(trump=action.suit, phase=Phase.PLAY, turn=leader)
    return DealStep(after, (TrumpNamed(declarer, action.suit, contract, leader),))


def _songs(state: DealState) -> tuple[Song, ...]:
    occasion = state.occasion
    if occasion is None:
        return ()
    return tuple(
        [song for seat in occasion.singers for song in songs_of(occasion, seat, state.hands[seat])]
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
    kept = tuple([card for card in hand if card is not action.card])
    hands = (*state.hands[:seat], kept, *state.hands[seat + 1 :])
    trick = (*state.trick, Played(seat, action.card))
    events: Events = (CardPlayed(seat, action.card, len(state.trick)),)
    if len(trick) < len(state.order):
        after = settled.changed(
            hands=hands, trick=trick, turn=state.after(seat), pending=broken, retracted=False
        )
        return DealStep(after, events)
    last = len(state.tricks) + 1 == state.rules.cards_each
    won = Trick(trick, winning(trick, state.trump).seat, last)
    tricks = (*state.tricks, won)
    after = settled.changed(
        hands=hands, trick=(), tricks=tricks, turn=won.winner, pending=broken, retracted=False
    )
    events = (*events, TrickWon(won, len(tricks)))
    return _ended(after, played_out(after), events) if last else DealStep(after, events)


def _sing(state: DealState, song: Song) -> DealStep:
    occasion = state.occasion
    if occasion is None:
        raise IllegalAction(Rule.CANTE_NOT_NOW)
    if song.seat not in state.order:
        raise IllegalAction(Rule.CANTE_NOT_THIS_SIDE)
    hand = state.hands[song.seat]
    check_song(occasion, song, hand)
    fact = sung(occasion, song, hand)
    after = renuncio.settle(state).changed(songs=(*state.songs, fact))
    events: Events = (SongSung(fact),)
    if fact.tute is not None and state.rules.tute in (Tute.DEAL, Tute.MATCH):
        return _ended(after, won_by_tute(after), events)
    return DealStep(after, events)


def _finish(state: DealState) -> DealStep:
    result = ended_early(state)
    if result is None:
        raise IllegalAction(Rule.NOT_CERTAIN)
    return _ended(state, result)


def _ended(state: DealState, result: DealResult, events: Events = ()) -> DealStep:
    over = state.changed(phase=Phase.OVER, turn=None, result=result)
    return DealStep(over, (*events, DealEnded(result, over.hands)))
