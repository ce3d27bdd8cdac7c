"""The version resource of the Windows program: what Explorer shows of the file."""

from identity import AUTHORS, LICENCE, NAME, SUMMARY, TITLE, version, version_numbers

# Language and character set of the texts: American English, Unicode.
LANGUAGE, CHARACTERS = 0x0409, 0x04B0


def strings() -> dict[str, str]:
    """Return the texts of the resource by Windows' names for them."""
    return {
        "CompanyName": AUTHORS,
        "FileDescription": f"{TITLE}: {SUMMARY}",
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": f"{AUTHORS}, {LICENCE}",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }


def version_file() -> str:
    """Write the resource as PyInstaller reads it (`--version-file`)."""
    numbers = version_numbers()
    texts = ",\n".join(f"      StringStruct({key!r}, {text!r})" for key, text in strings().items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('{LANGUAGE:04X}{CHARACTERS:04X}', [
{texts}
    ])]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {CHARACTERS}])])
  ]
)
"""
