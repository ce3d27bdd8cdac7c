"""A match on paper: its score sheet as text to read, or as a table for a spreadsheet.

The text begins with the sheet in lines of notes (`# …`), below it stands the record itself, so that an exported match
is still a record: it can be verified, opened and replayed.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from subastao_qt.engine.cards import Seat
from subastao_qt.engine.events import CardsDealt, ScoresWritten
from subastao_qt.engine.facts import DealResult, Ending
from subastao_qt.engine.match import MatchState
from subastao_qt.engine.presets import PRESETS
from subastao_qt.engine.record import Record, final_state, is_over, record_text, replay
from subastao_qt.engine.ruleset import RuleSet, differences


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One deal of the score sheet."""

    number: int
    dealer: Seat
    result: DealResult
    totals: tuple[int, ...]


def sheet_lines(record: Record) -> tuple[SheetLine, ...]:
    """The finished deals of a match; a score that a claim replaced stands as replaced."""
    lines: dict[int, SheetLine] = {}
    dealer = Seat(0)
    for _action, step in replay(record):
        for event in step.events:
            if isinstance(event, CardsDealt):
                dealer = event.dealer
            elif isinstance(event, ScoresWritten):
                result = step.state.deal.result
                assert result is not None
                lines[event.number] = SheetLine(event.number, dealer, result, event.totals)
    return tuple(lines.values())


def outcome_line(record: Record) -> str:
    """One line: what the record holds and how the match stands."""
    state = final_state(record)
    deals = f"{state.number} deal" + ("s" if state.number != 1 else "")
    kept = f"{state.rules.variant.value}, {deals}, {len(record.actions)} actions"
    totals = ", ".join(
        f"{name} {total}" for name, total in zip(_names(record), state.totals, strict=True)
    )
    return f"{kept}, {_ending(record, state)}: {totals}"


def _ending(record: Record, state: MatchState) -> str:
    if not is_over(record):
        return "not finished"
    winners = [_names(record)[seat] for seat in sorted(state.winners)]
    return f"won by {' and '.join(winners)}" if winners else "finished"


def text_sheet(record: Record) -> str:
    """The score sheet in notes, and the record."""
    rows = [_HEAD + tuple(_names(record)), *_rows(record)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    state = final_state(record)
    notes = [
        "Subastao: a match",
        f"Rules: {rules_line(record.rules)}",
        "",
        *(_aligned(row, widths) for row in rows),
        "",
        f"Total: {outcome_line(record)}",
    ]
    if state.deal.result is not None and state.deal.result.match_won:
        notes.append("The match was won at once by a tute.")
    shown = "".join(f"# {note}".rstrip() + "\n" for note in notes)
    return shown + "\n" + record_text(record)


def rules_line(rules: RuleSet) -> str:
    """The variant, the preset that comes nearest, and what differs from it."""
    preset = min(PRESETS, key=lambda known: len(differences(rules, known.rules(rules.variant))))
    other = differences(rules, preset.rules(rules.variant))
    changed = "".join(f", {name} {value}" for name, value in other.items())
    return f"{rules.variant.value}, {preset.label}{changed}"


def csv_sheet(record: Record) -> str:
    """The score sheet as comma-separated values, one deal a row."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([*_HEAD, *map(_plain_cell, _names(record))])
    writer.writerows(_rows(record))
    return out.getvalue()


def _plain_cell(text: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return "'" + text if text.startswith(("=", "+", "-", "@")) else text


_HEAD = ("deal", "dealer", "declarer", "contract", "trump", "points", "result")


def _rows(record: Record) -> Iterator[tuple[str, ...]]:
    names = _names(record)
    for line in sheet_lines(record):
        result = line.result
        told = ("", "", "", "")
        if result.declarer is not None and result.account is not None:
            trump = result.trump.value if result.trump is not None else ""
            told = (
                _plain_cell(names[result.declarer]),
                str(result.contract),
                trump,
                str(result.account.total),
            )
        scores = map(str, result.scores)
        yield (str(line.number), _plain_cell(names[line.dealer]), *told, _words(result), *scores)


def _words(result: DealResult) -> str:
    if result.ending is Ending.PASSED_OUT:
        return "passed out"
    made = "made" if result.made else "failed"
    how = {Ending.TUTE: " by tute", Ending.CLAIM: " by claim", Ending.EARLY: ", ended early"}
    return made + how.get(result.ending, "")


def _names(record: Record) -> Sequence[str]:
    return [who.name or f"seat {seat}" for seat, who in enumerate(record.seats)]


def _aligned(row: Iterable[str], widths: Sequence[int]) -> str:
    cells = [
        cell.rjust(width) if cell.lstrip("-").isdigit() else cell.ljust(width)
        for cell, width in zip(row, widths, strict=True)
    ]
    return "  ".join(cells).rstrip()
