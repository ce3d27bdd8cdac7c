"""Every text of every palette stands out from its ground by 4.5 or more, in high contrast by 7; marks by 3."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from subastao_qt.app.settings_fields import Cloth, WindowTheme
from subastao_qt.ui.theme import CLOTHS, WINDOWS

TEXT, MARK, HIGH = 4.5, 3.0, 7.0


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2.1, of `#rrggbb`."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pairs() -> Iterator[tuple[str, str, str, float]]:
    """What stands on what: a name, the colour, its ground, the least ratio."""
    for cloth, c in CLOTHS.items():
        high = cloth is Cloth.CONTRAST
        for name, front, ground, least in (
            ("text on plate", c.text, c.plate, TEXT),
            ("second on plate", c.second, c.plate, TEXT),
            ("text on cloth's centre", c.cloth_text, c.centre, TEXT),
            ("text on cloth's edge", c.cloth_text, c.edge, TEXT),
            ("second on cloth's centre", c.cloth_second, c.centre, TEXT),
            ("second on cloth's edge", c.cloth_second, c.edge, TEXT),
            ("text on a button under the pointer", c.text, c.hover, TEXT),
            ("chief button", c.chief_text, c.chief, TEXT),
            ("bubble", c.bubble_text, c.bubble, TEXT),
            ("ring on cloth's centre", c.ring, c.centre, MARK),
            ("ring on cloth's edge", c.ring, c.edge, MARK),
            ("ring on plate", c.ring, c.plate, MARK),
        ):
            yield f"{cloth.value}: {name}", front, ground, HIGH if high else least
        for number, disc in enumerate(c.discs):
            yield f"{cloth.value}: disc {number}", "#FFFFFF", disc, HIGH if high else TEXT
    for theme, w in WINDOWS.items():
        least = HIGH if theme is WindowTheme.CONTRAST else TEXT
        for place, ground in (("window", w.window), ("base", w.base), ("button", w.button)):
            yield f"{theme.value}: text on {place}", w.text, ground, least
            # Also that of whatever is disabled.
            yield f"{theme.value}: second on {place}", w.second, ground, least
            yield f"{theme.value}: warning on {place}", w.warning, ground, least
        yield f"{theme.value}: chosen", w.highlight_text, w.highlight, least


@pytest.mark.parametrize(("name", "front", "ground", "least"), list(pairs()))
def test_contrast(name: str, front: str, ground: str, least: float) -> None:
    assert contrast(front, ground) >= least, name


def test_every_theme_is_looked_at() -> None:
    assert set(CLOTHS) == set(Cloth)
    assert set(WINDOWS) == set(WindowTheme) - {WindowTheme.SYSTEM}
    assert round(contrast("#000000", "#FFFFFF"), 3) == 21
