"""Proof of the early end: every way in which the cards may lie, be played and be sung, tried one by one.

    python -m tests.engine.early_end --count 400

Positions come from random deals, played by the rules up to the last tricks. A way of lying is possible if the deal
can be played again with it, every card and every song legal. Nothing of the engine's own reasoning about certainty is
used: only `start_deal`, `legal_actions` and `apply`. With few tricks left the offer must stand exactly where it
follows; with more left (`--bounds`) wherever it stands, random ways of going on must bear it out.
The result of the last full run stands in docs/engine-checks.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from subastao_qt.engine import deal as deals
from subastao_qt.engine.actions import Bid, DealAction, Finish, Pass, Play, Sing, SingTute
from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Hand, Rank, Seat
from subastao_qt.engine.certainty import certain_outcome
from subastao_qt.engine.choices import MadeScore, Tute
from subastao_qt.engine.deal_state import DealState, start_deal
from subastao_qt.engine.endings import MOST_TRICKS
from subastao_qt.engine.errors import IllegalAction
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import start_match
from subastao_qt.engine.ruleset import RuleSet
from tests.engine.random_play import random_rules


@dataclass(frozen=True)
class Position:
    """A deal before a lead, and what was done to come there."""

    state: DealState
    actions: tuple[DealAction, ...]

    @property
    def left(self) -> int:
        """Tricks to come."""
        return self.state.rules.cards_each - len(self.state.tricks)


def positions(random: Random, rules: RuleSet, most: int) -> Iterator[Position]:
    """The moments before a lead, `most` tricks or fewer to come, of one random deal.

    The deal is played twice in the same way, the second time for a contract near what it came to the first time: so
    that ends are certain, and just not certain, at every stage.
    """
    start = start_match(rules, random.getrandbits(64)).state.deal
    hands = [start.hands[seat] for seat in start.order]
    bidder = random.randrange(len(hands))
    if random.random() < 0.8:
        bidder = max(range(len(hands)), key=lambda place: sum(c.points for c in hands[place]))
    actions = _played(random, start, [*[Pass()] * bidder, Bid(rules.min_bid)])
    end = _after(start, actions)
    assert end.result is not None
    assert end.result.account is not None
    near = 5 * round((end.result.account.total + random.randint(-25, 25)) / 5)
    actions[bidder] = Bid(min(max(near, rules.min_bid), 200))
    state = start
    for number, action in enumerate(actions):
        here = Position(state, tuple(actions[:number]))
        if state.phase is Phase.PLAY and not state.trick and here.left <= most:
            yield here
        state = deals.apply(state, action).state


def _played(random: Random, state: DealState, actions: list[DealAction]) -> list[DealAction]:
    """The actions of a random deal that begins with `actions` and in which nobody else bids."""
    state = _after(state, actions)
    while state.phase is not Phase.OVER:
        legal = deals.legal_actions(state)
        songs = [action for action in legal if isinstance(action, Sing | SingTute)]
        action = random.choice(songs if songs and random.random() < 0.3 else legal)
        if state.phase is Phase.AUCTION:
            action = Pass()
        elif isinstance(action, Play) and random.random() < 0.8:
            action = Play(_sensible(state))
        actions.append(action)
        state = deals.apply(state, action).state
    return actions


def _sensible(state: DealState) -> Card:
    """A card that keeps cantes together for as long as can be; the declaring side's strongest, a defender's weakest."""
    assert state.turn is not None
    hand = state.hands[state.turn]
    kept = {Card(rank, card.suit) for card in hand for rank in (Rank.REY, Rank.CABALLO)}
    pairs = {
        card for card in kept if all(Card(r, card.suit) in hand for r in (Rank.REY, Rank.CABALLO))
    }
    cards = deals.playable_cards(state)
    free = [card for card in cards if card not in pairs] or list(cards)
    choose = max if state.turn in state.declaring else min
    return choose(free, key=lambda card: card.strength)


def _after(state: DealState, actions: list[DealAction]) -> DealState:
    for action in actions:
        state = deals.apply(state, action).state
    return state


def hidden_cards(state: DealState, seat: Seat) -> list[Card]:
    """What the seat has neither held nor seen played."""
    seen = {played.card for trick in state.tricks for played in trick.cards}
    pack = PACK_40 if state.rules.in_pairs else PACK_36
    return [card for card in pack if card not in seen and card not in state.hands[seat]]


def _ways(cards: list[Card], sizes: list[int]) -> Iterator[list[Hand]]:
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for others in _ways([card for card in cards if card not in hand], sizes[1:]):
            yield [hand, *others]


def replayed(position: Position, held: dict[Seat, Hand]) -> DealState | None:
    """The position with other hidden cards; None when the deal could not have gone so."""
    state = position.state
    rules = state.rules
    dealt: dict[Seat, Hand] = {}
    for place in state.order:
        played = [p.card for t in state.tricks for p in t.cards if p.seat == place]
        owner = place
        if state.censoring is not None and not state.censoring.retaken:
            owner = state.censoring.outbid if place == state.censoring.dealer else place
        dealt[owner] = (*played, *held[place])
    again = start_deal(rules, state.dealer, dealt)
    try:
        for action in position.actions:
            again = deals.apply(again, action).state
    except IllegalAction:
        return None
    return again


def possible_states(position: Position) -> Iterator[DealState]:
    """Every way in which the cards may lie, from the eyes of the seat on lead."""
    state = position.state
    seat = state.turn
    assert seat is not None
    others = [other for other in state.order if other != seat]
    for hands in _ways(hidden_cards(state, seat), [position.left] * len(others)):
        again = replayed(
            position, {seat: state.hands[seat], **dict(zip(others, hands, strict=True))}
        )
        if again is not None:
            yield again


def endings(state: DealState) -> Iterator[DealState]:
    """Every end of the deal from here."""
    if state.phase is Phase.OVER:
        yield state
        return
    for action in deals.legal_actions(state):
        yield from endings(deals.apply(state, action).state)


def all_outcomes(position: Position) -> set[tuple[bool, tuple[int, ...], bool]]:
    """Everything that may become of the position: made or failed, the scores, whether a tute won the match.

    Stops once both made and failed have been seen.
    """
    seen: set[tuple[bool, tuple[int, ...], bool]] = set()
    for state in possible_states(position):
        for end in endings(state):
            result = end.result
            assert result is not None
            seen.add((result.made, result.scores, bool(result.match_won)))
            if len({made for made, _scores, _won in seen}) == 2:
                return seen
    return seen


def expected_outcome(position: Position) -> bool | None:
    """What should be offered: True for made, False for failed, None for nothing."""
    seen = all_outcomes(position)
    assert seen
    outcomes = {made for made, _scores, _won in seen}
    if len(outcomes) == 2 or any(won for _made, _scores, won in seen):
        return None
    (made,) = outcomes
    if made and position.state.rules.made_score is MadeScore.POINTS:
        return None
    return made


def check_exactly(position: Position) -> bool | None:
    """Fails unless the early end is offered just where it follows, with the score of playing on."""
    offered = certain_outcome(position.state)
    expected = expected_outcome(position)
    assert offered is expected, (offered, expected, position)
    if offered is not None:
        result = deals.apply(position.state, Finish()).state.result
        assert result is not None
        assert {(result.made, result.scores)} == {(m, s) for m, s, _ in all_outcomes(position)}
    return offered


def check_by_chance(random: Random, position: Position, tries: int) -> bool | None:
    """Where the end is offered early in a deal, fails if some random way of going on gives another score."""
    offered = certain_outcome(position.state)
    if offered is None:
        return None
    early = deals.apply(position.state, Finish()).state.result
    assert early is not None
    seat = position.state.turn
    assert seat is not None
    others = [other for other in position.state.order if other != seat]
    cards = hidden_cards(position.state, seat)
    for _ in range(tries):
        random.shuffle(cards)
        held = {other: tuple(cards[n :: len(others)]) for n, other in enumerate(others)}
        state = replayed(position, {seat: position.state.hands[seat], **held}) or position.state
        while state.phase is not Phase.OVER:
            legal = deals.legal_actions(state)
            songs = [action for action in legal if isinstance(action, Sing | SingTute)]
            state = deals.apply(state, random.choice(songs or legal)).state
        assert state.result is not None
        assert (state.result.made, state.result.scores) == (early.made, early.scores), position
        assert not state.result.match_won
    return offered


def ending_rules(random: Random) -> RuleSet:
    """Rules under which deals end early at all; phrases left free, which tell nothing then."""
    fixed = {"renuncio": "prevent", "signal_truth": "free", "min_bid": 60, "bid_step": 5}
    if random.random() < 0.5:
        fixed |= {"singers": "all", "defence_cantes": "against"}
    return random_rules(random, **fixed)


def run(number: int, fewer: int = 0) -> Counter[str]:
    """Check the endings of random deal `number` exactly, with `fewer` tricks left than the engine plays out."""
    random = Random(number)
    rules = ending_rules(random)
    found: Counter[str] = Counter()
    for position in positions(random, rules, MOST_TRICKS[rules.players] - fewer):
        offered = check_exactly(position)
        found[f"{position.left} left: {_word(offered)}"] += 1
    return found


def run_bounds(number: int) -> Counter[str]:
    """Check the offers all through random deal `number` by chance."""
    random = Random(number)
    rules = ending_rules(random)
    found: Counter[str] = Counter()
    for position in positions(random, rules, rules.cards_each):
        found[f"any: {_word(check_by_chance(random, position, 20))}"] += 1
        if rules.tute is Tute.MATCH:
            found["with a tute for the match"] += 1
    return found


def _word(offered: bool | None) -> str:
    return {True: "made", False: "failed", None: "open"}[offered]


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Prove the offers of an early end.")
    parser.add_argument("--count", type=int, default=400, help="deals to check")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bounds", action="store_true", help="earlier offers, by chance")
    options = parser.parse_args()
    total: Counter[str] = Counter()
    for number in range(options.first, options.first + options.count):
        total += run_bounds(number) if options.bounds else run(number)
    print(", ".join(f"{name} {count}" for name, count in sorted(total.items())))


if __name__ == "__main__":
    main()
