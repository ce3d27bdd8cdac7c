"""Everything that is counted, in the plural forms of each language.

Plurals are asked for by `self.tr` (the extraction tool sees them nowhere else), hence a QObject: its name is
their catalogue context. `n` is never negative: a sign stands apart.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from subastao_qt.ui.words.text import fill


class Counts(QObject):
    """Counted things and the sentences that count them."""

    def points(self, n: int) -> str:
        """`75 points`."""
        return self.tr("%Ln point(s)", "", n)

    def tricks(self, n: int) -> str:
        """`3 tricks`."""
        return self.tr("%Ln trick(s)", "", n)

    def cards(self, n: int) -> str:
        """`12 cards`."""
        return self.tr("%Ln card(s)", "", n)

    def trumps(self, n: int) -> str:
        """`4 trumps`."""
        return self.tr("%Ln trump(s)", "", n)

    def deals(self, n: int) -> str:
        """`12 deals`."""
        return self.tr("%Ln deal(s)", "", n)

    def matches(self, n: int) -> str:
        """`5 matches`."""
        return self.tr("%Ln match(es)", "", n)

    def players(self, n: int) -> str:
        """`3 players`."""
        return self.tr("%Ln player(s)", "", n)

    def seconds(self, n: int) -> str:
        """`2 seconds`."""
        return self.tr("%Ln second(s)", "", n)

    def trick_to(self, player: str, n: int) -> str:
        """A trick is won."""
        #: A trick is won; n is what its cards are worth.
        return fill(self.tr("Trick to {player}: %Ln point(s)", "", n), player=player)

    def trick_to_you(self, n: int) -> str:
        """The person wins a trick."""
        return self.tr("Your trick: %Ln point(s)", "", n)

    def last_trick_to(self, player: str, n: int) -> str:
        """The last trick is won; `n` has the ten in it."""
        #: The last trick of a deal; n includes the ten it is worth.
        return fill(
            self.tr("Last trick to {player}: %Ln point(s) with the last ten", "", n), player=player
        )

    def last_trick_to_you(self, n: int) -> str:
        """The person wins the last trick."""
        return self.tr("The last trick is yours: %Ln point(s) with the last ten", "", n)

    def failed_by(self, n: int) -> str:
        """The contract failed; `n` is what was lacking, never 0."""
        #: n is never 0.
        return self.tr("Contract failed by %Ln point(s)", "", n)

    def match_to(self, n: int) -> str:
        """What the match is played to."""
        #: n is a target from 100 to 2000.
        return self.tr("Match to %Ln point(s)", "", n)

    def match_of(self, n: int) -> str:
        """How many deals the match has."""
        return self.tr("Match of %Ln deal(s)", "", n)

    def to_go(self, n: int) -> str:
        """What the person lacks to the target or the contract."""
        return self.tr("%Ln point(s) to go", "", n)

    def trumps_out(self, n: int) -> str:
        """What the coach says of trumps the others hold."""
        return self.tr("Draw trumps: %Ln still out", "", n)

    def defence_sang(self, n: int, needed: str) -> str:
        """Cantes of the defence raise what is needed."""
        #: At tables where cantes of the defence count against the contract.
        text = self.tr("The defence has sung %Ln point(s): {needed} needed", "", n)
        return fill(text, needed=needed)


def points_text(n: int) -> str:
    """`75 points`."""
    return Counts().points(n)


def tricks_text(n: int) -> str:
    """`3 tricks`."""
    return Counts().tricks(n)


def cards_text(n: int) -> str:
    """`12 cards`."""
    return Counts().cards(n)


def trumps_text(n: int) -> str:
    """`4 trumps`."""
    return Counts().trumps(n)


def deals_text(n: int) -> str:
    """`12 deals`."""
    return Counts().deals(n)


def matches_text(n: int) -> str:
    """`5 matches`."""
    return Counts().matches(n)


def players_text(n: int) -> str:
    """`3 players`."""
    return Counts().players(n)


def seconds_text(n: int) -> str:
    """`2 seconds`."""
    return Counts().seconds(n)


def to_go_text(n: int) -> str:
    """`180 points to go`."""
    return Counts().to_go(n)
