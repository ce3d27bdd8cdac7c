"""What is said in the auction: calls as in a speech bubble, and the phrases among pairs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from subastao_qt.app.language import declared
from subastao_qt.engine.choices import Phrase
from subastao_qt.engine.facts import CallMade
from subastao_qt.engine.ruleset import OPTIONS
from subastao_qt.engine.texts import QT_TRANSLATE_NOOP
from subastao_qt.ui.words.text import fill, number

_ORIGINAL: Final[Mapping[Phrase, str]] = {
    Phrase.AS: "Llevo un as",
    Phrase.ASES: "Llevo ases",
    Phrase.TRES: "Llevo un tres guardado",
    Phrase.CANTE: "Llevo cante",
    Phrase.DOS: "Dos cantes",
    Phrase.LARGO: "Voy largo",
    Phrase.FALLO: "Tengo fallo",
    Phrase.MALALECHE: "¡Mala leche!",
}

_MEANING: Final[Mapping[Phrase, str]] = {
    Phrase.AS: QT_TRANSLATE_NOOP("Phrases", "At least one ace"),
    Phrase.ASES: QT_TRANSLATE_NOOP("Phrases", "Two aces or more"),
    Phrase.TRES: QT_TRANSLATE_NOOP("Phrases", "A three and at least two other cards of its suit"),
    Phrase.CANTE: QT_TRANSLATE_NOOP("Phrases", "King and knight of a suit"),
    Phrase.DOS: QT_TRANSLATE_NOOP("Phrases", "King and knight of two suits or more"),
    Phrase.LARGO: QT_TRANSLATE_NOOP("Phrases", "Five cards of a suit or more"),
    Phrase.FALLO: QT_TRANSLATE_NOOP("Phrases", "No card of some suit"),
    Phrase.MALALECHE: QT_TRANSLATE_NOOP("Phrases", "With a pass only: a hand that was worth a bid"),
}


def pass_text() -> str:
    """A pass as it is said."""
    #: A player's call in the auction, as it is said; also the button. In Spanish "Paso".
    return QCoreApplication.translate("Words", "Pass")


def call_text(call: CallMade) -> str:
    """A call as it is said in a bubble: `Pass`, `75`. The phrase stands apart (`phrase_text`)."""
    return pass_text() if call.amount is None else number(call.amount)


def phrase_text(phrase: Phrase) -> str:
    """A phrase in the language of the interface: `I have an ace`."""
    return declared("Rules", OPTIONS["phrases"].words.choices[phrase.value])


def phrase_original(phrase: Phrase) -> str:
    """The phrase as Spanish players say it; the same in every language."""
    return _ORIGINAL[phrase]


def phrase_meaning(phrase: Phrase) -> str:
    """When the phrase is true: `At least one ace`."""
    return declared("Phrases", _MEANING[phrase])


def phrase_tooltip(phrase: Phrase) -> str:
    """The Spanish words and when they are true, for a tooltip."""
    #: A tooltip: the Spanish words of a phrase, which stay as they are, and when it is true.
    text = QCoreApplication.translate("Words", "“{spanish}”: {meaning}")
    return fill(text, spanish=phrase_original(phrase), meaning=phrase_meaning(phrase))
