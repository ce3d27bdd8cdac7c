"""The open decision in words, with a button for everything that may be done.

Keys: 0 passes or declines, 1 to 4 press the buttons in their order (bids, suits, songs); Tab and the arrows go from
one to the next, Space and Enter press. In the choice of a higher bid, up and down change it, Enter bids, Escape
goes back. The result of a deal: 1 deals the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QToolButton, QWidget

from subastao_qt.app.decisions import Answer, Decision
from subastao_qt.app.settings_fields import Speed
from subastao_qt.engine.actions import Action, Bid, Pass, Play
from subastao_qt.engine.cards import Card, Seat
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.bar_content import BarButton, BarContent, Names, Role, bar_content
from subastao_qt.ui.bar_layout import arrange
from subastao_qt.ui.bar_menus import cards_menu, claims_menu
from subastao_qt.ui.bar_style import overlay_style
from subastao_qt.ui.bid_chooser import BidChooser
from subastao_qt.ui.option_editors import is_language_change, reading_edge
from subastao_qt.ui.settling import Settling
from subastao_qt.ui.signs import sign_icon
from subastao_qt.ui.theme import ClothColours
from subastao_qt.ui.words import fill, no_phrase_text, phrase_text, phrase_tooltip

MENU_MARK = " ▼"


class DecisionBar(QFrame):
    """Lies over the table, above the hand."""

    answered = Signal(object)
    """An Answer to the open decision."""
    said = Signal(object)
    """An Action out of turn: a claim, a card taken back, an early end."""
    cards_wanted = Signal()
    """It is cards that are asked for now: the focus belongs to the hand."""
    height_changed = Signal()
    """The bar has grown or shrunk."""
    result_wanted = Signal()
    """The person wants to see the result of the deal again."""
    why_wanted = Signal()
    """The person wants to know why the dimmed cards may not be played."""
    speed_wanted = Signal(object)
    """The Speed at which a person who sits out wants the rest of the deal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("DecisionBar")
        self._label = QLabel(self)
        self._label.setObjectName("decision_label")
        self._buttons: list[QWidget] = []
        self._content = BarContent()
        self._decision: Decision | None = None
        self._view: PlayerView | None = None
        self._thinking: Seat | None = None
        self._names: Names = ()
        self._phrase: Phrase | None = None
        self._chooser: BidChooser | None = None
        self._area = QRect(0, 0, 600, 46)
        self._middle = 300
        self._told_height = 0
        self._told: object = None
        self.settling = Settling(self)
        self._letters = 14.0
        self._dress: tuple[ClothColours, float] | None = None
        for digit in range(10):
            shortcut = QShortcut(QKeySequence(str(digit)), self)
            shortcut.activated.connect(self._digit_presser(str(digit)))
        self.hide()

    @property
    def content(self) -> BarContent:
        """What is shown now."""
        return self._content

    def dress(self, colours: ClothColours, letters: float) -> None:
        """Take the colours of the cloth and the size of letters in pixels."""
        if self._dress == (colours, letters):
            return
        self._dress = (colours, letters)
        self._letters = letters
        self.setStyleSheet(overlay_style(self.objectName(), colours, letters))
        self._rebuild()

    def put(self, area: QRect, middle: int) -> None:
        """Stand within `area` of the parent, about `middle` if it can, on its lower edge; it grows upward."""
        self._area, self._middle = area, middle
        self._arrange()

    def show_state(
        self,
        view: PlayerView | None,
        decision: Decision | None,
        thinking: Seat | None,
        names: Sequence[str],
    ) -> None:
        """Show what is asked, or whom the table waits for."""
        if decision is None or decision != self._decision:
            self._phrase = None
            self._leave_chooser()
        self._view, self._decision, self._thinking, self._names = view, decision, thinking, names
        self._rebuild()

    def changeEvent(self, event: QEvent) -> None:
        if is_language_change(event):
            self._rebuild()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        if self.isRightToLeft():
            step = -step
        self.focusNextPrevChild(step > 0)

    def _digit_presser(self, digit: str) -> Callable[[], None]:
        def press() -> None:
            for button, shown in zip(self._content.buttons, self._buttons, strict=False):
                if button.key == digit and isinstance(shown, QPushButton) and shown.isEnabled():
                    shown.click()
                    return

        return press

    def _rebuild(self) -> None:
        """Make everything anew from the state; the focus stays in the bar if it was there."""
        focused = self.window().focusWidget()
        had_focus = focused is self or any(widget is focused for widget in self._buttons)
        if had_focus:
            # Else Qt would hand it on, as if by the Tab key, when the buttons go.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._view is None:
            self.hide()
            return
        self._content = bar_content(self._view, self._decision, self._thinking, self._names)
        self._label.setText(self._content.label)
        self._label.setAlignment(reading_edge(start=True) | Qt.AlignmentFlag.AlignVCenter)
        self._clear()
        if self._chooser is not None:
            self._chooser.retranslate()
            self._label.setText(self._chooser.label)
            self._buttons = list(self._chooser.widgets)
        else:
            self._buttons = [self._made(button) for button in self._content.buttons]
            self._apply_phrase()
        for widget in self._buttons:
            self.settling.watch(widget)
            widget.show()
        can_be_pressed = (
            self._decision and self._decision.ticket,
            self._chooser is not None,
            [(button.role, button.action) for button in self._content.buttons],
        )
        if can_be_pressed != self._told:
            self._told = can_be_pressed
            self.settling.begin()
        self.setVisible(bool(self._content.label or self._content.buttons))
        self.setAccessibleName(self._content.label)
        self._arrange()
        if had_focus and any(button.role is Role.CARDS for button in self._content.buttons):
            self.cards_wanted.emit()
        elif had_focus and self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        kept = self._chooser.widgets if self._chooser is not None else ()
        for widget in self._buttons:
            widget.hide()
            if widget not in kept and not isinstance(widget.parent(), BidChooser):
                widget.deleteLater()
        self._buttons = []

    def _made(self, button: BarButton) -> QWidget:
        if button.role in (Role.PHRASES, Role.CARDS, Role.CLAIMS):
            return self._made_menu(button)
        shown = QPushButton(button.text, self)
        shown.setProperty("chief", button.chief)
        shown.setToolTip(self._tip(button))
        shown.setAccessibleName(button.spoken or button.text)
        shown.setAccessibleDescription(button.tip)
        if button.suit is not None:
            size = round(self._letters * 1.5)
            shown.setIcon(sign_icon(button.suit, size))
            shown.setIconSize(QSize(size, size))
        shown.clicked.connect(lambda _checked=False: self._press(button))
        return shown

    def _tip(self, button: BarButton) -> str:
        if not button.key:
            return button.tip
        #: Ends a button's tooltip; {key} is the key that presses it.
        key = fill(self.tr("Key: {key}"), key=button.key)
        return f"{button.tip}\n{key}" if button.tip else key

    def _made_menu(self, button: BarButton) -> QToolButton:
        shown = QToolButton(self)
        shown.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        shown.setToolTip(button.tip)
        shown.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        match button.role:
            case Role.PHRASES:
                shown.setMenu(self._phrases_menu(shown))
            case Role.CARDS:
                shown.setText(button.text + MENU_MARK)
                shown.setMenu(cards_menu(self._content.cards, shown, self._play))
            case _:
                shown.setText(button.text + MENU_MARK)
                menu = claims_menu(self._content, self._names, shown, self.said.emit)
                shown.setMenu(menu)
        shown.setAccessibleName(button.text)
        return shown

    def _phrases_menu(self, parent: QToolButton) -> QMenu:
        menu = QMenu(parent)
        menu.setToolTipsVisible(True)
        group = QActionGroup(menu)
        for phrase in (None, *self._content.phrases):
            action = QAction(no_phrase_text() if phrase is None else phrase_text(phrase), group)
            action.setCheckable(True)
            action.setChecked(phrase is self._phrase)
            if phrase is not None:
                action.setToolTip(phrase_tooltip(phrase))
            action.setData(phrase)
            menu.addAction(action)
        group.triggered.connect(self._on_phrase)
        return menu

    def _on_phrase(self, action: QAction) -> None:
        self._phrase = action.data()
        self._apply_phrase()
        self._arrange()

    def _apply_phrase(self) -> None:
        """Show the phrase chosen; the one that goes with a pass only closes the bids."""
        only_pass = self._phrase is Phrase.MALALECHE
        for button, shown in zip(self._content.buttons, self._buttons, strict=False):
            if button.role is Role.PHRASES and isinstance(shown, QToolButton):
                text = no_phrase_text() if self._phrase is None else phrase_text(self._phrase)
                shown.setText(text + MENU_MARK)
            if isinstance(button.action, Bid) or button.role is Role.OTHER_BID:
                shown.setEnabled(not only_pass)

    def _press(self, button: BarButton) -> None:
        match button.role:
            case Role.ANSWER:
                self._answer(button.action)
            case Role.SAY:
                self.said.emit(button.action)
            case Role.OTHER_BID:
                self._enter_chooser()
            case Role.RESULT:
                self.result_wanted.emit()
            case Role.WHY:
                self.why_wanted.emit()
            case Role.HASTEN:
                self.speed_wanted.emit(Speed.FAST)
            case Role.SKIP:
                self.speed_wanted.emit(Speed.INSTANT)
            case _:
                pass

    def _answer(self, action: Action | None) -> None:
        if self._decision is None:
            return
        match action:
            case Pass():
                action = Pass(self._phrase)
            case Bid(amount):
                action = Bid(amount, self._phrase)
            case _:
                pass
        self.answered.emit(Answer(self._decision.ticket, action))

    def _play(self, card: Card) -> None:
        self._answer(Play(card))

    def _enter_chooser(self) -> None:
        self._chooser = BidChooser(self._content.bids, self)
        self._chooser.bid.connect(lambda amount: self._answer(Bid(amount)))
        self._chooser.back.connect(self._go_back)
        self._rebuild()
        self._chooser.spin.setFocus(Qt.FocusReason.OtherFocusReason)
        self._chooser.spin.selectAll()

    def _go_back(self) -> None:
        self._leave_chooser()
        self._rebuild()
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_chooser(self) -> None:
        if self._chooser is not None:
            for widget in self._chooser.widgets:
                widget.hide()
                widget.deleteLater()
            self._chooser.deleteLater()
            self._chooser = None
            self._buttons = []

    def _arrange(self) -> None:
        """Put label and buttons where they belong and take the size they need."""
        if self._view is None:
            return
        sizes = [widget.sizeHint() for widget in self._buttons]
        plan = arrange(self._label.sizeHint(), sizes, self._area.width(), round(self._letters))
        left = self._middle - plan.size.width() // 2
        x = max(self._area.left(), min(left, self._area.right() + 1 - plan.size.width()))
        top = self._area.bottom() + 1 - plan.size.height()
        self.setGeometry(QRect(QPoint(x, top), plan.size))
        whole = QRect(QPoint(0, 0), plan.size)
        places = [(self._label, plan.label), *zip(self._buttons, plan.buttons, strict=True)]
        self._label.setWordWrap(plan.wraps)
        for widget, box in places:
            widget.setGeometry(self._mirrored(whole, box))
        if plan.size.height() != self._told_height:
            self._told_height = plan.size.height()
            self.height_changed.emit()

    def _mirrored(self, whole: QRect, box: QRect) -> QRect:
        if not self.isRightToLeft():
            return box
        return QRect(whole.width() - box.x() - box.width(), box.y(), box.width(), box.height())
