"""What the decision bar says and offers, worked out from what the person may know; no widgets here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.decisions import Decision
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
from subastao_qt.engine.cards import Card, Seat, Suit, card_points
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.facts import Phase, Played
from subastao_qt.engine.view import PlayerView
from subastao_qt.ui.words import (
    action_help,
    action_text_for_button,
    card_title,
    claim_text,
    decision_prompt,
    duty_text,
    fill,
    listing,
    no_song_text,
    number,
    score_lines,
    sentences,
    thinking_text,
    waiting_text,
)
from subastao_qt.ui.words.text import small

Names = Sequence[str]
"""The players' names by seat."""

NEXT_BIDS = 3
"""How many bids have a button of their own; the others are reached by "Other…"."""


class Role(Enum):
    """What pressing a button does."""

    ANSWER = "answer"
    """Answers the open decision with the button's action (None: silence)."""
    SAY = "say"
    """Says the button's action out of turn."""
    OTHER_BID = "other bid"
    PHRASES = "phrases"
    CARDS = "cards"
    CLAIMS = "claims"
    WHY = "why"
    """Opens the book where it says why the dimmed cards may not be played."""
    RESULT = "result"
    """Shows the result of the deal again."""
    HASTEN = "hasten"
    """Lets the deal go on fast while one sits out."""
    SKIP = "skip"
    """Shows the result at once when the others have played it out."""


@dataclass(frozen=True, slots=True)
class BarButton:
    """One button."""

    role: Role
    text: str
    action: Action | None = None
    chief: bool = False
    suit: Suit | None = None
    tip: str = ""
    key: str = ""
    """A digit that presses it."""
    spoken: str = ""
    """What the screen reader says, where that is more than the text."""


@dataclass(frozen=True, slots=True)
class DoubtfulTrick:
    """A card by which the accused may have revoked; claims are made from a list of these."""

    claim: Claim
    number: int
    """1 for the first trick."""
    played: Played
    led: Card


@dataclass(frozen=True, slots=True)
class BarContent:
    """All of the bar. An empty label and no buttons: the bar is hidden."""

    label: str = ""
    buttons: tuple[BarButton, ...] = ()
    bids: tuple[int, ...] = ()
    phrases: tuple[Phrase, ...] = ()
    cards: tuple[Card, ...] = ()
    claims: tuple[Claim, ...] = ()
    doubtful: tuple[DoubtfulTrick, ...] = ()


def bar_content(
    view: PlayerView, decision: Decision | None, thinking: Seat | None, names: Names
) -> BarContent:
    """What to show now. `decision` is the person's open one; `view` the table as it is shown."""
    if decision is None:
        waiting = BarContent(_waiting(view, thinking, names), _sitting_out(view))
        return _with_extras(waiting, view, names)
    return _with_extras(_asked(decision, names), decision.view, names)


def _asked(decision: Decision, names: Names) -> BarContent:
    view = decision.view
    label = decision_prompt(view, names)
    match view.phase:
        case Phase.AUCTION:
            return _auction(label, view)
        case Phase.CENSOR | Phase.CENSOR_ANSWER:
            return _censor(label, view)
        case Phase.TRUMP:
            return _trump(label, view)
        case Phase.PLAY:
            return _play(label, decision)
        case Phase.OVER:
            return _over(label, view)


def _waiting(view: PlayerView, thinking: Seat | None, names: Names) -> str:
    if thinking is not None:
        return thinking_text(thinking, names)
    return "" if view.turn == view.seat else waiting_text(view, names)


def _sitting_out(view: PlayerView) -> tuple[BarButton, ...]:
    """Who has no cards to play need not watch at the table's pace."""
    if view.resting != view.seat or view.phase not in (Phase.TRUMP, Phase.PLAY):
        return ()
    #: Buttons for a player who sits out: the deal goes on faster, or at once to its end.
    fast = QCoreApplication.translate("DecisionBar", "Fast forward")
    skip = QCoreApplication.translate("DecisionBar", "Skip to the result")
    return BarButton(Role.HASTEN, fast, key="1"), BarButton(Role.SKIP, skip, key="2")


def _answer(
    action: Action,
    view: PlayerView,
    *,
    chief: bool = False,
    suit: Suit | None = None,
    key: str = "",
) -> BarButton:
    text, tip = action_text_for_button(action, view), action_help(action, view)
    return BarButton(Role.ANSWER, text, action, chief, suit, tip, key)


def _auction(label: str, view: PlayerView) -> BarContent:
    bids = tuple(action.amount for action in view.legal if isinstance(action, Bid))
    buttons = [_answer(Pass(), view, key="0")]
    for place, amount in enumerate(bids[:NEXT_BIDS]):
        bid = _answer(Bid(amount), view, chief=place == 0, key=str(place + 1))
        # The number says it all where the bar asks for bids; the screen reader says the whole.
        buttons.append(replace(bid, text=number(amount), spoken=bid.text))
    if len(bids) > NEXT_BIDS:
        #: A button: choose a bid higher than those that have a button of their own.
        other = QCoreApplication.translate("DecisionBar", "Other…")
        tip = QCoreApplication.translate("DecisionBar", "A higher bid")
        buttons.append(BarButton(Role.OTHER_BID, other, tip=tip, key=str(NEXT_BIDS + 1)))
    if view.offered:
        buttons.append(BarButton(Role.PHRASES, ""))
    return BarContent(label, tuple(buttons), bids=bids, phrases=view.offered)


def _censor(label: str, view: PlayerView) -> BarContent:
    wishes = [action for action in view.legal if isinstance(action, Censor | Retake)]
    buttons = [_answer(wish, view, key="1") for wish in wishes]
    buttons += [_answer(Stand(), view, key="0")]
    return BarContent(label, tuple(buttons))


def best_suits(hand: Sequence[Card]) -> tuple[Suit, ...]:
    """The suits, the one with the most cards first; of equals the one with more points."""
    held = {suit: [card for card in hand if card.suit is suit] for suit in Suit}
    return tuple(sorted(Suit, key=lambda suit: (-len(held[suit]), -card_points(held[suit]))))


def _trump(label: str, view: PlayerView) -> BarContent:
    buttons = tuple(
        _answer(NameTrump(suit), view, chief=place == 0, suit=suit, key=str(place + 1))
        for place, suit in enumerate(best_suits(view.hand))
    )
    return BarContent(label, buttons)


def _play(label: str, decision: Decision) -> BarContent:
    view = decision.view
    songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
    buttons = []
    for place, song in enumerate(songs):
        suit = song.suit if isinstance(song, Sing) else None
        buttons.append(_answer(song, view, chief=place == 0, suit=suit, key=str(place + 1)))
    if not decision.on_turn:
        buttons.append(BarButton(Role.ANSWER, no_song_text(), None, key="0"))
        return BarContent(label, tuple(buttons))
    cards = tuple(action.card for action in view.legal if isinstance(action, Play))
    if cards:
        #: A button: opens the list of the cards that may be played, in words.
        text = QCoreApplication.translate("DecisionBar", "Card…")
        tip = QCoreApplication.translate("DecisionBar", "The cards you may play, in words")
        buttons.append(BarButton(Role.CARDS, text, tip=tip))
    if view.duty is not None and len(view.meeting) < len(view.hand):
        #: A button: why may the dimmed cards not be played? It opens the book at the duty.
        text = QCoreApplication.translate("DecisionBar", "Why not?")
        tip = QCoreApplication.translate("DecisionBar", "Why the other cards may not be played")
        buttons.append(BarButton(Role.WHY, text, tip=tip))
    return BarContent(label, tuple(buttons), cards=cards)


def _over(label: str, view: PlayerView) -> BarContent:
    #: A button: shows again how the deal ended.
    shown = QCoreApplication.translate("DecisionBar", "Show the result")
    buttons = [BarButton(Role.RESULT, shown, key="2")]
    for action in view.legal:
        if isinstance(action, NextDeal | EndMatch):
            buttons.insert(0, _answer(action, view, chief=True, key="1"))
    return BarContent(label, tuple(buttons))


def _with_extras(content: BarContent, view: PlayerView, names: Names) -> BarContent:
    """Add what may be said out of turn."""
    buttons = list(content.buttons)
    label = content.label
    for action in view.extra:
        if isinstance(action, Finish):
            buttons.append(replace(_answer(action, view), role=Role.SAY))
            # Its holder leads and may play any card: that need not be said besides.
            label = _early(view, names)
        elif isinstance(action, TakeBack):
            buttons.insert(0, replace(_answer(action, view, chief=True), role=Role.SAY))
            label = sentences(_owed(view), label)
    claims = tuple(action for action in view.extra if isinstance(action, Claim))
    if claims:
        buttons.append(BarButton(Role.CLAIMS, claim_text(), tip=action_help(claims[0], view)))
    return replace(
        content,
        label=label,
        buttons=tuple(buttons),
        claims=claims,
        doubtful=tuple(trick for claim in claims for trick in doubtful_tricks(view, claim)),
    )


def _owed(view: PlayerView) -> str:
    if view.pending is None:
        return ""
    #: The person has played {card} against the rules; {duty} is what was owed: "you must follow cups".
    text = QCoreApplication.translate("DecisionBar", "{card} breaks a rule: {duty}.")
    duty = small(duty_text(view.pending.duty))
    return fill(text, card=card_title(view.pending.card), duty=duty)


def _early(view: PlayerView, names: Names) -> str:
    """How a deal that is finished now will be written, said in words."""
    if view.early is None or view.contract is None:
        return ""
    if view.early.made:
        #: An early end is offered; {n} is the contract.
        text = QCoreApplication.translate(
            "DecisionBar", "The contract of {n} is certain to be made."
        )
    else:
        text = QCoreApplication.translate("DecisionBar", "The contract of {n} is certain to fail.")
    gains = listing(score_lines(view.early.scores, names, view.seat))
    return sentences(fill(text, n=view.contract), gains)


def doubtful_tricks(view: PlayerView, claim: Claim) -> tuple[DoubtfulTrick, ...]:
    """The cards by which the accused may have broken a duty, for all that is seen on the table.

    A lead owes nothing; who beat the best card of the suit led has met every duty; anything else may hide one.
    """
    found: list[DoubtfulTrick] = []
    piles = [trick.cards for trick in view.tricks] + ([view.trick] if view.trick else [])
    for nth, cards in enumerate(piles, start=1):
        for place, played in enumerate(cards):
            if (
                played.seat == claim.accused
                and place
                and not _innocent(cards[: place + 1], view.trump)
            ):
                found.append(DoubtfulTrick(claim, nth, played, cards[0].card))
    return tuple(found)


def _innocent(cards: Sequence[Played], trump: Suit | None) -> bool:
    led, card = cards[0].card, cards[-1].card
    before = [played.card for played in cards[:-1]]
    if card.suit is not led.suit:
        return False
    trumped = led.suit is not trump and any(other.suit is trump for other in before)
    best = max(other.strength for other in before if other.suit is led.suit)
    return trumped or card.strength > best
