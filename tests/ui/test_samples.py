"""The sample animals: offered to an empty store on this computer, added once, and never offered in doubt."""

import dataclasses

import httpx

from petstore_gui.connection.connection import Connection
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.inventory.adding import Unknown
from petstore_gui.inventory.samples import COUNT, sample_animals
from petstore_gui.ui.inventory_page import InventoryPage
from tests.support.fake_store import ADDRESS, FakeStore, failing, losing, refusing
from tests.support.windows import Desk, boxes, click, is_there, says
from tests.ui.conftest import REX


def open_this_computer(desk: Desk, store: FakeStore) -> Connection:
    """Open an empty store on this computer."""
    local = dataclasses.replace(store.connection(), profile=Profile(ProfileName.THIS_COMPUTER, ADDRESS))
    desk.session.open(lambda _connector: local)
    desk.wait(lambda: is_there(desk.window, "Add sample animals"))
    return local


def test_a_refresh_while_samples_are_added_does_not_hide_how_far_they_are(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    held = store.hold()
    bare_desk.click("Add sample animals")
    bare_desk.wait(held.arrived.is_set)
    store.pets = [REX]
    bare_desk.press("F5")
    bare_desk.wait_for_names("Rex")
    assert says(bare_desk.window, "Adding sample animals: 0 of 240")
    held.release()


def test_samples_that_could_not_be_added_leave_the_empty_page_as_it_was(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    store.next(refusing(400, "no"))
    bare_desk.click("Add sample animals")
    click(bare_desk.box(), "Close")
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    assert is_there(bare_desk.window, "Add sample animals")


def test_samples_of_which_one_has_no_answer_are_shown_and_not_offered_again(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    page = bare_desk.window.findChild(InventoryPage)
    assert page is not None

    store.next(*[store.answer] * 5, losing(store))
    with bare_desk.qtbot.waitSignal(page.unknown) as unknown:
        bare_desk.click("Add sample animals")
    click(bare_desk.box(), "Close")
    bare_desk.wait_for_names(*[pet.name for pet in store.pets])
    assert len(store.pets) == 6
    assert not is_there(bare_desk.window, "Add sample animals")
    assert unknown.args is not None
    assert isinstance(unknown.args[0], Unknown)
    assert unknown.args[0].entry.new_pet == sample_animals()[5]
    assert bare_desk.pending() == [(sample_animals()[5].name, "Not confirmed")]


def test_samples_are_not_offered_while_it_is_not_known_which_are_there(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    store.next(store.answer, refusing(500, "no"), failing(httpx.ConnectError("no")))
    bare_desk.click("Add sample animals")
    click(bare_desk.box(), "Close")
    bare_desk.wait(lambda: says(bare_desk.window, "trying again in"))
    assert boxes() == []
    bare_desk.wait_for_pending((sample_animals()[1].name, "Not confirmed"))
    assert not is_there(bare_desk.window, "Add sample animals")
    bare_desk.click("Try now")
    bare_desk.wait_for_names(store.pets[0].name)


def test_samples_go_on_with_another_key_where_the_refused_one_stopped(bare_desk: Desk) -> None:
    store = FakeStore()
    local = open_this_computer(bare_desk, store)
    store.next(*[store.answer] * 5, refusing(401, "no"))
    bare_desk.click("Add sample animals")
    bare_desk.box()
    again = dataclasses.replace(local, client=store.connection().client)
    bare_desk.session.open(lambda _connector: again)
    bare_desk.wait(lambda: len(bare_desk.names()) >= 100)
    assert len(store.pets) == COUNT
    assert [pet.name for pet in store.pets[::-1]] == [new.name for new in sample_animals()]


def test_of_another_service_nothing_is_said_of_samples_that_were_under_way(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    held = store.hold()
    bare_desk.click("Add sample animals")
    bare_desk.wait(held.arrived.is_set)
    bare_desk.open(FakeStore(), address="https://other.example.com/v1")
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    assert not says(bare_desk.window, "Adding sample animals")
    held.release()


def test_samples_that_nobody_gives_a_key_for_are_not_offered_before_a_list_is_read(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    store.next(*[store.answer] * 5, refusing(401, "no"))
    bare_desk.click("Add sample animals")
    click(bare_desk.box(), "Close")
    bare_desk.wait(lambda: says(bare_desk.window, "Some sample animals may have been added."))
    assert not is_there(bare_desk.window, "Add sample animals")
    assert boxes() == []
    assert store.requests[-1] == "POST /v1/pets"
    bare_desk.press("F5")
    bare_desk.wait_for_names(*[pet.name for pet in store.pets])
    assert len(store.pets) == 5


def test_another_service_takes_no_animal_that_was_on_its_way_to_the_first(bare_desk: Desk) -> None:
    store = FakeStore()
    open_this_computer(bare_desk, store)
    held = store.hold()
    bare_desk.click("Add sample animals")
    bare_desk.wait(held.arrived.is_set)
    other = FakeStore([REX])
    bare_desk.open(other, address="https://other.example.com/v1")
    held.release()
    bare_desk.wait_for_names("Rex")
    bare_desk.press("F5")
    bare_desk.wait(lambda: len(other.requests) == 2)
    assert not any(request.startswith("POST") for request in other.requests)
    assert not says(bare_desk.window, "Adding sample animals")


def test_only_an_empty_store_on_this_computer_is_offered_samples(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore())
    assert says(bare_desk.window, "There are no animals here yet.")
    assert not is_there(bare_desk.window, "Add sample animals")
