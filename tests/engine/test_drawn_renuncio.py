"""Revokes at a table where they may be claimed, drawn (rules, 4)."""

from __future__ import annotations

import pytest

from subastao_qt.engine.cards import Seat, parse_card
from subastao_qt.engine.dealing import gathered_pack
from subastao_qt.engine.errors import DutyKind, Rule
from subastao_qt.engine.events import CardTakenBack, RevokeClaimed
from subastao_qt.engine.facts import Ending, Phase
from tests.engine.drawn import Table, table

CLAIM = "renuncio=claim"
AUCTION = "bid 60, pass, pass, trump o, "
HANDS = {
    "s0": "Rc 7c 4c  Ao 3o Ro 5o 4o  Ae  6b 5b 4b",
    "s1": "Ac Sc 5c  Co 6o  Re 6e 5e 4e  Ab 3b 7b",
    "s2": "3c Cc 6c  So 7o  3e Ce Se 7e  Rb Cb Sb",
}


def begun(rules: str = "", script: str = "") -> Table:
    return table(f"{CLAIM} {rules}", **HANDS).do(AUCTION + script)


def finished(t: Table) -> Table:
    """Played to the last card by duty."""
    while t.state.deal.phase is not Phase.OVER:
        assert t.turn is not None
        t.do(t.view(t.turn).meeting[0].code)
    return t


def test_any_card_can_be_played() -> None:
    t = begun(script="Rc")
    assert t.cards == [card.code for card in t.state.deal.hands[1]]
    # the duty is still told
    assert [card.code for card in t.view(1).meeting] == ["Ac"]
    t.do("4e")
    assert t.turn == 2


def test_a_card_is_taken_back_until_the_next_touches_the_table() -> None:
    t = begun(script="Rc, 4e")
    assert "back 1" in t.said
    # only he who played it is told that it was illegal
    assert [t.view(seat).pending is not None for seat in range(3)] == [False, True, False]
    assert [len(t.view(seat).extra) for seat in range(3)] == [0, 2, 1]
    t.refuses("back 0", Rule.NOTHING_TO_TAKE_BACK)
    t.do("back 1")
    assert (t.turn, t.cards) == (1, ["Ac"])
    assert t.state.deal.hands[1] == t.state.deal.dealt[1]
    error = t.refuses("4e", Rule.DUTY)
    assert error.duty is not None
    assert error.duty.kind is DutyKind.FOLLOW
    t.do("Ac, 6c")
    # what was taken back is no renuncio
    t.do("claim 0 1")
    assert t.result.claim is not None
    assert not t.result.claim.true
    assert t.result.scores == (0, 60, 60)


def test_a_legal_card_cannot_be_taken_back() -> None:
    t = begun(script="Rc, Ac")
    t.refuses("back 1", Rule.NOTHING_TO_TAKE_BACK)
    late = begun(script="Rc, 4e, 3c")
    late.refuses("back 1", Rule.NOTHING_TO_TAKE_BACK)


def test_the_card_that_fills_a_trick_is_taken_back() -> None:
    t = begun(script="Rc, Ac, 3e")
    assert (t.turn, len(t.state.deal.tricks)) == (1, 1)
    t.do("back 2")
    deal = t.state.deal
    assert (t.turn, deal.tricks, len(deal.trick)) == (2, (), 2)
    assert t.events[-1] == CardTakenBack(Seat(2), parse_card("3e"), reopened=True)
    # 2 cannot beat the As: any card of copas will do
    assert t.cards == ["3c", "Cc", "6c"]
    t.do("6c")
    assert t.state.deal.tricks[0].winner == 1


def test_a_cante_settles_the_card_before_it() -> None:
    hands = {"s0": "Ac Ro Co", "s1": "Rc 5c", "s2": "Ae 6c"}
    t = table(CLAIM, **hands).do(AUCTION + "Ac, 5c, Ae")
    assert "back 2" in t.said
    assert "claim 0 2" not in t.said
    t.do("sing 0 o")
    t.refuses("back 2", Rule.NOTHING_TO_TAKE_BACK)
    assert "claim 0 2" in t.said
    t.do("claim 0 2")
    assert t.result.scores == (60, 0, 0)


@pytest.mark.parametrize(
    ("script", "claim", "true", "scores"),
    [
        # the defender 1 revokes: the contract is made
        ("Rc, 4e, 3c", "claim 0 1", True, (60, 0, 0)),
        # a false claim by the declarer
        ("Rc, Ac, 6c, 4e", "claim 0 1", False, (0, 60, 60)),
        # a false claim by a defender
        ("Rc, Ac, 6c, 4e", "claim 1 0", False, (60, 0, 0)),
        # the declarer revokes on the lead of 1 in espadas
        ("Rc, Ac, 6c, 4e, 7e, Ao, 4b", "claim 1 0", True, (0, 60, 60)),
    ],
)
def test_claims(script: str, claim: str, true: bool, scores: tuple[int, ...]) -> None:
    t = begun(script=script)
    t.do(claim)
    assert t.result.ending is Ending.CLAIM
    assert t.result.claim is not None
    assert t.result.claim.true is true
    assert t.result.scores == scores
    # the declarer stays the declarer, the deal has stopped
    assert t.result.declarer == 0
    assert t.may == ["end"]
    t.refuses("Ao", Rule.DEAL_OVER)


def test_a_true_claim_names_the_card_and_its_duty() -> None:
    t = begun(script="Rc, 4e, 3c").do("claim 0 1")
    claim = t.result.claim
    assert claim is not None
    assert claim.revoke is not None
    assert (claim.revoke.card, claim.revoke.trick) == (parse_card("4e"), 0)
    assert claim.revoke.duty.kind is DutyKind.FOLLOW
    assert any(isinstance(event, RevokeClaimed) for event in t.events)


def test_the_earliest_revoke_decides_whoever_claimed() -> None:
    # 1 revokes first (defence), then the declarer 0; a defender claims against the declarer
    t = begun(script="Rc, 4e, 3c, 7e, 4b, Re, Ac")
    assert [(revoke.seat, revoke.trick) for revoke in t.state.deal.revokes] == [(1, 0), (0, 1)]
    t.do("claim 2 0")
    assert t.result.claim is not None
    assert t.result.claim.revoke is not None
    assert t.result.claim.revoke.seat == 1
    # so the defence loses by its own claim
    assert t.result.scores == (60, 0, 0)


def test_who_may_be_denounced() -> None:
    t = begun(script="Rc, 4e, 3c")
    # never a partner, never oneself; the card that lies uppermost is not yet settled
    assert sorted(t.said) == ["claim 0 1", "claim 1 0", "claim 2 0"]
    t.refuses("claim 2 1", Rule.CLAIM_NOT_ALLOWED)
    t.refuses("claim 1 1", Rule.CLAIM_NOT_ALLOWED)
    t.refuses("claim 0 2", Rule.CLAIM_NOT_ALLOWED)
    t.refuses("claim 0 3", Rule.CLAIM_NOT_ALLOWED)
    t.refuses("claim 3 0", Rule.CLAIM_NOT_ALLOWED)
    assert begun(script="Rc").said == []


def test_what_may_be_claimed_does_not_tell_whether_a_card_was_legal() -> None:
    legal, illegal = begun(script="Rc, Ac"), begun(script="Rc, 4e")
    for seat in (0, 2):
        assert legal.view(seat).extra == illegal.view(seat).extra


def test_taking_back_leaves_the_card_before_it_settled() -> None:
    # 1 revokes, 2 revokes on top of it and takes his card back: that of 1 has been covered
    t = begun(script="Rc, 4e, 3e, back 2")
    assert "claim 0 1" in t.said
    t.do("claim 0 1")
    assert t.result.scores == (60, 0, 0)


def test_an_unsettled_card_is_no_revoke_yet() -> None:
    t = begun(script="Rc, Ac, 6c, 5c, 3e")
    # 2's illegal card may still be taken back when the declarer claims for his earlier one
    t.do("claim 0 2")
    assert t.result.claim is not None
    assert not t.result.claim.true


def test_he_who_sits_out_neither_claims_nor_is_denounced() -> None:
    hands = {f"s{seat + 1}": HANDS[f"s{seat}"] for seat in range(3)}
    t = table(f"variant=censor4 {CLAIM}", 0, **hands)
    t.do("bid 60, pass, pass, stand, trump o, Rc, 4e, 3c")
    assert all(not text.startswith("claim 0") and not text.endswith(" 0") for text in t.said)
    t.refuses("claim 0 2", Rule.CLAIM_NOT_ALLOWED)
    assert t.view(0).extra == ()
    censored = table(f"variant=censor4 {CLAIM}", 0, **hands)
    censored.do("bid 60, pass, pass, censor, trump o, Rc, 4e, 3c, claim 0 2")
    assert censored.result.scores == (70, 0, 0, 0)


def test_a_claim_after_the_result_replaces_the_score() -> None:
    t = finished(begun(script="Rc, 4e, 3c"))
    written = t.result.scores
    assert t.state.sheet == (written,)
    assert {"claim 0 1", "claim 0 2", "claim 1 0", "claim 2 0"} == set(t.said)
    t.do("claim 0 1")
    assert t.state.sheet == ((60, 0, 0),)
    assert t.state.totals == (60, 0, 0)
    # a deal is decided by one claim
    assert t.said == []
    t.refuses("claim 1 0", Rule.CLAIM_NOT_ALLOWED)
    t.do("end")
    t.refuses("claim 0 1", Rule.MATCH_OVER)


def test_a_claim_scores_the_contract_under_either_made_score() -> None:
    t = begun("made_score=points failed_bid=split failed_penalty=bid", "Rc, 4e, 3c, claim 0 1")
    assert t.result.scores == (60, 0, 0)
    t = begun("failed_bid=split failed_penalty=bid", "Rc, Ac, 6c, 4e, claim 0 1")
    assert t.result.scores == (-60, 30, 30)


def test_a_tute_of_the_side_that_lost_is_void() -> None:
    hands = {"s0": "Ao Ro Rc Re Rb 4b", "s1": "3o 5c", "s2": "4o 6c Ab"}
    sung = table(f"{CLAIM} tute=match", **hands).do(AUCTION + "Ao, 3o, 4o, sing 0 tute")
    assert sung.state.winners == {0}
    # a false claim by the declarer undoes his own win
    lost = table(f"{CLAIM} tute=match", **hands).do(AUCTION + "Ao, 3o, 4o, sing 0 tute, claim 0 1")
    assert lost.result.match_won == frozenset()
    assert lost.state.winners == frozenset()
    assert lost.result.scores == (0, 60, 60)
    assert lost.result.account is not None
    assert lost.result.account.tute == 0
    # a false claim by a defender leaves it
    kept = table(f"{CLAIM} tute=match", **hands).do(AUCTION + "Ao, 3o, 4o, sing 0 tute, claim 1 0")
    assert kept.state.winners == {0}
    points = table(f"{CLAIM} tute=points", **hands)
    points.do(AUCTION + "Ao, 3o, 4o, sing 0 tute, 4b, 5c, Ab, claim 0 2")
    assert points.result.account is not None
    assert points.result.made is (points.result.account.tute == 100)


def test_a_pair_wins_and_loses_together() -> None:
    hands = {"s0": "Rc 4o", "s1": "Ac 4e", "s2": "5c", "s3": "6c"}
    t = table(f"variant=pairs4 {CLAIM}", 3, **hands)
    t.do("bid 60, pass, pass, pass, trump o, Rc, 4e, 5c")
    assert "claim 2 1" in t.said
    t.refuses("claim 3 1", Rule.CLAIM_NOT_ALLOWED)
    t.do("claim 2 1")
    assert t.result.scores == (60, 0, 60, 0)


def test_no_early_end_where_revokes_may_be_claimed() -> None:
    t = finished(begun(script="Rc, Ac, 6c"))
    assert t.result.ending is Ending.PLAYED
    certain = begun(script="Rc, Ac, 6c")
    assert "finish" not in certain.said
    certain.refuses("finish", Rule.NOT_CERTAIN)


def test_the_pack_after_a_claim() -> None:
    t = begun(script="Rc, Ac, 6c, 5c, claim 0 1")
    pack = [card.code for card in gathered_pack(t.state.deal)]
    assert pack[:4] == ["Rc", "Ac", "6c", "5c"]
    deal = t.state.deal
    assert pack[4:] == [card.code for seat in (0, 1, 2) for card in deal.hands[seat]]
