"""Draw the plots of docs/solver.md and docs/bots.md from the result files in docs/figures.

    python -m tests.bench.plots

Reads `*.json`, writes `*.svg` beside them, by plain text: no library draws, so that the same results give the same
file. `--png FOLDER` also renders them, to be looked at.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from math import log10
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).resolve().parents[2] / "docs" / "figures"

PAPER, INK, SOFT = "#FBF5E6", "#1F2430", "#D9CFB8"
GREEN, GOLD, RED = "#23604C", "#B9821B", "#A63A2B"
FONT = "font-family='Source Sans 3, Segoe UI, Helvetica, Arial, sans-serif'"
WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 80, 20, 46, 52


@dataclass(frozen=True)
class Scale:
    """How values lie along an axis; `log` by powers of ten."""

    low: float
    high: float
    log: bool = False

    def part(self, value: float) -> float:
        """Where a value lies, 0 at the low end to 1 at the high one."""
        if self.log:
            return (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return (value - self.low) / (self.high - self.low)


@dataclass
class Chart:
    """A drawing in the making."""

    title: str
    across: Scale
    up: Scale
    height: int = HEIGHT
    left: int = LEFT
    parts: list[str] = field(default_factory=list)

    def x(self, value: float) -> float:
        """Where a value lies across, in pixels."""
        return self.left + self.across.part(value) * (WIDTH - self.left - RIGHT)

    def y(self, value: float) -> float:
        """Where a value lies up, in pixels from the top."""
        return self.height - BOTTOM - self.up.part(value) * (self.height - TOP - BOTTOM)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: str,
        width: float = 1.0,
        dash: str = "",
    ) -> None:
        """A line between two points of the picture."""
        dashed = f" stroke-dasharray='{dash}'" if dash else ""
        self.parts.append(
            f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}'"
            f" stroke='{colour}' stroke-width='{width}'{dashed}/>"
        )

    def text(
        self,
        x: float,
        y: float,
        said: str,
        anchor: str = "middle",
        size: int = 13,
        colour: str = INK,
    ) -> None:
        """Words at a point of the picture."""
        self.parts.append(
            f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-size='{size}'"
            f" fill='{colour}' {FONT}>{escape(said)}</text>"
        )

    def dot(self, x: float, y: float, colour: str, hollow: bool = False) -> None:
        """A point of measurement."""
        fill = PAPER if hollow else colour
        self.parts.append(
            f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='{fill}' stroke='{colour}'"
            " stroke-width='2'/>"
        )

    def curve(self, points: Sequence[tuple[float, float]], colour: str, dash: str = "") -> None:
        """A line through values."""
        way = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        dashed = f" stroke-dasharray='{dash}'" if dash else ""
        self.parts.append(
            f"<polyline points='{way}' fill='none' stroke='{colour}' stroke-width='2'{dashed}/>"
        )

    def ticks_across(self, values: Sequence[float], said: str, form: str = "{:g}") -> None:
        """Marks and words under the chart."""
        base = self.height - BOTTOM
        for value in values:
            self.line(self.x(value), TOP, self.x(value), base, SOFT)
            self.text(self.x(value), base + 18, form.format(value))
        self.text((self.left + WIDTH - RIGHT) / 2, base + 40, said)

    def ticks_up(self, values: Sequence[float], form: str = "{:,.7g}") -> None:
        """Marks at the left."""
        for value in values:
            self.line(self.left, self.y(value), WIDTH - RIGHT, self.y(value), SOFT)
            self.text(self.left - 8, self.y(value) + 4, form.format(value), "end")

    def key(self, place: int, said: str, colour: str, dash: str = "") -> None:
        """An entry of the legend, from the top right corner down."""
        y = TOP + 16 + 20 * place
        self.line(WIDTH - RIGHT - 34, y - 4, WIDTH - RIGHT - 8, y - 4, colour, 2, dash)
        self.text(WIDTH - RIGHT - 40, y, said, "end")

    def svg(self) -> str:
        """The file."""
        heading = (
            f"<text x='{min(self.left, LEFT)}' y='26' font-size='16' font-weight='600' fill='{INK}' {FONT}>"
            f"{escape(self.title)}</text>"
        )
        ground = f"<rect width='{WIDTH}' height='{self.height}' fill='{PAPER}'/>"
        body = "\n".join([ground, heading, *self.parts])
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{self.height}'"
            f" viewBox='0 0 {WIDTH} {self.height}'>\n{body}\n</svg>\n"
        )


def sizes(values: Any, measure: str, title: str, ticks: Sequence[float]) -> str:
    """Nodes or times of exact values by tricks left: median, and what 95 % do not exceed."""
    chart = Chart(title, Scale(2.6, 12.4), Scale(ticks[0], ticks[-1], log=True))
    chart.ticks_up(ticks)
    chart.ticks_across(range(3, 13), "tricks left")
    for name, colour in (("three players", GREEN), ("pairs", GOLD)):
        rows = sorted((int(left), row) for left, row in values[name].items())
        for part, dash in (("median", ""), ("p95", "5 4")):
            points = [(float(left), max(ticks[0], row[f"{measure}_{part}"])) for left, row in rows]
            chart.curve(points, colour, dash)
            if not dash:
                for x, y in points:
                    chart.dot(chart.x(x), chart.y(y), colour)
    # The corner with room for a legend is that of few tricks.
    for place, (said, colour, dash) in enumerate(
        (
            ("three players, median", GREEN, ""),
            ("three players, 95 %", GREEN, "5 4"),
            ("pairs, median", GOLD, ""),
            ("pairs, 95 %", GOLD, "5 4"),
        )
    ):
        y = TOP + 16 + 20 * place
        chart.line(chart.left + 10, y - 4, chart.left + 36, y - 4, colour, 2, dash)
        chart.text(chart.left + 44, y, said, "start")
    return chart.svg()


def calibration(values: Any) -> str:
    """Contracts made against contracts foreseen, by tenths, with 95 % intervals."""
    title = f"Chance to make a contract: {values['contracts']:,} contracts among experts"
    chart = Chart(title, Scale(0, 1), Scale(0, 1), height=460)
    steps = [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    chart.ticks_up(steps, "{:.0%}")
    chart.ticks_across(steps, "foreseen before the lead", "{:.0%}")
    chart.line(chart.x(0), chart.y(0), chart.x(1), chart.y(1), INK, 1, "4 4")
    for each in values["tenths"]:
        x, y, half = chart.x(each["foreseen"]), each["made"], each["half"]
        chart.line(x, chart.y(max(0, y - half)), x, chart.y(min(1, y + half)), GREEN, 2)
        chart.dot(x, chart.y(y), GREEN)
    chart.text(chart.left + 12, TOP + 18, "made, with 95 % intervals", "start", colour=GREEN)
    return chart.svg()


def rows(title: str, said: str, told: Sequence[tuple[str, float, float, float | None]]) -> str:
    """Means with intervals, one under the other; the goal, if there is one, as a stroke."""
    most = max(0.0, *(mean + half for _, mean, half, _ in told))
    least = min(0.0, *(mean - half for _, mean, half, _ in told))
    room = 0.06 * (most - least)
    height = TOP + BOTTOM + 34 * len(told)
    low = least - room if least < 0 else 0.0
    chart = Chart(title, Scale(low, most + room), Scale(0, 1), height, left=250)
    step = next(s for s in (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50) if (most - low) / s <= 8)
    first = round(low / step)
    marks = [step * number for number in range(first, int((most + room) / step) + 1)]
    chart.ticks_across([each for each in marks if each >= low], said)
    if least < 0:
        chart.line(chart.x(0), TOP, chart.x(0), height - BOTTOM, INK)
    for place, (name, mean, half, goal) in enumerate(told):
        y = TOP + 34 * place + 17
        chart.text(chart.left - 12, y + 4, name, "end")
        chart.line(chart.x(mean - half), y, chart.x(mean + half), y, GREEN, 2)
        chart.dot(chart.x(mean), y, GREEN)
        if goal is not None:
            chart.line(chart.x(goal), y - 11, chart.x(goal), y + 11, RED, 2)
    return chart.svg()


def bars(values: Any) -> str:
    """A file of means: title, what is measured, and rows of name, mean, half and goal."""
    told = [(str(r["name"]), r["mean"], r["half"], r.get("goal")) for r in values["rows"]]
    return rows(values["title"], values["unit"], told)


def drawings() -> dict[str, str]:
    """Every plot by name, of the files there are."""
    found: dict[str, str] = {}

    def read(name: str) -> Any:
        return json.loads((FIGURES / f"{name}.json").read_text(encoding="utf-8"))

    values = read("solver_sizes")
    found["solver_nodes"] = sizes(
        values, "nodes", "Exact value: nodes by tricks left", [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
    )
    found["solver_times"] = sizes(
        values, "ms", "Exact value: milliseconds by tricks left", [0.001, 0.01, 0.1, 1, 10, 100]
    )
    found["calibration"] = calibration(read("calibration"))
    for name in ("levels", "strength", "ismcts", "parts"):
        found[name] = bars(read(name))
    return found


def render(text: str, path: Path) -> None:
    """Make a picture of a drawing, twice as large."""
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(text.encode()))
    image = QImage(renderer.defaultSize() * 2, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    image.save(str(path))


def main() -> None:
    """Draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--png", type=Path, help="also render them into this folder")
    given = parser.parse_args()
    if given.png is not None:
        from PySide6.QtGui import QGuiApplication

        app = QGuiApplication(["plots", "-platform", "offscreen"])
        app.setApplicationName("plots")
    for name, text in drawings().items():
        (FIGURES / f"{name}.svg").write_text(text, encoding="utf-8")
        if given.png is not None:
            render(text, given.png / f"{name}.png")
        print(f"{name}.svg")


if __name__ == "__main__":
    main()
