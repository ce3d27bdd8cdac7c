"""The exact solver: what a deal with open cards is worth, and what each card.

    solver = Solver()
    position = Position(hands=(hand("Ao Ro Co"), hand("3o Ac 7c"), hand("So 3c Rc")), trump=0, leader=0, declarers=1)
    solver.exact(position)            # points the declarer still gets
    solver.cards(position)            # the same after each legal card
    solver.at_least(position, 40)     # much quicker where only the contract matters

It works on bare integers and knows nothing of the engine. `COMPILED` tells whether the compiled core is in use,
`WHY_NOT_COMPILED` why it is not.
"""

from subastao_qt.players.solver.backend import COMPILED, WHY_NOT_COMPILED
from subastao_qt.players.solver.position import (
    ALL_UNSUNG,
    TUTE_SUNG,
    PlayRules,
    Position,
    card,
    card_text,
    hand,
    hand_cards,
)
from subastao_qt.players.solver.solver import (
    Cancelled,
    CardsBatch,
    NodeLimit,
    SearchStopped,
    Solver,
)

__all__ = [
    "ALL_UNSUNG",
    "COMPILED",
    "TUTE_SUNG",
    "WHY_NOT_COMPILED",
    "Cancelled",
    "CardsBatch",
    "NodeLimit",
    "PlayRules",
    "Position",
    "SearchStopped",
    "Solver",
    "card",
    "card_text",
    "hand",
    "hand_cards",
]
