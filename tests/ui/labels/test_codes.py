"""Labels on each sheet as a PDF: every code is read back by others, and lies where its label does."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.label_sheets import SHEETS, LabelSheet
from petstore_gui.inventory.pet_code import code_modules, code_text
from petstore_gui.ui.labels.label import LabelPages, LabelText, label_layout
from petstore_gui.ui.printing.pages import pdf_bytes
from tests.support.codes import DOTS_PER_INCH, Code, codes, page_images

LABELS = 150  # each power of ten in an ID with each name, and the extremes; `make test` takes some
FIRST = 3
LEAST_MODULE_MM = 0.33
LEAST_MARGIN_MM = 1.5  # so far a sheet may lie askew in a printer
QUIET_ZONE = 4  # modules that are white around a code (ISO/IEC 18004:2015, 6.3.8)
LEAST_EDGE_MM = 0.8  # around that, to the end of the label
NAMES = ("Rex", "Wilhelmina-Charlotte von Hohenzollern", "قطة صغيرة", "🐕 Momo", "W" * 200, "a b " * 50, "株式会社の猫")
EXTREMES = (INT64_MAX, INT64_MIN, 0, -1, 5, 2**31, 2**53 + 1, 99_999)
IDS = [*EXTREMES, *(7 * 10 ** (number % 19) + number for number in range(LABELS - len(EXTREMES)))]


def labels() -> tuple[LabelText, ...]:
    return tuple(
        LabelText(pet_id, NAMES[number % len(NAMES)], f"Kittens ({number})", f"ID {pet_id}")
        for number, pet_id in enumerate(IDS)
    )


def by_label(sheet: LabelSheet, images: list[QImage], first: int) -> list[list[Code]]:
    """Return the codes on each label from ``first`` on, in the order of the sheet."""
    found = []
    for image in images:
        on_page = codes(image)
        for number in range(1, sheet.count + 1):
            area = QRectF(*sheet.rect(number))
            found.append([code for code in on_page if area.contains(code.rect.center())])
        assert len(on_page) == sum(map(len, found[-sheet.count :])), "a code is on no label"
    assert not any(found[: first - 1]), "on a label that is used"
    return found[first - 1 :]


@pytest.mark.slow
@pytest.mark.parametrize("count", [24, pytest.param(LABELS, marks=pytest.mark.matrix)])
@pytest.mark.parametrize("right_to_left", [False, True], ids=["left", "right"])
@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_every_code_is_read_back_where_its_label_is(
    sheet: LabelSheet, count: int, tmp_path: Path, *, right_to_left: bool
) -> None:
    first = FIRST if sheet.count > 1 else 1
    printed = labels()[: 12 if right_to_left else count]  # what is the same is not proved twice
    pages = LabelPages(title="", file_name="", labels=printed, sheet=sheet, first=first, right_to_left=right_to_left)
    file = tmp_path / "labels.pdf"
    file.write_bytes(pdf_bytes(pages, label_layout(sheet)))
    images = page_images(file, tmp_path / "pages")
    assert len(images) == sheet.sheets_for(len(printed), first)
    width, height = (round(length / 25.4 * DOTS_PER_INCH) for length in sheet.paper_size)
    assert abs(images[0].width() - width) <= 3
    assert abs(images[0].height() - height) <= 3

    found = by_label(sheet, images, first)
    assert [[code.text for code in each] for each in found[: len(printed)]] == [
        [code_text(label.pet_id)] for label in printed
    ]
    assert not any(found[len(printed) :])
    for at, ((code,), label) in enumerate(zip(found, printed, strict=False)):
        image = images[(at + first - 1) // sheet.count]
        rect = QRectF(*sheet.rect((at + first - 1) % sheet.count + 1))
        assert code.correction in {"M", "Q", "H"}
        modules = len(code_modules(label.pet_id))
        module = code.rect.width() / modules
        assert module >= LEAST_MODULE_MM - 0.01
        inner = rect.adjusted(LEAST_MARGIN_MM, LEAST_MARGIN_MM, -LEAST_MARGIN_MM, -LEAST_MARGIN_MM)
        assert inner.contains(code.rect)
        zone = code.rect.adjusted(*(module * each for each in (-QUIET_ZONE, -QUIET_ZONE, QUIET_ZONE, QUIET_ZONE)))
        assert rect.adjusted(LEAST_EDGE_MM, LEAST_EDGE_MM, -LEAST_EDGE_MM, -LEAST_EDGE_MM).contains(zone)
        assert (code.rect.center().x() < rect.center().x()) is right_to_left
        assert code.rect.center().y() == pytest.approx(rect.center().y(), abs=0.2)
        assert is_white_around(image, code.rect, QUIET_ZONE * module)
        assert is_on_dots(image, code.rect, module)


def is_on_dots(image: QImage, rect: QRectF, module: float) -> bool:
    """Whether the modules of a code begin and end with a dot: none is grey in the middle of its first row."""
    dots = DOTS_PER_INCH / 25.4
    y = int((rect.top() + module / 2) * dots)
    row = [image.pixelColor(x, y).lightness() for x in range(int(rect.left() * dots) - 2, int(rect.right() * dots) + 3)]
    return not any(40 < each < 215 for each in row)


def is_white_around(image: QImage, rect: QRectF, margin: float) -> bool:
    """Whether there is nothing within ``margin`` of a code; a dot at its edge counts as part of it."""
    dots = DOTS_PER_INCH / 25.4
    left, top, right, bottom = rect.left() * dots, rect.top() * dots, rect.right() * dots, rect.bottom() * dots
    zone = margin * dots - 1
    for distance in (2.0, zone / 2, zone):
        for step in range(101):
            x = left - distance + (right - left + 2 * distance) * step / 100
            y = top - distance + (bottom - top + 2 * distance) * step / 100
            edge = [(x, top - distance), (x, bottom + distance), (left - distance, y), (right + distance, y)]
            inside = [(int(a), int(b)) for a, b in edge if image.valid(int(a), int(b))]
            if any(image.pixelColor(a, b).lightness() < 250 for a, b in inside):
                return False
    return True
