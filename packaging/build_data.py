"""What a build puts beside the code: `resources/` and the compiled catalogues, under `_data`."""

import shutil
import subprocess
from pathlib import Path

from setuptools.command.build_py import build_py

from qt_tools import qt_tool

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "resources" / "book"


def is_data(path: Path) -> bool:
    """Tell whether a file under `resources/` is wanted at run time (scripts that make such are not)."""
    if path.suffix == ".md":
        return BOOK in path.parents
    return path.is_file() and path.suffix not in {".py", ".pyc"}


def data_files() -> list[tuple[Path, Path]]:
    """List the resources to carry along, as pairs of where each lies and its place under `_data`."""
    resources = ROOT / "resources"
    return [
        (path, path.relative_to(ROOT)) for path in sorted(resources.rglob("*")) if is_data(path)
    ]


def fill(data: Path) -> list[Path]:
    """Fill the folder `data` with resources and compiled catalogues; return the files written."""
    written = []
    for source, place in data_files():
        target = data / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        written.append(target)
    catalogues = data / "translations"
    catalogues.mkdir(parents=True, exist_ok=True)
    for source in sorted((ROOT / "translations").glob("*.ts")):
        target = catalogues / f"{source.stem}.qm"
        subprocess.run(
            [qt_tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True
        )
        written.append(target)
    return written


class BuildPy(build_py):
    """setuptools' copying of the code, followed by the data; an editable install keeps to the checkout."""

    def run(self) -> None:
        super().run()
        self._data_written: list[str] = []
        if not self.editable_mode:
            data = Path(self.build_lib) / "subastao_qt" / "_data"
            shutil.rmtree(data, ignore_errors=True)
            self._data_written = [str(path) for path in fill(data)]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *getattr(self, "_data_written", [])]
