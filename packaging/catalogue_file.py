"""Catalogues of translations (Qt's `.ts` files) as values, and what can be wrong with a translation."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tr_calls import Phrase

_NAMED = re.compile(r"\{[^{}]*\}")
_COUNT = re.compile(r"%L?n")

# The plural forms that stand for one number only, where a language may leave the number out ("una carta").
# Russian has none: its first form is that of 1, 21, 31 …
ONE_NUMBER_ONLY = {"en": {0}, "es": {0}, "ar": {0, 1, 2}}


@dataclass(frozen=True)
class Entry:
    """A phrase and its translation: one form, or as many as the language has for plurals."""

    phrase: Phrase
    forms: tuple[str, ...]
    state: str  # Qt's word: "" for finished, else "unfinished", "vanished" or "obsolete"

    @property
    def complete(self) -> bool:
        """Whether a translator has finished it."""
        return not self.state and all(self.forms)


def entries(path: Path) -> Iterator[Entry]:
    """Read a catalogue, entry by entry. It is our own file, so that its XML is trusted."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314
        name = context.findtext("name", "")
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            phrase = Phrase(
                name, message.findtext("source", ""), message.findtext("comment", ""), plural
            )
            translation = message.find("translation")
            if translation is None:
                yield Entry(phrase, (), "unfinished")
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            if not plural:
                forms = [translation.text or ""]
            yield Entry(phrase, tuple(forms), translation.get("type", ""))


def faults(entry: Entry, language: str) -> list[str]:
    """Say what in a translation would show wrong: placeholders that are not those of the English text."""
    found = []
    source = entry.phrase.source
    named, count = set(_NAMED.findall(source)), set(_COUNT.findall(source))
    for index, form in enumerate(entry.forms):
        if not form:
            continue
        if set(_NAMED.findall(form)) != named:
            found.append(f"{form!r} has not the placeholders of {source!r}")
        counts = set(_COUNT.findall(form))
        may_lack = entry.phrase.plural and index in ONE_NUMBER_ONLY.get(language, set())
        if counts != count and not (may_lack and not counts):
            found.append(f"{form!r} has not the number of {source!r}")
    return found
