"""The boxes and numbers of the preview, its title, and the order of its buttons."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QColor, QImage, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QStyle, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.import_table import ImportTable
from petstore_gui.ui.importing.preview_model import COLUMNS, STATE, RowColumn
from petstore_gui.ui.theme import appearance, theme
from tests.ui.importing.conftest import Import, paste

ROWS = "Name\tCategory\nKira\t4\nTom\tcats\nMax\t5\nMax\t5\n"


def text_rect(table: QTableView, index: QModelIndex) -> QRect:
    """Return where the number of a row is drawn."""
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    option.rect = table.visualRect(index)
    table.itemDelegateForIndex(index).initStyleOption(option, index)  # type: ignore[attr-defined]
    return table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)


def test_numbers_stand_below_each_other_with_a_box_and_without(importing: Import) -> None:
    paste(importing.desk.window, ROWS)
    importing.wait_for_rows("Kira", "Tom", "Max", "Max")
    table = importing.table
    lefts = {text_rect(table, importing.cell(row, RowColumn.NUMBER)).left() for row in range(4)}
    assert len(lefts) == 1


def test_a_box_is_seen_with_and_without_its_tick(importing: Import, qapp: QApplication) -> None:
    paste(importing.desk.window, ROWS)
    importing.wait_for_rows("Kira", "Tom", "Max", "Max")
    table = importing.table

    def colours(row: int) -> set[int]:
        index = importing.cell(row, RowColumn.NUMBER)
        box = table.visualRect(index)
        box.setRight(text_rect(table, index).left() - 1)
        image: QImage = table.viewport().grab(box).toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    assert importing.checked() == [True, False, True, False]
    for dark in (True, False):
        appearance.apply(qapp, dark=dark)
        line, tick = (QColor(colour).rgb() for colour in (theme.tokens().control_line, theme.tokens().text))
        assert len(colours(1)) == 1  # a problem has no box
        assert line in colours(3)
        assert line in colours(0)
        assert tick in colours(0) - colours(3)


@pytest.mark.usefixtures("in_german")
def test_the_longest_status_of_a_language_has_room(qtbot: QtBot) -> None:
    model = QStandardItemModel(0, len(COLUMNS))
    for status in (None, *PetStatus):
        model.appendRow([QStandardItem(status_text(status)) for _column in COLUMNS])
    table, column = ImportTable(model), COLUMNS.index(PetField.STATUS)
    qtbot.addWidget(table)
    table.resize(1000, 300)
    table.show()
    assert model.index(0, column).data() == "Ohne Status"
    assert table.sizeHintForColumn(column) <= table.columnWidth(column)


def test_a_title_is_a_sentence(importing: Import, csv_file: Callable[[str], Path]) -> None:
    paste(importing.desk.window, ROWS)
    importing.wait_for_rows("Kira", "Tom", "Max", "Max")
    assert importing.dialog.windowTitle() == "Import pasted rows"
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,4\n")))
    importing.wait_for_rows("Kira")
    assert importing.dialog.windowTitle() == "Import animals.csv"
    assert importing_text.window_title("") == "Import pasted rows"


def test_the_buttons_have_the_roles_of_all_dialogs(importing: Import) -> None:
    paste(importing.desk.window, ROWS)
    importing.wait_for_rows("Kira", "Tom", "Max", "Max")
    boxes = [each for each in importing.dialog.findChildren(QDialogButtonBox) if each.isVisible()]
    assert [box.buttonRole(importing.add) for box in boxes] == [QDialogButtonBox.ButtonRole.AcceptRole]
    assert boxes[0].buttonRole(importing.button("Cancel")) == QDialogButtonBox.ButtonRole.RejectRole


def test_a_category_takes_the_room_of_a_wide_window_and_only_that(importing: Import) -> None:
    paste(importing.desk.window, "Name\tCategory\nKira\tVery small rodents\n")
    importing.wait_for_rows("Kira")
    table, column = importing.table, COLUMNS.index(PetField.CATEGORY)
    importing.dialog.resize(1300, 600)
    assert table.sizeHintForColumn(column) <= table.columnWidth(column)
    state = table.columnWidth(STATE)
    importing.dialog.resize(800, 600)
    assert table.columnWidth(column) < table.sizeHintForColumn(column)
    assert table.columnWidth(STATE) < state


def test_category_and_name_leave_the_state_the_room_for_its_reason(qtbot: QtBot) -> None:
    model = QStandardItemModel(0, len(COLUMNS))
    model.appendRow([QStandardItem("long " * 12) for _column in COLUMNS])
    table, column = ImportTable(model), COLUMNS.index(PetField.CATEGORY)
    qtbot.addWidget(table)
    table.show()
    digit = table.fontMetrics().horizontalAdvance("0")
    usual = 12 * digit
    for width in range(800, 1400, 20):
        table.resize(width, 300)
        table.fit_columns()
        assert table.columnWidth(column) <= 22 * digit
        assert table.columnWidth(column) <= usual or table.columnWidth(STATE) >= 45 * digit
    assert table.columnWidth(column) == 22 * digit
