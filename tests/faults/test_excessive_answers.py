"""Answers larger, stranger and more talkative than asked for: what is kept, what is said, and that nothing stalls."""

import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTableView, QWidget

from petstore_gui.connection.connector import Connector
from tests.faults.cases import ADD, LIST, found, meets
from tests.faults.conftest import open_profile
from tests.faults.row import Record, Row
from tests.faults.scene import Act, Scene, first_with, wait_for_words
from tests.support import faults
from tests.support.excessive import (
    LARGEST,
    MANY,
    Body,
    ExcessiveService,
    always,
    animals,
    another_each_time,
    gap_of_the_event_loop,
    named,
)
from tests.support.service import KEY
from tests.support.windows import Desk, boxes, click, column, find, says

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.usefixtures("long_patience"),
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
]

STALL_MS: Final = 250.0  # 100 were promised, to a machine that is not busy; what stalls takes seconds
ROUNDS: Final = 5  # on a machine that is busy with something else, one of them is not held up by that
MORE_THAN_IT_SHOULD = "The service sent more than it should"
SETTLE_MS: Final = 700  # the first list is painted, and what the first paint has not waited for is made

# ---------------------------------------------------------------------------------------------- 7: 8 MiB of any content


LISTS: dict[str, tuple[Callable[[], Body], int]] = {
    "100,000 animals": (lambda: always(animals(MANY)), 1_000),
    "100,000 equal IDs": (lambda: always(animals(MANY, same_id=True)), 1),
    "names of 10,000 characters": (lambda: always(named("x" * 10_000)), 833),
    "another list each time": (another_each_time, 1_000),
    "letters that decompose into 18": (
        lambda: always(named("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 3_300)),
        841,
    ),
    "letters with a hundred accents": (lambda: always(named(("a" + "\N{COMBINING ACUTE ACCENT}" * 100) * 48)), 854),
    "one status of 8 MB": (lambda: always(one_animal(status="on loan " * 1_000_000)), 1),
}


def one_animal(**fields: object) -> bytes:
    return json.dumps([{"id": 1, "name": "Rex", "categoryId": 1, **fields}]).encode()


class Round:
    """One turn of what a person does while such lists come; all of it is in the table afterwards."""

    def __init__(self, desk: Desk, service: ExcessiveService) -> None:
        self._desk = desk
        self._service = service
        self._typed = ""

    def run(self) -> None:
        self._read(lambda: self._desk.press("F5"))
        self._sort_by_name()
        self._read(self._refresh_and_type)
        self._search()
        self._read(lambda: self._desk.press("Ctrl+4"))
        self._read(lambda: self._desk.press("Ctrl+1"))

    def _read(self, act: Callable[[], None]) -> None:
        """Do what asks for a list, and wait until all of it has come and was painted."""
        asked = len(self._service.requests)
        act()
        self._desk.wait(lambda: len(self._service.requests) > asked)
        self._desk.wait(lambda: not says(self._desk.window, "Loading…") and self._is_idle())

    def _is_idle(self) -> bool:
        asked = len(self._service.requests)
        self._desk.qtbot.wait(150)
        return len(self._service.requests) == asked

    def _sort_by_name(self) -> None:
        header = self._desk.table.horizontalHeader()
        place = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def _refresh_and_type(self) -> None:
        self._desk.press("F5")
        line = self._desk.line("Name")
        line.setFocus()
        for letter in "Bella":
            QTest.keyClicks(line, letter)
            self._desk.qtbot.wait(30)
        self._typed += "Bella"
        assert line.text() == self._typed

    def _search(self) -> None:
        self._desk.press("Ctrl+F")
        for letter in "re":
            QTest.keyClicks(self._focused(), letter)
            self._desk.qtbot.wait(10)
        for _ in range(2):
            QTest.keyClick(self._focused(), Qt.Key.Key_Escape)

    def _focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused


@contextmanager
def opened_on(desk: Desk, connector: Connector, body: Body) -> Iterator[ExcessiveService]:
    with ExcessiveService(body) as service:
        open_profile(desk, connector, service.url)
        desk.qtbot.wait(SETTLE_MS)
        yield service


OFTEN = {"100,000 animals", "another list each time", "letters that decompose into 18"}


@pytest.mark.parametrize(
    "kind", [pytest.param(each, marks=[pytest.mark.matrix] * (each not in OFTEN)) for each in LISTS]
)
def test_no_list_stalls_the_window(bare_desk: Desk, connector: Connector, record: Record, kind: str) -> None:
    make, rows = LISTS[kind]
    with opened_on(bare_desk, connector, make()) as service:
        gaps = []
        for number in range(ROUNDS):
            turn = Round(bare_desk, service)
            bare_desk.line("Name").clear()
            with gap_of_the_event_loop() as gap:
                turn.run()
            gaps.append(gap.own_ms)
            if min(gaps) < STALL_MS and number:
                break
        assert bare_desk.table.model().rowCount() >= rows
        shown = first_with(MORE_THAN_IT_SHOULD) or first_with("updated")
        record(Row(7, f"8 MiB: {kind}; stall of {min(gaps):.0f} ms", LIST, shown))
        assert min(gaps) < STALL_MS, gaps


def test_the_first_thousand_are_kept_and_it_is_said_that_there_were_more(
    bare_desk: Desk, connector: Connector, record: Record
) -> None:
    with opened_on(bare_desk, connector, always(animals(MANY))):
        wait_for_words(bare_desk, MORE_THAN_IT_SHOULD)
        assert bare_desk.table.model().rowCount() == 1_000
        shown = first_with(MORE_THAN_IT_SHOULD)
        click(bare_desk.window, "Learn more")
        dialog = bare_desk.dialog("What the numbers mean")
        table = find(dialog, QTableView, "What the numbers mean")
        assert column(table, 0)[0] == "Faults of the service"
        assert "the first 1000 are kept" in column(table, 1)[0]
        assert table.viewport().rect().contains(table.visualRect(table.model().index(0, 1)))
        record(Row(7, "8 MiB: 100,000 animals", LIST, shown))
        dialog.close()


MESSAGES = {
    "line ends": "\\n" * (LARGEST // 2 - 100),
    "one word": "x" * (LARGEST - 100),
    "accents": "a" + "\N{COMBINING ACUTE ACCENT}" * (LARGEST // 2 - 100),
}


@pytest.mark.parametrize(
    "kind", ["line ends", *(pytest.param(each, marks=pytest.mark.matrix) for each in ("one word", "accents"))]
)
def test_no_message_stalls_the_window(bare_desk: Desk, connector: Connector, record: Record, kind: str) -> None:
    body = f'{{"code":"no","status":418,"message":"{MESSAGES[kind]}"}}'.encode()
    with opened_on(bare_desk, connector, always(one_animal())) as service:
        service.body, service.status = always(body), "418 I'm a teapot"
        gaps, shown = [], ""
        for _ in range(ROUNDS):
            with gap_of_the_event_loop() as gap:
                bare_desk.press("F5")
                box = bare_desk.box()
                bare_desk.qtbot.wait(50)
                click(box, "Details")
                bare_desk.qtbot.wait(50)
            gaps.append(gap.own_ms)
            shown = first_with("It says")
            click(box, "Close")
            bare_desk.wait(lambda: boxes() == [])
            if gaps[-1] < STALL_MS:
                break
        record(Row(7, f"8 MiB of {kind} in a message; stall of {min(gaps):.0f} ms", LIST, shown))
        assert min(gaps) < STALL_MS, gaps


# ------------------------------------------------------------------------------------------ 10: what cannot be believed


@pytest.mark.parametrize("stored", [True, False])
def test_an_answer_about_another_animal_confirms_nothing(scene: Scene, *, stored: bool) -> None:
    answer = {"id": 4711, "name": "Somebody", "categoryId": 7, "status": "available"}
    fault = faults.saying(json.dumps(answer).encode())
    meets(faults.stored(fault) if stored else fault)(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(*found(stored=stored))
    row = Row(10, f"201 about another animal, {'' if stored else 'not '}stored", ADD, first_with(scene.name))
    scene.settle(row, stored=stored, posts=1)


def test_an_id_that_comes_twice_is_kept_once_and_said_in_the_details(scene: Scene) -> None:
    twice = [{"id": 7, "name": name, "categoryId": 1, "status": "sold"} for name in ("First", "Second")]
    meets(faults.answering(json.dumps(twice)))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: scene.desk.names() == ["First"])
    details = [each.toolTip() for each in QApplication.allWidgets() if "more than once" in each.toolTip()]
    assert len(details) == 1
    assert not first_with("more than once")
    scene.heal()
    scene.do(LIST)
    scene.desk.wait(lambda: "Rex" in scene.desk.names())
    scene.settle(Row(10, "the same ID twice in a list", LIST, details[0]))


# ------------------------------------------------------------------------------ 30, 42: what an answer repeats or hides


@pytest.mark.parametrize("act", [LIST, ADD])
def test_a_key_that_is_repeated_is_hidden_and_the_details_are_as_clean_as_the_message(scene: Scene, act: Act) -> None:
    echo = b64encode(f"Bearer {KEY}".encode()).decode()
    meets(faults.refusing("418 I'm a teapot", f"You sent <{echo}>. a\u202eb\u2066c\0d\x1be and the end"))(scene, act)
    scene.do(act)
    scene.wait_for_words("You sent <")
    shown = first_with("You sent <")
    box = scene.desk.box()
    click(box, "Details")
    details = find(box, QPlainTextEdit, "Details").toPlainText()
    for text in (shown, details):
        assert "[API key]" in text
        assert [part for part in (echo, echo[8:24], echo[-24:-8]) if part in text] == []
    assert details.endswith("a\ufffdb\ufffdc\ufffdd\ufffde and the end")
    scene.settle(Row(30, "key repeated in base64 of the header", act, shown), posts=int(act is ADD))
