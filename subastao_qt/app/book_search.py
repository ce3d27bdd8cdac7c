"""Finding words in the book, whatever their accents, their case or their digits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from subastao_qt.app.book_text import Target

_ALIKE: Final = str.maketrans(
    {"أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي", "ة": "ه", "ـ": None}
    | {chr(0x660 + digit): str(digit) for digit in range(10)}
    | dict.fromkeys("\u2066\u2067\u2068\u2069\u200e\u200f")
)
"""Letters that people write for one another in Arabic, its digits, and marks nobody types."""
_AROUND: Final = 40
"""Letters shown on either side of what was found."""


def plain(text: str) -> str:
    """The text as it is compared: small letters without accents. As long as the original or shorter."""
    apart = unicodedata.normalize("NFD", text.translate(_ALIKE))
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return unicodedata.normalize("NFC", bare).casefold()


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a page as words: what is searched. `text` is the title's or heading's own text and all below."""

    target: Target
    page_title: str
    heading: str
    text: str
    keywords: str = ""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section in which all the words stand, with the words round the first of them."""

    section: Section
    excerpt: str


def search(sections: Iterable[Section], query: str) -> tuple[Hit, ...]:
    """The sections in which every word of the query stands, the likeliest first."""
    words = plain(query).split()
    if not words:
        return ()
    found: list[tuple[int, int, Hit]] = []
    for number, section in enumerate(sections):
        weight = _weight(section, words)
        if weight:
            found.append((-weight, number, Hit(section, _excerpt(section.text, words[0]))))
    return tuple(hit for _weight_, _number, hit in sorted(found, key=lambda one: one[:2]))


_compared = lru_cache(maxsize=1024)(plain)
"""The same sections are searched at every letter that is typed."""

_compared_sign = lru_cache(maxsize=8192)(plain)


def _weight(section: Section, words: list[str]) -> int:
    """0 when a word is missing; else more the more prominently the words stand."""
    own = (
        (_compared(section.heading), 8),
        (_compared(section.keywords), 4),
        (_compared(section.text), 1),
    )
    title = _compared(section.page_title)
    total = 0
    for word in words:
        value = sum(weight for field, weight in own if word in field)
        if not value and word not in title:
            return 0
        total += value
    # Words that stand in the page's title only would bring up all its sections.
    return total


def _excerpt(text: str, word: str) -> str:
    """The words round the first place of `word`, cut at spaces where there are any."""
    clean = " ".join(text.split())
    place = next((start for start, _end in places(clean, word)), 0)
    start = max(0, place - _AROUND)
    end = min(len(clean), place + len(word) + _AROUND)
    if start:
        gap = clean.find(" ", start, place)
        start = gap + 1 if gap >= 0 else start
    if end < len(clean):
        gap = clean.rfind(" ", place + len(word), end)
        end = gap if gap > 0 else end
    return f"{'… ' if start else ''}{clean[start:end]}{' …' if end < len(clean) else ''}"


def places(text: str, word: str) -> Iterator[tuple[int, int]]:
    """Where a word as it is compared stands in a text as it is shown: start and end of each place."""
    origin: list[int] = []
    letters: list[str] = []
    for number, sign in enumerate(text):
        for letter in _compared_sign(sign):
            letters.append(letter)
            origin.append(number)
    joined = "".join(letters)
    start = joined.find(word)
    while start >= 0:
        end = start + len(word)
        yield origin[start], origin[end - 1] + 1
        start = joined.find(word, end)
