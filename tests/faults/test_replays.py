"""Adds whose answer is lost at a service that honours idempotency keys: each ends as added, once, without a question.

``PETSTORE_GUI_RAPID_ADDS=200`` adds so many over the line that loses every third answer. The same faults at a service
that knows no such keys are in ``test_adds``.
"""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit

from petstore_gui.api import retry
from petstore_gui.connection.connector import Connector
from petstore_gui.outbox import backoff
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from tests.faults.cases import ADD
from tests.faults.conftest import open_profile
from tests.faults.row import Record, Row
from tests.faults.scene import CATEGORY, Scene, first_with, wait_for_words
from tests.faults.store import Store, running_store
from tests.faults.test_adds import desk_after_killing
from tests.support import faults
from tests.support.faulty_proxy import Exchange, Fault, FaultyProxy, passed_on
from tests.support.service import KEY
from tests.support.windows import Desk, boxes, click, dialogs, find, is_there, press, write

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

RAPID = int(os.environ.get("PETSTORE_GUI_RAPID_ADDS", "30"))


@pytest.fixture
def proxy(store: Store) -> Iterator[FaultyProxy]:
    with FaultyProxy(store.url, honours_keys=True) as proxy:
        yield proxy


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send again after a moment, however often it fails."""
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (0.3,))
    monkeypatch.setattr(retry, "BUSY_AFTER_S", (0.3,))


def is_added(scene: Scene) -> None:
    scene.wait_for_words(f"{scene.name} was added, ID")
    assert scene.stored() == 1
    assert scene.desk.pending() == []
    assert dialogs() == []


LOST: dict[str, Fault] = {
    "stored, hung up": faults.stored(faults.hang_up),
    "stored, reset": faults.stored(faults.reset),
    "stored, silent": faults.stored(faults.silence),
    "not stored, silent": faults.silence,
    "not stored, hung up": faults.hang_up,
    "cut in the body": faults.cut_in_the_body,
    "a byte at a time": faults.dripping_head,
    "a gateway's page": faults.page("502 Bad Gateway"),
    "stored, a gateway's page": faults.stored(faults.page("504 Gateway Timeout")),
    "about another animal": faults.stored(
        faults.answering(b'{"id":1,"name":"Milo","categoryId":1}', status="201 Created")
    ),
}


OFTEN = {"stored, hung up", "not stored, silent", "stored, a gateway's page", "about another animal"}


@pytest.mark.usefixtures("soon")  # at once would be too soon to be read
@pytest.mark.parametrize(
    "what", [pytest.param(each, marks=[pytest.mark.matrix] * (each not in OFTEN)) for each in LOST]
)
def test_a_lost_add_is_sent_again_and_is_added_once(scene: Scene, what: str) -> None:
    scene.proxy.fault(LOST[what], method="POST")
    scene.do(ADD)
    scene.wait_for_words(f"Sending {scene.name} again…")
    shown = first_with("again…")
    is_added(scene)
    assert scene.proxy.sent("POST") == 2
    first, second = (request for request in scene.proxy.requests if request.startswith(b"POST"))
    assert first == second
    scene.settle(Row(6, f"{what}, the service honours keys", ADD, shown), stored=True, posts=2)


@pytest.mark.usefixtures("soon")
def test_a_service_that_is_away_is_waited_for(scene: Scene) -> None:
    scene.proxy.fault(faults.stored(faults.hang_up), method="POST")
    scene.do(ADD)
    scene.wait_for_words(f"Sending {scene.name} again…")
    scene.proxy.refuse()
    scene.desk.add("Mia", CATEGORY)  # nothing blocks: the next one is typed meanwhile, and waits
    scene.desk.wait(lambda: ("Mia", "Waiting") in scene.desk.pending())
    assert (scene.name, "Sending again…") in scene.desk.pending()
    scene.heal()
    scene.desk.wait(lambda: scene.stored() == 1 and scene.store.count("Mia") == 1 and scene.desk.pending() == [])
    assert dialogs() == []


@pytest.mark.usefixtures("soon")
def test_retry_after_is_obeyed(scene: Scene) -> None:
    busy = faults.refusing("503 Service Unavailable", "Later.", retry_after="2")
    scene.proxy.fault(faults.stored(busy), method="POST")
    scene.do(ADD)
    scene.wait_for_words(f"Sending {scene.name} again…")
    sender = scene.desk.window.findChild(OutboxBridge)
    assert sender is not None
    assert 300 < sender.wake_timer.interval() <= 2000
    is_added(scene)


@pytest.mark.usefixtures("soon")
def test_a_key_that_ends_meanwhile_is_asked_for_once(scene: Scene) -> None:
    refused = faults.refusing("401 Unauthorized", "The API key is missing or invalid.")
    scene.proxy.fault(faults.stored(faults.hang_up), method="POST")
    scene.proxy.fault(refused, times=99)
    scene.proxy.fault(refused, method="POST", times=99)
    scene.do(ADD)
    scene.wait_for_words("The service did not accept the API key")
    assert len(boxes()) == 1
    click(scene.desk.box(), "Enter the API key…")
    dialog = scene.desk.dialog("Connection")
    scene.desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() != "")
    scene.heal()
    write(dialog, "API key", KEY)
    click(dialog, "Connect")
    is_added(scene)
    assert scene.proxy.sent("POST") == 2


@pytest.mark.usefixtures("soon")
def test_what_the_service_does_not_know_any_more_is_asked_about_as_before(scene: Scene) -> None:
    scene.proxy.fault(faults.stored(faults.hang_up), method="POST")
    scene.proxy.fault(without_promise, times=99)
    scene.do(ADD)
    scene.wait_for_words("was probably added, as ID")
    assert scene.proxy.sent("POST") == 1
    scene.settle(Row(6, "answer lost, keys not honoured any more", ADD, first_with("probably")), stored=True, posts=1)


def without_promise(exchange: Exchange) -> bool:
    """Pass on what comes as a service does that knows no keys."""
    answer = exchange.forward()
    return exchange.peer.send(answer.replace(b"idempotency-retention", b"x-something"))


@pytest.mark.usefixtures("soon")
def test_a_person_may_take_it_out_and_is_asked_then(scene: Scene) -> None:
    held = faults.Held()
    scene.proxy.fault(faults.stored(faults.hang_up), method="POST")
    scene.do(ADD)
    scene.wait_for_words(f"Sending {scene.name} again…")
    scene.proxy.fault(held, method="POST")
    scene.desk.click("Stop…")
    scene.desk.wait(lambda: dialogs() != [])
    (dialog,) = dialogs()
    assert is_there(dialog, "Stop sending") or is_there(dialog, "Yes, that's it")
    press(dialog, "Escape")
    scene.desk.wait(held.arrived.is_set)
    held.release()
    is_added(scene)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="SIGKILL")
@pytest.mark.parametrize(("fault", "stored"), [(faults.silence, False), (faults.stored(faults.silence), True)])
def test_an_add_of_a_program_that_was_killed_is_finished_by_the_next_start(
    request: pytest.FixtureRequest, proxy: FaultyProxy, store: Store, fault: Fault, *, stored: bool
) -> None:
    name = f"Killed {stored}"
    desk = desk_after_killing(request, name, fault, stored=stored)
    wait_for_words(desk, f"{name} was added, ID")
    assert (store.count(name), proxy.sent("POST"), dialogs()) == (1, 2, [])


class EveryThird:
    """Loses every third answer of what the service has stored."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, exchange: Exchange) -> bool:
        self.count += 1
        return (passed_on if self.count % 3 else faults.stored(faults.hang_up))(exchange)


def has_fewer(desk: Desk, count: int) -> bool:
    return len(desk.pending()) < count


@pytest.mark.slow
@pytest.mark.rounds
@pytest.mark.usefixtures("soon")
def test_rapid_adds_over_a_line_that_loses_every_third_answer(
    bare_desk: Desk, connector: Connector, tmp_path: Path, record: Record
) -> None:
    every_third = EveryThird()
    with running_store(tmp_path / "rapid") as store, FaultyProxy(store.url, honours_keys=True) as proxy:
        proxy.fault(every_third, method="POST", times=10 * RAPID)
        open_profile(bare_desk, connector, proxy.url)
        names = [f"Rapid {number}" for number in range(RAPID)]
        for name in names:
            bare_desk.add(name, CATEGORY)
        for count in range(RAPID, 0, -1):
            bare_desk.wait(partial(has_fewer, bare_desk, count))
        with closing(sqlite3.connect(tmp_path / "rapid" / "animals.sqlite3")) as connection:
            stored = connection.execute("SELECT name FROM pets WHERE name LIKE 'Rapid %'").fetchall()
        assert sorted(name for (name,) in stored) == sorted(names)
        assert dialogs() == []
        record(Row(6, f"{RAPID} adds, every third answer lost", ADD, f"{every_third.count} sent, none doubled"))
