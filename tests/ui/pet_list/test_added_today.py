"""What this computer has added today: which animals, to which service, and what can be done with them."""

from datetime import datetime, timedelta
from threading import Event

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QTableView

from petstore_gui.outbox.journal import AddedPet, Journal, added_since
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.i18n.text import spell_date
from petstore_gui.ui.pet_list import added_today
from tests.support.books import OTHER
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.sections import ID, SECTIONS
from tests.support.windows import Desk, action, boxes, click, clipboard, column, dialogs, find, press, says

TITLE = "Added here today"
TIME = len(SECTIONS)


def show(desk: Desk) -> None:
    action(desk, "Added here today…", "View").trigger()


def shown(desk: Desk) -> tuple[QDialog, QTableView]:
    show(desk)
    dialog = desk.dialog(TITLE)
    return dialog, find(dialog, QTableView, TITLE)


def add(desk: Desk, *names: str) -> None:
    for name in names:
        desk.add(name)
        desk.wait(lambda name=name: name in desk.names())  # type: ignore[misc]


def rows(table: QTableView) -> list[tuple[str, ...]]:
    return list(zip(*(column(table, number) for number in range(TIME)), strict=True))


def test_each_animal_is_there_with_its_id_name_category_status_and_time(desk: Desk, store: FakeStore) -> None:
    before = datetime.now().astimezone()
    add(desk, "Bella", "Gus")
    desk.session.category_names.set({7: "Dogs"})
    dialog, table = shown(desk)
    assert says(dialog, "2 animals added on this computer today")
    assert rows(table) == [("5", "Gus", "Dogs (7)", "Available"), ("4", "Bella", "Dogs (7)", "Available")]
    assert {pet.name for pet in store.pets} > {"Rex", "Luna"}  # which were there before, and are not in it
    after = datetime.now().astimezone()
    assert set(column(table, TIME)) <= {each.strftime("%H:%M") for each in (before, after)}
    desk.session.category_names.set({7: "Cats"})
    assert rows(table)[0][2] == "Cats (7)"


def test_where_nothing_was_added_today_that_is_said(desk: Desk) -> None:
    show(desk)
    assert says(desk.box(), "Nothing was added on this computer today.")
    click(desk.box(), "Close")
    assert dialogs() == []


def test_today_begins_at_midnight_of_this_computer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[datetime] = []

    def nothing(_journal: Journal, _service_id: str, since: datetime) -> tuple[AddedPet, ...]:
        asked.append(since)
        return ()

    monkeypatch.setattr(added_today, "added_since", nothing)
    show(desk)
    click(desk.box(), "Close")
    now = datetime.now().astimezone()
    assert asked == [now.replace(hour=0, minute=0, second=0, microsecond=0)]
    assert now - asked[0] < timedelta(days=1, hours=2)


def test_rows_are_copied_and_looked_up_as_in_other_tables(desk: Desk, store: FakeStore) -> None:
    add(desk, "Bella", "=Gus")
    _dialog, table = shown(desk)
    time = column(table, TIME)[0]
    press(table, "Ctrl+C")
    day = spell_date(QDate.currentDate())
    assert clipboard().splitlines() == ["ID\tName\tCategory\tStatus\tTime", f"5\t'=Gus\t7\tAvailable\t{day}, {time}"]
    table.clearSelection()
    QGuiApplication.clipboard().setText("kept")
    press(table, "Ctrl+C")
    assert clipboard() == "kept"
    press(table, "Return")
    line = find(desk.dialog("Look up an animal"), QLineEdit, "Animal ID")
    desk.wait(lambda: "GET /v1/pets/5" in store.requests)
    assert line.isVisible()
    place = table.visualRect(table.model().index(1, ID)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    desk.wait(lambda: "GET /v1/pets/4" in store.requests)
    assert desk.dialog(TITLE).isVisible()


def test_it_is_asked_for_anew_and_closed_with_its_service(desk: Desk, store: FakeStore) -> None:
    add(desk, "Bella")
    shown(desk)
    add(desk, "Gus")
    show(desk)
    desk.wait(lambda: [says(each, "2 animals added") for each in dialogs()] == [True])
    desk.open(store, address="https://other.example.com/v1")
    desk.wait(lambda: dialogs() == [])


def test_an_answer_for_the_service_before_is_not_shown_at_the_next_one(
    desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(desk, "Bella")
    go, ended = Event(), Event()

    def slow(journal: Journal, service_id: str, since: datetime) -> tuple[AddedPet, ...]:
        if service_id == OTHER:
            return ()
        go.wait(PATIENCE_S)
        ended.set()
        return added_since(journal, service_id, since)

    monkeypatch.setattr(added_today, "added_since", slow)
    show(desk)
    desk.open(store, address=OTHER)
    show(desk)
    assert says(desk.box(), "Nothing was added on this computer today.")
    click(desk.box(), "Close")
    go.set()
    desk.wait(ended.is_set)
    desk.qtbot.wait(100)
    assert dialogs() == []


def test_why_the_journal_cannot_be_read_is_said(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(*_what: object) -> tuple[AddedPet, ...]:
        raise JournalError("the file is damaged")

    monkeypatch.setattr(added_today, "added_since", damaged)
    show(desk)
    assert says(desk.box(), "the file is damaged")
    click(desk.box(), "Close")
    assert boxes() == []
