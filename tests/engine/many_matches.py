"""Random matches over all variants and options: no exception, and the sums that must always hold.

    python -m tests.engine.many_matches --count 10000

Each match has its own random rules; every step is checked, and at the end the record is written out and read back.
The result of the last full run stands in docs/engine-checks.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import pairwise
from random import Random

from subastao_qt.engine.actions import Action
from subastao_qt.engine.cards import PACK_36, PACK_40
from subastao_qt.engine.events import DealEnded, Event, ScoresWritten
from subastao_qt.engine.facts import Ending, Phase
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.record import Record, RecordSeat, read_record, record_of, record_text
from subastao_qt.engine.ruleset import MAX_BID
from tests.engine.random_play import play, random_rules


def check_state(state: MatchState) -> None:
    """What holds in every state: no card lost or doubled, bids rise, points add up."""
    deal = state.deal
    pack = PACK_40 if deal.rules.in_pairs else PACK_36
    there = [card for hand in deal.hands for card in hand]
    there += [played.card for played in deal.trick]
    there += [played.card for trick in deal.tricks for played in trick.cards]
    assert sorted(card.index for card in there) == [card.index for card in pack]
    bids = [call.amount for call in deal.calls if call.amount is not None]
    assert all(low < high <= MAX_BID for low, high in pairwise(bids))
    assert (deal.turn is None) == (deal.phase is Phase.OVER)
    assert len({len(line) for line in state.sheet} | {state.rules.seats}) == 1
    assert len(state.sheet) == state.number - (deal.phase is not Phase.OVER)


def check_events(state: MatchState, events: tuple[Event, ...]) -> None:
    """What a deal's end must say."""
    for event in events:
        if isinstance(event, ScoresWritten):
            assert event.scores == state.sheet[-1]
            assert event.totals == state.totals
        if not isinstance(event, DealEnded) or event.result.ending is not Ending.PLAYED:
            continue
        points = event.result.account
        assert points is not None
        assert points.card_points + points.last_ten + points.defence_points == 130
        cards = sum(p.card.points for t in state.deal.tricks for p in t.cards)
        assert cards == 120


def run_match(number: int) -> Counter[str]:
    """Play match `number` and check it; how its deals ended."""
    random = Random(number)
    rules = random_rules(random)
    endings: Counter[str] = Counter()
    record: Record | None = None
    actions: list[Action] = []
    last: MatchState | None = None
    for action, step in play(random, rules, random.getrandbits(64)):
        last = step.state
        check_state(step.state)
        check_events(step.state, step.events)
        if action is None:
            seats = [RecordSeat(f"Player {seat}") for seat in range(rules.seats)]
            record = record_of(step.state, seats)
        else:
            actions.append(action)
        for event in step.events:
            if isinstance(event, DealEnded):
                endings[event.result.ending.value] += 1
    assert record is not None
    assert last is not None
    for action in actions:
        record = record.added(action)
    reading = read_record(record_text(record))
    assert reading.fault is None, reading.fault
    assert reading.record == record
    endings["matches"] += 1
    endings["actions"] += len(actions)
    return endings


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Play random matches and check every step.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    options = parser.parse_args()
    total: Counter[str] = Counter()
    for number in range(options.first, options.first + options.count):
        try:
            total += run_match(number)
        except Exception:
            print(f"match {number} failed", flush=True)
            raise
    print(", ".join(f"{name} {count}" for name, count in sorted(total.items())))


if __name__ == "__main__":
    main()
