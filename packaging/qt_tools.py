"""Where Qt's own tools lie: they come with PySide6."""

from importlib.util import find_spec
from pathlib import Path


def qt_tool(name: str) -> str:
    """Return the path of Qt's tool `name`, from this interpreter's PySide6.

    Raises FileNotFoundError when PySide6 is not installed or lacks the tool.
    """
    spec = find_spec("PySide6")
    folders = (spec.submodule_search_locations if spec else None) or []
    for folder in map(Path, folders):
        for path in (folder / name, folder / f"{name}.exe"):
            if path.exists():
                return str(path)
    raise FileNotFoundError(
        f"Qt's {name} comes with PySide6-Essentials, which is not installed here"
    )
