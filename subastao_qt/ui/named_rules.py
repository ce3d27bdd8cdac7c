"""Presets of the program and of one's own, and what rules differ in from the nearest of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.settings_fields import OwnPreset
from subastao_qt.engine.choices import Variant
from subastao_qt.engine.options import Option
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.ruleset import OPTIONS, RuleSet, matters, parse_rules_text
from subastao_qt.ui.words import (
    capital,
    choice_label,
    fill,
    option_label,
    preset_label,
    variant_label,
)

OWN = "own:"


@dataclass(frozen=True, slots=True)
class NamedRules:
    """Rules under a name: one of the program's presets or one's own."""

    key: str
    """A preset's id, or `own:` and the name."""
    own: OwnPreset | None

    @property
    def name(self) -> str:
        """The name shown; one's own is not translated."""
        if self.own is not None:
            return self.own.name
        return preset_label(next(p for p in PRESETS if p.id == self.key))

    def rules(self, variant: Variant) -> RuleSet:
        """The rules: a preset of the program for the variant, one's own with its own variant."""
        if self.own is not None:
            return parse_rules_text(self.own.rules)
        return next(p for p in PRESETS if p.id == self.key).rules(variant)


def named_rules(own: Iterable[OwnPreset]) -> tuple[NamedRules, ...]:
    """The program's presets, then one's own."""
    built = tuple(NamedRules(preset.id, None) for preset in PRESETS)
    return built + tuple(NamedRules(OWN + preset.name, preset) for preset in own)


def telling_differences(rules: RuleSet, base: RuleSet) -> tuple[Option, ...]:
    """The options that have a say under `rules` and are not as in `base`."""
    return tuple(
        option
        for option in OPTIONS.values()
        if getattr(rules, option.name) != getattr(base, option.name) and matters(option, rules)
    )


def nearest(rules: RuleSet, own: Iterable[OwnPreset]) -> NamedRules:
    """The preset from which the rules differ least; of equals the first, the program's own before others."""
    return min(
        named_rules(own),
        key=lambda named: len(telling_differences(rules, named.rules(rules.variant))),
    )


def difference_lines(rules: RuleSet, named: NamedRules) -> list[str]:
    """`Failed bid: split`, one for each option that differs."""
    #: An option and what was chosen for it.
    line = QCoreApplication.translate("RulesForm", "{option}: {choice}")
    return [
        fill(
            line,
            option=option_label(option),
            choice=choice_label(option, getattr(rules, option.name)),
        )
        for option in telling_differences(rules, named.rules(rules.variant))
    ]


def badge_text(rules: RuleSet, own: Iterable[OwnPreset]) -> str:
    """The table's rules in a few words: variant, preset, how many options differ."""
    named = nearest(rules, own)
    variant = variant_label(rules.variant)
    differing = len(difference_lines(rules, named))
    if not differing:
        #: The badge on the table: the variant and the preset of the rules.
        text = QCoreApplication.translate("RulesForm", "{variant} · {preset}")
        return fill(text, variant=variant, preset=named.name)
    #: The badge on the table; {n} is how many options differ from the preset.
    text = QCoreApplication.translate("RulesForm", "{variant} · {preset}, changed: {n}")
    return fill(text, variant=variant, preset=named.name, n=differing)


def badge_tooltip(rules: RuleSet, own: Iterable[OwnPreset]) -> str:
    """The preset's name and, a line each, what differs from it."""
    named = nearest(rules, own)
    lines = [capital(line) for line in difference_lines(rules, named)]
    #: The heading of the tooltip of the rules' badge.
    head = fill(QCoreApplication.translate("RulesForm", "Rules: {preset}"), preset=named.name)
    return "\n".join([head, *lines])
