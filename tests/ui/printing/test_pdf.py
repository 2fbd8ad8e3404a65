"""Pages in a PDF, read back with poppler; and on any other device of Qt that has pages."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from petstore_gui.ui.printing.pages import (
    MM,
    Page,
    PageNumber,
    body_rect,
    page_layout,
    paint_pages,
    paper_font,
    pdf_bytes,
    usual_paper,
)
from petstore_gui.ui.printing.paragraph import Paragraph
from tests.support.pdfs import Word, fonts, info, page_texts, picture, words

A4, LETTER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter
POINTS_PER_MM = 72 / 25.4


@dataclass(frozen=True)
class Texts:
    """A page for each text, in the corner of the margins; its number below."""

    texts: tuple[str, ...]
    title: str = "Ärger & <b>Äpfel</b> قطط"
    file_name: str = "texts"
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading
    right_to_left: bool = False
    width_mm: float = 40
    max_lines: int = 1_000
    names: tuple[str, ...] = ()

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:
        body, font = body_rect(layout), paper_font(10)
        for text in self.texts:
            paragraph = Paragraph(
                text,
                font,
                self.width_mm * MM,
                alignment=self.alignment,
                right_to_left=self.right_to_left,
                max_lines=self.max_lines,
            )

            def paint(painter: QPainter, number: PageNumber, paragraph: Paragraph = paragraph) -> None:
                paragraph.paint(painter, body.left(), body.top())
                Paragraph(f"{number.number}/{number.total}", font, 2000).paint(painter, body.left(), 20_000)

            yield paint


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "pages.pdf"


def saved(printable: Texts, file: Path, layout: QPageLayout | None = None) -> Path:
    file.write_bytes(pdf_bytes(printable, layout or page_layout(A4)))
    return file


def first_word(printable: Texts, file: Path, layout: QPageLayout | None = None) -> Word:
    return words(saved(printable, file, layout), 1)[0]


def test_each_page_has_its_number_among_all_and_its_text_can_be_copied(file: Path) -> None:
    texts = page_texts(saved(Texts(("Rex", "Ünïcode", "Кот")), file))
    assert [text.split() for text in texts] == [["Rex", "1/3"], ["Ünïcode", "2/3"], ["Кот", "3/3"]]


def test_a_pdf_has_its_title_and_its_fonts_in_it(file: Path) -> None:
    saved(Texts(("Rex", "قطة")), file)
    assert info(file)["Title"] == Texts.title
    assert fonts(file)
    assert all(fonts(file))


@pytest.mark.parametrize(
    ("paper", "landscape", "size"),
    [(A4, False, (595, 842)), (A4, True, (842, 595)), (LETTER, False, (612, 792)), (LETTER, True, (792, 612))],
)
def test_sheets_are_of_the_paper_that_was_chosen_and_text_begins_at_its_margins(
    file: Path, paper: QPageSize.PageSizeId, size: tuple[int, int], *, landscape: bool
) -> None:
    word = first_word(Texts(("Rex",)), file, page_layout(paper, landscape=landscape, margin_mm=20))
    assert info(file)["Page size"].startswith(f"{size[0]} x {size[1]} pts")
    assert word.left == pytest.approx(20 * POINTS_PER_MM, abs=1)
    assert word.top == pytest.approx(20 * POINTS_PER_MM, abs=3)


def test_a_page_is_painted_in_hundredths_of_a_millimetre_from_the_corner_of_the_paper(
    file: Path, tmp_path: Path
) -> None:
    class Square(Texts):
        def lay_out(self, layout: QPageLayout) -> Iterator[Page]:  # noqa: ARG002
            yield lambda painter, _number: painter.fillRect(1000, 2000, 3000, 4000, QColor("black"))

    file.write_bytes(pdf_bytes(Square(()), page_layout(A4, margin_mm=0)))
    image = picture(file, 1, tmp_path, dots_per_inch=254)  # ten in a millimetre
    black = [(x, y) for x in range(0, 600, 2) for y in range(0, 800, 2) if image.pixelColor(x, y).lightness() < 128]
    assert (min(black), max(black)) == ((100, 200), (398, 598))


def test_long_names_wrap_without_a_letter_lost_and_stay_in_their_column(file: Path) -> None:
    name = "".join(chr(65 + number % 26) for number in range(200))
    saved(Texts((name,)), file)
    found = words(file, 1)[:-1]
    assert "".join(word.text for word in found) == name
    assert max(word.right for word in found) <= (15 + 40) * POINTS_PER_MM + 1


def test_what_needs_more_lines_than_there_are_ends_in_an_ellipsis(file: Path) -> None:
    saved(Texts(("Rex 🐕 " * 50,), max_lines=2), file)
    lines = {round(word.top) for word in words(file, 1)[:-1]}
    assert len(lines) == 2
    assert page_texts(file)[0].split("1/1")[0].rstrip().endswith("...")  # which is what the normal form makes of one


@pytest.mark.parametrize("right_to_left", [False, True])
@pytest.mark.parametrize("text", ["Rex", "قطة"])
def test_a_text_stands_where_a_line_of_the_page_begins_whatever_its_own_direction(
    file: Path, text: str, *, right_to_left: bool
) -> None:
    saved(Texts((text,), right_to_left=right_to_left), file)
    found = words(file, 1)[:-1]  # a letter each where it is written from the right
    edge = max(word.right for word in found) if right_to_left else min(word.left for word in found)
    assert edge == pytest.approx((15 + (40 if right_to_left else 0)) * POINTS_PER_MM, abs=1)


def test_a_number_stands_at_the_end_where_it_is_asked_to(file: Path) -> None:
    word = first_word(Texts(("42",), alignment=Qt.AlignmentFlag.AlignTrailing), file)
    assert word.right == pytest.approx((15 + 40) * POINTS_PER_MM, abs=1)


def test_the_sign_of_a_number_stays_before_it_on_a_page_from_the_right(file: Path) -> None:
    assert first_word(Texts(("-42",), right_to_left=True), file).text == "-42"


def test_a_pdf_is_the_same_from_another_thread(file: Path) -> None:
    expected = page_texts(saved(Texts(("Rex", "قطة 🐕")), file))
    thread = Thread(target=saved, args=(Texts(("Rex", "قطة 🐕")), file))
    thread.start()
    thread.join()
    assert page_texts(file) == expected


def test_a_printer_prints_the_same_as_a_pdf(file: Path) -> None:
    printable, layout = Texts(("Rex", "Luna")), page_layout(A4)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setPageLayout(layout)
    told = list(paint_pages(printer, list(printable.lay_out(layout))))
    assert told == [(1, 2), (2, 2)]
    assert [text.split() for text in page_texts(file)] == [["Rex", "1/2"], ["Luna", "2/2"]]
    assert words(file, 1)[0].left == pytest.approx(15 * POINTS_PER_MM, abs=1)


@pytest.mark.parametrize(("system", "paper"), [("de_DE", A4), ("en_US", LETTER), ("es_MX", LETTER), ("en_GB", A4)])
def test_paper_is_what_people_have_there(
    monkeypatch: pytest.MonkeyPatch, system: str, paper: QPageSize.PageSizeId
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert usual_paper() is paper
