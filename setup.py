"""What pyproject.toml cannot say: pictures, fonts and catalogues go into the wheel."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))

from build_data import BuildPy  # the folder of our scripts had to be on the path first

setup(
    cmdclass={"build_py": BuildPy},
    # The compiled core puts its extension here: ext_modules=…, cmdclass["build_ext"]=…
)
