"""What the README promises is what the scripts do."""

import check
from subastao_qt.app import preflight
from translations import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_apt_line_names_every_library_that_the_program_may_miss() -> None:
    (line,) = [line for line in README.splitlines() if line.startswith("sudo apt install ")]
    assert {*preflight.FOR_QT.values(), *preflight.FOR_X11.values()} <= set(line.split())


def test_the_first_three_code_blocks_are_one_line_each() -> None:
    blocks = [block.split("```")[0].strip() for block in README.split("```sh")[1:4]]
    assert all(len(block.splitlines()) == 1 for block in blocks)
    apt, play, test = blocks
    assert apt.startswith("sudo apt install ")
    assert play.endswith(".venv/bin/subastao")
    assert test.endswith(".venv/bin/python packaging/check.py")


def test_every_check_is_named() -> None:
    assert f"`{' '.join(one.name for one in check.checks())}`" in README
