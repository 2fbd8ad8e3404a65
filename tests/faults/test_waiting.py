"""What takes long or asks to wait: it is counted down, goes on by itself, and can be cancelled."""

import re
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from tests.faults.cases import ADD, LIST, LOOK_UP, UNKNOWN_ID, WAITS, found, meets
from tests.faults.row import Row
from tests.faults.scene import Scene, first_with
from tests.support import faults
from tests.support.faulty_proxy import Fault
from tests.support.windows import click, dialogs, is_there, press

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

BUSY = "The service is busy"
STATUSES = {429: "429 Too Many Requests", 503: "503 Service Unavailable"}


def asking_to_wait(status: int, retry_after: str) -> Fault:
    return faults.refusing(STATUSES[status], "Not now.", retry_after=retry_after)


def in_half_a_minute() -> str:
    return format_datetime(datetime.now(UTC) + timedelta(seconds=30), usegmt=True)


def seconds_left(part: str) -> int:
    """Return the number in the first words in sight that have ``part`` in them."""
    found = re.search(rf"{part} (\d+) s", first_with(part))
    assert found is not None
    return int(found[1])


# ----------------------------------------------------------------------------------------------- 15: asked to wait


@pytest.mark.usefixtures("seconds_by_hand")
@pytest.mark.parametrize(
    ("status", "said", "least", "most"), [(429, "7", 7, 7), (503, "soon", 5, 5), (503, "a date", 20, 30)]
)
def test_a_list_is_asked_for_again_after_the_wait_unless_it_is_cancelled(
    scene: Scene, status: int, said: str, least: int, most: int
) -> None:
    value = in_half_a_minute() if said == "a date" else said
    meets(asking_to_wait(status, value))(scene, LIST)
    scene.do(LIST)
    scene.wait_for_words(BUSY, "trying again in")
    shown = f"{BUSY}, {first_with('trying again in')}"
    seconds = seconds_left("trying again in")
    assert least <= seconds <= most
    assert dialogs() == []
    scene.desk.second()
    assert seconds_left("trying again in") < seconds
    if most < 20:
        news = scene.add_from_elsewhere()
        for _ in range(most):
            scene.desk.second()
        scene.desk.wait(lambda: news in scene.desk.names())
    else:
        scene.desk.click("Cancel")
    assert not first_with("trying again in")
    scene.settle(Row(15, f"{status}, Retry-After: {said}", LIST, shown))


def test_a_service_that_goes_on_asking_for_no_time_at_all_is_asked_less_and_less_often(scene: Scene) -> None:
    meets(asking_to_wait(503, "0"), times=4)(scene, LIST)
    scene.do(LIST)
    pauses = []
    for pause in (5, 10, 20, 40):
        scene.wait_for_words(BUSY, f"trying again in {pause} s")
        pauses.append(pause)
        assert dialogs() == []
        for _ in range(pause):
            scene.desk.second()
    scene.desk.wait(lambda: not first_with(BUSY))
    scene.settle(Row(15, "503, Retry-After: 0, 4 times", LIST, f"{BUSY}, trying again in {pauses} s"))


def test_a_look_up_is_asked_again_after_the_wait(scene: Scene) -> None:
    meets(asking_to_wait(429, "5"))(scene, LOOK_UP)
    scene.do(LOOK_UP)
    scene.wait_for_words("again in 5 s.")
    shown = first_with("again in 5 s.")
    for _ in range(5):
        scene.desk.second()
    scene.wait_for_words(UNKNOWN_ID)
    scene.settle(Row(15, "429, Retry-After: 5", LOOK_UP, shown))


def test_the_wait_of_a_look_up_can_be_cancelled(scene: Scene) -> None:
    meets(asking_to_wait(503, "1000000000"))(scene, LOOK_UP)
    scene.do(LOOK_UP)
    scene.wait_for_words("again in 60 s.")
    shown = first_with("again in 60 s.")
    click(scene.desk.dialog("Look up an animal"), "Cancel")
    scene.wait_for_words("Cancelled.")
    scene.settle(Row(15, "503, Retry-After: 1000000000", LOOK_UP, shown))


def test_an_add_waits_as_long_as_a_429_asks_for(scene: Scene) -> None:
    meets(asking_to_wait(429, "5"))(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(BUSY, WAITS, "Trying again in 5 s")
    shown = first_with(BUSY)
    for _ in range(5):
        scene.desk.second()
    scene.wait_for_words(f"{scene.name} was added, ID")
    scene.settle(Row(15, "429, Retry-After: 5", ADD, shown), stored=True, posts=2)


@pytest.mark.parametrize("stored", [True, False])
def test_an_add_is_looked_for_after_a_503(scene: Scene, *, stored: bool) -> None:
    fault = asking_to_wait(503, "5")
    meets(faults.stored(fault) if stored else fault)(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(*found(stored=stored))
    row = Row(15, f"503, Retry-After: 5, {'' if stored else 'not '}stored", ADD, first_with(found(stored=stored)[0]))
    scene.settle(row, stored=stored, posts=1)


# ---------------------------------------------------------------------------------------------- 3: the user cancels


@pytest.mark.usefixtures("long_patience")
def test_a_list_that_drips_can_be_cancelled_before_its_deadline(scene: Scene) -> None:
    meets(faults.dripping_body)(scene, LIST)
    scene.do(LIST)
    scene.desk.wait(lambda: is_there(scene.desk.window, "Cancel"))
    scene.desk.click("Cancel")
    scene.wait_for_words("Cancelled")
    scene.settle(Row(3, "body drips, the user cancels", LIST, first_with("Cancelled")))


@pytest.mark.usefixtures("long_patience")
def test_an_add_that_drips_can_be_taken_out_and_is_not_said_to_be_gone(scene: Scene) -> None:
    meets(faults.dripping_body)(scene, ADD)
    scene.do(ADD)
    scene.desk.wait(lambda: scene.store.count(scene.name) == 1)
    scene.desk.table.selectRow(0)
    press(scene.desk.table, "Del")
    scene.wait_for_words(*found(stored=True))
    row = Row(3, "body drips, the user takes it out", ADD, first_with(found(stored=True)[0]))
    scene.settle(row, stored=True, posts=1)


@pytest.mark.usefixtures("long_patience")
def test_a_look_up_that_drips_ends_with_its_dialog(scene: Scene) -> None:
    meets(faults.dripping_head)(scene, LOOK_UP)
    scene.do(LOOK_UP)
    scene.wait_for_words("Looking up")
    shown = first_with("Looking up")
    scene.proxy.wait_for_a_request()
    scene.close_dialogs()
    scene.settle(Row(3, "head drips, the user closes", LOOK_UP, shown))
