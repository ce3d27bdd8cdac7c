"""What a seat believes fits all it has seen, and never excludes what is true."""

from __future__ import annotations

import pytest

from subastao_qt.engine.auction import phrase_is_true
from subastao_qt.engine.cards import PACK_36, PACK_40, parse_hand
from subastao_qt.engine.choices import Phrase, Renuncio
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.play import obligated_cards
from subastao_qt.engine.ruleset import RuleSet, rules_text
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.beliefs import Beliefs, phrase_holds
from subastao_qt.players.positions import World, cards_of, mask_of, pack_mask
from subastao_qt.players.shapes import shape_weight
from tests.players.tables import ALL_RULES, moments


def fits(view: PlayerView, world: World) -> None:
    """Assert that a world agrees with all the seat knows: counts, cards seen, every duty met."""
    rules = view.rules
    seen = {p.card for trick in view.tricks for p in trick.cards} | {p.card for p in view.trick}
    for place, seat in enumerate(view.order):
        assert world[place].bit_count() == view.counts[seat]
        if seat == view.seat:
            assert world[place] == mask_of(view.hand)
    whole = 0
    for hand in world:
        assert not whole & hand
        whole |= hand
    assert whole == pack_mask(rules) & ~mask_of(seen)
    hands = {seat: set(cards_of(world[place])) for place, seat in enumerate(view.order)}
    tricks = [trick.cards for trick in view.tricks] + [view.trick]
    for cards in reversed(tricks):
        for number in range(len(cards) - 1, -1, -1):
            seat, card = cards[number].seat, cards[number].card
            hands[seat].add(card)
            owed = obligated_cards(tuple(hands[seat]), cards[:number], view.trump, rules.undertrump)
            assert card in owed[1]


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_text)
def test_worlds_fit_and_truth_is_among_them(rules: RuleSet) -> None:
    for count, (state, _) in enumerate(moments(rules, 3)):
        if count % 5:
            continue
        for seat in state.deal.order:
            view = view_of(state, seat)
            beliefs = Beliefs(view)
            truth = tuple(mask_of(state.deal.hands[s]) for s in state.deal.order)
            assert beliefs.total >= 1
            assert beliefs.likelihood(truth) > 0.0
            if beliefs.total <= 2000:
                assert truth in {beliefs.world(n) for n in range(beliefs.total)}
            drawn = beliefs.weighted(Dice(1, count), 12)
            assert sum(drawn.weights) == pytest.approx(1.0)
            for world in drawn.worlds:
                fits(view, world)


def test_revoke_does_not_end_belief() -> None:
    """Where a revoke makes what was shown impossible, the cards still lie somewhere."""
    rules = RuleSet(renuncio=Renuncio.CLAIM)
    from subastao_qt.engine import match as matches
    from subastao_qt.engine.actions import Play

    found = 0
    for seed in range(30):
        last = None
        for state, seat in moments(rules, seed):
            deal = state.deal
            if deal.phase is Phase.PLAY and deal.trick and len(deal.tricks) >= 3:
                led = deal.trick[0].card.suit
                wrong = [c for c in deal.hands[seat] if c.suit is not led]
                if wrong and any(c.suit is led for c in deal.hands[seat]):
                    last = matches.apply(state, Play(wrong[0])).state
                    break
        if last is None:
            continue
        found += 1
        for other in last.deal.order:
            beliefs = Beliefs(view_of(last, other))
            assert beliefs.total >= 1
            assert beliefs.world(0)
    assert found >= 10


def test_singing_shows_the_cards() -> None:
    """Who has sung holds Rey and Caballo until they are played."""
    shown = 0
    for seed in range(25):
        for state, _ in moments(RuleSet(), seed):
            for song in state.deal.songs:
                other = next(s for s in state.deal.order if s != song.seat)
                beliefs = Beliefs(view_of(state, other))
                pair = mask_of(c for c in PACK_36 if c.suit is song.suit and c.rank.value in "RC")
                kept = pair & mask_of(state.deal.hands[song.seat])
                place = state.deal.order.index(song.seat)
                for number in range(0, beliefs.total, max(1, beliefs.total // 5)):
                    assert beliefs.world(number)[place] & kept == kept
                    shown += 1
    assert shown > 50


@pytest.mark.parametrize("phrase", list(Phrase))
def test_phrases_on_masks_are_the_engine_s(phrase: Phrase) -> None:
    dice = Dice(5, 5)
    for _ in range(200):
        cards = list(PACK_40)
        dice.shuffle(cards)
        hand = tuple(cards[:10])
        assert phrase_holds(phrase, mask_of(hand)) == phrase_is_true(phrase, hand)


def test_light_shuffle_favours_length() -> None:
    """After the first deal a hand with a long suit is likelier than in a well mixed pack."""
    from subastao_qt.engine.choices import Shuffle

    assert shape_weight(Shuffle.FULL, (3, 3, 3, 3)) == shape_weight(Shuffle.FULL, (8, 2, 1, 1))
    for shuffle in (Shuffle.LIGHT, Shuffle.CUT_ONLY):
        assert shape_weight(shuffle, (7, 3, 1, 1)) > shape_weight(shuffle, (3, 3, 3, 3))


def test_hand_masks() -> None:
    hand = parse_hand("Ao 7c Rb")
    assert set(cards_of(mask_of(hand))) == set(hand)
