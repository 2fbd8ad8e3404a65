"""What would harm most: an animal twice by impatience, a crash whose rows are forgotten, another service's list."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QProgressBar

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.outbox import states
from petstore_gui.outbox.imports import ImportPlan, PlannedRow
from petstore_gui.outbox.journal import begin_import, take_over_import
from petstore_gui.runtime.launcher_entry import LauncherEntry
from tests.support.books import Books, go_to
from tests.support.disk import full_disk
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.journals import mark_sent
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, find, press, says
from tests.ui.importing.conftest import Import, drop

CSV = "Name,Category\nKira,4\nMax,5\nNala,4\n"
ROWS, ADDED, LOST = 93, 50, 3  # as few as the lists can have


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    importing.desk.window.import_file(str(csv_file(CSV)))
    importing.wait_for_rows("Kira", "Max", "Nala")
    return importing


def test_a_double_click_and_enter_add_each_animal_once(preview: Import, store: FakeStore, books: Books) -> None:
    add = preview.add
    preview.click_add(3)
    for _ in range(3):
        QTest.mouseClick(add, Qt.MouseButton.LeftButton)
        press(add, "Return")
    preview.desk.wait(lambda: preview.says("3 added"))
    assert store.posts == 3
    assert sorted(name for name, _how, _id in books.rows()) == ["Kira", "Max", "Nala"]


def test_another_file_takes_the_place_of_what_was_mended_only_after_a_question(
    preview: Import, csv_file: Callable[[str], Path]
) -> None:
    file = csv_file("Name,Category\nTom,4\n")
    preview.mend(0, PetField.NAME, "Bo")
    assert drop(preview.dialog, file=file) == (True, True)
    click(preview.desk.dialog("Discard what you have changed?"), "Keep editing")
    preview.wait_for_rows("Bo", "Max", "Nala")
    assert drop(preview.dialog, file=file) == (True, True)
    click(preview.desk.dialog("Discard what you have changed?"), "Discard")
    preview.wait_for_rows("Tom")


def test_the_next_start_says_what_was_added_and_what_is_not_confirmed_and_settles_it_by_one_reading(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    names = [f"Hamster {number}" for number in range(ROWS)]
    rows = tuple(
        PlannedRow(number, (name, "12"), NewPet(name=name, category_id=12)) for number, name in enumerate(names, 2)
    )
    plan = ImportPlan("animals.xlsx", rows, ("name", "category"), ("Name", "Category"))
    record = begin_import(books.journal, ADDRESS, plan)
    entries = take_over_import(books.journal, record)
    sent = entries[: ADDED + LOST]
    arrived = [Pet(id=100 + number, name=name, category_id=12) for number, name in enumerate(names[: ADDED + LOST])]
    store.pets[:0] = reversed(arrived)
    mark_sent(books.journal, [replace(entry, known=()) for entry in sent])
    books.journal.apply_all((entry.number, states.Answered(100 + number)) for number, entry in enumerate(sent[:ADDED]))

    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 50 of 93 added, 3 not confirmed"))
    bare_desk.wait(lambda: not bare_desk.is_reading)
    assert store.posts == 0
    before = len(store.requests)
    bare_desk.click("Continue")
    importing = Import(bare_desk)
    bare_desk.wait(lambda: importing.is_open and store.posts == ROWS - ADDED - LOST)
    first_add = store.requests.index("POST /v1/pets")
    readings = store.requests[before:first_add]
    assert len(readings) == len(set(readings)), "one reading of the lists settles all that are lost"
    bare_desk.wait(lambda: importing.says("93 added"))
    listed = [pet.name for pet in store.pets if pet.name.startswith("Hamster")]
    assert sorted(listed) == sorted(names)


def test_animals_of_another_service_make_no_duplicates(
    importing: Import, books: Books, csv_file: Callable[[str], Path]
) -> None:
    desk = importing.desk
    other = FakeStore()
    held = other.hold()  # its list is not there yet; that of the first is on the screen
    connection = replace(other.connection(address="http://other.test/v1"), journal=books.journal)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)
    desk.window.import_file(str(csv_file("Name,Category\nRex,1\nLuna,2\nMilo,1\nMilo,3\nRex,2\nRex,3\n")))
    desk.wait(lambda: importing.is_open and len(importing.names()) == 6)
    assert set(importing.states()) == {"ready"}
    held.release()


def test_the_bar_and_the_icon_of_the_program_show_how_far_it_is(
    preview: Import, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[float | None] = []
    monkeypatch.setattr(LauncherEntry, "show", lambda _entry, part: shown.append(part))
    gate = Event()

    def last_waits(request: httpx.Request) -> httpx.Response:
        if b"Nala" in request.content:
            gate.wait(PATIENCE_S)
        return store.answer(request)

    store.next(*[last_waits] * 20)
    preview.click_add(3)
    preview.desk.wait(lambda: 0.66 in shown)
    bar = find(preview.dialog, QProgressBar, "Progress of the import")
    preview.desk.wait(lambda: (bar.value(), bar.maximum()) == (2, 3) and preview.says("2 of 3"))
    gate.set()
    preview.desk.wait(lambda: preview.says("3 added") and shown[-1] is None)


def test_a_report_that_finds_no_room_says_so_and_can_be_saved_again(preview: Import, tmp_path: Path) -> None:
    file = tmp_path / "report.csv"
    file.write_bytes(b"old")
    preview.click_add(3)
    preview.desk.wait(lambda: preview.says("3 added"))

    def save() -> None:
        preview.click("Save report…")
        chooser = next(each for each in preview.dialog.findChildren(QFileDialog) if each.isVisible())
        chooser.fileSelected.emit(str(file))
        chooser.close()

    with full_disk():
        save()
        box = preview.desk.box()
    assert says(box, "The report couldn't be saved")
    assert says(box, "the disk is full. Free some space, then try again. The file that was there is unchanged.")
    assert file.read_bytes() == b"old"
    box.close()
    save()
    preview.desk.wait(lambda: preview.says("Report saved: report.csv"))
    assert len(file.read_text("utf-8-sig").splitlines()) == 4
