"""What the tests of the table share: a font that draws, tables that are stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from subastao_qt.app.fonts import application_font, load_fonts
from subastao_qt.app.settings_fields import Speed
from subastao_qt.ui.table import TableOptions, TableView

MakeTable = Callable[..., TableView]


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: object) -> None:
    from PySide6.QtWidgets import QApplication

    QApplication.setFont(application_font(load_fonts(), QApplication.font()))


@pytest.fixture
def make_table(qtbot: QtBot) -> Iterator[MakeTable]:
    """A table of a size; stopped when the test is over."""
    made: list[TableView] = []

    def make(
        speed: Speed = Speed.INSTANT, width: int = 1280, height: int = 800, confirm: bool = False
    ) -> TableView:
        table = TableView(TableOptions(speed=speed, confirm_card=confirm))
        qtbot.addWidget(table)
        table.resize(width, height)
        table.set_names(("Rosa", "Lola", "Maximiliano", "Paco"))
        table.set_badge("Classic")
        table.show()
        made.append(table)
        return table

    yield make
    for table in made:
        table.shutdown()
