"""What to do now, why, and what everything else would cost: for any decision of a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from subastao_qt.engine.actions import (
    Action,
    Bid,
    Censor,
    Finish,
    NameTrump,
    Pass,
    Play,
    Retake,
    Sing,
    SingTute,
    Stand,
    TakeBack,
)
from subastao_qt.engine.cantes import cante_points
from subastao_qt.engine.deal import CENSOR_STEP, RETAKE_STEP
from subastao_qt.engine.facts import Phase
from subastao_qt.engine.view import PlayerView
from subastao_qt.players.agent import Budget
from subastao_qt.players.bench import Bench
from subastao_qt.players.bidding import Auctioneer, Bidder
from subastao_qt.players.coach.advice import BidAdvice, bid_advice, can_advise, question_dice
from subastao_qt.players.coach.reasons import Reason, ReasonKind, card_reasons, search_reason
from subastao_qt.players.search import EXPERT, best_card, rate_cards
from subastao_qt.players.solver import COMPILED
from subastao_qt.players.songs import choose_song
from subastao_qt.players.stakes import Stakes
from subastao_qt.players.thinker import UNCOMPILED_CARDS, UNCOMPILED_WORLDS
from subastao_qt.players.thumb import choose_card


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be done, and what it is thought to be worth."""

    action: Action | None
    """None: say nothing."""
    chance: float | None
    """Of the contract being made after it (of the bid itself, for a bid)."""
    points: float | None
    """The declaring side's points still to come, where they were counted; for a trump its points in all."""
    cost: float | None
    """How much chance it gives away against the best: of the contract, for calls of the match; 0 for the best."""
    points_cost: float | None
    """The points it gives away."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would do."""

    action: Action | None
    """None: say nothing (a song kept to oneself)."""
    reasons: tuple[Reason, ...]
    options: tuple[Option, ...]
    """Everything that may be done, cheapest first; for calls only the pass and the bids up to some way beyond the
    best."""
    advice: BidAdvice | None = None
    """In the auction and for trump: what the hand is worth."""
    songs: bool = False
    """Whether it is about a song."""


def can_hint(view: PlayerView) -> bool:
    """Whether the seat has something to decide but the end of the deal."""
    if view.phase is Phase.OVER:
        return False
    return bool(view.legal) or any(isinstance(action, TakeBack | Finish) for action in view.extra)


def hint(view: PlayerView, budget: Budget, bench: Bench) -> Hint:
    """Think about the decision of a view; ValueError when there is none. Raises Cancelled."""
    if not can_hint(view):
        raise ValueError("nothing to decide")
    budget.check()
    for action in view.extra:
        # A revoke left standing loses the deal once somebody speaks up; a certain end only saves time.
        if isinstance(action, TakeBack):
            card = view.pending.card if view.pending is not None else None
            return Hint(action, (Reason(ReasonKind.TAKE_BACK, card=card),), ())
    songs = [action for action in view.legal if isinstance(action, Sing | SingTute)]
    if songs and (found := _song(view, songs, budget, bench)):
        return found
    if can_advise(view) and view.turn == view.seat:
        return _before_play(view, budget, bench)
    if view.phase in (Phase.CENSOR, Phase.CENSOR_ANSWER):
        return _taking(view, budget, bench)
    if view.turn != view.seat or view.phase is not Phase.PLAY:
        return Hint(None, (), (), songs=True)
    return _card(view, budget, bench)


def _song(
    view: PlayerView, songs: list[Sing | SingTute], budget: Budget, bench: Bench
) -> Hint | None:
    """A song to sing now; None where silence is better and a card is to be played."""
    song = choose_song(view, songs, budget, question_dice(view), bench)
    if song is None:
        if view.turn == view.seat:
            return None
        quiet = (Reason(ReasonKind.QUIET),) if view.seat in view.defence else ()
        return Hint(None, quiet, (), songs=True)
    reasons: tuple[Reason, ...] = ()
    if isinstance(song, Sing) and view.trump is not None:
        reasons = (Reason(ReasonKind.SING, cante_points(song.suit, view.trump), suit=song.suit),)
    others = [Option(each, None, None, None, None) for each in songs if each != song]
    return Hint(song, reasons, (Option(song, None, None, 0.0, None), *others), songs=True)


def _before_play(view: PlayerView, budget: Budget, bench: Bench) -> Hint:
    advice = bid_advice(view, budget, bench)
    if view.phase is Phase.TRUMP:
        top = max(suit.chances[0] for suit in advice.suits)
        named = advice.now.suit if isinstance(advice.now, NameTrump) else advice.best.trump
        points = next(suit.expected for suit in advice.suits if suit.trump is named)
        options = [
            Option(
                NameTrump(suit.trump),
                suit.chances[0],
                suit.expected,
                0.0 if suit.trump is named else max(0.0, top - suit.chances[0]),
                points - suit.expected,
            )
            for suit in advice.suits
        ]
        options.sort(key=lambda each: (each.action != advice.now, each.cost or 0.0))
        return Hint(advice.now, (), tuple(options), advice)
    stakes = Stakes(view)
    worths: list[tuple[Action, float | None, float]] = []
    for action in view.legal:
        if isinstance(action, Bid) and action.phrase is None:
            chance = advice.chance(action.amount)
            if chance >= 0.02:
                worths.append((action, chance, stakes.expected(view.seat, action.amount, chance)))
    best = max((worth for _action, _chance, worth in worths), default=0.0)
    options = [Option(action, chance, None, best - worth, None) for action, chance, worth in worths]
    if isinstance(advice.now, Pass) or not options:
        # A pass was better than every bid; by how much the bids are worse than it cannot be told from these.
        options = [replace(option, cost=None) for option in options]
        options.insert(0, Option(advice.now, None, None, 0.0, None))
    else:
        options.sort(key=lambda each: each.cost or 0.0)
    return Hint(advice.now, (), tuple(options[:10]), advice)


def _taking(view: PlayerView, budget: Budget, bench: Bench) -> Hint:
    """The censor's question, and that to the outbid player."""
    auctioneer = Auctioneer(Bidder())
    dice = question_dice(view)
    action = auctioneer.decide(view, budget, dice, bench)
    options = []
    contract, declarer = view.contract, view.declarer
    step = CENSOR_STEP if view.phase is Phase.CENSOR else RETAKE_STEP
    if view.shown is not None and contract is not None and declarer is not None:
        worth = auctioneer.value(view, declarer, view.shown[1], budget, dice, bench)
        for each in view.legal:
            price = contract + (step if isinstance(each, Censor | Retake) else 0)
            mean = worth.trump_for(price).mean
            options.append(Option(each, worth.chance(price), mean, None, None))
    else:
        options = [Option(each, None, None, None, None) for each in view.legal]
    options.sort(key=lambda each: each.action != action)
    assert isinstance(action, Censor | Stand | Retake)
    return Hint(action, (), tuple(options))


def _card(view: PlayerView, budget: Budget, bench: Bench) -> Hint:
    if len(view.meeting) == 1:
        only = view.meeting[0]
        return Hint(
            Play(only), card_reasons(view, only), (Option(Play(only), None, None, 0.0, 0.0),)
        )
    skill = EXPERT
    if not COMPILED:
        skill = replace(skill, worlds=UNCOMPILED_WORLDS, hasty=UNCOMPILED_CARDS)
    ratings = (
        rate_cards(view, budget, question_dice(view), bench, skill)
        if len(view.hand) <= skill.hasty
        else []
    )
    if not ratings:
        card = choose_card(view)
        rest = (Option(Play(other), None, None, None, None) for other in view.meeting)
        return Hint(Play(card), card_reasons(view, card), tuple(rest))
    card = best_card(view, ratings)
    sign = 1.0 if view.seat in view.declaring else -1.0
    chosen = next(rating for rating in ratings if rating.card is card)
    options = []
    for rating in ratings:
        cost = max(0.0, sign * (chosen.chance - rating.chance))
        points = None
        if rating.points is not None and chosen.points is not None:
            points = sign * (chosen.points - rating.points)
        options.append(Option(Play(rating.card), rating.chance, rating.points, cost, points))
    options.sort(
        key=lambda each: (each.action != Play(card), each.cost or 0.0, each.points_cost or 0.0)
    )
    costs = [(o.action.card, o.cost or 0.0) for o in options if isinstance(o.action, Play)]
    reasons = (*card_reasons(view, card), search_reason(card, costs))
    return Hint(Play(card), reasons, tuple(options))
