"""Printing as a person does it: from the key to the preview, the PDF and the printer, and what is said on the way."""

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.ui.i18n.text import spell_date
from petstore_gui.ui.printing import controller as printers
from petstore_gui.ui.printing import dialog as page_preview
from petstore_gui.ui.printing.dialog import PagePreview
from tests.support.books import Books, go_to
from tests.support.choosers import choose_file, open_chooser
from tests.support.disk import full_disk
from tests.support.excessive import little_garbage
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.pdfs import info, page_texts
from tests.support.printers import use_printer
from tests.support.windows import Desk, action, boxes, click, column, dialogs, find, is_there, press, says, sentences


def many(count: int) -> list[Pet]:
    statuses = ("available", "pending", "sold")
    return [
        Pet(
            id=number,
            name=f"Rex-{number} {'🐕 wau ' * (number % 9)}",
            category_id=number % 3,
            status=statuses[number % 3],
        )
        for number in range(count)
    ]


def begin(desk: Desk) -> QDialog:
    desk.press("Ctrl+P")
    dialog = desk.dialog("Print")
    desk.wait(lambda: preview(dialog).is_ready)
    return dialog


def preview(dialog: QWidget) -> PagePreview:
    return find(dialog, PagePreview, "Preview")


def save(desk: Desk, dialog: QDialog, path: Path) -> list[str]:
    """Save what is shown, wait until the status line says so, and return the text of each page."""
    click(dialog, "Save as PDF…")
    choose_file(desk, path)
    desk.wait(lambda: says(desk.window, f"Saved as {path.stem}"))
    return page_texts(path)


def rows(page: str) -> list[list[str]]:
    """Return the words of each line below the titles, without the foot of the page."""
    lines = [line.split() for line in page.splitlines() if line.strip()]
    first = next(number for number, line in enumerate(lines) if "Name" in line or "Category" in line)
    return lines[first:-1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "animals.pdf"


@pytest.fixture
def _printer(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    use_printer(monkeypatch, file)


# ------------------------------------------------------------------------------------------------------ what is printed


def test_what_is_shown_is_printed_in_its_order_and_with_its_columns_and_says_what_it_is(desk: Desk, file: Path) -> None:
    action(desk, "Sort by name").trigger()
    action(desk, "ID", "Columns").trigger()
    desk.write("Find in the list", "1")
    desk.wait_for_names("Milo", "Rex")
    (page,) = save(desk, begin(desk), file)
    assert rows(page) == [["Name", "Category", "Status"], ["Milo", "1", "Sold"], ["Rex", "1", "Available"]]
    title, how_complete, searched, *_rest, foot = [line.strip() for line in page.splitlines() if line.strip()]
    assert title == info(file)["Title"] == "Animals"
    assert how_complete.startswith("2 animal")
    assert how_complete.endswith(" found in the list. The list is complete.")
    assert searched == "Search: 1"
    day = spell_date(QDate.currentDate())
    assert foot.startswith(f"Shop · {ADDRESS} · As of {day}, ")
    assert foot.endswith("Page 1 of 1")


def test_a_filter_is_said_and_a_part_is_called_a_part(bare_desk: Desk, file: Path) -> None:
    bare_desk.open(FakeStore([pet for pet in many(400) if pet.status == "available"]))
    bare_desk.press("Ctrl+2")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    pages = save(bare_desk, begin(bare_desk), file)
    assert len(pages) > 1
    for page in pages:
        assert "100 available animal" in page
        assert "There may be more." in page


def test_the_one_category_that_is_shown_is_named(desk: Desk, file: Path) -> None:
    desk.window.page.show_rows(PetFilter(None, 1))
    desk.wait_for_names("Rex", "Milo")
    (page,) = save(desk, begin(desk), file)
    assert "Only category 1" in page
    assert len(rows(page)) == 3


def test_a_status_is_said_beside_the_search(bare_desk: Desk, file: Path) -> None:
    bare_desk.open(FakeStore(many(12)))
    bare_desk.press("Ctrl+2")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    bare_desk.write("Find in the list", "Rex-3")
    bare_desk.wait(lambda: len(bare_desk.names()) == 1)
    (page,) = save(bare_desk, begin(bare_desk), file)
    assert "Available · Search: Rex-3" in page


def test_the_names_of_categories_stand_before_their_numbers(
    bare_desk: Desk, store: FakeStore, books: Books, file: Path
) -> None:
    books.journal.set_note(ADDRESS, "categories", CATEGORY_NAMES.serialise({1: "Dogs"}))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: bare_desk.names() != [] and column(bare_desk.table, 2)[0] == "Dogs (1)")
    (page,) = save(bare_desk, begin(bare_desk), file)
    assert ["3", "Rex", "Dogs", "(1)", "Available"] in rows(page)


def test_the_selected_rows_alone_are_printed(desk: Desk, file: Path) -> None:
    rect = desk.table.visualRect(desk.table.model().index(1, 1)).center()
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=rect)
    dialog = begin(desk)
    click(dialog, "Selected (1)")
    (page,) = save(desk, dialog, file)
    assert rows(page)[1:] == [["2", "Luna", "2", "Pending"]]
    assert "1 selected animal" in page


def test_names_without_a_font_are_said_before_they_are_printed(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([Pet(id=1, name="Rex", category_id=7), Pet(id=2, name="\U00012000", category_id=7)]))
    bare_desk.wait(lambda: not bare_desk.is_reading)
    dialog = begin(bare_desk)
    assert says(dialog, "This computer has no font for 1 name")
    dialog.close()
    bare_desk.press("Ctrl+B")
    assert not says(begin(bare_desk), "no font")  # only categories are in it


def test_the_overview_is_printed_while_it_is_shown(desk: Desk, file: Path) -> None:
    desk.press("Ctrl+B")
    dialog = begin(desk)
    assert not is_there(dialog, "Shown (3)")
    (page,) = save(desk, dialog, file)
    assert info(file)["Title"] == "Overview"
    assert "Counts of 3 animal" in page
    assert rows(page) == [
        ["Category", "Available", "Pending", "Sold", "Total"],
        ["All", "categories", "1", "1", "1", "3"],
        ["1", "1", "0", "1", "2"],
        ["2", "0", "1", "0", "1"],
    ]
    desk.press("Ctrl+B")
    assert is_there(begin(desk), "Shown (3)")


def test_what_is_printed_is_what_was_shown_whatever_the_list_becomes(desk: Desk, store: FakeStore, file: Path) -> None:
    dialog = begin(desk)
    store.pets.clear()
    action(desk, "Refresh").trigger()
    desk.wait(lambda: desk.names() == [])
    (page,) = save(desk, dialog, file)
    assert len(rows(page)) == 4


@pytest.mark.usefixtures("from_the_right")
def test_where_lines_begin_at_the_right_the_page_is_mirrored(desk: Desk, file: Path) -> None:
    (page,) = save(desk, begin(desk), file)
    assert ["Status", "Category", "Name", "ID"] in rows(page)


# ---------------------------------------------------------------------------------------------------------- the preview


def test_the_preview_turns_pages_by_buttons_and_by_keys(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore(many(99)))
    dialog = begin(bare_desk)
    total = preview(dialog).position.total
    assert total > 2
    assert says(dialog, f"Page 1 of {total}")
    assert not find(dialog, QAbstractButton, "Previous page").isEnabled()
    click(dialog, "Next page")
    assert says(dialog, f"Page 2 of {total}")
    assert preview(dialog).accessibleDescription() == f"Page 2 of {total}"
    press(preview(dialog), "End")
    assert says(dialog, f"Page {total} of {total}")
    assert not find(dialog, QAbstractButton, "Next page").isEnabled()
    press(preview(dialog), "PgUp")
    assert says(dialog, f"Page {total - 1} of {total}")
    press(preview(dialog), "Home")
    assert says(dialog, f"Page 1 of {total}")
    print_ = find(dialog, QAbstractButton, "Print…")
    press(print_, "PgDown")
    assert says(dialog, f"Page 2 of {total}")
    press(print_, "+")
    assert not preview(dialog).fits


def test_a_screen_reader_hears_which_page_is_shown(bare_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page_preview, "announce", lambda _widget, sentence: heard.append(sentence))
    bare_desk.open(FakeStore(many(99)))
    dialog = begin(bare_desk)
    total = preview(dialog).position.total
    click(dialog, "Next page")
    click(dialog, "Landscape")
    bare_desk.wait(lambda: preview(dialog).is_ready)
    across = preview(dialog).position.total
    assert heard[-2:] == [f"Page 2 of {total}", f"Page 1 of {across}"]
    picture = QAccessible.queryAccessibleInterface(preview(dialog))
    assert picture.role() == QAccessible.Role.Graphic
    assert picture.text(QAccessible.Text.Name) == "Preview"
    assert picture.text(QAccessible.Text.Description) == f"Page 1 of {across}"


def test_pages_become_larger_and_smaller_and_fit_again(desk: Desk) -> None:
    dialog = begin(desk)
    whole = find(dialog, QAbstractButton, "Whole page")
    assert not whole.isEnabled()
    click(dialog, "Larger")
    assert whole.isEnabled()
    assert preview(dialog).verticalScrollBar().maximum() > 0
    for _ in range(30):
        if find(dialog, QAbstractButton, "Larger").isEnabled():
            click(dialog, "Larger")
    assert not find(dialog, QAbstractButton, "Larger").isEnabled()
    assert preview(dialog).horizontalScrollBar().maximum() > 0
    click(dialog, "Whole page")
    assert preview(dialog).fits
    assert preview(dialog).horizontalScrollBar().maximum() == 0


def test_paper_and_orientation_are_chosen_and_offered_again(desk: Desk, file: Path) -> None:
    dialog = begin(desk)
    click(dialog, "Letter")
    click(dialog, "Landscape")
    desk.wait(lambda: preview(dialog).is_ready)
    save(desk, dialog, file)
    assert info(file)["Page size"].startswith("792 x 612 pts")
    dialog = begin(desk)
    assert find(dialog, QAbstractButton, "Letter").isChecked()
    assert find(dialog, QAbstractButton, "Landscape").isChecked()


def test_at_first_the_paper_is_what_people_have_there(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_US"))
    assert find(begin(desk), QAbstractButton, "Letter").isChecked()


def test_without_an_animal_there_is_nothing_to_print(desk: Desk) -> None:
    desk.write("Find in the list", "nobody")
    desk.wait(lambda: desk.names() == [])
    dialog = begin(desk)
    assert not find(dialog, QAbstractButton, "Selected (0)").isEnabled()


def test_it_opens_once_esc_closes_it_and_so_does_the_end_of_its_service(desk: Desk) -> None:
    dialog = begin(desk)
    action(desk, "Print…").trigger()
    assert len(dialogs()) == 1
    press(dialog, "Esc")
    desk.wait(lambda: dialogs() == [])
    begin(desk)
    desk.session.disconnect_service()
    desk.wait(lambda: dialogs() == [])
    assert not action(desk, "Print…").isEnabled()


# ---------------------------------------------------------------------------------------------------------- the printer


@pytest.mark.usefixtures("_printer")
def test_a_printer_gets_every_page(bare_desk: Desk, file: Path) -> None:
    bare_desk.open(FakeStore(many(99)))
    dialog = begin(bare_desk)
    total = preview(dialog).position.total
    press(dialog, "Return")
    bare_desk.wait(lambda: says(bare_desk.window, "Printed"))
    assert not dialogs()
    pages = page_texts(file)
    assert len(pages) == total
    assert [word for page in pages for word in page.split() if word.startswith("Rex-")] == [
        f"Rex-{number}" for number in range(99)
    ]


def test_some_pages_keep_their_numbers(desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(FakeStore(many(99)))

    use_printer(monkeypatch, file, (2, 3))
    dialog = begin(desk)
    total = preview(dialog).position.total
    click(dialog, "Print…")
    desk.wait(lambda: says(desk.window, "Printed"))
    pages = page_texts(file)
    assert len(pages) == 2, (total, pages, desk.names()[:3], len(desk.names()))
    assert [f"Page {number} of {total}" in page for number, page in zip((2, 3), pages, strict=True)] == [True, True]


def test_pages_that_there_are_not_are_refused(desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_printer(monkeypatch, file, (2, 3))
    click(begin(desk), "Print…")
    desk.wait(lambda: boxes() != [] or says(desk.window, "Printed"))
    (box,) = boxes()
    assert "Nothing was printed" in sentences(box)
    assert says(box, "There is no such page.")
    assert not file.exists()


def test_without_a_printer_it_says_so_and_offers_a_pdf(desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printers, "has_printer", lambda: False)
    click(begin(desk), "Print…")
    box = desk.dialog("No printer found")
    assert says(box, "This computer has no printer. You can save a PDF instead.")
    click(box, "Save as PDF…")
    choose_file(desk, file)
    desk.wait(lambda: says(desk.window, "Saved as animals"))
    assert len(page_texts(file)) == 1


@pytest.mark.qt_log_ignore("^QPainter::begin", extend=True)
def test_a_printer_that_refuses_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    use_printer(monkeypatch, tmp_path / "no such folder" / "animals.pdf")
    click(begin(desk), "Print…")
    box = desk.box()
    assert "Nothing was printed" in sentences(box)
    assert says(box, "The printer didn't take it. Check the printer, then try again.")
    assert not says(desk.window, "Printing…")


# -------------------------------------------------------------------------------------------------------------- the PDF


def test_the_folder_is_offered_again_and_a_name_with_the_day(desk: Desk, file: Path) -> None:
    Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)).mkdir(exist_ok=True)
    save(desk, begin(desk), file)
    click(begin(desk), "Save as PDF…")
    chooser = open_chooser(desk)
    assert chooser.directory().path() == str(file.parent)
    assert chooser.defaultSuffix() == "pdf"
    assert Path(chooser.selectedFiles()[0]).name.startswith("Animals 20")
    chooser.reject()


def test_a_full_disk_is_said_and_the_old_file_is_whole(desk: Desk, file: Path) -> None:
    file.write_bytes(b"old")
    dialog = begin(desk)
    with full_disk():
        click(dialog, "Save as PDF…")
        chooser = open_chooser(desk)
        chooser.fileSelected.emit(str(file))  # after its own question whether to replace the file
        chooser.reject()
        box = desk.box()
    assert "The file wasn't saved" in sentences(box)
    assert says(box, "animals.pdf: It can't be written: the disk is full. Free some space, then try again. ")
    assert says(box, "The file that was there is unchanged.")
    assert file.read_bytes() == b"old"
    assert [each.name for each in file.parent.iterdir() if each.suffix in {".pdf", ".part"}] == ["animals.pdf"]


# ------------------------------------------------------------------------------------------------------ the event loop


@pytest.fixture
def _little_garbage() -> Iterator[None]:
    with little_garbage():
        yield


class Pulse:
    """Notes when the event loop comes round, in time of the processor for this thread: other tests run beside it."""

    def __init__(self) -> None:
        self.beats = [time.thread_time()]
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(lambda: self.beats.append(time.thread_time()))
        self._timer.start()

    def longest(self) -> float:
        self._timer.stop()
        self.beats.append(time.thread_time())
        return max(later - earlier for earlier, later in pairwise(self.beats))

    def total(self) -> float:
        return self.beats[-1] - self.beats[0]


@pytest.mark.usefixtures("_little_garbage")
def test_the_window_goes_on_while_a_long_list_is_laid_out(bare_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """8,000 animals, which take most of a second: 400 are too few to tell slices from none."""
    bare_desk.open(FakeStore(many(99)))
    plenty = many(8000)
    monkeypatch.setattr(bare_desk.table, "shown_pets", lambda: plenty, raising=False)
    dialog = begin(bare_desk)
    pulse = Pulse()
    click(dialog, "Landscape")
    bare_desk.wait(lambda: preview(dialog).is_ready)
    assert preview(dialog).position.total > 200
    longest = pulse.longest()
    print(f"{longest * 1000:.0f} of {pulse.total() * 1000:.0f} ms")  # noqa: T201  shown with -s, or where it fails
    assert longest < pulse.total() / 2


@pytest.mark.usefixtures("_printer", "_little_garbage")
def test_400_animals_are_printed_while_the_window_goes_on(
    bare_desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare_desk.open(FakeStore(many(99)))
    plenty = many(400)
    monkeypatch.setattr(bare_desk.table, "shown_pets", lambda: plenty, raising=False)
    click(begin(bare_desk), "Print…")
    pulse = Pulse()
    bare_desk.wait(lambda: says(bare_desk.window, "Printed"))
    longest = pulse.longest()
    print(f"{longest * 1000:.0f} of {pulse.total() * 1000:.0f} ms")  # noqa: T201  shown with -s, or where it fails
    assert longest < pulse.total() / 2
    assert [word for page in page_texts(file) for word in page.split() if word.startswith("Rex-")] == [
        f"Rex-{number}" for number in range(400)
    ]
