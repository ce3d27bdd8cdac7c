"""What an option is: its choices or range, where it applies, its words. The table itself is `ruleset`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.errors import RulesError

E = TypeVar("E", bound=Enum)

EVERYWHERE: frozenset[Variant] = frozenset(Variant)
PAIRS: frozenset[Variant] = frozenset({Variant.PAIRS4, Variant.PAIRS4_SIGNALS})
CENSOR: frozenset[Variant] = frozenset({Variant.CENSOR4})
SIGNALS: frozenset[Variant] = frozenset({Variant.PAIRS4_SIGNALS})
ALONE: frozenset[Variant] = frozenset({Variant.CLASSIC3, Variant.CENSOR4})


class Page(Enum):
    """Where the settings dialog shows an option."""

    PLAIN = "plain"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Words:
    """Words of an option, English source text in the catalogue context `Rules`."""

    label: str
    help: str
    choices: Mapping[str, str] = field(default_factory=dict)
    """A label for each choice's value."""


@dataclass(frozen=True, slots=True)
class Needs:
    """The option matters only while another one has this value."""

    option: str
    value: Enum


@dataclass(frozen=True, slots=True)
class Scope:
    """Where an option is shown and matters."""

    variants: frozenset[Variant] = EVERYWHERE
    page: Page = Page.HOUSE
    needs: Needs | None = None


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """An option with named choices."""

    name: str
    words: Words
    scope: Scope
    default: Enum

    @property
    def choices(self) -> tuple[Enum, ...]:
        """The choices, the default among them, in the order of the rules."""
        return tuple(type(self.default))

    def parse(self, value: object) -> Enum:
        """Read a value of a rule file; RulesError in words when it is none of the choices."""
        for choice in self.choices:
            if value is choice or str(value) == choice.value:
                return choice
        known = " · ".join(str(choice.value) for choice in self.choices)
        raise RulesError(f"{self.name}: «{str(value)[:40]}» is not one of {known}")

    def text(self, value: object) -> str:
        """How the value stands in a rule file."""
        return str(self.parse(value).value)


@dataclass(frozen=True, slots=True)
class NumberOption:
    """An option that is a whole number from `low` to `high` in steps of `step`, both ends included."""

    name: str
    words: Words
    scope: Scope
    default: int
    low: int
    high: int
    step: int

    @property
    def choices(self) -> range:
        """Every allowed value."""
        return range(self.low, self.high + 1, self.step)

    def parse(self, value: object) -> int:
        """Read a value of a rule file; RulesError in words when it is out of range or off the step."""
        number = value if isinstance(value, int) and not isinstance(value, bool) else None
        if isinstance(value, str) and len(value) < 10 and value.isascii() and value.isdigit():
            number = int(value)
        if number is None or number not in self.choices:
            expected = f"a number from {self.low} to {self.high} in steps of {self.step}"
            raise RulesError(f"{self.name}: «{str(value)[:40]}» is not {expected}")
        return number

    def text(self, value: object) -> str:
        """How the value stands in a rule file."""
        return str(self.parse(value))


@dataclass(frozen=True, slots=True)
class PhrasesOption:
    """The option `phrases`: any part of the table of phrases, kept in the table's order."""

    name: str
    words: Words
    scope: Scope
    default: tuple[Phrase, ...]

    def parse(self, value: object) -> tuple[Phrase, ...]:
        """Read `all`, `none`, or ids parted by commas (or a list of ids)."""
        if value == "all":
            return self.default
        if value in ("none", ""):
            return ()
        parts: list[object] = list(value.split(",")) if isinstance(value, str) else []
        if isinstance(value, list | tuple | frozenset):
            parts = list(value)
        chosen: set[Phrase] = set()
        for part in parts:
            phrase = next((known for known in Phrase if part is known or part == known.value), None)
            if phrase is None:
                raise RulesError(f"{self.name}: «{str(part)[:40]}» is no phrase")
            chosen.add(phrase)
        if not parts and value not in ((), [], frozenset()):
            raise RulesError(f"{self.name}: «{str(value)[:40]}» is no list of phrases")
        return tuple(phrase for phrase in Phrase if phrase in chosen)

    def text(self, value: object) -> str:
        """How the value stands in a rule file."""
        phrases = self.parse(value)
        if phrases == self.default:
            return "all"
        return ",".join(phrase.value for phrase in phrases) or "none"


Option = ChoiceOption | NumberOption | PhrasesOption

_METADATA_KEY = "subastao"


@dataclass(frozen=True, slots=True)
class Declared:
    """What a field of the rule set carries, until the table of options is built from it."""

    words: Words
    scope: Scope
    span: tuple[int, int, int] | None = None


def choice(default: E, words: Words, scope: Scope | None = None) -> E:
    """Declare a field of the rule set with named choices."""
    metadata = {_METADATA_KEY: Declared(words, scope or Scope())}
    return field(default=default, metadata=metadata)


def number(
    default: int, span: tuple[int, int, int], words: Words, scope: Scope | None = None
) -> int:
    """Declare a field that is a number within `span` = (low, high, step)."""
    metadata = {_METADATA_KEY: Declared(words, scope or Scope(), span)}
    return field(default=default, metadata=metadata)


def phrases(default: tuple[Phrase, ...], words: Words, scope: Scope) -> tuple[Phrase, ...]:
    """Declare the field of the phrases agreed beforehand."""
    metadata = {_METADATA_KEY: Declared(words, scope)}
    return field(default=default, metadata=metadata)


def build_option(name: str, default: object, metadata: Mapping[str, object]) -> Option:
    """Make the option of a declared field."""
    declared = metadata[_METADATA_KEY]
    assert isinstance(declared, Declared)
    if declared.span is not None:
        assert isinstance(default, int)
        return NumberOption(name, declared.words, declared.scope, default, *declared.span)
    if isinstance(default, tuple):
        return PhrasesOption(name, declared.words, declared.scope, default)
    assert isinstance(default, Enum)
    return ChoiceOption(name, declared.words, declared.scope, default)
