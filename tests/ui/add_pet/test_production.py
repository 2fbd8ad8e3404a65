"""Production asks once per start before the first write, where the user wants that; nothing that was typed is lost."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.ui.add_pet import controller as add_pet_controller
from petstore_gui.ui.add_pet.controller import AddPetController
from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox
from petstore_gui.ui.window.main_window import MainWindow
from tests.support.fake_store import ADDRESS, FakeStore, failing, refusing
from tests.support.windows import Desk, click, desk_with, is_there, press, says, windows

ELSEWHERE = "https://other.example.com/v1"
QUESTION = "This is Production. Add “Bella” to it?"

pytestmark = pytest.mark.usefixtures("seconds_by_hand")


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
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.01)
    monkeypatch.setattr(message_dialog, "ENTER_AFTER_S", 0)
    make = AddPetController.__init__
    monkeypatch.setattr(AddPetController, "__init__", lambda *args, **_others: make(*args, confirm_production=wish))
    with desk_with(qtbot, lambda: connector) as desk:

        def at(name: ProfileName | None) -> Desk:
            connection = replace(store.connection(), profile=Profile(name, ADDRESS))
            desk.session.open(lambda _connector: connection)
            desk.wait_for_names("Rex", "Luna", "Milo")
            return desk

        yield at
        store.release_all()


def questions() -> list[PlainMessageBox]:
    return [
        each
        for each in windows()
        if isinstance(each, PlainMessageBox) and each.windowTitle().startswith("This is Production")
    ]


def focused() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def asked(desk: Desk) -> QDialog:
    return desk.dialog(QUESTION)


def test_the_first_animal_is_sent_once_somebody_has_agreed_and_the_next_ones_at_once(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    box = asked(desk)
    assert says(box, "can't remove it")
    assert says(box, "until you agree")
    assert not says(desk.window, "Adding Bella…")
    assert desk.pending() == [("Bella", "Waiting")]
    assert store.posts == 0
    held = store.hold()
    click(box, "Add to Production")
    desk.wait(held.arrived.is_set)
    assert desk.pending() == [("Bella", "Adding…")]
    held.release()
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    desk.add("Charlie")
    desk.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert questions() == []


def test_of_several_it_is_asked_once(at: Callable[[ProfileName], Desk]) -> None:
    desk = at(ProfileName.PRODUCTION)
    for name in ("Bella", "Charlie"):
        desk.write("Name", name)
        desk.line("Category").setText("7")
        press(desk.line("Name"), "Return")
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert questions() == []


def test_it_is_asked_once_nobody_types_and_the_next_names_stay_in_the_form(
    at: Callable[[ProfileName], Desk], store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(message_dialog, "monotonic", lambda: now[0])
    desk = at(ProfileName.PRODUCTION)
    desk.write("Category", "7")
    for name in ("Bella", "Charlie"):
        desk.line("Name").setFocus()
        for letter in name:
            QTest.keyClicks(focused(), letter)
            desk.qtbot.wait(1)
        press(focused(), "Return")
        desk.wait(lambda name=name: desk.pending()[0] == (name, "Waiting"))  # type: ignore[misc]
    desk.qtbot.wait(50)
    assert questions() == []
    assert desk.pending() == [("Charlie", "Waiting"), ("Bella", "Waiting")]
    now[0] += 1
    assert store.posts == 0
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")


@pytest.mark.parametrize("key", ["Return", "Escape"])
def test_a_habit_of_the_hand_adds_nothing_and_loses_nothing(
    at: Callable[[ProfileName], Desk], store: FakeStore, key: str
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    box = asked(desk)
    press(box.focusWidget(), key)
    desk.wait(lambda: is_there(desk.window, "Send"))
    assert desk.pending() == [("Bella", "Not sent")]
    desk.press("F5")
    desk.wait(lambda: store.requests[-1].startswith("GET"))
    assert (store.posts, questions()) == (0, [])
    desk.click("Send")  # it is asked again: nothing was written yet
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_was_declined_can_be_discarded(at: Callable[[ProfileName], Desk], store: FakeStore) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    click(asked(desk), "Do not add")
    desk.wait(lambda: is_there(desk.window, "Discard"))
    desk.click("Discard")
    assert (desk.pending(), store.posts) == ([], 0)
    desk.add("Charlie")  # the next one is asked about like a first
    click(desk.dialog(QUESTION.replace("Bella", "Charlie")), "Add to Production")
    desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")


def test_enter_on_the_other_button_adds(at: Callable[[ProfileName], Desk]) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    box = asked(desk)
    press(box.focusWidget(), "Tab")
    press(box.focusWidget(), "Return")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


@pytest.mark.parametrize("name", [ProfileName.STAGING, ProfileName.THIS_COMPUTER, None])
def test_other_services_ask_nothing(at: Callable[[ProfileName | None], Desk], name: ProfileName | None) -> None:
    desk = at(name)
    desk.add("Bella")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert questions() == []


def test_who_does_not_want_it_is_not_asked_from_then_on(at: Callable[[ProfileName], Desk], wish: Wish) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    click(asked(desk), "Do not add")
    wish.wanted = False
    desk.wait(lambda: is_there(desk.window, "Send"))
    desk.click("Send")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_is_added_again_is_a_write_too_and_the_lost_one_comes_back_when_it_is_discarded(
    at: Callable[[ProfileName], Desk], store: FakeStore, wish: Wish
) -> None:
    desk = at(ProfileName.PRODUCTION)
    wish.wanted = False
    store.next(failing(httpx.ReadTimeout("late")))
    desk.add("Bella")
    desk.wait(lambda: says(desk.window, "Bella isn't in the list yet ("))
    wish.wanted = True
    for answer in ("Do not add", "Add to Production"):
        desk.wait(lambda: is_there(desk.window, "Decide…"))
        desk.click("Decide…")
        click(desk.dialog("Add not confirmed"), "Add again")
        click(asked(desk), answer)
        if answer == "Do not add":
            desk.wait(lambda: is_there(desk.window, "Discard"))
            desk.click("Discard")
            desk.wait_for_pending(("Bella", "Not confirmed"))
            assert store.posts == 1
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.posts == 2


def test_a_question_holds_up_nothing_at_another_service_and_its_answer_sends_nothing_there(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    box = asked(desk)
    other = FakeStore()
    desk.open(other, address=ELSEWHERE)
    desk.add("Charlie")
    desk.wait_for_names("Charlie")
    click(box, "Add to Production")
    desk.add("Dai")
    desk.wait_for_names("Dai", "Charlie")
    assert (store.posts, other.posts) == (0, 2)


def test_a_question_that_waits_for_a_message_is_not_asked_at_another_service(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    store.next(refusing(403, "No lists."))
    desk.press("F5")
    desk.box()
    desk.add("Bella")
    desk.wait_for_pending(("Bella", "Waiting"))
    desk.qtbot.wait(50)
    other = FakeStore()
    desk.open(other, address=ELSEWHERE)
    desk.add("Charlie")
    desk.wait_for_names("Charlie")
    desk.add("Dai")
    desk.wait_for_names("Dai", "Charlie")
    assert (questions(), store.posts) == ([], 0)
    at(ProfileName.PRODUCTION)
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_becomes_of_an_add_is_said_aloud(
    at: Callable[[ProfileName], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(add_pet_controller, "announce", lambda _widget, sentence: heard.append(sentence))
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    click(asked(desk), "Do not add")
    desk.wait(lambda: is_there(desk.window, "Send"))
    desk.click("Send")
    click(asked(desk), "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert heard == ["1 animal was not sent.", "Bella, available, was added, ID 4."]


def test_an_animal_that_is_taken_out_while_it_is_asked_about_is_not_sent(
    at: Callable[[ProfileName], Desk], store: FakeStore
) -> None:
    desk = at(ProfileName.PRODUCTION)
    desk.add("Bella")
    box = asked(desk)
    desk.table.setCurrentIndex(desk.table.model().index(0, 1))
    press(desk.table, "Delete")
    click(box, "Add to Production")
    desk.wait_for_pending()
    desk.add("Charlie")
    desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert [pet.name for pet in store.pets].count("Bella") == 0


def test_the_window_is_made_by_the_program(at: Callable[[ProfileName], Desk]) -> None:
    assert isinstance(at(ProfileName.STAGING).window, MainWindow)
