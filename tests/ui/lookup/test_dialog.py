from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import Pet
from petstore_gui.ui.lookup import dialog as lookup_dialog
from petstore_gui.ui.lookup.dialog import LookupDialog, LookupHistory
from petstore_gui.ui.pet_list import card
from petstore_gui.ui.pet_list.badges import StatusBadge
from petstore_gui.ui.session.category_names import CategoryNames
from tests.support.scanner import scan, type_signs
from tests.support.windows import click, dialogs, find, is_there, press, says, sentences, show_active, write

EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)]
REX = Pet(id=2**53 + 1, name="Rex", category_id=2**63 - 1, status="pending")
SOURCE = "As of 14:02:11"
MARKUP = "<b>x</b><img src='/etc/hostname'>"


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[LookupDialog]:
    parent = QWidget()
    dialog = LookupDialog(parent, LookupHistory(), CategoryNames())
    show_active(qtbot, dialog)
    yield dialog
    delete(parent)


def line(dialog: LookupDialog) -> QLineEdit:
    return find(dialog, QLineEdit, "Animal ID")


def test_an_id_is_asked_for_to_its_last_digit(dialog: LookupDialog, requested: list[int]) -> None:
    for number in EDGES:
        write(dialog, "Animal ID", str(number))
        press(line(dialog), "Return")
        assert says(dialog, f"Looking up {number}…")
    assert requested == EDGES


@pytest.mark.parametrize("text", ["42\r\n", "\u00a0#42"])
def test_what_people_paste_is_taken(dialog: LookupDialog, requested: list[int], text: str) -> None:
    QApplication.clipboard().setText(text)
    press(line(dialog), "Ctrl+V")
    click(dialog, "Look up")
    assert requested == [42]


@pytest.mark.parametrize(("text", "part"), [(str(2**63), "Use a number from"), ("１２", "digits")])
def test_what_is_no_id_is_said_as_it_is_typed_and_not_asked_for(
    dialog: LookupDialog, requested: list[int], text: str, part: str
) -> None:
    write(dialog, "Animal ID", text)
    assert says(dialog, part)
    press(line(dialog), "Return")
    assert requested == []
    assert line(dialog).text() == text


def test_nothing_typed_is_said_and_not_asked_for(dialog: LookupDialog, requested: list[int]) -> None:
    click(dialog, "Look up")
    assert says(dialog, "Type the ID of an animal.")
    assert requested == []


def test_impatience_asks_once(dialog: LookupDialog, requested: list[int]) -> None:
    write(dialog, "Animal ID", "42")
    for _ in range(3):
        press(line(dialog), "Return")
        click(dialog, "Look up")
    assert requested == [42]
    dialog.show_found(REX, SOURCE)
    write(dialog, "Animal ID", "42")
    click(dialog, "Look up")
    assert requested == [42, 42]


def test_the_answer_is_a_card_with_everything_to_the_last_digit(dialog: LookupDialog) -> None:
    dialog.show_found(REX, SOURCE)
    shown = sentences(dialog)
    for text in ("Rex", "9007199254740993", "9223372036854775807", SOURCE):
        assert text in shown
    assert find(dialog, StatusBadge, "Pending").isVisible()


def test_without_an_animal_the_id_stays_to_be_compared(dialog: LookupDialog, requested: list[int]) -> None:
    dialog.show_found(REX, SOURCE)
    write(dialog, "Animal ID", "43")
    press(line(dialog), "Return")
    dialog.show_failed("No answer for ID 43.")
    assert says(dialog, "No answer for ID 43.")
    assert not says(dialog, "Rex")
    assert (line(dialog).text(), line(dialog).selectedText()) == ("43", "43")
    press(line(dialog), "Return")
    assert requested == [43, 43]


@pytest.mark.parametrize("shown", [False, True])
def test_an_id_that_comes_from_elsewhere_takes_nothing_that_is_half_typed(
    dialog: LookupDialog, requested: list[int], *, shown: bool
) -> None:
    if shown:
        dialog.look_up(7)
        dialog.show_found(REX, SOURCE)
    QTest.keyClicks(line(dialog), "90")
    dialog.look_up(42)
    assert (requested[-1], line(dialog).text()) == (42, "90")
    assert says(dialog, "Looking up 42…")
    dialog.show_found(REX, SOURCE)
    QTest.keyClicks(line(dialog), "07")
    press(line(dialog), "Return")
    assert requested[-1] == 9007
    dialog.look_up(43)  # what was sent off gives way
    assert line(dialog).text() == "43"
    write(dialog, "Animal ID", "")
    dialog.look_up(44)
    assert line(dialog).text() == "44"


def test_waiting_can_be_cancelled_and_then_another_id_can_be_typed_at_once(
    qtbot: QtBot, dialog: LookupDialog, requested: list[int]
) -> None:
    write(dialog, "Animal ID", "42")
    press(line(dialog), "Return")
    assert not is_there(dialog, "Cancel")
    dialog.show_waiting("Asked again in 3 s.")
    assert says(dialog, "Asked again in 3 s.")
    with qtbot.waitSignal(dialog.cancelled):
        click(dialog, "Cancel")
    assert says(dialog, "Cancelled.")
    assert not is_there(dialog, "Cancel")
    press(dialog.focusWidget(), "Return")
    assert requested == [42, 42]


def test_an_answer_ends_the_waiting(dialog: LookupDialog) -> None:
    dialog.show_waiting("Asked again in 3 s.")
    dialog.show_found(REX, SOURCE)
    assert not is_there(dialog, "Cancel")


def test_a_notice_stands_below_until_it_is_hidden(qtbot: QtBot, dialog: LookupDialog) -> None:
    assert not is_there(dialog, "Hide this notice")
    dialog.result_view.show_notice(MARKUP)
    (label,) = [each for each in dialog.findChildren(QLabel) if each.text() == MARKUP]
    assert label.textFormat() is Qt.TextFormat.PlainText
    with qtbot.waitSignal(dialog.result_view.notice_hidden):
        click(dialog, "Hide this notice")
    assert not says(dialog, MARKUP)
    dialog.result_view.show_notice("")
    assert not is_there(dialog, "Hide this notice")


def test_of_an_animal_of_an_old_list_its_origin_is_announced_first(dialog: LookupDialog, heard: list[str]) -> None:
    dialog.show_found(REX, "As of 14:02. The service doesn't answer", is_live=False)
    (sentence,) = heard
    assert sentence.startswith("As of 14:02. The service doesn't answer. Rex, ")


@pytest.mark.parametrize("text", ["12a\n", "\n"])
def test_what_is_no_id_leaves_no_card_below_its_error(
    dialog: LookupDialog, requested: list[int], monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lookup_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    dialog.show_found(REX, SOURCE)
    press(line(dialog), "Delete")
    scan(text)
    assert not says(dialog, "Rex")
    assert not is_there(dialog, "Copy ID")
    assert (requested, len(dialogs())) == ([], 1)  # it is said in the dialog, and nowhere else
    scan("\n")
    assert [sentence for sentence in heard if sentence in sentences(dialog)] == heard[-2:]  # each time


def test_a_mistake_clears_the_card_as_it_is_typed(dialog: LookupDialog) -> None:
    dialog.show_found(REX, SOURCE)
    scan("12")
    assert says(dialog, "Rex")
    scan("a")
    assert says(dialog, "Use digits only")
    assert not says(dialog, "Rex")


def test_an_id_that_comes_from_elsewhere_brings_no_card_below_an_error(dialog: LookupDialog) -> None:
    scan("12a")
    dialog.look_up(42)
    dialog.show_found(REX, SOURCE)
    assert line(dialog).text() == "12a"
    assert not says(dialog, "Use digits only")


def test_the_window_has_one_width_and_grows_downwards(qtbot: QtBot, dialog: LookupDialog) -> None:
    start, width, place = dialog.height(), dialog.width(), dialog.pos()
    dialog.show_found(REX, SOURCE)
    qtbot.waitUntil(lambda: dialog.height() > start + 100)
    assert dialog.result_view.verticalScrollBar().maximum() == 0
    with_card = dialog.height()
    write(dialog, "Animal ID", "43")
    press(line(dialog), "Return")
    dialog.show_failed("ID 43 was not found.")
    press(line(dialog), "x")
    assert (dialog.height(), dialog.width(), dialog.pos()) == (with_card, width, place)  # no jumping between two cards


def test_the_keys_of_the_window_copy_here_too_and_that_is_said(
    qtbot: QtBot, dialog: LookupDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(card, "announce", lambda _widget, sentence: heard.append(sentence))
    dialog.show_found(REX, SOURCE)
    press(line(dialog), "Ctrl+Shift+R")
    qtbot.waitUntil(lambda: says(dialog, "Copied"))
    assert QApplication.clipboard().text().startswith("Rex, ID ")
    assert heard == ["Copied"]
    dialog.show_found(REX, SOURCE)
    assert not says(dialog, "Copied")


# --------------------------------------------------------------------------------------------------------- a scanner


def test_digits_go_to_the_line_wherever_the_focus_is(dialog: LookupDialog, requested: list[int]) -> None:
    scan("42\n")
    dialog.show_found(REX, SOURCE)
    for name in ("Copy for a reply", "Copy ID", "Look up"):
        find(dialog, QAbstractButton, name).setFocus()
        scan("#43\n")
        assert requested.pop() == 43
        dialog.show_found(REX, SOURCE)
    assert requested == [42]


@pytest.mark.parametrize("code", ["petstore:43\n", "PETSTORE:43\n", "petstoreö43\n"])
def test_the_code_of_a_label_is_taken_as_its_digits(dialog: LookupDialog, requested: list[int], code: str) -> None:
    dialog.show_found(REX, SOURCE)
    find(dialog, QAbstractButton, "Copy ID").setFocus()
    type_signs(code)
    type_signs("petstore:44\n")
    assert requested == [43, 44]


def test_half_a_code_takes_no_card_away_and_is_a_mistake_only_when_it_is_sent(
    dialog: LookupDialog, requested: list[int]
) -> None:
    dialog.show_found(REX, SOURCE)
    type_signs("petstore:")
    assert says(dialog, "Rex")
    assert not says(dialog, "digits only")
    type_signs("\n")
    assert says(dialog, "Use digits only, for example 42.")
    assert requested == []


def test_what_is_selected_on_the_card_is_in_no_ones_way(dialog: LookupDialog, requested: list[int]) -> None:
    dialog.show_found(REX, SOURCE)
    (name,) = [label for label in dialog.findChildren(QLabel) if label.text() == "Rex"]
    QTest.mouseDClick(name, Qt.MouseButton.LeftButton)
    assert dialog.focusWidget() is name
    scan("43\n")
    assert requested == [43]


def test_an_id_is_pasted_wherever_the_focus_is(dialog: LookupDialog, requested: list[int]) -> None:
    QApplication.clipboard().setText("ID 43")
    dialog.show_found(REX, SOURCE)
    find(dialog, QAbstractButton, "Copy ID").setFocus()
    press(dialog.focusWidget(), "Ctrl+V")
    press(dialog.focusWidget(), "Return")
    assert requested == [43]


def test_a_button_is_pressed_with_the_keyboard_as_ever(dialog: LookupDialog, requested: list[int]) -> None:
    dialog.show_found(REX, SOURCE)
    find(dialog, QAbstractButton, "Copy ID").setFocus()
    press(dialog.focusWidget(), "Space")
    assert QApplication.clipboard().text() == str(REX.id)
    assert (line(dialog).text(), requested) == ("", [])


def test_an_answer_that_comes_between_two_digits_takes_none_of_them(dialog: LookupDialog, requested: list[int]) -> None:
    scan("42\n7")
    dialog.show_found(REX, SOURCE)
    scan("8\n")
    dialog.show_failed("No answer for ID 78.")
    scan("9\n")
    assert requested == [42, 78, 9]


def test_an_id_that_begins_like_the_last_one_is_not_cut(
    qtbot: QtBot, dialog: LookupDialog, requested: list[int]
) -> None:
    scan("1\n")
    dialog.show_found(REX, SOURCE)
    QTest.keyClicks(line(dialog), "1")
    other = QWidget()
    qtbot.addWidget(other)
    show_active(qtbot, other)
    show_active(qtbot, dialog)
    scan("2\n")
    assert requested == [1, 12]


def test_what_was_scanned_by_mistake_gives_way_to_the_next_scan(dialog: LookupDialog, requested: list[int]) -> None:
    scan("4006381333931-x\n")
    assert says(dialog, "Use digits only")
    scan("43\n")
    assert requested == [43]


def test_the_key_of_the_look_up_goes_to_the_line(dialog: LookupDialog) -> None:
    scan("42\n")
    dialog.show_found(REX, SOURCE)
    for widget in (find(dialog, QAbstractButton, "Copy ID"), line(dialog)):
        widget.setFocus()
        line(dialog).deselect()
        press(widget, "Ctrl+L")
        assert dialog.focusWidget() is line(dialog)
        assert line(dialog).selectedText() == "42"


# ---------------------------------------------------------------------------------------------------- what it is called


def test_a_category_has_its_name_also_when_that_is_given_later(dialog: LookupDialog) -> None:
    dialog.show_found(Pet(id=1, name="Rex", category_id=3), SOURCE)
    assert "3" in sentences(dialog)
    dialog.result_view.category_names.set({3: "Dogs"})
    assert "Dogs (3)" in sentences(dialog)
    dialog.show_failed("No answer for ID 1.")
    dialog.result_view.category_names.set({3: "Cats"})
    assert not is_there(dialog, "Copy ID")
    dialog.show_found(Pet(id=1, name="Rex", category_id=3), SOURCE)
    assert "Cats (3)" in sentences(dialog)


def test_answers_are_said_aloud(dialog: LookupDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lookup_dialog, "announce", lambda _widget, sentence: heard.append(sentence))
    dialog.result_view.category_names.set({4: "Dogs"})
    dialog.show_found(Pet(id=42, name="Rex", category_id=4, status="available"), SOURCE)
    dialog.show_found(Pet(id=43, name="Rex", category_id=5), SOURCE)
    dialog.show_failed("No animal found with ID 7.")
    assert heard == [
        "Rex, available, category Dogs (4), ID 42",
        "Rex, not set, category 5, ID 43",
        "No animal found with ID 7.",
    ]
