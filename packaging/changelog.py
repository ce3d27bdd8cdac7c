"""CHANGELOG.md as values.

Releases have headings `## 1.2.3, 2026-12-31`; what is to come stands under `## Unreleased`. Run by itself it prints the
notes of this version.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from archive import epoch
from identity import ROOT, version

UNRELEASED = "Unreleased"
_HEADING = re.compile(r"^## (?P<name>\S+?)(?:, (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A release: its version, its day (empty for what is to come), what it brings, a line a point."""

    name: str
    date: str
    points: tuple[str, ...]


def sections(path: Path = ROOT / "CHANGELOG.md") -> list[Section]:
    """Read the changelog, newest first."""
    text = path.read_text("utf-8")
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Section(found["name"], found["date"] or "", _points(text[found.end() : end]))
        for found, end in zip(headings, ends, strict=True)
    ]


def _points(body: str) -> tuple[str, ...]:
    points = re.split(r"^[*-] ", body, flags=re.MULTILINE)[1:]
    return tuple(" ".join(point.split()) for point in points)


def of_this_version() -> Section | None:
    """Return the section of the version in the sources; None while it is not written."""
    return next((each for each in sections() if each.name == version() and each.date), None)


def day() -> str:
    """Return the day that stands in packages: the release's, else that of the sources."""
    written = of_this_version()
    return written.date if written else datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")


def for_appstream() -> str:
    """Return the releases as AppStream wants them; of what is not released yet, only that it is being made."""
    lines = []
    if of_this_version() is None:
        lines.append(f'    <release version="{version()}" date="{day()}" type="development"/>')
    for each in sections():
        if each.date:
            points = "".join(f"<li>{escape(plain(point))}</li>" for point in each.points)
            text = f"<description><ul>{points}</ul></description>" if points else ""
            lines.append(f'    <release version="{each.name}" date="{each.date}">{text}</release>')
    return "\n".join(lines)


def for_debian(maintainer: str) -> str:
    """Return the changelog in Debian's form, of this version only."""
    written = of_this_version()
    points = written.points if written else ("Made from sources that are not released yet.",)
    moment = datetime.fromtimestamp(epoch(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    body = "\n".join(f"  * {plain(point)}" for point in points)
    head = f"subastao ({version()}) unstable; urgency=medium"
    return f"{head}\n\n{body}\n\n -- {maintainer}  {moment}\n"


def plain(text: str) -> str:
    """Return a point without Markdown's signs."""
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text).replace("`", "").replace("**", "")


def notes() -> str:
    """Return the notes of this version's release: its section, or what is to come."""
    written = of_this_version() or next((s for s in sections() if s.name == UNRELEASED), None)
    return "\n".join(f"* {point}" for point in written.points) + "\n" if written else ""


if __name__ == "__main__":
    print(notes(), end="")
