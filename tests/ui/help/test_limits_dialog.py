from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.help.dialogs import LimitsDialog
from tests.support.windows import click, column, find, press

PAGE = Path(__file__).parents[3] / "docs" / "service.md"


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[LimitsDialog]:
    parent = QWidget()
    dialog = LimitsDialog(parent)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    delete(parent)


def table(dialog: LimitsDialog) -> QTableView:
    return find(dialog, QTableView, "About these numbers")


def rows(dialog: LimitsDialog) -> list[str]:
    """Return what a screen reader says of each row."""
    model = table(dialog).model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_it_is_a_table_of_five_rows_that_is_seen_whole(dialog: LimitsDialog) -> None:
    assert column(table(dialog), 0) == ["100+", "Not set", "Updated", "Add animal", "Look up ID"]
    assert table(dialog).verticalScrollBar().maximum() == 0
    assert table(dialog).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    "part",
    [
        "at most 100 animals",
        "gives no total",
        "that isn't listed may still be there",
        "No filter finds these",
        "Others may have changed it since",
        "can't be changed or removed",
        "5 Dec 2030",
        "never adds it twice",
    ],
)
def test_it_says_what_the_interface_does_not_let_the_program_know(dialog: LimitsDialog, part: str) -> None:
    assert [row for row in rows(dialog) if part in row]


def test_no_sentence_has_more_than_fifteen_words(dialog: LimitsDialog) -> None:
    for text in column(table(dialog), 1):
        assert max(len(sentence.split()) for sentence in text.split(". ")) <= 15


def test_a_row_is_read_with_the_arrow_keys(qtbot: QtBot, dialog: LimitsDialog) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(lambda: table(dialog).hasFocus())
    press(table(dialog), "Down")
    index = table(dialog).currentIndex()
    assert index.siblingAtColumn(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Not set, An animal without")


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


def test_the_page_about_the_service_has_the_same_heading(dialog: LimitsDialog) -> None:
    assert f"\n## {dialog.windowTitle()}\n" in PAGE.read_text(encoding="utf-8")
