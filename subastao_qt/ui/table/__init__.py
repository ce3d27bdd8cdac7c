"""The table: cards, plates and bubbles in a scene, where each belongs and how it gets there."""

from subastao_qt.ui.table.table_options import TableOptions
from subastao_qt.ui.table.table_view import TableView

__all__ = ["TableOptions", "TableView"]
