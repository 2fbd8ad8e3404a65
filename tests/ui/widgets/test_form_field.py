import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_int64
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.form_field import FormField
from tests.support.windows import find, press, sentences, write


@pytest.fixture
def field(qtbot: QtBot) -> FormField[int]:
    field = FormField("Number", parse_int64, lambda problem: f"This is {problem}.")
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    return field


def test_a_mistake_is_said_at_the_field_as_it_is_typed_and_taken_back_as_it_is_mended(field: FormField[int]) -> None:
    line = find(field, QLineEdit, "Number")
    seen = []
    for key in ("4", "x", "Backspace", "2"):
        press(line, key)
        seen.append((line.text(), sentences(field)))
    assert seen == [
        ("4", ["Number"]),
        ("4x", ["Number", "This is not a number."]),
        ("4", ["Number"]),
        ("42", ["Number"]),
    ]
    assert field.value() == 42


def test_an_empty_field_is_no_mistake_until_its_value_is_wanted(field: FormField[int]) -> None:
    write(field, "Number", "4")
    press(find(field, QLineEdit, "Number"), "Backspace")
    assert sentences(field) == ["Number"]
    assert field.value() is None
    assert sentences(field) == ["Number", "This is empty."]


def test_a_screen_reader_hears_the_mistake_when_the_field_is_left_and_not_at_each_letter(field: FormField[int]) -> None:
    line = find(field, QLineEdit, "Number")
    too_large = f"This is {InputProblem.OUT_OF_RANGE}."
    line.setFocus()
    write(field, "Number", str(2**63))
    assert (field.error, line.accessibleDescription()) == (too_large, "")
    line.clearFocus()
    assert line.accessibleDescription() == too_large
    line.setFocus()
    write(field, "Number", str(2**63 - 1))
    assert line.accessibleDescription() == ""


def test_a_mistake_that_was_heard_stays_described_where_the_field_comes_to_understand_more(
    field: FormField[int],
) -> None:
    line = find(field, QLineEdit, "Number")
    line.setFocus()
    write(field, "Number", "x")
    assert field.value() is None
    field.set_parser(parse_int64)
    assert line.accessibleDescription() == "This is not a number."


def test_a_screen_reader_hears_the_mistake_once_its_value_is_wanted(field: FormField[int]) -> None:
    line = find(field, QLineEdit, "Number")
    line.setFocus()
    write(field, "Number", "x")
    assert field.value() is None
    assert line.accessibleDescription() == "This is not a number."


def test_a_mistake_can_be_seen_at_the_line_itself(field: FormField[int]) -> None:
    line = find(field, QLineEdit, "Number")

    def edge() -> str:
        line.clearFocus()  # the mark of the focus would hide it
        return line.grab().toImage().pixelColor(line.width() // 2, 0).name()

    good = edge()
    write(field, "Number", "x")
    assert edge() == theme.tokens().error != good
    write(field, "Number", "4")
    assert edge() == good


def test_a_field_can_come_to_understand_more(field: FormField[int]) -> None:
    write(field, "Number", "four")
    assert sentences(field) == ["Number", "This is not a number."]
    field.set_parser(lambda text: 4 if text == "four" else parse_int64(text))
    assert sentences(field) == ["Number"]
    assert field.value() == 4
    field.set_parser(parse_int64)
    assert sentences(field) == ["Number", "This is not a number."]


def test_an_entry_that_may_become_a_value_is_no_mistake_until_it_is_wanted(field: FormField[int]) -> None:
    def parse(text: str) -> int:
        raise InputError(InputProblem.UNFINISHED if text == "fo" else InputProblem.NOT_A_NUMBER)

    field.set_parser(parse)
    write(field, "Number", "fo")
    assert sentences(field) == ["Number"]
    assert field.value() is None
    assert sentences(field) == ["Number", "This is unfinished."]
