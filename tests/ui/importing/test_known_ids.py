"""IDs in a file: of which service they are decides what the window says of the row, and what it adds."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.importing.preview_model import RowColumn
from tests.support.books import Books, go_to
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk
from tests.ui.importing.conftest import Import

FOREIGN = "ID,Name,Category,Outcome\n6809,Kira,4,Added\n6810,Bo,4,Added\n,Max,4,Not added\n"


def details(importing: Import) -> list[str]:
    rows = range(importing.table.model().rowCount())
    return [importing.cell(row, RowColumn.STATE).data() for row in rows]


def test_a_report_of_another_service_is_ready_where_the_whole_list_has_none_of_its_ids(
    importing: Import, csv_file: Callable[[str], Path], store: FakeStore, books: Books
) -> None:
    importing.desk.window.import_file(str(csv_file(FOREIGN)))
    importing.wait_for_rows("Kira", "Bo", "Max")
    assert importing.states() == ["ready"] * 3
    assert details(importing) == ["Gets a new ID", "Gets a new ID", ""]
    state = importing.cell(0, RowColumn.STATE)
    assert state.data(Qt.ItemDataRole.ToolTipRole) == "Gets a new ID"  # whole, also where the column is narrow
    assert state.data(Qt.ItemDataRole.AccessibleTextRole) == "Ready, Gets a new ID"
    importing.click_add(3)
    importing.desk.wait(lambda: importing.says("3 added"))
    assert sorted(pet.name for pet in store.pets) == ["Bo", "Kira", "Luna", "Max", "Milo", "Rex"]
    importing.click("Close")
    importing.desk.window.import_file(str(csv_file(FOREIGN)))
    importing.wait_for_rows("Kira", "Bo", "Max")
    assert importing.states() == ["added before"] * 3
    ids = {name: pet_id for name, _how, pet_id in books.rows()}
    assert details(importing) == [f"ID {ids[name]}" for name in ("Kira", "Bo", "Max")]


def test_what_the_whole_list_has_lost_says_its_id_and_is_added_again_where_it_is_ticked(
    importing: Import, csv_file: Callable[[str], Path], store: FakeStore
) -> None:
    file = str(csv_file("Name,Category\nKira,4\n"))
    importing.desk.window.import_file(file)
    importing.wait_for_rows("Kira")
    importing.click_add(1)
    importing.desk.wait(lambda: importing.says("1 added"))
    importing.click("Close")
    pet_id = next(pet.id for pet in store.pets if pet.name == "Kira")
    importing.desk.wait(lambda: "Kira" in importing.desk.names())
    store.pets = [pet for pet in store.pets if pet.name != "Kira"]
    importing.desk.press("F5")
    importing.desk.wait(lambda: "Kira" not in importing.desk.names())
    importing.desk.window.import_file(file)
    importing.wait_for_rows("Kira")
    assert importing.states() == ["possible duplicate"]
    assert details(importing) == [f"Not in the list with ID {pet_id}"]
    assert importing.checked() == [False]
    importing.press(0, PetField.NAME, "Space")
    importing.click_add(1)
    importing.desk.wait(lambda: importing.says("1 added"))
    assert [pet.name for pet in store.pets].count("Kira") == 1


def test_an_id_of_the_list_is_added_before_only_with_its_name_and_category(
    importing: Import, csv_file: Callable[[str], Path], store: FakeStore
) -> None:
    rex = next(pet for pet in store.pets if pet.name == "Rex")
    content = f"ID,Name,Category\n{rex.id},Rex,{rex.category_id}\n{rex.id},Kira,{rex.category_id}\n"
    importing.desk.window.import_file(str(csv_file(content)))
    importing.wait_for_rows("Rex", "Kira")
    assert importing.states() == ["added before", "possible duplicate"]
    assert details(importing) == [f"ID {rex.id}", f"ID {rex.id} is in the file"]
    assert importing.checked() == [False, False]


def test_where_the_list_is_cut_off_an_id_may_be_of_this_service(
    importing: Import, csv_file: Callable[[str], Path], store: FakeStore
) -> None:
    store.pets = [Pet(id=number, name=f"Cat {number}", category_id=2, status="sold") for number in range(1, 151)]
    importing.desk.click("Refresh")
    importing.desk.wait(lambda: len(importing.desk.names()) == 100)
    importing.desk.window.import_file(str(csv_file(FOREIGN)))
    importing.wait_for_rows("Kira", "Bo", "Max")
    assert importing.states() == ["possible duplicate", "possible duplicate", "ready"]
    assert details(importing) == ["ID 6809 is in the file", "ID 6810 is in the file", ""]
    assert importing.checked() == [False, False, True]


def test_rows_are_checked_once_more_when_the_list_has_come(
    bare_desk: Desk, store: FakeStore, books: Books, csv_file: Callable[[str], Path]
) -> None:
    """As after a start with ``--import FILE``: the file may be read before the list is."""
    held = store.hold()
    go_to(bare_desk, store, books)
    bare_desk.wait(held.arrived.is_set)
    importing = Import(bare_desk)
    rex = next(pet for pet in store.pets if pet.name == "Rex")
    bare_desk.window.import_file(str(csv_file(f"ID,Name,Category\n,Rex,{rex.category_id}\n6809,Kira,4\n")))
    importing.wait_for_rows("Rex", "Kira")
    assert importing.states() == ["ready", "possible duplicate"]  # nothing is known yet
    importing.mend(1, PetField.NAME, "Bo")
    held.release()
    bare_desk.wait(lambda: importing.states() == ["possible duplicate", "ready"])
    assert (importing.names(), importing.checked()) == (["Rex", "Bo"], [False, True])
    importing.press(0, PetField.NAME, "Space")
    refresh(bare_desk)
    assert importing.checked() == [True, True]  # a later list takes nothing out that a person has taken in


def refresh(desk: Desk) -> None:
    """Read the list anew, to its end."""
    with desk.qtbot.waitSignal(desk.window.page.controller.reading_ended):
        desk.click("Refresh")
