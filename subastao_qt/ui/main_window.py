"""The window: menus, the table, the docks, and the wires between the match and what shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow, QVBoxLayout, QWidget

from subastao_qt.app.coach.drill_scores import DrillScores
from subastao_qt.app.coach.duplicate import duplicate_rules
from subastao_qt.app.decisions import Answer, Batch, Decision
from subastao_qt.app.language import Languages
from subastao_qt.app.marks import DUPLICATE
from subastao_qt.app.match_controller import MatchController
from subastao_qt.app.notices import Notice, NoticeKind
from subastao_qt.app.practice import Practice, PracticeKind
from subastao_qt.app.report import Reported, report_text
from subastao_qt.app.resources import resource
from subastao_qt.app.score_lines import score_lines
from subastao_qt.app.settings import Settings, SettingsStore
from subastao_qt.app.storage import MatchStore
from subastao_qt.engine.actions import Play
from subastao_qt.engine.events import ScoresWritten, cut_for
from subastao_qt.engine.record import events_of
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.solver import COMPILED
from subastao_qt.ui.about_dialog import AboutDialog
from subastao_qt.ui.book.helper import BookHelp
from subastao_qt.ui.book.reader import Reader
from subastao_qt.ui.coach.coach_actions import CoachActions, Wired
from subastao_qt.ui.coach.drill_actions import DrillActions
from subastao_qt.ui.coach.practice_strip import PracticeStrip
from subastao_qt.ui.coach.review_actions import ReviewActions, ReviewParts
from subastao_qt.ui.lesson.door import LessonDoor
from subastao_qt.ui.match_files import Keepers, MatchFiles
from subastao_qt.ui.menus import Menus
from subastao_qt.ui.named_rules import badge_text, badge_tooltip
from subastao_qt.ui.new_match_dialog import NewMatchDialog
from subastao_qt.ui.notice_bar import NoticeBar
from subastao_qt.ui.option_editors import is_language_change
from subastao_qt.ui.players_form import seats_of, shown_names
from subastao_qt.ui.score_dock import LogDock, ScoreDock
from subastao_qt.ui.settings_dialog import SettingsDialog
from subastao_qt.ui.table_models import LogModel, ScoreSheetModel
from subastao_qt.ui.table_place import TablePlace
from subastao_qt.ui.window_place import packed, restore_place, unpacked

if TYPE_CHECKING:
    from subastao_qt.engine.record import Record
    from subastao_qt.ui.coach.drill_window import Gym
    from subastao_qt.ui.coach.setup_window import Workshop

LEAST_SIZE = QSize(800, 520)
DOCK_WIDTH = 370
WIDE = 1280
"""In a narrower window the docks are closed: the table needs the room."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the window is wired to."""

    controller: MatchController
    matches: MatchStore
    settings: SettingsStore
    languages: Languages


class MainWindow(QMainWindow):
    """One window a program. `begin()` goes on with the saved match or starts one."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self._controller = parts.controller
        self._store = parts.settings
        self._match_store = parts.matches
        self._languages = parts.languages
        self.place = TablePlace(self._settings, self)
        self.notices = NoticeBar(self)
        self._sheet = ScoreSheetModel(self)
        self._log = LogModel(self)
        self.score_dock = ScoreDock(self._sheet, self)
        self.log_dock = LogDock(self._log, self)
        self.menus = Menus(self)
        self.book = BookHelp(
            self,
            Reader(lambda: parts.languages.current.code, self._rules, lambda: self._settings.deck),
            lambda: parts.controller.view,
        )
        self.book.remember(self._settings.book_page, self._settings.book_geometry)
        self.lesson = LessonDoor(
            self,
            parts.controller,
            parts.settings,
            self.place,
            self.book.open_page,
            lambda: self.start(parse_rules_text(self._settings.rules)),
        )
        self.coach = CoachActions(Wired(parts.controller, parts.matches), self.menus.coach, self)
        self.review = ReviewActions(
            ReviewParts(parts.controller, parts.matches, self.coach.service), self.menus.coach, self
        )
        self.drills = DrillActions(self._gym, self._workshop, self.menus.coach, self)
        self.files = MatchFiles(Keepers(parts.controller, parts.matches), self)
        self.setWindowIcon(QIcon(str(resource("icon.svg"))))
        self.setMinimumSize(LEAST_SIZE)
        self._build()
        self._wire_match()
        self._wire_menus()
        self.retranslate()
        self._take_settings(self._settings)
        self._restore()

    @property
    def _settings(self) -> Settings:
        return self._store.settings

    def begin(self, file: Path | None = None) -> None:
        """Go on with the match in `file`, else with the one on disk, or start one with the rules of the settings."""
        for trouble in self._store.troubles:
            self.notices.tell(trouble)
        self.coach.begin()
        # The match on disk first, even if a file is named: it is then put aside as by the menu.
        resumed = self._controller.resume()
        if file is not None and self.files.open(file):
            self.notices.withdraw(NoticeKind.RESUMED)
        elif not resumed and (file is not None or not self.lesson.offer()):
            self.start(parse_rules_text(self._settings.rules))

    def start(self, rules: RuleSet, seed: int | None = None) -> None:
        """Start a match; one in progress is put aside."""
        self._controller.new_match(rules, seats_of(self._settings, rules.seats), seed)

    def _on_duplicate(self) -> None:
        """Start a duplicate match by the rules of the settings; one in progress is put aside."""
        rules = duplicate_rules(parse_rules_text(self._settings.rules))
        seats = seats_of(self._settings, rules.seats)
        self._controller.new_match(rules, seats, marks=(DUPLICATE,))

    def retranslate(self) -> None:
        """Write everything anew in the language of the moment; dialogs and docks do so themselves."""
        self.setWindowTitle(self.tr("Subastao"))
        self.menus.retranslate()
        self.menus.tick_language(self._languages.current.code)
        self._name_players()
        self._show_badge()
        self.place.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self.retranslate()
        elif event.type() is QEvent.Type.LayoutDirectionChange:
            self._mirror_docks()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() < WIDE:
            for dock in self._docks:
                if dock.isVisible() and not dock.isFloating():
                    dock.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.lesson.close()
        self._store.put(
            replace(
                self._settings,
                geometry=packed(self.saveGeometry()),
                docks=packed(self.saveState()),
            )
        )
        self.book.close()
        self.review.close()
        self.drills.close()
        self.coach.close()
        self.place.shutdown()
        self._controller.close()
        super().closeEvent(event)

    @property
    def _docks(self) -> tuple[QDockWidget, ...]:
        return self.score_dock, self.log_dock, self.coach.dock

    # Building

    def _build(self) -> None:
        centre = QWidget(self)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notices)
        layout.addWidget(PracticeStrip(self._controller, centre))
        layout.addLayout(self.lesson.row, 1)
        self.setCentralWidget(centre)
        for dock in self._docks:
            self.addDockWidget(self._trailing_area(), dock)
            dock.hide()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def _trailing_area(self) -> Qt.DockWidgetArea:
        """The side where a line of the language ends; Qt itself does not mirror docks."""
        areas = Qt.DockWidgetArea
        return areas.LeftDockWidgetArea if self.isRightToLeft() else areas.RightDockWidgetArea

    def _mirror_docks(self) -> None:
        for dock in self._docks:
            if self.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea or dock.isFloating():
                continue
            hidden = dock.isHidden()
            self.addDockWidget(self._trailing_area(), dock)
            dock.setHidden(hidden)

    def _wire_match(self) -> None:
        match, place = self._controller, self.place
        match.batch.connect(self._on_batch)
        match.reset.connect(self._on_reset)
        match.decision.connect(self._on_decision)
        match.thinking.connect(place.think)
        match.notice.connect(self.notices.tell)
        place.batch_seen.connect(self._on_seen)
        place.answered.connect(match.answer)
        place.said.connect(match.interject)
        place.new_match_wanted.connect(self.ask_new_match)
        place.review_wanted.connect(self.review.open_current)
        self.coach.review_wanted.connect(self.review.open_file)
        place.why_wanted.connect(self.book.open_why)
        self._store.changed.connect(self._take_settings)
        self._store.trouble.connect(self.notices.tell)

    def _wire_menus(self) -> None:
        menus = self.menus
        menus.new_match.triggered.connect(self.ask_new_match)
        menus.resume.triggered.connect(self.files.ask_resume)
        menus.open.triggered.connect(self.files.ask_open)
        menus.save_as.triggered.connect(self.files.ask_save)
        menus.undo.triggered.connect(self._controller.undo)
        menus.play_code.triggered.connect(lambda: self.files.ask_code(self._settings))
        menus.copy_code.triggered.connect(self.files.copy_code)
        menus.quit.triggered.connect(self.close)
        self.coach.open_wanted.connect(self.files.open)
        self.drills.play_wanted.connect(self._on_set_up)
        self.coach.new_duplicate.triggered.connect(self._on_duplicate)
        menus.previous.triggered.connect(self.place.table.show_last_trick)
        menus.full_screen.triggered.connect(self._on_full_screen)
        menus.settings.triggered.connect(lambda: self.ask_settings())
        menus.mute.triggered.connect(self._on_mute)
        menus.book.triggered.connect(self.book.open_book)
        menus.on_this.triggered.connect(self.book.open_here)
        menus.rules.triggered.connect(lambda: self.book.open_page("rules"))
        menus.first_steps.triggered.connect(self.lesson.start)
        menus.keys.triggered.connect(lambda: self.book.open_page("program", "keys"))
        self.book.left.connect(self._on_book_left)
        menus.copy_report.triggered.connect(self._copy_report)
        menus.about.triggered.connect(lambda: self._run(AboutDialog(COMPILED, self)))
        menus.choose_language(self._on_language)
        menus.game.aboutToShow.connect(self._refresh_menus)
        menus.view.aboutToShow.connect(self._refresh_menus)
        for action, dock in ((menus.score, self.score_dock), (menus.log, self.log_dock)):
            self._wire_dock(action, dock)
        self._wire_dock(self.coach.show_coach, self.coach.dock)
        self.coach.dock.hinted.connect(self.place.table.hint)
        self.coach.dock.why_wanted.connect(self.book.open_why)

    def _wire_dock(self, action: QAction, dock: QDockWidget) -> None:
        def toggle(shown: bool) -> None:
            # A narrow window has no room beside the table: there the sheet floats over it.
            if shown and self.width() < WIDE:
                dock.setFloating(True)
            dock.setVisible(shown)

        action.triggered.connect(toggle)
        dock.visibilityChanged.connect(lambda _shown: action.setChecked(not dock.isHidden()))

    def _restore(self) -> None:
        restore_place(self, self._settings.geometry)
        if self._settings.docks:
            self.restoreState(unpacked(self._settings.docks))
        else:
            self.resizeDocks(
                list(self._docks), [DOCK_WIDTH] * len(self._docks), Qt.Orientation.Horizontal
            )
        if self.width() < WIDE:
            for dock in self._docks:
                dock.hide()

    # The match

    def _on_reset(self, view: PlayerView) -> None:
        self.place.name(self._names())
        self.place.show_view(view)
        self._show_badge()
        record = self._controller.record
        human = self._controller.human
        events = () if record is None or not record.actions else tuple(events_of(record))
        self._log.start(
            [cut_for(view.rules, event, human) for event in events], self._names(), human
        )
        self._fill_sheet(view.rules)
        self._refresh_menus()
        self.book.refresh()

    def _on_batch(self, batch: Batch) -> None:
        self.place.play(batch)

    def _on_seen(self, batch: Batch) -> None:
        self._log.add(batch.events)
        self.coach.dock.show_view(batch.view)
        if any(isinstance(event, ScoresWritten) for event in batch.events):
            self._fill_sheet(batch.view.rules)
        self._refresh_menus()
        self._controller.seen(batch.number)

    def _on_decision(self, decision: Decision | None) -> None:
        self.place.ask(decision)
        self._refresh_menus()
        forced = self._settings.play_forced and not self.lesson.running
        if decision is not None and forced and _forced(decision):
            # After this call returns: the controller is still in the middle of asking.
            QTimer.singleShot(0, self, lambda: self._controller.answer(_only_answer(decision)))

    def _names(self) -> tuple[str, ...]:
        return shown_names(self._controller.seats)

    def _name_players(self) -> None:
        names = self._names()
        if names:
            self.place.name(names)
            self._log.rename(names)
            if self.place.view is not None:
                self._fill_sheet(self.place.view.rules)

    def _fill_sheet(self, rules: RuleSet) -> None:
        record = self._controller.record
        lines = score_lines(record) if record is not None else ()
        self._sheet.show_match(rules, lines, self._names(), self._controller.human)

    def _show_badge(self) -> None:
        view = self._controller.view
        if view is not None:
            own = self._settings.presets
            self.place.table.set_badge(badge_text(view.rules, own), badge_tooltip(view.rules, own))

    # Settings and menus

    def ask_new_match(self) -> None:
        """Ask for rules and players, and start."""
        dialog = NewMatchDialog(self._settings, self._controller.in_progress, self)
        if self._run(dialog) == QDialog.DialogCode.Accepted:
            self._store.put(dialog.settings())
            self.start(dialog.rules())

    def ask_settings(self, page: int = 0) -> None:
        """Show the settings; OK takes them over."""
        dialog = SettingsDialog(self._settings, self, page)
        if self._run(dialog) == QDialog.DialogCode.Accepted:
            self._store.put(dialog.settings())

    def _run(self, dialog: QDialog) -> int:
        code = dialog.exec()
        dialog.deleteLater()
        return code

    def _take_settings(self, settings: Settings) -> None:
        self._controller.thinking_seconds = settings.thinking_time / 1000
        self.place.take(settings)
        self.review.settings = settings
        self.menus.mute.setChecked(not settings.sound)
        self.book.refresh()
        self._rename_person(settings.name)
        self._show_badge()

    def _rename_person(self, name: str) -> None:
        seats, human = self._controller.seats, self._controller.human
        if seats and seats[human].name != name and seats[human].bot is None:
            changed = list(seats)
            changed[human] = replace(seats[human], name=name)
            self._controller.rename(changed)
            self._name_players()

    def _on_language(self, code: str) -> None:
        self._store.put(replace(self._settings, language=code))

    def _on_mute(self, muted: bool) -> None:
        self._store.put(replace(self._settings, sound=not muted))

    def _on_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _workshop(self) -> Workshop:
        from subastao_qt.ui.coach.setup_window import Workshop

        return Workshop(
            self.coach.service,
            self._rules,
            lambda: self._settings.deck,
            lambda rules: seats_of(self._settings, rules.seats),
        )

    def _on_set_up(self, record: Record) -> None:
        self._controller.practise(Practice(PracticeKind.POSITION, record))
        self.activateWindow()

    def _gym(self) -> Gym:
        from subastao_qt.ui.coach.drill_window import Gym

        return Gym(
            self.coach.service,
            DrillScores(self._match_store.folder),
            self._rules,
            lambda: self._settings.deck,
            self.notices.tell,
        )

    def _rules(self) -> RuleSet:
        """The rules of the table, else those of the next one."""
        view = self._controller.view
        return view.rules if view is not None else parse_rules_text(self._settings.rules)

    def _on_book_left(self, page: str, geometry: str) -> None:
        self._store.put(replace(self._settings, book_page=page, book_geometry=geometry))

    def _copy_report(self) -> None:
        reported = Reported(self._settings, self._languages.current.code, self._controller.record)
        QGuiApplication.clipboard().setText(report_text(reported))
        self.notices.tell(Notice(NoticeKind.REPORT_COPIED))

    def _refresh_menus(self) -> None:
        view = self.place.view
        menus = self.menus
        menus.undo.setEnabled(self._controller.can_undo)
        for action in (menus.save_as, menus.copy_code):
            action.setEnabled(view is not None)
        peekable = view is not None and bool(view.tricks) and not view.trick
        menus.previous.setEnabled(peekable)
        menus.previous.setChecked(self.place.table.last_trick_shown)
        menus.full_screen.setChecked(self.isFullScreen())


def _forced(decision: Decision) -> bool:
    """Whether one card is all that may be done."""
    legal = decision.view.legal
    return decision.on_turn and len(legal) == 1 and isinstance(legal[0], Play)


def _only_answer(decision: Decision) -> Answer:
    return Answer(decision.ticket, decision.view.legal[0])
