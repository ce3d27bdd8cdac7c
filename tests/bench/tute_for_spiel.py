"""Tute of three as a Python game of OpenSpiel, for its generic IS-MCTS: the play of the cards of one contract.

Written for speed, apart from engine and solver: cards are numbers (suit × 10 + strength), hands and tricks lists. The
declarer sings by himself, at once, as he does at our tables; songs are no moves. The default rules of `classic3` only.
`peer_ismcts.py` holds its legal cards, points and turns against the engine at every decision.
"""

import random
from collections.abc import Sequence
from importlib import import_module
from math import tanh
from typing import Any

# Untyped and test-only, so imported as what it is: anything.
pyspiel: Any = import_module("pyspiel")

POINTS = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11] * 4
CABALLO, REY = 6, 7
LAST_TRICK = 10
PLAYERS = 3

GAME_TYPE = pyspiel.GameType(
    short_name="python_tute",
    long_name="Tute of three, the play of a contract",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=40,
    max_chance_outcomes=0,
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=36,
)


def legal_cards(hand: Sequence[int], trick: Sequence[int], winning: int, trump: int) -> list[int]:
    """The cards that may be played, in the hand's order (`rules.md` section 4, undertrumping forced)."""
    if not trick:
        return list(hand)
    led = trick[0] // 10
    suit = winning // 10
    own = [card for card in hand if card // 10 == led]
    if own:
        if suit != led:
            return own
        return [card for card in own if card > winning] or own
    trumps = [card for card in hand if card // 10 == trump]
    if not trumps:
        return list(hand)
    if suit != trump:
        return trumps
    return [card for card in trumps if card > winning] or trumps


class Table:
    """The play from some moment on: hands, trick, and what the declarer still has to get."""

    __slots__ = (
        "contract", "declarer", "hands", "history", "lead", "needed", "trick", "trump", "turn",
        "unsung", "winner", "winning",
    )  # fmt: skip

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        trump: int,
        declarer: int,
        lead: int,
        trick: Sequence[int],
        unsung: Sequence[bool],
        needed: int,
        contract: int,
    ) -> None:
        self.hands = [sorted(hand) for hand in hands]
        self.trump = trump
        self.declarer = declarer
        self.lead = lead
        self.trick: list[int] = []
        self.unsung = list(unsung)
        self.needed = needed
        self.contract = contract
        self.history = ""
        self.turn = lead
        self.winner = lead
        self.winning = -1
        for card in trick:
            self._lay(card)

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not self.trick and not self.hands[self.turn]

    def legal(self) -> list[int]:
        """The cards the player whose turn it is may play."""
        return legal_cards(self.hands[self.turn], self.trick, self.winning, self.trump)

    def play(self, card: int) -> None:
        """Play a card."""
        self.hands[self.turn].remove(card)
        self.history += chr(65 + card)
        self._lay(card)
        if len(self.trick) == PLAYERS:
            self._take()

    def _lay(self, card: int) -> None:
        suit, best = card // 10, self.winning // 10
        if not self.trick or (card > self.winning if suit == best else suit == self.trump):
            self.winning, self.winner = card, self.turn
        self.trick.append(card)
        self.turn = (self.turn + 1) % PLAYERS

    def _take(self) -> None:
        winner = self.winner
        if winner == self.declarer:
            for card in self.trick:
                self.needed -= POINTS[card]
            if self.hands[winner]:
                self._sing()
            else:
                self.needed -= LAST_TRICK
        self.trick = []
        self.turn = self.lead = winner
        self.winning = -1

    def _sing(self) -> None:
        """Sing the forty, else the first twenty: one song a trick."""
        hand, trump = self.hands[self.declarer], self.trump
        for suit in (trump, *(each for each in range(4) if each != trump)):
            if self.unsung[suit] and 10 * suit + REY in hand and 10 * suit + CABALLO in hand:
                self.unsung[suit] = False
                self.needed -= 40 if suit == trump else 20
                return

    def declarers_worth(self) -> float:
        """What the end is worth to the declarer, -1 to 1: mostly whether the contract is made, a little the points."""
        made = 0.8 if self.needed <= 0 else -0.8
        return made - 0.2 * tanh(self.needed / 40)


class TuteState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of OpenSpiel's around a `Table`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: Table | None = None

    def _at(self) -> Table:
        assert self.table is not None
        return self.table

    def current_player(self) -> int:
        """Who is to play; OpenSpiel's number for the end."""
        table = self._at()
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.turn

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self._at().legal()

    def _apply_action(self, action: int) -> None:
        self._at().play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def is_terminal(self) -> bool:
        """Whether all cards are played."""
        return self._at().over

    def returns(self) -> list[float]:
        """The declarer's worth for him, the opposite for both others."""
        table = self._at()
        worth = table.declarers_worth() if table.over else 0.0
        return [worth if seat == table.declarer else -worth for seat in range(PLAYERS)]

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knows since the search began: his hand and the cards played."""
        table = self._at()
        hand = table.hands[table.turn if player is None else player]
        return "".join([chr(65 + card) for card in hand]) + "/" + table.history

    def __str__(self) -> str:
        return self._at().history


class TuteGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game, as OpenSpiel wants one."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> TuteState:
        """A state without a table; `begin` gives it one."""
        return TuteState(self)

    def begin(self, table: Table) -> TuteState:
        """A state with a table."""
        state = TuteState(self)
        state.table = table
        return state


class Rollout:
    """OpenSpiel's evaluator by one random playing out, straight on the table instead of through its states."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def evaluate(self, state: TuteState) -> list[float]:
        """Play out. The search does not look at the state again."""
        table = state._at()
        while not table.over:
            cards = table.legal()
            table.play(cards[int(self._random.random() * len(cards))])
        return state.returns()

    def prior(self, state: TuteState) -> list[tuple[int, float]]:
        """All cards alike."""
        cards = state._at().legal()
        return [(card, 1.0 / len(cards)) for card in cards]
