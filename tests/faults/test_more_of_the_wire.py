"""What the table of single faults does not say: silent repeats, redirects, order."""

import pytest
from PySide6.QtWidgets import QLineEdit

from tests.faults.cases import ADD, LIST, LOOK_UP, MOVED, UNKNOWN_ID, WAITS, found, meets
from tests.faults.row import Row
from tests.faults.scene import Act, Scene, first_with
from tests.support import faults
from tests.support.raw_server import RawServer, answer, answering
from tests.support.service import KEY
from tests.support.windows import click, column, dialogs, find, says, write

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

# --------------------------------------------------------------------------------------------- 5: a kept connection


def test_a_list_on_a_kept_connection_that_dies_is_asked_for_again_silently(scene: Scene) -> None:
    meets(faults.hang_up)(scene, LIST)
    news = scene.add_from_elsewhere()
    scene.do(LIST)
    scene.desk.wait(lambda: news in scene.desk.names())
    assert dialogs() == []
    scene.settle(Row(5, "kept connection dies", LIST, first_with("updated")))


def test_a_look_up_on_a_kept_connection_that_dies_is_asked_again_silently(scene: Scene) -> None:
    meets(faults.hang_up)(scene, LOOK_UP)
    scene.do(LOOK_UP)
    scene.wait_for_words(UNKNOWN_ID)
    scene.settle(Row(5, "kept connection dies", LOOK_UP, first_with(UNKNOWN_ID)))


def test_an_add_after_the_service_was_started_again_is_sent_over_a_new_connection(scene: Scene) -> None:
    scene.proxy.drop()
    scene.do(ADD)
    scene.wait_for_words(f"{scene.name} was added, ID")
    row = Row(5, "kept connection was dead", ADD, first_with("was added, ID"))
    scene.settle(row, stored=True, posts=1)


# ------------------------------------------------------------------------------------------------------ 8: redirects


@pytest.mark.parametrize("act", Act)
def test_a_redirect_is_not_followed_and_both_addresses_are_named(scene: Scene, act: Act) -> None:
    with RawServer(answering(answer())) as elsewhere:
        location = f"http://localhost:{elsewhere.port}/v1/moved"
        meets(faults.redirecting(location, status="308 Permanent Redirect"))(scene, act)
        scene.do(act)
        if act is ADD:
            scene.wait_for_words(MOVED, WAITS)
            scene.desk.click("Details")
        scene.wait_for_words(MOVED, location, scene.proxy.url)
        row = Row(8, "redirect to another host", act, first_with(MOVED))
        scene.settle(row, posts=int(act is ADD))
        assert elsewhere.requests == []
    assert not any(b"/moved" in request.split(b"\r\n")[0] for request in scene.proxy.requests)


def test_an_add_that_was_answered_by_a_page_elsewhere_is_looked_for(scene: Scene) -> None:
    meets(faults.stored(faults.redirecting("https://elsewhere.example.com/", status="303 See Other")))(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(*found(stored=True))
    scene.settle(Row(8, "redirect 303, stored", ADD, first_with(found(stored=True)[0])), stored=True, posts=1)


# ---------------------------------------------------------------------------------------------- 11: what is unknown yet


def test_an_unknown_status_is_shown_as_it_is(scene: Scene) -> None:
    animal = b'{"id":77,"name":"Nemo","categoryId":1,"status":"sleeping","tail":{"long":true}}'
    meets(faults.saying(animal))(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: "Nemo" in scene.desk.names())
    shown = next(status for status in column(scene.desk.table, 3) if status == "sleeping")
    assert dialogs() == []
    scene.do(LIST)
    scene.desk.wait(lambda: "Nemo" not in scene.desk.names())
    scene.settle(Row(11, "unknown status and fields", LIST, shown))


# --------------------------------------------------------------------------------------------- 13: a 401 in the middle


def test_a_401_in_the_middle_is_one_question_and_then_everything_goes_on(scene: Scene) -> None:
    refused = faults.refusing("401 Unauthorized", "The API key is missing or invalid.")
    scene.proxy.fault(refused, times=99)
    scene.proxy.fault(refused, method="POST", times=99)
    before = len(scene.proxy.requests)
    for act in (LIST, ADD, LOOK_UP):
        scene.do(act)
    title = "The service did not accept the API key"
    scene.wait_for_words(title)
    shown = first_with(title)
    scene.desk.wait(lambda: len(scene.proxy.requests) == before + 3)
    click(scene.desk.box(), "Enter the API key…")
    dialog = scene.desk.dialog("Connection")
    scene.desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() != "")
    scene.heal()
    write(dialog, "API key", KEY)
    click(dialog, "Connect")
    scene.wait_for_words(f"{scene.name} was added, ID", UNKNOWN_ID)
    assert len(scene.proxy.requests) <= before + 3 + 8
    scene.settle(Row(13, "401 in the middle of three", ADD, shown), stored=True, posts=2)


# -------------------------------------------------------------------------------------- 16: out of order


def test_of_two_lists_the_last_asked_for_wins(scene: Scene) -> None:
    late = faults.Held()
    meets(late)(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(late.arrived.is_set)
    news = scene.add_from_elsewhere()
    scene.do(LIST)
    scene.desk.wait(lambda: news in scene.desk.names())
    late.release()
    scene.desk.wait(late.gone.is_set)
    scene.choose("Sold")
    scene.choose("All")
    assert news in scene.desk.names()
    scene.settle(Row(16, "answers out of order", LIST, first_with("updated")))


def test_of_two_look_ups_the_last_asked_for_wins(scene: Scene) -> None:
    late = faults.Held()
    scene.proxy.fault(late, path="/pets/")
    first, second = (str(animal["id"]) for animal in scene.store.animals()[-2:])
    name = scene.store.animals()[-1]["name"]
    scene.desk.look_up(first)
    scene.desk.wait(late.arrived.is_set)
    dialog = scene.desk.look_up(second)
    scene.desk.wait(lambda: says(dialog, name))
    late.release()
    scene.desk.wait(late.gone.is_set)
    scene.choose("Sold")
    assert says(dialog, name)
    assert says(dialog, second)
    scene.settle(Row(16, "answers out of order", LOOK_UP, name))
