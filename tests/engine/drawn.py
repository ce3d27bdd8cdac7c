"""Hands and games in notation, for tests that stand beside what is asked.

A table is drawn with the cards that matter; what is left of the pack is dealt out to the seats with room, so that a
test says only what it is about.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import action_text, parse_action
from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Hand, Rank, Seat, parse_hand
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.errors import IllegalAction, Rule
from subastao_qt.engine.events import Event
from subastao_qt.engine.facts import DealResult
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from subastao_qt.engine.view import PlayerView, view_of


def full_hands(rules: RuleSet, dealer: int, drawn: dict[int, str]) -> dict[Seat, Hand]:
    """Whole hands from the cards that matter; the rest of the pack fills them up from the mano on.

    What fills up gives nobody a cante that was not drawn, as far as that can be.
    """
    hands = {seat: [*parse_hand(drawn.get(seat, ""))] for seat in active_seats(rules, Seat(dealer))}
    taken = {card for hand in hands.values() for card in hand}
    rest = [card for card in (PACK_40 if rules.in_pairs else PACK_36) if card not in taken]
    for card in sorted(rest, key=lambda card: card.rank not in _MATES):
        room = [seat for seat, hand in hands.items() if len(hand) < rules.cards_each]
        mate = Card(_MATES[card.rank], card.suit) if card.rank in _MATES else None
        apart = [seat for seat in room if mate not in hands[seat]]
        hands[(apart or room)[0]].append(card)
    return {seat: tuple(hand) for seat, hand in hands.items()}


_MATES = {Rank.REY: Rank.CABALLO, Rank.CABALLO: Rank.REY}


@dataclass
class Table:
    """A deal being played from a script."""

    state: MatchState
    events: list[Event]

    def do(self, script: str) -> Table:
        """Do actions parted by commas; a lone card is played: `pass, bid 60, trump o, Ao, 4o, 5o`."""
        for part in filter(None, (part.strip() for part in script.split(","))):
            action = parse_action(part if len(part) != 2 else f"play {part}")
            step = matches.apply(self.state, action)
            self.state = step.state
            self.events += step.events
        return self

    @property
    def may(self) -> list[str]:
        """What may be done on turn, in notation."""
        return [action_text(action) for action in matches.legal_actions(self.state)]

    @property
    def songs(self) -> list[str]:
        """What may be sung."""
        return [text for text in self.may if text.startswith("sing")]

    @property
    def cards(self) -> list[str]:
        """What may be played."""
        return [text.removeprefix("play ") for text in self.may if text.startswith("play")]

    @property
    def said(self) -> list[str]:
        """What may be said besides."""
        return [action_text(action) for action in matches.interjections(self.state)]

    @property
    def turn(self) -> int | None:
        """Who is to act."""
        return self.state.deal.turn

    @property
    def result(self) -> DealResult:
        """How the deal ended."""
        assert self.state.deal.result is not None, "the deal goes on"
        return self.state.deal.result

    def view(self, seat: int) -> PlayerView:
        """What a seat knows."""
        return view_of(self.state, Seat(seat))

    def refuses(self, text: str, rule: Rule) -> IllegalAction:
        """The action breaks this rule, and nothing has changed by it."""
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            matches.apply(self.state, parse_action(text if len(text) != 2 else f"play {text}"))
        assert caught.value.rule is rule
        assert self.state == before
        return caught.value


def table(rules: str = "variant=classic3", dealer: int = 2, /, **hands: str) -> Table:
    """One deal by itself; hands by `s0="Ao Ro"`, `s1=…`. Dealer 2 makes seat 0 the mano of three."""
    chosen = parse_rules_text(rules if "variant" in rules else f"variant=classic3 {rules}")
    drawn = {int(name.removeprefix("s")): text for name, text in hands.items()}
    step = matches.start_single(chosen, Seat(dealer), full_hands(chosen, dealer, drawn))
    return Table(step.state, list(step.events))
