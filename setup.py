"""What pyproject.toml cannot say: pictures, fonts and catalogues go into the wheel."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))

from build_core import BuildExt, extensions  # the folder of our scripts had to be on the path first
from build_data import BuildPy

setup(
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    ext_modules=extensions(Path(__file__).resolve().parent),
    # One wheel serves CPython 3.11 and later.
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
