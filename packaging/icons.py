"""Draws the program's icon in the sizes and containers that the systems want: the hicolor theme, .ico and .icns.

And the picture beside the words of the installer for Windows. There is one drawing, resources/icons/petstore-gui.svg,
which is drawn anew at each size. Needs Qt's SVG and no screen. Use: python packaging/icons.py FOLDER
"""

import argparse
import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

NAME: Final = "petstore-gui"
HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
# The types that macOS reads as PNG, with their sizes in pixels. Not icp4 and icp5, 16 and 32 at single density: as PNG
# they are scrambled when the icon is an application's; without them macOS scales the others.
ICNS_SIZES: Final = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
INSTALLER_SIZE: Final = (328, 628)  # twice what NSIS shows at 96 dots to the inch

_DRAWING: Final = Path(__file__).resolve().parents[1] / "resources" / "icons" / f"{NAME}.svg"
_DOTS_PER_M: Final = 3780  # 96 to the inch; said, because what Qt takes by itself is the screen's


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="made where it is missing")
    draw_all(parser.parse_args().folder)


def draw_all(folder: Path) -> None:
    """Write every file into ``folder``; the same bytes each time."""
    drawing = _DRAWING.read_bytes()
    wanted = {*HICOLOR_SIZES, *ICO_SIZES, *ICNS_SIZES.values()}
    pictures = {size: picture(drawing, size) for size in wanted}
    for size in HICOLOR_SIZES:
        _write(folder / f"hicolor/{size}x{size}/apps/{NAME}.png", pictures[size])
    _write(folder / f"hicolor/scalable/apps/{NAME}.svg", drawing)
    _write(folder / f"{NAME}.ico", ico({size: pictures[size] for size in ICO_SIZES}))
    _write(folder / f"{NAME}.icns", icns({kind: pictures[size] for kind, size in ICNS_SIZES.items()}))
    _write(folder / "installer.bmp", beside_the_words(drawing))


def picture(drawing: bytes, size: int) -> bytes:
    """Return ``drawing``, an SVG, as a PNG of ``size`` by ``size`` pixels on a transparent ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    _draw(drawing, image, QRectF(image.rect()))
    return _encoded(image, b"PNG")


def beside_the_words(drawing: bytes) -> bytes:
    """Return ``drawing`` as a BMP that stands upright, on the icon's own ground."""
    width, height = INSTALLER_SIZE
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(Qt.GlobalColor.white)
    _draw(drawing, image, QRectF(0, 0, width, width))
    image.fill(image.pixelColor(width // 2, width // 10))
    _draw(drawing, image, QRectF(width / 6, height / 4, width / 1.5, width / 1.5))
    return _encoded(image, b"BMP")


def _draw(drawing: bytes, image: QImage, place: QRectF) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(drawing).render(painter, place)
    painter.end()


def _encoded(image: QImage, kind: bytes) -> bytes:
    image.setDotsPerMeterX(_DOTS_PER_M)
    image.setDotsPerMeterY(_DOTS_PER_M)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, kind).write(image):
        raise SystemExit(f"Qt could not write a {kind.decode()} of {image.width()} by {image.height()} pixels")
    return bytes(buffer.data().data())


# Both containers are a table of lengths before the PNGs. Qt writes one drawing into them and scales it; Pillow would be
# one more library to pin and to watch for these lines. The tests read the files back with Qt.


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return the Windows icon of these PNGs, by size in pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    table, offset = b"", len(head) + 16 * len(pictures)
    for size, png in pictures.items():
        # Width, height (0 is 256), no palette, 0, one plane, 32 bits a pixel, where and how long.
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return head + table + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return the macOS icon of these PNGs, by their type."""
    entries = b"".join(struct.pack(">4sI", kind, 8 + len(png)) + png for kind, png in pictures.items())
    return struct.pack(">4sI", b"icns", 8 + len(entries)) + entries


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    main()
