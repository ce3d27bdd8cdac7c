"""The score sheet, the plates at the table, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.choices import MatchEnd
from subastao_qt.engine.facts import DealResult, Ending
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words.calls import call_text
from subastao_qt.ui.words.counts import Counts
from subastao_qt.ui.words.text import fill, listing


@dataclass(frozen=True, slots=True)
class SheetHeaders:
    """Headings of the score sheet; the players' names head the other columns."""

    title: str
    deal: str
    declarer: str
    contract: str
    trump: str
    result: str
    total: str
    card_points: str
    last_ten: str
    cantes: str


def sheet_headers() -> SheetHeaders:
    """Return the headings of the score sheet."""
    return SheetHeaders(
        title=QCoreApplication.translate("Words", "Score sheet"),
        #: Heading of a column: the number of the deal.
        deal=QCoreApplication.translate("Words", "Deal"),
        #: Heading of a column: who played for the contract.
        declarer=QCoreApplication.translate("Words", "Declarer"),
        #: Heading of a column: the points promised.
        contract=QCoreApplication.translate("Words", "Contract"),
        #: Heading of a column: the trump suit.
        trump=QCoreApplication.translate("Words", "Trump"),
        #: Heading of a column: contract made or failed.
        result=QCoreApplication.translate("Words", "Result"),
        total=QCoreApplication.translate("Words", "Total"),
        card_points=QCoreApplication.translate("Words", "Card points"),
        last_ten=QCoreApplication.translate("Words", "Last ten"),
        cantes=QCoreApplication.translate("Words", "Cantes"),
    )


def made_text(result: DealResult) -> str:
    """Return the word of the result column: `Made`, `Failed`, `Passed out`."""
    if result.ending is Ending.PASSED_OUT:
        #: Score sheet: nobody bid in this deal.
        return QCoreApplication.translate("Words", "Passed out")
    if result.made:
        #: Score sheet: the contract was made.
        return QCoreApplication.translate("Words", "Made")
    #: Score sheet: the contract was not made.
    return QCoreApplication.translate("Words", "Failed")


def match_goal_text(rules: RuleSet) -> str:
    """Say what the match is played to: `Match to 500 points`, `Match of 12 deals`."""
    if rules.match_end is MatchEnd.TARGET:
        return Counts().match_to(rules.target)
    return Counts().match_of(rules.deals)


def deal_title(number: int, rules: RuleSet) -> str:
    """Name a deal: `Deal 3`, or `Deal 3 of 12` where the match has so many."""
    if rules.match_end is MatchEnd.DEALS and number <= rules.deals:
        text = QCoreApplication.translate("Words", "Deal {number} of {count}")
        return fill(text, number=number, count=rules.deals)
    return fill(QCoreApplication.translate("Words", "Deal {number}"), number=number)


def seat_place(seat: Seat, view: PlayerView) -> str:
    """Say where a player sits, seen from the person: `on your right`; empty for himself."""
    steps = (view.places[seat] - view.places[view.seat]) % view.rules.seats
    if steps == 0:
        return ""
    if steps == 1:
        return QCoreApplication.translate("Words", "on your right")
    if steps == view.rules.seats - 1:
        return QCoreApplication.translate("Words", "on your left")
    return QCoreApplication.translate("Words", "opposite")


def dealer_text() -> str:
    """The mark of who deals."""
    return QCoreApplication.translate("Words", "dealer")


def mano_text() -> str:
    """The mark of who speaks first."""
    return QCoreApplication.translate("Words", "first player")


def declarer_text() -> str:
    """The mark of who plays for the contract."""
    return QCoreApplication.translate("Words", "declarer")


def partner_text() -> str:
    """The mark of the person's partner."""
    return QCoreApplication.translate("Words", "partner")


def resting_text() -> str:
    """The mark of the player sitting out."""
    return QCoreApplication.translate("Words", "sitting out")


def you_text() -> str:
    """The person's own name where none was given."""
    #: The name of the person at the table, on a plate and at the head of a column.
    return QCoreApplication.translate("Words", "You")


def seat_roles(seat: Seat, view: PlayerView) -> list[str]:
    """Name what a seat is in this deal: dealer, first player, declarer, partner, sitting out."""
    marks = [
        (seat == view.dealer, dealer_text),
        (seat == view.mano, mano_text),
        (seat == view.declarer, declarer_text),
        (seat == view.partner, partner_text),
        (seat == view.resting, resting_text),
    ]
    return [word() for stands, word in marks if stands]


def seat_description(seat: Seat, view: PlayerView, names: Sequence[str]) -> str:
    """Describe a seat in full for the screen reader and a plate's tooltip."""
    parts = [names[seat], seat_place(seat, view), *seat_roles(seat, view)]
    calls = [call for call in view.calls if call.seat == seat]
    if view.declarer is None and calls:
        parts.append(call_text(calls[-1]))
    if seat != view.resting:
        parts.append(Counts().cards(view.counts[seat]))
    if view.trump is not None and seat != view.resting:
        parts.append(Counts().tricks(sum(trick.winner == seat for trick in view.tricks)))
    return listing([part for part in parts if part])
