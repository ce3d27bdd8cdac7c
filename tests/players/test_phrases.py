"""What a phrase says to those who hear it: it is true, better ones are not, and a bidder does not believe too much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Bid
from subastao_qt.engine.choices import Phrase, SignalAudience, Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import CallMade
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.beliefs import ALL_SIGNS, BIDDING_SIGNS, Beliefs, Inference
from subastao_qt.players.phrases import choose_phrase, denied, phrase_holds

SIGNALS = RuleSet(variant=Variant.PAIRS4_SIGNALS)
AGREED = SIGNALS.phrases


def after_partner(phrase: Phrase | None, rules: RuleSet = SIGNALS) -> PlayerView:
    """What the third to speak sees when his partner, the first, has bid 60 with a phrase or without."""
    state = matches.start_match(rules, 8).state
    for price in (60, 65):
        state = matches.apply(state, Bid(price)).state
    assert state.deal.turn is not None
    view = view_of(state, state.deal.turn)
    first = view.calls[0]
    return replace(view, calls=(CallMade(first.seat, 60, phrase), *view.calls[1:]))


def share(view: PlayerView, signs: Inference, test: Callable[[int], bool], seats: int = 2) -> float:
    """How likely the hand of the player so many seats on is to pass a test."""
    place = view.order.index(view.calls[0].seat if seats == 2 else view.calls[1].seat)
    found = Beliefs(view, signs).weighted(Dice(3), 1500)
    return sum(
        w for world, w in zip(found.worlds, found.weights, strict=True) if test(world[place])
    )


def has_cante(hand: int) -> bool:
    return phrase_holds(Phrase.CANTE, hand)


def test_a_true_phrase_is_believed_in_play_and_half_believed_in_the_auction() -> None:
    view = after_partner(Phrase.CANTE)
    unheard = share(view, Inference(phrases=False), has_cante)
    assert share(view, ALL_SIGNS, has_cante) > 0.999
    assert unheard + 0.05 < share(view, BIDDING_SIGNS, has_cante) < 0.95


def test_a_lesser_phrase_and_silence_deny_the_better_ones() -> None:
    unheard = share(after_partner(None), Inference(phrases=False), has_cante)
    for phrase in (Phrase.ASES, None):
        assert share(after_partner(phrase), ALL_SIGNS, has_cante) < unheard - 0.05


def test_who_may_not_hear_concludes_nothing() -> None:
    """With the partner alone as audience an opponent's silence is no silence."""
    rules = replace(SIGNALS, signal_audience=SignalAudience.PARTNER)
    view = after_partner(None, rules)
    deaf, hearing = Inference(phrases=False), ALL_SIGNS
    partner = share(view, deaf, has_cante) - share(view, hearing, has_cante)
    opponent = share(view, deaf, has_cante, 1) - share(view, hearing, has_cante, 1)
    assert partner > 0.05
    assert abs(opponent) < partner / 2, "only that the cards are then more likely elsewhere"


def test_denied() -> None:
    assert denied(Phrase.DOS, (), AGREED) == []
    assert denied(Phrase.CANTE, (), AGREED) == [Phrase.DOS]
    assert denied(Phrase.ASES, (Phrase.CANTE,), AGREED) == [Phrase.DOS]
    assert denied(Phrase.LARGO, (Phrase.DOS,), AGREED) == [Phrase.ASES], "dos says cante as well"
    assert denied(None, (Phrase.ASES,), (Phrase.ASES, Phrase.AS, Phrase.TRES)) == [Phrase.TRES]
    assert denied(Phrase.MALALECHE, (), AGREED) == []
    assert denied(Phrase.FALLO, (), AGREED) == [], "people's own choice: nothing is known of it"


def test_each_call_says_something_new() -> None:
    said = 0
    for seed in range(40):
        state = matches.start_match(SIGNALS, seed).state
        assert state.deal.turn is not None
        view = view_of(state, state.deal.turn)
        first = choose_phrase(view)
        if first is None:
            continue
        again = replace(view, calls=(CallMade(view.seat, 60, first),))
        second = choose_phrase(again)
        assert second is not first
        assert (first, second) not in ((Phrase.DOS, Phrase.CANTE), (Phrase.ASES, Phrase.AS))
        said += second is not None
    assert said >= 10
