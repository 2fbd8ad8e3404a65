from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox


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
