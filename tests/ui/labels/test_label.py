"""What stands on one label: read back with poppler, and looked at dot by dot."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.label_sheets import SHEETS, LabelSheet
from petstore_gui.ui.labels.dialog import label_texts
from petstore_gui.ui.labels.label import LabelPages, LabelText, label_layout
from petstore_gui.ui.printing.pages import pdf_bytes
from petstore_gui.ui.theme import appearance
from tests.support.codes import codes, page_images
from tests.support.pdfs import Word, page_texts, words

MM = 25.4 / 72  # in a point
NAMES = (
    *("W" * 200, "a cat with a long name " * 8, "قطة صغيرة " * 20, "🐕🐈" * 100),
    *("Ünïcödé-" * 25, "猫" * 200, "-"),
)
each_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "labels.pdf"


def save(file: Path, sheet: LabelSheet, *labels: LabelText, first: int = 1, copies: int = 1, **more: bool) -> Path:
    pages = LabelPages(title="Labels", file_name="", labels=labels, sheet=sheet, first=first, copies=copies, **more)
    file.write_bytes(pdf_bytes(pages, label_layout(sheet)))
    return file


def label(name: str = "Rex", pet_id: int = 5, category: str = "Kittens (3)") -> LabelText:
    return LabelText(pet_id, name, category, f"ID {pet_id}")


def rect(word: Word) -> QRectF:
    return QRectF(word.left * MM, word.top * MM, (word.right - word.left) * MM, (word.bottom - word.top) * MM)


@each_sheet
def test_name_category_and_id_stand_below_each_other_beside_the_code(sheet: LabelSheet, file: Path) -> None:
    name, *category, mark, number = words(save(file, sheet, label()), 1)
    assert [name.text, *(each.text for each in category), mark.text, number.text] == [
        "Rex",
        "Kittens",
        "(3)",
        "ID",
        "5",
    ]
    assert name.top < category[0].top < mark.top
    assert name.left == pytest.approx(mark.left, abs=1)
    (code,) = codes(page_images(file, file.parent / "pages")[0])
    assert max(rect(each).right() for each in (name, *category, mark, number)) < code.rect.left()


@each_sheet
def test_all_19_digits_stand_in_one_line_of_the_label(sheet: LabelSheet, file: Path) -> None:
    found = words(save(file, sheet, label(pet_id=INT64_MIN)), 1)
    (number,) = [each for each in found if each.text == str(INT64_MIN)]
    (mark,) = [each for each in found if each.text == "ID"]
    assert number.top == pytest.approx(mark.top, abs=1)
    assert QRectF(*sheet.rect(1)).contains(rect(number))


@each_sheet
def test_with_any_name_nothing_leaves_the_label_or_touches_the_code(sheet: LabelSheet, file: Path) -> None:
    category = "Long-haired cats of all sizes and colours " * 5
    save(file, sheet, *(label(name, INT64_MAX - number, category) for number, name in enumerate(NAMES)))
    images = page_images(file, file.parent / "pages")
    assert len(images) == sheet.sheets_for(len(NAMES), 1)
    for at in range(len(NAMES)):
        page, number = divmod(at, sheet.count)
        rect_of_label = QRectF(*sheet.rect(number + 1))
        image = images[page]
        found = [code for code in codes(image) if rect_of_label.contains(code.rect)]
        assert [code.text for code in found] == [f"petstore:{INT64_MAX - at}"]
        beside = [rect(each) for each in words(file, page + 1) if each.text.strip()]
        inside = [each for each in beside if rect_of_label.contains(each.center())]
        assert max(each.right() for each in inside) < found[0].rect.left()
        assert sum(each.text == str(INT64_MAX - at) for each in words(file, page + 1)) == 1
    for image in images:
        assert is_white_outside_labels(image, sheet)


def is_white_outside_labels(image: QImage, sheet: LabelSheet) -> bool:
    """Return whether a page of 300 dpi is white everywhere but 1 mm inside its labels."""
    dots = 300 / 25.4
    painter = QPainter(image)
    for number in range(1, sheet.count + 1):
        area = QRectF(*sheet.rect(number)).adjusted(1, 1, -1, -1)
        painter.fillRect(QRectF(area.topLeft() * dots, area.size() * dots), QColor("white"))
    painter.end()
    width, rows, white = image.width(), range(image.height()), bytes(range(200, 256))
    return not any(bytes(image.constScanLine(y))[:width].strip(white) for y in rows)  # type: ignore[call-overload]


@each_sheet
def test_all_19_digits_of_a_category_stand_in_one_line_and_beside_the_code(sheet: LabelSheet, file: Path) -> None:
    category = f"Long-haired cats of all sizes ({INT64_MIN})"
    found = words(save(file, sheet, label("A name of two lines, at least", 5, category)), 1)
    (digits,) = [each for each in found if str(INT64_MIN) in each.text]
    (number,) = [each for each in found if each.text == "5"]
    assert digits.bottom <= number.top + 1
    (code,) = codes(page_images(file, file.parent / "pages")[0])
    assert QRectF(*sheet.rect(1)).adjusted(1, 1, -1, -1).contains(rect(digits))
    assert rect(digits).right() < code.rect.left()


def test_a_name_that_is_cut_says_so_and_one_that_fits_is_whole(file: Path) -> None:
    sheet = SHEETS[2]
    assert "..." in page_texts(save(file, sheet, label("W" * 200)))[0]
    name = "Wilhelmina-Charlotte von Hohenzollern"
    found = words(save(file, sheet, label(name)), 1)
    assert " ".join(each.text for each in found[:3]).replace("- ", "-") == name


def test_a_short_name_is_larger_than_a_long_one_and_no_word_is_cut_in_two(file: Path) -> None:
    save(file, SHEETS[0], label("Rex"), label("Wilhelmina-Charlotte von Hohenzollern"), label("Katzengebetbuch"))
    found = {each.text: each.bottom - each.top for each in words(file, 1)}
    assert found["Rex"] > found["Hohenzollern"]
    assert found["Rex"] > found["Katzengebetbuch"]


def test_markup_is_text_and_hidden_marks_are_seen() -> None:
    (text,) = label_texts([Pet(id=5, name="<b>Rex</b>\u202e\n", category_id=3)], {3: "Cats & <i>co</i>"})
    assert text == LabelText(5, "<b>Rex</b>\ufffd\ufffd", "Cats & <i>co</i> (3)", "ID 5")


def test_a_name_of_200_letters_is_whole_for_a_label_that_has_room_for_it() -> None:
    (text,) = label_texts([Pet(id=5, name="W" * 200, category_id=3)], {})
    assert text.name == "W" * 200


def test_a_category_without_a_name_is_its_number() -> None:
    (text,) = label_texts([Pet(id=5, name="Rex", category_id=2**53 + 1)], {})
    assert text.category == f"Category {2**53 + 1}"


def test_labels_are_black_on_white_in_the_dark_too(file: Path, qapp: QApplication) -> None:
    light = page_images(save(file, SHEETS[0], label()), file.parent / "light")[0]
    try:
        appearance.apply(qapp, dark=True)
        dark = page_images(save(file, SHEETS[0], label()), file.parent / "dark")[0]
    finally:
        appearance.apply(qapp, dark=False)
    assert light == dark
    assert light.pixelColor(0, 0).lightness() == 255


def test_copies_of_a_label_come_one_after_the_other(file: Path) -> None:
    sheet = SHEETS[3]
    save(file, sheet, label("Rex", 1), label("Luna", 2), first=9, copies=2)
    images = page_images(file, file.parent / "pages")
    pages = [sorted(codes(image), key=lambda code: (round(code.rect.top()), code.rect.left())) for image in images]
    assert [[code.text for code in page] for page in pages] == [["petstore:1"] * 2, ["petstore:2"] * 2]
    assert QRectF(*sheet.rect(9)).contains(pages[0][0].rect)
    assert QRectF(*sheet.rect(2)).contains(pages[1][1].rect)


def test_where_lines_begin_at_the_right_the_code_stands_at_the_left(file: Path) -> None:
    (name, *_rest) = words(save(file, SHEETS[0], label(), right_to_left=True), 1)
    (code,) = codes(page_images(file, file.parent / "pages")[0])
    assert code.rect.right() < rect(name).left()
