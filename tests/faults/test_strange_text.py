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
INT64 = [2**31, 2**53 + 1, -(2**63)]


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


# ------------------------------------------------------------------------------------------- 40, 41, 42: messages


@pytest.mark.parametrize("act", Act)
def test_a_message_of_markup_controls_and_5_mb_is_plain_marked_and_cut(scene: Scene, act: Act) -> None:
    meets(faults.refusing("418 I'm a teapot", f"{MARKUP} {CONTROLS} {'much ' * 1_000_000}"))(scene, act)
    scene.do(act)
    scene.wait_for_words(MARKUP)
    shown = first_with(MARKUP)
    assert {each.textFormat() for each in labels_with("<b>")} == {Qt.TextFormat.PlainText}
    assert [each for each in QApplication.allWidgets() if "<b>" in each.toolTip()] == []
    assert [words for words in words_in_sight() if HIDDEN.search(words)] == []
    assert "\N{REPLACEMENT CHARACTER}" in shown
    assert len(shown) < 1_000
    assert "…" in shown
    box = scene.desk.box()
    click(box, "Details")
    assert 60_000 < len(find(box, QPlainTextEdit, "Details").toPlainText()) <= 64_100
    scene.settle(Row(40, "markup, controls and 5 MB in a message", act, shown), posts=int(act is ADD))


# --------------------------------------------------------------------------------------------------- 43: spreadsheets


def test_names_of_markup_controls_and_formulas_are_plain_marked_cut_and_do_not_run_where_they_are_copied(
    scene: Scene,
) -> None:
    formulas = [f"{begins}1+cmd|' /C calc'!A0" for begins in ("=", "+", "-", "@", "\t=", "\r=")]
    strange = [
        animal(id=100 + number, name=name, status=status)
        for number, (name, status) in enumerate(
            [(MARKUP, MARKUP), (CONTROLS, CONTROLS), ("long" * 2_500, "sold"), *((each, "sold") for each in formulas)]
        )
    ]
    meets(faults.answering(b"[" + b",".join(strange) + b"]"))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: MARKUP in scene.desk.names())
    cells = [*scene.desk.names(), *column(scene.desk.table, 3)]
    assert cells.count(MARKUP) == 2
    assert {each.textFormat() for each in labels_with("<b>")} <= {Qt.TextFormat.PlainText}
    assert [cell for cell in cells if HIDDEN.search(cell)] == []
    (cut,) = (cell for cell in cells if cell.startswith("longlong"))
    assert cut.endswith("…")
    assert len(cut) < 1_000
    press(scene.desk.table, "Ctrl+A")
    press(scene.desk.table, "Ctrl+C")
    copied = [cell for line in clipboard().splitlines() for cell in line.split("\t") if "calc" in cell]
    assert len(copied) == len(formulas)
    assert [cell for cell in copied if cell[0] in "=+-@\t\r"] == []
    assert dialogs() == []
    settle(scene, Row(43, "strange names in a list, copied", LIST, copied[0]))


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


@pytest.mark.parametrize(("act", "number"), [(ADD, 2**63), (LOOK_UP, -(2**63) - 1)])
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
