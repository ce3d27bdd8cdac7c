"""The auction, drawn: who speaks, what may be bid, when it is over; the censor; phrases (rules, 3)."""

from __future__ import annotations

import pytest

from subastao_qt.engine.auction import phrase_is_true
from subastao_qt.engine.cards import parse_hand
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.errors import Rule
from subastao_qt.engine.events import HandCensored, HandShown
from subastao_qt.engine.facts import Ending, Phase
from tests.engine.drawn import table

PAIRS = "variant=pairs4"
CENSOR = "variant=censor4"
SIGNALS = "variant=pairs4signals"


def outcome(rules: str, calls: str, dealer: int = 2) -> str:
    """`turn N` while the auction goes on, else who has it for how much."""
    t = table(rules, dealer).do(calls)
    deal = t.state.deal
    if deal.phase is Phase.OVER:
        assert t.result.ending is Ending.PASSED_OUT
        assert set(t.result.scores) == {0}
        return "passed out"
    if deal.phase is Phase.AUCTION:
        return f"turn {deal.turn}"
    return f"{deal.declarer} for {deal.contract}"


@pytest.mark.parametrize(
    ("rules", "calls", "expected"),
    [
        # three players, dealer 2: the mano 0 speaks first, counter-clockwise
        ("", "", "turn 0"),
        ("", "pass", "turn 1"),
        ("", "pass, pass", "turn 2"),
        ("", "pass, pass, pass", "passed out"),
        ("", "pass, pass, bid 60", "2 for 60"),
        ("", "bid 60", "turn 1"),
        ("", "bid 60, pass", "turn 2"),
        ("", "bid 60, pass, pass", "0 for 60"),
        # a pass is final: 1 is not asked again
        ("", "bid 60, pass, bid 65", "turn 0"),
        ("", "bid 60, pass, bid 65, pass", "2 for 65"),
        ("", "bid 60, pass, bid 65, bid 70", "turn 2"),
        ("", "bid 60, pass, bid 65, bid 70, pass", "0 for 70"),
        # jumps; 230 cannot be raised and ends it at once
        ("", "bid 230", "0 for 230"),
        ("", "bid 60, bid 230", "1 for 230"),
        ("bid_step=10 min_bid=60", "bid 220", "turn 1"),
        ("bid_step=10 min_bid=50", "bid 230", "0 for 230"),
        # each speaks once
        ("auction_rounds=single", "bid 60, bid 65", "turn 2"),
        ("auction_rounds=single", "bid 60, bid 65, pass", "1 for 65"),
        ("auction_rounds=single", "bid 60, pass, bid 65", "2 for 65"),
        ("auction_rounds=single", "pass, pass, pass", "passed out"),
        ("auction_rounds=single", "bid 230", "0 for 230"),
        # pairs, dealer 3: both opponents have passed and all four have spoken
        (PAIRS, "bid 60, pass, pass", "turn 3"),
        (PAIRS, "bid 60, pass, pass, pass", "0 for 60"),
        (PAIRS, "bid 60, pass, bid 65", "turn 3"),
        (PAIRS, "bid 60, pass, bid 65, pass", "2 for 65"),
        (PAIRS, "pass, bid 60, pass", "turn 3"),
        (PAIRS, "pass, bid 60, pass, bid 65", "3 for 65"),
        (PAIRS, "pass, bid 60, pass, pass", "1 for 60"),
        (PAIRS, "pass, bid 60, bid 65, pass, pass", "2 for 65"),
        # the partner may raise while an opponent is still in
        (PAIRS, "bid 60, bid 65, pass", "turn 3"),
        (PAIRS, "bid 60, bid 65, pass, bid 70", "turn 0"),
        (PAIRS, "bid 60, bid 65, pass, bid 70, pass", "3 for 70"),
        (PAIRS, "bid 60, bid 65, pass, bid 70, bid 75", "turn 1"),
        (PAIRS, "pass, pass, pass, bid 60", "3 for 60"),
        (PAIRS, "pass, pass, pass, pass", "passed out"),
        # all others: the partner goes on
        (f"{PAIRS} pairs_auction_end=all-others", "bid 60, pass, bid 65, pass", "turn 0"),
        (f"{PAIRS} pairs_auction_end=all-others", "bid 60, pass, bid 65, pass, pass", "2 for 65"),
        (f"{PAIRS} pairs_auction_end=all-others", "bid 60, pass, bid 65, pass, bid 70", "turn 2"),
        (f"{PAIRS} auction_rounds=single", "bid 60, pass, bid 65", "turn 3"),
        (f"{PAIRS} auction_rounds=single", "bid 60, pass, bid 65, bid 70", "3 for 70"),
    ],
)
def test_auction(rules: str, calls: str, expected: str) -> None:
    assert outcome(rules, calls, 3 if "pairs" in rules else 2) == expected


@pytest.mark.parametrize(
    ("rules", "calls", "bids"),
    [
        ("", "", range(60, 231, 5)),
        ("min_bid=50", "", range(50, 231, 5)),
        ("min_bid=95", "", range(95, 231, 5)),
        ("min_bid=50 bid_step=10", "", range(50, 231, 10)),
        ("", "bid 60", range(65, 231, 5)),
        ("min_bid=60 bid_step=10", "bid 100", range(110, 231, 10)),
        ("", "bid 225", range(230, 231, 5)),
    ],
)
def test_bids_that_may_be_made(rules: str, calls: str, bids: range) -> None:
    assert table(rules).do(calls).may == ["pass", *[f"bid {amount}" for amount in bids]]


def test_bids_that_may_not_be_made() -> None:
    t = table().do("bid 70")
    t.refuses("bid 70", Rule.BID_TOO_LOW)
    t.refuses("bid 60", Rule.BID_TOO_LOW)
    t.refuses("bid 72", Rule.BID_TOO_LOW)
    t.refuses("bid 77", Rule.BID_OFF_STEP)
    t.refuses("bid 235", Rule.BID_TOO_HIGH)
    t.refuses("bid 999", Rule.BID_TOO_HIGH)
    t.refuses("trump o", Rule.WRONG_PHASE)
    t.refuses("play Ao", Rule.WRONG_PHASE)
    t.refuses("censor", Rule.WRONG_PHASE)
    t.refuses("stand", Rule.WRONG_PHASE)
    t.refuses("finish", Rule.WRONG_PHASE)
    t.refuses("back 0", Rule.WRONG_PHASE)
    t.refuses("sing 0 o", Rule.WRONG_PHASE)
    t.refuses("deal", Rule.DEAL_NOT_OVER)
    t.refuses("end", Rule.DEAL_NOT_OVER)
    table("bid_step=10 min_bid=60").refuses("bid 65", Rule.BID_OFF_STEP)
    table().refuses("bid 55", Rule.BID_TOO_LOW)


def test_after_the_auction_no_more_bids() -> None:
    t = table().do("bid 60, pass, pass")
    t.refuses("bid 65", Rule.WRONG_PHASE)
    t.refuses("pass", Rule.WRONG_PHASE)
    assert t.may == ["trump o", "trump c", "trump e", "trump b"]
    t.do("trump c")
    t.refuses("trump o", Rule.WRONG_PHASE)
    passed = table().do("pass, pass, pass")
    passed.refuses("bid 60", Rule.DEAL_OVER)
    passed.refuses("stand", Rule.DEAL_OVER)


# The censor. Dealer 0 sits out; 1 is mano, then 2 and 3.


def test_the_dealer_has_no_hand_and_no_call() -> None:
    t = table(CENSOR, 0)
    assert t.turn == 1
    assert t.view(0).hand == ()
    assert t.view(0).legal == ()
    assert outcome(CENSOR, "pass, pass, pass", 0) == "passed out"


def test_the_dealer_lets_it_stand() -> None:
    t = table(CENSOR, 0).do("bid 60, pass, pass")
    assert t.turn == 0
    assert t.may == ["stand", "censor"]
    t.do("stand")
    assert (t.turn, t.state.deal.declarer, t.state.deal.contract) == (1, 1, 60)
    t.refuses("censor", Rule.WRONG_PHASE)


def test_the_dealer_takes_the_hand_in_its_place() -> None:
    t = table(CENSOR, 0, s2="Ao 3o").do("pass, bid 60, pass, censor")
    deal = t.state.deal
    assert (deal.declarer, deal.contract, deal.resting, t.turn) == (0, 70, 2, 0)
    assert deal.order == (1, 0, 3)
    assert t.view(0).hand[:2] == parse_hand("Ao 3o")
    assert t.view(2).hand == ()
    assert t.view(2).shown == (0, t.view(0).hand)
    assert t.view(0).places == (2, 1, 0, 3)
    t.do("trump o")
    assert t.turn == 0
    t.do("Ao")
    assert t.turn == 3


def test_the_dealer_leads_for_the_mano_he_outbid() -> None:
    t = table(f"{CENSOR} first_lead=mano", 0).do("bid 60, pass, pass, censor, trump o")
    assert t.turn == 0
    t = table(f"{CENSOR} first_lead=mano", 0).do("pass, bid 60, pass, censor, trump o")
    assert t.turn == 1


def test_the_answer_to_the_censor() -> None:
    once = f"{CENSOR} censor_answer=once"
    t = table(once, 0).do("bid 60, pass, pass, censor")
    assert (t.turn, t.may) == (1, ["stand", "retake"])
    t.refuses("censor", Rule.WRONG_PHASE)
    back = table(once, 0).do("bid 60, pass, pass, censor, retake").state.deal
    assert (back.declarer, back.contract, back.resting, back.turn) == (1, 75, 0, 1)
    assert back.order == (1, 2, 3)
    gone = table(once, 0).do("bid 60, pass, pass, censor, stand").state.deal
    assert (gone.declarer, gone.contract, gone.resting, gone.turn) == (0, 70, 1, 0)
    table(CENSOR, 0).do("bid 60, pass, pass, censor").refuses("retake", Rule.WRONG_PHASE)


@pytest.mark.parametrize(
    ("bid", "phase", "answer"),
    [
        (215, Phase.CENSOR, Phase.CENSOR_ANSWER),
        (220, Phase.CENSOR, Phase.TRUMP),
        (225, Phase.TRUMP, None),
        (230, Phase.TRUMP, None),
    ],
)
def test_nothing_goes_above_230(bid: int, phase: Phase, answer: Phase | None) -> None:
    t = table(f"{CENSOR} censor_answer=once", 0).do(f"pass, pass, bid {bid}")
    assert t.state.deal.phase is phase
    if answer is None:
        t.refuses("censor", Rule.CENSOR_TOO_HIGH)
        # nothing to decide, so nothing to look at
        assert t.view(0).shown is None
        assert not any(isinstance(event, HandShown) for event in t.events)
        return
    t.do("censor")
    assert t.state.deal.phase is answer
    if answer is Phase.TRUMP:
        t.refuses("retake", Rule.CENSOR_TOO_HIGH)


def test_what_the_censor_sees() -> None:
    t = table(CENSOR, 0, s1="Ao").do("bid 60, pass, pass")
    assert t.view(0).shown == (1, t.state.deal.hands[1])
    assert [t.view(seat).shown for seat in (1, 2, 3)] == [None, None, None]
    blind = table(f"{CENSOR} censor_sees=no", 0).do("bid 60, pass, pass")
    assert blind.view(0).shown is None
    assert not any(isinstance(event, HandShown) for event in blind.events)
    blind.do("stand, trump o")
    assert blind.view(0).shown is None


def test_he_who_sits_out_keeps_what_he_saw() -> None:
    t = table(CENSOR, 0, s1="Ao").do("bid 60, pass, pass, stand, trump o, Ao")
    assert t.view(0).shown == (1, t.state.deal.hands[1])
    taken = table(f"{CENSOR} censor_sees=no censor_answer=once", 0)
    taken.do("bid 60, pass, pass, censor, retake, trump o")
    # the dealer has held the hand
    assert taken.view(0).shown == (1, taken.state.deal.hands[1])
    assert any(isinstance(event, HandCensored) for event in taken.events)


# Signals. Dealer 3, seat 0 speaks.


@pytest.mark.parametrize(
    ("hand", "true"),
    [
        ("Ao 4o 5o 6o 4c 5c 4e 5e 4b 5b", "as malaleche"),
        ("Ao Ac 4o 5o 6c 7c 4e 5e 4b 5b", "as ases malaleche"),
        ("3o 4o 5o Rc 4c 5c 4e 5e 4b 5b", "tres malaleche"),
        ("3o 4o Sc Rc 4c 5c 4e 5e 4b 5b", "malaleche"),
        ("Ro Co 5o Rc 4c 5c 4e 5e 4b 5b", "cante malaleche"),
        ("Ro Co 5o Rc Cc 5c 4e 5e 4b 5b", "cante dos malaleche"),
        ("4o 5o 6o 7o So 5c 4e 5e 4b 5b", "largo malaleche"),
        ("4o 5o 6o 7o 2c 5c 4e 5e 6e 7e", "fallo malaleche"),
        ("4o 5o 6o 7o So 2o 4e 5e 6e 7e", "largo fallo malaleche"),
    ],
)
def test_phrases_that_are_true(hand: str, true: str) -> None:
    cards = parse_hand(hand)
    assert [p.value for p in Phrase if phrase_is_true(p, cards)] == true.split()
    t = table(SIGNALS, 3, s0=hand)
    assert [phrase.value for phrase in t.view(0).offered] == true.split()
    assert t.view(1).offered == ()


def test_phrases_that_may_be_said() -> None:
    hand = "Ao 4o 5o 6o 4c 5c 4e 5e 4b 5b"
    t = table(SIGNALS, 3, s0=hand)
    t.refuses("bid 60 ases", Rule.PHRASE_NOT_OFFERED)
    t.refuses("bid 60 malaleche", Rule.PHRASE_NOT_OFFERED)
    t.do("bid 60 as")
    assert t.view(1).calls[0].phrase is Phrase.AS
    table(SIGNALS, 3, s0=hand).do("pass malaleche")
    table(f"{SIGNALS} signal_truth=free", 3, s0=hand).do("bid 60 dos")
    free = table(f"{SIGNALS} signal_truth=free", 3, s0=hand)
    free.refuses("bid 60 malaleche", Rule.PHRASE_NOT_OFFERED)
    table(f"{SIGNALS} phrases=ases,dos", 3, s0=hand).refuses("bid 60 as", Rule.PHRASE_NOT_OFFERED)
    table(PAIRS, 3, s0=hand).refuses("bid 60 as", Rule.PHRASE_NOT_OFFERED)


def test_a_phrase_for_the_partner_alone() -> None:
    t = table(f"{SIGNALS} signal_audience=partner", 3, s0="Ao").do("bid 60 as")
    heard = [t.view(seat).calls[0].phrase for seat in range(4)]
    assert heard == [Phrase.AS, None, Phrase.AS, None]
