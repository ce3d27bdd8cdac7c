"""The match in progress: opens decisions, accepts answers, keeps the record.

The turn loop uses tickets. An answer, from the bots' thread or from the person, counts only if its ticket is the
open one; it is applied once it is there and the table has shown all that came before. A new match, undo, load and
quit are one move: raise the generation, cancel the budget, set the state, show the table anew.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from subastao_qt.app.bot_worker import BotThread, Failure, Listener, Question
from subastao_qt.app.decisions import Answer, Batch, Decision, SeatSetup, Ticket
from subastao_qt.app.marks import HELPED, deal_mark, marked
from subastao_qt.app.match_keeper import MatchKeeper, PracticeKeeper
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.practice import Practice
from subastao_qt.app.storage import MatchStore
from subastao_qt.app.turns import (
    code_of_deal,
    code_of_match,
    decision_dice,
    listeners,
    next_asked,
    undo_length,
)
from subastao_qt.engine import match as matches
from subastao_qt.engine.actions import Action, EndMatch, NextDeal
from subastao_qt.engine.cards import Hand, Seat
from subastao_qt.engine.dice import SEED_BITS, Dice
from subastao_qt.engine.errors import IllegalAction
from subastao_qt.engine.events import cut_for
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.match import MatchState, Step
from subastao_qt.engine.record import (
    Record,
    RecordSeat,
    final_state,
    record_of,
    replay,
)
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.bots import make_agent
from subastao_qt.players.thumb import ThumbPlayer

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 5.0
"""A bot that has not answered so long after its time was up is replaced for the turn."""


class MatchController(QObject):
    """See the module. All of it lives in the window's thread; only the bots think elsewhere."""

    batch = Signal(object)
    """Batch: something happened; show it, then call `seen` with its number."""
    reset = Signal(object)
    """PlayerView: show the table anew, without movement."""
    decision = Signal(object)
    """Decision for the person, or None when there is no longer one."""
    thinking = Signal(object)
    """Seat of the bot that thinks, or None."""
    notice = Signal(object)
    """Notice."""
    filed = Signal()
    """A match, or a deal that was practised, has gone into the archive."""
    practice_changed = Signal(object)
    """Practice, or None when the table is for the match again."""

    def __init__(self, store: MatchStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._keeper = MatchKeeper(store, self.notice.emit)
        self._practice: Practice | None = None
        self._waiting: MatchKeeper | None = None
        """The keeper of the match that waits while something is practised."""
        self.human = Seat(0)
        self.seats: tuple[SeatSetup, ...] = ()
        self.thinking_seconds: float = 1.0
        self.thinking_nodes: int | None = None
        self.unattended = False
        """Deals follow each other without anybody asking (a table of bots)."""
        self._state: MatchState | None = None
        self._past: list[MatchState] = []
        self._agents: dict[Seat, Agent] = {}
        self._generation = 0
        self._numbers = 0
        self._open: Decision | None = None
        self._shown_decision: Decision | None = None
        self._answer: Answer | None = None
        self._budget = Budget()
        self._silent: set[tuple[int, Seat]] = set()
        self._batches = 0
        self._seen = 0
        self._bots = self._start_bots()
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._on_hanging)

    # What others may ask

    @property
    def view(self) -> PlayerView | None:
        """The match as the person may see it, None before the first."""
        return view_of(self._state, self.human) if self._state is not None else None

    @property
    def record(self) -> Record | None:
        """The record of the match in progress."""
        return self._keeper.record

    @property
    def record_text(self) -> str:
        """The record as text, for saving and for reports."""
        return self._keeper.text

    @property
    def saved(self) -> bool:
        """Whether the match in progress is on disk as it stands."""
        return self._keeper.saved

    @property
    def match_code(self) -> str:
        """The match code; empty when there is none."""
        return code_of_match(self._state) if self._state is not None else ""

    @property
    def deal_code(self) -> str:
        """The code of the deal on the table; empty when there is none. It names hidden cards: give it away with
        care."""
        return code_of_deal(self._state) if self._state is not None else ""

    @property
    def can_undo(self) -> bool:
        """Whether the person has decided anything yet."""
        return self._undo_length() is not None

    @property
    def bots(self) -> BotThread:
        """The thread in which the bots think just now; it is another one after a bot has hung."""
        return self._bots

    @property
    def in_progress(self) -> bool:
        """Whether a match has begun and not ended."""
        return self._state is not None and not self._state.ended

    # The match as a whole

    def new_match(
        self,
        rules: RuleSet,
        seats: Sequence[SeatSetup],
        seed: int | None = None,
        marks: Sequence[str] = (),
    ) -> None:
        """Begin a match; one in progress is put into the archive, where it can be opened again."""
        self.put_away()
        self.seats = tuple(seats)
        step = matches.start_match(rules, secrets.randbits(SEED_BITS) if seed is None else seed)
        self._begin(step, marks)

    def play_single(
        self, rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand], seats: Sequence[SeatSetup]
    ) -> None:
        """Play one deal by itself. RulesError when the hands are not what the rules deal; the match in progress is
        then untouched."""
        step = matches.start_single(rules, dealer, hands)
        self.put_away()
        self.seats = tuple(seats)
        self._begin(step)

    def load(self, record: Record, *, keep_current: bool = True) -> None:
        """Go on with a record."""
        steps = [step for _action, step in replay(record)]
        if keep_current:
            self.put_away()
        self._keeper.begin(record)
        self._go_on_from(record, steps)

    def resume(self) -> bool:
        """Go on with the match on disk; False when there is none.

        A damaged one goes on from its last whole action.
        """
        record = self._keeper.saved_match()
        if record is None:
            return False
        self.load(record, keep_current=False)
        self.notice.emit(Notice(NoticeKind.RESUMED))
        return True

    def practise(self, practice: Practice) -> None:
        """Play a deal for practice; the match in progress waits as it stands, on disk. IllegalAction when the record
        breaks a rule, and nothing is then changed."""
        steps = [step for _action, step in replay(practice.record)]
        self._stop()
        if self._waiting is None:
            self._waiting = self._keeper
        self._keeper = PracticeKeeper(self._store, self.notice.emit, kept=practice.kept)
        self._practice = practice
        self._keeper.begin(practice.record)
        self.practice_changed.emit(practice)
        self._go_on_from(practice.record, steps)
        if len(steps) == 1:
            self._emit_batch(steps[0])

    def leave_practice(self) -> bool:
        """Go back to the match that waits; False when there is none to go back to."""
        if not self._end_practice():
            return False
        record = self.record
        if record is None:
            self._state = None
            return False
        self._go_on_from(record, [step for _action, step in replay(record)])
        return True

    @property
    def practice(self) -> Practice | None:
        """What is practised on the table; None while it is the match."""
        return self._practice

    def _end_practice(self) -> bool:
        """The match has the table again; False when nothing was practised."""
        if self._waiting is None:
            return False
        self._stop()
        self._keeper, self._waiting, self._practice = self._waiting, None, None
        self.practice_changed.emit(None)
        return True

    def put_away(self) -> None:
        """Put the match in progress into the archive, where it can be opened again. What is practised ends."""
        if self._end_practice():
            record = self.record
            self._state = final_state(record) if record is not None else None
        self._stop()
        record = self.record
        if record is not None and record.actions and self.in_progress:
            self._keeper.file_away()
            self.filed.emit()

    def undo(self) -> bool:
        """Go back to the person's last decision."""
        length = self._undo_length()
        if length is None:
            return False
        assert self._state is not None
        state = self._past[length]
        self._keeper.cut(length, range(state.number, self._state.number + 1))
        self._past = self._past[:length]
        self._restart(state)
        return True

    def note_help(self) -> None:
        """The coach is about to say something about the deal on the table: it no longer counts for the rating."""
        if self.record is not None and self._state is not None:
            self._keeper.mark(deal_mark(HELPED, self._state.number))

    def rename(self, seats: Sequence[SeatSetup]) -> None:
        """Give the seats other names or other bots; the record follows."""
        if self.record is None or len(seats) != len(self.seats):
            return
        self.seats = tuple(seats)
        self._keeper.seat(_record_seats(seats))
        self._make_agents()

    def close(self) -> None:
        """Stop everything; what was played is on disk already."""
        self._stop()
        self._bots.close()
        self._store.close()

    # The turn loop

    def seen(self, number: int) -> None:
        """The table has shown the batch of this number, and all before it."""
        if number > self._seen:
            self._seen = min(number, self._batches)
        self._go_on()

    def answer(self, answer: Answer) -> None:
        """An answer of the person (from the table, the bar or the keyboard)."""
        self._on_answered(answer)

    def interject(self, action: Action) -> None:
        """Something the person says out of turn: a claim, a card taken back, an early end."""
        view = self.view
        if view is not None and action in view.extra and self._state is not None:
            self._apply(action)

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        if self._open is None or answer.ticket != self._open.ticket or self._answer is not None:
            return
        self._answer = answer
        if self._open.seat == self.human:
            self._show_decision(None)
        self._go_on()

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        """A bot that raises is replaced for this turn."""
        if self._open is None or failure.ticket != self._open.ticket:
            return
        name = self.record.seats[self._open.seat].name if self.record is not None else ""
        self.notice.emit(Notice(NoticeKind.BOT_REPLACED, name))
        if self._open.seat in self._agents:
            action = ThumbPlayer().choose(self._open.view, Budget(), self._dice(self._open.seat))
            self._on_answered(Answer(failure.ticket, action))

    @Slot()
    def _on_hanging(self) -> None:
        """A bot that neither answers nor heeds the end of its time loses its thread and this turn."""
        if self._open is None or self._answer is not None:
            return
        self._budget.cancel()
        self._bots.abandon()
        self._bots = self._start_bots()
        self._on_failed(Failure(self._open.ticket, "no answer in time"))

    def _start_bots(self) -> BotThread:
        bots = BotThread(self)
        bots.answered.connect(self._on_answered)
        bots.failed.connect(self._on_failed)
        return bots

    def _go_on(self) -> None:
        """Do whatever can be done now."""
        if self._state is None:
            return
        if self._open is None:
            self._open_decision(self._state)
        if self._seen < self._batches or self._open is None:
            return
        if self._answer is not None:
            self._take_answer(self._open, self._answer)
        elif (
            self._open.seat == self.human
            and self._shown_decision is None
            and not self._is_bot(self.human)
        ):
            self._show_decision(self._open)

    def _take_answer(self, asked: Decision, answer: Answer) -> None:
        if answer.action is None:
            assert self._state is not None
            self._silent.add((len(self._state.deal.tricks), asked.seat))
            self._close_decision()
            self._go_on()
            return
        try:
            self._apply(answer.action)
        except IllegalAction as error:
            log.info("an answer broke a rule: %s", error)
            self._answer = None
            if self._is_bot(asked.seat):
                self._on_failed(Failure(asked.ticket, str(error)))
            else:
                self._show_decision(asked)

    def _apply(self, action: Action) -> None:
        assert self._state is not None
        step = matches.apply(self._state, action)
        self._close_decision()
        self._past.append(self._state)
        self._state = step.state
        self._keeper.add(action, step.state)
        if isinstance(action, NextDeal):
            self._silent.clear()
        if isinstance(action, EndMatch):
            self._keeper.file_away()
            self.filed.emit()
        else:
            self._keeper.save()
        self._emit_batch(step)
        self._go_on()

    def _emit_batch(self, step: Step) -> None:
        self._batches += 1
        events = tuple(cut_for(step.state.rules, event, self.human) for event in step.events)
        self.batch.emit(Batch(self._batches, view_of(step.state, self.human), events))

    def _open_decision(self, state: MatchState) -> None:
        seat = next_asked(state, self.human, self._silent)
        if seat is None:
            return
        self._numbers += 1
        ticket = Ticket(self._generation, self._numbers)
        self._open = Decision(ticket, seat, view_of(state, seat, person=not self._is_bot(seat)))
        self._answer = None
        self._budget = Budget(self.thinking_seconds, self.thinking_nodes)
        agent = self._agents.get(seat)
        asked = Listener(agent, self._open.view, self._dice(seat)) if agent is not None else None
        assert self.record is not None
        heard = listeners(state, self._agents, len(self.record.actions))
        if self.unattended and state.deal.phase is Phase.OVER and not heard:
            self._answer = Answer(ticket, self._open.view.legal[0])
            return
        if asked is not None or heard:
            self._bots.ask(Question(ticket, self._budget, heard, asked))
        if asked is not None:
            self.thinking.emit(seat)
            self._watchdog.start(round(1000 * (self.thinking_seconds + PATIENCE_SECONDS)))

    def _dice(self, seat: Seat) -> Dice:
        assert self._state is not None
        assert self.record is not None
        return decision_dice(self._state, len(self.record.actions), seat)

    # Smaller parts

    def _is_bot(self, seat: Seat) -> bool:
        return seat in self._agents

    def _show_decision(self, decision: Decision | None) -> None:
        if decision is not self._shown_decision:
            self._shown_decision = decision
            self.decision.emit(decision)

    def _close_decision(self) -> None:
        self._budget.cancel()
        self._watchdog.stop()
        self._open = None
        self._answer = None
        self._show_decision(None)
        self.thinking.emit(None)

    def _stop(self) -> None:
        """Raise the generation: whatever still comes from before is dust."""
        self._generation += 1
        self._close_decision()

    def _go_on_from(self, record: Record, steps: Sequence[Step]) -> None:
        self.seats = tuple(SeatSetup(seat.name, seat.bot) for seat in record.seats)
        self._past = [step.state for step in steps[:-1]]
        self._restart(steps[-1].state)

    def _begin(self, step: Step, marks: Sequence[str] = ()) -> None:
        self._keeper.begin(marked(record_of(step.state, _record_seats(self.seats)), *marks))
        self._past = []
        self._show_anew(step.state)
        self._emit_batch(step)
        self._go_on()

    def _restart(self, state: MatchState) -> None:
        self._stop()
        self._show_anew(state)
        self._go_on()

    def _show_anew(self, state: MatchState) -> None:
        self._state = state
        self._silent.clear()
        self._make_agents()
        self._batches = self._seen = 0
        self.reset.emit(view_of(state, self.human))

    def _make_agents(self) -> None:
        self._agents = {
            Seat(seat): make_agent(setup.bot)
            for seat, setup in enumerate(self.seats)
            if setup.bot is not None
        }
        if self._practice is not None:
            self._agents.update(self._practice.agents)

    def _undo_length(self) -> int | None:
        record = self.record
        if record is None or self._is_bot(self.human):
            return None
        length = undo_length(record, self._past, self.human)
        # What was done before the practice began is not the person's to take back.
        begun = len(self._practice.record.actions) if self._practice is not None else 0
        return length if length is not None and length >= begun else None


def _record_seats(seats: Sequence[SeatSetup]) -> tuple[RecordSeat, ...]:
    return tuple(RecordSeat(seat.name, seat.bot) for seat in seats)
