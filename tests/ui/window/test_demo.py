"""The demo, opened from an empty store on this computer: something to look at that changes nothing there."""

from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.demo import COUNT
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui.importing.controller import ImportController
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, column, desk_with, is_there, says

BUTTON = "Try it with sample animals"
SPREADSHEET = "Import a spreadsheet…"


def stored(desk: Desk) -> int:
    """Return the highest ID at the service that is open."""
    assert desk.session.connection is not None
    return max((pet.id for pet in desk.session.connection.client.list_pets(limit=1)), default=0)


def try_it(desk: Desk) -> None:
    """Type a name over the empty store on this computer, and go to the demo."""
    desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER), deadline_s=PATIENCE_S)
    desk.wait(lambda: is_there(desk.window, BUTTON))
    desk.write("Name", "Bella")
    desk.click(BUTTON)
    desk.wait(lambda: desk.window.windowTitle() == "Pet Store – Demo")
    desk.wait(lambda: len(desk.names()) >= 100)


def come_back(desk: Desk) -> None:
    assert says(desk.window, "These are samples. They are gone when you close Pet Store.")
    desk.click("Back to my store")
    desk.wait(lambda: desk.window.windowTitle() == "Pet Store – This computer")
    desk.wait(lambda: says(desk.window, "There are no animals here yet."))


@pytest.mark.end_to_end
def test_an_empty_store_is_tried_out_with_the_demo_and_stays_as_it_was(qtbot: QtBot, connector: Connector) -> None:
    with desk_with(qtbot, lambda: connector) as desk:
        try_it(desk)
        assert not is_there(desk.window, BUTTON)
        assert stored(desk) == COUNT
        assert desk.line("Name").text() == ""
        desk.wait(lambda: "Dogs (1)" in column(desk.table, 2))
        come_back(desk)
        assert is_there(desk.window, BUTTON)
        assert stored(desk) == 0
        assert desk.pending() == []
        assert not says(desk.window, "These are samples.")
        assert desk.line("Name").text() == "Bella"


def test_a_service_elsewhere_offers_no_demo(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore())
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    assert not is_there(bare_desk.window, BUTTON)


@pytest.mark.end_to_end
def test_a_spreadsheet_is_imported_from_the_welcome_and_from_the_empty_list(
    qtbot: QtBot, connector: Connector, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(ImportController, "choose_file", lambda self: asked.append(self._session.connection.base_url))
    with desk_with(qtbot, lambda: connector) as desk:
        desk.window.welcome()
        desk.wait(lambda: is_there(desk.window, SPREADSHEET))
        desk.click(SPREADSHEET)
        desk.wait(lambda: len(asked) == 1)
        assert desk.window.windowTitle() == "Pet Store – This computer"
        desk.wait(lambda: says(desk.window, "There are no animals here yet."))
        assert not is_there(desk.window, "Add an animal")
        for count in (2, 3):  # over the list, and over the overview
            desk.click(SPREADSHEET)
            assert len(asked) == count
            desk.press("Ctrl+B")
        assert asked == [asked[0]] * 3


@pytest.mark.parametrize("fails", [True, False], ids=["failed", "another chosen"])
def test_a_spreadsheet_for_a_store_that_does_not_open_goes_into_no_other_service(
    bare_desk: Desk, store: FakeStore, connector: Connector, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    asked: list[str] = []
    go = Event()

    def fail(*_arguments: object) -> None:
        assert fails or go.wait(PATIENCE_S)
        raise OSError("full")

    monkeypatch.setattr(connector, "open", fail)
    monkeypatch.setattr(ImportController, "choose_file", lambda self: asked.append(self._session.connection.base_url))
    bare_desk.window.welcome()
    bare_desk.wait(lambda: is_there(bare_desk.window, SPREADSHEET))
    bare_desk.click(SPREADSHEET)
    if fails:
        click(bare_desk.box(), "Close")
    bare_desk.open(store)
    go.set()
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert asked == []
