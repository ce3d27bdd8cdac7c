"""How wild hands get: longest suit and voids under each way of shuffling, counted over deals played by bots.

    python tests/bench/shuffle_statistics.py                 prints the table of docs/shuffling.md
    python tests/bench/shuffle_statistics.py --deals 200     a quick look
    python tests/bench/shuffle_statistics.py --write         writes the table into docs/shuffling.md

Each way of shuffling plays matches of `classic3` of a hundred deals. The first deal of a match, always shuffled
fully, is not counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from subastao_qt.engine import match as matches
from subastao_qt.engine.cards import Hand, Seat, Suit
from subastao_qt.engine.choices import MatchEnd, Shuffle, Variant
from subastao_qt.engine.deal import actions_of
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Ending, Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.thumb import ThumbPlayer

DEALS = 10_000
DEALS_A_MATCH = 100
SEED = 20_260_601
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "shuffling.md"
BEGIN, END = "<!-- table -->", "<!-- end of table -->"


@dataclass
class Tally:
    """What was counted under one way of shuffling."""

    hands: int = 0
    longest: Counter[int] = field(default_factory=Counter)
    voids: int = 0
    with_void: int = 0
    passed_out: int = 0
    deals: int = 0

    def add(self, hands: tuple[Hand, ...]) -> None:
        """Count one deal."""
        self.deals += 1
        for hand in filter(None, hands):
            lengths = [sum(card.suit is suit for card in hand) for suit in Suit]
            self.hands += 1
            self.longest[max(lengths)] += 1
            self.voids += lengths.count(0)
            self.with_void += 0 in lengths

    @property
    def mean_longest(self) -> float:
        """The length of a hand's longest suit, on average."""
        return sum(length * count for length, count in self.longest.items()) / self.hands

    def share_of_at_least(self, length: int) -> float:
        """The share of hands, in per cent, with a suit of so many cards or more."""
        return 100 * sum(n for size, n in self.longest.items() if size >= length) / self.hands


def play_deal(state: MatchState) -> MatchState:
    """Let bots play the deal on the table to its end."""
    player = ThumbPlayer()
    budget = Budget(seconds=None)
    while state.deal.phase is not Phase.OVER:
        for seat in _asked(state):
            action = player.choose(view_of(state, seat, person=False), budget, Dice(0))
            if action is not None:
                state = matches.apply(state, action).state
                break
    return state


def _asked(state: MatchState) -> list[Seat]:
    """A partner who may sing is asked first, then the seat on turn."""
    deal = state.deal
    assert deal.turn is not None
    others = [seat for seat in deal.order if seat != deal.turn and actions_of(deal, seat)]
    return [*others, deal.turn]


def statistics(shuffle: Shuffle, deals: int) -> Tally:
    """Play and count."""
    rules = RuleSet(
        variant=Variant.CLASSIC3, shuffle=shuffle, match_end=MatchEnd.DEALS, deals=DEALS_A_MATCH
    )
    tally = Tally()
    seed = SEED
    while tally.deals < deals:
        state = play_deal(matches.start_match(rules, seed).state)
        for _ in range(DEALS_A_MATCH - 1):
            state = matches.apply(state, matches.legal_actions(state)[0]).state
            tally.add(state.deal.dealt)
            if tally.deals == deals:
                break
            state = play_deal(state)
            result = state.deal.result
            tally.passed_out += result is not None and result.ending is Ending.PASSED_OUT
        seed += 1
    return tally


def table(tallies: dict[Shuffle, Tally]) -> str:
    """The counts as a table in Markdown."""
    rows = ["| | " + " | ".join(f"`{shuffle.value}`" for shuffle in tallies) + " |"]
    rows.append("| --- |" + " ---: |" * len(tallies))
    each = list(tallies.values())
    rows.append(_row("hands counted", [f"{tally.hands}" for tally in each]))
    rows.append(_row("longest suit, on average", [f"{tally.mean_longest:.2f}" for tally in each]))
    for length in (5, 6, 7, 8, 9):
        shares = [f"{tally.share_of_at_least(length):.2f} %" for tally in each]
        rows.append(_row(f"hands with a suit of {length} or more", shares))
    rows.append(_row("hands with a void", [f"{100 * t.with_void / t.hands:.2f} %" for t in each]))
    rows.append(_row("voids a hand", [f"{t.voids / t.hands:.3f}" for t in each]))
    rows.append(_row("deals passed out", [f"{100 * t.passed_out / t.deals:.2f} %" for t in each]))
    return "\n".join(rows)


def _row(label: str, cells: list[str]) -> str:
    return f"| {label} | " + " | ".join(cells) + " |"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Count wild hands under each way of shuffling.")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--write", action="store_true", help=f"write into {DOCUMENT.name}")
    options = parser.parse_args()
    text = table({shuffle: statistics(shuffle, options.deals) for shuffle in Shuffle})
    print(text)
    if options.write:
        page = DOCUMENT.read_text(encoding="utf-8")
        head, rest = page.split(BEGIN)
        tail = rest.split(END)[1]
        DOCUMENT.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
