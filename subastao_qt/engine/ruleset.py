"""Every rule that can differ between tables, declared once.

The fields of `RuleSet` are the options of the rules with their binding names. From this one table come the
checks, the saved form, the settings dialog, the deal codes and the documentation.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from subastao_qt.engine import choices as c
from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.options import (
    ALONE,
    CENSOR,
    PAIRS,
    SIGNALS,
    Needs,
    Option,
    Page,
    Scope,
    Words,
    build_option,
    choice,
    number,
    phrases,
)
from subastao_qt.engine.texts import QT_TRANSLATE_NOOP

MAX_BID: Final = 230
"""130 points, forty and three twenties: nobody may bid more."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one table. Immutable; every field has the default of the rules."""

    variant: Variant = choice(
        Variant.CLASSIC3,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Variant"),
            QT_TRANSLATE_NOOP("Rules", "Which form of the game is played."),
            {
                "classic3": QT_TRANSLATE_NOOP("Rules", "Classic, three players"),
                "censor4": QT_TRANSLATE_NOOP("Rules", "Four with a censor"),
                "pairs4": QT_TRANSLATE_NOOP("Rules", "Pairs"),
                "pairs4signals": QT_TRANSLATE_NOOP("Rules", "Pairs with signals"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    shuffle: c.Shuffle = choice(
        c.Shuffle.LIGHT,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Shuffle"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "How the pack is mixed between deals. Little shuffling makes wild hands; the first deal is always well shuffled.",
            ),
            {
                "light": QT_TRANSLATE_NOOP("Rules", "light"),
                "cut-only": QT_TRANSLATE_NOOP("Rules", "cut only"),
                "full": QT_TRANSLATE_NOOP("Rules", "full"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    packets: c.Packets = choice(
        c.Packets.TWO,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Dealing"),
            QT_TRANSLATE_NOOP("Rules", "How many cards each player is dealt at a time."),
            {
                "two": QT_TRANSLATE_NOOP("Rules", "in two packets"),
                "threes": QT_TRANSLATE_NOOP("Rules", "in threes"),
                "fours": QT_TRANSLATE_NOOP("Rules", "in fours"),
                "singly": QT_TRANSLATE_NOOP("Rules", "one by one"),
            },
        ),
    )
    min_bid: int = number(
        60,
        (50, 100, 5),
        Words(
            QT_TRANSLATE_NOOP("Rules", "Lowest bid"),
            QT_TRANSLATE_NOOP(
                "Rules", "The least that may be bid. With steps of 10 it must be a multiple of 10."
            ),
        ),
    )
    bid_step: c.BidStep = choice(
        c.BidStep.FIVE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Bidding step"),
            QT_TRANSLATE_NOOP("Rules", "Bids are a multiple of this above the lowest bid."),
            {"5": "5", "10": "10"},
        ),
    )
    auction_rounds: c.AuctionRounds = choice(
        c.AuctionRounds.UNTIL_ONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Auction"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether the auction goes round and round, or each player speaks only once.",
            ),
            {
                "until-one": QT_TRANSLATE_NOOP("Rules", "until one is left"),
                "single": QT_TRANSLATE_NOOP("Rules", "one round"),
            },
        ),
    )
    pairs_auction_end: c.PairsAuctionEnd = choice(
        c.PairsAuctionEnd.BOTH_OPPONENTS,
        Words(
            QT_TRANSLATE_NOOP("Rules", "End of the pairs' auction"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "The auction ends when both opponents of the highest bidder have passed, or only when his partner has passed too.",
            ),
            {
                "both-opponents": QT_TRANSLATE_NOOP("Rules", "both opponents have passed"),
                "all-others": QT_TRANSLATE_NOOP("Rules", "all others have passed"),
            },
        ),
        Scope(PAIRS),
    )
    censor_sees: c.CensorSees = choice(
        c.CensorSees.YES,
        Words(
            QT_TRANSLATE_NOOP("Rules", "The censor sees the hand"),
            QT_TRANSLATE_NOOP(
                "Rules", "Whether the dealer looks at the winner's cards before he decides."
            ),
            {"yes": QT_TRANSLATE_NOOP("Rules", "yes"), "no": QT_TRANSLATE_NOOP("Rules", "no")},
        ),
        Scope(CENSOR),
    )
    censor_answer: c.CensorAnswer = choice(
        c.CensorAnswer.NONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Answer to the censor"),
            QT_TRANSLATE_NOOP(
                "Rules", "Whether the outbid player may take his hand back for 5 points more."
            ),
            {
                "none": QT_TRANSLATE_NOOP("Rules", "no answer"),
                "once": QT_TRANSLATE_NOOP("Rules", "may take the hand back"),
            },
        ),
        Scope(CENSOR),
    )
    signal_truth: c.SignalTruth = choice(
        c.SignalTruth.ENFORCED,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Truth of phrases"),
            QT_TRANSLATE_NOOP("Rules", "Whether only true phrases may be said."),
            {
                "enforced": QT_TRANSLATE_NOOP("Rules", "only true ones"),
                "free": QT_TRANSLATE_NOOP("Rules", "any phrase"),
            },
        ),
        Scope(SIGNALS),
    )
    signal_audience: c.SignalAudience = choice(
        c.SignalAudience.ALL,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Who hears a phrase"),
            QT_TRANSLATE_NOOP("Rules", "Whether everybody hears a phrase or only the partner."),
            {
                "all": QT_TRANSLATE_NOOP("Rules", "everybody"),
                "partner": QT_TRANSLATE_NOOP("Rules", "only the partner"),
            },
        ),
        Scope(SIGNALS),
    )
    phrases: tuple[Phrase, ...] = phrases(
        tuple(Phrase),
        Words(
            QT_TRANSLATE_NOOP("Rules", "Phrases"),
            QT_TRANSLATE_NOOP("Rules", "The phrases agreed before the match."),
            {
                "as": QT_TRANSLATE_NOOP("Rules", "I have an ace"),
                "ases": QT_TRANSLATE_NOOP("Rules", "I have aces"),
                "tres": QT_TRANSLATE_NOOP("Rules", "I have a guarded three"),
                "cante": QT_TRANSLATE_NOOP("Rules", "I have a cante"),
                "dos": QT_TRANSLATE_NOOP("Rules", "Two cantes"),
                "largo": QT_TRANSLATE_NOOP("Rules", "I'm long"),
                "fallo": QT_TRANSLATE_NOOP("Rules", "I'm void"),
                "malaleche": QT_TRANSLATE_NOOP("Rules", "Rotten luck!"),
            },
        ),
        Scope(SIGNALS),
    )
    first_lead: c.FirstLead = choice(
        c.FirstLead.DECLARER,
        Words(
            QT_TRANSLATE_NOOP("Rules", "First lead"),
            QT_TRANSLATE_NOOP("Rules", "Who leads to the first trick."),
            {
                "declarer": QT_TRANSLATE_NOOP("Rules", "the declarer"),
                "mano": QT_TRANSLATE_NOOP("Rules", "the first player"),
            },
        ),
    )
    undertrump: c.Undertrump = choice(
        c.Undertrump.FORCED,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Undertrumping"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether a player without the suit led, who cannot overtrump, must play a lower trump or may play any card.",
            ),
            {
                "forced": QT_TRANSLATE_NOOP("Rules", "must trump even with a lower one"),
                "free": QT_TRANSLATE_NOOP("Rules", "any card when beaten"),
            },
        ),
    )
    renuncio: c.Renuncio = choice(
        c.Renuncio.PREVENT,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Revoke"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether an illegal card cannot be played, or can be played and then claimed by an opponent, which loses the deal.",
            ),
            {
                "prevent": QT_TRANSLATE_NOOP("Rules", "prevented"),
                "claim": QT_TRANSLATE_NOOP("Rules", "may be claimed"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    singers: c.Singers = choice(
        c.Singers.DECLARER,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Who may sing"),
            QT_TRANSLATE_NOOP(
                "Rules", "Whether only the declaring side sings cantes, or the defence too."
            ),
            {
                "declarer": QT_TRANSLATE_NOOP("Rules", "declaring side"),
                "all": QT_TRANSLATE_NOOP("Rules", "all"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    defence_cantes: c.DefenceCantes = choice(
        c.DefenceCantes.ANNOUNCED,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Cantes of the defence"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether they are only heard, or the declarer needs as many points more to make the contract.",
            ),
            {
                "announced": QT_TRANSLATE_NOOP("Rules", "only announced"),
                "against": QT_TRANSLATE_NOOP("Rules", "count against the contract"),
            },
        ),
        Scope(needs=Needs("singers", c.Singers.ALL)),
    )
    cantes_per_trick: c.CantesPerTrick = choice(
        c.CantesPerTrick.ONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Cantes for each trick"),
            QT_TRANSLATE_NOOP("Rules", "How often a player may sing for each trick won."),
            {
                "one": QT_TRANSLATE_NOOP("Rules", "one"),
                "all": QT_TRANSLATE_NOOP("Rules", "all he has"),
            },
        ),
    )
    pair_singer: c.PairSinger = choice(
        c.PairSinger.EITHER,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Who of a pair sings"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether either partner sings when the pair has won a trick, or its winner only.",
            ),
            {
                "either": QT_TRANSLATE_NOOP("Rules", "either partner"),
                "winner": QT_TRANSLATE_NOOP("Rules", "the trick's winner only"),
            },
        ),
        Scope(PAIRS),
    )
    tute: c.Tute = choice(
        c.Tute.NONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Tute"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "What four kings or four knights in one hand are worth to the declaring side.",
            ),
            {
                "none": QT_TRANSLATE_NOOP("Rules", "nothing"),
                "points": QT_TRANSLATE_NOOP("Rules", "points"),
                "deal": QT_TRANSLATE_NOOP("Rules", "the deal"),
                "match": QT_TRANSLATE_NOOP("Rules", "the match"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    tute_points: int = number(
        100,
        (10, 230, 5),
        Words(
            QT_TRANSLATE_NOOP("Rules", "Points of the tute"),
            QT_TRANSLATE_NOOP("Rules", "What a tute adds to the declaring side's total."),
        ),
        Scope(needs=Needs("tute", c.Tute.POINTS)),
    )
    made_score: c.MadeScore = choice(
        c.MadeScore.BID,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Contract made"),
            QT_TRANSLATE_NOOP("Rules", "Whether a made contract scores the bid or the points won."),
            {
                "bid": QT_TRANSLATE_NOOP("Rules", "scores the bid"),
                "points": QT_TRANSLATE_NOOP("Rules", "scores the points won"),
            },
        ),
    )
    failed_bid: c.FailedBid = choice(
        c.FailedBid.EACH,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Failed bid"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whether each defender scores a failed contract, or it is shared out among them.",
            ),
            {
                "each": QT_TRANSLATE_NOOP("Rules", "each"),
                "split": QT_TRANSLATE_NOOP("Rules", "split"),
            },
        ),
        Scope(ALONE, Page.PLAIN),
    )
    failed_penalty: c.FailedPenalty = choice(
        c.FailedPenalty.NONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Penalty for a failed bid"),
            QT_TRANSLATE_NOOP("Rules", "Whether the declaring side also loses what it bid."),
            {
                "none": QT_TRANSLATE_NOOP("Rules", "none"),
                "bid": QT_TRANSLATE_NOOP("Rules", "loses the bid"),
            },
        ),
    )
    resting_scores: c.RestingScores = choice(
        c.RestingScores.NONE,
        Words(
            QT_TRANSLATE_NOOP("Rules", "Player sitting out"),
            QT_TRANSLATE_NOOP(
                "Rules", "Whether the player sitting out scores a failed contract like a defender."
            ),
            {
                "none": QT_TRANSLATE_NOOP("Rules", "scores nothing"),
                "opponent": QT_TRANSLATE_NOOP("Rules", "scores as a defender"),
            },
        ),
        Scope(CENSOR),
    )
    match_end: c.MatchEnd = choice(
        c.MatchEnd.TARGET,
        Words(
            QT_TRANSLATE_NOOP("Rules", "End of the match"),
            QT_TRANSLATE_NOOP(
                "Rules", "Whether a match is played up to a number of points or of deals."
            ),
            {
                "target": QT_TRANSLATE_NOOP("Rules", "at a number of points"),
                "deals": QT_TRANSLATE_NOOP("Rules", "after a number of deals"),
            },
        ),
        Scope(page=Page.PLAIN),
    )
    target: int = number(
        500,
        (100, 2000, 10),
        Words(
            QT_TRANSLATE_NOOP("Rules", "Target"),
            QT_TRANSLATE_NOOP("Rules", "Whoever reaches this many points wins the match."),
        ),
        Scope(page=Page.PLAIN, needs=Needs("match_end", c.MatchEnd.TARGET)),
    )
    deals: int = number(
        12,
        (1, 100, 1),
        Words(
            QT_TRANSLATE_NOOP("Rules", "Deals"),
            QT_TRANSLATE_NOOP(
                "Rules", "How many deals a match has; deals that all pass are counted."
            ),
        ),
        Scope(page=Page.PLAIN, needs=Needs("match_end", c.MatchEnd.DEALS)),
    )

    def __post_init__(self) -> None:
        for option in OPTIONS.values() if OPTIONS else ():
            option.parse(getattr(self, option.name))
        if self.bid_step is c.BidStep.TEN and self.min_bid % 10:
            raise RulesError(
                f"bid_step 10 wants a min_bid that is a multiple of 10, not {self.min_bid}"
            )

    @property
    def seats(self) -> int:
        """How many sit at the table, a resting player included."""
        return 3 if self.variant is Variant.CLASSIC3 else 4

    @property
    def players(self) -> int:
        """How many hold cards."""
        return 4 if self.in_pairs else 3

    @property
    def in_pairs(self) -> bool:
        """Whether partners sit opposite each other."""
        return self.variant is Variant.PAIRS4 or self.variant is Variant.PAIRS4_SIGNALS

    @property
    def cards_each(self) -> int:
        """How many cards, and so tricks, a player has."""
        return 10 if self.in_pairs else 12

    @property
    def step(self) -> int:
        """The bidding step in points."""
        return int(self.bid_step.value)


OPTIONS: dict[str, Option] = {}
"""Every option by name, in the order of the rules."""

OPTIONS.update({f.name: build_option(f.name, f.default, f.metadata) for f in fields(RuleSet)})


def make_rules(values: Mapping[str, object]) -> RuleSet:
    """A rule set from option names and values as they stand in files; RulesError in words for any fault."""
    parsed: dict[str, Any] = {}
    for name, value in values.items():
        option = OPTIONS.get(name)
        if option is None:
            raise RulesError(f"«{str(name)[:40]}» is no option of the rules")
        parsed[name] = option.parse(value)
    return RuleSet(**parsed)


def differences(rules: RuleSet, base: RuleSet) -> dict[str, str]:
    """Option names and values, as in files, in which `rules` differs from `base`."""
    return {
        name: option.text(getattr(rules, name))
        for name, option in OPTIONS.items()
        if getattr(rules, name) != getattr(base, name)
    }


def matters(option: Option, rules: RuleSet) -> bool:
    """Whether the option has any say under these rules (its variant is played, what it needs is chosen)."""
    scope = option.scope
    if rules.variant not in scope.variants:
        return False
    return scope.needs is None or getattr(rules, scope.needs.option) is scope.needs.value


def rules_text(rules: RuleSet) -> str:
    """The variant and what differs from the defaults, as `name=value` parted by spaces."""
    changed = differences(rules, RuleSet())
    changed["variant"] = rules.variant.value
    return " ".join(f"{name}={changed[name]}" for name in OPTIONS if name in changed)


def parse_rules_text(text: str) -> RuleSet:
    """Read `rules_text`; RulesError in words."""
    values: dict[str, object] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise RulesError(f"«{part[:40]}»: expected option=value")
        if name in values:
            raise RulesError(f"{name[:40]}: given twice")
        values[name] = value
    return make_rules(values)
