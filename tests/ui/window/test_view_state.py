"""The window comes back as it was left, for each service, from any file; two bad starts put that in doubt."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtWidgets import QDialog, QMainWindow
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.ui.theme import theme
from petstore_gui.ui.window.ui_state import UiState
from tests.support.fake_store import ADDRESS, FakeStore, many
from tests.support.windows import Desk, action, checked, click, desk_with, dialogs, down, press, says

OTHER = "https://other.example.com/v1"
QUESTION = "Reset how the window looks?"


class Starts:
    """Starts the program's window again and again, with one file."""

    def __init__(self, qtbot: QtBot, connector: Connector, store: FakeStore, file: Path) -> None:
        self.qtbot = qtbot
        self.connector = connector
        self.store = store
        self.file = file

    @contextmanager
    def start(self, *, keep: bool = True, good: bool = True) -> Iterator[Desk]:
        """Show the window, as the program does; a bad start saves and settles nothing at its end."""
        memory = UiState(self.file, keep=keep)
        memory.load()
        with desk_with(self.qtbot, lambda: self.connector, memory) as desk:
            yield desk
            self.store.release_all()
        if good:
            memory.save()
            memory.settle()

    def open(self, desk: Desk, address: str = ADDRESS) -> None:
        desk.open(self.store, address=address)

    def write(self, window: object, places: object) -> None:
        self.file.write_text(json.dumps({"version": 1, "window": window, "places": places}))

    def kept(self) -> dict[str, dict[str, object]]:
        kept: dict[str, dict[str, object]] = json.loads(self.file.read_text())
        return kept


@pytest.fixture
def starts(qtbot: QtBot, connector: Connector, store: FakeStore, tmp_path: Path) -> Starts:
    return Starts(qtbot, connector, store, tmp_path / "window.json")


def titles(desk: Desk) -> list[str]:
    """Return the titles of the columns that are shown, in their order."""
    header, model = desk.table.horizontalHeader(), desk.table.model()
    order = sorted(range(header.count()), key=header.visualIndex)
    role = Qt.ItemDataRole.AccessibleTextRole  # without the arrow of the sorted one
    return [model.headerData(n, Qt.Orientation.Horizontal, role) for n in order if not header.isSectionHidden(n)]


def questions() -> list[QDialog]:
    return [each for each in dialogs() if each.windowTitle() == QUESTION]


# --------------------------------------------------------------------------------------------------- what comes back


def test_columns_sorting_filter_and_interval_come_back_for_their_service_only(starts: Starts) -> None:
    with starts.start() as desk:
        starts.open(desk)
        action(desk, "Status", "Columns").trigger()
        action(desk, "Sort by name").trigger()
        action(desk, "Every minute").trigger()
        desk.press("Ctrl+4")
        desk.wait_for_names("Milo")
        starts.open(desk, OTHER)
        assert (titles(desk), down(desk)) == (["ID", "Name", "Category", "Status"], ["All"])
        assert desk.names() == ["Rex", "Luna", "Milo"]
        desk.press("Ctrl+2")
        desk.wait_for_names("Rex")
    with starts.start() as desk:
        starts.open(desk)
        assert (titles(desk), down(desk), desk.names()) == (["ID", "Name", "Category"], ["Sold"], ["Milo"])
        assert checked(desk, "Auto-refresh") == ["Every minute"]
        desk.press("Ctrl+1")
        desk.wait_for_names("Luna", "Milo", "Rex")
        starts.open(desk, OTHER)
        assert (titles(desk), down(desk)) == (["ID", "Name", "Category", "Status"], ["Available"])
        assert checked(desk, "Auto-refresh") == ["Off"]


NOTICE = "Showing the first 100 available animals. There may be more."


def test_the_notice_that_there_may_be_more_stays_hidden_for_its_service_only(starts: Starts) -> None:
    starts.store.pets = many(100)
    with starts.start() as desk:
        starts.open(desk)
        desk.press("Ctrl+B")
        assert says(desk.window, NOTICE)
        desk.click("Hide this notice")
        assert not says(desk.window, NOTICE)
        desk.press("Ctrl+B")
        assert not says(desk.window, NOTICE)
    with starts.start() as desk:
        starts.open(desk)
        desk.press("Ctrl+B")
        assert not says(desk.window, NOTICE)
        desk.press("Ctrl+B")
        desk.press("Ctrl+2")
        assert not says(desk.window, NOTICE)
        starts.open(desk, OTHER)
        assert says(desk.window, NOTICE)


def test_a_filter_that_comes_back_asks_the_service_once(starts: Starts, store: FakeStore) -> None:
    starts.write({}, {ADDRESS: {"filter": "sold"}})
    with starts.start() as desk:
        starts.open(desk)
        assert (desk.names(), down(desk)) == (["Milo"], ["Sold"])
        assert store.requests == ["GET /v1/pets?limit=100"]


def test_the_window_comes_back_where_it_was(starts: Starts) -> None:
    place = QRect(60, 40, 720, 520)
    with starts.start() as desk:
        assert (desk.window.width(), desk.window.height()) != (720, 520)
        desk.window.setGeometry(place)
    with starts.start() as desk:
        assert desk.window.geometry() == place


@pytest.fixture
def _rows_as_before() -> Iterator[None]:
    yield
    theme.set_density(theme.Density.COMFORTABLE)


@pytest.mark.usefixtures("_rows_as_before")
def test_colours_density_language_and_the_question_come_back_for_all_services(starts: Starts) -> None:
    starts.write({"scheme": "dark", "density": "compact", "language": "fr", "ask_before_production": True}, {})
    with starts.start() as desk:
        starts.open(desk)
        assert (checked(desk, "Colours"), checked(desk, "Language")) == (["Dark"], ["Français"])
        assert (checked(desk, "Density"), desk.table.rowHeight(0)) == (["Compact"], 26)
        assert action(desk, "Ask before adding to Production").isChecked()


def test_a_guest_sees_what_is_remembered_and_changes_nothing_of_it(starts: Starts) -> None:
    starts.write({}, {ADDRESS: {"filter": "sold"}})
    before = starts.file.read_bytes()
    with starts.start(keep=False) as desk:
        starts.open(desk)
        assert down(desk) == ["Sold"]
        desk.press("Ctrl+1")
        action(desk, "Sort by name").trigger()
    assert starts.file.read_bytes() == before
    assert [each.name for each in starts.file.parent.glob("window*")] == ["window.json"]


# ------------------------------------------------------------------------------------------------------------ nonsense


def far_away() -> str:
    """Return a geometry of a screen that is not there any more."""
    window = QMainWindow()
    window.setGeometry(-30_000, 20_000, 15_000, 15_000)
    return bytes(window.saveGeometry().toBase64().data()).decode()


NONSENSE: list[object] = [None, -1, 10**400, "\ud800", [[]], {"a": {}}]


@pytest.mark.parametrize("value", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_never_keeps_the_window_from_opening(starts: Starts, value: object) -> None:
    names = ("geometry", "scheme", "language", "ask_before_production")
    table = dict.fromkeys(("hidden", "order", "widths", "sort"), value)
    here: dict[str, object] = {"filter": value, "table": table, "refresh_every_s": value}
    starts.write(dict.fromkeys(names, value), {ADDRESS: here, OTHER: {"table": value, "filter": "lost"}, "x": value})
    with starts.start() as desk:
        for address in (ADDRESS, OTHER):
            starts.open(desk, address)
            assert desk.names() == ["Rex", "Luna", "Milo"]
            assert (titles(desk), down(desk)) == (["ID", "Name", "Category", "Status"], ["All"])
        assert desk.window.size().toTuple() == (1180, 720)


@pytest.mark.parametrize(
    "geometry",
    [
        "not base64 at all!",
        base64.b64encode(b"\x01\xd9\xd0\xcb" + b"\xff" * 70).decode(),
        base64.b64encode(b"\x01\xd9\xd0\xcb\x00\x03\x00\x00").decode(),
        "A" * 900_000,
    ],
    ids=["no base64", "all ones", "cut off", "long"],
)
def test_a_place_that_is_none_leaves_the_window_on_the_screen(starts: Starts, geometry: str) -> None:
    starts.write({"geometry": geometry}, {})
    with starts.start() as desk:
        starts.open(desk)
        screen = desk.window.screen().availableGeometry()
        assert screen.intersects(desk.window.geometry())
        assert desk.window.width() <= max(screen.width(), desk.window.minimumSizeHint().width(), 1180)


def test_a_place_on_a_screen_that_is_gone_is_brought_onto_one_that_is_there(starts: Starts) -> None:
    starts.write({"geometry": far_away()}, {})
    assert not QByteArray.fromBase64(far_away().encode()).isEmpty()
    with starts.start() as desk:
        screen = desk.window.screen().availableGeometry()
        assert screen.intersects(desk.window.geometry())
        assert desk.window.width() <= screen.width()
        assert desk.window.height() <= screen.height()


# ---------------------------------------------------------------------------------------------------------- bad starts


def fail_twice(starts: Starts) -> None:
    starts.write({}, {ADDRESS: {"filter": "sold"}})
    for _ in range(2):
        UiState(starts.file).load()


def test_who_resets_begins_anew_and_what_is_chosen_from_then_on_is_kept(starts: Starts) -> None:
    fail_twice(starts)
    with starts.start() as desk:
        starts.open(desk)
        desk.wait(lambda: questions() != [])
        for key in ("Tab", "Return"):
            press(questions()[0].focusWidget(), key)
        desk.press("Ctrl+2")
        desk.wait_for_names("Rex")
    with starts.start() as desk:
        starts.open(desk)
        assert down(desk) == ["Available"]
        assert questions() == []


def test_who_does_not_reset_has_it_all_again_with_the_next_start(starts: Starts) -> None:
    fail_twice(starts)
    with starts.start() as desk:
        starts.open(desk)
        desk.wait(lambda: len(questions()) == 1)
        assert (down(desk), desk.names()) == (["All"], ["Rex", "Luna", "Milo"])
        click(questions()[0], "Keep it for next time")
        desk.press("Ctrl+2")
        desk.wait_for_names("Rex")
    with starts.start() as desk:
        starts.open(desk)
        assert down(desk) == ["Sold"]
        assert questions() == []


def test_one_bad_start_is_none_to_ask_about(starts: Starts) -> None:
    starts.write({}, {ADDRESS: {"filter": "sold"}})
    with starts.start(good=False):
        pass
    with starts.start() as desk:
        starts.open(desk)
        assert down(desk) == ["Sold"]
        assert questions() == []


def test_a_service_whose_key_was_forgotten_comes_back_with_its_filter(starts: Starts) -> None:
    with starts.start() as desk:
        starts.open(desk)
        desk.click("Sold")
        desk.wait_for_names("Milo")
        desk.session.disconnect_service()
        starts.open(desk)
        desk.wait_for_names("Milo")
        assert down(desk) == ["Sold"]
    assert starts.kept()["places"][ADDRESS] == {"filter": "sold"}
