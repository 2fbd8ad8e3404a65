from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.help.dialogs import LimitsDialog
from tests.support.windows import click, column, find, press


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[LimitsDialog]:
    parent = QWidget()
    dialog = LimitsDialog(parent)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    delete(parent)


def table(dialog: LimitsDialog) -> QTableView:
    return find(dialog, QTableView, "What the numbers mean")


def rows(dialog: LimitsDialog) -> list[str]:
    """Return the cells of each row."""
    return [", ".join(cells) for cells in zip(column(table(dialog), 0), column(table(dialog), 1), strict=True)]


def test_it_is_a_table_of_five_rows_that_is_seen_whole(dialog: LimitsDialog) -> None:
    assert column(table(dialog), 0) == ["100+", "Not set", "Updated", "Add animal", "Look up ID"]
    assert table(dialog).verticalScrollBar().maximum() == 0
    assert table(dialog).horizontalScrollBar().maximum() == 0


def test_the_day_of_a_removal_is_in_a_tool_tip_only(dialog: LimitsDialog) -> None:
    assert not any("2030" in each for each in column(table(dialog), 1))
    tips = [table(dialog).model().index(4, column_).data(Qt.ItemDataRole.ToolTipRole) for column_ in range(2)]
    assert all("Planned to end on 5 Dec 2030, or earlier if the service ends it." in each for each in tips)


def test_a_row_is_read_with_the_arrow_keys(qtbot: QtBot, dialog: LimitsDialog) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(lambda: table(dialog).hasFocus())
    press(table(dialog), "Down")
    index = table(dialog).currentIndex()
    assert index.siblingAtColumn(1).data().startswith("An animal without")


def test_what_is_wrong_with_the_present_list_comes_first(dialog: LimitsDialog) -> None:
    faulty = LimitsDialog(dialog, "ID 7 came twice.")
    faulty.show()
    assert rows(faulty)[0] == "Faults of the service, ID 7 came twice."
    assert len(rows(faulty)) == len(rows(dialog)) + 1


def test_all_of_it_can_be_reached_in_a_low_window(qtbot: QtBot, dialog: LimitsDialog) -> None:
    dialog.resize(500, 250)
    qtbot.waitUntil(lambda: table(dialog).verticalScrollBar().maximum() > 0)
    for _ in range(4):
        press(table(dialog), "Down")
    rect = table(dialog).visualRect(table(dialog).currentIndex())
    assert table(dialog).viewport().rect().contains(rect)
    assert table(dialog).horizontalScrollBar().maximum() == 0
    for row in range(5):  # no line of a text is cut
        index = table(dialog).model().index(row, 1)
        assert table(dialog).rowHeight(row) >= table(dialog).sizeHintForIndex(index).height()


def test_it_closes(qtbot: QtBot, dialog: LimitsDialog) -> None:
    with qtbot.waitSignal(dialog.finished):
        click(dialog, "Close")


def test_a_pixel_that_a_scale_rounds_away_brings_no_scroll_bar(dialog: LimitsDialog) -> None:
    dialog.resize(dialog.width(), dialog.height() - 1)
    QApplication.processEvents()
    assert table(dialog).verticalScrollBar().maximum() == 0


def test_no_meaning_is_cut_off_however_wide_the_dialog_is(dialog: LimitsDialog) -> None:
    view, cut = table(dialog), []
    for width in range(500, 900, 3):
        dialog.resize(width, dialog.height())
        QApplication.processEvents()
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 1)
            option = QStyleOptionViewItem()
            view.initViewItemOption(option)
            view.itemDelegate().initStyleOption(option, index)  # type: ignore[attr-defined]
            option.rect = view.visualRect(index)
            room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
            margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
            room.adjust(margin, 0, -margin, 0)
            text = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
            if text.height() > room.height():
                cut.append((width, row))
    assert cut == []
