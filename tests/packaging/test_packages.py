"""What the packages are made of: icons, version, changelog, descriptions, and what stays in a bundle."""

import ast
import plistlib
import re
import struct
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import archive
import changelog
import icons
import linux_tree
import macos_bundle
import make_deb
import slim
import subastao_qt
import windows_version
from changelog import Section
from identity import APPLICATION_ID, MIME_TYPE, NAME, ROOT, SUFFIX, version, version_numbers
from subastao_qt.__main__ import command_line
from subastao_qt.app import storage
from subastao_qt.app.language import LANGUAGES
from subastao_qt.engine.record import read_record

LINUX = ROOT / "packaging" / "linux"
PNG = b"\x89PNG\r\n\x1a\n"


def text(name: str) -> str:
    return (LINUX / name).read_text("utf-8")


# One version, one name


def test_the_version_is_the_programs() -> None:
    assert version() == subastao_qt.__version__
    assert ".".join(map(str, version_numbers())).startswith(version())


def test_the_version_stands_nowhere_else() -> None:
    for path in (ROOT / "packaging").rglob("*"):
        if (
            path.is_file()
            and "out" not in path.parts
            and path.suffix in {".py", ".nsi", ".in", ".6", ".spec"}
        ):
            assert f'"{version()}"' not in path.read_text("utf-8"), path


def test_everything_calls_the_program_by_one_name() -> None:
    desktop = text(f"{APPLICATION_ID}.desktop")
    assert f"\nMimeType={MIME_TYPE};\n" in desktop
    assert f"\nExec={NAME} %f\n" in desktop
    assert f"\nIcon={APPLICATION_ID}\n" in desktop
    mime = ET.fromstring(text(f"{APPLICATION_ID}.mime.xml"))
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = mime.findall(f"{space}mime-type")
    assert kind.get("type") == MIME_TYPE
    assert [glob.get("pattern") for glob in kind.findall(f"{space}glob")] == [f"*.{SUFFIX}"]
    assert f".{SUFFIX}" == storage.SUFFIX
    (magic,) = kind.findall(f"{space}magic/{space}match")
    first_line = text(f"example.{SUFFIX}").splitlines()[0]
    assert first_line.startswith(magic.get("value") or "nothing")
    metainfo = ET.fromstring(linux_tree.metainfo_text())
    assert metainfo.findtext("id") == APPLICATION_ID
    assert metainfo.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    assert metainfo.findtext("provides/mediatype") == MIME_TYPE
    assert f"id: {APPLICATION_ID}\n" in text(f"{APPLICATION_ID}.yaml")
    main = (ROOT / "subastao_qt" / "__main__.py").read_text("utf-8")
    assert f'setDesktopFileName("{APPLICATION_ID}")' in main


def test_the_desktop_is_spoken_to_in_every_language() -> None:
    desktop = text(f"{APPLICATION_ID}.desktop")
    for language in LANGUAGES:
        if language.code != "en":
            assert f"\nComment[{language.code}]=" in desktop
            assert f"\nGenericName[{language.code}]=" in desktop


def test_the_example_is_a_match() -> None:
    reading = read_record((LINUX / f"example.{SUFFIX}").read_bytes())
    assert reading.fault is None
    assert reading.record is not None
    assert len(reading.record.actions) > 5


# Icons


@pytest.fixture(scope="module")
def icon_folder(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.write(folder)
    return folder


def test_linux_has_an_icon_of_every_size(icon_folder: Path) -> None:
    for size in icons.LINUX_SIZES:
        data = (icon_folder / f"{size}.png").read_bytes()
        assert data.startswith(PNG)
        assert struct.unpack(">II", data[16:24]) == (size, size)


def test_the_windows_icon_holds_every_size(icon_folder: Path) -> None:
    data = (icon_folder / f"{NAME}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.WINDOWS_SIZES))
    end = 0
    for number, size in enumerate(icons.WINDOWS_SIZES):
        width, height, _colours, _zero, planes, bits, length, place = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * number
        )
        assert (width or 256, height or 256, planes, bits) == (size, size, 1, 32)
        end = place + length
        picture = data[place:end]
        assert picture.startswith(PNG)
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    assert end == len(data)


def test_the_macos_icon_holds_every_size(icon_folder: Path) -> None:
    data = (icon_folder / f"{NAME}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = struct.unpack(">II", data[place + 24 : place + 32])
        place += length
    assert found == {kind: (size, size) for kind, size in icons.MACOS_KINDS.items()}


# Descriptions for Windows and macOS


def test_the_windows_resource_names_version_and_program() -> None:
    told = ast.parse(windows_version.version_file(), mode="eval")
    constants = [node.value for node in ast.walk(told) if isinstance(node, ast.Constant)]
    calls = {
        node.func.id
        for node in ast.walk(told)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert {"VSVersionInfo", "FixedFileInfo", "StringTable", "VarStruct"} <= calls
    assert version() in constants
    assert f"{NAME}.exe" in constants
    assert f"filevers={version_numbers()}" in windows_version.version_file()


def test_the_macos_application_knows_its_documents_and_languages() -> None:
    information = plistlib.loads(plistlib.dumps(macos_bundle.information()))
    assert information["CFBundleShortVersionString"] == version()
    assert information["NSRequiresAquaSystemAppearance"] is False
    assert information["CFBundleLocalizations"] == ["en", "es", "ru", "zh-Hans", "ar"]
    (kind,) = information["CFBundleDocumentTypes"]
    (declared,) = information["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"] == {"public.filename-extension": [SUFFIX]}


# Changelog


WRITTEN = """# Changelog

## Unreleased

* A thing to come.

## 1.1.0, 2027-01-02

* Cards <fly>, see [there](somewhere).
* Two
  lines of `code`.

## 1.0.0, 2026-12-01

* The first.
"""


def test_the_changelog_is_read(tmp_path: Path) -> None:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(WRITTEN, "utf-8")
    assert changelog.sections(path) == [
        Section("Unreleased", "", ("A thing to come.",)),
        Section(
            "1.1.0",
            "2027-01-02",
            ("Cards <fly>, see [there](somewhere).", "Two lines of `code`."),
        ),
        Section("1.0.0", "2026-12-01", ("The first.",)),
    ]


def test_a_release_reaches_appstream_debian_and_the_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(WRITTEN, "utf-8")
    written = changelog.sections(path)
    monkeypatch.setattr(changelog, "sections", lambda: written)
    monkeypatch.setattr(changelog, "version", lambda: "1.1.0")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1798848000")
    assert changelog.day() == "2027-01-02"
    assert changelog.notes() == "* Cards <fly>, see [there](somewhere).\n* Two lines of `code`.\n"
    releases = ET.fromstring(f"<releases>{changelog.for_appstream()}</releases>")
    assert [each.get("version") for each in releases] == ["1.1.0", "1.0.0"]
    assert releases.findtext("release/description/ul/li") == "Cards <fly>, see there."
    assert changelog.for_debian("Ana <ana@example.org>").splitlines() == [
        "subastao (1.1.0) unstable; urgency=medium",
        "",
        "  * Cards <fly>, see there.",
        "  * Two lines of code.",
        "",
        " -- Ana <ana@example.org>  Sat, 02 Jan 2027 00:00:00 +0000",
    ]
    monkeypatch.setattr(changelog, "version", lambda: "1.2.0")
    assert changelog.notes() == "* A thing to come.\n"
    assert 'version="1.2.0"' in changelog.for_appstream()
    assert 'type="development"' in changelog.for_appstream()


# Archives


def some_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "made"
    (folder / "inner").mkdir(parents=True)
    (folder / "program").write_bytes(b"run me")
    (folder / "program").chmod(0o700)
    (folder / "inner" / "data").write_bytes(b"data")
    (folder / "link").symlink_to("inner/data")
    return folder


@pytest.mark.parametrize("kind", ["tar", "zip"])
def test_the_same_folder_gives_the_same_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1798848000")
    pack = archive.tar_xz if kind == "tar" else archive.zipped
    folder = some_folder(tmp_path)
    first = pack(folder, tmp_path / "first").read_bytes()
    for path in folder.rglob("*"):
        path.touch()
    assert pack(folder, tmp_path / "second").read_bytes() == first
    (folder / "inner" / "data").write_bytes(b"other")
    assert pack(folder, tmp_path / "third").read_bytes() != first


def test_an_archive_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1798848000")
    target = archive.tar_xz(some_folder(tmp_path), tmp_path / "a.tar.xz")
    with tarfile.open(target) as tar:
        held = {info.name: info for info in tar.getmembers()}
    top = f"{NAME}-{version()}"
    assert set(held) == {top, *(f"{top}/{n}" for n in ("inner", "inner/data", "link", "program"))}
    assert {(info.uid, info.uname, info.mtime) for info in held.values()} == {
        (0, "root", 1798848000)
    }
    assert held[f"{top}/program"].mode == 0o755
    assert held[f"{top}/inner/data"].mode == 0o644


# What stays in a bundle, and what Debian must have


@pytest.mark.parametrize(
    ("kind", "name", "wanted"),
    [
        ("platforms", "libqxcb.so", True),
        ("platforms", "libqoffscreen.so", True),
        ("platforms", "qwindows.dll", True),
        ("platforms", "libqcocoa.dylib", True),
        ("platforms", "libqvnc.so", False),
        ("imageformats", "libqsvg.so", True),
        ("imageformats", "libqpdf.so", False),
        ("platformthemes", "libqgtk3.so", False),
        ("tls", "libqopensslbackend.so", False),
    ],
)
def test_plugins_that_stay(kind: str, name: str, wanted: bool) -> None:
    assert slim.stays(kind, name) == wanted


def test_a_library_that_nobody_has_stops_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "program"
    code.write_bytes(b"\x7fELF")
    asked = {"libc.so.6", "libxcb.so.1", "libGL.so.1", "libwayland-egl.so.1"}
    monkeypatch.setattr(make_deb, "needs", lambda _path: asked)
    monkeypatch.setattr(make_deb, "libc_version", lambda _bundle: "2.36")
    assert make_deb.depends(tmp_path) == (
        "libc6 (>= 2.36), libgl1, libxcb1, fontconfig-config, xkb-data"
    )
    asked.add("libstrange.so.7")
    with pytest.raises(ValueError, match=r"libstrange\.so\.7"):
        make_deb.depends(tmp_path)
    (tmp_path / "libstrange.so.7").write_bytes(b"\x7fELF")
    assert "libstrange" not in make_deb.depends(tmp_path)


def test_the_manual_page_tells_of_every_option() -> None:
    page = linux_tree.manual().replace("\\-", "-")
    options = re.findall(r"--[a-z-]+", command_line().format_help())
    assert len(set(options)) >= 4
    assert not [option for option in set(options) if option not in page]
    assert "SUBASTAO_HOME" in page
    assert f"Subastao {version()}" in page
