"""Random endings under all options, told both to the solver and to the plain minimax."""

import random
from dataclasses import dataclass

from subastao_qt.players.solver import PlayRules, Position, Solver, card, hand
from tests.solver.plain_minimax import Minimax, State, Table, playable

SUITS = "oceb"


@dataclass(frozen=True)
class Ending:
    """A position in the words of both sides."""

    table: Table
    state: State

    @property
    def players(self) -> int:
        return len(self.state.hands)


def any_table(rng: random.Random, players: int) -> Table:
    """Draw trump, sides and every option."""
    if players == 4:
        declarers = frozenset(rng.choice([(0, 2), (1, 3)]))
    else:
        declarers = frozenset(rng.choice([(0,), (1,), (2,), (0, 1), (1, 2), (0, 2)]))
    return Table(
        trump=rng.choice(SUITS),
        declarers=declarers,
        undertrump=rng.choice(["forced", "free"]),
        singers=rng.choice(["declarer", "all"]),
        defence_cantes=rng.choice(["announced", "against"]),
        cantes_per_trick=rng.choice(["one", "all"]),
        pair_singer=rng.choice(["either", "winner"]),
        tute=rng.choice(["none", "points", "deal", "match"]),
        tute_points=rng.choice([10, 35, 100, 230]),
    )


def any_ending(rng: random.Random, players: int, tricks: int) -> Ending:
    """Draw an ending with so many cards each; often with many Reyes and Caballos, often within a trick."""
    table = any_table(rng, players)
    ranks = "24567SCR3A" if players == 4 else "4567SCR3A"
    pack = [rank + suit for suit in SUITS for rank in ranks]
    rng.shuffle(pack)
    lean = rng.random()
    if lean < 0.5:
        pack.sort(key=lambda c: c[0] in "RC" and rng.random() < 2 * lean, reverse=True)
    size = players * tricks
    cards = pack[:size]
    rng.shuffle(cards)
    hands = [cards[i * tricks : (i + 1) * tricks] for i in range(players)]
    if tricks >= 4 and rng.random() < 0.15:
        hands = with_tute(rng, pack, players, tricks)
    elif rng.random() < 0.4:
        join_pairs(hands)
    sung = {s for s in SUITS if rng.random() < 0.15}
    if rng.random() < 0.1:
        sung.add("tute")
    leader = rng.randrange(players)
    waiting: tuple[int, ...] = ()
    if rng.random() < 0.3:
        waiting = Minimax(table, players).may_sing(leader)
        if len(waiting) == 2 and rng.random() < 0.3:
            waiting = (rng.choice(waiting),)
    state = State(tuple(tuple(h) for h in hands), leader, (), frozenset(sung), waiting)
    if not waiting:
        for _ in range(rng.choice([0, 0, *range(players)])):
            state = play_any(rng, state, table, players)
    return Ending(table, state)


def with_tute(rng: random.Random, pack: list[str], players: int, tricks: int) -> list[list[str]]:
    """Deal so that somebody holds four Reyes or four Caballos."""
    four = [rng.choice("RC") + s for s in SUITS] if rng.random() < 0.1 else []
    rank = rng.choice("RC")
    four = four or [rank + s for s in SUITS]
    rest = [c for c in pack if c not in four][: players * tricks - 4]
    rng.shuffle(rest)
    cards = four + rest
    hands = [cards[i * tricks : (i + 1) * tricks] for i in range(players)]
    rng.shuffle(hands)
    return hands


def join_pairs(hands: list[list[str]]) -> None:
    """Bring each Caballo to its Rey where an exchange can do it, so that there is something to sing."""
    for s in SUITS:
        king = next((h for h in hands if "R" + s in h), None)
        horse = next((h for h in hands if "C" + s in h), None)
        if king is None or horse is None or king is horse:
            continue
        spare = next((c for c in king if c[0] not in "RC"), None)
        if spare is not None:
            king[king.index(spare)], horse[horse.index("C" + s)] = "C" + s, spare


def play_any(rng: random.Random, state: State, table: Table, players: int) -> State:
    """Play a legal card, short of ending the trick."""
    if len(state.trick) + 1 == players:
        return state
    seat = (state.leader + len(state.trick)) % players
    played = rng.choice(playable(state.hands[seat], state.trick, table))
    hands = list(state.hands)
    hands[seat] = tuple(c for c in hands[seat] if c != played)
    return State(tuple(hands), state.leader, (*state.trick, played), state.sung, ())


def as_position(ending: Ending) -> Position:
    """Say an ending in the solver's numbers."""
    table, state = ending.table, ending.state
    rules = PlayRules(
        undertrump_forced=table.undertrump == "forced",
        all_cantes=table.cantes_per_trick == "all",
        winner_sings=table.pair_singer == "winner",
        defence_counts=table.singers == "all" and table.defence_cantes == "against",
        tute_points=table.tute_points if table.tute == "points" else 0,
        tute_ends=table.tute in ("deal", "match"),
    )
    unsung = sum(1 << i for i, s in enumerate(SUITS) if s not in state.sung)
    return Position(
        hands=tuple(hand(" ".join(h)) for h in state.hands),
        trump=SUITS.index(table.trump),
        leader=state.leader,
        declarers=sum(1 << seat for seat in table.declarers),
        table=tuple(card(c) for c in state.trick),
        unsung=unsung | (16 if "tute" not in state.sung else 0),
        may_sing=sum(1 << seat for seat in state.waiting),
        rules=rules,
    )


def differences(ending: Ending, solver: Solver, rng: random.Random) -> list[str]:
    """Compare all the solver says of an ending with the plain minimax; every difference in words."""
    plain = Minimax(ending.table, ending.players)
    value = plain.value(ending.state)
    each = {card(c): v for c, v in plain.cards(ending.state).items()}
    position = as_position(ending)
    found = []
    if (exact := solver.exact(position, rng.randrange(-20, 200))) != value:
        found.append(f"value {exact}, plain {value}")
    if (cards := solver.cards(position, rng.randrange(-20, 200))) != each:
        found.append(f"cards {cards}, plain {each}")
    for t in (value, value + 1, rng.randrange(-60, 200)):
        if solver.at_least(position, t) != (value >= t):
            found.append(f"at least {t}: {value < t}, plain value {value}")
        if (reach := solver.cards_at_least(position, t)) != {c: v >= t for c, v in each.items()}:
            found.append(f"cards at least {t}: {reach}, plain {each}")
    if position.legal() != sum(1 << c for c in each):
        found.append(f"legal {position.legal():b}, plain {sorted(each)}")
    return [f"{ending}: {text}" for text in found]
