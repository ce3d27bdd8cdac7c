"""The history in the window: what was played, counted, rated, exported; in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from subastao_qt.app.coach.history import HistoryIndex
from subastao_qt.app.coach.history_service import HistoryService
from subastao_qt.app.coach.ratings import Rated, RatingStore
from subastao_qt.app.language import LANGUAGES
from subastao_qt.app.notices import Notice
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.record import record_text
from subastao_qt.ui.coach.charts import nice_range
from subastao_qt.ui.coach.history_window import HistoryWindow, Shelf
from subastao_qt.ui.main_window import MainWindow
from tests.app.coach.test_history import matches
from tests.ui.conftest import Speak
from tests.ui.texts import texts_of

CODES = [language.code for language in LANGUAGES]


class Desk:
    """A window over an archive of some matches, half of their deals rated."""

    def __init__(self, folder: Path, count: int = 12) -> None:
        self.archive = folder / "matches"
        self.archive.mkdir(exist_ok=True)
        for name, record in matches(count):
            (self.archive / name).write_text(record_text(record), "utf-8")
        self.history = HistoryService(HistoryIndex(folder / "cache" / "h.sqlite"), self.archive)
        self.ratings = RatingStore(folder)
        self.told: list[Notice] = []

    def rate(self) -> None:
        for number, row in enumerate(self.history.index.deals()):
            if number % 2:
                par = row.swing + 10 - 7 * (number % 5)
                self.ratings.add(Rated(row.deal, row.time, row.variant.value, row.swing, par))

    def window(self, qtbot: QtBot) -> HistoryWindow:
        shelf = Shelf(self.history, self.ratings, self.archive, self.told.append)
        window = HistoryWindow(shelf)
        qtbot.addWidget(window)
        with qtbot.waitSignal(self.history.refreshed, timeout=20_000):
            window.refresh()
        window.show()
        return window


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Desk:
    del qtbot
    return Desk(tmp_path)


def test_matches_are_listed_filtered_and_picked(desk: Desk, qtbot: QtBot) -> None:
    window = desk.window(qtbot)
    window.refresh()
    assert window.matches.rowCount() == 12
    window.variant.setCurrentIndex(window.variant.findData(Variant.PAIRS4))
    assert window.matches.rowCount() == 3
    window.preset.setCurrentIndex(window.preset.findData("strict"))
    assert window.matches.rowCount() < 3
    window.variant.setCurrentIndex(0)
    window.preset.setCurrentIndex(0)
    picked: list[Path] = []
    window.open_wanted.connect(picked.append)
    window.review_wanted.connect(picked.append)
    window.match_table.selectRow(4)
    window.open.click()
    window.review.click()
    assert window.chosen is not None
    assert picked == [desk.archive / window.chosen.name] * 2
    desk.history.close()


def test_statistics_and_rating_are_shown(desk: Desk, qtbot: QtBot) -> None:
    desk.window(qtbot)
    desk.rate()
    window = desk.window(qtbot)
    window.refresh()
    assert window.tallies.rowCount() > 5
    rated = len(desk.ratings.rated)
    assert rated > 5
    window.pages.setCurrentIndex(2)
    labels = " ".join(texts_of(window))
    assert str(rated) in labels
    assert window.line.isVisible()
    assert window.line.accessibleDescription()
    assert not window.open.isEnabled()
    desk.history.close()


def test_an_empty_history_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    desk = Desk(tmp_path, 0)
    window = desk.window(qtbot)
    assert not window.match_table.isVisible()
    assert not window.export.isEnabled()
    assert not window.review.isEnabled()
    desk.history.close()


def test_deals_are_exported_and_a_failure_is_told(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    window = desk.window(qtbot)
    window.refresh()
    assert window.export_to(tmp_path / "out.csv")
    lines = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()
    assert len(lines) == 1 + len(desk.history.index.deals())
    assert not window.export_to(tmp_path / "out.csv" / "below.csv")
    assert desk.told
    desk.history.close()


@pytest.mark.parametrize("code", CODES)
def test_the_history_changes_language_live(
    qtbot: QtBot, qapp: QApplication, speak: Speak, desk: Desk, code: str
) -> None:
    speak("es" if code != "es" else "ru")
    old = desk.window(qtbot)
    desk.rate()
    old.refresh()
    before = texts_of(old)
    speak(code)
    qapp.processEvents()
    new = desk.window(qtbot)
    assert texts_of(old) == texts_of(new)
    assert texts_of(old) != before
    desk.history.close()


def test_the_menu_opens_the_history_of_what_was_played(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.coach.history.refreshed, timeout=20_000):
        window.coach.show_history.trigger()
    shown = window.coach.history_window
    assert shown is not None
    assert shown.isVisible()
    window.close()
    assert not shown.isVisible()


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (-0.3, 0.2), (-7, 31), (-400, 2), (0, 5), (-1e4, 1e4)]
)
def test_limits_of_a_chart_are_round_and_hold_everything(low: float, high: float) -> None:
    bottom, top, step = nice_range(low, high)
    assert bottom <= low <= high <= top
    assert 3 <= round((top - bottom) / step) <= 9
    assert str(step).strip("0.").rstrip(".") in {"1", "2", "5", "1e+"}
