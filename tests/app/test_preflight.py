"""What is said when no window can open."""

import os
import subprocess
import sys

import pytest

from subastao_qt.app import preflight

X11 = {"DISPLAY": ":0"}
EVERYTHING = {**preflight.FOR_QT, **preflight.FOR_X11}


def nothing() -> None:
    """Stand for an import that succeeds."""


def told(environment: dict[str, str], *missing: str, platform: str = "linux") -> str | None:
    return preflight.trouble(environment, platform, lambda name: name not in missing, nothing)


def test_no_trouble_on_this_machine() -> None:
    assert preflight.trouble({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_no_display() -> None:
    assert told({}) == preflight.NO_DISPLAY
    assert told(X11) is None
    assert told({"WAYLAND_DISPLAY": "wayland-0"}) is None
    assert told({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert told({}, platform="win32") is None


@pytest.mark.parametrize("library", list(EVERYTHING))
def test_each_missing_library_is_named_with_its_package(library: str) -> None:
    words = told(X11, library)
    assert words is not None
    assert library in words
    assert words.endswith(f"sudo apt install {EVERYTHING[library]}")


def test_all_missing_libraries_are_named_at_once() -> None:
    words = told(X11, "libEGL.so.1", "libxcb-cursor.so.0")
    assert words is not None
    assert words.endswith("install libegl1 libxcb-cursor0")


def test_wayland_does_without_the_libraries_of_x11() -> None:
    assert told({"WAYLAND_DISPLAY": "wayland-0"}, *preflight.FOR_X11) is None


def test_a_failing_import_is_told() -> None:
    def fail() -> None:
        raise ImportError("libstrange.so.7: cannot open shared object file")

    words = preflight.trouble(X11, "linux", lambda _name: True, fail)
    assert words is not None
    assert "libstrange.so.7" in words


def test_a_library_that_nobody_has_does_not_load() -> None:
    assert not preflight.can_load("libnobody-has-this.so.9")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    return subprocess.run(
        [sys.executable, "-m", "subastao_qt", *arguments],
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_the_program_says_that_there_is_no_display() -> None:
    done = run()
    assert done.returncode == 1
    assert done.stderr.strip() == preflight.NO_DISPLAY


def test_the_program_tells_its_version_without_a_display() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("subastao ")
