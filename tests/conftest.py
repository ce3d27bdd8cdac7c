"""What holds for every test: the environment of Qt, a home of its own, the guards that are always on."""

import os
from collections.abc import Iterator

import hypothesis
import pytest

# Before anything imports Qt: no display is needed, and the machine's language plays no part.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANG"] = "C.UTF-8"
for name in ("LC_ALL", "LANGUAGE", "QT_STYLE_OVERRIDE", "QT_SCALE_FACTOR"):
    os.environ.pop(name, None)

pytest_plugins = ["pytester", "tests.guards"]

# A slow machine is no failed law; and CI meets the same examples each time.
hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True)
hypothesis.settings.load_profile("ci" if "CI" in os.environ else "here")


@pytest.fixture(scope="session", autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep settings, saves, logs and cache of the person who runs the tests out of the tests."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
        yield
