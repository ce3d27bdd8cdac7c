"""What is drawn for the golden pictures: the deck on a cloth, the table at some moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from subastao_qt.app.fonts import application_font, load_fonts
from subastao_qt.app.settings_fields import Back, Cloth, Deck, Speed
from subastao_qt.engine.cards import PACK_40
from subastao_qt.engine.record import final_state
from subastao_qt.engine.view import view_of
from subastao_qt.ui.table import TableOptions, TableView
from subastao_qt.ui.table.pictures import Pictures
from tests.screens.moments import HUMAN, record_at

FOLDER: Final = Path(__file__).resolve().parent
VERSION_FILE: Final = FOLDER / "qt-version.txt"
CARD_WIDTH: Final = 44
GAP: Final = 4
SIZE: Final = (800, 520)


@contextmanager
def with_our_font(app: QApplication) -> Iterator[None]:
    """The bundled letters at a fixed size and an English locale, whatever the machine's are."""
    font, locale = app.font(), QLocale()
    ours = application_font(load_fonts(), font)
    ours.setPixelSize(13)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    app.setFont(ours)
    try:
        yield
    finally:
        app.setFont(font)
        QLocale.setDefault(locale)


def deck_sheet(deck: Deck, cloth: Cloth) -> QImage:
    """All forty cards, a suit a row, and the three backs."""
    pictures = {back: Pictures(cloth, deck, back, 1.0) for back in Back}
    usual = pictures[Back.RED]
    height = round(usual.height(CARD_WIDTH))
    image = QImage(
        11 * (CARD_WIDTH + GAP) + GAP, 4 * (height + GAP) + GAP, QImage.Format.Format_RGB32
    )
    image.fill(QColor("#23604C"))
    painter = QPainter(image)
    cards = PACK_40
    for number, card in enumerate(cards):
        place = QPointF(
            GAP + (number % 10) * (CARD_WIDTH + GAP), GAP + (number // 10) * (height + GAP)
        )
        painter.drawPixmap(place, usual.card(card, CARD_WIDTH))
    for row, back in enumerate(Back):
        place = QPointF(GAP + 10 * (CARD_WIDTH + GAP), GAP + row * (height + GAP))
        painter.drawPixmap(place, pictures[back].card(None, CARD_WIDTH))
    painter.end()
    return image


def table_at(moment: str, cloth: Cloth, deck: Deck = Deck.CLASSIC) -> QImage:
    """The table alone at a moment, at rest."""
    table = TableView(TableOptions(cloth=cloth, deck=deck, speed=Speed.INSTANT))
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(*SIZE)
    table.set_names(("You", "Lola", "Inés", "Paco"))
    table.set_badge("Classic")
    table.show()
    table.set_view(view_of(final_state(record_at(moment)), HUMAN))
    QApplication.processEvents()
    image = table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    table.shutdown()
    table.close()
    table.deleteLater()
    return image


PICTURES: Final[dict[str, Callable[[], QImage]]] = {
    "deck-classic": partial(deck_sheet, Deck.CLASSIC, Cloth.VERDE),
    "deck-large": partial(deck_sheet, Deck.LARGE, Cloth.VERDE),
    "table-auction": partial(table_at, "auction", Cloth.VERDE),
    "table-second": partial(table_at, "second", Cloth.LINO),
    "table-pairs": partial(table_at, "pairs", Cloth.NOCHE, Deck.LARGE),
}
