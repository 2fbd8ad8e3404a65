from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QStandardItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import IconButton
from petstore_gui.ui.widgets.segments import Segments
from petstore_gui.ui.widgets.table_view import BaseTableView
from tests.support.windows import press


def picture(qtbot: QtBot, widget: QWidget) -> QImage:
    qtbot.addWidget(widget)
    widget.resize(200, 32)
    widget.show()
    widget.clearFocus()
    return widget.grab().toImage()


def colours(image: QImage, left: int, right: int) -> set[str]:
    """Return the colours in the middle of a picture, between two places."""
    return {image.pixelColor(x, y).name() for x in range(left, right) for y in range(8, 24)}


def test_where_one_reads_from_the_right_the_arrow_stands_at_the_left(qtbot: QtBot) -> None:
    box = ComboBox()
    box.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    image = picture(qtbot, box)
    assert len(colours(image, 60, 120)) == 1
    assert len(colours(image, 8, 24)) > 1


def test_the_new_choice_is_announced_when_a_key_has_changed_it(qtbot: QtBot, heard: list[str]) -> None:
    box = ComboBox()
    box.addItems(["Available", "Pending", "Sold"])
    qtbot.addWidget(box)
    box.setCurrentIndex(1)
    assert heard == []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(box, key)
    assert heard == ["Sold", "Pending"]


def test_a_button_with_a_picture_only_shows_its_name_and_has_a_screen_reader_say_it_once(qtbot: QtBot) -> None:
    button = IconButton("Close the card")
    qtbot.addWidget(button)
    button.show()
    spoken = QAccessible.queryAccessibleInterface(button)
    assert (spoken.text(QAccessible.Text.Name), spoken.text(QAccessible.Text.Description)) == ("Close the card", "")
    place = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, place, button.mapToGlobal(place)))
    assert "Close the card" in QToolTip.text()
    QToolTip.hideText()


def test_a_group_of_buttons_has_a_name_that_a_screen_reader_reads(qtbot: QtBot) -> None:
    segments = Segments(["All", "Selected"])
    segments.set_group_name("Animals")
    qtbot.addWidget(segments)
    group = QAccessible.queryAccessibleInterface(segments.buttons[0]).parent()
    assert group.role() is QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "Animals"


def test_all_rows_that_were_selected_are_announced(qtbot: QtBot, heard: list[str]) -> None:
    table = BaseTableView()
    qtbot.addWidget(table)
    model = table.set_up_columns(["Name"], {}, 0)
    for name in ("Rex", "Luna"):
        model.appendRow(QStandardItem(name))
    press(table, "Ctrl+A")
    assert [sentence.replace("%L", "").partition(" row")[0] for sentence in heard] == ["2"]


def test_a_table_with_the_focus_shows_it_before_any_row_is_current(qtbot: QtBot) -> None:
    table = BaseTableView()
    qtbot.addWidget(table)
    model = table.set_up_columns(["Name"], {}, 0)
    table.show()
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    model.appendRow(QStandardItem("Rex"))  # as the first list, which comes later than the focus
    assert not table.currentIndex().isValid()
    assert table.viewport().grab().toImage().pixelColor(1, 40).name() == theme.tokens().accent.lower()


def test_a_box_that_is_checked_has_a_tick(qtbot: QtBot) -> None:
    box = CheckBox("x")
    empty = colours(picture(qtbot, box), 3, 12)
    box.setChecked(True)
    assert len(colours(picture(qtbot, box), 3, 12)) > len(empty)


def test_a_check_box_can_be_hit_in_all_of_its_height(qtbot: QtBot) -> None:
    box = CheckBox("Show the key")
    qtbot.addWidget(box)
    box.resize(200, theme.TARGET)
    for place in (QPoint(20, 0), QPoint(20, theme.TARGET - 1)):
        before = box.isChecked()
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=place)
        assert box.isChecked() is not before
