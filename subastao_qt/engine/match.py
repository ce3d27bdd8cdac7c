"""A match: deals in a row from one seed, until it is won (rules, 2 and 6).

`legal_actions`, `interjections` and `apply` are those of the deal, with the dealing of the next deal and the
confirmed end of the match besides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from subastao_qt.engine import deal as deals
from subastao_qt.engine.actions import Action, DealAction, EndMatch, NextDeal
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.choices import Shuffle
from subastao_qt.engine.deal_state import DealState, start_deal
from subastao_qt.engine.dealing import (
    deal_out,
    fresh_pack,
    gathered_pack,
    hands_of,
    mixed_pack,
    packets_of,
)
from subastao_qt.engine.dice import SEED_BITS, Dice
from subastao_qt.engine.errors import IllegalAction, Rule, RulesError
from subastao_qt.engine.events import (
    CardsDealt,
    DealEnded,
    Event,
    MatchEnded,
    Packet,
    ScoresWritten,
)
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.scoring import match_winner

_FIRST_DEALER_KEY = 0


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match at one moment.

    `seed` is None for a single deal that came from a code or was set up by hand: it has no next deal.
    """

    rules: RuleSet
    seed: int | None
    deal: DealState
    number: int = 1
    """1 for the first deal."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """Scores by deal and seat, the finished deal's included."""
    ended: bool = False
    """The end of the match has been confirmed."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(sum(line[seat] for line in self.sheet) for seat in range(self.rules.seats))

    @property
    def winners(self) -> frozenset[Seat]:
        """Who has won, by a tute or by points; empty while the match goes on."""
        if self.deal.result is None:
            return frozenset()
        return self.deal.result.match_won or match_winner(self.rules, self.totals, self.number)


@dataclass(frozen=True, slots=True)
class Step:
    """The next state and what has happened on the way to it."""

    state: MatchState
    events: tuple[Event, ...]


def start_match(rules: RuleSet, seed: int) -> Step:
    """A match from its seed, the first deal dealt: the dealer drawn, the pack in uniform order, cut.

    RulesError when the seed is not a whole number of 64 bits.
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise RulesError(f"seed {seed}: expected 0 to {(1 << SEED_BITS) - 1}")
    dealer = Seat(Dice(seed, _FIRST_DEALER_KEY).below(rules.seats))
    pack = mixed_pack(fresh_pack(rules), Shuffle.FULL, Dice(seed, 1))
    packets = deal_out(rules, dealer, pack)
    state = MatchState(rules, seed, start_deal(rules, dealer, hands_of(packets)))
    return Step(state, (_dealt(state, Shuffle.FULL, packets),))


def start_single(rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand]) -> Step:
    """One deal by itself, from a code or set up by hand. RulesError when the hands are not what the rules deal."""
    state = MatchState(rules, None, start_deal(rules, dealer, hands))
    return Step(state, (_dealt(state, Shuffle.FULL, packets_of(rules, dealer, hands)),))


def _dealt(state: MatchState, shuffle: Shuffle, packets: tuple[Packet, ...]) -> CardsDealt:
    return CardsDealt(state.number, state.deal.dealer, state.deal.mano, shuffle, packets)


def legal_actions(state: MatchState) -> tuple[Action, ...]:
    """Everything that may be done on turn; between deals the next deal or the end."""
    if state.ended:
        return ()
    if state.deal.phase is not Phase.OVER:
        return deals.legal_actions(state.deal)
    return (EndMatch(),) if state.winners or state.seed is None else (NextDeal(),)


def interjections(state: MatchState) -> tuple[DealAction, ...]:
    """What may be said out of turn (see `deal.interjections`); nothing once the end is confirmed."""
    return () if state.ended else deals.interjections(state.deal)


def apply(state: MatchState, action: Action, by: Seat | None = None) -> Step:
    """Do one action. Raises IllegalAction, which names the rule, and leaves `state` as it is.

    `by` is who does it, where that is known: an action that is not his to do is refused.
    """
    if state.ended:
        raise IllegalAction(Rule.MATCH_OVER)
    if by is not None and not isinstance(action, NextDeal | EndMatch):
        asked = deals.actor(state.deal, action)
        if asked is not None and asked != by:
            raise IllegalAction(Rule.NOT_ON_TURN)
    if isinstance(action, NextDeal | EndMatch):
        if state.deal.phase is not Phase.OVER:
            raise IllegalAction(Rule.DEAL_NOT_OVER)
        if action not in legal_actions(state):
            raise IllegalAction(
                Rule.MATCH_OVER if isinstance(action, NextDeal) else Rule.WRONG_PHASE
            )
        if isinstance(action, NextDeal):
            return _next_deal(state)
        return Step(replace(state, ended=True), (MatchEnded(state.winners, state.totals),))
    was_over = state.deal.phase is Phase.OVER
    step = deals.apply(state.deal, action)
    after = MatchState(state.rules, state.seed, step.state, state.number, state.sheet)
    if not isinstance(step.events[-1], DealEnded):
        return Step(after, step.events)
    assert step.state.result is not None
    written = state.sheet[:-1] if was_over else state.sheet
    after = replace(after, sheet=(*written, step.state.result.scores))
    scores = ScoresWritten(after.number, step.state.result.scores, after.totals, after.winners)
    return Step(after, (*step.events, scores))


def _next_deal(state: MatchState) -> Step:
    assert state.seed is not None
    number = state.number + 1
    # A uniform order owes nothing to the one before: such deals are the same however the match is played.
    full = state.rules.shuffle is Shuffle.FULL
    before = fresh_pack(state.rules) if full else gathered_pack(state.deal)
    pack = mixed_pack(before, state.rules.shuffle, Dice(state.seed, number))
    dealer = Seat((state.deal.dealer + 1) % state.rules.seats)
    packets = deal_out(state.rules, dealer, pack)
    after = replace(state, deal=start_deal(state.rules, dealer, hands_of(packets)), number=number)
    return Step(after, (_dealt(after, state.rules.shuffle, packets),))
