"""A running import: it pauses, waits for the connection, is stopped, goes on after a crash, and leaves a report."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

import httpx
import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QFileDialog

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.outbox.imports import ImportPlan, ImportRecord, PlannedRow
from petstore_gui.outbox.journal import Journal, begin_import, list_imports, take_over_import, unfinished_imports
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.importing import run_view
from petstore_gui.ui.window import wiring
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore, failing
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, dialog_titles, dialogs, find, is_there, press, says
from tests.ui.importing.conftest import Import

NAMES = [f"Hamster {number}" for number in range(1, 13)]
CSV = "Name,Category\n" + "".join(f"{name},12\n" for name in NAMES)


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    importing.desk.window.import_file(str(csv_file(CSV)))
    importing.wait_for_rows(*NAMES)
    return importing


def begin_interrupted(journal: Journal) -> None:
    """Write down an import of which nothing is sent."""
    rows = tuple(
        PlannedRow(number, (name, "12"), NewPet(name=name, category_id=12)) for number, name in enumerate(NAMES, 2)
    )
    begin_import(journal, ADDRESS, ImportPlan("animals.xlsx", rows, ("name", "category"), ("Name", "Category")))


@pytest.fixture
def interrupted(bare_desk: Desk, store: FakeStore, books: Books) -> Import:
    begin_interrupted(books.journal)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))
    return Import(bare_desk)


def test_an_import_that_a_crash_has_ended_is_continued(interrupted: Import, store: FakeStore) -> None:
    interrupted.desk.click("Continue")
    interrupted.desk.wait(lambda: interrupted.is_open and interrupted.says("12 added"))
    assert sorted(pet.name for pet in store.pets) == sorted([*NAMES, "Rex", "Luna", "Milo"])
    assert not says(interrupted.desk.window, "animals.xlsx isn't finished")


def test_one_that_a_command_is_at_is_not_offered_before_that_has_ended(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    command = Journal(books.path)
    begin_interrupted(command)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    read: list[object] = []
    bare_desk.session.run_in_background(
        lambda: list_imports(books.journal, ADDRESS), owner=bare_desk.window, done=read.append, failed=read.append
    )
    bare_desk.wait(lambda: bool(read))
    assert not is_there(bare_desk.window, "Continue")
    command.shut()
    bare_desk.click("Refresh")
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))


def test_it_is_not_continued_in_production_unasked(interrupted: Import, store: FakeStore, books: Books) -> None:
    desk = interrupted.desk
    connection = replace(store.connection(), journal=books.journal, has_production_address=True)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)

    def question() -> QDialog:
        found = [each for each in dialogs() if each.windowTitle() == "This is Production. Add 12 animals to it?"]
        assert len(found) <= 1
        return found[0] if found else QDialog()

    for answer in ("Do not add", "Add to Production"):
        desk.wait(lambda: is_there(desk.window, "Continue"))
        desk.click("Continue")
        desk.wait(lambda: question().isVisible())
        assert store.posts == 0
        if answer == "Add to Production":
            desk.window.page.refresh()
            desk.wait(lambda: is_there(desk.window, "Continue"))  # the list offers it again
            store.hold()
        click(question(), answer)
    desk.wait(lambda: interrupted.is_open and not is_there(desk.window, "Continue"))
    store.release_all()
    desk.wait(lambda: interrupted.says("12 added"))
    assert store.posts == 12


def test_the_journal_is_looked_through_once_at_a_start(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
        read.append(service_id)
        return unfinished_imports(journal, service_id)

    monkeypatch.setattr(wiring, "unfinished_imports", counted)
    begin_interrupted(books.journal)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))
    assert read == [ADDRESS]


def test_it_is_offered_quietly_and_later_puts_it_off(interrupted: Import, books: Books, store: FakeStore) -> None:
    assert dialog_titles() == []
    interrupted.desk.click("Later")
    interrupted.desk.wait(lambda: not is_there(interrupted.desk.window, "Later"))
    assert len(unfinished_imports(books.journal, ADDRESS)) == 1
    assert store.posts == 0


def test_one_that_a_command_goes_on_with_meanwhile_is_not_discarded(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    command = Journal(books.path)
    begin_interrupted(command)
    command.shut()
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))
    command = Journal(books.path)
    (record,) = unfinished_imports(command, ADDRESS)
    take_over_import(command, record)
    bare_desk.click("Discard")
    bare_desk.wait(lambda: "The import couldn't be discarded" in dialog_titles())
    assert unfinished_imports(command, ADDRESS) == (record,)
    command.shut()


def test_the_offer_goes_with_its_service_also_where_the_journal_cannot_be_read(
    interrupted: Import, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_what: object) -> None:
        raise JournalError("the file is damaged")

    monkeypatch.setattr(wiring, "unfinished_imports", damaged)
    interrupted.desk.open(store, address=OTHER)
    interrupted.desk.wait(lambda: not is_there(interrupted.desk.window, "Continue"))


def test_a_late_answer_of_the_service_before_takes_no_offer_away(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_interrupted(books.journal)
    go, ended = Event(), Event()

    def slow(journal: Journal, service_id: str) -> tuple[ImportRecord, ...]:
        if service_id == OTHER:
            go.wait(PATIENCE_S)
            ended.set()
        return unfinished_imports(journal, service_id)

    monkeypatch.setattr(wiring, "unfinished_imports", slow)
    bare_desk.open(store, address=OTHER)
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))
    go.set()
    bare_desk.wait(ended.is_set)
    bare_desk.qtbot.wait(100)
    assert says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added")


def test_it_is_discarded(interrupted: Import, books: Books, store: FakeStore) -> None:
    find(interrupted.desk.window, QAbstractButton, "Discard").setFocus()
    interrupted.desk.click("Discard")
    interrupted.desk.wait(lambda: unfinished_imports(books.journal, ADDRESS) == ())
    assert store.posts == 0
    interrupted.desk.wait(lambda: not is_there(interrupted.desk.window, "Discard"))
    assert interrupted.desk.table.hasFocus()  # the keyboard is never nowhere


def test_it_pauses_and_goes_on(preview: Import, store: FakeStore) -> None:
    store.hold()
    preview.click_add(12)
    preview.desk.wait(lambda: is_there(preview.dialog, "Pause"))
    preview.click("Pause")
    store.release_all()
    preview.desk.wait(lambda: preview.says("Paused."))
    posts = store.posts
    preview.desk.wait(lambda: preview.says(f"Paused. {posts} of 12."))  # also those that were on their way
    preview.click("Go on")
    preview.desk.wait(lambda: preview.says("12 added"))
    assert (posts, store.posts) == (posts, 12)


def test_one_whose_service_was_closed_says_when_it_can_go_on_and_that_its_rest_was_discarded(
    preview: Import, store: FakeStore, books: Books
) -> None:
    desk, closed = preview.desk, "Paused. It can go on when its own service is open."
    held = store.hold()
    preview.click_add(12)
    desk.wait(held.arrived.is_set)
    desk.open(FakeStore(), address=OTHER)
    desk.wait(lambda: preview.says(f"{closed} 0 of 12."))
    store.release_all()
    go_to(desk, store, books)
    desk.wait(lambda: preview.says("Paused. Its service is open again, so it can go on."))
    assert not preview.says(closed)
    desk.session.disconnect_service()
    desk.wait(lambda: preview.says(closed))
    go_to(desk, store, books)
    desk.wait(lambda: is_there(desk.window, "Discard"))
    desk.click("Discard")
    desk.wait(lambda: preview.says("The rest of the import was discarded."))
    assert not preview.says("Paused.")
    desk.wait(lambda: "stopped" in {outcome for outcome, _detail in preview.outcomes()})


def test_it_is_stopped_and_says_what_was_not_sent(preview: Import, store: FakeStore) -> None:
    store.hold()
    preview.click_add(12)
    preview.desk.wait(lambda: is_there(preview.dialog, "Stop"))
    preview.click("Stop")
    store.release_all()
    preview.desk.wait(lambda: preview.says(" not sent"))
    assert store.posts < 12


def test_a_lost_connection_pauses_it_and_it_goes_on(preview: Import, store: FakeStore) -> None:
    store.next(*[failing(httpx.ConnectError("refused"))] * 8)
    preview.click_add(12)
    preview.desk.wait(lambda: preview.says("Paused, the connection is lost. It goes on automatically."))
    store._acts.clear()  # noqa: SLF001  the service is there again
    preview.click("Go on")
    preview.desk.wait(lambda: preview.says("12 added"))


def test_a_refused_key_is_asked_for_once_and_it_goes_on(preview: Import, store: FakeStore) -> None:
    store.key = "another-key"
    preview.click_add(12)
    preview.desk.wait(lambda: any("key" in title.lower() or title == "Connection" for title in dialog_titles()))
    assert len(dialog_titles()) == 2  # that of the key, and the import
    store.key = "a-key-for-tests"
    preview.desk.session.give_up()
    preview.desk.wait(lambda: preview.says("Paused, the service needs another API key."))


@pytest.mark.parametrize("separator", [",", ";"])
def test_a_report_is_saved_with_the_outcome_of_each_row(
    preview: Import, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, separator: str
) -> None:
    monkeypatch.setattr(run_view, "csv_separator", lambda: separator)
    preview.click_add(12)
    preview.desk.wait(lambda: preview.says("12 added"))
    preview.click("Save report…")
    chooser = next(each for each in preview.dialog.findChildren(QFileDialog) if each.isVisible())
    file = tmp_path / "report.csv"
    chooser.fileSelected.emit(str(file))
    chooser.close()
    preview.desk.wait(lambda: preview.says("Report saved: report.csv"))
    lines = file.read_text("utf-8-sig").splitlines()
    assert lines[0].split(separator) == ["Name", "Category", "ID", "Outcome"]
    assert len(lines) == 13
    assert all(line.endswith(f"{separator}Added") for line in lines[1:])
    preview.click("Close")
    preview.desk.window.import_file(str(file))
    preview.wait_for_rows(*NAMES)
    assert set(preview.states()) == {"added before"}


def test_a_report_can_still_be_saved_after_its_service_was_closed(preview: Import, tmp_path: Path) -> None:
    preview.click_add(12)
    preview.desk.wait(lambda: preview.says("12 added"))
    preview.desk.session.disconnect_service()
    preview.click("Save report…")
    chooser = next(each for each in preview.dialog.findChildren(QFileDialog) if each.isVisible())
    chooser.fileSelected.emit(str(tmp_path / "report.csv"))
    chooser.close()
    preview.desk.wait(lambda: preview.says("Report saved: report.csv"))


def test_a_workbook_with_several_sheets_asks_which(importing: Import, tmp_path: Path) -> None:
    file = tmp_path / "animals.xlsx"
    two_sheets(file)
    importing.desk.window.import_file(str(file))
    importing.desk.wait(lambda: importing.is_open and importing.says("animals.xlsx has several sheets."))
    which = find(importing.dialog, QComboBox, "Sheet to open")
    assert which.hasFocus()
    which.setCurrentIndex(1)
    press(which, "Return")
    importing.wait_for_rows("Tom")
    sheets = find(importing.dialog, QComboBox, "Sheet")
    assert sheets.currentText() == "Cats"
    sheets.setCurrentIndex(0)
    sheets.activated.emit(0)
    importing.wait_for_rows("Rex")


def two_sheets(file: Path) -> None:
    import xlsxwriter

    with xlsxwriter.Workbook(str(file)) as workbook:
        for sheet, name in (("Dogs", "Rex"), ("Cats", "Tom")):
            worksheet = workbook.add_worksheet(sheet)
            for row, cells in enumerate((("Name", "Category"), (name, "3"))):
                for column, cell in enumerate(cells):
                    worksheet.write_string(row, column, cell)


def test_a_running_import_is_shown_instead_of_another_one(
    preview: Import, store: FakeStore, csv_file: Callable[[str], Path]
) -> None:
    store.hold()
    preview.click_add(12)
    preview.desk.wait(lambda: is_there(preview.dialog, "Pause"))
    press(preview.dialog, "Esc")
    preview.desk.window.import_file(str(csv_file("Kira,4\n")))
    preview.desk.wait(lambda: preview.is_open)
    assert preview.names() == NAMES
    store.release_all()
    preview.desk.wait(lambda: preview.says("12 added"))


def test_the_names_of_categories_count_as_soon_as_they_are_given(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,Dogs\n")))
    importing.wait_for_rows("Kira")
    assert importing.states() == ["problem"]
    importing.desk.session.category_names.set({7: "Dogs"})
    importing.desk.wait(lambda: importing.states() == ["ready"])
    assert importing.checked() == [True]


def test_the_window_goes_on_meanwhile(preview: Import, store: FakeStore) -> None:
    held = store.hold()
    preview.click_add(12)
    preview.desk.wait(held.arrived.is_set)
    preview.desk.write("Name", "Bo")
    assert preview.desk.line("Name").text() == "Bo"
    store.release_all()
    preview.desk.wait(lambda: preview.says("12 added"))


@pytest.mark.end_to_end
def test_a_spreadsheet_becomes_animals_of_a_real_service(
    bare_desk: Desk, store: FakeStore, books: Books, remote: tuple[str, ApiKey], csv_file: Callable[[str], Path]
) -> None:
    base_url, key = remote
    client = PetStoreClient(base_url, key.reveal())
    connection = replace(store.connection(address=base_url), client=client, journal=books.journal)
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: says(bare_desk.window, "updated"))
    importing = Import(bare_desk)
    names = [f"Kätzchen {number}, „=1+1“" for number in range(300)]
    lines = "".join(f'"{name}";{number % 7};verkauft\r\n' for number, name in enumerate(names))
    bare_desk.window.import_file(str(csv_file(f"Name;Kategorie;Status\r\n{lines}")))
    importing.wait_for_rows(*names)
    importing.click_add(300)
    bare_desk.wait(lambda: importing.says("300 added"))
    assert len(books.rows()) == 300
    assert {how for _name, how, _id in books.rows()} == {"added"}
    found = client.get_pet(books.rows()[-1][2] or 0)
    assert (found.name, found.status) == (books.rows()[-1][0], "sold")
