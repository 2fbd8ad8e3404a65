"""What the window of an import shows of each row once the import has run."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet
from petstore_gui.files.import_plan import report_table
from petstore_gui.inventory.fields import PetField
from petstore_gui.outbox.imports import (
    FOUND_IN_LIST,
    ImportOutcome,
    ImportPlan,
    ImportRecord,
    ImportReport,
    PlannedRow,
    ReportRow,
    RowResult,
)
from petstore_gui.outbox.journal import begin_import
from petstore_gui.ui.importing.outcomes import OutcomeModel, OutcomePage
from petstore_gui.ui.importing.preview_model import COLUMNS, STATE
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.importing.text import report_words
from petstore_gui.ui.widgets.labels import NoteLabel
from tests.support.books import Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore, failing, refusing
from tests.support.windows import Desk, is_there, says
from tests.ui.importing.conftest import Import
from tests.ui.importing.test_run import begin_interrupted


def test_rows_show_what_became_of_them(importing: Import, store: FakeStore, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,4\nTom,cats\n")))
    importing.wait_for_rows("Kira", "Tom")
    importing.click_add(1)
    importing.desk.wait(lambda: importing.says("1 added"))
    importing.desk.wait(lambda: is_there(importing.dialog, "Added 1"))
    (added, left_out) = importing.outcomes()
    assert added == ("added", f"ID {max(pet.id for pet in store.pets)}")
    assert left_out[0] == "left out"
    assert "Category “cats” can't be used." in left_out[1]
    assert importing.outcome_table.hasFocus()
    assert not is_there(importing.dialog, "Add all shown rows")


def test_a_row_that_is_refused_says_why(importing: Import, store: FakeStore, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,4\n")))
    importing.wait_for_rows("Kira")

    def refuse_kira(request: httpx.Request) -> httpx.Response:
        return (refusing(400, "No more cats, please.") if b"Kira" in request.content else store.answer)(request)

    store.next(*[refuse_kira] * 20)
    importing.click_add(1)
    importing.desk.wait(lambda: is_there(importing.dialog, "Not added 1"))
    ((outcome, reason),) = importing.outcomes()
    assert outcome == "refused"
    assert "No more cats, please." in reason


def test_an_import_that_goes_on_shows_all_its_rows(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    begin_interrupted(books.journal)
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "animals.xlsx isn't finished: 0 of 12 added"))
    held = store.hold()
    bare_desk.click("Continue")
    importing = Import(bare_desk)
    bare_desk.wait(held.arrived.is_set)
    bare_desk.wait(lambda: len(importing.outcomes()) == 12)
    assert importing.names()[0] == "Hamster 1"
    assert ("waiting", "") in importing.outcomes()
    importing.click("Pause")
    store.release_all()
    bare_desk.wait(lambda: [outcome for outcome, _id in importing.outcomes()].count("added") == store.posts)
    importing.click("Go on")
    bare_desk.wait(lambda: importing.says("12 added"))
    bare_desk.wait(lambda: {outcome for outcome, _id in importing.outcomes()} == {"added"})


def row(number: int, outcome: ImportOutcome, pet_id: int | None = None, detail: str = "") -> ReportRow:
    return ReportRow(number, (f"Kira {number}", "7", "sold"), outcome, pet_id, detail)


@pytest.fixture
def report(interrupted_record: ImportRecord) -> ImportReport:
    rows = (
        row(2, ImportOutcome.ADDED, 17),
        row(3, ImportOutcome.REFUSED, detail="Too long"),
        row(4, ImportOutcome.NOT_CONFIRMED, detail="several"),
        row(5, ImportOutcome.STOPPED),
        row(6, ImportOutcome.ADDED_BEFORE, 16),
        row(7, ImportOutcome.LEFT_OUT, detail="Left out"),
    )
    return ImportReport(interrupted_record, None, ("name", "category", "status"), rows)


@pytest.fixture
def interrupted_record(books: Books) -> ImportRecord:
    plan = ImportPlan(
        "a.csv", (PlannedRow(2, ("Kira", "7"), NewPet(name="Kira", category_id=7)),), ("name", "category")
    )
    return begin_import(books.journal, ADDRESS, plan)


@pytest.mark.usefixtures("qapp")
def test_each_outcome_has_its_word_and_its_reason(report: ImportReport, *, reads_cells: bool) -> None:
    model = OutcomeModel()
    model.show_report(report, {7: "Cats"})
    spoken = [model.index(number, 0).data(Qt.ItemDataRole.AccessibleTextRole) for number in range(model.rowCount())]
    if reads_cells:
        cells = [model.index(0, each).data(Qt.ItemDataRole.AccessibleTextRole) for each in range(len(COLUMNS))]
        assert cells == ["Row 2", None, "category Cats (7)", None, "Added ID 17"]
        return
    assert spoken[0] == "Row 2, Kira 2, Cats (7), Sold, Added, ID 17"
    assert [each.partition("Sold, ")[2] for each in spoken[1:]] == [
        "Not added, Too long",
        "Not confirmed, several animals could be it",
        "Not sent, the import was stopped",
        "Added before, ID 16",
        "Not sent, Left out",
    ]


@pytest.mark.usefixtures("qapp")
def test_a_row_that_was_only_found_in_the_list_says_so_in_the_table_below_it_and_in_the_report(
    report: ImportReport,
) -> None:
    page = OutcomePage()
    found = report._replace(rows=(row(2, ImportOutcome.ADDED, 17, FOUND_IN_LIST), row(3, ImportOutcome.ADDED, 18)))
    page.show_report(found, {})
    assert [page.model.index(number, STATE).data() for number in range(2)] == ["ID 17, found in the list", "ID 18"]
    assert page.findChildren(NoteLabel)[0].text() == "Found in the list."
    page.table.select_row(1)
    assert page.findChildren(NoteLabel)[0].text() == ""
    assert [each[-1] for each in report_table(found, report_words()).rows] == ["Added: found in the list", "Added"]


def test_a_long_category_has_room_where_no_preview_was_before(report: ImportReport, qtbot: QtBot) -> None:
    page, column = OutcomePage(), COLUMNS.index(PetField.CATEGORY)
    qtbot.addWidget(page)
    page.resize(1300, 400)
    page.show()
    page.show_report(report, {7: "Small rodents"})
    assert page.table.sizeHintForColumn(column) <= page.table.columnWidth(column)


@pytest.mark.usefixtures("qapp")
def test_rows_are_shown_by_outcome(report: ImportReport) -> None:
    page = OutcomePage()
    page.show_report(report, {})
    buttons = page.findChildren(StateFilter)[0].segments.buttons
    words = ["All 6", "Added 1", "Not added 1", "Not confirmed 1", "Added before 1", "Not sent 2"]
    assert [button.text() for button in buttons] == words
    buttons[5].click()
    name = COLUMNS.index(PetField.NAME)
    assert [page.model.index(number, name).data() for number in range(2)] == ["Kira 5", "Kira 7"]
    assert page.model.rowCount() == 2
    page.resize(900, 400)
    buttons[0].click()
    page.table.select_row(2)
    page.show_report(report._replace(rows=(row(2, ImportOutcome.ADDED, 18), *report.rows[1:])), {})
    assert page.table.currentIndex().row() == 2
    assert page.model.index(0, STATE).data() == "ID 18"
    page.grab()  # each badge is drawn
    assert page.table.viewport().rect().intersects(QRect(page.table.visualRect(page.model.index(5, 4))))


def test_rows_of_a_first_import_change_as_each_is_added(
    importing: Import, store: FakeStore, csv_file: Callable[[str], Path]
) -> None:
    names = [f"Hamster {number}" for number in range(1, 13)]
    content = "Name,Category\nTom,cats\n" + "".join(f"{name},12\n" for name in names)
    importing.desk.window.import_file(str(csv_file(content)))
    importing.wait_for_rows("Tom", *names)

    def five_only(request: httpx.Request) -> httpx.Response:
        return (store.answer if request.method == "GET" or store.posts <= 5 else failing(httpx.ConnectError("gone")))(
            request
        )

    store.next(*[five_only] * 100)
    importing.table.setCurrentIndex(importing.cell(3, PetField.NAME))
    importing.click_add(12)
    importing.desk.wait(lambda: importing.says("Paused, the connection is lost."))
    expected = {"left out": 1, "added": 5, "waiting": 7}
    importing.desk.wait(lambda: Counter(outcome for outcome, _id in importing.outcomes()) == expected)
    assert importing.outcomes()[0][0] == "left out"
    assert is_there(importing.dialog, "Not sent 8")
    assert importing.outcome_table.currentIndex().row() == 3


@pytest.mark.usefixtures("qapp")
def test_only_what_has_changed_is_painted_anew(report: ImportReport) -> None:
    rows = tuple(
        each._replace(outcome=ImportOutcome.WAITING, pet_id=None, add_number=each.number) for each in report.rows
    )
    model = OutcomeModel()
    model.show_report(report._replace(rows=rows), {})
    changed: list[tuple[int, int]] = []
    resets: list[None] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    model.modelReset.connect(lambda: resets.append(None))
    model.show_results({3: RowResult(ImportOutcome.ADDED, 17), 4: RowResult(ImportOutcome.REFUSED, detail="Too long")})
    assert changed == [(1, 2)]
    assert not resets
    assert [model.index(row, STATE).data() for row in range(3)] == ["", "ID 17", "Too long"]
    assert (model.counts[ImportOutcome.ADDED], model.counts[ImportOutcome.STOPPED]) == (1, 4)
