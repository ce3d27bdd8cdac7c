"""Where settings, saves, logs and cache lie."""

from pathlib import Path

import platformdirs
import pytest

from subastao_qt.app.folders import Folders, Origin, folders, program_folder

NAMES = "Señor Пётр 王 علي"


def all_of(found: Folders) -> list[Path]:
    return [found.settings, found.saves, found.logs, found.cache]


def test_the_systems_folders(tmp_path: Path) -> None:
    found = folders({}, tmp_path)
    assert found.origin is Origin.SYSTEM
    assert found.settings == platformdirs.user_config_path("subastao", appauthor=False)
    assert found.saves == platformdirs.user_data_path("subastao", appauthor=False)
    assert found.logs == platformdirs.user_log_path("subastao", appauthor=False)
    assert found.cache == platformdirs.user_cache_path("subastao", appauthor=False)


def test_a_named_folder_holds_everything(tmp_path: Path) -> None:
    home = tmp_path / NAMES
    found = folders({"SUBASTAO_HOME": str(home)}, tmp_path)
    assert found.origin is Origin.NAMED
    assert [path.parent for path in all_of(found)] == [home] * 4
    assert len(set(all_of(found))) == 4


@pytest.mark.parametrize("sign", ["portable", "portable.txt"])
def test_a_file_beside_the_program_makes_it_portable(tmp_path: Path, sign: str) -> None:
    place = tmp_path / NAMES
    place.mkdir()
    assert folders({}, place).origin is Origin.SYSTEM
    (place / sign).touch()
    found = folders({}, place)
    assert found.origin is Origin.PORTABLE
    assert [path.parent for path in all_of(found)] == [place / "subastao-data"] * 4


def test_a_named_folder_is_dearer_than_the_portable_one(tmp_path: Path) -> None:
    (tmp_path / "portable").touch()
    found = folders({"SUBASTAO_HOME": str(tmp_path / "mine")}, tmp_path)
    assert found.saves == tmp_path / "mine" / "data"


def test_an_empty_name_names_nothing(tmp_path: Path) -> None:
    assert folders({"SUBASTAO_HOME": ""}, tmp_path).origin is Origin.SYSTEM


@pytest.mark.parametrize(
    ("package", "beside"),
    [
        ("Games/subastao/_internal/subastao_qt", "Games/subastao"),
        ("Games/Subastao.app/Contents/Frameworks/subastao_qt", "Games"),
        ("Games/Subastao.app/Contents/Resources/subastao_qt", "Games"),
        ("lib/python3.11/site-packages/subastao_qt", None),
    ],
)
def test_what_lies_beside_the_program(tmp_path: Path, package: str, beside: str | None) -> None:
    expected = None if beside is None else tmp_path / beside
    assert program_folder(tmp_path / package) == expected


def test_a_checkout_lies_beside_its_project_file(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    assert program_folder(tmp_path / "subastao_qt") == tmp_path
