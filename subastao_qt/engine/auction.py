"""The auction: who speaks, what may be bid, when it is over (rules, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from subastao_qt.engine.actions import Bid, Call, Pass
from subastao_qt.engine.cards import Card, Rank, Seat, Suit
from subastao_qt.engine.choices import AuctionRounds, PairsAuctionEnd, Phrase, SignalTruth, Variant
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.facts import CallMade
from subastao_qt.engine.ruleset import MAX_BID, RuleSet

Calls = tuple[CallMade, ...]


def standing_bid(calls: Calls) -> CallMade | None:
    """The highest bid so far; bids only rise, so it is the last one."""
    return next((call for call in reversed(calls) if call.amount is not None), None)


def bid_range(rules: RuleSet, calls: Calls) -> range:
    """Every amount that may be bid now, in points."""
    standing = standing_bid(calls)
    lowest = rules.min_bid
    if standing is not None and standing.amount is not None:
        lowest = standing.amount + rules.step
    return range(lowest, MAX_BID + 1, rules.step)


def calls_on_turn(rules: RuleSet, calls: Calls) -> tuple[Call, ...]:
    """Every call that may be made on turn, phrases left out."""
    amounts = bid_range(rules, calls)
    return _calls(amounts.start, amounts.step)


@cache
def _calls(lowest: int, step: int) -> tuple[Call, ...]:
    return (Pass(), *(Bid(amount) for amount in range(lowest, MAX_BID + 1, step)))


def next_speaker(rules: RuleSet, order: tuple[Seat, ...], calls: Calls) -> Seat | None:
    """Who speaks next, or None when the auction is over. `order` runs from the mano."""
    standing = standing_bid(calls)
    if not bid_range(rules, calls):
        return None
    if rules.auction_rounds is AuctionRounds.SINGLE:
        return order[len(calls)] if len(calls) < len(order) else None
    passed = {call.seat for call in calls if call.amount is None}
    spoken = {call.seat for call in calls}
    if standing is None:
        waiting = [seat for seat in order if seat not in passed]
    else:
        waiting = [seat for seat in order if seat not in passed and seat != standing.seat]
        if _pair_is_done(rules, order, standing.seat, passed, spoken):
            return None
    if not waiting:
        return None
    if not calls:
        return order[0]
    start = order.index(calls[-1].seat)
    turns = (order[(start + step) % len(order)] for step in range(1, len(order) + 1))
    return next(seat for seat in turns if seat in waiting)


def _pair_is_done(
    rules: RuleSet, order: tuple[Seat, ...], bidder: Seat, passed: set[Seat], spoken: set[Seat]
) -> bool:
    """In pairs a bid may be safe before the bidder's partner has passed."""
    if not rules.in_pairs or rules.pairs_auction_end is PairsAuctionEnd.ALL_OTHERS:
        return False
    opponents = {seat for seat in order if (seat - bidder) % 2}
    return opponents <= passed and len(spoken) == len(order)


def phrases_offered(rules: RuleSet, hand: Sequence[Card]) -> tuple[Phrase, ...]:
    """The phrases that may go with a call from this hand; `malaleche` only with a pass."""
    if rules.variant is not Variant.PAIRS4_SIGNALS:
        return ()
    if rules.signal_truth is SignalTruth.FREE:
        return rules.phrases
    return tuple(phrase for phrase in rules.phrases if phrase_is_true(phrase, hand))


def phrase_is_true(phrase: Phrase, hand: Sequence[Card]) -> bool:
    """Whether the phrase holds of these cards; `malaleche` is never checked."""
    lengths = {suit: sum(card.suit is suit for card in hand) for suit in Suit}
    held = set(hand)
    aces = sum(card.rank is Rank.AS for card in hand)
    pairs = sum(Card(Rank.REY, suit) in held and Card(Rank.CABALLO, suit) in held for suit in Suit)
    match phrase:
        case Phrase.AS:
            return aces >= 1
        case Phrase.ASES:
            return aces >= 2
        case Phrase.TRES:
            return any(card.rank is Rank.THREE and lengths[card.suit] >= 3 for card in hand)
        case Phrase.CANTE:
            return pairs >= 1
        case Phrase.DOS:
            return pairs >= 2
        case Phrase.LARGO:
            return max(lengths.values()) >= 5
        case Phrase.FALLO:
            return min(lengths.values()) == 0
        case Phrase.MALALECHE:
            return True


def check_call(rules: RuleSet, calls: Calls, hand: Sequence[Card], call: Call) -> None:
    """Raise IllegalAction when the call may not be made from this hand now."""
    if isinstance(call, Bid):
        allowed = bid_range(rules, calls)
        if call.amount > MAX_BID:
            raise IllegalAction(Rule.BID_TOO_HIGH)
        if not allowed or call.amount < allowed.start:
            raise IllegalAction(Rule.BID_TOO_LOW)
        if call.amount not in allowed:
            raise IllegalAction(Rule.BID_OFF_STEP)
    if call.phrase is None:
        return
    if call.phrase is Phrase.MALALECHE and not isinstance(call, Pass):
        raise IllegalAction(Rule.PHRASE_NOT_OFFERED)
    if call.phrase not in phrases_offered(rules, hand):
        raise IllegalAction(Rule.PHRASE_NOT_OFFERED)
