"""“All loaded” is all, never the hundred of the list that is shown; and what it may lack is said before it is saved."""

from pathlib import Path

import msgspec

from petstore_gui.api.schema import Pet
from tests.support.fake_store import FakeStore, many
from tests.support.windows import Desk, click
from tests.ui.exporting.test_controller import begin, csv_rows, export, save_as, told


def test_all_that_is_loaded_is_more_than_the_hundred_that_are_shown(
    bare_desk: Desk, store: FakeStore, tmp_path: Path
) -> None:
    sold, available = many(90, "sold", first=1_000), many(95, "available", first=1)
    store.pets = [*sold, *available]
    bare_desk.open(store)
    bare_desk.press("Ctrl+4")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    bare_desk.wait(lambda: len(bare_desk.names()) == 90)
    export(bare_desk, tmp_path / "all.json", "All loaded (185)", "JSON")
    found = msgspec.json.decode((tmp_path / "all.json").read_bytes(), type=list[Pet])
    assert sorted(pet.id for pet in found) == sorted(pet.id for pet in store.pets)
    export(bare_desk, tmp_path / "all.csv", "All loaded (185)", "CSV")
    rows = csv_rows(tmp_path / "all.csv")
    assert rows[0] == ["ID", "Name", "Category", "Status"]
    assert len(rows) == 1 + 185, "nothing but titles and animals stands among the rows"
    assert all(row[0].isdigit() and len(row) == 4 for row in rows[1:])


def test_where_the_service_has_more_than_it_lists_that_is_said_and_is_no_row(
    bare_desk: Desk, store: FakeStore, tmp_path: Path
) -> None:
    store.pets = many(130, "available")
    bare_desk.open(store)
    bare_desk.wait(lambda: not bare_desk.is_reading)
    dialog = begin(bare_desk)
    click(dialog, "All loaded (100)")
    click(dialog, "CSV")
    assert told(dialog, "100 animal", ". There may be more. As of ")
    save_as(bare_desk, dialog, tmp_path / "part.csv")
    bare_desk.wait((tmp_path / "part.csv").exists)
    assert [row[0] for row in csv_rows(tmp_path / "part.csv")[1:]] == [str(number) for number in range(130, 30, -1)]


def test_the_rest_of_a_list_that_was_cancelled_is_not_said_to_be_loading(bare_desk: Desk, store: FakeStore) -> None:
    store.pets = many(130, "available")
    store.next(store.answer)
    rest, connection = store.hold(), store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(rest.arrived.is_set)
    bare_desk.press("Esc")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    assert told(begin(bare_desk), "100 animals. The rest of the list was not loaded. As of ")
