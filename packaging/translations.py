"""Keep the catalogues of translations.

python packaging/translations.py update           put new phrases into every catalogue, drop those gone
python packaging/translations.py compile FOLDER   write the compiled catalogues into FOLDER
python packaging/translations.py check            fail on anything stale, wrong or (see ENFORCED) missing
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from catalogue_file import entries, faults
from qt_tools import qt_tool
from tr_calls import Phrase, distinct, read

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "subastao_qt"
CATALOGUES = ROOT / "translations"

LANGUAGES = ("es", "en", "ru", "zh_CN", "ar")
# English texts are the sources themselves: their catalogue holds the plurals only.
PLURALS_ONLY = {"en"}
# The languages whose catalogues must be complete; the gaps of any other are counted and told.
ENFORCED = LANGUAGES

# The one module that translates words declared elsewhere by QT_TRANSLATE_NOOP, hence by variables.
LOOKS_UP_DECLARED = {Path("subastao_qt/app/language.py")}


def catalogue(language: str, folder: Path = CATALOGUES) -> Path:
    """Return the path of a language's catalogue."""
    return folder / f"subastao_{language}.ts"


def source_files() -> list[Path]:
    """Return the Python files whose words are translated, in an order that is always the same."""
    return sorted(path.relative_to(ROOT) for path in SOURCES.rglob("*.py"))


def update(folder: Path) -> None:
    """Bring the catalogues in `folder` up to what the sources ask for."""
    files = [str(path) for path in source_files()]
    for language in LANGUAGES:
        plural = ["-pluralonly"] if language in PLURALS_ONLY else []
        command = [qt_tool("lupdate"), "-silent", "-locations", "none", "-no-obsolete"]
        command += ["-sort-messages", "-source-language", "en", "-target-language", language]
        command += [*plural, *files, "-ts", str(catalogue(language, folder))]
        subprocess.run(command, check=True, cwd=ROOT)


def compile_all(folder: Path) -> None:
    """Write the compiled form of every catalogue into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        source = catalogue(language)
        target = folder / f"{source.stem}.qm"
        command = [qt_tool("lrelease"), "-silent", str(source), "-qm", str(target)]
        subprocess.run(command, check=True)


def renew(folder: Path) -> Iterator[str]:
    """Write into `folder` the catalogues as `update` would leave them; name those it would change."""
    for language in LANGUAGES:
        if catalogue(language).exists():
            catalogue(language, folder).write_bytes(catalogue(language).read_bytes())
    update(folder)
    for language in LANGUAGES:
        path, fresh = catalogue(language), catalogue(language, folder)
        if not path.exists() or path.read_bytes() != fresh.read_bytes():
            yield f"{path.name} is stale: run `python packaging/translations.py update`"


def phrases_asked_for() -> tuple[set[Phrase], list[str]]:
    """Read from the sources which phrases the program asks for, and which calls would find none."""
    phrases: list[Phrase] = []
    problems: list[str] = []
    for path in source_files():
        found, wrong = read((ROOT / path).read_text("utf-8"), path in LOOKS_UP_DECLARED)
        phrases += found
        problems += [f"{path}:{fault.line}: {fault.reason}" for fault in wrong]
    every, clash = distinct(iter(phrases))
    problems += [f"{phrase.source!r} is asked for both as a plural and not" for phrase in clash]
    return every, problems


def check() -> list[str]:
    """Return everything that is wrong; print how complete each catalogue is."""
    asked, problems = phrases_asked_for()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        problems += renew(folder)
        for language in LANGUAGES:
            path = catalogue(language, folder)
            wanted = {p for p in asked if p.plural} if language in PLURALS_ONLY else asked
            problems += [f"{path.name}: {fault}" for fault in check_one(path, language, wanted)]
    return problems


def check_one(path: Path, language: str, wanted: set[Phrase]) -> Iterator[str]:
    """Say what is wrong in one catalogue that lupdate has just brought up to the sources."""
    there = list(entries(path))
    held = {entry.phrase for entry in there}
    yield from sorted(f"lupdate missed {p.source!r} ({p.context})" for p in wanted - held)
    yield from sorted(f"nobody asks for {p.source!r} ({p.context})" for p in held - wanted)
    missing = [entry for entry in there if not entry.complete]
    print(f"{path.name}: {len(there) - len(missing)} of {len(there)} phrases translated")
    if language in ENFORCED:
        yield from (f"{e.phrase.source!r} is not translated ({e.phrase.context})" for e in missing)
    yield from (fault for e in there for fault in faults(e, language))


def main() -> int:
    """Run the command line; return 1 if `check` found something."""
    parser = argparse.ArgumentParser(description="Keep the catalogues of translations.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update", help="bring the catalogues up to the sources")
    commands.add_parser("check", help="fail on anything stale, wrong or missing")
    commands.add_parser("compile", help="write compiled catalogues").add_argument(
        "folder", type=Path
    )
    arguments = parser.parse_args()
    if arguments.command == "update":
        update(CATALOGUES)
        return 0
    if arguments.command == "compile":
        compile_all(arguments.folder)
        return 0
    problems = check()
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
