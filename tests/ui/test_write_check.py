"""Production asks once per start before the first write, where the user wants that; nothing that was typed is lost."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx
import pytest
from petstore_gui.ui.adds import Adds
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.ui import add_news, open_adds
from petstore_gui.ui.main_window import MainWindow
from petstore_gui.ui.message_dialog import Box
from tests.support.fake_store import ADDRESS, FakeStore, failing
from tests.support.windows import Desk, click, desk_with, press, says, windows

QUESTION = "This is Production. Add “Bella” to it?"


class Wish:
    """Whether the user wants to be asked."""

    def __init__(self) -> None:
        self.wanted = True

    def __call__(self) -> bool:
        return self.wanted


@pytest.fixture
def wish() -> Wish:
    return Wish()


@pytest.fixture
def at(
    qtbot: QtBot, connector: Connector, store: FakeStore, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[ProfileName | None], Desk]]:
    """Return what gives the window with the three animals, as those of a profile."""
    monkeypatch.setattr(open_adds, "PAUSE_S", 0)
    make = Adds.__init__
    monkeypatch.setattr(Adds, "__init__", lambda *args, **_others: make(*args, check_wanted=wish))
    with desk_with(qtbot, lambda: connector) as desk:

        def at(name: ProfileName | None) -> Desk:
            connection = replace(store.connection(), profile=Profile(name, ADDRESS))
            desk.session.open(lambda _connector: connection)
            desk.wait_for_names("Rex", "Luna", "Milo")
            return desk

        yield at
        store.release_all()


def questions() -> list[Box]:
    return [each for each in windows() if isinstance(each, Box) and each.windowTitle().startswith("This is Production")]


def asked(desk: Desk) -> QDialog:
    return desk.dialog(QUESTION)


def test_the_first_animal_is_sent_once_somebody_has_agreed_and_the_next_ones_at_once(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    box = asked(desk)
    assert says(box, "cannot remove it")
    assert says(box, "You are asked until you agree")
    assert not says(desk.window, "Adding Bella…")
    assert "POST /v1/pets" not in store.requests
    held = store.hold()
    click(box, "Add to Production")
    desk.wait(held.arrived.is_set)
    assert says(desk.window, "Adding Bella…")
    held.release()
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    desk.add("Charlie", "7")
    desk.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert questions() == []


@pytest.mark.parametrize("key", ["Return", "Escape"])
def test_a_habit_of_the_hand_adds_nothing_and_loses_nothing(
    at: Callable[[ProfileName], Desk], store: FakeStore, key: str
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    box = asked(desk)
    press(box.focusWidget(), key)
    desk.wait(lambda: says(desk.window, "Bella was not sent."))
    assert (desk.line("Name").text(), desk.line("Category ID").text()) == ("Bella", "7")
    assert "POST /v1/pets" not in store.requests
    desk.click("Add animal")  # it is asked again: nothing was written yet
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_enter_on_the_other_button_adds(at: Callable[[ProfileName], Desk]) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    box = asked(desk)
    press(box.focusWidget(), "Tab")
    press(box.focusWidget(), "Return")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


@pytest.mark.parametrize("name", [ProfileName.STAGING, ProfileName.THIS_COMPUTER, None])
def test_other_services_ask_nothing(at: Callable[[ProfileName | None], Desk], name: ProfileName | None) -> None:
    desk = at(name)
    desk.add("Bella", "7")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert questions() == []


def test_who_does_not_want_it_is_not_asked_from_then_on(at: Callable[[ProfileName], Desk], wish: Wish) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    click(asked(desk), "Do not add")
    wish.wanted = False
    desk.click("Add animal")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_is_added_again_is_a_write_too_and_stays_open_when_it_is_declined(
    at: Callable[[ProfileName], Desk], store: FakeStore, wish: Wish
) -> None:
    desk = at(ProfileName.PRODUCTION)
    wish.wanted = False
    store.next(failing(httpx.ReadTimeout("late")))
    desk.add("Bella", "7")
    dialog = desk.dialog("An add without an answer")
    wish.wanted = True
    click(dialog, "Add again")
    click(asked(desk), "Do not add")
    assert store.requests.count("POST /v1/pets") == 1
    assert desk.line("Name").text() == "Bella"
    desk.click("Decide…")
    click(desk.dialog("An add without an answer"), "Add again")
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.requests.count("POST /v1/pets") == 2


def test_an_answer_that_comes_when_another_service_is_open_sends_nothing_there(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    box = asked(desk)
    other = FakeStore()
    desk.open(other, address="https://other.example.com/v1")
    click(box, "Add to Production")
    assert [*store.requests, *other.requests].count("POST /v1/pets") == 0


def test_what_becomes_of_an_add_is_said_aloud(
    at: Callable[[ProfileName], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(add_news, "announce", lambda _widget, sentence: heard.append(sentence))
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella", "7")
    click(asked(desk), "Do not add")
    desk.click("Add animal")
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert heard == ["Bella was not sent.", "Bella was added, ID 4."]


def test_the_window_is_made_by_the_program(at: Callable[[ProfileName], Desk]) -> None:
    assert isinstance(at(ProfileName.STAGING).window, MainWindow)
