"""The recent IDs: walked through by keyboard, chosen from a list, forgotten with the service."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.lookup import dialog as lookup_dialog
from petstore_gui.ui.lookup.dialog import LookupDialog, LookupHistory, RecentList
from petstore_gui.ui.session.category_names import CategoryNames
from tests.support.fake_store import FakeStore
from tests.support.ink import minus_leads
from tests.support.windows import Desk, find, press, says, show_active, write
from tests.ui.conftest import REX

RECENT = "Recent"


def with_ids(*ids: int) -> LookupHistory:
    history = LookupHistory()
    for pet_id in ids:
        history.add(pet_id)
    return history


# --------------------------------------------------------------------------------------------------------- the IDs


def test_a_walk_goes_back_to_the_first_and_forth_to_what_was_typed() -> None:
    history = with_ids(1, 2, 3)
    assert [history.earlier("4"), history.earlier("3"), history.earlier("2"), history.earlier("1")] == [
        "3",
        "2",
        "1",
        None,
    ]
    assert [history.later(), history.later(), history.later(), history.later()] == ["2", "3", "4", None]


def test_a_walk_from_the_id_on_the_screen_begins_before_it_and_ends_on_it() -> None:
    history = with_ids(1, 2)
    assert history.earlier("2") == "1"
    assert [history.later(), history.later()] == ["2", None]


def test_no_id_stands_twice_side_by_side_and_what_comes_again_later_does() -> None:
    history = with_ids(1, 1, 2, 1)
    assert [history.earlier(""), history.earlier(""), history.earlier(""), history.earlier("")] == ["1", "2", "1", None]
    assert history.latest_first == ["1", "2"]


def test_a_look_up_and_typing_end_a_walk() -> None:
    history = with_ids(1, 2, 3)
    history.earlier("")
    history.earlier("3")
    history.add(9)
    assert history.earlier("") == "9"
    history.stop()
    assert history.earlier("55") == "9"
    assert history.later() == "55"


def test_without_ids_there_is_nowhere_to_walk() -> None:
    history = LookupHistory()
    assert (history.earlier("4"), history.later()) == (None, None)
    one = with_ids(2**63 - 1)
    assert one.earlier("9223372036854775807") is None
    assert one.later() is None


def test_the_list_is_short() -> None:
    assert with_ids(*range(50)).latest_first == [str(number) for number in range(49, 29, -1)]


# ------------------------------------------------------------------------------------------------------ in the dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[LookupDialog]:
    parent = QWidget()
    dialog = LookupDialog(parent, with_ids(41, 42), CategoryNames())
    show_active(qtbot, dialog)
    yield dialog
    delete(parent)


@pytest.fixture
def line(dialog: LookupDialog) -> QLineEdit:
    return find(dialog, QLineEdit, "Animal ID")


@pytest.fixture
def recent(dialog: LookupDialog) -> RecentList:
    return find(dialog, RecentList, RECENT)


def ids(recent: RecentList) -> list[str]:
    """Return what a screen reader says of each."""
    role = Qt.ItemDataRole.AccessibleTextRole
    return [recent.item(row).data(role) for row in range(recent.count())]


def test_up_and_down_walk_in_the_line_and_enter_looks_up_again(
    dialog: LookupDialog, line: QLineEdit, requested: list[int]
) -> None:
    QTest.keyClicks(line, "7")
    press(line, "Up")
    press(line, "Up")
    press(line, "Up")
    assert line.text() == "41"
    press(line, "Return")
    assert requested == [41]
    dialog.show_failed("No answer for ID 41.")
    press(line, "Up")
    assert line.text() == "42"
    press(line, "Down")
    assert line.text() == "41"


def test_who_types_begins_the_next_walk_with_the_latest(line: QLineEdit) -> None:
    for key in ("Up", "Up"):
        press(line, key)
    QTest.keyClicks(line, "7")
    press(line, "Up")
    assert line.text() == "42"
    press(line, "Down")
    assert line.text() == "7"


def test_a_scan_takes_the_place_of_an_id_from_the_history(
    dialog: LookupDialog, line: QLineEdit, requested: list[int]
) -> None:
    write(dialog, "Animal ID", "42")
    press(line, "Return")
    dialog.show_found(REX, "As of 14:02:11")
    press(line, "Up")
    QTest.keyClicks(line, "7")
    assert line.text() == "7"
    line.setText("42")
    line.selectAll()
    press(line, "Up")
    press(line, "Down")  # what an answer had left selected
    QTest.keyClicks(line, "78")
    press(line, "Return")
    assert requested == [42, 78]


def test_the_numeric_keypad_types_digits_and_its_arrows_walk(line: QLineEdit) -> None:
    QTest.keyClick(line, Qt.Key.Key_Up, Qt.KeyboardModifier.KeypadModifier)
    assert line.text() == "42"


def test_the_latest_come_first_and_one_is_chosen_by_keyboard(
    recent: RecentList, line: QLineEdit, requested: list[int]
) -> None:
    assert ids(recent) == ["42", "41"]
    recent.setFocus()
    press(recent, "Right")
    press(recent, "Return")
    assert requested == [41]
    assert line.text() == "41"
    assert line.hasFocus()


def test_one_is_chosen_with_a_click(recent: RecentList, requested: list[int]) -> None:
    rect = recent.visualItemRect(recent.item(1))
    QTest.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert requested == [41]
    assert ids(recent) == ["41", "42"]


def test_what_is_recent_is_heard_when_the_focus_comes(recent: RecentList, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lookup_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    recent.setFocus()
    assert heard == ["42"]


@pytest.mark.usefixtures("from_the_right")
def test_from_the_right_a_minus_stands_before_its_number(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = LookupDialog(window, with_ids(-42), CategoryNames())
    dialog.show()
    recent = find(dialog, RecentList, RECENT)
    rect = recent.visualItemRect(recent.item(0)).adjusted(4, 4, -4, -4)
    origin = recent.viewport().mapTo(dialog, rect.topLeft())
    assert minus_leads(dialog.grab().toImage(), QRect(origin, rect.size()))


@pytest.mark.usefixtures("qtbot")
def test_the_list_is_there_when_there_is_something_to_choose() -> None:
    parent = QWidget()
    dialog = LookupDialog(parent, LookupHistory(), CategoryNames())
    dialog.show()
    assert not says(dialog, RECENT)
    write(dialog, "Animal ID", "42")
    press(find(dialog, QLineEdit, "Animal ID"), "Return")
    assert says(dialog, RECENT)
    assert ids(find(dialog, RecentList, RECENT)) == ["42"]
    delete(parent)


# ------------------------------------------------------------------------------------------------------ in the window


def test_the_ids_are_those_of_the_open_service_and_outlive_the_dialog(desk: Desk) -> None:
    dialog = desk.look_up("3")
    desk.wait(lambda: says(dialog, "Rex"))
    press(dialog, "Escape")
    dialog = desk.look_up("2")
    desk.wait(lambda: says(dialog, "Luna"))
    press(find(dialog, QLineEdit, "Animal ID"), "Up")
    assert find(dialog, QLineEdit, "Animal ID").text() == "3"
    desk.open(FakeStore([REX]), address="https://other.example.com/v1")
    desk.press("Ctrl+L")
    dialog = desk.dialog("Look up an animal")
    press(find(dialog, QLineEdit, "Animal ID"), "Up")
    assert find(dialog, QLineEdit, "Animal ID").text() == ""
    assert not says(dialog, RECENT)


def test_a_recent_id_that_does_not_fit_is_left_out(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LookupDialog(parent, with_ids(*range(2**62, 2**62 + 20)), CategoryNames())
    dialog.show()
    recent = find(dialog, RecentList, RECENT)

    def shown() -> list[QRect]:
        items = [recent.item(row) for row in range(recent.count())]
        return [recent.visualItemRect(item) for item in items if not item.isHidden()]

    few = len(shown())
    assert 0 < few < 20
    assert all(recent.viewport().rect().contains(rect) for rect in shown())
    dialog.resize(dialog.width() * 2, dialog.height())
    assert len(shown()) > few
    assert all(recent.viewport().rect().contains(rect) for rect in shown())
