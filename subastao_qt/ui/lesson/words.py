"""What the teacher says, page by page. Words of the table itself come from `ui.words`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.lesson_types import Aside, Chapter, Cue
from subastao_qt.engine.actions import Action, Bid, NameTrump, Play, Sing
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words import card_name_object, duty_text, fill, number, suit_name

Names = Sequence[str]
"""The players' names by seat."""


def chapter_title(chapter: Chapter) -> str:
    """The heading of a chapter."""
    match chapter:
        case Chapter.FOLLOW:
            return QCoreApplication.translate("Lesson", "Follow suit and beat")
        case Chapter.TRUMPS:
            return QCoreApplication.translate("Lesson", "Trumps")
        case Chapter.TEN:
            return QCoreApplication.translate("Lesson", "The last trick")
        case Chapter.AUCTION:
            return QCoreApplication.translate("Lesson", "The auction")
        case Chapter.CANTES:
            return QCoreApplication.translate("Lesson", "Singing cantes")
        case Chapter.PLAY:
            return QCoreApplication.translate("Lesson", "Saving trumps")
        case Chapter.END:
            return QCoreApplication.translate("Lesson", "The last ten")
        case _:
            assert_never(chapter)


def page_text(cue: Cue, view: PlayerView, names: Names) -> str:
    """What a page says about the table as it is."""
    text = _first_deal(cue) or _second_auction(cue) or _second_play(cue) or _free(cue)
    made = view.account.total if view.account is not None else 0
    standing = view.standing.amount if view.standing is not None else None
    return fill(
        text,
        right=names[1],
        left=names[2],
        declarer=names[view.declarer] if view.declarer is not None else "",
        n=view.contract or standing or view.rules.min_bid,
        made=made,
        duty=duty_text(view.duty) if view.duty is not None else "",
    )


def _first_deal(cue: Cue) -> str:
    match cue:
        case Cue.WELCOME:
            #: {right} and {left} are the players' names, here and in all that follows.
            return QCoreApplication.translate(
                "Lesson",
                "Welcome to the table. You sit at the bottom, {right} on your right, {left} on your left. We join "
                "a deal of which five tricks are left.",
            )
        case Cue.CARDS:
            #: The figures in brackets are printed on the Spanish cards.
            return QCoreApplication.translate(
                "Lesson",
                "These are your cards. An ace (1) is worth 11 points, a three 10, a king (12) 4, a knight (11) 3, "
                "a jack (10) 2. The others count nothing. In this order they beat each other too; then come "
                "7, 6, 5 and 4.",
            )
        case Cue.PROMISE:
            return QCoreApplication.translate(
                "Lesson",
                "{right} has promised {n} points and plays alone against {left} and you. Trumps are cups: they beat "
                "every other suit.",
            )
        case Cue.BEAT_KING:
            return QCoreApplication.translate(
                "Lesson",
                "The king of cups was led. You have cups, so you must play one: follow suit. And if you can beat "
                "the best card, you must: only your ace does.",
            )
        case Cue.LEAD:
            return QCoreApplication.translate(
                "Lesson",
                "Yours: 15 points for the two of you. Whoever takes a trick leads to the next, with any card. "
                "Perhaps {left} can take this one.",
            )
        case Cue.MUST_TRUMP:
            return QCoreApplication.translate(
                "Lesson",
                "{left} took it: 14 points more for your side. Now clubs are led, and you have none. Then you must "
                "trump, as long as you have a trump.",
            )
        case Cue.ANY_CARD:
            return QCoreApplication.translate(
                "Lesson",
                "{right} had no clubs either and had to beat your trump. Now coins are led. You have neither coins "
                "nor trumps: any card will do. Keep the better one for the last trick.",
            )
        case Cue.LAST_TRICK:
            return QCoreApplication.translate(
                "Lesson",
                "The last trick is worth ten points besides its cards. The six of swords was led, and your knight "
                "beats it.",
            )
        case Cue.NOT_MADE:
            return QCoreApplication.translate(
                "Lesson",
                "{right} promised {n} points and has {made}: not made. So {left} and you score {n} each. With the "
                "last trick, {right} would have made it.",
            )
        case _:
            return ""


def _second_auction(cue: Cue) -> str:
    match cue:
        case Cue.AUCTION:
            return QCoreApplication.translate(
                "Lesson",
                "A new deal, and this time you may play alone. In the auction everybody says how many points they "
                "dare to make. The highest bid plays against the other two.",
            )
        case Cue.WORTH:
            return QCoreApplication.translate(
                "Lesson",
                "What is your hand worth? King and knight of one suit are a cante. Sung, it counts 40 in trumps "
                "and 20 in another suit. You hold two: with coins as trumps that makes 60.",
            )
        case Cue.COUNT:
            return QCoreApplication.translate(
                "Lesson",
                "Two aces bring 22 more, the trumps a few tricks, the last trick ten. That is 95, perhaps 100.",
            )
        case Cue.BID:
            return QCoreApplication.translate(
                "Lesson",
                "The highest bid so far is {n}. Go just a little higher: you can raise again later.",
            )
        case Cue.RAISE:
            return QCoreApplication.translate(
                "Lesson",
                "Now {n} is bid. You have counted a little more than that: go on.",
            )
        case Cue.TRUMP:
            return QCoreApplication.translate(
                "Lesson",
                "Nobody goes higher: you play for {n} points. Now name trumps. Coins are your longest suit, and "
                "their cante will count 40.",
            )
        case _:
            return ""


def _second_play(cue: Cue) -> str:
    match cue:
        case Cue.WIN_FIRST:
            return QCoreApplication.translate(
                "Lesson",
                "You lead. A cante is sung right after winning a trick, with both cards still in your hand. So "
                "win one: nothing beats the ace of trumps.",
            )
        case Cue.SING_FORTY:
            return QCoreApplication.translate(
                "Lesson",
                "The trick is yours. Now sing, before you lead again: the forty first. The cards stay in your hand.",
            )
        case Cue.WIN_AGAIN:
            return QCoreApplication.translate(
                "Lesson",
                "One cante for each trick you win. For the other one you need another trick: the ace of swords is "
                "the highest of its suit.",
            )
        case Cue.SING_TWENTY:
            return QCoreApplication.translate("Lesson", "Yours again. Now the twenty.")
        case Cue.SCORE:
            return QCoreApplication.translate(
                "Lesson",
                "You have {made} points of the {n} you need. The plate at the top keeps count.",
            )
        case Cue.SAVE_TRUMPS:
            return QCoreApplication.translate(
                "Lesson",
                "From now on let go of the cards that win nothing, and save your trumps for later.",
            )
        case Cue.GIVE_NOTHING:
            return QCoreApplication.translate(
                "Lesson",
                "You must follow suit, but you cannot beat the three. Either club will do: neither costs a point.",
            )
        case Cue.GIVE_LITTLE:
            return QCoreApplication.translate(
                "Lesson",
                "You cannot beat the ace. The knight costs you one point less than the king.",
            )
        case Cue.TRUMP_LED:
            return QCoreApplication.translate(
                "Lesson",
                "The three is the highest trump left and takes this trick anyway. Give your smallest.",
            )
        case Cue.ONE_CARD:
            return QCoreApplication.translate(
                "Lesson", "You must follow suit, and you have one sword only."
            )
        case Cue.TRUMP_IN:
            return QCoreApplication.translate(
                "Lesson",
                "You have no swords left: you must trump. The smallest trump is enough to win.",
            )
        case Cue.LAST_SMALL:
            return QCoreApplication.translate(
                "Lesson", "You lead again. Let the last small card go; the trumps can wait."
            )
        case Cue.TRUMP_AGAIN:
            return QCoreApplication.translate(
                "Lesson", "No clubs either: trump again. This trick is yours whichever you play."
            )
        case Cue.KEEP_TRUMP:
            return QCoreApplication.translate(
                "Lesson",
                "Two cards left, and this is the art of it. The last trick is worth ten points, and you need them: "
                "let the king of cups go and keep the trump.",
            )
        case Cue.TEN_IS_YOURS:
            return QCoreApplication.translate(
                "Lesson", "A trump for the last trick: the ten points are yours."
            )
        case Cue.MADE:
            return QCoreApplication.translate(
                "Lesson",
                "{made} points; you promised {n}: made, and you score {n}. Without the ten of the last trick it "
                "would not have been enough.",
            )
        case _:
            return ""


def _free(cue: Cue) -> str:
    match cue:
        case Cue.FREE_BID:
            return QCoreApplication.translate(
                "Lesson",
                "The highest bid is {n}. Bid more if you think you can make it, or pass.",
            )
        case Cue.FREE_TRUMP:
            return QCoreApplication.translate(
                "Lesson", "You play for {n} points. Name the suit that is to be trumps."
            )
        case Cue.FREE_SONG:
            return QCoreApplication.translate(
                "Lesson",
                "You have won the trick and hold king and knight of one suit: sing, before you lead.",
            )
        case Cue.FREE_LAST:
            return QCoreApplication.translate(
                "Lesson", "The last trick: whoever takes it gets ten points besides its cards."
            )
        case Cue.FREE_CARD:
            #: {declarer} plays alone for {n} points and has {made}; {duty} is a sentence such as
            #: "You must follow cups".
            return QCoreApplication.translate(
                "Lesson", "{declarer}: {made} points of {n}. {duty}. The cards that stay bright may be played."
            )  # fmt: skip
        case Cue.FREE_END:
            return QCoreApplication.translate(
                "Lesson",
                "The deal is over. The sheet shows how the points were counted and who scores them.",
            )
        case _:
            return ""


def wish_text(wish: Action | None) -> str:
    """What the person is asked to do, in a few words."""
    match wish:
        case Play(card):
            #: {card} has its article, in Russian its accusative: "the ace of cups".
            text = QCoreApplication.translate("Lesson", "Play {card}.")
            return fill(text, card=card_name_object(card))
        case Bid(amount):
            return fill(QCoreApplication.translate("Lesson", "Bid {n}."), n=number(amount))
        case NameTrump(suit):
            text = QCoreApplication.translate("Lesson", "Name {suit} as trumps.")
            return fill(text, suit=suit_name(suit))
        case Sing():
            return QCoreApplication.translate("Lesson", "Press the button to sing.")
        case _:
            return ""


def aside_text(aside: Aside) -> str:
    """What is said when the person has done something else."""
    match aside:
        case Aside.CARD:
            return QCoreApplication.translate(
                "Lesson",
                "That is allowed too; the deal now goes its own way. Play on, or take it back.",
            )
        case Aside.SONG:
            return QCoreApplication.translate(
                "Lesson",
                "You have led without singing. You may sing after your next trick, or take this back.",
            )
        case Aside.PASSED:
            return QCoreApplication.translate(
                "Lesson",
                "You have passed, so another player plays alone. Defend, or take it back and bid.",
            )
        case Aside.TRUMP:
            return QCoreApplication.translate(
                "Lesson",
                "Another suit is trumps now; that is allowed. Play on, or take it back.",
            )
        case _:
            assert_never(aside)


def learned() -> tuple[str, ...]:
    """What has been learned, a line each."""
    return (
        QCoreApplication.translate("Lesson", "Follow suit, beat if you can, trump if you cannot follow."),
        QCoreApplication.translate("Lesson", "Promise what your hand can make, no more."),
        QCoreApplication.translate("Lesson", "Sing after winning a trick, and do not forget to."),
        QCoreApplication.translate("Lesson", "Keep a trump for the last ten."),
    )  # fmt: skip
