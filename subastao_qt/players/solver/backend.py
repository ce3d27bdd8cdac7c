"""Chooses the core: the compiled one if there is one made from these very sources, else the Python source.

`SUBASTAO_PURE=1` in the environment asks for the Python source in any case (tests run both ways).
"""

import hashlib
import logging
import os
from array import array
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

from subastao_qt.players.solver.core import Core

SOURCES: Final = ("core.py", "_core.pxd", "_native.pyx")
_log = logging.getLogger(__name__)


class Words(Protocol):
    """An array of integers, Python's or C's."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


class CoreLike(Protocol):
    """What is used of a core, compiled or not."""

    nodes: int
    limit: int
    cancelled: int
    stopped: int
    legal_count: int

    @property
    def legal(self) -> Words: ...

    @property
    def worth_low(self) -> Words: ...

    @property
    def worth_high(self) -> Words: ...

    def forget(self) -> None: ...

    def load(
        self,
        h0: int,
        h1: int,
        h2: int,
        h3: int,
        players: int,
        trump: int,
        declarers: int,
        rules: int,
        tute_worth: int,
        unsung: int,
        /,
    ) -> None: ...

    def place(
        self,
        leader: int,
        led: int,
        best: int,
        winner: int,
        pts: int,
        count: int,
        singers: int,
        left: int,
        /,
    ) -> None: ...

    def frame(
        self,
        players: int,
        declarers: int,
        rules: int,
        tute_worth: int,
        unsung: int,
        leader: int,
        led: int,
        best: int,
        winner: int,
        pts: int,
        count: int,
        singers: int,
        left: int,
        /,
    ) -> None: ...


class CoreMaker(Protocol):
    """The class of a core; 2 ** table_bits places of 16 bytes."""

    def __call__(self, table_bits: int) -> CoreLike: ...


class Searches(Protocol):
    """The calls that take long; the compiled ones let other threads run."""

    def test(self, core: CoreLike, t: int, /) -> int: ...

    def value(self, core: CoreLike, guess: int, /) -> int: ...

    def card_values(self, core: CoreLike, guess: int, exact: bool, /) -> int: ...

    def batch(
        self,
        core: CoreLike,
        worlds: "array[int]",
        count: int,
        out: "array[int]",
        mode: int,
        t: int,
        /,
    ) -> int: ...


class PureSearches:
    """The same calls on the Python source."""

    def test(self, core: CoreLike, t: int, /) -> int:
        return cast(Core, core).test(t)

    def value(self, core: CoreLike, guess: int, /) -> int:
        return cast(Core, core).value(guess)

    def card_values(self, core: CoreLike, guess: int, exact: bool, /) -> int:
        return cast(Core, core).card_values(guess, int(exact))

    def batch(
        self,
        core: CoreLike,
        worlds: "array[int]",
        count: int,
        out: "array[int]",
        mode: int,
        t: int,
        /,
    ) -> int:
        return cast(Core, core).batch(worlds, count, out, mode, t)


def source_hash(folder: Path) -> int | None:
    """Hash the core's sources as the build does; None where they are not all there (in a bundle)."""
    digest = hashlib.sha256()
    for name in SOURCES:
        try:
            digest.update((folder / name).read_bytes().replace(b"\r\n", b"\n"))
        except OSError:
            return None
    return int.from_bytes(digest.digest()[:7], "big")


@dataclass(frozen=True, slots=True)
class Backend:
    """A way to run the core."""

    make: CoreMaker
    searches: Searches


PURE: Final = Backend(Core, PureSearches())
"""The Python source as it stands."""


def choose() -> tuple[Backend, str]:
    """Pick a backend; the text says why it is not the compiled one, and is empty if it is."""
    if os.environ.get("SUBASTAO_PURE") == "1":
        return PURE, "SUBASTAO_PURE asks for the Python source"
    package = __name__.rpartition(".")[0]
    try:
        compiled = import_module(f"{package}._core")
        native = import_module(f"{package}._native")
    except ImportError as error:
        return PURE, f"not compiled: {error}"
    now = source_hash(Path(__file__).parent)
    if now is not None and now != native.SOURCE_HASH:
        reason = "the compiled core was made from other sources: build it again"
        _log.info("%s", reason)
        return PURE, reason
    return Backend(cast(CoreMaker, compiled.Core), cast(Searches, native)), ""


BACKEND, WHY_NOT_COMPILED = choose()
COMPILED: Final = not WHY_NOT_COMPILED
"""Whether the compiled core is in use."""
