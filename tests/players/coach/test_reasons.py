"""What the coach says of a card is true, however the cards that nobody has seen may lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, NameTrump, Pass, Play
from subastao_qt.engine.cards import Card, Seat, parse_card, parse_hand
from subastao_qt.engine.choices import Renuncio, Undertrump
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.beliefs import Beliefs, Inference
from subastao_qt.players.bench import Bench
from subastao_qt.players.coach.advice import bid_advice, can_advise, cantes_in
from subastao_qt.players.coach.counting import counting
from subastao_qt.players.coach.hints import can_hint, hint
from subastao_qt.players.coach.reasons import ReasonKind, card_reasons, search_reason
from subastao_qt.players.positions import SUIT_NUMBER, cards_of
from subastao_qt.players.solver import COMPILED
from subastao_qt.players.witness import suit_mask
from tests.players.tables import ALL_RULES, moments

NODES = 40_000
HONEST = [rules for rules in ALL_RULES if rules.renuncio is Renuncio.PREVENT]


def moment_views(rules: RuleSet, seed: int) -> Iterator[tuple[MatchState, PlayerView]]:
    for state, seat in moments(rules, seed):
        yield state, view_of(state, seat)


def worlds(view: PlayerView, count: int) -> list[tuple[int, ...]]:
    """Possible hands for all places, by what the duties show alone."""
    signs = Inference(bids=False, plays=False, songs=True, phrases=False, shuffle=False)
    beliefs = Beliefs(view, signs)
    dice = Dice(view.number, len(view.tricks))
    return [beliefs.world(dice.below(beliefs.total)) for _ in range(count)]


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_counting_agrees_with_the_hands(number: int) -> None:
    """What is said to be out is what the others hold; nobody holds what he is said to lack."""
    for state, view in moment_views(ALL_RULES[number], 100 + number):
        count = counting(view)
        hands = state.deal.hands
        if view.seat in view.order:
            shown = set(view.shown[1]) if view.shown is not None else set()
            hidden = {
                card for seat in view.order if seat != view.seat for card in hands[seat]
            } - shown
            assert set(count.out) == hidden
        for other in count.others:
            held = set(hands[other.seat])
            assert len(held) == other.count
            assert not held & set(other.lacks)
            assert held >= set(other.holds)
            assert not any(card.suit in other.without for card in held)
            assert held <= set(cards_of(other.may))
        if view.trump is not None and count.trumps_out is not None:
            assert count.trumps_out == sum(card.suit is view.trump for card in count.out)


@pytest.mark.parametrize("number", range(len(HONEST)))
def test_reasons_hold_in_every_guess(number: int) -> None:
    """For each card that may be played, each reason is checked over possible hands."""
    rules = HONEST[number]
    seen = 0
    deals = (moment_views(rules, 300 + 40 * deal + number) for deal in range(3))
    for _state, view in chain(*deals):
        if view.phase is not Phase.PLAY or view.turn != view.seat or len(view.meeting) < 2:
            continue
        guesses = worlds(view, 12)
        for card in view.meeting:
            for reason in card_reasons(view, card):
                seen += 1
                for world in guesses:
                    check(view, card, reason.kind, world)
                check_fields(view, card, reason.kind)
    assert seen > 20


def winner_after(view: PlayerView, card: Card, world: tuple[int, ...]) -> list[Seat]:
    """Who takes the trick, for each card that some later player might lawfully put on top in this world."""
    cards = [*((p.seat, p.card) for p in view.trick), (view.seat, card)]
    best = cards[0]
    for each in cards[1:]:
        if each[1].beats(best[1], view.trump):
            best = each
    found = [best[0]]
    spoken = {seat for seat, _card in cards}
    led = cards[0][1].suit
    for place, seat in enumerate(view.order):
        if seat in spoken:
            continue
        hand = cards_of(world[place])
        follows = [other for other in hand if other.suit is led]
        found += [seat for other in follows or hand if other.beats(best[1], view.trump)]
    return found


def check(view: PlayerView, card: Card, kind: ReasonKind, world: tuple[int, ...]) -> None:
    ours = view.declaring if view.seat in view.declaring else view.defence
    winners = set(winner_after(view, card, world))
    if kind in (ReasonKind.CASH, ReasonKind.TAKES, ReasonKind.RUFF, ReasonKind.LAST_TEN):
        assert winners == {view.seat}
    elif kind is ReasonKind.FEED:
        assert len(winners) == 1
        assert winners <= ours - {view.seat}
        assert card.points
    elif kind is ReasonKind.THROW:
        assert len(winners) == 1
        assert not winners & ours
        assert card.points == min(other.points for other in view.meeting)
    elif kind is ReasonKind.DRAW_TRUMPS:
        assert view.trump is not None
        mask = suit_mask(SUIT_NUMBER[view.trump])
        others = [p for p, seat in enumerate(view.order) if seat != view.seat]
        out = sum((world[p] & mask).bit_count() for p in others)
        assert out == next(
            r.number for r in card_reasons(view, card) if r.kind is ReasonKind.DRAW_TRUMPS
        )
    elif kind is ReasonKind.KEEP_TOP_TRUMP:
        top = next(r.card for r in card_reasons(view, card) if r.kind is kind)
        assert top is not None
        assert top in view.hand
        assert top is not card
        for place, seat in enumerate(view.order):
            if seat != view.seat:
                held = cards_of(world[place])
                assert not any(other.beats(top, view.trump) for other in held)


def check_fields(view: PlayerView, card: Card, kind: ReasonKind) -> None:
    reason = next(r for r in card_reasons(view, card) if r.kind is kind)
    if kind is ReasonKind.KEEP_CANTE:
        assert reason.suit in cantes_in(view.hand)
        after = tuple(other for other in view.hand if other is not card)
        assert reason.suit in cantes_in(after)
        assert any(
            reason.suit not in cantes_in(tuple(o for o in view.hand if o is not other))
            for other in view.meeting
        )
    elif kind is ReasonKind.VOID:
        assert sum(other.suit is card.suit for other in view.hand) == 1
        assert any(other.suit is view.trump for other in view.hand)
        assert card.suit is not view.trump
    elif kind is ReasonKind.KEEP_ACE:
        assert reason.card in view.hand
        assert reason.card is not card
        assert not view.trick


def table(hands: str, *actions: Action, dealer: int = 2) -> PlayerView:
    """A deal of three from hands in seat order, after some actions, seen by the seat on turn."""
    held = {
        Seat(n): parse_hand(" ".join(re.findall("..", text.replace(" ", ""))))
        for n, text in enumerate(hands.split("/"))
    }
    state = matches.start_single(RuleSet(undertrump=Undertrump.FORCED), Seat(dealer), held).state
    for action in actions:
        state = matches.apply(state, action).state
    assert state.deal.turn is not None
    return view_of(state, state.deal.turn)


HANDS = "Ao3oRoCoSo7o AcRcCc Ae4e 4b/ 6o5o 3cSc7c6c 3eRe7e Ab3bRb/ 4o 5c4c CeSe6e5e CbSb7b6b5b"


def declared(*plays: str) -> PlayerView:
    """Seat 0 declares 60 in coins."""
    start = (Bid(60), Pass(), Pass(), NameTrump(parse_card("Ao").suit))
    return table(HANDS, *start, *(Play(parse_card(code)) for code in plays))


def kinds(view: PlayerView, code: str) -> dict[ReasonKind, int]:
    return {reason.kind: reason.number for reason in card_reasons(view, parse_card(code))}


def test_leading_trump_draws_those_that_are_out() -> None:
    found = kinds(declared(), "Ao")
    assert found[ReasonKind.DRAW_TRUMPS] == 3
    assert ReasonKind.CASH in found
    assert ReasonKind.KEEP_CANTE in found
    assert ReasonKind.KEEP_ACE in kinds(declared(), "7o")
    assert ReasonKind.CASH not in kinds(declared(), "4e")


def test_a_side_ace_is_sure_only_when_no_trump_is_out() -> None:
    assert ReasonKind.CASH not in kinds(declared(), "Ac")
    drawn = declared("Ao", "6o", "4o", "3o", "5o", "5b")
    assert counting(drawn).trumps_out == 0
    assert ReasonKind.CASH in kinds(drawn, "Ac")
    assert ReasonKind.DRAW_TRUMPS not in kinds(drawn, "7o")
    assert {other.seat: other.without for other in counting(drawn).others} == {1: (), 2: ()}


def test_the_lost_trick_gets_the_cheapest_card() -> None:
    view = declared("Ac")
    assert ReasonKind.THROW not in kinds(view, "6c")
    last = declared("Ac", "6c")
    assert kinds(last, "4c")[ReasonKind.THROW] == 0
    assert ReasonKind.ONLY_CARD not in kinds(last, "4c")


def test_points_go_to_the_friend_who_has_the_trick() -> None:
    view = declared("4b", "Ab")
    assert kinds(view, "Cb")[ReasonKind.FEED] == 3
    assert ReasonKind.FEED not in kinds(view, "5b")


def test_voids_are_made_with_trumps_in_hand() -> None:
    assert ReasonKind.VOID in kinds(declared(), "4b")
    assert ReasonKind.VOID not in kinds(declared(), "4e")


def test_of_equal_cards_the_cheapest() -> None:
    cheap, dear = parse_card("4c"), parse_card("Ac")
    assert search_reason(cheap, [(cheap, 0.0), (dear, 0.001)]).kind is ReasonKind.CHEAPEST
    best = search_reason(dear, [(dear, 0.0), (cheap, 0.12)])
    assert (best.kind, best.number) == (ReasonKind.BEST_CHANCE, 12)


@pytest.mark.parametrize("number", range(0, len(ALL_RULES), 3))
def test_a_hint_is_lawful_and_costs_nothing(number: int) -> None:
    """At every moment of a deal: the advice may be followed, is the cheapest, and is the same when asked again."""
    bench = Bench(threads=False)
    checked = 0
    for _state, view in moment_views(ALL_RULES[number], 500 + number):
        if not can_hint(view):
            continue
        found = hint(view, Budget(None, NODES), bench)
        assert found.action is None or found.action in (*view.legal, *view.extra) or view.offered
        for option in found.options:
            assert option.cost is None or option.cost >= 0.0
            if option.cost is not None and option.action == found.action:
                assert option.cost == 0.0
        if checked % 5 == 0:
            assert hint(view, Budget(None, NODES), bench) == found
        checked += 1
    assert checked


@pytest.mark.skipif(not COMPILED, reason="whole deals take minutes without the compiled core")
@pytest.mark.parametrize("number", range(0, len(ALL_RULES), 4))
def test_advice_stays_within_what_can_be(number: int) -> None:
    bench = Bench(threads=False)
    for _state, view in moment_views(ALL_RULES[number], 700 + number):
        if not can_advise(view):
            continue
        found = bid_advice(view, Budget(None, 3_000_000), bench)
        assert {suit.trump for suit in found.suits} == set(type(found.best.trump))
        for suit in found.suits:
            assert all(0.0 <= chance <= 1.0 for chance in suit.chances)
            assert list(suit.chances) == sorted(suit.chances, reverse=True)
            assert suit.length == sum(card.suit is suit.trump for card in view.hand)
            assert [each for each, _points in suit.cantes] == list(cantes_in(view.hand))
        assert found.best.last_trick is not None
        assert found.stop is None or found.stop in found.bids
        lowest = min((a.amount for a in view.legal if isinstance(a, Bid)), default=999)
        if isinstance(found.now, Bid):
            assert found.stop is not None
            assert lowest <= found.now.amount <= found.stop
        elif found.now is not None:
            assert found.stop is None or found.stop < lowest


def test_a_strong_hand_is_bid_and_a_weak_one_passed() -> None:
    bench = Bench(threads=False)
    strong = bid_advice(table(HANDS), Budget(None, 6_000_000), bench)
    assert strong.best.trump is parse_card("Ao").suit
    assert strong.best.cantes == ((strong.best.trump, 40), (parse_card("Ac").suit, 20))
    assert strong.stop is not None
    assert strong.stop >= 120
    weak = bid_advice(table(HANDS, Bid(60), Pass()), Budget(None, 6_000_000), bench)
    assert weak.stop is None
    assert isinstance(weak.now, Pass)
