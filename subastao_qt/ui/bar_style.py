"""The dress of what lies on the cloth: the decision bar and the result panel, in the colours of the cloth."""

from __future__ import annotations

from subastao_qt.ui.theme import ClothColours


def overlay_style(name: str, colours: ClothColours, letters: float) -> str:
    """The style sheet of an overlay whose object name is `name`; `letters` is its letter size in pixels."""
    c = colours
    size = round(letters)
    radius = round(letters * 0.55)
    pad_x, pad_y = round(letters * 0.8), round(letters * 0.4)
    return f"""
    #{name} {{
        background: {c.plate}; border: 1px solid {c.line}; border-radius: {round(letters * 0.75)}px;
    }}
    #{name} QLabel {{ color: {c.text}; font-size: {size}px; background: transparent; }}
    #{name} QLabel[second="true"] {{ color: {c.second}; font-size: {round(letters * 0.92)}px; }}
    #{name} QLabel[heading="true"] {{ font-size: {round(letters * 1.35)}px; font-weight: bold; }}
    #{name} QLabel[strong="true"] {{ font-weight: bold; }}
    #{name} QPushButton, #{name} QToolButton {{
        color: {c.text}; background: transparent; border: 2px solid {c.text}; border-radius: {radius}px;
        font-size: {size}px; font-weight: bold; padding: {pad_y}px {pad_x}px;
    }}
    #{name} QPushButton[chief="true"] {{
        color: {c.chief_text}; background: {c.chief}; border-color: {c.chief};
    }}
    #{name} QPushButton:hover, #{name} QToolButton:hover {{ background: {c.hover}; }}
    #{name} QPushButton[chief="true"]:hover {{ background: {c.chief}; border-color: {c.text}; }}
    #{name} QPushButton:pressed, #{name} QToolButton:pressed {{ background: {c.edge}; color: {c.cloth_text}; }}
    #{name} QPushButton:focus, #{name} QToolButton:focus {{ border: 3px solid {c.ring}; }}
    #{name} QPushButton[chief="true"]:focus {{ border: 3px solid {c.text}; }}
    #{name} QPushButton:disabled, #{name} QToolButton:disabled {{
        color: {c.second}; border: 1px dashed {c.line}; background: transparent;
    }}
    #{name} QToolButton::menu-indicator {{ image: none; }}
    #{name} QSpinBox {{
        color: {c.bubble_text}; background: {c.bubble}; font-size: {size}px; min-width: {round(letters * 4)}px;
    }}
    #{name} QScrollArea, #{name} QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    """
