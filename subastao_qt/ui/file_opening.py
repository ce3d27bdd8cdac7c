"""Files that the desktop asks the running program to open (macOS does so instead of naming them at the start)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class FileOpening(QObject):
    """Hears the application's file events. Made before its event loop runs."""

    wanted = Signal(object)
    """The Path of the file to open."""

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self.wanted.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
