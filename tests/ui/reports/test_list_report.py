"""The list on paper, read back with poppler: order, titles, rows, marks, and what is said of it on each page."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPageSize

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.printing.pages import page_layout, pdf_bytes
from petstore_gui.ui.reports.reports import AnimalRow, ListReport, ReportTexts, column_widths
from tests.support.pdfs import Word, info, page_texts, picture, words

A4 = QPageSize.PageSizeId.A4
LINE = "400 animals. There may be more."
SOURCE = "Shop · As of 20 Nov 2026, 09:41, from the list"
STATUSES = {"available": "Available", "pending": "Pending", "sold": "Sold", None: "Not set", "reserved": "reserved"}
LONG = "".join(chr(65 + number % 26) for number in range(200))
COLUMNS = tuple(PetField)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "animals.pdf"


def animal(number: int, name: str = "", status: str | None = "available", category: str = "Dogs (1)") -> AnimalRow:
    return AnimalRow((str(number), name or f"Rex-{number}", category, STATUSES[status]), status)


def report(*rows: AnimalRow, fields: tuple[PetField, ...] = COLUMNS, right_to_left: bool = False) -> ListReport:
    texts = ReportTexts(
        title="Animals",
        lines=(LINE, ""),
        source=SOURCE,
        page_of="Page {number} of {count}",
        right_to_left=right_to_left,
    )
    titles = tuple(field.name.title() for field in fields)
    chosen = tuple(AnimalRow(tuple(row.texts[COLUMNS.index(field)] for field in fields), row.status) for row in rows)
    return ListReport(texts=texts, file_name="Animals", fields=fields, titles=titles, rows=chosen)


def printed(listed: ListReport, file: Path) -> list[str]:
    file.write_bytes(pdf_bytes(listed, page_layout(A4)))
    return page_texts(file)


def all_words(file: Path) -> list[list[Word]]:
    return [words(file, page) for page in range(1, int(info(file)["Pages"]) + 1)]


def test_each_of_400_rows_is_printed_once_and_in_order(file: Path) -> None:
    pages = printed(report(*map(animal, range(1000, 1400))), file)
    names = [word for page in pages for word in page.split() if word.startswith("Rex-")]
    assert names == [f"Rex-{number}" for number in range(1000, 1400)]
    assert len(pages) > 5


def test_every_page_has_its_titles_its_number_and_how_complete_it_is(file: Path) -> None:
    pages = printed(report(*map(animal, range(400))), file)
    for number, page in enumerate(pages, 1):
        lines = page.splitlines()
        assert lines[0].split() == ["Animals"]
        assert lines[1].strip() == LINE
        titles = next(line for line in lines if "Category" in line)
        assert titles.split() == ["Id", "Name", "Category", "Status"]
        assert SOURCE in page
        assert f"Page {number} of {len(pages)}" in page


def test_no_row_is_cut_in_two_however_many_lines_it_has(file: Path) -> None:
    counts = {number: 1 + number * 7 % 60 for number in range(200)}
    rows = [animal(number, " ".join([f"part{number}"] * count)) for number, count in counts.items()]
    printed(report(*rows), file)
    pages = all_words(file)
    assert len(pages) > 10
    found = [Counter(word.text for word in page) for page in pages]
    for number, count in counts.items():
        on_pages = [page[f"part{number}"] for page in found]
        assert sorted(each for each in on_pages if each) == [count], f"row {number} is cut"
    for page in pages:
        foot = max(word.top for word in page if word.text == "Shop")
        assert max(word.bottom for word in page if word.text.startswith("part")) < foot


def test_a_name_of_200_letters_is_whole_and_beside_no_other_column(file: Path) -> None:
    printed(report(animal(1, LONG), animal(2)), file)
    (page,) = all_words(file)
    category = next(word for word in page if word.text == "Category")
    parts = [word for word in page if len(word.text) > 5 and word.text in LONG]
    assert "".join(word.text for word in parts) == LONG
    assert max(word.right for word in parts) < category.left
    below = next(word for word in page if word.text == "Rex-2")
    assert below.top > max(word.bottom for word in parts)


@pytest.mark.parametrize(
    "text", ["word " * 4000, "猫" * 9000], ids=["of the font", "of another font, with higher lines"]
)
def test_a_name_that_fills_pages_ends_in_an_ellipsis_on_its_own(file: Path, text: str) -> None:
    rows = report(animal(1), animal(2, text), animal(3))
    pages = printed(rows, file)
    assert len(pages) == 3
    assert "..." in pages[1]
    assert "Rex-3" in pages[2]
    before, page = words(file, 1), words(file, 2)
    source = next(word for word in page if word.text == before[-1].text)
    assert max(word.bottom for word in page if text[:4] in word.text or "..." in word.text) < source.top


def test_names_of_any_script_and_any_status_are_printed(file: Path) -> None:
    names = ("قطة", "ねこ", "🐕 Rex", "Zoë", "a\ufffdb", "﷽" * 40)
    (page,) = printed(report(*(animal(1, name) for name in names), animal(2, status="reserved")), file)
    assert "Zoë" in page
    assert "Rex-2" in page
    assert "reserved" in page


def test_columns_are_in_the_order_of_the_table_and_hidden_ones_are_not_printed(file: Path) -> None:
    (page,) = printed(report(animal(7), fields=(PetField.STATUS, PetField.NAME)), file)
    rows = [line.split() for line in page.splitlines() if line.strip()]
    assert ["Status", "Name"] in rows
    assert ["Available", "Rex-7"] in rows


def test_a_page_from_the_right_is_mirrored(file: Path) -> None:
    printed(report(animal(7), right_to_left=True), file)
    at = {word.text: word for word in words(file, 1)}
    assert at["Id"].left > at["Name"].left > at["Category"].left > at["Status"].left
    assert at["7"].right == pytest.approx((210 - 15) / 25.4 * 72, abs=1.5)
    assert at["Page"].left < at["Shop"].left


def black_of_shapes(file: Path, folder: Path, *statuses: str | None, right_to_left: bool = False) -> list[int]:
    """Return, for each status, how much of the mark before its word is black."""
    rows = (animal(number, status=status) for number, status in enumerate(statuses))
    printed(report(*rows, right_to_left=right_to_left), file)
    found, page = {word.text: word for word in words(file, 1)}, picture(file, 1, folder, dots_per_inch=288)
    blacks = []
    for status in statuses:
        word = found[STATUSES[status].split()[0]]
        left = word.right + 0.5 if right_to_left else word.left - 10
        rect = [round(value * 4) for value in (left, word.top, 9.5, word.bottom - word.top)]
        shape = page.copy(*rect).convertToFormat(QImage.Format.Format_Mono)
        points = [(x, y) for x in range(shape.width()) for y in range(shape.height())]
        blacks.append(sum(shape.pixelColor(*point).lightness() < 128 for point in points))
    return blacks


def test_statuses_are_told_apart_by_shapes_without_colour(file: Path, tmp_path: Path) -> None:
    blacks = black_of_shapes(file, tmp_path, "available", "pending", "sold", None)
    assert blacks[-1] > 0
    assert all(more > 1.15 * less for more, less in pairwise(blacks)), blacks


def test_on_a_page_from_the_right_a_shape_stands_right_of_its_word(file: Path, tmp_path: Path) -> None:
    (left,), (right,) = (black_of_shapes(file, tmp_path, "sold", right_to_left=each) for each in (False, True))
    assert right == pytest.approx(left, rel=0.2)


def test_no_rows_are_a_page_that_says_so(file: Path) -> None:
    (page,) = printed(report(), file)
    assert LINE in page


@pytest.mark.parametrize("needed", [[10, 0, 20, 15], [900, 0, 900, 900], [10, 0, 900, 10], [1e9, 0, 1e9, 1]])
def test_columns_fill_the_page_and_never_more_of_it(needed: list[float]) -> None:
    widths = column_widths(needed, COLUMNS, 100)
    assert sum(widths) == pytest.approx(100)
    assert widths[COLUMNS.index(PetField.NAME)] >= 35 - 1e-9
    assert all(width <= want for width, want in zip(widths, needed, strict=True) if want)
    fits = [width == want for width, want in zip(widths, needed, strict=True)]
    assert all(fit for fit, want in zip(fits, needed, strict=True) if want and want <= 15)


def test_without_names_no_column_is_wider_than_it_needs() -> None:
    assert column_widths([10, 20], (PetField.ID, PetField.STATUS), 100) == [10, 20]
    assert sum(column_widths([100, 200], (PetField.ID, PetField.STATUS), 100)) == pytest.approx(100)
