"""One deal of each variant under each preset, with every view, legal action and event.

    python -m tests.engine.make_playthroughs          writes tests/engine/playthroughs

A test makes the texts again and compares: whatever changes in the rules shows there. After each action the events are
listed, and what has changed in the views of the seats.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from subastao_qt.engine.actions import NextDeal, action_text
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import apply, legal_actions, start_match
from subastao_qt.engine.presets import PRESETS, Preset
from subastao_qt.engine.ruleset import rules_text
from subastao_qt.engine.view import PlayerView, view_of
from tests.engine.random_play import choose
from tests.engine.show import event_shown, views_shown

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(variant: Variant, preset: Preset) -> str:
    """The text of one deal: the first of a seed that is not passed out."""
    rules = preset.rules(variant)
    seed = 1
    while True:
        random = Random(seed)
        step = start_match(rules, seed)
        lines = [f"# {variant.value}, {preset.label}, seed {seed}", f"rules {rules_text(rules)}"]
        views: dict[Seat, PlayerView] = {}
        while True:
            lines += [event_shown(event) for event in step.events]
            now = {seat: view_of(step.state, seat) for seat in map(Seat, range(rules.seats))}
            lines += views_shown(now, views)
            views = now
            if step.state.deal.phase is Phase.OVER:
                break
            action = choose(random, step.state)
            lines.append(f"> {action_text(action)}")
            step = apply(step.state, action)
        if step.state.deal.tricks and NextDeal() in legal_actions(step.state):
            return "\n".join(lines) + "\n"
        seed += 1


def file_name(variant: Variant, preset: Preset) -> str:
    """Where the text is stored."""
    return f"{variant.value}-{preset.id}.txt"


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for variant in Variant:
        for preset in PRESETS:
            text = playthrough(variant, preset)
            (FOLDER / file_name(variant, preset)).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
