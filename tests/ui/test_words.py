"""What the game says, in each of the five languages."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from subastao_qt.app.causes import Cause, CauseKind
from subastao_qt.app.language import Digits
from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Claim,
    EndMatch,
    Finish,
    NameTrump,
    NextDeal,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Stand,
    TakeBack,
)
from subastao_qt.engine.cards import PACK_40, Rank, Seat, Suit, parse_card, parse_hand
from subastao_qt.engine.choices import Phrase, Shuffle, Variant
from subastao_qt.engine.errors import Duty, DutyKind, Rule
from subastao_qt.engine.events import (
    AuctionWon,
    BidStood,
    Called,
    CardPlayed,
    CardsDealt,
    CardTakenBack,
    DealEnded,
    Event,
    HandCensored,
    HandRetaken,
    HandShown,
    MatchEnded,
    RevokeClaimed,
    ScoresWritten,
    SongSung,
    TrickWon,
    TrumpNamed,
    cut_for,
)
from subastao_qt.engine.facts import (
    Account,
    CallMade,
    ClaimMade,
    DealResult,
    Ending,
    Played,
    Revoke,
    Sung,
    Trick,
)
from subastao_qt.engine.match import apply, interjections, legal_actions, start_match
from subastao_qt.engine.options import ChoiceOption, NumberOption
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, make_rules
from subastao_qt.engine.view import PlayerView, view_of
from subastao_qt.ui import words
from subastao_qt.ui.words.troubles import cause_text
from tests.languages import CODES, speaking

NAMES = ("Marta", "Ana", "Luis", "Inés")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 100)
ISOLATES = re.compile("[\u2066-\u2069\u200f]")

KING_OF_CUPS = parse_card("Rc")
DUTY = Duty(DutyKind.BEAT, Suit.COPAS, KING_OF_CUPS)
TRICK = Trick((Played(Seat(0), parse_card("Ac")), Played(Seat(1), KING_OF_CUPS)), Seat(0))
LAST = Trick(TRICK.cards, Seat(0), last=True)
REVOKE = Revoke(Seat(1), parse_card("4o"), 3, DUTY)
POINTS = Account(81, 10, 40, 0, 39, 20)


def result(ending: Ending, made: bool, claim: ClaimMade | None = None) -> DealResult:
    return DealResult(
        ending, (0, 85, 85, 0), Seat(0), 85, 105, Suit.COPAS, made, POINTS, claim=claim
    )


def claim(revoke: Revoke | None) -> ClaimMade:
    return ClaimMade(Seat(0), Seat(1), revoke)


def events() -> Iterator[Event]:
    """One event of every kind, and of every way in which it is told."""
    yield CardsDealt(3, Seat(0), Seat(1), Shuffle.LIGHT, ())
    for phrase in (None, Phrase.LARGO):
        yield Called(CallMade(Seat(0), 75, phrase))
        yield Called(CallMade(Seat(0), None, phrase))
    yield AuctionWon(Seat(0), 75)
    yield HandShown(Seat(0), Seat(1), None)
    yield BidStood(Seat(0), Seat(1), 75)
    yield HandCensored(Seat(0), Seat(1), 85, None)
    yield HandRetaken(Seat(0), Seat(1), 90)
    yield TrumpNamed(Seat(0), Suit.COPAS, 85, Seat(0))
    yield CardPlayed(Seat(0), KING_OF_CUPS, 0)
    yield TrickWon(TRICK, 1)
    yield TrickWon(LAST, 12)
    yield SongSung(Sung(Seat(0), Suit.COPAS, None, 40, 1))
    yield SongSung(Sung(Seat(0), Suit.OROS, None, 20, 1))
    for rank in (Rank.REY, Rank.CABALLO):
        yield SongSung(Sung(Seat(0), None, rank, 100, 1))
    yield CardTakenBack(Seat(0), KING_OF_CUPS, reopened=False)
    for revoke in (REVOKE, None):
        yield RevokeClaimed(claim(revoke))
    for ending in Ending:
        for made in (True, False):
            yield DealEnded(result(ending, made, claim(REVOKE)), ())
    for winners in ((), (0,), (0, 2)):
        seats = frozenset(Seat(seat) for seat in winners)
        yield ScoresWritten(3, (0, 85, 85, 0), (0, 320, 255, 100), seats)
        if winners:
            yield MatchEnded(seats, (500, 320, 255, 100))


def sound(text: str) -> bool:
    """Whether a text may be shown: not empty, no placeholder left, no plural of the source text."""
    return bool(text.strip()) and not re.search(r"[{}]|%|\((s|es)\)|\bNone\b", text)


@pytest.mark.parametrize("code", CODES)
def test_cards_and_suits(qapp: QApplication, code: str) -> None:
    with speaking(qapp, code):
        for naming in (words.card_name, words.card_name_object, words.card_title):
            named = {naming(card) for card in PACK_40}
            assert len(named) == 40
            assert all(sound(name) for name in named)
        assert len({words.suit_name(suit) for suit in Suit}) == 4
        assert len({words.rank_name(rank) for rank in Rank}) == 10


def test_the_king_of_cups_in_each_form(qapp: QApplication) -> None:
    expected = {
        "es": ("rey de copas", "el rey de copas", "Tienes que montar el rey de copas"),
        "en": ("king of cups", "the king of cups", "You must beat the king of cups"),
        "ru": ("король кубков", "короля кубков", "Нужно перебить короля кубков"),
        "zh_CN": ("圣杯国王", "圣杯国王", "必须压过圣杯国王"),
        "ar": ("ملك الكؤوس", "ملك الكؤوس", "عليك التفوّق على \u2068ملك الكؤوس\u2069"),
    }
    for code, (plain, as_object, duty) in expected.items():
        with speaking(qapp, code):
            assert words.card_name(KING_OF_CUPS) == plain
            assert words.card_name_object(KING_OF_CUPS) == as_object
            assert words.duty_text(DUTY) == duty
    with speaking(qapp, "es"):
        assert words.card_name_object(parse_card("Se")) == "la sota de espadas"


@pytest.mark.parametrize("code", CODES)
def test_duties_and_rules(qapp: QApplication, code: str) -> None:
    with speaking(qapp, code):
        said = [words.duty_text(Duty(kind, Suit.OROS, KING_OF_CUPS)) for kind in DutyKind]
        assert all(sound(text) for text in said)
        assert len(set(said)) == len(DutyKind)
        assert all(sound(words.rule_text(rule)) for rule in Rule)
        assert (
            words.card_name(KING_OF_CUPS).casefold()
            in words.card_reason(KING_OF_CUPS, DUTY).casefold()
        )


@pytest.mark.parametrize("code", CODES)
def test_every_event_is_told(qapp: QApplication, code: str) -> None:
    with speaking(qapp, code):
        for event in events():
            told = {
                words.event_text(event, NAMES, you) for you in (None, Seat(0), Seat(1), Seat(2))
            }
            assert all(sound(text) for text in told), event


@pytest.mark.parametrize("code", CODES)
def test_the_person_is_addressed(qapp: QApplication, code: str) -> None:
    """A sentence about the person differs from the one about Marta, and does not name her."""
    with speaking(qapp, code):
        for event in events():
            if isinstance(event, DealEnded | RevokeClaimed | HandRetaken) or (
                isinstance(event, ScoresWritten | MatchEnded) and not event.winners
            ):
                continue
            text = words.event_text(event, NAMES, Seat(0))
            assert text != words.event_text(event, NAMES)
            assert "Marta" not in text, text


def test_plural_forms(qapp: QApplication) -> None:
    """The forms that 0, 1, 2, 3, 5, 11, 21, 22 and 100 take, written out."""
    expected = {
        "es": "0 puntos|1 punto|2 puntos|3 puntos|5 puntos|11 puntos|21 puntos|22 puntos|100 puntos",
        "en": "0 points|1 point|2 points|3 points|5 points|11 points|21 points|22 points|100 points",
        "ru": "0 очков|1 очко|2 очка|3 очка|5 очков|11 очков|21 очко|22 очка|100 очков",
        "zh_CN": "0分|1分|2分|3分|5分|11分|21分|22分|100分",
        "ar": "لا نقاط|نقطة واحدة|نقطتان|3 نقاط|5 نقاط|11 نقطة|21 نقطة|22 نقطة|100 نقطة",
    }
    for code, forms in expected.items():
        with speaking(qapp, code):
            said = [words.points_text(n).replace("\u00a0", " ") for n in NUMBERS]
            assert said == forms.split("|")
    with speaking(qapp, "ar", Digits.EASTERN):
        assert words.points_text(75) == "٧٥ نقطة"
        assert "١٠" in words.option_help(OPTIONS["min_bid"])
        assert not re.search(
            "[0-9]", " ".join(words.option_help(option) for option in OPTIONS.values())
        )
        assert words.number(-5) == "\u2066−٥\u2069"
        assert words.percent(70) == "\u2066٧٠٪\u2069"


@pytest.mark.parametrize("code", CODES)
def test_every_counted_thing_has_its_forms(qapp: QApplication, code: str) -> None:
    kinds = {"es": 2, "en": 2, "ru": 3, "zh_CN": 1, "ar": 5}
    counted = (
        words.points_text,
        words.tricks_text,
        words.cards_text,
        words.trumps_text,
        words.deals_text,
        words.matches_text,
        words.players_text,
        words.seconds_text,
        words.to_go_text,
    )
    with speaking(qapp, code):
        for count in counted:
            said = [count(n) for n in NUMBERS]
            assert all(sound(text) for text in said)
            bare = {re.sub(r"\d+", "#", text) for text in said}
            assert len(bare) >= kinds[code], said


def test_genitive_after_what_was_lacking(qapp: QApplication) -> None:
    def failed_by(n: int) -> str:
        account = Account(85 - n, 0, 0, 0, 0, 0)
        lost = DealResult(Ending.PLAYED, (0, 0, 0), Seat(0), 85, 85, Suit.OROS, False, account)
        return words.made_line(lost).replace("\u00a0", " ")

    with speaking(qapp, "ru"):
        said = [failed_by(n).rsplit("не хватило ", 1)[1] for n in (1, 2, 5, 21, 22)]
        assert said == ["1 очка", "2 очков", "5 очков", "21 очка", "22 очков"]
    with speaking(qapp, "ar"):
        said = [failed_by(n).rsplit("بفارق ", 1)[1] for n in (1, 2, 5, 21)]
        assert said == ["نقطة واحدة", "نقطتين", "5 نقاط", "21 نقطة"]


def test_isolates_in_arabic_and_nowhere_else(qapp: QApplication) -> None:
    call = Called(CallMade(Seat(1), 75))
    with speaking(qapp, "ar"):
        text = words.event_text(call, NAMES)
        assert "\u2068Ana\u2069" in text
        assert "\u206875\u2069" in text
        assert text[0] == "\u200f", "the line begins with a Latin name and must read from the right"
        assert words.signed(85) == "\u2066+85\u2069"
        assert words.signed(-85) == "\u2066−85\u2069"
        assert words.percent(70) == "\u206670%\u2069"
        assert words.number_range(60, 230) == "\u206660–230\u2069"
        assert words.notation("Ro") == "\u2066Ro\u2069"
        for event in events():
            told = words.event_text(event, NAMES)
            for name in NAMES:
                assert told.count(name) == told.count(f"\u2068{name}\u2069"), told
    for code in ("es", "en", "ru", "zh_CN"):
        with speaking(qapp, code):
            assert not ISOLATES.search(
                " ".join(words.event_text(event, NAMES) for event in events())
            )
            arabic_name = words.event_text(call, ("Marta", "سلمى"))
            assert "\u2068سلمى\u2069" in arabic_name


def test_signs_and_percentages(qapp: QApplication) -> None:
    expected = {"es": "70\u00a0%", "en": "70%", "ru": "70\u00a0%", "zh_CN": "70%"}
    for code, text in expected.items():
        with speaking(qapp, code):
            assert words.percent(70) == text
            assert [words.signed(n) for n in (5, 0, -5)] == ["+5", "0", "−5"]
            assert words.number(1250) == "1250"


def test_names_are_joined_as_spaniards_do(qapp: QApplication) -> None:
    pair = frozenset({Seat(1), Seat(3)})
    with speaking(qapp, "es"):
        assert words.winners_text(pair, NAMES) == "Ganan la partida Ana e Inés"
        assert words.winners_text(pair, ("", "Ana", "", "Hielo")) == "Ganan la partida Ana y Hielo"
        assert words.winners_text(pair, NAMES, Seat(3)) == "Ganáis la partida Ana y tú"


def test_a_name_with_braces_stays_a_name(qapp: QApplication) -> None:
    with speaking(qapp, "en"):
        said = words.event_text(Called(CallMade(Seat(0), 75)), ("{n} %1 %n",))
        assert said == "{n} %1 %n bids 75"


@pytest.mark.parametrize("code", CODES)
def test_buttons(qapp: QApplication, code: str) -> None:
    view = view_of(start_match(RuleSet(), 5).state, Seat(0))
    actions: tuple[Action, ...] = (
        Pass(),
        Bid(75),
        Censor(),
        Stand(),
        Retake(),
        NameTrump(Suit.OROS),
        Play(KING_OF_CUPS),
        Sing(Seat(0), Suit.OROS),
        SingTute(Seat(0)),
        TakeBack(Seat(0)),
        Claim(Seat(0), Seat(1)),
        Finish(),
        NextDeal(),
        EndMatch(),
    )
    with speaking(qapp, code):
        said = [words.action_text_for_button(action, view, NAMES) for action in actions]
        assert all(sound(text) for text in said)
        assert len(set(said)) == len(actions)
        for action in (
            Pass(),
            Censor(),
            Retake(),
            TakeBack(Seat(0)),
            Claim(Seat(0), Seat(1)),
            Finish(),
        ):
            assert sound(words.action_help(action, view))


@pytest.mark.parametrize("code", CODES)
def test_results_are_explained(qapp: QApplication, code: str) -> None:
    view = view_of(start_match(make_rules({"variant": "censor4"}), 5).state, Seat(0))
    with speaking(qapp, code):
        for ending in Ending:
            for made in (True, False):
                said = result(ending, made, claim(REVOKE) if ending is Ending.CLAIM else None)
                lines = [words.headline(said), *words.result_lines(said, view, NAMES)]
                assert all(sound(line) for line in lines), lines
        played = words.result_lines(result(Ending.PLAYED, made=True), view, NAMES)
        assert any("131" in line for line in played)
        assert any("105" in line for line in played)
        assert sum("+85" in line for line in played) == 2


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("variant", [variant.value for variant in Variant])
def test_whole_deals_can_be_followed(qapp: QApplication, code: str, variant: str) -> None:
    """Every sentence of two deals, from every seat: what is asked, what may be done, what has happened."""
    rules = make_rules(
        {
            "variant": variant,
            "renuncio": "claim",
            "singers": "all",
            "tute": "points",
            "censor_answer": "once",
        }
    )
    names = NAMES[: rules.seats]
    with speaking(qapp, code):
        step = start_match(rules, 11)
        for turn in range(130):
            views = [view_of(step.state, Seat(seat)) for seat in range(rules.seats)]
            for view in views:
                said = [
                    words.event_text(cut_for(rules, event, view.seat), names, view.seat)
                    for event in step.events
                ]
                assert all(sound(text) for text in [*said, *_of_view(view, names)]), said
            allowed = legal_actions(step.state) or interjections(step.state)
            if not allowed:
                break
            step = apply(step.state, allowed[(turn * 7 + 1) % min(len(allowed), 3)])


def _of_view(view: PlayerView, names: tuple[str, ...]) -> Iterator[str]:
    yield words.decision_prompt(view, names)
    for action in (*view.legal, *view.extra):
        yield words.action_text_for_button(action, view, names)
    for card in view.hand:
        duty = view.reason_against(card)
        if duty is not None:
            yield words.card_reason(card, duty)
    for seat in range(view.rules.seats):
        yield words.seat_description(Seat(seat), view, names)
    yield words.deal_title(view.number, view.rules)


@pytest.mark.parametrize("code", CODES)
def test_options_presets_and_phrases(qapp: QApplication, code: str) -> None:
    with speaking(qapp, code):
        for option in OPTIONS.values():
            assert sound(words.option_label(option))
            assert sound(words.option_help(option))
            if isinstance(option, ChoiceOption):
                labels = [words.choice_label(option, choice) for choice in option.choices]
                assert all(sound(label) for label in labels)
                assert len(set(labels)) == len(labels), option.name
            if isinstance(option, NumberOption):
                assert words.choice_label(option, option.default) == words.number(option.default)
        assert len({words.preset_label(preset) for preset in PRESETS}) == 6
        for phrase in Phrase:
            assert sound(words.phrase_text(phrase))
            assert words.phrase_original(phrase) in words.phrase_tooltip(phrase)
        for level in ("beginner", "casual", "club", "advanced", "expert"):
            assert sound(words.level_label(level))
        for style in ("careful", "balanced", "bold"):
            assert sound(words.style_label(style))


def test_seats_are_described_from_the_person(qapp: QApplication) -> None:
    three = view_of(start_match(RuleSet(), 5).state, Seat(0))
    four = view_of(start_match(make_rules({"variant": "pairs4"}), 5).state, Seat(1))
    with speaking(qapp, "en"):
        assert [words.seat_place(Seat(seat), three) for seat in range(3)] == [
            "",
            "on your right",
            "on your left",
        ]
        assert [words.seat_place(Seat(seat), four) for seat in range(4)] == [
            "on your left",
            "",
            "on your right",
            "opposite",
        ]
        assert words.seat_description(Seat(3), four, NAMES).startswith("Inés, opposite")
        assert "partner" in words.seat_description(Seat(3), four, NAMES)
        assert words.cards_listed(parse_hand("Ro 7b")) == "king of coins, seven of clubs"


@pytest.mark.parametrize("code", CODES)
def test_causes_are_told_in_the_language(qapp: QApplication, code: str) -> None:
    with speaking(qapp, "en"):
        english = {kind: cause_text(Cause(kind, 12)) for kind in CauseKind}
    with speaking(qapp, code):
        told = {kind: cause_text(Cause(kind, 12)) for kind in CauseKind}
    assert len(set(told.values())) == len(CauseKind)
    assert all(sound(text) for text in told.values()), told
    assert [kind for kind in CauseKind if (told[kind] == english[kind]) != (code == "en")] == []
