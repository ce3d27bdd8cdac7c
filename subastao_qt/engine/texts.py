"""Marking of words that the engine declares and the window translates.

The engine knows no Qt, yet the names of the rules' options stand in its table of options. The function
below carries the name that the extraction tool of Qt looks for, so that such words reach the catalogues.
"""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return `text` unchanged; `context` is the catalogue context it will be looked up in."""
    del context
    return text
