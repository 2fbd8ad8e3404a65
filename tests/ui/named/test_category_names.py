"""The names of categories of the service that is open: loaded, saved, and never lost."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from threading import Event

import pytest
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.connection.connector import Connector
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.inventory.input_parsing import InputError, parse_category_name
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.i18n.text import sanitize
from petstore_gui.ui.named.category_names import CategoryNamesController, CategoryNamesDialog
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.window.ui_state import UiState
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.snapshots import snapshot_of
from tests.support.windows import boxes, click, column, dialogs, find, name_category, says
from tests.ui.conftest import LUNA, REX

OTHER = "https://other.example.com/v1"
ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"


@dataclass
class Place:
    """The controller over a journal in memory, with what it has said."""

    qtbot: QtBot
    session: Session
    keeper: CategoryNamesController
    snapshots: list[Snapshot] = field(default_factory=list)
    journal: Journal = field(default_factory=lambda: Journal(None))
    heard: list[Mapping[int, str]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def open(self, address: str = ADDRESS) -> None:
        connection = replace(FakeStore().connection(address=address), journal=self.journal)
        self.session.open(lambda _connector: connection)
        self.wait(lambda: self.session.connection is connection)

    def keep(self, names: dict[int, str], address: str = ADDRESS) -> None:
        self.journal.set_note(address, "categories", CATEGORY_NAMES.serialise(names))

    def kept(self, address: str = ADDRESS) -> Mapping[int, str]:
        return CATEGORY_NAMES.load(self.journal, address) or {}

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def wait_for(self, names: dict[int, str]) -> None:
        self.wait(lambda: self.session.category_names.by_id == names)

    @property
    def dialog(self) -> CategoryNamesDialog | None:
        """The one that is open."""
        found = [each for each in dialogs() if isinstance(each, CategoryNamesDialog)]
        return found[0] if found else None

    def edit(self) -> CategoryNamesDialog:
        self.keeper.edit()
        self.wait(lambda: self.dialog is not None)
        assert self.dialog is not None
        return self.dialog


@pytest.fixture
def place(qtbot: QtBot, connector: Connector) -> Iterator[Place]:
    window, tasks = QWidget(), Tasks()
    window.show()
    session = Session(tasks, lambda: connector)
    snapshots: list[Snapshot] = []
    errors: list[str] = []
    context = FeatureContext(window, session, ErrorReporter(window, session), UiState(), lambda _sentence: None)
    keeper = CategoryNamesController(
        context,
        lambda: snapshots[-1] if snapshots else None,
        lambda sentence: errors.extend([sentence] if sentence else []),
    )
    session.opened.connect(lambda _connection: keeper.begin())
    place = Place(qtbot, session, keeper, snapshots, errors=errors)
    names = session.category_names
    names.changed.connect(lambda: place.heard.append(names.by_id))
    yield place
    session.close()
    tasks.close()
    delete(window)


def test_the_names_of_the_service_are_read_when_it_is_opened(place: Place) -> None:
    place.keep({3: "Dogs"})
    place.open()
    place.wait_for({3: "Dogs"})
    assert place.heard == [{3: "Dogs"}]


def test_names_are_kept_when_the_dialog_is_saved(place: Place, heard: list[str]) -> None:
    place.open()
    dialog = place.edit()
    name_category(dialog, "3", "Dogs")
    assert place.kept() == {}
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert place.kept() == place.session.category_names.by_id == {3: "Dogs"}
    assert place.heard == [{3: "Dogs"}]
    assert heard[-2:] == ["Saving…", "Saved."]


def test_names_can_all_be_taken_away(place: Place) -> None:
    place.keep({3: "Dogs"})
    place.open()
    dialog = place.edit()
    table = find(dialog, QWidget, "Category names")
    table.setFocus()
    table.selectRow(0)  # type: ignore[attr-defined]
    click(dialog, "Remove")
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert place.session.category_names.by_id == {}
    assert place.journal.note(ADDRESS, "categories") is None


def test_each_service_has_its_own_names(place: Place) -> None:
    place.keep({3: "Dogs"})
    place.keep({3: "Cats"}, OTHER)
    place.open()
    place.wait_for({3: "Dogs"})
    place.open(OTHER)
    place.wait_for({3: "Cats"})
    assert place.heard == [{3: "Dogs"}, {}, {3: "Cats"}]


@pytest.mark.parametrize("then", [OTHER, None])
def test_names_that_come_late_are_not_shown_for_another_service_or_none(
    place: Place, monkeypatch: pytest.MonkeyPatch, then: str | None
) -> None:
    place.keep({3: "Dogs"})
    place.keep({9: "Cats"}, OTHER)
    read, asked = place.journal.note, {ADDRESS: Event(), OTHER: Event()}
    go, came = {ADDRESS: Event(), OTHER: Event()}, Event()

    def slowly(where: str, name: str) -> str | None:
        asked[where].set()
        assert go[where].wait(PATIENCE_S)
        text = read(where, name)
        came.set()
        return text

    monkeypatch.setattr(place.journal, "note", slowly)
    place.open()
    place.wait(asked[ADDRESS].is_set)
    if then is None:
        place.session.disconnect_service()
    else:
        place.open(then)
        place.wait(asked[then].is_set)
    go[ADDRESS].set()
    place.wait(came.is_set)
    after = list[object]()
    place.session.run_in_background(lambda: None, owner=place.keeper, done=after.append, failed=after.append)
    place.wait(lambda: after != [])
    go[OTHER].set()
    if then is not None:
        place.wait_for({9: "Cats"})
    assert place.heard == ([] if then is None else [{9: "Cats"}])


def test_the_same_service_with_another_key_keeps_its_names(place: Place) -> None:
    place.keep({3: "Dogs"})
    place.open()
    place.wait_for({3: "Dogs"})
    place.open()
    assert place.heard == [{3: "Dogs"}]


def test_names_are_forgotten_with_the_service_and_come_back_with_it(place: Place) -> None:
    place.keep({3: "Dogs"})
    place.open()
    place.wait_for({3: "Dogs"})
    place.session.disconnect_service()
    assert place.session.category_names.by_id == {}
    place.open()
    place.wait_for({3: "Dogs"})


def test_without_a_service_there_is_nothing_to_edit(place: Place) -> None:
    place.keeper.edit()
    assert place.dialog is None


@pytest.mark.parametrize(("service_id", "expected"), [(ADDRESS, ["1", "2", "7"]), (OTHER, ["7"])])
def test_the_categories_of_the_listed_animals_can_be_named(place: Place, service_id: str, expected: list[str]) -> None:
    place.keep({7: "Birds"})
    place.snapshots.append(snapshot_of(REX, LUNA, service_id=service_id))
    place.open()
    dialog = place.edit()
    table = find(dialog, QTableView, "Category names")
    assert [number.strip(ISOLATES) for number in column(table, 0)] == [*expected, ""]
    dialog.reject()


def test_there_is_one_dialog_at_a_time(place: Place) -> None:
    place.open()
    dialog = place.edit()
    assert place.edit() is dialog
    dialog.reject()
    place.wait(lambda: place.dialog is None)


def test_names_that_cannot_be_read_are_said_and_never_written_over(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_place: str, _name: str) -> str:
        raise JournalError("the disk is gone")

    place.keep({3: "Dogs"})
    with monkeypatch.context() as patch:
        patch.setattr(place.journal, "note", fail)
        place.open()
        place.wait(lambda: place.errors == ["The category names couldn't be loaded: the disk is gone"])
        assert boxes() == []
        place.keeper.edit()
        place.wait(lambda: boxes() != [])
        assert says(boxes()[0], "the disk is gone")
        assert place.dialog is None
        click(boxes()[0], "Close")
    dialog = place.edit()
    assert place.session.category_names.by_id == {3: "Dogs"}
    dialog.reject()


def test_names_of_a_newer_version_are_said_and_stay(place: Place) -> None:
    newer = '{"petstore-categories": 2, "names": []}'
    place.journal.set_note(ADDRESS, "categories", newer)
    place.open()
    place.wait(lambda: len(place.errors) == 1)
    assert "newer version" in place.errors[0]
    place.keeper.edit()
    place.wait(lambda: boxes() != [])
    assert place.dialog is None
    assert place.journal.note(ADDRESS, "categories") == newer
    click(boxes()[0], "Close")


def test_damaged_names_are_quarantined_each_time_and_that_is_said(place: Place) -> None:
    for damaged in ("{", "["):
        place.journal.set_note(ADDRESS, "categories", damaged)
        place.open()
        place.wait(lambda: boxes() != [])
        assert says(boxes()[0], "Type them again")
        click(boxes()[0], "Close")
        place.wait(lambda: boxes() == [])
        place.session.disconnect_service()
    notes = [place.journal.note(ADDRESS, f"categories{suffix}") for suffix in ("", "-damaged", "-damaged-2")]
    assert notes == [None, "{", "["]
    place.open()
    dialog = place.edit()
    name_category(dialog, "3", "Dogs")
    click(dialog, "Save")
    place.wait(lambda: place.kept() == {3: "Dogs"})
    place.wait(lambda: place.dialog is None)


def test_a_failed_write_is_said_and_what_was_typed_stays(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_place: str, _name: str, _text: str | None) -> None:
        raise JournalError("the disk is full")

    place.open()
    dialog = place.edit()
    name_category(dialog, "3", "Dogs")
    with monkeypatch.context() as patch:
        patch.setattr(place.journal, "set_note", fail)
        click(dialog, "Save")
        place.wait(
            lambda: says(dialog, "The names weren't saved. Nothing can be saved on this computer: the disk is full.")
        )
    assert place.session.category_names.by_id == {}
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert place.kept() == {3: "Dogs"}


def test_names_that_are_typed_while_the_service_is_left_are_not_lost(place: Place) -> None:
    place.open()
    dialog = place.edit()
    name_category(dialog, "3", "Dogs")
    place.session.disconnect_service()
    click(dialog, "Save")
    assert says(dialog, "No service is open.")
    place.open()
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert place.kept() == {3: "Dogs"}
    assert place.session.category_names.by_id == {3: "Dogs"}


@pytest.mark.parametrize("has_own_journal", [False, True], ids=["one journal", "each its own, as the samples"])
def test_names_are_kept_for_the_service_for_which_they_were_typed(place: Place, *, has_own_journal: bool) -> None:
    place.open()
    dialog = place.edit()
    name_category(dialog, "3", "Dogs")
    journal = place.journal
    if has_own_journal:
        place.journal = Journal(None)
    place.open(OTHER)
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert CATEGORY_NAMES.load(journal, ADDRESS) == {3: "Dogs"}
    assert has_own_journal == (place.kept() == {})
    assert place.kept(OTHER) == {}
    assert place.session.category_names.by_id == {}


def test_ten_thousand_names_are_kept(place: Place) -> None:
    names = {number: f"Category No. {number}" for number in range(10_000)}
    place.keep(names)
    place.open()
    place.wait_for(names)
    dialog = place.edit()
    name_category(dialog, "20000", "Dogs")
    click(dialog, "Save")
    place.wait(lambda: place.dialog is None)
    assert place.kept() == {**names, 20000: "Dogs"}


def test_every_name_that_is_taken_is_shown_as_it_is() -> None:
    for code in range(0x10000):
        text = f"a{chr(code)}b"
        try:
            parse_category_name(text)
        except InputError:
            assert sanitize(text) != text, hex(code)
        else:
            assert sanitize(text) == text, hex(code)
