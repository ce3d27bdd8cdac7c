"""Commands about records and codes, without a window: verify, deal, export. They need neither Qt nor a display.

    subastao verify FILE…            replays each; says the result, or what is wrong and where
    subastao deal CODE               prints the hands that a deal code (or a match code's first deal) names
    subastao export FILE [-o OUT]    a finished match as a score sheet to read, its record below

Exit status: 0 all is well; 1 a record or code is wrong, or the match is not finished; 2 a file cannot be read or
written, or the command is misspelt.
"""

from __future__ import annotations

import argparse
import stat
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from subastao_qt.app.score_sheet import csv_sheet, outcome_line, text_sheet
from subastao_qt.engine.cards import Card, Hand, Seat, Suit
from subastao_qt.engine.codes import CodeError, read_deal_code, read_match_code
from subastao_qt.engine.deal_state import active_seats
from subastao_qt.engine.match import start_match
from subastao_qt.engine.record import MAX_RECORD_BYTES, Reading, final_state, is_over, read_record
from subastao_qt.engine.ruleset import RuleSet, rules_text

if TYPE_CHECKING:
    from argparse import _SubParsersAction

NAMES = ("verify", "deal", "export")
"""The words by which the command line is told that one of these is meant."""

FINE, WRONG, UNREADABLE = 0, 1, 2


def add_commands(subparsers: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the commands; each sets `run`, to be called with the arguments, which returns the exit status."""
    verify = subparsers.add_parser("verify", help="replay records and say what is wrong with them")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.set_defaults(run=run_verify)
    deal = subparsers.add_parser("deal", help="print the hands that a code names")
    deal.add_argument("code", nargs="+", metavar="CODE", help="a deal code, or a match code")
    deal.set_defaults(run=run_deal)
    export = subparsers.add_parser("export", help="write a finished match as a score sheet")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("-o", "--output", type=Path, metavar="OUT", help="else the terminal")
    export.add_argument(
        "--csv", action="store_true", help="the score sheet alone, for a spreadsheet"
    )
    export.set_defaults(run=run_export)


def main(argv: Sequence[str]) -> int:
    """Run one of the commands; return the exit status."""
    parser = argparse.ArgumentParser(prog="subastao")
    add_commands(parser.add_subparsers(required=True, metavar="COMMAND"))
    arguments = parser.parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)


def run_verify(arguments: argparse.Namespace) -> int:
    """Replay each file; the exit status is that of the worst."""
    return max(_verify(path) for path in arguments.files)


def _verify(path: Path) -> int:
    reading = _read(path)
    if reading is None:
        return UNREADABLE
    record = reading.record
    if reading.fault is not None:
        place = f"{path}:{reading.fault.line}" if reading.fault.line else f"{path}"
        _say(f"{place}: {reading.fault.message}", sys.stderr)
        if record is not None:
            state = final_state(record)
            where = f"deal {state.number}, {len(record.actions)} actions"
            _say(f"{path}: opens up to there: {where}", sys.stderr)
        return WRONG
    assert record is not None
    _say(f"{path}: {outcome_line(record)}")
    return FINE


def run_deal(arguments: argparse.Namespace) -> int:
    """Print the hands of a code."""
    code = "".join(arguments.code)
    try:
        if code.upper().startswith("M"):
            rules, seed = read_match_code(code)
            first = start_match(rules, seed).state.deal
            dealer = first.dealer
            hands = {seat: first.dealt[seat] for seat in active_seats(rules, dealer)}
        else:
            rules, dealer, hands = read_deal_code(code)
    except CodeError as error:
        _say(f"{error}", sys.stderr)
        return WRONG
    _say(deal_text(rules, dealer, hands))
    return FINE


def deal_text(rules: RuleSet, dealer: Seat, hands: dict[Seat, Hand]) -> str:
    """Rules, dealer and hands to read, each hand by suit from the highest card down."""
    lines = [f"rules {rules_text(rules)}", f"dealer {dealer}"]
    order = active_seats(rules, dealer)
    lines += [f"hand {seat}  {_sorted(hands[seat])}" for seat in order]
    return "\n".join(lines)


def _sorted(hand: Hand) -> str:
    def by_strength(suit: Suit) -> list[Card]:
        held = [card for card in hand if card.suit is suit]
        return sorted(held, key=lambda card: -card.strength)

    suits = [" ".join(card.code for card in by_strength(suit)) for suit in Suit]
    return "   ".join(text for text in suits if text)


def run_export(arguments: argparse.Namespace) -> int:
    """Write a finished match for people to read."""
    path: Path = arguments.file
    reading = _read(path)
    if reading is None:
        return UNREADABLE
    if reading.fault is not None or reading.record is None:
        _say(f"{path}: {reading.fault}", sys.stderr)
        return WRONG
    if not is_over(reading.record):
        _say(f"{path}: the match is not finished; only a finished one is exported", sys.stderr)
        return WRONG
    text = csv_sheet(reading.record) if arguments.csv else text_sheet(reading.record)
    output: Path | None = arguments.output
    if output is None:
        _say(text.removesuffix("\n"))
        return FINE
    try:
        output.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        _say(f"{output}: {error.strerror or error}", sys.stderr)
        return UNREADABLE
    return FINE


def _read(path: Path) -> Reading | None:
    """The record in a file; None, said in words, when there is no file to read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            _say(f"{path}: not a file that holds a record", sys.stderr)
            return None
        with path.open("rb") as file:
            # One byte more than any record has shows that a file is too large, however large it is.
            return read_record(file.read(MAX_RECORD_BYTES + 1))
    except (OSError, ValueError) as error:
        words = error.strerror if isinstance(error, OSError) else str(error)
        _say(f"{path}: cannot be read: {words}", sys.stderr)
        return None


def _say(text: str, stream: TextIO | None = None) -> None:
    """Print, whatever letters the terminal lacks. A program of Windows without a console has no output at all."""
    out = sys.stdout if stream is None else stream
    if out is not None:
        coding = out.encoding or "ascii"
        print(text.encode(coding, "backslashreplace").decode(coding), file=out)
