"""The first steps: two prepared deals at the real table, and what is to be said at each moment of them.

Nothing is forced. As long as the person does what is told, the bots follow the prepared line; when he does something
else, they play by rules of thumb and what is said follows from the position: there is no dead end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from subastao_qt.app.decisions import SeatSetup
from subastao_qt.app.lesson_deals import PARTS
from subastao_qt.app.lesson_types import Aside, Chapter, Cue, Page, Part, Point, Step
from subastao_qt.app.practice import Practice, PracticeKind
from subastao_qt.engine.actions import (
    Action,
    Bid,
    NameTrump,
    Pass,
    Play,
    Sing,
    SingTute,
)
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.thumb import ThumbPlayer

CHAPTERS = tuple(chapter for part in PARTS for chapter in part.chapters)
"""All chapters in their order."""

_PERSON = Seat(0)


def done(view: PlayerView) -> tuple[Action, ...]:
    """What has been done since the auction, as everybody knows it: trump, cards and songs in their order."""
    if view.trump is None:
        return ()
    actions: list[Action] = [NameTrump(view.trump)]
    for number in range(len(view.tricks) + 1):
        for song in view.songs:
            if song.after == number:
                known = Sing(song.seat, song.suit) if song.suit else SingTute(song.seat)
                actions.append(known)
        pile = view.tricks[number].cards if number < len(view.tricks) else view.trick
        actions.extend(Play(played.card) for played in pile)
    return tuple(actions)


def on_line(part: Part, view: PlayerView) -> bool:
    """Whether all has gone as prepared so far (how high was bid does not matter)."""
    actions = done(view)
    if view.declarer is not None and view.declarer != _declarer(part):
        return False
    return actions == part.line[: len(actions)]


def _declarer(part: Part) -> Seat:
    """Who plays alone in a part if all goes as prepared."""
    if not part.opening_calls:
        return _PERSON
    place = next(n for n, call in enumerate(part.opening_calls) if isinstance(call, Bid))
    return Seat((part.dealer + 1 + place) % len(part.hands))


class PreparedPlayer:
    """A bot of the lesson: follows the prepared line, and rules of thumb beside it."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._thumb = ThumbPlayer()

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        """Decide at once."""
        if view.phase is Phase.AUCTION:
            budget.check()
            return self._call(view)
        if view.phase is Phase.PLAY and on_line(self._part, view):
            length = len(done(view))
            action = self._part.line[length] if length < len(self._part.line) else None
            if action in view.legal:
                return action
        return self._thumb.choose(view, budget, dice)

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        """As rules of thumb have it."""
        return self._thumb.interject(view, dice)

    def _call(self, view: PlayerView) -> Action:
        made = sum(call.seat == view.seat for call in view.calls)
        wanted = self._part.calls.get(view.seat, ())
        if made < len(wanted) and Bid(wanted[made].amount) in view.legal:
            return Bid(wanted[made].amount)
        return Pass()


def part_record(part: Part, seats: Sequence[SeatSetup]) -> Record:
    """The deal of a part, played as far as it is when the part begins. `seats` are the players at the table."""
    actions = (*part.opening_calls, *part.line[: part.opening])
    named = tuple(RecordSeat(seat.name, seat.bot) for seat in seats)
    return Record(RuleSet(), None, named, actions, (part.dealer, part.hands))


def part_practice(part: Part, seats: Sequence[SeatSetup]) -> Practice:
    """What the controller is given to play a part; nothing of it is kept."""
    agents: dict[Seat, Agent] = {
        Seat(number): PreparedPlayer(part)
        for number, seat in enumerate(seats)
        if seat.bot is not None
    }
    return Practice(PracticeKind.LESSON, part_record(part, seats), agents, kept=False)


def step_at(part: Part, view: PlayerView) -> Step:
    """What is to be said when the person is asked, or the deal is over."""
    if view.phase is Phase.OVER:
        whole = on_line(part, view) and len(done(view)) == len(part.line)
        return part.end if whole and not _wonders(part, view) else _free_end(part)
    if view.phase is Phase.AUCTION:
        return _auction_step(part, view)
    length = len(done(view))
    if view.declarer == _declarer(part) and on_line(part, view) and length in part.steps:
        return replace(part.steps[length], wish=part.line[length])
    return _free_step(part, view)


def _wonders(part: Part, view: PlayerView) -> bool:
    """Whether the words about the end would not fit: a bid so high that the contract failed all the same."""
    return view.result is None or view.result.made is not (_declarer(part) == _PERSON)


def _auction_step(part: Part, view: PlayerView) -> Step:
    calls = sum(call.seat == view.seat for call in view.calls)
    bids = [action for action in view.legal if isinstance(action, Bid)]
    wish = bids[0] if bids else Pass()
    if calls in part.auction:
        return replace(part.auction[calls], wish=wish)
    return Step(part.chapters[0], (Page(Cue.FREE_BID, Point.BAR),))


def _free_end(part: Part) -> Step:
    return Step(part.chapters[-1], (Page(Cue.FREE_END),))


def _free_step(part: Part, view: PlayerView) -> Step:
    """What is said beside the prepared line."""
    chapter = _chapter_now(part, view)
    if view.phase is Phase.TRUMP:
        return Step(chapter, (Page(Cue.FREE_TRUMP, Point.BAR),))
    songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
    if songs:
        return Step(chapter, (Page(Cue.FREE_SONG, Point.BAR),), songs[0])
    if len(view.hand) == 1:
        return Step(chapter, (Page(Cue.FREE_LAST, Point.CARDS, view.hand),))
    cards = view.meeting if len(view.meeting) < len(view.hand) else ()
    return Step(chapter, (Page(Cue.FREE_CARD, Point.CARDS if cards else Point.HAND, cards),))


def _chapter_now(part: Part, view: PlayerView) -> Chapter:
    """The chapter that is told of about here when all goes as prepared."""
    length = len(done(view))
    told = [step.chapter for place, step in sorted(part.steps.items()) if place <= length]
    return told[-1] if told else part.chapters[0]


def aside_at(wish: Action | None, action: Action) -> Aside | None:
    """What is to be said of a deed: nothing when it was asked for, or nothing was asked for."""
    if wish is None or action == wish or (isinstance(wish, Bid) and isinstance(action, Bid)):
        return None
    if isinstance(wish, Sing | SingTute):
        return Aside.SONG
    if isinstance(wish, NameTrump):
        return Aside.TRUMP
    return Aside.PASSED if isinstance(action, Pass) else Aside.CARD
