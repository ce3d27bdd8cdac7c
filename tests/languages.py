"""Speaking each language in tests."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from subastao_qt.app.language import Digits, Languages

CODES = ("es", "en", "ru", "zh_CN", "ar")


@contextmanager
def speaking(
    application: QApplication, code: str, digits: Digits = Digits.WESTERN
) -> Iterator[Languages]:
    """Speak a language, and plain English afterwards, so that no other test meets it."""
    font = application.font()
    languages = Languages(application)
    languages.use(code, digits)
    try:
        yield languages
    finally:
        languages.use("en")
        languages.silence()
        languages.deleteLater()
        application.setFont(font)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
