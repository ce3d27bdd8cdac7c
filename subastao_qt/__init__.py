"""Subastao: tute subastado against the computer, in a window.

The layers and what stands in each: `docs/architecture.md`.
"""

__version__ = "0.1.0"
