"""The overview on paper, read back with poppler: counts, bars that need no colour, and categories on several pages."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPageSize

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.printing.pages import page_layout, pdf_bytes
from petstore_gui.ui.reports.reports import CountRow, OverviewReport, ReportTexts
from tests.support.pdfs import Word, page_texts, picture, words

DOTS = 144
A4_POINTS = 595


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "overview.pdf"


def category(name: str, *numbers: int) -> CountRow:
    return CountRow(name, (*(f"{number}+" for number in numbers), f"{sum(numbers)}"), numbers)


TITLES = ("Category", "Available", "Pending", "Sold", "Unset", "Total")


def printed(
    file: Path, *categories: CountRow, right_to_left: bool = False, titles: tuple[str, ...] = TITLES
) -> list[str]:
    report = OverviewReport(
        texts=ReportTexts(
            title="Overview",
            lines=("Counts of 9 animals. There may be more.",),
            source="Shop · As of 20 Nov 2026, 09:41, from the list",
            page_of="Page {number} of {count}",
            right_to_left=right_to_left,
        ),
        file_name="Counts",
        statuses=(*PetStatus, None),
        titles=titles,
        store=CountRow("All", ("70", "30", "20", "0", "120"), (70, 30, 20, 0)),
        categories=categories,
    )
    file.write_bytes(pdf_bytes(report, page_layout(QPageSize.PageSizeId.A4)))
    return page_texts(file)


def bar(file: Path, folder: Path, name: str, *, right_to_left: bool = False) -> list[bool]:
    """Return where there is ink in the middle of a category's bar, from where a line begins."""
    row, total = (next(word for word in words(file, 1) if word.text == text) for text in (name, "Total"))
    left, right = (0.0, total.left - 2) if right_to_left else (total.right + 2, A4_POINTS)
    found = ink(file, folder, left, right, row)
    return found[::-1] if right_to_left else found


def ink(file: Path, folder: Path, left: float, right: float, row: Word) -> list[bool]:
    """Return where there is ink in the middle of a row, from the left."""
    drawn = picture(file, 1, folder, dots_per_inch=DOTS)
    y = round((row.top + row.bottom) / 2 * DOTS / 72)
    return [drawn.pixelColor(x, y).lightness() < 160 for x in range(round(left * DOTS / 72), round(right * DOTS / 72))]


def test_each_category_has_its_counts_below_those_of_the_store(file: Path) -> None:
    (page,) = printed(file, category("Dogs", 60, 30, 12, 0), category("Cats", 10, 0, 8, 0))
    rows = [line.split() for line in page.splitlines() if line.strip()]
    assert rows[2:6] == [
        ["Category", "Available", "Pending", "Sold", "Unset", "Total"],
        ["All", "70", "30", "20", "0", "120"],
        ["Dogs", "60+", "30+", "12+", "0+", "102"],
        ["Cats", "10+", "0+", "8+", "0+", "18"],
    ]


@pytest.mark.parametrize("rest", ["Ohne Status", "Sonstige"])
def test_no_word_of_a_title_is_broken(file: Path, rest: str) -> None:
    titles = ("Kategorie", "Verfügbar", "Reserviert", "Verkauft", rest, "Gesamt")
    (page,) = printed(file, category("Hunde und Hündinnen", 60, 30, 12, 0), titles=titles)
    assert {word for title in titles for word in title.split()} <= set(page.split())


def test_more_categories_than_a_page_has_go_on_below_the_same_titles(file: Path) -> None:
    pages = printed(file, *(category(f"kind{number}", 1, 2, 3, 4) for number in range(120)))
    assert len(pages) > 1
    assert [word for page in pages for word in page.split() if word.startswith("kind")] == [
        f"kind{number}" for number in range(120)
    ]
    for number, page in enumerate(pages, 1):
        assert "Category" in page
        assert "Counts of 9 animals. There may be more." in page
        assert f"Page {number} of {len(pages)}" in page


def test_bars_tell_the_statuses_apart_without_colour(file: Path, tmp_path: Path) -> None:
    """Solid, striped, and empty within a line."""
    rows = [category("solid", 90, 0, 0, 0), category("striped", 0, 90, 0, 0), category("empty", 0, 0, 90, 0)]
    printed(file, *rows)
    solid, striped, empty = (sum(bar(file, tmp_path, row.name)) for row in rows)
    assert solid > 1.5 * striped > 1.5 * 3 * empty > 0


def test_the_store_has_no_bar_beside_which_the_others_would_be_short(file: Path, tmp_path: Path) -> None:
    printed(file, category("Dogs", 60, 30, 12, 0))
    assert not any(bar(file, tmp_path, "All"))
    dogs = bar(file, tmp_path, "Dogs")
    assert any(dogs)
    assert not any(dogs[-round(14.5 / 25.4 * DOTS) :])  # the margin


def test_a_bar_is_as_long_as_its_animals_are_many_and_begins_at_the_right_where_lines_do(
    file: Path, tmp_path: Path
) -> None:
    rows = [category("many", 100, 0, 0, 0), category("few", 50, 0, 0, 0)]
    printed(file, *rows)
    many, few = (bar(file, tmp_path, row.name) for row in rows)
    assert sum(few) / sum(many) == pytest.approx(0.5, abs=0.05)
    assert many.index(True) == few.index(True)
    printed(file, *rows, right_to_left=True)
    at = {word.text: word for word in words(file, 1)}
    assert at["Category"].left > at["Available"].left > at["Total"].left
    many, few = (bar(file, tmp_path, row.name, right_to_left=True) for row in rows)
    assert sum(few) / sum(many) == pytest.approx(0.5, abs=0.05)
    assert many.index(True) == few.index(True)


def test_a_long_name_of_a_category_wraps_and_leaves_room_for_the_bar(file: Path, tmp_path: Path) -> None:
    (page,) = printed(file, category("word " * 20 + "end", 5, 0, 0, 0))
    assert page.count("word") == 20
    assert isinstance(picture(file, 1, tmp_path), QImage)
    first = next(word for word in words(file, 1) if word.text == "word")
    assert sum(bar(file, tmp_path, first.text)) > 50
