"""Adds without an answer: each of the four sentences, a service that cannot be asked, and a program that was killed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTableView

from petstore_gui.connection.demo import JOURNAL_NAME
from tests.faults.cases import ADD, LIST, found, meets
from tests.faults.row import Row
from tests.faults.scene import CATEGORY, Scene, first_with, wait_for_words
from tests.faults.store import Store, running_store
from tests.support import faults
from tests.support.faulty_proxy import Fault, FaultyProxy
from tests.support.service import KEY
from tests.support.windows import Desk, click, column, dialogs, find

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

ANSWER_LOST = faults.stored(faults.hang_up)


def add_another_alike(scene: Scene) -> None:
    scene.store.add(scene.name, status="available", category=int(CATEGORY))
    scene.others = 1


@pytest.mark.parametrize("stored", [True, False])
def test_one_that_was_listed_before_is_not_taken_for_it(scene: Scene, *, stored: bool) -> None:
    add_another_alike(scene)
    scene.do(LIST)
    scene.desk.wait(lambda: scene.name in scene.desk.names())
    meets(ANSWER_LOST if stored else faults.hang_up)(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(*found(stored=stored))
    row = Row(6, f"answer lost, a twin was there, {'' if stored else 'not '}stored", ADD, first_with("added"))
    scene.settle(row, stored=stored, posts=1)


def test_where_somebody_else_adds_the_same_both_are_shown(scene: Scene) -> None:
    add_another_alike(scene)
    meets(ANSWER_LOST)(scene, ADD)
    scene.do(ADD)
    scene.wait_for_words(f"Which of these is {scene.name}?")
    shown = first_with("Which of these is")
    (dialog,) = dialogs()
    assert column(find(dialog, QTableView, "Animals that it could be"), 1) == [scene.name] * 2
    scene.settle(Row(6, "answer lost, another alike", ADD, shown), stored=True, posts=1)


def test_an_add_that_nobody_can_be_asked_about_is_looked_for_when_there_is_a_list(scene: Scene) -> None:
    scene.proxy.ignore()
    scene.do(ADD)
    scene.wait_for_words("We couldn't confirm that", "Looking for it in the list…", "No answer in time")
    shown = first_with("We couldn't confirm that")
    scene.heal()
    scene.do(LIST)
    scene.wait_for_words(*found(stored=False))
    scene.settle(Row(2, "silent before it was read", ADD, shown), posts=0)


class TestWhereTheListIsCutOff:
    """There are more animals than the service lists."""

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        with running_store(tmp_path / "many") as store:
            for number in range(110):
                store.add(f"No. {number}", status="available")
            yield store

    def test_what_is_not_listed_cannot_be_told(self, scene: Scene) -> None:
        meets(faults.hang_up)(scene, ADD)
        scene.do(ADD)
        scene.wait_for_words(*found(stored=False))
        scene.settle(Row(6, "answer lost, list cut off", ADD, first_with("isn't in the list yet")), posts=1)

    def test_what_is_listed_may_be_an_older_one(self, scene: Scene) -> None:
        meets(ANSWER_LOST)(scene, ADD)
        scene.do(ADD)
        scene.wait_for_words("Is this ", "It may be an older one: not all animals were listed when")
        row = Row(6, "answer lost, list cut off, stored", ADD, first_with("It may be an older one"))
        scene.settle(row, stored=True, posts=1)


# ------------------------------------------------------------------------------------- 50: the program is killed

AN_ADD = """
import sys
from pathlib import Path
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.outbox.adding import Sending
from petstore_gui.outbox.journal import Journal
from petstore_gui.inventory.snapshot import take_snapshot

url, key, journal, name, category = sys.argv[1:]
client = PetStoreClient(url, key, deadline=60, add_deadline=60)
before = take_snapshot(client, url)
journal = Journal(Path(journal))
(entry,) = journal.enqueue(url, [NewPet(name=name, category_id=int(category))])
Sending(entry, lambda function: function(journal), before=before, is_embedded=False).run(client)
"""


def desk_after_killing(request: pytest.FixtureRequest, name: str, fault: Fault, *, stored: bool) -> Desk:
    """Add an animal in another process over a line with this fault, kill that, and return the window started next."""
    proxy: FaultyProxy = request.getfixturevalue("proxy")
    store: Store = request.getfixturevalue("store")
    data: Path = request.getfixturevalue("tmp_path") / "data"
    proxy.fault(fault, method="POST")
    arguments = [proxy.url, KEY, str(data / JOURNAL_NAME), name, CATEGORY]
    with subprocess.Popen([sys.executable, "-c", AN_ADD, *arguments]) as program:
        wait = request.getfixturevalue("qtbot").waitUntil
        wait(lambda: proxy.sent("POST") == 1 and store.count(name) == stored, timeout=20_000)
        program.kill()
    desk: Desk = request.getfixturevalue("desk")
    return desk


@pytest.mark.parametrize(
    ("point", "fault", "stored"),
    [
        ("before the service has it", faults.silence, False),
        ("after the service has it", faults.stored(faults.silence), True),
        ("in the middle of the answer", faults.dripping_head, True),
    ],
)
def test_an_add_of_a_program_that_was_killed_is_asked_about_at_the_next_start(
    request: pytest.FixtureRequest, store: Store, point: str, fault: Fault, *, stored: bool
) -> None:
    name = f"Killed {point}"
    desk = desk_after_killing(request, name, fault, stored=stored)
    wait_for_words(desk, "We couldn't confirm that", name[:20], found(stored=stored)[0])
    shown = first_with("We couldn't confirm that")
    if not stored:
        desk.click("Decide…")
        desk.wait(lambda: dialogs() != [])
    (dialog,) = dialogs()
    click(dialog, "Yes, that's it" if stored else "Add again")
    wait_for_words(desk, f"{name} was added, ID")
    assert store.count(name) == 1
    scene: Scene = request.getfixturevalue("scene")
    scene.settle(Row(50, f"killed {point}", ADD, shown), posts=1 + (not stored))
