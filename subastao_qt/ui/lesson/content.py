"""What the teacher's panel shows at a moment, worked out from what the person may know; no widgets here."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.lesson import CHAPTERS
from subastao_qt.app.lesson_types import Aside, Chapter, Point, Step
from subastao_qt.engine.cards import Card
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.lesson.words import (
    Names,
    aside_text,
    chapter_title,
    learned,
    page_text,
    wish_text,
)
from subastao_qt.ui.words import card_reason, fill


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the lesson is."""

    view: PlayerView
    names: Names
    step: Step
    page: int = 0
    asked: bool = True
    """Whether the person is asked now; once he has answered, the words stay to be read."""
    aside: Aside | None = None
    can_take_back: bool = False
    refused: Card | None = None
    """A card that the person has tried and may not play."""

    @property
    def last_page(self) -> bool:
        """Whether the page asks for the deed, or ends the part."""
        return self.page == len(self.step.pages) - 1


@dataclass(frozen=True, slots=True)
class LessonContent:
    """All of the panel."""

    heading: str
    body: str
    wish: str = ""
    note: str = ""
    chapter: int = 0
    """How many chapters are behind, for the dots; one more than there are when all is learned."""
    next_text: str = ""
    """The words of the button that goes on; empty: there is nothing to go on to but the deed."""
    take_back: bool = False
    closing: bool = False
    lines: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """All of it for the screen reader."""
        return " ".join(
            part
            for part in (self.note, self.heading + ".", self.body, *self.lines, self.wish)
            if part
        )


def next_text() -> str:
    """The words of the button that goes on."""
    return QCoreApplication.translate("Lesson", "Next")


def content_of(moment: Moment) -> LessonContent:
    """What to show at a moment of a deal."""
    view, step = moment.view, moment.step
    page = step.pages[moment.page]
    over = view.phase is Phase.OVER
    deed = moment.last_page and moment.asked and not over
    note = aside_text(moment.aside) if moment.aside is not None else ""
    if moment.refused is not None:
        duty = view.reason_against(moment.refused)
        note = card_reason(moment.refused, duty) + "." if duty is not None else note
    return LessonContent(
        heading=chapter_title(step.chapter),
        body=page_text(page.cue, view, moment.names),
        wish=wish_text(step.wish) if deed else "",
        note=note,
        chapter=CHAPTERS.index(step.chapter),
        next_text=next_text() if moment.asked and (over or not moment.last_page) else "",
        take_back=moment.aside is not None and moment.can_take_back,
    )


def pointed(moment: Moment) -> tuple[Point, tuple[Card, ...]]:
    """What the ring is drawn round."""
    page = moment.step.pages[moment.page]
    if not moment.asked:
        return Point.NOTHING, ()
    return page.point, page.cards


def closing_content(waiting: bool) -> LessonContent:
    """What is shown when all has been learned. `waiting`: a match waits to be gone on with."""
    go_on = (
        QCoreApplication.translate("Lesson", "Back to your match")
        if waiting
        else QCoreApplication.translate("Lesson", "Start a real match")
    )
    return LessonContent(
        heading=QCoreApplication.translate("Lesson", "That is the whole game"),
        body=QCoreApplication.translate("Lesson", "What you have learned:"),
        lines=learned(),
        chapter=len(CHAPTERS),
        next_text=go_on,
        closing=True,
    )


def progress_text(chapter: int) -> str:
    """Where one is, for the screen reader and the tooltip of the dots."""
    if chapter >= len(CHAPTERS):
        return chapter_title(Chapter.END)
    #: The dots under the lesson's text: which of its chapters this is.
    text = QCoreApplication.translate("Lesson", "Part {a} of {b}: {title}")
    return fill(text, a=chapter + 1, b=len(CHAPTERS), title=chapter_title(CHAPTERS[chapter]))
