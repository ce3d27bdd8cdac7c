"""A match as one readable text: rules, seats, deals, actions. Save, undo, replay and bug report are this.

    subastao record 1
    rules variant=classic3 failed_bid=split
    code M1-…                                      (or: single, for one deal by itself)
    seat 0 "Ana"
    seat 1 "Paco" expert
    deal 1 dealer 2
    hand 0 Ao 3o …
    bid 75
    pass
    …

A line that begins with `#` is a note. The hands stand there for eyes and for other programs: a match is dealt
from its code, and hands that do not come from it are an error.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, Bid, EndMatch, NextDeal, action_text, parse_action
from subastao_qt.engine.cards import Hand, Seat, parse_hand
from subastao_qt.engine.codes import CodeError, match_code, read_match_code
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.errors import IllegalAction, RulesError
from subastao_qt.engine.events import Event
from subastao_qt.engine.match import MatchState, start_match, start_single
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text, rules_text

VERSION = 1
_HEADER = "subastao record"
MAX_RECORD_BYTES = 4_000_000
"""Far above any real match (a hundred deals are about 200 kB); larger files are refused unread."""
_MAX_LINE = 2_000


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """A name at the table and, for a bot, its id."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        # Cleaned here and not only when a file is read, so that what is written reads back equal.
        object.__setattr__(self, "name", clean_name(self.name))
        if self.bot is not None and not _is_bot_id(self.bot):
            raise ValueError(f"«{self.bot[:40]}» is no name of a bot")


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a match consists of. Values; `added` makes a longer one."""

    rules: RuleSet
    seed: int | None
    seats: tuple[RecordSeat, ...]
    actions: tuple[Action, ...] = ()
    single: tuple[Seat, tuple[Hand, ...]] | None = None
    """For a deal by itself: the dealer and the hands by seat."""
    marks: tuple[str, ...] = ()
    """Words about the record or a deal of it, one each: `replayed`, `undone-3` (`app.marks`)."""

    def start(self) -> matches.Step:
        """The first deal."""
        if self.single is not None:
            dealer, hands = self.single
            held = {Seat(seat): hand for seat, hand in enumerate(hands) if hand}
            return start_single(self.rules, dealer, held)
        assert self.seed is not None
        return start_match(self.rules, self.seed)

    def added(self, action: Action) -> Record:
        """The record with one action more."""
        return replace(self, actions=(*self.actions, action))

    def cut(self, length: int) -> Record:
        """The record up to its first `length` actions."""
        return replace(self, actions=self.actions[:length])


def record_of(state: MatchState, seats: Sequence[RecordSeat]) -> Record:
    """An empty record for a match that has just started."""
    if state.seed is None:
        return Record(state.rules, None, tuple(seats), single=(state.deal.dealer, state.deal.dealt))
    return Record(state.rules, state.seed, tuple(seats))


def replay(record: Record) -> Iterator[tuple[Action | None, matches.Step]]:
    """Each action with the step it makes; first None with the dealing. Raises IllegalAction at a wrong one."""
    step = record.start()
    yield None, step
    for action in record.actions:
        step = matches.apply(step.state, action)
        yield action, step


def final_state(record: Record) -> MatchState:
    """The match after the last action."""
    state = record.start().state
    for action in record.actions:
        state = matches.apply(state, action).state
    return state


def events_of(record: Record) -> Iterator[Event]:
    """Every event of the match in order."""
    for _action, step in replay(record):
        yield from step.events


def record_text(record: Record) -> str:
    """The record as text; `read_record` gives it back equal."""
    lines = [f"{_HEADER} {VERSION}", f"rules {rules_text(record.rules)}"]
    lines.append(
        "single" if record.seed is None else f"code {match_code(record.rules, record.seed)}"
    )
    lines += [f"mark {mark}" for mark in record.marks]
    for seat, who in enumerate(record.seats):
        name = json.dumps(who.name, ensure_ascii=False)
        lines.append(f"seat {seat} {name}" + (f" {who.bot}" if who.bot is not None else ""))
    step = record.start()
    text = "\n".join([*lines, *_deal_lines(step.state)]) + "\n"
    for action in record.actions:
        step = matches.apply(step.state, action)
        text += action_record(action, step.state)
    return text


def action_record(action: Action, after: MatchState) -> str:
    """What an action adds to the text of a record; `after` is the match once it is done."""
    lines = _deal_lines(after) if isinstance(action, NextDeal) else [action_text(action)]
    return "\n".join(lines) + "\n"


def _deal_lines(state: MatchState) -> list[str]:
    deal = state.deal
    lines = [f"deal {state.number} dealer {deal.dealer}"]
    active = active_seats(state.rules, deal.dealer)
    lines += [f"hand {seat} " + " ".join(card.code for card in deal.dealt[seat]) for seat in active]
    return lines


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a record, where, and what was expected."""

    line: int
    """1 for the first line; 0 for the file as a whole."""
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read: the record up to the fault (None when not even its head could), and the fault."""

    record: Record | None
    fault: Fault | None = None


class _Broken(Exception):
    def __init__(self, message: str) -> None:
        super().__init__(message)


def read_record(data: str | bytes) -> Reading:
    """Read a record; a broken one up to where it broke. Never raises for anything a file may hold."""
    if len(data) > MAX_RECORD_BYTES:
        return Reading(
            None, Fault(0, f"too large for a record: {len(data)} bytes, at most {MAX_RECORD_BYTES}")
        )
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = bytes(error.object)[: error.start].count(b"\n") + 1
        return Reading(None, Fault(line, "not text in UTF-8: this is no record"))
    reader = _Reader(text)
    try:
        reader.read()
    except (_Broken, CodeError, RulesError, ValueError) as error:
        return Reading(reader.record, Fault(reader.line, str(error)))
    return Reading(reader.record)


class _Reader:
    """Reads line by line; `record` is what has been read and replayed so far."""

    def __init__(self, text: str) -> None:
        self._lines = text.removeprefix("\ufeff").split("\n")
        self.line = 0
        self._head_record: Record | None = None
        self._done: list[Action] = []

    @property
    def record(self) -> Record | None:
        """The record up to the last whole action; None when not even its head could be read."""
        if self._head_record is None:
            return None
        return replace(self._head_record, actions=tuple(self._done))

    def read(self) -> None:
        rules, seed, seats, marks = self._head()
        words = self._deal_header(1)
        dealer = Seat(words)
        hands = self._hands(rules, dealer)
        if seed is None:
            first = start_single(rules, dealer, hands).state
            record = Record(rules, None, seats, single=(dealer, first.deal.dealt), marks=marks)
        else:
            record = Record(rules, seed, seats, marks=marks)
            first = start_match(rules, seed).state
            self._compare(first, dealer, hands)
        self._head_record = record
        self._actions(first)

    def _next(self) -> str | None:
        """The next line that says something."""
        while self.line < len(self._lines):
            raw = self._lines[self.line]
            self.line += 1
            if len(raw) > _MAX_LINE:
                raise _Broken(f"a line of {len(raw)} characters: at most {_MAX_LINE} are expected")
            text = raw.strip()
            if text and not text.startswith("#"):
                return text
        return None

    def _expect(self, what: str) -> str:
        text = self._next()
        if text is None:
            raise _Broken(f"the file ends where {what} was expected")
        return text

    def _head(self) -> tuple[RuleSet, int | None, tuple[RecordSeat, ...], tuple[str, ...]]:
        self._version(self._expect(f"«{_HEADER} {VERSION}»"))
        text = self._expect("the rules")
        if not text.startswith("rules "):
            raise _Broken(f"«{text[:40]}»: expected «rules …»")
        rules = parse_rules_text(text.removeprefix("rules "))
        seed = self._seed(rules, self._expect("the match code"))
        marks: list[str] = []
        seats: list[RecordSeat] = []
        while len(seats) < rules.seats:
            text = self._expect(f"seat {len(seats)}")
            if text.startswith("mark ") and not seats:
                marks.append(_mark(text))
            else:
                seats.append(_seat(text, len(seats)))
        return rules, seed, tuple(seats), tuple(marks)

    def _version(self, text: str) -> None:
        version = text.removeprefix(_HEADER).strip()
        if not text.startswith(_HEADER) or not (version.isascii() and version.isdigit()):
            raise _Broken(f"«{text[:40]}»: expected «{_HEADER} {VERSION}»")
        if len(version) > 4 or int(version) > VERSION:
            raise _Broken(
                f"written by a newer version (record {version[:8]}; this program reads up to {VERSION})"
            )

    def _seed(self, rules: RuleSet, text: str) -> int | None:
        if text == "single":
            return None
        if not text.startswith("code "):
            raise _Broken(f"«{text[:40]}»: expected «code …» or «single»")
        coded, seed = read_match_code(text.removeprefix("code "))
        if coded != rules:
            raise _Broken("the rules of the match code are not those of the line «rules»")
        return seed

    def _deal_header(self, number: int) -> int:
        return self._dealer_of(self._expect(f"deal {number}"), number)

    def _dealer_of(self, text: str, number: int) -> int:
        match text.split():
            case ["deal", count, "dealer", dealer] if count == str(number) and dealer in (
                "0",
                "1",
                "2",
                "3",
            ):
                return int(dealer)
            case _:
                raise _Broken(f"«{text[:40]}»: expected «deal {number} dealer SEAT»")

    def _hands(self, rules: RuleSet, dealer: Seat) -> dict[Seat, Hand]:
        hands: dict[Seat, Hand] = {}
        if dealer >= rules.seats:
            raise _Broken(f"dealer {dealer}: expected a seat from 0 to {rules.seats - 1}")
        for seat in active_seats(rules, dealer):
            text = self._expect(f"the hand of seat {seat}")
            prefix = f"hand {seat} "
            if not text.startswith(prefix):
                raise _Broken(f"«{text[:40]}»: expected «{prefix}…»")
            hands[seat] = hand = parse_hand(text.removeprefix(prefix))
            if len(hand) != rules.cards_each:
                raise _Broken(f"seat {seat} has {len(hand)} cards: expected {rules.cards_each}")
            for place, card in enumerate(hand):
                if card in hand[:place] or any(
                    card in hands[other] for other in hands if other != seat
                ):
                    raise _Broken(f"{card.code} is dealt twice: expected each card once")
        return hands

    def _compare(self, state: MatchState, dealer: Seat, hands: dict[Seat, Hand]) -> None:
        if state.deal.dealer != dealer:
            raise _Broken(f"by the match code seat {state.deal.dealer} deals, not {dealer}")
        for seat, hand in hands.items():
            if state.deal.dealt[seat] != hand:
                raise _Broken(f"the hand of seat {seat} does not come from the match code")

    def _actions(self, state: MatchState) -> None:
        while (text := self._next()) is not None:
            dealing = text.startswith("deal ")
            try:
                action = NextDeal() if dealing else parse_action(text)
            except ValueError as error:
                raise _Broken(f"{error}; expected {_may_be_done(state)}") from None
            if isinstance(action, NextDeal) and not dealing:
                raise _Broken(f"expected «deal {state.number + 1} dealer SEAT»")
            try:
                after = matches.apply(state, action).state
            except IllegalAction as error:
                expected = _may_be_done(state)
                raise _Broken(
                    f"«{text[:40]}» breaks a rule: {error}; expected {expected}"
                ) from None
            if dealing:
                dealer = Seat(self._dealer_of(text, after.number))
                self._compare(after, dealer, self._hands(after.rules, dealer))
            state = after
            self._done.append(action)


def _may_be_done(state: MatchState) -> str:
    """In words, whose turn it is and what could have come next."""
    actions = [*matches.legal_actions(state), *matches.interjections(state)]
    amounts = [action.amount for action in actions if isinstance(action, Bid)]
    texts = [action_text(action) for action in actions if not isinstance(action, Bid)]
    if amounts:
        texts.append(f"bid {amounts[0]} to {amounts[-1]}")
    turn = state.deal.turn
    who = f"of seat {turn} " if turn is not None else ""
    return who + (", ".join(texts) or "nothing more")


def _mark(text: str) -> str:
    word = text.removeprefix("mark ").strip()
    if not word.isascii() or not word.replace("-", "").isalnum() or len(word) > 20:
        raise _Broken(f"«{text[:40]}»: a mark is one word")
    return word


def _seat(text: str, seat: int) -> RecordSeat:
    prefix = f"seat {seat} "
    if not text.startswith(prefix):
        raise _Broken(f'«{text[:40]}»: expected «{prefix}"NAME"»')
    try:
        name, end = json.JSONDecoder().raw_decode(text, len(prefix))
    except (ValueError, RecursionError):
        raise _Broken(f"seat {seat}: the name stands in double quotes") from None
    bot = text[end:].strip() or None
    if not isinstance(name, str):
        raise _Broken(f"seat {seat}: the name stands in double quotes")
    if bot is not None and not _is_bot_id(bot):
        raise _Broken(f"seat {seat}: «{bot[:40]}» is no name of a bot")
    return RecordSeat(name, bot)


def _is_bot_id(text: str) -> bool:
    return text.isascii() and text.replace("-", "").isalnum() and len(text) <= 40


MAX_NAME = 40


def clean_name(name: str) -> str:
    """A player's name fit to be shown: no control or direction characters, at most 40 letters."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in _DIRECTIONS)
    return " ".join(kept.split())[:MAX_NAME].rstrip()


_DIRECTIONS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c")


def is_over(record: Record) -> bool:
    """Whether the match has ended and been confirmed."""
    return bool(record.actions) and isinstance(record.actions[-1], EndMatch)
