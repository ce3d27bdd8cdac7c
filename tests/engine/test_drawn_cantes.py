"""Songs, drawn: who may sing what, when, and what it is worth (rules, 5)."""

from __future__ import annotations

import pytest

from subastao_qt.engine.cards import Rank
from subastao_qt.engine.errors import Rule
from subastao_qt.engine.facts import Ending, Phase
from tests.engine.drawn import Table, table

TWO = "Ao Ro Co Rc Cc"
FOUR_KINGS = "Ao Ro Rc Re Rb"
BOTH_TUTES = "Ao Ro Rc Re Rb Co Cc Ce Cb"


def won(rules: str = "", **hands: str) -> Table:
    """Seat 0 is declarer in oros and has won the first trick with the As."""
    pairs = "pairs" in rules
    t = table(rules, 3 if pairs else 2, **hands)
    t.do("bid 60, pass, pass" + (", pass" if pairs else "") + ", trump o, Ao")
    while t.state.deal.trick:
        t.do(t.cards[0])
    return t


def test_the_forty_before_any_twenty() -> None:
    t = won(s0=TWO)
    assert t.songs == ["sing 0 o"]
    t.refuses("sing 0 c", Rule.FORTY_FIRST)
    t.refuses("sing 0 e", Rule.CANTE_NOT_HELD)
    t.refuses("sing 1 o", Rule.CANTE_NOT_THIS_SIDE)
    t.refuses("sing 3 o", Rule.CANTE_NOT_THIS_SIDE)
    t.refuses("sing 0 tute", Rule.NO_TUTE)
    t.do("sing 0 o")
    assert t.state.deal.songs[0].points == 40
    assert t.songs == []
    t.refuses("sing 0 c", Rule.CANTE_ALREADY)
    t.refuses("sing 0 o", Rule.CANTE_ALREADY)


def test_all_cantes_for_one_trick() -> None:
    t = won("cantes_per_trick=all", s0=TWO + " Re Ce")
    assert t.songs == ["sing 0 o"]
    t.do("sing 0 o")
    assert t.songs == ["sing 0 c", "sing 0 e"]
    t.do("sing 0 c, sing 0 e")
    assert t.songs == []
    assert [song.points for song in t.state.deal.songs] == [40, 20, 20]


def test_a_song_is_for_before_the_next_lead() -> None:
    t = won(s0=TWO)
    assert t.turn == 0
    t.do("Rc")
    t.refuses("sing 0 o", Rule.CANTE_NOT_NOW)
    # the first lead is after no trick
    table(s0=TWO).do("bid 60, pass, pass, trump o").refuses("sing 0 o", Rule.CANTE_NOT_NOW)


def test_both_cards_must_still_be_in_hand() -> None:
    t = table(s0="Ao 3o Ro Co").do("bid 60, pass, pass, trump o, Ro")
    while t.state.deal.trick:
        t.do(t.cards[0])
    assert t.state.deal.tricks[0].winner == 0
    assert t.songs == []
    t.refuses("sing 0 o", Rule.CANTE_NOT_HELD)


def test_who_may_sing() -> None:
    # the defender 1 wins the first trick and holds a pair of bastos
    hands = {"s0": "4c Ro Co", "s1": "Ac Rb Cb", "s2": "5c"}
    script = "bid 60, pass, pass, trump o, 4c, Ac, 5c"
    assert table(**hands).do(script).songs == []
    t = table("singers=all", **hands).do(script)
    assert t.songs == ["sing 1 b"]
    # not the declarer: outside pairs only the winner sings
    t.refuses("sing 0 o", Rule.CANTE_NOT_THIS_SIDE)
    t.refuses("sing 1 tute", Rule.NO_TUTE)


def test_cantes_of_the_defence() -> None:
    hands = {"s0": "4c", "s1": "Ac Rb Cb", "s2": "5c"}
    script = "bid 60, pass, pass, trump o, 4c, Ac, 5c, sing 1 b"
    for effect, needed in (("announced", 60), ("against", 80)):
        t = table(f"singers=all defence_cantes={effect}", **hands).do(script)
        account = t.view(0).account
        assert account is not None
        assert (account.cantes, account.defence_cantes) == (0, 20)
        while t.state.deal.phase is not Phase.OVER:
            t.do(t.cards[0])
        assert t.result.needed == needed
        assert t.result.contract == 60


def test_either_partner_sings_with_a_song_of_his_own() -> None:
    t = won("variant=pairs4", s0=TWO, s2="4o Re Ce Rb Cb")
    assert t.songs == ["sing 0 o", "sing 2 e", "sing 2 b"]
    assert len(t.view(2).legal) == 2
    assert t.view(1).legal == ()
    t.do("sing 2 e")
    # each has one song for the trick: the other's is not used up by it
    assert t.songs == ["sing 0 o"]
    t.refuses("sing 2 b", Rule.CANTE_ALREADY)
    t.do("sing 0 o")
    assert t.songs == []


def test_the_forty_comes_first_in_each_hand_for_itself() -> None:
    # the partner's forty does not hold back a twenty
    t = won("variant=pairs4", s0="Ao Rc Cc", s2="4o Ro Co Rb Cb")
    assert t.songs == ["sing 0 c", "sing 2 o"]
    t.refuses("sing 2 b", Rule.FORTY_FIRST)


def test_the_winner_of_a_pair_sings() -> None:
    t = won("variant=pairs4 pair_singer=winner", s0=TWO, s2="Re Ce")
    assert t.songs == ["sing 0 o"]
    t.refuses("sing 2 e", Rule.CANTE_NOT_THIS_SIDE)


def test_nothing_is_sung_after_the_last_trick() -> None:
    t = won("tute=points", s0=TWO)
    while t.state.deal.phase is not Phase.OVER:
        t.do(t.cards[0])
    t.refuses("sing 0 o", Rule.DEAL_OVER)
    t.refuses("sing 0 tute", Rule.DEAL_OVER)


# Tute


def test_no_tute_where_it_does_not_count() -> None:
    t = won(s0=FOUR_KINGS)
    assert t.songs == []
    t.refuses("sing 0 tute", Rule.NO_TUTE)


@pytest.mark.parametrize("points", [10, 100, 230])
def test_a_tute_worth_points(points: int) -> None:
    t = won(f"tute=points tute_points={points}", s0=FOUR_KINGS)
    assert t.songs == ["sing 0 tute"]
    t.do("sing 0 tute")
    song = t.state.deal.songs[0]
    assert (song.tute, song.points) == (Rank.REY, points)
    assert t.state.deal.phase is Phase.PLAY
    account = t.view(2).account
    assert account is not None
    assert (account.tute, account.total) == (points, account.card_points + points)


def test_a_tute_need_not_wait_for_the_forty_and_is_the_song_of_its_trick() -> None:
    t = won("tute=points", s0=BOTH_TUTES)
    assert t.songs == ["sing 0 o", "sing 0 tute"]
    t.do("sing 0 tute")
    assert t.songs == []
    t.refuses("sing 0 o", Rule.CANTE_ALREADY)


def test_a_tute_besides_the_cantes_and_once_a_deal() -> None:
    t = won("tute=points cantes_per_trick=all", s0=BOTH_TUTES)
    t.do("sing 0 tute")
    assert t.songs == ["sing 0 o"]
    t.do("sing 0 o")
    assert t.songs == ["sing 0 c", "sing 0 e", "sing 0 b"]
    # four Caballos are held as well, and count no second time
    t.refuses("sing 0 tute", Rule.NO_TUTE)
    t.do("sing 0 c, sing 0 e, sing 0 b")
    account = t.view(0).account
    assert account is not None
    assert (account.cantes, account.tute) == (100, 100)


def test_four_caballos() -> None:
    t = won("tute=points", s0="Ao Co Cc Ce Cb").do("sing 0 tute")
    assert t.state.deal.songs[0].tute is Rank.CABALLO


def test_a_tute_makes_the_deal() -> None:
    t = won("tute=deal made_score=points failed_penalty=bid", s0=FOUR_KINGS).do("sing 0 tute")
    assert t.result.ending is Ending.TUTE
    assert t.result.made
    # the contract, under either made_score
    assert t.result.scores == (60, 0, 0)
    assert not t.result.match_won
    t.refuses("play 4o", Rule.DEAL_OVER)


def test_a_tute_wins_the_match() -> None:
    t = won("tute=match target=2000", s0=FOUR_KINGS).do("sing 0 tute")
    assert t.result.scores == (60, 0, 0)
    assert t.state.winners == {0}
    assert t.may == ["end"]
    pair = won("variant=pairs4 tute=match", s0="Ao", s2="4o Ro Rc Re Rb").do("sing 2 tute")
    assert pair.result.scores == (60, 0, 60, 0)
    assert pair.state.winners == {0, 2}


def test_the_defence_sings_no_tute() -> None:
    hands = {"s0": "4c", "s1": "Ac Rb Ro Rc Re", "s2": "5c"}
    t = table("singers=all tute=match", **hands)
    t.do("bid 60, pass, pass, trump o, 4c, Ac, 5c")
    assert t.songs == []
    t.refuses("sing 1 tute", Rule.NO_TUTE)


def test_a_censor_sings_from_the_hand_he_took() -> None:
    t = table("variant=censor4 tute=match", 0, s1=FOUR_KINGS)
    t.do("bid 60, pass, pass, censor, trump o, Ao")
    while t.state.deal.trick:
        t.do(t.cards[0])
    assert t.songs == ["sing 0 tute"]
    t.refuses("sing 1 tute", Rule.CANTE_NOT_THIS_SIDE)
    t.do("sing 0 tute")
    assert t.state.winners == {0}
