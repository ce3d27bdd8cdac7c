"""Deal codes and match codes: rules and a deal, or rules and a seed, in a few characters.

A deal code names one deal by itself: rules, dealer and the exact hands. A match code is rules and seed. Both are
one whole number written in base 32 (letters and digits that are not mistaken for each other), with a leading kind
and version letter and a check character at the end:

    D1 ABCD-EFGH-…-X     M1 …

The number is mixed from digits of different bases: first the variant, then the hands as a choice among all ways
to deal (or the seed), last the options, each as its distance from the default, so that common rules are short.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from math import comb
from typing import Any, Final

from subastao_qt.engine.cards import PACK_36, PACK_40, Card, Hand, Seat
from subastao_qt.engine.choices import Phrase, Variant
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.dice import SEED_BITS
from subastao_qt.engine.errors import RulesError
from subastao_qt.engine.options import ChoiceOption, NumberOption, PhrasesOption
from subastao_qt.engine.ruleset import OPTIONS, RuleSet

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O, U. Typed I and L are read as 1, O as 0."""

_CHECK_BASE: Final = 37
_CHECK_ALPHABET: Final = ALPHABET + "*~$=U"
_LOOKALIKES: Final = str.maketrans({"I": "1", "L": "1", "O": "0"})
_GROUP: Final = 4
_LONGEST: Final = 120
_VARIANTS: Final = tuple(Variant)


class CodeFault(Enum):
    """What is wrong with a code; the value is the English sentence, with its details by name."""

    TOO_LONG = "a code has at most {most} characters, this has {count}"
    OTHER_KIND = "expected a code that begins with {kind}, not «{start}»"
    FOREIGN_LETTER = "«{letter}», character {place}, does not occur in codes"
    CHECK = "a character of the code is wrong or missing: its check character does not fit"
    REST = "the code is longer than any code of this kind"
    RULES = "the code's rules do not go together: {reason}"


class CodeError(ValueError):
    """A code that cannot be read: what is wrong, with its details; the message says it in English."""

    def __init__(self, fault: CodeFault, **details: str | int) -> None:
        self.fault = fault
        self.details = details
        super().__init__(fault.value.format(**details))


def deal_code(rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand]) -> str:
    """The code of a deal. The order within a hand is not part of it."""
    number = _rules_number(rules)
    number = number * rules.seats + dealer
    for ways, choice in _hand_digits(rules, dealer, hands):
        number = number * ways + choice
    return _written("D1", number * len(_VARIANTS) + _VARIANTS.index(rules.variant))


def read_deal_code(text: str) -> tuple[RuleSet, Seat, dict[Seat, Hand]]:
    """Rules, dealer and hands of a deal code. CodeError in words when it is none."""
    number = _read(text, "D1")
    number, variant = divmod(number, len(_VARIANTS))
    frame = RuleSet(variant=_VARIANTS[variant])
    players, each = frame.players, frame.cards_each
    choices: list[int] = []
    for player in reversed(range(players)):
        number, choice = divmod(number, comb((players - player) * each, each))
        choices.insert(0, choice)
    number, dealer = divmod(number, frame.seats)
    rules = _rules_from(number, frame.variant)
    rest = list(PACK_40 if rules.in_pairs else PACK_36)
    hands: dict[Seat, Hand] = {}
    for seat, choice in zip(active_seats(rules, Seat(dealer)), choices, strict=True):
        hand = _chosen(rest, each, choice)
        hands[seat] = hand
        rest = [card for card in rest if card not in hand]
    return rules, Seat(dealer), hands


def match_code(rules: RuleSet, seed: int) -> str:
    """The code of a match: with the actions it gives every deal. ValueError for a seed of more than 64 bits."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"seed {seed}: expected 0 to {(1 << SEED_BITS) - 1}")
    number = (_rules_number(rules) << SEED_BITS) + seed
    return _written("M1", number * len(_VARIANTS) + _VARIANTS.index(rules.variant))


def read_match_code(text: str) -> tuple[RuleSet, int]:
    """Rules and seed of a match code. CodeError in words when it is none."""
    number, variant = divmod(_read(text, "M1"), len(_VARIANTS))
    rest, seed = number >> SEED_BITS, number & ((1 << SEED_BITS) - 1)
    return _rules_from(rest, _VARIANTS[variant]), seed


def _hand_digits(
    rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand]
) -> Iterator[tuple[int, int]]:
    rest = list(PACK_40 if rules.in_pairs else PACK_36)
    for seat in active_seats(rules, dealer):
        hand = hands[seat]
        yield comb(len(rest), len(hand)), _choice_number(rest, hand)
        rest = [card for card in rest if card not in hand]


def _choice_number(rest: list[Card], hand: Hand) -> int:
    """Which of the ways to take so many cards out of `rest` this hand is (combinatorial number system)."""
    places = sorted(rest.index(card) for card in hand)
    return sum(comb(place, size) for size, place in enumerate(places, start=1))


def _chosen(rest: list[Card], size: int, number: int) -> Hand:
    cards: list[Card] = []
    place = len(rest) - 1
    for left in range(size, 0, -1):
        while comb(place, left) > number:
            place -= 1
        number -= comb(place, left)
        cards.insert(0, rest[place])
        place -= 1
    return tuple(cards)


def _digits(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Base and digit of each option but the variant; the default is always 0."""
    for name, option in OPTIONS.items():
        value: Any = getattr(rules, name)
        match option:
            case ChoiceOption(default=Variant()):
                continue
            case ChoiceOption() | NumberOption():
                values = list(option.choices)
                yield (
                    len(values),
                    (values.index(value) - values.index(option.default)) % len(values),
                )
            case PhrasesOption():
                missing = sum(1 << bit for bit, phrase in enumerate(Phrase) if phrase not in value)
                yield 1 << len(Phrase), missing


def _rules_number(rules: RuleSet) -> int:
    """Options as one number, last option in the highest place; all defaults give 0."""
    number = 0
    for base, digit in reversed(list(_digits(rules))):
        number = number * base + digit
    return number


def _rules_from(number: int, variant: Variant) -> RuleSet:
    values: dict[str, Any] = {"variant": variant}
    for name, option in OPTIONS.items():
        match option:
            case ChoiceOption(default=Variant()):
                continue
            case ChoiceOption() | NumberOption():
                known = list(option.choices)
                number, digit = divmod(number, len(known))
                values[name] = known[(digit + known.index(option.default)) % len(known)]
            case PhrasesOption():
                number, missing = divmod(number, 1 << len(Phrase))
                values[name] = tuple(
                    phrase for bit, phrase in enumerate(Phrase) if not missing >> bit & 1
                )
    if number:
        raise CodeError(CodeFault.REST)
    try:
        return RuleSet(**values)
    except RulesError as error:
        raise CodeError(CodeFault.RULES, reason=str(error)) from None


def _written(kind: str, number: int) -> str:
    body = ""
    check = _check(kind, number)
    while number:
        number, digit = divmod(number, len(ALPHABET))
        body = ALPHABET[digit] + body
    body = (body or ALPHABET[0]) + check
    groups = [body[start : start + _GROUP] for start in range(0, len(body), _GROUP)]
    return f"{kind}-" + "-".join(groups)


def _check(kind: str, number: int) -> str:
    """The character that shows every single wrong character and every swap of two, its own place included.

    With it the digits add up to a fixed remainder by 37, a prime above the base: the check character counts once, the
    last digit 32 times, the one before it 32 × 32 times, … All those weights differ by 37 up to 35 digits; the longest
    code has 27.
    """
    return _CHECK_ALPHABET[(ord(kind[0]) - len(ALPHABET) * number) % _CHECK_BASE]


def _read(text: str, kind: str) -> int:
    if len(text) > _LONGEST * 2:
        raise CodeError(CodeFault.TOO_LONG, most=_LONGEST, count=len(text))
    shown = "".join(part for part in text.upper().split())
    plain = shown.replace("-", "").translate(_LOOKALIKES)
    if not plain.startswith(kind):
        raise CodeError(CodeFault.OTHER_KIND, kind=kind, start=shown[:12])
    body, check = plain[len(kind) : -1], plain[-1:]
    number = 0
    for place, letter in enumerate(body, start=len(kind) + 1):
        digit = ALPHABET.find(letter)
        if digit < 0:
            raise CodeError(CodeFault.FOREIGN_LETTER, letter=letter, place=place)
        number = number * len(ALPHABET) + digit
    if not body or check != _check(kind, number):
        raise CodeError(CodeFault.CHECK)
    return number
