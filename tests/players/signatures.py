"""One hash a bot of all it does in fixed deals with a fixed node budget, kept in `signatures.json`.

    python -m tests.players.signatures

writes the file anew: do so when a bot's play was changed on purpose, and say why in the commit.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from subastao_qt.engine.actions import action_text
from subastao_qt.engine.choices import Renuncio, Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget
from subastao_qt.players.arena import make_player
from subastao_qt.players.bench import Bench
from tests.players.tables import moments

FILE = Path(__file__).with_name("signatures.json")
NODES = 6_000
BOTS = tuple(
    f"{level}-{style}"
    for level in ("beginner", "casual", "club", "advanced", "expert")
    for style in ("careful", "balanced", "bold")
)
RULES = (RuleSet(renuncio=Renuncio.CLAIM), RuleSet(variant=Variant.PAIRS4_SIGNALS))


def signature(bot: str) -> str:
    """The hash of a bot's answers at fixed moments."""
    digest = hashlib.sha256()
    player = make_player(bot, Bench(threads=False, table_bits=12))
    for seed, rules in enumerate(RULES, 40):
        for number, (state, seat) in enumerate(moments(rules, seed)):
            if number % 3 and number > 6:
                continue
            action = player.choose(view_of(state, seat), Budget(None, NODES), Dice(seed, number))
            digest.update((action_text(action) if action else "silence").encode() + b"\n")
    return digest.hexdigest()[:16]


def main() -> None:
    """Write the file."""
    made = {bot: signature(bot) for bot in BOTS}
    FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
