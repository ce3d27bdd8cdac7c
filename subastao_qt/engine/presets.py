"""The presets of the rules (section 7): named sets of options, the variant kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from subastao_qt.engine import choices as c
from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.ruleset import RuleSet
from subastao_qt.engine.texts import QT_TRANSLATE_NOOP

RuleValue = Enum | int | tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of rules: all defaults but `options`; the variant is kept."""

    id: str
    label: str
    options: Mapping[str, RuleValue]

    def rules(self, variant: Variant) -> RuleSet:
        """The preset's rules for a variant."""
        changes: dict[str, Any] = dict(self.options)
        return replace(RuleSet(variant=variant), **changes)


PRESETS: Final[tuple[Preset, ...]] = (
    Preset("classic", QT_TRANSLATE_NOOP("Rules", "Classic"), {}),
    Preset(
        "one-round",
        QT_TRANSLATE_NOOP("Rules", "One round"),
        {
            "auction_rounds": c.AuctionRounds.SINGLE,
            "match_end": c.MatchEnd.DEALS,
            "undertrump": c.Undertrump.FREE,
        },
    ),
    Preset(
        "galician",
        QT_TRANSLATE_NOOP("Rules", "Galician"),
        {
            "shuffle": c.Shuffle.FULL,
            "packets": c.Packets.SINGLY,
            "failed_bid": c.FailedBid.SPLIT,
            "cantes_per_trick": c.CantesPerTrick.ALL,
            "pair_singer": c.PairSinger.WINNER,
            "pairs_auction_end": c.PairsAuctionEnd.ALL_OTHERS,
        },
    ),
    Preset(
        "hard-money",
        QT_TRANSLATE_NOOP("Rules", "Hard money"),
        {
            "failed_penalty": c.FailedPenalty.BID,
            "first_lead": c.FirstLead.MANO,
            "tute": c.Tute.MATCH,
            "target": 300,
        },
    ),
    Preset(
        "any-card",
        QT_TRANSLATE_NOOP("Rules", "Any card when beaten"),
        {"undertrump": c.Undertrump.FREE},
    ),
    Preset(
        "strict",
        QT_TRANSLATE_NOOP("Rules", "Strict table"),
        {"renuncio": c.Renuncio.CLAIM, "shuffle": c.Shuffle.CUT_ONLY},
    ),
)
"""The presets of the rules, section 7."""
