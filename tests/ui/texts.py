"""Every text that a widget and all within it show or say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTableView,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

QT_SCROLL_BUTTONS = ("ScrollLeftButton", "ScrollRightButton")
"""Qt's own, at the ends of a row of tabs that is too long; ours never are, and Qt does not rewrite them."""


def texts_of(root: QWidget) -> list[str]:
    """All texts, with the class and the name of the widget in front, so that a failure says where."""
    # What has been replaced is still there until the event loop has gone round.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.objectName() in QT_SCROLL_BUTTONS and not widget.isVisible():
            continue
        where = f"{type(widget).__name__} {widget.objectName()}"
        found += [f"{where}: {text}" for text in _own_texts(widget) if text]
    for action in root.findChildren(QAction):
        found += [f"action: {text}" for text in (action.text(), action.toolTip()) if text]
    return sorted(found)


def _own_texts(widget: QWidget) -> list[str]:
    texts = [widget.windowTitle(), widget.toolTip(), widget.accessibleName()]
    texts.append(widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            texts.append(widget.text())
        case QGroupBox() | QMenu():
            texts.append(widget.title())
        case QComboBox():
            texts += [widget.itemText(row) for row in range(widget.count())]
        case QSpinBox():
            texts += [widget.prefix(), widget.suffix()]
        case QLineEdit():
            texts += [widget.placeholderText(), widget.text()]
        case QTabWidget():
            texts += [widget.tabText(number) for number in range(widget.count())]
        case QTextBrowser():
            texts.append(widget.toPlainText())
        case QAbstractItemView():
            texts += _items(widget)
        case _:
            pass
    return texts


def _items(view: QAbstractItemView) -> list[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    root = QModelIndex()
    rows = model.rowCount(root)
    # A list model keeps the count of its one column to itself.
    columns = model.columnCount(root) if isinstance(view, QTableView) else 1
    cells = [model.index(row, column) for row in range(rows) for column in range(columns)]
    texts = [str(model.data(cell, role) or "") for cell in cells for role in roles]
    heads = (model.headerData(column, Qt.Orientation.Horizontal) for column in range(columns))
    return texts + [str(head or "") for head in heads]
