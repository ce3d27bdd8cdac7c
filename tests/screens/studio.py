"""A window with a still table, and how each screen is set up in it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolButton, QWidget

from subastao_qt.app.book_text import Target
from subastao_qt.app.causes import Cause, CauseKind
from subastao_qt.app.decisions import Answer
from subastao_qt.app.language import Languages
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.settings import SettingsStore
from subastao_qt.app.settings_fields import Cloth, OwnPreset, PlayerChoice, Speed, WindowTheme
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.ruleset import parse_rules_text
from subastao_qt.ui.about_dialog import AboutDialog
from subastao_qt.ui.appearance import Appearance
from subastao_qt.ui.book.book_window import BookWindow
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.main_window import MainWindow, Parts
from subastao_qt.ui.new_match_dialog import NewMatchDialog
from subastao_qt.ui.settings_dialog import SettingsDialog
from tests.screens.moments import MOMENTS, record_at

Picture = QPixmap
HOUSE = (
    "variant=pairs4signals bid_step=10 min_bid=70 tute=points target=700 signal_audience=partner"
)


class Studio:
    """Draws one screen after another; nothing moves and nobody thinks."""

    def __init__(self, app: QApplication, home: Path) -> None:
        self.app = app
        self.settings = SettingsStore(home)
        preset = OwnPreset("Los jueves", HOUSE)
        self.settings.put(
            replace(self.settings.settings, speed=Speed.INSTANT, presets=(preset,), language="en")
        )
        languages = self.languages = Languages(app)
        self.appearance = Appearance(app, languages, self.settings)
        self.controller = MatchController(MatchStore(home / "data"))
        self.window = MainWindow(
            Parts(self.controller, MatchStore(home / "data"), self.settings, languages)
        )
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        self.window.show()

    def close(self) -> None:
        """Stop everything."""
        self.window.close()

    def speak(self, language: str, cloth: Cloth, theme: WindowTheme = WindowTheme.LIGHT) -> None:
        """Change the language, the cloth and the theme of the windows."""
        wishes = replace(self.settings.settings, language=language)
        self.settings.put(replace(wishes, cloth=cloth, window_theme=theme))
        self.app.processEvents()

    def size(self, size: QSize) -> None:
        """Give the window a size."""
        self.window.setMinimumSize(size)
        self.window.resize(size)
        self.app.processEvents()

    def draw(self, screen: str) -> Picture:
        """Set a screen up and take its picture."""
        self.window.notices.clear()
        for dock in self.window._docks:
            dock.hide()
        self._load(SCREENS[screen][0])
        picture = SCREENS[screen][1](self)
        self.app.processEvents()
        return picture

    def _load(self, moment: str) -> None:
        self.controller.load(record_at(moment), keep_current=False)
        self.app.processEvents()
        self.app.processEvents()

    def whole(self) -> Picture:
        """The window as it is."""
        return self.window.grab()

    def with_menu(self, menu: QMenu, at: QPoint) -> Picture:
        """The window with a menu opened at a point of it."""
        return self._over(menu, at)

    def with_dialog(self, dialog: QDialog) -> Picture:
        """The window with a dialog in its middle, no larger than the window."""
        dialog.ensurePolished()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        dialog.show()
        self.app.processEvents()
        middle = self.window.rect().center() - dialog.rect().center()
        picture = self._over(dialog, middle)
        dialog.close()
        dialog.deleteLater()
        return picture

    def _over(self, widget: QWidget, at: QPoint) -> Picture:
        picture = self.window.grab()
        painter = QPainter(picture)
        widget.ensurePolished()
        widget.adjustSize() if isinstance(widget, QMenu) else None
        painter.drawPixmap(at, widget.grab())
        painter.setPen(QColor("#808080"))
        painter.drawRect(QRect(at, widget.size()))
        painter.end()
        return picture


def _game_menu(studio: Studio) -> Picture:
    menus = studio.window.menus
    bar = studio.window.menuBar()
    box = bar.actionGeometry(menus.game.menuAction())
    return studio.with_menu(menus.game, QPoint(box.left(), bar.height()))


def _language_menu(studio: Studio) -> Picture:
    menus = studio.window.menus
    bar = studio.window.menuBar()
    box = bar.actionGeometry(menus.language.menuAction())
    return studio.with_menu(menus.language, QPoint(box.left(), bar.height()))


def _bar_menu(place: int) -> Callable[[Studio], Picture]:
    """The menu of a button of the bar, opened upward over it."""

    def draw(studio: Studio) -> Picture:
        bar = studio.window.place.bar
        buttons = [b for b in bar.findChildren(QToolButton) if not b.isHidden()]
        button = buttons[place]
        menu = button.menu()
        assert menu is not None
        menu.ensurePolished()
        menu.adjustSize()
        at = button.mapTo(studio.window, QPoint(0, -menu.sizeHint().height()))
        return studio.with_menu(menu, at)

    return draw


def _other_bid(studio: Studio) -> Picture:
    bar = studio.window.place.bar
    bar._enter_chooser()
    studio.app.processEvents()
    picture = studio.whole()
    bar._go_back()
    return picture


def _docks(studio: Studio) -> Picture:
    for dock in (studio.window.score_dock, studio.window.log_dock):
        dock.setFloating(False)
        dock.show()
    studio.app.processEvents()
    return studio.whole()


def _notice(studio: Studio) -> Picture:
    cause = Cause(CauseKind.LINE, 12)
    studio.window.notices.tell(
        Notice(NoticeKind.SAVE_CUT_SHORT, "current.subastao.broken-1", cause)
    )
    studio.app.processEvents()
    return studio.whole()


def _settings(page: int, rules: str = "variant=classic3") -> Callable[[Studio], Picture]:
    def draw(studio: Studio) -> Picture:
        settings = replace(studio.settings.settings, rules=rules)
        return studio.with_dialog(SettingsDialog(settings, studio.window, page))

    return draw


def _house_rules(studio: Studio) -> Picture:
    dialog = SettingsDialog(replace(studio.settings.settings, rules=HOUSE), studio.window, 0)
    dialog.rules_form.show_house_rules()
    return studio.with_dialog(dialog)


def _new_match(studio: Studio) -> Picture:
    return studio.with_dialog(NewMatchDialog(studio.settings.settings, True, studio.window))


def _players(studio: Studio) -> Picture:
    dialog = NewMatchDialog(studio.settings.settings, True, studio.window)
    dialog.show_players()
    return studio.with_dialog(dialog)


def _own_player(studio: Studio) -> Picture:
    players = (
        PlayerChoice("Abuelo", "expert-careful"),
        PlayerChoice("Remedios", "expert-balanced"),
        PlayerChoice("Vecina del 3.º B", "beginner-bold"),
    )
    settings = replace(studio.settings.settings, players=players, rules="variant=pairs4")
    dialog = NewMatchDialog(settings, True, studio.window)
    dialog.show_players()
    return studio.with_dialog(dialog)


def _about(studio: Studio) -> Picture:
    return studio.with_dialog(AboutDialog(True, studio.window))


def _book(page: str, anchor: str = "", query: str = "") -> Callable[[Studio], Picture]:
    """The book's window by itself, as large as the studio's."""

    def draw(studio: Studio) -> Picture:
        languages = studio.languages
        rules = parse_rules_text(HOUSE)
        reader = Reader(
            lambda: languages.current.code, lambda: rules, lambda: studio.settings.settings.deck
        )
        window = BookWindow(reader)
        window.resize(studio.window.size())
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.show()
        window.search.setText(query)
        window.open_page(Target(page, anchor))
        studio.app.processEvents()
        studio.app.processEvents()
        picture = window.grab()
        window.close()
        window.deleteLater()
        return picture

    return draw


def _lesson(part: int, decision: int, page: int) -> Callable[[Studio], Picture]:
    """The first steps at a decision of a part, on one of its pages."""

    def draw(studio: Studio) -> Picture:
        door = studio.window.lesson
        door.start()
        guide = door.guide
        assert guide is not None
        guide._begin(part)
        for number in range(decision + 1):
            while guide.moment is None or not guide.moment.asked:
                studio.app.processEvents()
            moment = guide.moment
            if number < decision:
                open_ = studio.window.place._decision
                action = moment.step.wish or moment.view.legal[0]
                assert open_ is not None
                studio.window.place.answered.emit(Answer(open_.ticket, action))
                studio.app.processEvents()
        for _page in range(page):
            guide.go_on()
        for _round in range(3):
            studio.app.processEvents()
        picture = studio.whole()
        guide.leave()
        return picture

    return draw


def _lesson_closing(studio: Studio) -> Picture:
    door = studio.window.lesson
    door.start()
    guide = door.guide
    assert guide is not None
    guide._begin(1)
    guide._next_part()
    studio.app.processEvents()
    picture = studio.whole()
    guide.leave()
    return picture


def _offer(studio: Studio) -> Picture:
    door = studio.window.lesson
    studio.settings.put(replace(studio.settings.settings, first_steps=False))
    door.offer()
    studio.app.processEvents()
    picture = studio.whole()
    door._withdraw()
    return picture


def _review(studio: Studio) -> Picture:
    """The review of the deal on the table, at its first mistake, once the coach has judged it."""
    actions = studio.window.review
    actions.open_current()
    window = actions.review_window
    assert window is not None
    window.resize(studio.window.size())
    end = time.monotonic() + 90
    while actions.reviewer.busy and time.monotonic() < end:
        studio.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    window.go_to_mistake(1)
    studio.app.processEvents()
    picture = window.grab()
    window.close()
    return picture


def _coach(page: int) -> Callable[[Studio], Picture]:
    """The coach beside the table with an answer on one of its pages."""

    def draw(studio: Studio) -> Picture:
        dock = studio.window.coach.dock
        dock.setFloating(False)
        dock.show()
        dock.tabs.setCurrentIndex(page)
        dock.off.setChecked(False)
        if page == 2:
            dock.count.setChecked(True)
        else:
            (dock.advise, dock.ask_hint)[page].click()
        end = time.monotonic() + 60
        while studio.window.coach.service.busy and time.monotonic() < end:
            studio.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        studio.app.processEvents()
        picture = studio.whole()
        dock.hide()
        return picture

    return draw


def _checked(studio: Studio) -> Picture:
    """The settings of the game with boxes ticked and not."""
    wishes = replace(
        studio.settings.settings, reduced_motion=True, confirm_card=True, play_forced=False
    )
    return studio.with_dialog(SettingsDialog(wishes, studio.window, 1))


SCREENS: dict[str, tuple[str, Callable[[Studio], Picture]]] = {
    **{name: (name, Studio.whole) for name in MOMENTS},
    "other-bid": ("auction", _other_bid),
    "phrases": ("auction-signals", _bar_menu(0)),
    "cards": ("third", _bar_menu(0)),
    "docks": ("result", _docks),
    "notice": ("lead", _notice),
    "menu-game": ("lead", _game_menu),
    "menu-language": ("lead", _language_menu),
    "settings-rules": ("lead", _settings(0)),
    "settings-house": ("lead", _house_rules),
    "settings-game": ("lead", _settings(1)),
    "settings-ticked": ("lead", _checked),
    "settings-look": ("lead", _settings(2)),
    "settings-language": ("lead", _settings(3)),
    "settings-players": ("lead", _settings(4)),
    "settings-sound": ("lead", _settings(5)),
    "new-match": ("lead", _new_match),
    "new-match-players": ("lead", _players),
    "new-match-own": ("lead", _own_player),
    "book": ("lead", _book("welcome")),
    "book-play": ("lead", _book("play", "beat")),
    "book-rules": ("lead", _book("rules", "here")),
    "book-keys": ("lead", _book("program", "keys")),
    "book-search": ("lead", _book("cantes", "", "40")),
    "about": ("lead", _about),
    "coach-bid": ("auction", _coach(0)),
    "coach-hint": ("third", _coach(1)),
    "coach-lead": ("lead", _coach(1)),
    "coach-count": ("third", _coach(2)),
    "lesson-cards": ("lead", _lesson(0, 0, 1)),
    "lesson-beat": ("lead", _lesson(0, 0, 3)),
    "lesson-any": ("lead", _lesson(0, 3, 0)),
    "lesson-not-made": ("lead", _lesson(0, 5, 0)),
    "lesson-bid": ("lead", _lesson(1, 0, 3)),
    "lesson-trump": ("lead", _lesson(1, 2, 0)),
    "lesson-sing": ("lead", _lesson(1, 4, 0)),
    "lesson-closing": ("lead", _lesson_closing),
    "lesson-offer": ("lead", _offer),
    "review": ("result-failed", _review),
}
