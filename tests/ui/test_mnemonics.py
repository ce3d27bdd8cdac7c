"""No letter opens two entries of one menu, in any language."""

import re

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from subastao_qt.ui.menus import Menus
from tests.languages import CODES, speaking


@pytest.mark.parametrize("code", CODES)
def test_each_letter_once_in_a_menu(qapp: QApplication, qtbot: QtBot, code: str) -> None:
    with speaking(qapp, code):
        window = QMainWindow()
        qtbot.addWidget(window)
        menus = Menus(window)
        texts = [[action.text() for action in window.menuBar().actions()]]
        texts += [
            [action.text() for action in menu.actions() if not action.isSeparator()]
            for menu in (menus.game, menus.view, menus.settings_menu, menus.help)
        ]
        for row in texts:
            letters = [found[1].casefold() for text in row if (found := re.search(r"&(\w)", text))]
            assert len(letters) >= len(row) - 1, row
            assert len(set(letters)) == len(letters), row
