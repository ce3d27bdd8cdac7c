"""A screen reader of our own, for the system's Python: `python3 reader.py PYTHON MOMENT KEY …`.

It starts the program with PYTHON, waits until its table is on the accessibility bus, presses the keys named (as
xdotool names them) and prints as JSON what it read before and after them, and which events it heard.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 40.0
AFTER_A_KEY = 0.8
EVENTS = ("object:state-changed:focused", "object:announcement", "window:activate")

gi = importlib.import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi: Any = importlib.import_module("gi.repository.Atspi")
GLib: Any = importlib.import_module("gi.repository.GLib")


def tree(node: Any, depth: int = 0) -> list[dict[str, Any]]:
    """Every node that is shown, in the order of the tree."""
    if node is None or depth > 24:
        return []
    states = node.get_state_set()
    found = [
        {
            "role": node.get_role_name(),
            "name": node.get_name() or "",
            "description": node.get_description() or "",
            "shown": states.contains(Atspi.StateType.SHOWING),
            "focused": states.contains(Atspi.StateType.FOCUSED),
        }
    ]
    for number in range(node.get_child_count()):
        found += tree(node.get_child_at_index(number), depth + 1)
    return found


def application() -> Any:
    """The program on the bus, once it has a list of cards; None before."""
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(number)
        if app is not None and app.get_name().lower().startswith("subastao"):
            return app
    return None


def spin(seconds: float) -> None:
    """Let events come in."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.02)


def read() -> list[dict[str, Any]]:
    """The tree, as soon as cards are in it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        app = application()
        if app is not None:
            nodes = tree(app)
            if any(node["role"] == "list item" for node in nodes):
                return nodes
        spin(0.2)
    raise TimeoutError("no cards came onto the accessibility bus")


def main(python: str, moment: str, keys: list[str]) -> int:
    """Read, press, read."""
    heard: list[dict[str, str]] = []

    def hear(event: Any) -> None:
        source = event.source
        text = event.any_data if isinstance(event.any_data, str) else ""
        name = "" if source is None else source.get_name() or ""
        heard.append({"kind": event.type, "name": name, "text": text, "on": str(event.detail1)})

    listener = Atspi.EventListener.new(hear)
    for kind in EVENTS:
        listener.register(kind)
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_ACCESSIBILITY": "1",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    program = subprocess.Popen(
        [python, "-m", "tests.atspi.program", moment],
        stdin=subprocess.PIPE,
        cwd=ROOT,
        env=environment,
    )
    try:
        before = read()
        after = before
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True)
            spin(AFTER_A_KEY)
            after = read()
    finally:
        assert program.stdin is not None
        program.stdin.close()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
    print(json.dumps({"before": before, "after": after, "heard": heard}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
