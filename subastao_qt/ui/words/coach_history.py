"""Words of the history, the statistics and the rating."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt

from subastao_qt.app.coach.history import (
    DECLARER,
    OWN_RULES,
    PARTNER,
    MatchRow,
)
from subastao_qt.app.coach.ratings import Rating
from subastao_qt.app.coach.statistics import Tally
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.presets import PRESETS
from subastao_qt.ui.words.rules import preset_label, variant_label
from subastao_qt.ui.words.text import fill, left_to_right, number, number_range, percent


class HistoryCounts(QObject):
    """Sentences with a number in them, in the plural forms of each language."""

    def rated(self, n: int) -> str:
        """How many deals a rating rests on."""
        return self.tr("%Ln deal(s) rated", "", n)

    def waiting(self, n: int) -> str:
        """How many deals the coach has still to play over."""
        return self.tr("%Ln deal(s) still to be played over by the coach", "", n)

    def unreadable(self, n: int) -> str:
        """Files that are no matches."""
        return self.tr("%Ln file(s) of the archive cannot be read and are not shown.", "", n)

    def out_of(self, n: int) -> str:
        """Under a bar: how many contracts it stands for."""
        #: Under a bar of a chart: out of so many contracts.
        return self.tr("of %Ln", "", n)


def tenths(value: float) -> str:
    """A number with one decimal and its sign, as the language writes it."""
    rounded = round(value, 1) or 0.0
    digits = QLocale().toString(abs(rounded), "f", 1)
    sign = "+" if rounded > 0 else "\u2212" if rounded < 0 else ""
    return left_to_right(sign + digits)


def when_text(time: str) -> str:
    """Day and time as the language writes them; as they stand when they are no time."""
    moment = QDateTime.fromString(time, Qt.DateFormat.ISODate)
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else time


def rules_text_of(row: MatchRow) -> str:
    """Variant and preset of a match."""
    return f"{variant_label(row.variant)} · {preset_name(row.preset)}"


def preset_name(preset: str) -> str:
    """The name of a preset by its id; of other rules that they are one's own."""
    if preset == OWN_RULES:
        #: Rules of a match that are those of no preset.
        return QCoreApplication.translate("History", "own rules")
    return preset_label(next(each for each in PRESETS if each.id == preset))


def outcome_text(row: MatchRow) -> str:
    """Whether a match was won."""
    if row.single:
        return QCoreApplication.translate("History", "single deal")
    if not row.over:
        return QCoreApplication.translate("History", "not finished")
    if row.won:
        return QCoreApplication.translate("History", "won")
    return QCoreApplication.translate("History", "lost")


def totals_of(row: MatchRow) -> str:
    """The points, the person's first: `515 : 430 : 120`."""
    # In pairs both partners have the same.
    count = 2 if row.variant in (Variant.PAIRS4, Variant.PAIRS4_SIGNALS) else len(row.totals)
    turned = [row.totals[(row.person + step) % len(row.totals)] for step in range(count)]
    return left_to_right(" : ".join(number(total) for total in turned))


def match_headers() -> tuple[str, ...]:
    """The columns of the list of matches."""
    return (
        QCoreApplication.translate("History", "When"),
        QCoreApplication.translate("History", "Rules"),
        QCoreApplication.translate("History", "Deals"),
        QCoreApplication.translate("History", "Outcome"),
        #: Heading of a column: points at the end, one's own first.
        QCoreApplication.translate("History", "Points, yours first"),
    )


def tally_headers() -> tuple[str, ...]:
    """The columns of the statistics."""
    return (
        QCoreApplication.translate("History", "Deals with a contract"),
        QCoreApplication.translate("History", "How many"),
        QCoreApplication.translate("History", "Contracts made"),
        #: Heading of a column: within which limits the true share most likely lies.
        QCoreApplication.translate("History", "95% interval"),
        #: Heading of a column: points one made over what the others made, for each deal.
        QCoreApplication.translate("History", "Points over the others, a deal"),
    )


def role_text(role: str) -> str:
    """What the person was in a deal."""
    if role == DECLARER:
        return QCoreApplication.translate("History", "You declared")
    if role == PARTNER:
        return QCoreApplication.translate("History", "Your partner declared")
    return QCoreApplication.translate("History", "You defended")


def band_text(low: int, high: int) -> str:
    """Contracts of a range of bids."""
    text = QCoreApplication.translate("History", "Your contracts of {range}")
    return fill(text, range=number_range(low, high))


def place_text(place: int, players: int) -> str:
    """Contracts by the place in the order of play."""
    if place == 0:
        return QCoreApplication.translate("History", "Your contracts as the mano")
    if place == players - 1:
        return QCoreApplication.translate("History", "Your contracts in the last seat")
    return QCoreApplication.translate("History", "Your contracts in between")


def tally_cells(tally: Tally) -> tuple[str, ...]:
    """The cells of a line of the statistics after its heading."""
    count = QLocale().toString(tally.deals)
    if tally.share is None or tally.interval is None or tally.mean is None:
        return count, "", "", ""
    low, high = tally.interval
    span = number_range(round(100 * low), round(100 * high))
    return count, percent(round(100 * tally.share)), span, tenths(tally.mean)


def rating_text(rating: Rating) -> str:
    """The rating in a sentence."""
    if rating.deals < 2:
        return QCoreApplication.translate(
            "History",
            "No rating yet: it needs some deals of matches played without help and without taking anything back.",
        )
    low, high = rating.mean - rating.interval, rating.mean + rating.interval
    if high < 0:
        text = QCoreApplication.translate(
            "History",
            "In your seat the coach would have made more: {n} points a deal between you (95%: {low} to {high}).",
        )
    elif low > 0:
        text = QCoreApplication.translate(
            "History",
            "You made more than the coach would have in your seat: {n} points a deal (95%: {low} to {high}).",
        )
    else:
        text = QCoreApplication.translate(
            "History",
            "You and the coach in your seat are about even: {n} points a deal (95%: {low} to {high}).",
        )
    return fill(text, n=tenths(rating.mean), low=tenths(low), high=tenths(high))


def rating_help() -> str:
    """What the rating is."""
    return QCoreApplication.translate(
        "History",
        "The coach plays each of your deals over, in your seat and against the same opponents. Good and bad cards come "
        "to both of you alike, so the difference shows how you played, not what you were dealt. Deals with hints, with "
        "something taken back, or played before do not count.",
    )
