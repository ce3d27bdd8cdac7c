"""Make the program's icon for every system from `resources/icon.svg`: `python packaging/icons.py FOLDER`.

Writes PNGs of the sizes that Linux asks for, `subastao.ico` for Windows and `subastao.icns` for macOS. The last two are
containers with PNGs inside, which both systems have read for years; they are written here byte by byte, so that any
system can build for any other.
"""

import argparse
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from identity import NAME, ROOT

SVG = ROOT / "resources" / "icon.svg"
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# Apple's names of the sizes, those for displays of double density among them.
MACOS_KINDS = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def drawn(sizes: set[int]) -> dict[int, bytes]:
    """Draw the icon in each size; return the PNG files' bytes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(SVG))
    if not renderer.isValid():
        raise ValueError(f"{SVG.name} cannot be drawn")
    found = {}
    for size in sorted(sizes):
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
            raise ValueError(f"the icon of {size} pixels cannot be written")
        buffer.close()
        found[size] = bytes(data.data())
    del application
    return found


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Pack PNGs by size into a Windows icon."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Pack PNGs by size into a macOS icon."""
    chunks = b""
    for kind, size in MACOS_KINDS.items():
        chunks += kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def write(folder: Path) -> None:
    """Write every icon into `folder`: `16.png` …, `subastao.ico`, `subastao.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = drawn({*LINUX_SIZES, *WINDOWS_SIZES, *MACOS_KINDS.values()})
    for size in LINUX_SIZES:
        (folder / f"{size}.png").write_bytes(pictures[size])
    (folder / f"{NAME}.ico").write_bytes(ico({size: pictures[size] for size in WINDOWS_SIZES}))
    (folder / f"{NAME}.icns").write_bytes(icns(pictures))


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Make the icons of every system.")
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
