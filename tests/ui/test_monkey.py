"""A monkey at the table for a while; `python -m tests.soak.monkey` is the long run."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Speed
from subastao_qt.ui.main_window import MainWindow
from tests.soak.monkey import Monkey

EVENTS = int(os.environ.get("SUBASTAO_MONKEY", "300"))


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_leaves_the_table_in_order(
    window: MainWindow, store: SettingsStore, seed: int
) -> None:
    store.put(replace(store.settings, speed=Speed.FAST))
    monkey = Monkey(window, store, seed)
    monkey.new_match()
    try:
        for _number in range(EVENTS):
            monkey.step()
            assert monkey.troubles == []
    finally:
        monkey.stop()
    assert monkey.checked > EVENTS // 10
