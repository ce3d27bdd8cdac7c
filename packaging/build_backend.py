"""The build backend: setuptools, asked to bring Qt's lrelease only where a wheel is built.

A wheel must hold compiled catalogues, so its build needs PySide6. An editable install reads the
catalogues of the checkout, which the program compiles itself when they are stale, so it does not:
that spares whoever plays from a checkout a second copy of 234 MB. The decision is written down in
`docs/decisions/002-catalogues.md`.
"""

from setuptools import build_meta as _setuptools
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

LRELEASE_COMES_WITH = "PySide6-Essentials>=6.10,<6.12"


def get_requires_for_build_wheel(
    config_settings: dict[str, str | list[str] | None] | None = None,
) -> list[str]:
    """Name what building a wheel needs: what setuptools needs, and the package with lrelease."""
    return [*_setuptools.get_requires_for_build_wheel(config_settings), LRELEASE_COMES_WITH]
