"""What a card says that bears the coach's mark."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def hinted_text() -> str:
    """The tooltip of the card that the coach advises; a screen reader says it with the card."""
    return QCoreApplication.translate("CoachHints", "The coach's choice")
