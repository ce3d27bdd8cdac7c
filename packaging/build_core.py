"""The build of the solver's compiled core, which may fail: the program also runs without it.

Two switches of the environment: `SUBASTAO_NO_EXTENSION=1` builds none, `SUBASTAO_REQUIRE_EXTENSION=1` makes
a failure an error (for releases and for the checks).
"""

import hashlib
import os
import sys
from importlib import import_module
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

SOLVER = "subastao_qt/players/solver"
SOURCES = ("core.py", "_core.pxd", "_native.pyx")
ABI3_FROM = "0x030B0000"  # CPython 3.11: one wheel for it and every later one
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # in the source `int` is Python's; the .pxd says what it is in C
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


def source_hash(folder: Path) -> int:
    """Hash the sources of the core as `solver/backend.py` does: a stale build is told by it."""
    digest = hashlib.sha256()
    for name in SOURCES:
        digest.update((folder / name).read_bytes().replace(b"\r\n", b"\n"))
    return int.from_bytes(digest.digest()[:7], "big")


def extensions(root: Path) -> list[Extension]:
    """Describe the two modules: the core, and the few lines that release the GIL around it."""
    macros: list[tuple[str, str | None]] = [
        ("Py_LIMITED_API", ABI3_FROM),
        ("SUBASTAO_SOURCE_HASH", f"{source_hash(root / SOLVER)}LL"),
    ]
    package = SOLVER.replace("/", ".")
    return [
        Extension(
            f"{package}.{name}",
            [f"{SOLVER}/{source}"],
            define_macros=macros,
            # The hash is built into both: an edit of any makes both again.
            depends=[f"{SOLVER}/{each}" for each in SOURCES],
            extra_compile_args=FLAGS,
            py_limited_api=True,
        )
        for name, source in (("_core", "core.py"), ("_native", "_native.pyx"))
    ]


class BuildExt(build_ext):
    """setuptools' build of extensions, which goes on without the core where it cannot be built."""

    def run(self) -> None:
        if os.environ.get("SUBASTAO_NO_EXTENSION") == "1":
            self.extensions = []
            return
        try:
            # Here and not above: without Cython the program must still install.
            self.extensions = import_module("Cython.Build").cythonize(
                self.extensions,
                build_dir=f"{self.build_temp}/cython",
                compiler_directives=DIRECTIVES,
                quiet=True,
            )
            for extension in self.extensions:
                extension._needs_stub = False
            super().run()
        except (Exception, SystemExit) as error:  # a compiler fails in any way it likes
            if os.environ.get("SUBASTAO_REQUIRE_EXTENSION") == "1":
                raise
            self.extensions = []
            self.warn(f"the solver will run uncompiled, some 70 times slower: {error}")
