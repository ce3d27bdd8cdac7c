"""Where the window stood the last time, and that it always comes back on a screen that exists."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

USUAL = QSize(1280, 800)
LEAST_SEEN = 120
"""So many pixels of the window, across and down, must lie on a screen for it to stay where it is."""


def packed(data: QByteArray) -> str:
    """Qt's bytes as text for the settings."""
    return base64.b64encode(data.data()).decode("ascii")


def unpacked(text: str) -> QByteArray:
    """The bytes again; the settings have checked the text."""
    return QByteArray(base64.b64decode(text))


def fitted(frame: QRect, screens: Sequence[QRect]) -> QRect:
    """The frame, moved and shrunk onto the first screen if too little of it lies on any."""
    for screen in screens:
        seen = frame.intersected(screen)
        if seen.width() >= min(LEAST_SEEN, frame.width()) and seen.height() >= LEAST_SEEN:
            if frame.top() >= screen.top():
                return frame
            return QRect(frame.x(), screen.top(), frame.width(), frame.height())
    if not screens:
        return frame
    home = screens[0]
    box = QRect(home.topLeft(), frame.size().boundedTo(home.size()))
    box.moveCenter(home.center())
    return box


def restore_place(window: QMainWindow, geometry: str) -> None:
    """Put the window where it was, or in its usual size into the middle of the screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if geometry and window.restoreGeometry(unpacked(geometry)):
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(fitted(window.geometry(), screens))
        return
    size = USUAL.boundedTo(screens[0].size()) if screens else USUAL
    window.setGeometry(fitted(QRect(QPoint(-10_000, -10_000), size), screens[:1]))


def restore_book(window: QWidget, geometry: str) -> None:
    """Put a second window where it was, if that still lies on a screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if geometry and window.restoreGeometry(unpacked(geometry)) and not window.isMaximized():
        window.setGeometry(fitted(window.geometry(), screens))
