"""Labels as a person makes them: from the menu to the sheet, and what is remembered of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX
from petstore_gui.ui.labels import dialog as labels_dialog
from petstore_gui.ui.labels.dialog import LabelCell, LabelsDialog, SheetPicker
from petstore_gui.ui.widgets.controls import ComboBox
from tests.support.choosers import choose_file
from tests.support.codes import codes, page_images
from tests.support.fake_store import FakeStore, many
from tests.support.pdfs import info, page_texts
from tests.support.printers import use_printer
from tests.support.windows import Desk, action, click, dialogs, find, press, says, windows


def begin(desk: Desk) -> LabelsDialog:
    action(desk, "Labels…").trigger()
    dialog = desk.dialog("Labels")
    assert isinstance(dialog, LabelsDialog)
    ready(desk, dialog)
    return dialog


def ready(desk: Desk, dialog: LabelsDialog) -> None:
    """Wait until what was chosen last is in the preview."""
    pages = dialog.printable
    sheets = pages.sheet.sheets_for(pages.total, pages.first)
    desk.wait(lambda: dialog.preview.is_ready and dialog.preview.position.total == sheets)


def choose(dialog: LabelsDialog, box: str, text: str) -> None:
    combo = find(dialog, ComboBox, box)
    combo.setCurrentIndex(combo.findText(text))


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def cell(dialog: LabelsDialog, number: int) -> LabelCell:
    return find(dialog, SheetPicker, "").cells[number - 1]


def save(desk: Desk, dialog: LabelsDialog, path: Path) -> list[list[str]]:
    """Save what is shown, and return what the codes on each page say, in no order."""
    click(dialog, "Save as PDF…")
    choose_file(desk, path)
    desk.wait(lambda: says(desk.window, f"Saved as {path.stem}"))
    return [sorted(code.text for code in codes(image)) for image in page_images(path, path.parent / path.stem)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "labels.pdf"


@pytest.fixture
def _printer(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    use_printer(monkeypatch, file)


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_DE"))


# --------------------------------------------------------------------------------------------------------- which labels


def test_the_selected_animals_get_labels_and_the_shown_ones_if_they_are_asked_for(desk: Desk, file: Path) -> None:
    desk.table.selectRow(1)
    dialog = begin(desk)
    assert find(dialog, QWidget, "Selected (1)").property("checked") is True
    assert says(dialog, "Labels: 1, sheets: 1")
    assert save(desk, dialog, file) == [["petstore:2"]]
    dialog = begin(desk)
    click(dialog, "Shown (3)")
    ready(desk, dialog)
    assert save(desk, dialog, file.with_name("all.pdf")) == [["petstore:1", "petstore:2", "petstore:3"]]


def test_without_a_selection_the_shown_animals_are_offered(desk: Desk) -> None:
    desk.table.clearSelection()
    dialog = begin(desk)
    assert not find(dialog, QWidget, "Selected (0)").isEnabled()
    assert says(dialog, "Labels: 3, sheets: 1")


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_the_menu_of_a_row_has_them(desk: Desk) -> None:
    desk.table.selectRow(0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(desk.table.viewport(), event)
    menu = next(each for each in windows() if isinstance(each, QMenu))
    next(each for each in menu.actions() if each.text().replace("&", "") == "Labels…").trigger()
    menu.close()
    assert says(desk.dialog("Labels"), "Labels: 1, sheets: 1")


def test_there_are_none_of_no_animal_and_none_over_the_overview(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.open(FakeStore([]))
    bare_desk.wait(lambda: not bare_desk.is_reading)
    assert not action(bare_desk, "Labels…").isEnabled()
    bare_desk.open(store)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert action(bare_desk, "Labels…").isEnabled()
    bare_desk.press("Ctrl+B")
    assert not action(bare_desk, "Labels…").isEnabled()


def test_copies_and_the_digits_of_a_large_id(bare_desk: Desk, file: Path) -> None:
    bare_desk.open(FakeStore([Pet(id=INT64_MAX, name="Momo", category_id=7)]))
    bare_desk.wait_for_names("Momo")
    dialog = begin(bare_desk)
    choose(dialog, "Copies of each", "3")
    ready(bare_desk, dialog)
    assert says(dialog, "Labels: 3, sheets: 1")
    assert save(bare_desk, dialog, file) == [[f"petstore:{INT64_MAX}"] * 3]
    assert page_texts(file)[0].count(f"ID {INT64_MAX}") == 3
    assert info(file)["Title"] == "Labels"


def test_names_without_a_font_are_said_before_they_are_printed(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([Pet(id=1, name="Rex", category_id=7), Pet(id=2, name="\U00012000", category_id=7)]))
    bare_desk.wait_for_names("Rex", "\U00012000")
    bare_desk.table.selectRow(0)
    dialog = begin(bare_desk)
    assert not says(dialog, "no font")
    click(dialog, "Shown (2)")
    assert says(dialog, "This computer has no font for 1 name")


# --------------------------------------------------------------------------------------------------- which sheet, where


@pytest.mark.parametrize(("system", "sheet"), [("de_DE", "Avery L7160 (A4)"), ("en_US", "Avery 5160 (Letter)")])
def test_at_first_the_sheet_is_of_the_paper_that_people_have_there(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, system: str, sheet: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert find(begin(desk), ComboBox, "Sheet").currentText() == sheet


def test_a_click_chooses_the_first_free_label_and_what_is_used_is_seen(desk: Desk, file: Path) -> None:
    dialog = begin(desk)
    picker = find(dialog, SheetPicker, "")
    fresh = cell(dialog, 5).grab().toImage()
    QTest.mouseClick(cell(dialog, 20), Qt.MouseButton.LeftButton)
    ready(desk, dialog)
    assert [number for number in range(1, 22) if picker.is_used(number)] == list(range(1, 20))
    assert [number for number in range(1, 22) if picker.is_printed(number)] == [20, 21]
    assert cell(dialog, 5).grab().toImage() != fresh
    assert says(dialog, "Labels: 3, sheets: 2")
    assert [len(page) for page in save(desk, dialog, file)] == [2, 1]


def test_the_arrow_keys_walk_on_the_sheet_as_it_lies(desk: Desk) -> None:
    dialog = begin(desk)
    cell(dialog, 1).setFocus()
    for key, first in (("Right", 2), ("Down", 5), ("Down", 8), ("Left", 7), ("Up", 4)):
        press(focus(), key)
        assert dialog.first == first, key
        assert QApplication.focusWidget() is cell(dialog, first)
    press(focus(), "Tab")
    assert not isinstance(QApplication.focusWidget(), LabelCell)  # one stop for all of them


def test_sheet_and_first_label_are_offered_again_each_sheet_with_its_own(desk: Desk) -> None:
    dialog = begin(desk)
    choose(dialog, "Sheet", "Avery 5163 (Letter)")
    QTest.mouseClick(cell(dialog, 10), Qt.MouseButton.LeftButton)  # the last one
    press(dialog, "Esc")
    desk.wait(lambda: dialogs() == [])
    dialog = begin(desk)
    assert (dialog.sheet.name, dialog.first) == ("Avery 5163", 10)
    choose(dialog, "Sheet", "Avery L7163 (A4)")
    assert dialog.first == 1
    choose(dialog, "Sheet", "Avery 5163 (Letter)")
    assert dialog.first == 10


@pytest.mark.usefixtures("_printer")
def test_what_was_printed_is_used_the_next_time(desk: Desk, file: Path) -> None:
    dialog = begin(desk)
    choose(dialog, "Copies of each", "2")
    QTest.mouseClick(cell(dialog, 2), Qt.MouseButton.LeftButton)
    ready(desk, dialog)
    click(dialog, "Print…")
    desk.wait(lambda: says(desk.window, "Printed"))
    (image,) = page_images(file, file.parent / "pages")
    assert len(codes(image)) == 6
    assert begin(desk).first == 8


def test_some_pages_of_labels_leave_the_first_free_label_to_people(
    bare_desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare_desk.open(FakeStore(many(30)))

    use_printer(monkeypatch, file, (2, 2))
    dialog = begin(bare_desk)
    ready(bare_desk, dialog)
    click(dialog, "Print…")
    bare_desk.wait(lambda: says(bare_desk.window, "Printed"))
    assert len(page_texts(file)) == 1
    assert begin(bare_desk).first == 1


def test_a_saved_pdf_uses_no_label(desk: Desk, file: Path) -> None:
    save(desk, begin(desk), file)
    assert begin(desk).first == 1


def test_nonsense_that_is_remembered_is_a_new_sheet(desk: Desk) -> None:
    nonsense: list[object] = [[], "L7160", {"Avery L7160": 99}, {"Avery L7160": "2"}, {"Avery L7160": None}, 7]
    for remembered in nonsense:
        desk.window._ui_state.put("label_first", remembered)  # noqa: SLF001
        desk.window._ui_state.put("label_sheet", remembered)  # noqa: SLF001
        dialog = begin(desk)
        assert (dialog.sheet.name, dialog.first) == ("Avery L7160", 1), remembered
        press(dialog, "Esc")
        desk.wait(lambda: dialogs() == [])


def test_a_roll_has_no_first_label_and_a_page_for_each(desk: Desk, file: Path) -> None:
    dialog = begin(desk)
    choose(dialog, "Sheet", "Roll, 62 mm wide")
    ready(desk, dialog)
    assert not [each for each in dialog.findChildren(LabelCell) if each.isVisible()]
    assert not says(dialog, "First free label")
    assert [len(page) for page in save(desk, dialog, file)] == [1, 1, 1]
    width, height = (float(each) for each in info(file)["Page size"].split(" pts")[0].split(" x "))
    assert [width / 72 * 25.4, height / 72 * 25.4] == pytest.approx([62, 29], abs=0.4)


@pytest.mark.usefixtures("from_the_right")
def test_where_lines_begin_at_the_right_so_do_those_of_labels(desk: Desk) -> None:
    assert begin(desk).printable.right_to_left


# ------------------------------------------------------------------------------------------------------ what else holds


def test_a_screen_reader_hears_each_label_of_the_sheet_and_how_many_there_will_be(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(labels_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    dialog = begin(desk)
    spoken = QAccessible.queryAccessibleInterface(cell(dialog, 6))
    assert spoken.text(QAccessible.Text.Name) == "Label 6, row 2, column 3"
    assert spoken.role() == QAccessible.Role.RadioButton
    assert not spoken.state().checked
    QTest.mouseClick(cell(dialog, 20), Qt.MouseButton.LeftButton)
    assert QAccessible.queryAccessibleInterface(cell(dialog, 20)).state().checked
    assert heard == ["Labels: 3, sheets: 2"]


def test_esc_closes_it_and_so_does_the_end_of_its_service_and_it_opens_once(desk: Desk) -> None:
    press(begin(desk), "Esc")
    desk.wait(lambda: dialogs() == [])
    begin(desk)
    action(desk, "Labels…").trigger()
    assert len(dialogs()) == 1
    desk.session.disconnect_service()
    desk.wait(lambda: dialogs() == [])


def test_codes_that_cannot_be_made_are_reported_and_the_window_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_pet_id: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(labels_dialog, "code_modules", fail)
    action(desk, "Labels…").trigger()
    box = desk.box()
    assert says(box, "An unexpected error occurred")
    assert dialogs() == [box]
