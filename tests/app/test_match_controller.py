"""The turn loop: tickets, cancelling, undo, autosave, damaged saves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from subastao_qt.app.bot_worker import bots_still_hang
from subastao_qt.app.decisions import Answer, Batch, Decision, SeatSetup
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.storage import CURRENT, MatchStore
from subastao_qt.engine.actions import Action, EndMatch
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.record import read_record
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Agent, Budget
from subastao_qt.players.thumb import ThumbPlayer

BOT = "casual-balanced"


def table(seats: int, *, person: bool = True) -> list[SeatSetup]:
    names = ["Ana", "Paco", "Lola", "Juan"][:seats]
    return [
        SeatSetup(name, None if person and place == 0 else BOT) for place, name in enumerate(names)
    ]


@dataclass
class FakeTable:
    """Shows every batch at once, or when told, and plays the person by rules of thumb when asked to."""

    controller: MatchController
    at_once: bool = True
    plays: bool = True
    batches: list[Batch] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    resets: list[PlayerView] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.controller.batch.connect(self._on_batch)
        self.controller.decision.connect(self._on_decision)
        self.controller.notice.connect(self.notices.append)
        self.controller.reset.connect(self.resets.append)

    def has_more_than(self, batches: int) -> bool:
        """Whether something has come since there were so many batches."""
        return len(self.batches) > batches or bool(self.decisions)

    def _on_batch(self, batch: Batch) -> None:
        self.batches.append(batch)
        if self.at_once:
            self.controller.seen(batch.number)

    def _on_decision(self, decision: Decision | None) -> None:
        if decision is None:
            return
        self.decisions.append(decision)
        if self.plays:
            action = ThumbPlayer().choose(decision.view, Budget(), Dice(1))
            self.controller.answer(Answer(decision.ticket, action))


@pytest.fixture
def make(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[], MatchController]]:
    made: list[MatchController] = []

    def build() -> MatchController:
        controller = MatchController(MatchStore(tmp_path))
        made.append(controller)
        return controller

    yield build
    for controller in made:
        controller.close()


@pytest.mark.parametrize("variant", list(Variant))
def test_a_match_is_played_to_its_end(
    make: Callable[[], MatchController], qtbot: QtBot, variant: Variant, tmp_path: Path
) -> None:
    controller = make()
    played = FakeTable(controller)
    rules = RuleSet(variant=variant, target=100)
    controller.new_match(rules, table(rules.seats), seed=5)
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert played.decisions
    assert all(decision.seat == 0 for decision in played.decisions)
    files = list((tmp_path / "matches").iterdir())
    assert len(files) == 1
    reading = read_record(files[0].read_bytes())
    assert reading.fault is None
    assert reading.record == controller.record
    assert reading.record is not None
    assert reading.record.actions[-1] == EndMatch()
    assert not (tmp_path / CURRENT).exists()


def test_the_person_is_asked_only_when_all_has_been_shown(
    make: Callable[[], MatchController], qtbot: QtBot
) -> None:
    controller = make()
    slow = FakeTable(controller, at_once=False, plays=False)
    controller.new_match(RuleSet(), table(3), seed=2)
    assert slow.batches
    assert not slow.decisions
    for _ in range(4):
        if slow.decisions:
            break
        shown = len(slow.batches)
        controller.seen(slow.batches[-1].number)
        qtbot.waitUntil(partial(slow.has_more_than, shown))
    assert slow.decisions[0].view.turn == 0


def test_a_second_answer_to_one_ticket_is_dust(
    make: Callable[[], MatchController], qtbot: QtBot
) -> None:
    controller = make()
    shown = FakeTable(controller, plays=False)
    controller.new_match(RuleSet(), table(3), seed=2)
    qtbot.waitUntil(lambda: bool(shown.decisions))
    first = shown.decisions[0]
    controller.answer(Answer(first.ticket, first.view.legal[0]))
    record = controller.record
    assert record is not None
    length = len(record.actions)
    controller.answer(Answer(first.ticket, first.view.legal[1]))
    assert controller.record is not None
    assert len(controller.record.actions) == length


class SlowBot:
    """Thinks until it is cancelled or told to go on."""

    def __init__(self) -> None:
        self.entered = threading.Event()

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        self.entered.set()
        budget.flag.wait(30)
        budget.check()
        return ThumbPlayer().choose(view, budget, dice)

    def interject(self, view: PlayerView, dice: Dice) -> Action | None:
        return None


class RaisingBot(SlowBot):
    """Fails on purpose."""

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        raise RuntimeError("on purpose")


class IllegalBot(SlowBot):
    """Answers what is not allowed."""

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        return EndMatch()


def test_a_hundred_restarts_over_thinking_bots(
    make: Callable[[], MatchController], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: list[SlowBot] = []

    def slow(bot_id: str) -> Agent:
        bots.append(SlowBot())
        return bots[-1]

    monkeypatch.setattr("subastao_qt.app.match_controller.make_agent", slow)
    controller = make()
    shown = FakeTable(controller, plays=False)
    started = 0
    for seed in range(100):
        shown.decisions.clear()
        controller.new_match(RuleSet(), table(3), seed=seed)
        if shown.decisions:
            continue
        started += 1
        qtbot.waitUntil(lambda: any(bot.entered.is_set() for bot in bots[-2:]), timeout=2_000)
    assert started > 30
    record = controller.record
    assert record is not None
    assert record.actions == ()
    controller.close()
    assert threading.active_count() <= 2


class HangingBot(SlowBot):
    """Heeds nothing for a while."""

    release = threading.Event()

    def choose(self, view: PlayerView, budget: Budget, dice: Dice) -> Action | None:
        self.release.wait(30)
        return None


def test_a_bot_that_hangs_is_replaced(
    make: Callable[[], MatchController], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subastao_qt.app.match_controller.make_agent", lambda _id: HangingBot())
    monkeypatch.setattr("subastao_qt.app.match_controller.PATIENCE_SECONDS", 0.05)
    controller = make()
    controller.thinking_seconds = 0.01
    shown = FakeTable(controller)
    controller.new_match(RuleSet(), table(3), seed=1)
    qtbot.waitUntil(lambda: len(shown.batches) > 6, timeout=10_000)
    controller.close()
    HangingBot.release.set()
    qtbot.waitUntil(lambda: not bots_still_hang())
    assert {notice.kind for notice in shown.notices} == {NoticeKind.BOT_REPLACED}


@pytest.mark.parametrize("bot", [RaisingBot, IllegalBot])
def test_a_bot_that_fails_is_replaced_for_its_turn(
    make: Callable[[], MatchController],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    bot: type[SlowBot],
) -> None:
    monkeypatch.setattr("subastao_qt.app.match_controller.make_agent", lambda _id: bot())
    controller = make()
    shown = FakeTable(controller)
    controller.new_match(RuleSet(target=100), table(3), seed=1)
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert {notice.kind for notice in shown.notices} == {NoticeKind.BOT_REPLACED}


def test_undo_goes_back_to_the_last_decision_and_marks_the_record(
    make: Callable[[], MatchController], qtbot: QtBot
) -> None:
    controller = make()
    shown = FakeTable(controller, plays=False)
    controller.new_match(RuleSet(), table(3), seed=3)
    assert not controller.can_undo
    qtbot.waitUntil(lambda: bool(shown.decisions))
    first = shown.decisions[-1]
    before = controller.view
    controller.answer(Answer(first.ticket, first.view.legal[0]))
    qtbot.waitUntil(lambda: controller.can_undo)
    assert controller.undo()
    assert controller.view == before
    assert shown.resets[-1] == before
    assert controller.record is not None
    assert controller.record.marks == ("undone-1",)
    qtbot.waitUntil(lambda: len(shown.decisions) >= 2)
    assert shown.decisions[-1].ticket != first.ticket
    controller.answer(Answer(first.ticket, first.view.legal[0]))
    assert controller.view == before


def test_the_match_goes_on_where_it_stopped(
    make: Callable[[], MatchController], qtbot: QtBot, tmp_path: Path
) -> None:
    controller = make()
    shown = FakeTable(controller)
    controller.new_match(RuleSet(), table(3), seed=4)
    qtbot.waitUntil(lambda: len(shown.batches) > 30, timeout=10_000)
    controller.close()
    view, record = controller.view, controller.record
    again = make()
    late = FakeTable(again, plays=False)
    assert again.resume()
    assert again.record == record
    assert again.view == view
    assert late.notices == [Notice(NoticeKind.RESUMED)]


@pytest.mark.parametrize(
    ("damage", "kind", "resumed"),
    [
        (lambda data: data[:-7], NoticeKind.SAVE_CUT_SHORT, True),
        (lambda data: data[:60], NoticeKind.SAVE_DAMAGED, False),
        (lambda data: b"\0" * len(data), NoticeKind.SAVE_DAMAGED, False),
        (
            lambda data: data.replace(b"subastao record 1", b"subastao record 9"),
            NoticeKind.SAVE_DAMAGED,
            False,
        ),
    ],
)
def test_a_damaged_save_is_kept_aside(
    make: Callable[[], MatchController],
    qtbot: QtBot,
    tmp_path: Path,
    damage: Callable[[bytes], bytes],
    kind: NoticeKind,
    resumed: bool,
) -> None:
    controller = make()
    shown = FakeTable(controller)
    controller.new_match(RuleSet(), table(3), seed=4)
    qtbot.waitUntil(lambda: len(shown.batches) > 10, timeout=10_000)
    controller.close()
    path = tmp_path / CURRENT
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    again = make()
    late = FakeTable(again, plays=False)
    assert again.resume() is resumed
    assert late.notices[0].kind is kind
    aside = tmp_path / "current.subastao.broken-1"
    assert aside.read_bytes() == damaged


def test_a_new_match_keeps_the_old_one(
    make: Callable[[], MatchController], qtbot: QtBot, tmp_path: Path
) -> None:
    controller = make()
    shown = FakeTable(controller)
    controller.new_match(RuleSet(), table(3), seed=4)
    qtbot.waitUntil(lambda: len(shown.batches) > 10, timeout=10_000)
    old = controller.record
    controller.new_match(RuleSet(), table(3), seed=5)
    files = list((tmp_path / "matches").iterdir())
    assert len(files) == 1
    kept = read_record(files[0].read_bytes()).record
    assert kept is not None
    assert old is not None
    assert kept.actions[: len(old.actions)] == old.actions
    assert kept.seed == 4


def test_a_second_instance_leaves_the_first_ones_match_alone(
    make: Callable[[], MatchController], qtbot: QtBot, tmp_path: Path
) -> None:
    first = make()
    seen = FakeTable(first, plays=False)
    first.new_match(RuleSet(), table(3), seed=4)
    saved = (tmp_path / "current.subastao").read_bytes()
    second = make()
    shown = FakeTable(second, plays=False)
    assert not second.resume()
    assert shown.notices == [Notice(NoticeKind.OTHER_INSTANCE)]
    second.new_match(RuleSet(), table(3), seed=9)
    assert (tmp_path / "current.subastao").read_bytes() == saved
    assert not seen.notices


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    controller = MatchController(MatchStore(blocked / "data"))
    shown = FakeTable(controller)
    controller.new_match(RuleSet(target=100), table(3), seed=4)
    qtbot.waitUntil(lambda: len(shown.batches) > 20, timeout=10_000)
    said = [notice.kind for notice in shown.notices]
    controller.close()
    assert said == [NoticeKind.CANNOT_SAVE]


def test_bots_alone_play_unattended(make: Callable[[], MatchController], qtbot: QtBot) -> None:
    controller = make()
    controller.unattended = True
    shown = FakeTable(controller, plays=False)
    controller.new_match(
        RuleSet(target=100, variant=Variant.CENSOR4), table(4, person=False), seed=6
    )
    qtbot.waitUntil(lambda: not controller.in_progress, timeout=20_000)
    assert controller.view is not None
    assert controller.view.phase is Phase.OVER
    assert not shown.decisions
