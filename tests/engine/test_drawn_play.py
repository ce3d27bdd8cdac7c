"""Tricks, drawn: what each seat owes to the cards on the table, and who wins (rules, 4)."""

from __future__ import annotations

import pytest

from subastao_qt.engine.cards import Seat, parse_card, parse_hand, parse_suit
from subastao_qt.engine.choices import Undertrump
from subastao_qt.engine.errors import DutyKind, Rule
from subastao_qt.engine.facts import Played
from subastao_qt.engine.play import obligated_cards, winning
from tests.engine.drawn import table

FORCED, FREE = Undertrump.FORCED, Undertrump.FREE


@pytest.mark.parametrize(
    ("trick", "hand", "trump", "undertrump", "may", "duty"),
    [
        # leading: any card
        ("", "Ao 4c Rb", "o", FORCED, "Ao 4c Rb", DutyKind.LEAD),
        # with the suit led: beat its highest card if possible
        ("Rc", "Ac 3c Sc 4o", "o", FORCED, "Ac 3c", DutyKind.BEAT),
        ("Rc", "Cc Sc 4o", "o", FORCED, "Cc Sc", DutyKind.FOLLOW),
        ("4c Rc", "3c 7c", "o", FORCED, "3c", DutyKind.BEAT),
        ("Rc 4c", "3c 7c", "o", FORCED, "3c", DutyKind.BEAT),
        ("Rc Ae", "3c 7c Ae", "o", FORCED, "3c", DutyKind.BEAT),
        # no relief because a partner is winning
        ("4c Ac 5c", "3c 7c", "o", FORCED, "3c 7c", DutyKind.FOLLOW),
        # the trick has been trumped: any card of the suit
        ("Rc 4o", "Ac 3c Sc Ao", "o", FORCED, "Ac 3c Sc", DutyKind.FOLLOW),
        # trump led
        ("Ro", "Ao 4o Ac", "o", FORCED, "Ao", DutyKind.BEAT),
        ("Ro", "Co 4o Ac", "o", FORCED, "Co 4o", DutyKind.FOLLOW),
        ("Ro", "Ac 4c", "o", FORCED, "Ac 4c", DutyKind.FREE),
        # without the suit, no trump yet: any trump
        ("Rc", "4o Ao Ae", "o", FORCED, "4o Ao", DutyKind.TRUMP),
        ("Rc Ab", "4o Ao Ae", "o", FREE, "4o Ao", DutyKind.TRUMP),
        # a trump in the trick: a higher one
        ("Rc So", "4o Ao Co Ae", "o", FORCED, "Ao Co", DutyKind.OVERTRUMP),
        ("Rc So", "4o Ao Co Ae", "o", FREE, "Ao Co", DutyKind.OVERTRUMP),
        # only lower ones: the option decides
        ("Rc So", "4o 7o Ae", "o", FORCED, "4o 7o", DutyKind.UNDERTRUMP),
        ("Rc So", "4o 7o Ae", "o", FREE, "4o 7o Ae", DutyKind.FREE),
        ("Rc So 5o", "6o Ae", "o", FORCED, "6o", DutyKind.UNDERTRUMP),
        ("Rc So 5o", "Co Ae", "o", FREE, "Co", DutyKind.OVERTRUMP),
        # without either: any card
        ("Rc", "Ae 4b", "o", FORCED, "Ae 4b", DutyKind.FREE),
        ("Rc So", "Ae 4b", "o", FORCED, "Ae 4b", DutyKind.FREE),
        # the 3 stands above the Rey, the 7 under the Sota, the 2 under the 4
        ("3c", "Rc Cc", "o", FORCED, "Rc Cc", DutyKind.FOLLOW),
        ("Rc", "3c 7c", "o", FORCED, "3c", DutyKind.BEAT),
        ("7c", "Sc 2c", "o", FORCED, "Sc", DutyKind.BEAT),
        ("2c", "4c 2e", "o", FORCED, "4c", DutyKind.BEAT),
    ],
)
def test_cards_that_may_be_played(
    trick: str, hand: str, trump: str, undertrump: Undertrump, may: str, duty: DutyKind
) -> None:
    played = [Played(Seat(seat), card) for seat, card in enumerate(parse_hand(trick))]
    owed, cards = obligated_cards(parse_hand(hand), played, parse_suit(trump), undertrump)
    assert cards == parse_hand(may)
    assert owed.kind is duty


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("4c Ac 3c", "o", "Ac"),
        ("4c Ae Ab", "o", "4c"),
        ("Ac 4o 3c", "o", "4o"),
        ("Ac 4o 5o 3o", "o", "3o"),
        ("2c 4c 2o", "o", "2o"),
        ("Ro 3o Ao", "o", "Ao"),
    ],
)
def test_who_wins(trick: str, trump: str, winner: str) -> None:
    played = [Played(Seat(seat), card) for seat, card in enumerate(parse_hand(trick))]
    assert winning(played, parse_suit(trump)).card is parse_card(winner)


def test_an_illegal_card_names_the_duty() -> None:
    t = table(s0="Rc 4o", s1="Ac 4c Ao", s2="Ae").do("bid 60, pass, pass, trump o, Rc")
    error = t.refuses("play 4c", Rule.DUTY)
    assert error.duty is not None
    assert (error.duty.kind, error.duty.card) == (DutyKind.BEAT, parse_card("Rc"))
    error = t.refuses("play Ao", Rule.DUTY)
    assert error.duty is not None
    assert error.duty.kind is DutyKind.FOLLOW
    t.refuses("play Ae", Rule.CARD_NOT_HELD)
    t.refuses("play 2o", Rule.CARD_NOT_HELD)
    t.refuses("back 0", Rule.NOTHING_TO_TAKE_BACK)
    t.refuses("claim 1 0", Rule.CLAIM_NOT_ALLOWED)
    assert (
        t.view(1).reason_against(parse_card("4c"))
        == obligated_cards(t.state.deal.hands[1], t.state.deal.trick, parse_suit("o"), FORCED)[0]
    )


def test_counter_clockwise_and_the_winner_leads() -> None:
    t = table(s0="4c", s1="Ac", s2="5c").do("bid 60, pass, pass, trump o")
    assert t.turn == 0
    t.do("4c")
    assert t.turn == 1
    t.do("Ac")
    assert t.turn == 2
    t.do("5c")
    assert t.turn == 1


@pytest.mark.parametrize(("first", "leader"), [("declarer", 1), ("mano", 0)])
def test_first_lead(first: str, leader: int) -> None:
    assert table(f"first_lead={first}").do("pass, bid 60, pass, trump o").turn == leader
