"""The icon's files hold every size that a system asks for, each the one drawing on a transparent ground."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QImageReader

from tests.test_tree import ROOT

NAME = "petstore-gui"
DRAWING = ROOT / "resources" / "icons" / f"{NAME}.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = [16, 24, 32, 48, 64, 128, 256]
ICNS = [32, 64, 128, 256, 256, 512, 512, 1024]

# Read off the drawing, in its own 64 by 64: what has which colour.
PLACES: dict[str, list[tuple[float, float]]] = {
    "#2c6e5c": [(32, 6), (7, 50), (57, 50), (32, 59)],
    "#ffffff": [(14.5, 31), (25, 19.5), (39, 19.5), (49.5, 31), (32, 44), (26, 48), (38, 48)],
}


def draw(folder: Path, **environment: str) -> Path:
    command = [sys.executable, "-B", str(ROOT / "packaging" / "icons.py"), str(folder)]
    subprocess.run(command, check=True, env=os.environ | environment)
    return folder


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return draw(tmp_path_factory.mktemp("made") / "icons")


def images(path: Path) -> list[QImage]:
    """Return every picture in a file, as Qt reads it, which had no part in the writing of it."""
    reader = QImageReader(str(path))
    found = []
    for number in range(reader.imageCount()):
        assert number == 0 or reader.jumpToImage(number), (path, number)
        image = reader.read()
        assert not image.isNull(), (path, number, reader.errorString())
        found.append(image)
    return found


def all_images(icons: Path) -> list[QImage]:
    return [
        image for kind in ("png", "ico", "icns") for path in sorted(icons.rglob(f"*.{kind}")) for image in images(path)
    ]


def test_every_file_is_there_and_no_other(icons: Path) -> None:
    names = {path.relative_to(icons).as_posix() for path in icons.rglob("*") if path.is_file()}
    assert names == {
        f"{NAME}.ico",
        f"{NAME}.icns",
        "installer.bmp",
        f"hicolor/scalable/apps/{NAME}.svg",
        *(f"hicolor/{size}x{size}/apps/{NAME}.png" for size in HICOLOR),
    }
    assert (icons / f"hicolor/scalable/apps/{NAME}.svg").read_bytes() == DRAWING.read_bytes()


def test_each_picture_has_the_size_that_its_place_promises(icons: Path) -> None:
    for size in HICOLOR:
        (image,) = images(icons / f"hicolor/{size}x{size}/apps/{NAME}.png")
        assert (image.width(), image.height()) == (size, size)
    for kind, sizes in (("ico", ICO), ("icns", ICNS)):
        held = images(icons / f"{NAME}.{kind}")
        assert [(image.width(), image.height()) for image in held] == [(size, size) for size in sizes], kind


def test_the_containers_promise_the_sizes_that_they_hold(icons: Path) -> None:
    # What Windows and macOS choose by, before they read a picture; Qt does not look at it.
    content = (icons / f"{NAME}.ico").read_bytes()
    table = [content[6 + 16 * number : 22 + 16 * number] for number in range(len(ICO))]
    assert [(entry[0] or 256, entry[1] or 256) for entry in table] == [(size, size) for size in ICO]
    content = (icons / f"{NAME}.icns").read_bytes()
    assert int.from_bytes(content[4:8], "big") == len(content)
    points = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}
    sizes = points | {b"ic13": 256, b"ic14": 512}
    at, held = 8, {}
    while at < len(content):
        held[content[at : at + 4]] = int.from_bytes(content[at + 24 : at + 28], "big")  # the width, from the PNG's head
        at += int.from_bytes(content[at + 4 : at + 8], "big")
    assert held == sizes


def test_each_picture_is_the_drawing_on_a_transparent_ground(icons: Path) -> None:
    for image in all_images(icons):
        size = image.width()
        assert image.hasAlphaChannel()
        assert [image.pixelColor(x, y).alpha() for x in (0, size - 1) for y in (0, size - 1)] == [0, 0, 0, 0], size
        for colour, places in PLACES.items():
            for x, y in places if size > 24 else places[-3:]:  # smaller, a toe is not one whole pixel
                seen = image.pixelColor(int(x * size / 64), int(y * size / 64))
                assert difference(seen, QColor(colour)) <= 16, (size, x, y, seen.name())


def test_each_picture_is_drawn_and_shows_what_the_others_show(icons: Path) -> None:
    largest = images(icons / f"{NAME}.icns")[-1]
    for image in all_images(icons):
        size = image.width()
        scaled = largest.scaled(
            size, size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        steps = range(0, size, max(1, size // 32))
        differences = [difference(image.pixelColor(x, y), scaled.pixelColor(x, y)) for x in steps for y in steps]
        assert sum(differences) / len(differences) < 6, size


def test_beside_the_installers_words_stands_the_icon_on_its_own_ground(icons: Path) -> None:
    (image,) = images(icons / "installer.bmp")
    assert (image.width(), image.height()) == (328, 628)
    assert image.bitPlaneCount() == 24  # what NSIS's windows show
    ground, drawn = map(QColor, PLACES)
    for x, y in ((0, 0), (327, 0), (0, 627), (327, 627), (164, 100), (164, 500)):
        assert difference(image.pixelColor(x, y), ground) <= 1
    assert difference(image.pixelColor(164, 157 + 44 * 218 // 64), drawn) == 0
    whites = [x for y in range(628) for x in range(328) if image.pixelColor(x, y) == drawn]
    assert abs(sum(whites) / len(whites) - 163.5) < 1


def difference(one: QColor, other: QColor) -> int:
    """Return by how much two colours differ in the channel where they differ most; transparent ones by nothing."""
    if one.alpha() == other.alpha() == 0:
        return 0
    return max(abs(a - b) for a, b in zip(channels(one), channels(other), strict=True))


def channels(colour: QColor) -> tuple[int, int, int, int]:
    return colour.red(), colour.green(), colour.blue(), colour.alpha()


def test_the_same_bytes_come_out_wherever_they_are_made(icons: Path, tmp_path: Path) -> None:
    again = draw(tmp_path / "again", PYTHONHASHSEED="7", QT_QPA_PLATFORM="minimal", QT_SCALE_FACTOR="2", TZ="UTC-9")
    for path in icons.rglob("*"):
        if path.is_file():
            assert (again / path.relative_to(icons)).read_bytes() == path.read_bytes(), path.name
