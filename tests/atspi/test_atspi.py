"""A screen reader finds the whole game on the system's accessibility bus (Linux): hand, trick, bids, turn, result.

docs/checks.md names what it needs on Debian. Where that is missing the tests are skipped, unless
SUBASTAO_REQUIRE_ATSPI is set.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from subastao_qt.engine.facts import Phase
from subastao_qt.engine.record import final_state
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.ui.words.cards import card_title
from tests.screens.moments import HUMAN, record_at

SYSTEM_PYTHON = "/usr/bin/python3"
NEEDED = ("xvfb-run", "xauth", "xdotool", "dbus-run-session")
READER = Path(__file__).with_name("reader.py")


def missing() -> list[str]:
    """What this machine lacks for the test, in words."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if not Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
        lacking.append("at-spi2-core")
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    try:
        found = subprocess.run([SYSTEM_PYTHON, "-c", probe], capture_output=True, check=False)
        if found.returncode != 0:
            lacking.append("python3-gi with gir1.2-atspi-2.0")
    except FileNotFoundError:
        lacking.append(SYSTEM_PYTHON)
    return lacking


LACKING = missing() if sys.platform == "linux" else ["Linux"]
pytestmark = pytest.mark.skipif(
    bool(LACKING) and "SUBASTAO_REQUIRE_ATSPI" not in os.environ,
    reason=f"reading through AT-SPI needs {', '.join(LACKING)}",
)


@dataclass(frozen=True)
class Node:
    """What the bus says of one thing on the screen."""

    role: str
    name: str
    description: str
    shown: bool
    focused: bool


@dataclass(frozen=True)
class Heard:
    """An event of the bus."""

    kind: str
    name: str
    text: str
    on: str


@dataclass(frozen=True)
class Reading:
    """What was read before and after the keys, and heard meanwhile."""

    before: list[Node]
    after: list[Node]
    heard: list[Heard]


def read(home: Path, moment: str, *keys: str) -> Reading:
    """Read the program at a moment through the bus."""
    environment = {**os.environ, "SUBASTAO_HOME": str(home), "NO_AT_BRIDGE": "0"}
    environment.pop("QT_QPA_PLATFORM", None)
    command = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24", "dbus-run-session", "--"]
    command += [SYSTEM_PYTHON, str(READER), sys.executable, moment, *keys]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(next(line for line in done.stdout.splitlines() if line.startswith("{")))
    return Reading(
        [Node(**node) for node in told["before"]],
        [Node(**node) for node in told["after"]],
        [Heard(**event) for event in told["heard"]],
    )


def view_at(moment: str) -> PlayerView:
    """What the person sees at a moment."""
    return view_of(final_state(record_at(moment)), HUMAN)


def table_and_cards(nodes: list[Node]) -> tuple[Node, list[Node]]:
    """The table, and the items that follow it in the tree."""
    start = next(n for n, node in enumerate(nodes) if (node.role, node.name) == ("list", "Table"))
    cards: list[Node] = []
    for node in nodes[start + 1 :]:
        if node.role != "list item":
            break
        cards.append(node)
    return nodes[start], cards


def test_hand_trick_and_turn_are_read_and_a_card_is_played_by_ear(tmp_path: Path) -> None:
    view = view_at("second")
    reading = read(tmp_path, "second", "Right", "Right", "Left", "Return")
    table, cards = table_and_cards(reading.before)
    hand = [card_title(card) for card in view.hand]
    assert sorted(card.name for card in cards[: len(hand)]) == sorted(hand)
    (lead,) = cards[len(hand) :]
    assert lead.name.startswith("Inés: ")
    assert table.description.startswith("You to play. ")
    assert str(view.contract) in table.description
    barred = [card for card in cards if "cannot be played" in card.description]
    assert len(barred) == len(view.hand) - len(view.meeting)
    focused = [e.name for e in reading.heard if "focused" in e.kind and e.on == "1"]
    assert [name for name in focused if name in hand] == [
        cards[0].name,
        cards[1].name,
        cards[0].name,
    ]
    assert any(
        "announcement" in e.kind and cards[0].name.casefold() in e.text.casefold()
        for e in reading.heard
    )
    _table, left = table_and_cards(reading.after)
    assert cards[0].name not in [card.name for card in left]
    assert any(card.name.startswith("You: ") for card in left)


def test_bids_are_read(tmp_path: Path) -> None:
    view = view_at("auction")
    assert view.phase is Phase.AUCTION
    reading = read(tmp_path, "auction")
    table, cards = table_and_cards(reading.before)
    assert len(cards) == len(view.hand)
    assert table.description.startswith("You to bid")
    for call in view.calls:
        assert call.amount is None or str(call.amount) in table.description
    buttons = [node.name for node in reading.before if node.role == "push button" and node.shown]
    assert "Pass" in buttons
    assert any(name.startswith("Raise to ") for name in buttons)


def test_the_result_is_read(tmp_path: Path) -> None:
    view = view_at("result")
    assert view.result is not None
    reading = read(tmp_path, "result")
    (panel,) = [n for n in reading.before if n.role == "panel" and "Contract made" in n.name]
    assert panel.description
    labels = [node.name for node in reading.before if node.role == "label" and node.shown]
    assert "Declaring side in all" in labels
    (button,) = [n for n in reading.before if n.role == "push button" and n.focused]
    assert button.name == "Next deal"
