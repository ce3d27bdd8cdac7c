"""Random rule sets and players for tests: whatever is legal, with some love for what is rare."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from subastao_qt.engine import match as matches
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
from subastao_qt.engine.auction import phrases_offered
from subastao_qt.engine.cards import PACK_40, Seat, Suit
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.options import ChoiceOption, NumberOption
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, make_rules

SEATS = tuple(Seat(seat) for seat in range(4))


def random_rules(random: Random, **fixed: object) -> RuleSet:
    """Any rule set, matches kept short; `fixed` options have these values."""
    values: dict[str, Any] = {}
    for name, option in OPTIONS.items():
        match option:
            case ChoiceOption() | NumberOption():
                values[name] = random.choice(option.choices)
            case _:
                values[name] = tuple(phrase for phrase in Phrase if random.random() < 0.7)
    values["target"] = random.choice([100, 110, 200, 300])
    values["deals"] = random.choice([1, 2, 3, 5, 8])
    if values["bid_step"].value == "10":
        values["min_bid"] = random.choice(range(50, 101, 10))
    return replace(make_rules(fixed), **{n: v for n, v in values.items() if n not in fixed})


def all_legal(state: MatchState) -> tuple[Action, ...]:
    """Everything that may be done or said now, calls with their phrases."""
    actions: list[Action] = [*matches.legal_actions(state), *matches.interjections(state)]
    deal = state.deal
    if deal.phase is not Phase.AUCTION or deal.turn is None:
        return tuple(actions)
    calls = [call for call in actions if isinstance(call, Pass | Bid)]
    for phrase in phrases_offered(deal.rules, deal.hands[deal.turn]):
        speaking = [c for c in calls if isinstance(c, Pass) or phrase is not Phrase.MALALECHE]
        actions += [replace(call, phrase=phrase) for call in speaking]
    return tuple(actions)


def every_action() -> tuple[Action, ...]:
    """Every action that can be written down, and bids off every step."""
    phrases: list[Phrase | None] = [None, *Phrase]
    amounts = [0, 1, 45, *range(50, 240, 5), 61, 229, 231, 235, 999]
    actions: list[Action] = [Pass(phrase) for phrase in phrases]
    actions += [Bid(amount, phrase) for amount in amounts for phrase in phrases]
    actions += [Censor(), Stand(), Retake(), Finish(), NextDeal(), EndMatch()]
    actions += [NameTrump(suit) for suit in Suit]
    actions += [Play(card) for card in PACK_40]
    for seat in SEATS:
        actions += [Sing(seat, suit) for suit in Suit]
        actions += [SingTute(seat), TakeBack(seat)]
        actions += [Claim(seat, other) for other in SEATS]
    return tuple(actions)


def choose(random: Random, state: MatchState) -> Action:
    """A legal action: low bids, most songs sung, few claims, early ends now and then."""
    deal = state.deal
    legal = matches.legal_actions(state)
    said = matches.interjections(state)
    rare = [action for action in said if isinstance(action, TakeBack | Finish)]
    if rare and random.random() < 0.3:
        return random.choice(rare)
    claims = [action for action in said if isinstance(action, Claim)]
    if claims and random.random() < 0.01:
        return random.choice(claims)
    songs = [action for action in legal if isinstance(action, Sing | SingTute)]
    if songs and random.random() < 0.7:
        return random.choice(songs)
    if deal.phase is not Phase.AUCTION or deal.turn is None:
        return random.choice(legal)
    call: Action = legal[0]
    if len(legal) > 1 and random.random() < 0.5:
        call = legal[min(len(legal) - 1, 1 + int(random.expovariate(0.5)))]
        call = legal[-1] if random.random() < 0.01 else call
    offered: list[Phrase | None] = [None, *phrases_offered(deal.rules, deal.hands[deal.turn])]
    if isinstance(call, Bid):
        offered = [phrase for phrase in offered if phrase is not Phrase.MALALECHE]
    assert isinstance(call, Bid | Pass)
    return replace(call, phrase=random.choice(offered))


def play(random: Random, rules: RuleSet, seed: int) -> Iterator[tuple[Action | None, matches.Step]]:
    """A whole match, step by step; first None with the dealing."""
    step = matches.start_match(rules, seed)
    yield None, step
    while not step.state.ended:
        action = choose(random, step.state)
        step = matches.apply(step.state, action)
        yield action, step


def states(random: Random, rules: RuleSet, seed: int, count: int) -> list[MatchState]:
    """The first `count` states of a random match, or all of it if it is shorter."""
    found: list[MatchState] = []
    for _action, step in play(random, rules, seed):
        found.append(step.state)
        if len(found) == count:
            break
    return found
