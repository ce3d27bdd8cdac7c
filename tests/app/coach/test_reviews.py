"""Verdicts: kept line by line, read with distrust, asked for where they are missing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from subastao_qt.app.bot_worker import BotThread
from subastao_qt.app.coach.reviews import (
    FILE,
    Reviewer,
    ReviewStore,
    parse_verdict,
    persons_seat,
    verdict_line,
)
from subastao_qt.app.coach.service import CoachService
from subastao_qt.engine.actions import Bid, NameTrump, Pass, Play
from subastao_qt.engine.cards import Seat, Suit, parse_card, parse_hand
from subastao_qt.engine.record import Record, RecordSeat
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.players.coach.judging import Grade, Judgement
from subastao_qt.players.coach.mistakes import Mistake, Named
from subastao_qt.players.coach.openly import Openly
from subastao_qt.players.coach.review import Decided, Verdict, review_of

HANDS = (
    "Ao 3o Ro Co So 7o 6o 5o 4o Ac 3c Rc",
    "Cc Sc 7c 6c 5c 4c Ae 3e Re Ce Se 7e",
    "6e 5e 4e Ab 3b Rb Cb Sb 7b 6b 5b 4b",
)
SEATS = (RecordSeat("Paco", "expert-balanced"), RecordSeat(""), RecordSeat("Lola", "expert-bold"))
RECORD = Record(
    RuleSet(),
    None,
    SEATS,
    (Bid(60), Pass(), Pass(), NameTrump(Suit.OROS)),
    (Seat(2), tuple(parse_hand(text) for text in HANDS)),
)
DECIDED = review_of(RECORD, 1).decided


def verdict(decided: Decided) -> Verdict:
    best = Play(parse_card("Ao"))
    judged = Judgement(
        Grade.COSTLY, best, 0.25, 0.01, 0.5, 0.75, -3.5, 40, Openly(4, best, 81, True), 70.25
    )
    return Verdict(
        judged,
        Named(decided.moment.place, decided.seat, Mistake.LAST_TEN, points=10, card=best.card),
    )


def test_a_verdict_reads_back_equal(tmp_path: Path) -> None:
    store = ReviewStore(tmp_path)
    for decided in DECIDED:
        store.add(decided.key, verdict(decided))
    found = ReviewStore(tmp_path).find(DECIDED)
    assert found == {each.key: verdict(each) for each in DECIDED}


def test_a_line_cut_short_costs_nothing_but_itself(tmp_path: Path) -> None:
    store = ReviewStore(tmp_path)
    store.add(DECIDED[0].key, verdict(DECIDED[0]))
    path = tmp_path / FILE
    path.write_bytes(
        path.read_bytes() + verdict_line(DECIDED[1].key, verdict(DECIDED[1])).encode()[:60]
    )
    ReviewStore(tmp_path).add(DECIDED[2].key, verdict(DECIDED[2]))
    assert set(ReviewStore(tmp_path).find(DECIDED)) == {DECIDED[0].key, DECIDED[2].key}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"costly"', '"splendid"'),
        ('"loss": 0.25', '"loss": NaN'),
        ('"loss": 0.25', '"loss": 1e99'),
        ('"loss": 0.25', '"loss": true'),
        ('"chance": 0.5', '"chance": 2'),
        ('"best": "play Ao"', '"best": "play Zz"'),
        ('"worlds": 40', '"worlds": 4.5'),
        ("[4, ", '["4", '),
        ("81, true", "81, 1"),
        ('["last ten forgotten"', '["luck"'),
    ],
)
def test_what_is_no_verdict_is_passed_over(old: str, new: str) -> None:
    decided = DECIDED[0]
    line = verdict_line(decided.key, verdict(decided))
    wanted = {decided.key: decided}
    assert parse_verdict(line.encode(), wanted) == (decided.key, verdict(decided))
    assert old in line
    assert parse_verdict(line.replace(old, new, 1).encode(), wanted) is None


@pytest.mark.parametrize(
    "line", [b"", b"[]", b"7", b"null", b"\xff\xfe", b"[" * 900, b'{"key": 1}']
)
def test_rubbish_is_passed_over(line: bytes) -> None:
    assert parse_verdict(line, {DECIDED[0].key: DECIDED[0]}) is None


def test_the_seat_of_the_person() -> None:
    assert persons_seat(RECORD) == Seat(1)


class Desk:
    """A coach at work, with ears."""

    def __init__(self, folder: Path) -> None:
        self.bots = BotThread()
        self.service = CoachService(lambda: self.bots)
        self.store = ReviewStore(folder)
        self.reviewer = Reviewer(self.service, self.store)
        self.heard: list[str] = []
        self.reviewer.judged.connect(lambda key, _verdict: self.heard.append(key))

    def until(self, count: int) -> None:
        end = time.monotonic() + 60
        while len(self.heard) < count:
            assert time.monotonic() < end
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

    def close(self) -> None:
        self.service.close()
        self.bots.close()


@pytest.fixture
def desk(qapp: object, tmp_path: Path) -> Iterator[Desk]:
    del qapp
    found = Desk(tmp_path)
    yield found
    found.close()


def test_a_review_broken_off_goes_on_where_it_stopped(desk: Desk, tmp_path: Path) -> None:
    assert desk.reviewer.begin(DECIDED) == {}
    desk.until(1)
    # Nothing is closed in order: another program, as after a crash, reads what is there.
    after = Desk(tmp_path)
    try:
        known = after.reviewer.begin(DECIDED)
        assert DECIDED[0].key in known
        after.until(len(DECIDED) - len(known))
        assert set(after.heard) == {each.key for each in DECIDED} - set(known)
        assert not after.reviewer.busy
    finally:
        after.close()


def test_what_is_stopped_is_heard_of_no_more(desk: Desk) -> None:
    desk.reviewer.begin(DECIDED)
    desk.reviewer.stop()
    assert not desk.reviewer.busy
    assert not desk.service.busy
    desk.reviewer.begin(DECIDED[:1])
    desk.until(1)
    assert desk.heard == [DECIDED[0].key]
