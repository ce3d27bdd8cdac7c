"""The commands without a window: verify, deal, export."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from subastao_qt.__main__ import main
from subastao_qt.app import commands
from subastao_qt.engine.codes import match_code
from subastao_qt.engine.record import RecordSeat, read_record, record_of, record_text
from subastao_qt.engine.ruleset import RuleSet, parse_rules_text
from tests.engine.random_play import play

NAMES = ("Ana", "=1+1", "Ли", "阿美")


def record_file(
    folder: Path, rules: str = "target=100", seed: int = 7, name: str = "a.subastao"
) -> Path:
    """A finished random match on disk."""
    chosen = parse_rules_text(rules)
    steps = list(play(Random(seed), chosen, seed))
    record = record_of(steps[0][1].state, [RecordSeat(name) for name in NAMES[: chosen.seats]])
    for action, _step in steps[1:]:
        assert action is not None
        record = record.added(action)
    path = folder / name
    path.write_text(record_text(record), encoding="utf-8")
    return path


def test_verify_prints_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_file(tmp_path)
    assert main(["verify", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{path}: classic3, ")
    assert "won by" in out
    record = read_record(path.read_bytes()).record
    assert record is not None
    path.write_text(record_text(record.cut(5)), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "1 deal, 5 actions, not finished: Ana 0, =1+1 0, Ли 0" in capsys.readouterr().out


def test_verify_says_what_is_wrong_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = record_file(tmp_path), record_file(tmp_path, name="b.subastao")
    lines = bad.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("trump"))
    lines[number] = "bid 60"
    bad.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", str(good), str(bad)]) == 1
    said = capsys.readouterr()
    assert str(good) in said.out
    assert f"{bad}:{number + 1}: «bid 60» breaks a rule" in said.err
    assert "expected of seat" in said.err
    assert f"{bad}: opens up to there: deal 1, {number - 10} actions" in said.err
    lines[0] = "subastao record 9"
    bad.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", str(bad)]) == 1
    assert f"{bad}:1: written by a newer version" in capsys.readouterr().err


def test_verify_on_whatever_else_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    noise = tmp_path / "noise"
    noise.write_bytes(Random(1).randbytes(5000))
    empty = tmp_path / "empty"
    empty.touch()
    for path, status, words in [
        (huge, 1, "too large for a record"),
        (noise, 1, "noise:1: not text in UTF-8"),
        (empty, 1, "the file ends where «subastao record 1» was expected"),
        (tmp_path, 2, "not a file that holds a record"),
        (tmp_path / "none", 2, "cannot be read: No such file"),
        (Path("x\0y"), 2, "cannot be read"),
    ]:
        assert main(["verify", str(path)]) == status
        assert words in capsys.readouterr().err
    # the worst decides, and all are looked at
    assert main(["verify", str(tmp_path / "none"), str(noise), str(record_file(tmp_path))]) == 2
    said = capsys.readouterr()
    assert "noise:1" in said.err
    assert "won by" in said.out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_verify_does_not_wait_for_a_pipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["verify", str(tmp_path / "pipe")]) == 2
    assert "not a file" in capsys.readouterr().err


def test_deal_prints_the_hands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "D1-4MVW-T2RE-KNWJ"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rules variant=classic3"
    assert lines[1].startswith("dealer ")
    cards = [card for line in lines[2:] for card in line.split()[2:]]
    assert len(lines) == 5
    assert len(set(cards)) == 36
    typed = ["deal", "d1", "4mvw t2re", "knwj"]
    assert main(typed) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_deal_of_a_match_code_is_its_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "D1-4MVW-T2RE-KNWJ"]) == 0
    same = capsys.readouterr().out
    assert main(["deal", match_code(RuleSet(), 1)]) == 0
    assert capsys.readouterr().out == same


def test_a_code_with_a_slip(capsys: pytest.CaptureFixture[str]) -> None:
    for code, words in [
        ("D1-4MVW-T2RE-KNWK", "its check character does not fit"),
        ("hello", "expected a code that begins with D1"),
        ("M1-", "check character"),
    ]:
        assert main(["deal", code]) == 1
        said = capsys.readouterr()
        assert words in said.err
        assert said.out == ""


def test_export_is_a_score_sheet_and_still_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record_file(tmp_path, "target=100 undertrump=free failed_penalty=bid")
    assert main(["export", str(path)]) == 0
    text = capsys.readouterr().out
    assert "# Rules: classic3, Any card when beaten, failed_penalty bid" in text
    assert "Ana" in text
    out = tmp_path / "out.txt"
    assert main(["export", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == text
    assert read_record(out.read_bytes()) == read_record(path.read_bytes())
    assert main(["verify", str(out)]) == 0


@pytest.mark.parametrize("variant", ["classic3", "censor4", "pairs4", "pairs4signals"])
def test_export_for_a_spreadsheet(
    variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record_file(tmp_path, f"variant={variant} match_end=deals deals=4")
    assert main(["export", "--csv", str(path)]) == 0
    rows = list(csv.reader(capsys.readouterr().out.splitlines()))
    record = read_record(path.read_bytes()).record
    assert record is not None
    seats = record.rules.seats
    assert rows[0][7:] == ["Ana", "'=1+1", "Ли", "阿美"][:seats]
    steps = list(play(Random(7), record.rules, 7))
    totals = steps[-1][1].state.totals
    assert [sum(int(row[7 + seat]) for row in rows[1:]) for seat in range(seats)] == list(totals)
    assert [row[0] for row in rows[1:]] == [str(n + 1) for n in range(len(rows) - 1)]
    assert all(not cell.startswith("=") for row in rows for cell in row)


def test_a_claim_replaces_the_line_of_the_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "match_end=deals deals=6 renuncio=claim"
    files = (record_file(tmp_path, text, seed) for seed in range(40))
    path = next(path for path in files if "\nclaim" in path.read_text(encoding="utf-8"))
    assert main(["export", str(path)]) == 0
    assert "by claim" in capsys.readouterr().out


def test_only_a_finished_match_is_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record_file(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")
    out = tmp_path / "out.txt"
    assert main(["export", str(path), "-o", str(out)]) == 1
    assert "the match is not finished" in capsys.readouterr().err
    path.write_text("\n".join([*lines[:-1], "dance"]), encoding="utf-8")
    assert main(["export", str(path), "-o", str(out)]) == 1
    assert "«dance» is no action" in capsys.readouterr().err
    assert not out.exists()
    assert main(["export", str(tmp_path)]) == 2
    assert main(["export", str(record_file(tmp_path)), "-o", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["verify"], ["deal"], ["export"], ["export", "a", "b"]])
def test_a_misspelt_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: subastao" in capsys.readouterr().err


def test_neither_qt_nor_a_display_is_needed(tmp_path: Path) -> None:
    path = record_file(tmp_path)
    script = (
        "import sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "from subastao_qt.__main__ import main\n"
        f"sys.exit(main(['verify', {str(path)!r}]) or main(['deal', 'D1-4MVW-T2RE-KNWJ']))\n"
    )
    environment = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
    environment.pop("QT_QPA_PLATFORM", None)
    # a terminal that knows no letters but English ones
    environment["PYTHONIOENCODING"] = "ascii"
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "won by" in done.stdout
    assert "\\u041b" in done.stdout


def test_every_name_has_a_command() -> None:
    for name in commands.NAMES:
        with pytest.raises(SystemExit) as caught:
            main([name, "--help"])
        assert caught.value.code == 0
