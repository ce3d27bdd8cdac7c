"""What makes a macOS application of PyInstaller's: Info.plist, and the signature that must come after it."""

import os
import plistlib
import subprocess
from pathlib import Path
from typing import Any

from identity import APPLICATION_ID, AUTHORS, LICENCE, NAME, SUFFIX, TITLE, version

# Folders of languages tell macOS which ones the program speaks; the system's own dialogs then follow.
LANGUAGES = ("en", "es", "ru", "zh-Hans", "ar")
SIGN_VARIABLE = "SUBASTAO_SIGN_IDENTITY"
DOCUMENT_TYPE = f"{APPLICATION_ID}.match"


def information() -> dict[str, Any]:
    """Return what Info.plist says besides PyInstaller's own lines."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        # The program itself turns the window round in Arabic; the menu bar is the system's.
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleAllowMixedLocalizations": True,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        # Dark mode: the window follows the system's appearance.
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": f"{AUTHORS}, {LICENCE}",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Subastao match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT_TYPE],
                "CFBundleTypeIconFile": f"{NAME}.icns",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT_TYPE,
                "UTTypeDescription": "Subastao match",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX]},
            }
        ],
    }


def write_information(application: Path) -> None:
    """Complete Info.plist, and make the folders of languages."""
    path = application / "Contents" / "Info.plist"
    with path.open("rb") as file:
        lines = plistlib.load(file)
    with path.open("wb") as file:
        plistlib.dump({**lines, **information()}, file)
    for language in LANGUAGES:
        folder = application / "Contents" / "Resources" / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        text = f'CFBundleDisplayName = "{TITLE}";\nCFBundleName = "{TITLE}";\n'
        (folder / "InfoPlist.strings").write_text(text, "utf-8")


def sign(application: Path) -> None:
    """Sign the application: with the identity that SUBASTAO_SIGN_IDENTITY names, else ad hoc (`-`).

    An ad hoc signature lets it run on the machine that made it, and elsewhere after the player's consent. With a real
    identity the hardened runtime is asked for, as notarisation wants; `make_dmg.sh` then sends the image to be
    notarised if it finds a profile for that.
    """
    identity = os.environ.get(SIGN_VARIABLE) or "-"
    command = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != "-":
        entitlements = Path(__file__).parent / "macos" / "entitlements.plist"
        command += ["--timestamp", "--options", "runtime", "--entitlements", str(entitlements)]
    subprocess.run([*command, str(application)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(application)], check=True)


def finish(application: Path) -> None:
    """Complete and sign what PyInstaller made and `slim` has thinned out."""
    write_information(application)
    sign(application)
