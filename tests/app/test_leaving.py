"""The program ends with its exit code though a bot hangs and heeds nothing."""

from __future__ import annotations

import subprocess
import sys

HANGS = """
import sys, threading, time
from PySide6.QtCore import QCoreApplication, QTimer
from subastao_qt.__main__ import leave
from subastao_qt.app.bot_worker import BotThread, Listener, Question
from subastao_qt.app.decisions import Ticket
from subastao_qt.engine.cards import Seat
from subastao_qt.engine.dice import Dice
from subastao_qt.engine.match import start_match
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import view_of
from subastao_qt.players.agent import Budget

begun = threading.Event()

class Deaf:
    def choose(self, view, budget, dice):
        begun.set()
        while True:
            time.sleep(1)

    def interject(self, view, dice):
        return None

application = QCoreApplication([])
bots = BotThread()
view = view_of(start_match(RuleSet(), 1).state, Seat(0))
bots.ask(Question(Ticket(1, 1), Budget(), (), Listener(Deaf(), view, Dice(1))))
begun.wait()
bots.abandon()
QTimer.singleShot(0, application.quit)
sys.exit(leave(application.exec() or 7))
"""


def test_a_deaf_bot_does_not_keep_the_program_from_ending() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HANGS], timeout=60, capture_output=True, text=True, check=False
    )
    assert done.returncode == 7, done.stderr
    assert "QThread" not in done.stderr
