"""What comes from elsewhere to the screen: plain, short and visible, and numbers to the last digit."""

import json
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit

from tests.faults.cases import ADD, LIST, LOOK_UP, meets
from tests.faults.row import Row
from tests.faults.scene import Act, Scene, first_with, words_in_sight
from tests.support import faults
from tests.support.windows import click, clipboard, column, dialogs, find, press, says, write

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

MARKUP = "<img src='/etc/hostname'> <b>bold</b> & <a href='https://evil.example.com'>y</a>"
# Directions turned, NUL, escape, bell, line ends, a half of a pair, what hides: and two that only look like markup.
CONTROLS = "a\u202eb\u2066c\u0000d\u001b[31me\u0007f\rg\u2028h\ufeffi\u200bj & [*]"
HIDDEN = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
INT64 = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)]


def animal(**fields: object) -> bytes:
    return json.dumps({"id": 77, "categoryId": 1, "name": "Nemo", **fields}).encode()


def settle(scene: Scene, row: Row) -> None:
    """Let the strange animals go first: the filter counts on the real ones."""
    scene.heal()
    scene.close_dialogs()
    scene.do(LIST)
    scene.desk.wait(lambda: "Rex" in scene.desk.names())
    scene.settle(row)


def labels_with(part: str) -> list[QLabel]:
    return [each for each in QApplication.allWidgets() if isinstance(each, QLabel) and part in each.text()]


# -------------------------------------------------------------------------------------------------------- 40: markup


@pytest.mark.parametrize("act", Act)
def test_markup_is_plain_text(scene: Scene, act: Act) -> None:
    meets(faults.refusing("418 I'm a teapot", MARKUP))(scene, act)
    scene.do(act)
    scene.wait_for_words(MARKUP)
    shown = first_with(MARKUP)
    assert {each.textFormat() for each in labels_with("<b>")} == {Qt.TextFormat.PlainText}
    assert [each for each in QApplication.allWidgets() if "<b>" in each.toolTip()] == []
    scene.settle(Row(40, "markup in a message", act, shown), posts=int(act is ADD))


def test_markup_in_a_name_is_plain_text(scene: Scene) -> None:
    meets(faults.saying(animal(name=MARKUP, status=MARKUP)))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: MARKUP in scene.desk.names() and MARKUP in column(scene.desk.table, 3))
    assert {each.textFormat() for each in labels_with("<b>")} <= {Qt.TextFormat.PlainText}
    assert dialogs() == []
    settle(scene, Row(40, "markup in a name", LIST, MARKUP))


# ---------------------------------------------------------------------------------------------------------- 41: size


@pytest.mark.parametrize("act", Act)
def test_a_message_of_5_mb_is_cut_and_64_kb_of_it_are_behind_details(scene: Scene, act: Act) -> None:
    meets(faults.refusing("418 I'm a teapot", "much " * 1_000_000))(scene, act)
    scene.do(act)
    scene.wait_for_words("much much")
    shown = first_with("much much")
    assert len(shown) < 1_000
    assert "…" in shown
    box = scene.desk.box()
    click(box, "Details")
    assert 60_000 < len(find(box, QPlainTextEdit, "Details").toPlainText()) <= 64_100
    scene.settle(Row(41, "message of 5 MB", act, shown), posts=int(act is ADD))


def test_a_name_of_10000_characters_is_cut(scene: Scene) -> None:
    meets(faults.saying(animal(name="long" * 2_500)))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: any(name.startswith("longlong") for name in scene.desk.names()))
    shown = next(name for name in scene.desk.names() if name.startswith("longlong"))
    assert shown.endswith("…")
    assert len(shown) < 1_000
    settle(scene, Row(41, "name of 10,000 characters", LIST, shown))


# ------------------------------------------------------------------------------------------- 42: what is not to be seen


@pytest.mark.parametrize("act", Act)
def test_control_characters_in_a_message_are_marks(scene: Scene, act: Act) -> None:
    meets(faults.refusing("418 I'm a teapot", CONTROLS))(scene, act)
    scene.do(act)
    scene.wait_for_words("j & [*]")
    shown = first_with("j & [*]")
    assert [words for words in words_in_sight() if HIDDEN.search(words)] == []
    assert "\N{REPLACEMENT CHARACTER}" in shown
    scene.settle(Row(42, "control characters in a message", act, shown), posts=int(act is ADD))


def test_control_characters_in_a_name_and_a_status_are_marks(scene: Scene) -> None:
    meets(faults.saying(animal(name=CONTROLS, status=CONTROLS)))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: any("j & [*]" in name for name in scene.desk.names()))
    cells = [*scene.desk.names(), *column(scene.desk.table, 3)]
    assert [cell for cell in cells if HIDDEN.search(cell)] == []
    shown = next(cell for cell in cells if "j & [*]" in cell)
    settle(scene, Row(42, "control characters in a name", LIST, shown))


# --------------------------------------------------------------------------------------------------- 43: spreadsheets


@pytest.mark.parametrize("begins", ["=", "+", "-", "@", "\t=", "\r="])
def test_a_copied_name_cannot_run_in_a_spreadsheet(scene: Scene, begins: str) -> None:
    meets(faults.saying(animal(name=f"{begins}1+cmd|' /C calc'!A0")))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: any("calc" in name for name in scene.desk.names()))
    press(scene.desk.table, "Ctrl+A")
    press(scene.desk.table, "Ctrl+C")
    cells = [cell for line in clipboard().splitlines() for cell in line.split("\t")]
    (shown,) = (cell for cell in cells if "calc" in cell)
    assert shown[0] not in "=+-@\t\r"
    settle(scene, Row(43, f"copied name begins with {begins!r}", LIST, shown))


# -------------------------------------------------------------------------------------------------------- 44: numbers


@pytest.mark.parametrize("number", INT64)
def test_a_number_is_exact_through_every_way(scene: Scene, number: int) -> None:
    meets(faults.saying(animal(id=number, categoryId=number)))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: str(number) in column(scene.desk.table, 0))
    assert str(number) in column(scene.desk.table, 2)
    meets(faults.saying(animal(id=number, categoryId=number)))(scene, LOOK_UP)
    dialog = scene.desk.look_up(str(number))
    scene.desk.wait(lambda: says(dialog, "Nemo"))
    assert scene.proxy.requests[-1].startswith(f"GET /v1/pets/{number} ".encode())
    assert says(dialog, str(number))
    scene.close_dialogs()
    scene.do(LIST)
    scene.desk.wait(lambda: "Rex" in scene.desk.names())
    write(scene.desk.window, "Category", str(number))
    scene.do(ADD)
    scene.wait_for_words(f"{scene.name} was added")
    assert {pet["name"]: pet["categoryId"] for pet in scene.store.animals()}[scene.name] == number
    scene.settle(Row(44, f"ID and category {number}", "every way", first_with("was added")), stored=True, posts=1)


@pytest.mark.parametrize("act", [ADD, LOOK_UP])
@pytest.mark.parametrize("number", [2**63, -(2**63) - 1])
def test_a_number_beyond_int64_is_refused_before_it_is_sent(scene: Scene, act: Act, number: int) -> None:
    before = len(scene.proxy.requests)
    if act is ADD:
        write(scene.desk.window, "Category", str(number))
        scene.do(ADD)
    else:
        scene.desk.look_up(str(number))
    scene.wait_for_words("Use a number from")
    shown = first_with("Use a number from")
    assert len(scene.proxy.requests) == before
    if act is ADD:
        assert find(scene.desk.window, QLineEdit, "Category").text() == str(number)
        scene.fill()
    scene.settle(Row(44, f"number {number}", act, shown))
