"""What has a tab or a line end is not put in, whichever way it comes; Qt keeps both in a line edit otherwise."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.single_cell_edit import SingleCellEdit
from tests.support.windows import press, show_active


@pytest.fixture
def line(qtbot: QtBot) -> SingleCellEdit:
    line = SingleCellEdit()
    qtbot.addWidget(line)
    show_active(qtbot, line)
    line.setFocus()
    return line


@pytest.fixture
def refused(line: SingleCellEdit) -> list[str]:
    """Return what was refused, as it comes."""
    refused: list[str] = []
    line.refused.connect(refused.append)
    return refused


def by_key(line: SingleCellEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    press(line, "Ctrl+V")


def by_menu(line: SingleCellEdit, text: str) -> None:
    QApplication.clipboard().setText(text)
    (paste,) = [each for each in line.createStandardContextMenu().actions() if "Paste" in each.text()]
    paste.trigger()


def by_input_method(line: SingleCellEdit, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(line, event)


def drop(line: SingleCellEdit, text: str, action: Qt.DropAction = Qt.DropAction.CopyAction) -> QDropEvent:
    data = QMimeData()
    data.setText(text)
    end = QPointF(line.width() - 1, line.height() / 2)
    event = QDropEvent(end, action, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    line.dropEvent(event)
    return event


WAYS: list[Callable[[SingleCellEdit, str], object]] = [by_key, by_menu, by_input_method, drop]


@pytest.mark.parametrize(
    ("way", "text"),
    [
        *((way, "Rex\nLuna") for way in WAYS),
        *((by_key, f"Rex{end}Luna") for end in ("\t", "\r\n", "\r", "\u2028", "\u2029", "\v")),
    ],
)
def test_what_is_no_single_cell_is_not_put_in_and_what_was_there_stays(
    line: SingleCellEdit, refused: list[str], way: Callable[[SingleCellEdit, str], object], text: str
) -> None:
    QTest.keyClicks(line, "Bo")
    way(line, text)
    assert (line.text(), refused) == ("Bo", [text])
    press(line, "Ctrl+Z")
    assert line.text() == ""  # what was typed before can be taken back as ever


def test_what_is_selected_stays_selected(line: SingleCellEdit, refused: list[str]) -> None:
    line.setText("Bella")
    line.selectAll()
    by_key(line, "Rex\nLuna")
    assert (line.text(), line.selectedText(), len(refused)) == ("Bella", "Bella", 1)


@pytest.mark.parametrize(("way", "end"), [*((way, "\n") for way in WAYS), (by_key, "\r\n"), (by_key, "\u2029")])
def test_one_line_end_after_it_is_trimmed(
    line: SingleCellEdit, refused: list[str], way: Callable[[SingleCellEdit, str], object], end: str
) -> None:
    way(line, f"Sir Hiss{end}")
    QTest.keyClicks(line, "!")
    assert (line.text(), refused) == ("Sir Hiss!", [])


def test_it_is_trimmed_where_it_was_pasted_whatever_stands_there(line: SingleCellEdit, refused: list[str]) -> None:
    line.setText("\N{PAW PRINTS}x")
    line.setCursorPosition(2)  # Qt counts two for such a sign
    by_key(line, "\N{DOG FACE}Rex\n")
    QTest.keyClicks(line, "!")
    assert (line.text(), refused) == ("\N{PAW PRINTS}\N{DOG FACE}Rex!x", [])


def test_all_of_what_was_put_in_is_handed_on_not_only_what_a_line_could_take(
    line: SingleCellEdit, refused: list[str]
) -> None:
    text = "\n".join(f"Rex {number}\t{number}" for number in range(5000))
    line.setText("Bella")
    by_key(line, text)
    drop(line, text + "!")
    assert refused == [text, text + "!"]


def test_what_takes_the_place_of_a_selection_is_handed_on_alone(line: SingleCellEdit, refused: list[str]) -> None:
    line.setText("Rex and Bella")
    line.setSelection(0, 3)
    by_input_method(line, "Rex\t3")
    line.setCursorPosition(3)
    by_input_method(line, "\t4")
    assert (refused, line.text()) == (["Rex\t3", "\t4"], "Rex and Bella")


@pytest.mark.parametrize("text", ["Rex\n\n", "\nRex", "Rex\t", "Rex\t\n", "\t"])
def test_any_other_tab_or_line_end_counts(line: SingleCellEdit, refused: list[str], text: str) -> None:
    by_key(line, text)
    assert (line.text(), len(refused)) == ("", 1)


def test_what_is_moved_here_and_refused_is_not_deleted_where_it_comes_from(line: SingleCellEdit) -> None:
    data = QMimeData()
    data.setText("Rex\nLuna")
    either = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    centre, keys = line.rect().center(), Qt.KeyboardModifier.ShiftModifier  # by which a move is proposed
    enter = QDragEnterEvent(centre, either, data, Qt.MouseButton.LeftButton, keys)
    line.dragEnterEvent(enter)
    move = QDragMoveEvent(centre, either, data, Qt.MouseButton.LeftButton, keys)
    line.dragMoveEvent(move)
    for over in (enter, move):
        assert (over.isAccepted(), over.dropAction()) == (True, Qt.DropAction.CopyAction)
    event = drop(line, "Rex\nLuna", Qt.DropAction.MoveAction)
    assert (event.isAccepted(), event.dropAction()) == (False, Qt.DropAction.IgnoreAction)
    event = drop(line, "Rex", Qt.DropAction.MoveAction)
    assert (event.isAccepted(), event.dropAction(), line.text()) == (True, Qt.DropAction.MoveAction, "Rex")


def test_what_was_kept_by_an_older_version_stays_and_can_be_corrected(
    line: SingleCellEdit, refused: list[str], qtbot: QtBot
) -> None:
    line.setText("Rex\tLuna\nMax")
    refused.clear()
    with qtbot.waitSignal(line.returnPressed, timeout=1000):
        press(line, "Return")  # the listener says what is wrong
    press(line, "Backspace")
    QTest.keyClicks(line, "y")
    assert (line.text(), refused) == ("Rex\tLuna\nMay", [])
    for _ in range(len("\tLuna\nMay")):
        press(line, "Backspace")
    assert (line.text(), refused) == ("Rex", [])
    by_key(line, "\tLuna")
    assert (line.text(), len(refused)) == ("Rex", 1)


def test_what_is_too_long_is_not_taken_for_a_table(line: SingleCellEdit, refused: list[str]) -> None:
    by_key(line, "Rex\nLuna")
    refused.clear()
    by_key(line, "x" * 40_000)
    assert (len(line.text()), refused) == (32_767, [])


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_that_is_held_down_counts_once(line: SingleCellEdit, key: Qt.Key) -> None:
    entered: list[None] = []
    line.returnPressed.connect(lambda: entered.append(None))
    for is_repeat in (False, True, True):
        QApplication.sendEvent(
            line, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", is_repeat)
        )
    assert len(entered) == 1
