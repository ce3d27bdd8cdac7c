"""Every option lives: for each choice, in each variant it concerns, two games that differ by it and in what happens.

    python -m tests.engine.make_liveness            writes tests/engine/liveness

Two rule sets that differ in one option are played from the same seed by the same random players. The first seed at
which the games part is stored with the two lines in which they do. A test plays them again; an option without effect
would have no such seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Shuffle, Variant
from subastao_qt.engine.events import Called, CardsDealt, Event, HandCensored, HandShown, cut_for
from subastao_qt.engine.options import NumberOption, Option, PhrasesOption
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, parse_rules_text
from tests.engine.random_play import play
from tests.engine.show import event_shown

FOLDER = Path(__file__).parent / "liveness"
MOST_SEEDS = 20_000

# What else must be chosen for an option to have a say, besides what its scope names; and matches short enough.
AROUND = {
    "pair_singer": "singers=all",
    "resting_scores": "min_bid=100",
    "failed_penalty": "min_bid=100",
    "failed_bid": "min_bid=95",
    "made_score": "min_bid=50",
    "defence_cantes": "min_bid=100",
}
WHOLE_MATCHES = ("match_end", "target", "deals")
"""Options that show only at the end of a match; the others must show within the first two deals."""


@dataclass(frozen=True)
class Pair:
    """Two values of an option to be told apart; `around` is what both rule sets have in common."""

    option: str
    left: str
    right: str
    around: str

    @property
    def title(self) -> str:
        """How the pair is named where it is stored."""
        return f"{self.option}={self.left} against {self.option}={self.right}, {self.around}"

    def rules(self, value: str) -> RuleSet:
        """One of the two rule sets."""
        return parse_rules_text(f"{self.around} {self.option}={value}")


def values_of(option: Option) -> list[str]:
    """The choices of an option as texts; of a number the least, the default and the greatest."""
    match option:
        case NumberOption():
            return [str(number) for number in (option.low, option.default, option.high)]
        case PhrasesOption():
            return ["all", "none", *(phrase.value for phrase in option.default)]
        case _:
            return [str(choice.value) for choice in option.choices]


def pairs(option: Option) -> Iterator[Pair]:
    """Each choice against the one before it (the first against the last), in each variant that the option concerns."""
    values = values_of(option)
    if option.name == "variant":
        yield from (Pair("variant", values[n], values[n - 1], "") for n in range(len(values)))
        return
    for variant in Variant:
        if variant not in option.scope.variants:
            continue
        around = f"variant={variant.value}"
        if option.scope.needs is not None:
            around += f" {option.scope.needs.option}={option.scope.needs.value.value}"
        if option.name in AROUND:
            around += f" {AROUND[option.name]}"
        for number, value in enumerate(values):
            yield Pair(option.name, value, values[number - 1], around)


def told(rules: RuleSet, seed: int, *, whole: bool) -> Iterator[str]:
    """What happens in a match, line by line, and what each seat hears otherwise than it was said."""
    for _action, step in play(Random(seed), rules, seed):
        for event in step.events:
            if isinstance(event, CardsDealt) and event.number > 2 and not whole:
                return
            yield _line(event)
            if isinstance(event, Called | HandShown | HandCensored):
                for seat in map(Seat, range(rules.seats)):
                    cut = cut_for(rules, event, seat)
                    if cut != event:
                        yield f"to {seat}: {_line(cut)}"


def _line(event: Event) -> str:
    """An event in words; how a pack was shuffled must show in the cards."""
    if isinstance(event, CardsDealt):
        event = replace(event, shuffle=Shuffle.FULL)
    return event_shown(event)


def parting(pair: Pair, seed: int) -> str | None:
    """Where the two games of a seed part, as text; None when they never do."""
    whole = pair.option in WHOLE_MATCHES
    lines = zip_longest(
        told(pair.rules(pair.left), seed, whole=whole),
        told(pair.rules(pair.right), seed, whole=whole),
    )
    for number, (left, right) in enumerate(lines):
        if left != right:
            head = f"## {pair.title}\nseed {seed}: alike for {number} lines, then\n"
            return f"{head}- {left or 'the end'}\n+ {right or 'the end'}\n"
    return None


def search(pair: Pair) -> str:
    """The first seed at which the games part."""
    for seed in range(MOST_SEEDS):
        text = parting(pair, seed)
        if text is not None:
            return text
    raise SystemExit(f"no difference found: {pair.title}")


def main() -> None:
    """Write the files of all options, or of those named."""
    parser = argparse.ArgumentParser(description="Find two games for each choice of each option.")
    parser.add_argument("options", nargs="*", default=list(OPTIONS))
    FOLDER.mkdir(exist_ok=True)
    for name in parser.parse_args().options:
        text = "\n".join(search(pair) for pair in pairs(OPTIONS[name]))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(name, len(list(islice(pairs(OPTIONS[name]), 999))), flush=True)


if __name__ == "__main__":
    main()
