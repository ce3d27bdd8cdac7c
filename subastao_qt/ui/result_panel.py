"""How a deal, or the match, ended: a calm sheet in the middle of the table.

Keys: Enter or Space presses the chief button (next deal), Escape lays the sheet aside.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from subastao_qt.app.decisions import Answer, Decision
from subastao_qt.engine.actions import Action, EndMatch, NextDeal
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.bar_content import bar_content
from subastao_qt.ui.bar_menus import claims_menu
from subastao_qt.ui.bar_style import overlay_style
from subastao_qt.ui.counting_up import Counted, CountingUp
from subastao_qt.ui.option_editors import is_language_change, reading_edge
from subastao_qt.ui.result_content import ResultContent, result_content
from subastao_qt.ui.settling import Settling
from subastao_qt.ui.theme import ClothColours
from subastao_qt.ui.words import action_text_for_button, claim_text, isolate, number, signed

NO_POINTS = "–"
"""Stands where a deal brought nothing."""


class ResultPanel(QFrame):
    """Lies over the table when a deal is over."""

    answered = Signal(object)
    """An Answer: the next deal, or the end of the match confirmed."""
    said = Signal(object)
    """An Action out of turn: a claim."""
    laid_aside = Signal()
    new_match_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ResultPanel")
        self._view: PlayerView | None = None
        self._decision: Decision | None = None
        self._names: Sequence[str] = ()
        self._letters = 14.0
        self._dress: tuple[ClothColours, float] | None = None
        self._area = QRect(0, 0, 800, 500)
        self._clear = self._area
        self._outer = QVBoxLayout(self)
        self._outer.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._page: QScrollArea | None = None
        self._foot: QWidget | None = None
        self._numbers: list[Counted] = []
        self._counting = CountingUp(self)
        self._sliding = QPropertyAnimation(self, b"pos", self)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.settling = Settling(self)
        self.hide()

    def dress(self, colours: ClothColours, letters: float) -> None:
        """Take the colours of the cloth and the size of letters in pixels."""
        if self._dress == (colours, letters):
            return
        self._dress = (colours, letters)
        self._letters = letters
        self.setStyleSheet(overlay_style(self.objectName(), colours, letters))
        pad = round(letters * 1.1)
        self._outer.setContentsMargins(pad, pad, pad, pad)
        self._rebuild()

    def put(self, area: QRect, clear: QRect) -> None:
        """Stand in the middle of `clear` if there is room, else of `area`, no larger than it."""
        self._area, self._clear = area, clear
        self._arrange()

    def show_result(
        self,
        view: PlayerView,
        decision: Decision | None,
        names: Sequence[str],
        *,
        slide: int = 0,
        count: int = 0,
    ) -> None:
        """Explain the result of `view`; `decision` is the open one (None once the match has ended).

        The sheet slides in and its numbers count up in so many milliseconds each; a click ends both.
        """
        if not self.isVisible():
            self.settling.begin()
        self._view, self._decision, self._names = view, decision, tuple(names)
        self._rebuild()
        self.show()
        self.raise_()
        self._focus()
        if slide > 0:
            home = self.pos()
            self._sliding.setDuration(slide)
            self._sliding.setStartValue(home + QPoint(0, round(self._letters * 2)))
            self._sliding.setEndValue(home)
            self._sliding.start()
        self._counting.count(self._numbers, count)

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self._rebuild()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._sliding.state() is QPropertyAnimation.State.Running:
            self._sliding.setCurrentTime(self._sliding.duration())
        self._counting.settle()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self._lay_aside()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                focused = self.focusWidget()
                button = focused if isinstance(focused, QPushButton) else self._chief()
                if button is not None:
                    button.click()
            case _:
                super().keyPressEvent(event)

    def _lay_aside(self) -> None:
        self.hide()
        self.laid_aside.emit()

    def _chief(self) -> QPushButton | None:
        buttons = self.findChildren(QPushButton)
        return next((b for b in buttons if b.property("chief") and not b.isHidden()), None)

    def _focus(self) -> None:
        chief = self._chief()
        if chief is not None:
            chief.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rebuild(self) -> None:
        if self._view is None or self._view.result is None:
            return
        focused: QWidget | None = self.window().focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self._counting.forget()
        self._numbers = []
        for old in (self._page, self._foot):
            if old is not None:
                self._outer.removeWidget(old)
                old.hide()
                old.setParent(None)
                old.deleteLater()
        content = result_content(self._view, self._names)
        self._page = self._made_page(content)
        self._foot = self._made_foot(self._view)
        self._outer.addWidget(self._page, 1)
        self._outer.addWidget(self._foot)
        self.setAccessibleName(content.heading)
        self.setAccessibleDescription(" ".join(content.lines))
        self._arrange()
        if had_focus:
            self._focus()

    def _made_page(self, content: ResultContent) -> QScrollArea:
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(round(self._letters * 0.45))
        layout.addWidget(_label(content.heading, "heading", wrap=True))
        for line in content.lines:
            layout.addWidget(_label(line, wrap=True))
        if content.trick:
            layout.addWidget(_label("\n".join(content.trick), "second", wrap=True))
        tables = QHBoxLayout()
        tables.setSpacing(round(self._letters * 2.5))
        if content.account:
            tables.addLayout(self._made_account(content), 1)
        if content.scores:
            tables.addLayout(self._made_scores(content), 1)
        layout.addSpacing(round(self._letters * 0.5))
        layout.addLayout(tables)
        for line in content.closing:
            layout.addWidget(_label(line, "strong", wrap=True))
        layout.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        return area

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(self._letters))
        # Without this it would take the wide spacing of the layout round it.
        grid.setVerticalSpacing(round(self._letters * 0.3))
        return grid

    def _made_account(self, content: ResultContent) -> QGridLayout:
        grid = self._grid()
        for row, line in enumerate(content.account):
            kind = "strong" if line.strong else ""
            points = _number(number(line.points), kind)
            if line.won:
                self._numbers.append(Counted(points, 0, line.points, number))
            grid.addWidget(_label(line.what, kind), row, 0)
            grid.addWidget(points, row, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(content.account), 1)
        return grid

    def _made_scores(self, content: ResultContent) -> QGridLayout:
        grid = self._grid()
        for column, heading in enumerate(content.score_headings):
            label = _number(heading, "second") if column else _label(heading, "second")
            grid.addWidget(label, 0, column)
        for row, score in enumerate(content.scores, start=1):
            kind = "strong" if score.strong else ""
            gain = _number(signed(score.gain) if score.gain else NO_POINTS, kind)
            total = _number(number(score.total), kind)
            if score.gain:
                self._numbers.append(Counted(gain, 0, score.gain, signed))
                before = score.total - score.gain
                self._numbers.append(Counted(total, before, score.total, number))
            grid.addWidget(_label(isolate(score.who), kind), row, 0)
            grid.addWidget(gain, row, 1)
            grid.addWidget(total, row, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(content.scores) + 1, 1)
        return grid

    def _made_foot(self, view: PlayerView) -> QWidget:
        foot = QWidget(self)
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        aside = self._button(foot, self.tr("Look at the table"))
        aside.clicked.connect(lambda _checked=False: self._lay_aside())
        row.addWidget(aside)
        #: A button: go over the deal again with the coach.
        review = self._button(foot, self.tr("Review"))
        review.clicked.connect(self.review_wanted)
        row.addWidget(review)
        claims = self._made_claims(view, foot)
        if claims is not None:
            row.addWidget(claims)
        row.addStretch(1)
        for action in self._decision.view.legal if self._decision is not None else ():
            if isinstance(action, NextDeal | EndMatch):
                row.addWidget(self._answer_button(foot, action, view))
        if view.ended:
            again = self._button(foot, self.tr("New match…"), chief=True)
            again.clicked.connect(self.new_match_wanted)
            row.addWidget(again)
        return foot

    def _made_claims(self, view: PlayerView, parent: QWidget) -> QToolButton | None:
        content = bar_content(view, None, None, self._names)
        if not content.claims or view.ended:
            return None
        button = QToolButton(parent)
        button.setText(claim_text() + " ▼")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setMenu(claims_menu(content, self._names, button, self.said.emit))
        self.settling.watch(button)
        return button

    def _answer_button(self, parent: QWidget, action: Action, view: PlayerView) -> QPushButton:
        button = self._button(parent, action_text_for_button(action, view), chief=True)
        button.clicked.connect(lambda _checked=False: self._answer(action))
        return button

    def _button(self, parent: QWidget, text: str, *, chief: bool = False) -> QPushButton:
        button = QPushButton(text, parent)
        button.setProperty("chief", chief)
        self.settling.watch(button)
        return button

    def _answer(self, action: Action) -> None:
        if self._decision is not None:
            self.hide()
            self.answered.emit(Answer(self._decision.ticket, action))

    def _arrange(self) -> None:
        if self._page is None or self._foot is None:
            return
        inner = self._page.widget()
        layout = inner.layout() if inner is not None else None
        assert layout is not None
        margins = self._outer.contentsMargins()
        sides = margins.left() + margins.right()
        wanted = max(
            round(self._letters * 40),
            layout.minimumSize().width() + sides + 2,
            self._foot.sizeHint().width() + sides,
        )
        wide = min(self._area.width(), wanted)
        tall = layout.totalHeightForWidth(wide - sides) + self._foot.sizeHint().height()
        tall += self._outer.spacing() + margins.top() + margins.bottom() + 4
        size = QSize(wide, min(self._area.height(), tall))
        box = QRect(self._area.topLeft(), size)
        home = self._clear if tall <= self._clear.height() else self._area
        box.moveCenter(QPoint(self._area.center().x(), home.center().y()))
        self._sliding.stop()
        self.setGeometry(box)


def _label(text: str, kind: str = "", *, wrap: bool = False) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(reading_edge(start=True) | Qt.AlignmentFlag.AlignVCenter)
    if kind:
        label.setProperty(kind, True)
    return label


def _number(text: str, kind: str = "") -> QLabel:
    label = _label(text, kind)
    label.setAlignment(reading_edge(start=False) | Qt.AlignmentFlag.AlignVCenter)
    return label
