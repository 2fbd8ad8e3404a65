"""Who holds the door of the service, or what befalls it: seen at a desk in the window, and how long it waited.

``PETSTORE_GUI_STOPPED_S=60`` stops the service for so many seconds; ``make faults`` does.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from petstore_gui.connection.connector import Connector
from tests.faults.cases import ADD, LATE, LIST
from tests.faults.conftest import open_profile
from tests.faults.row import Record, Row
from tests.faults.scene import CATEGORY, first_with, wait_for_words
from tests.faults.store import Store
from tests.faults.test_replays import soon
from tests.service.test_clock_turned_back import NOW, clock
from tests.service.test_keys import add_key
from tests.service.test_pressed import (
    BIG,
    HALF_A_BODY,
    ROOM_BYTES,
    UNREAD_BYTES,
    connect,
    connect_unreading,
    memory_of,
    with_key,
)
from tests.service.test_pressed import LIST as BIG_LIST
from tests.support import faults
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import slowness, wait_until
from tests.support.read_only_disk import own_disk, read_only
from tests.support.service import RunningService, running_service
from tests.support.windows import Desk, dialogs, press

__all__ = ["clock", "soon"]  # fixtures

AHEAD = "+1d"  # less than the time for which the service keeps idempotency keys

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc"),
]

LUNA = "Luna"
HELD, READERS = 250, 100
LONGEST_WAIT_S = 5.0 * slowness()  # a quarter of what a body may take
STOPPED_S = float(os.environ.get("PETSTORE_GUI_STOPPED_S", "1"))


@dataclass(frozen=True)
class Door:
    """A service, what is stored behind it, and the desk before it, which has a key of its own."""

    service: RunningService
    store: Store
    desk: Desk
    other_key: str
    """Of another desk."""
    proxy: FaultyProxy | None

    def add(self) -> float:
        """Add the animal that is in the form, and return how long that took until it was said."""
        began = time.monotonic()
        press(self.desk.line("Category"), "Return")
        wait_for_words(self.desk, f"{LUNA} was added, ID")
        return time.monotonic() - began

    def refresh(self) -> float:
        """See at the desk what another one has added; return how long that took."""
        self.store.add("News")
        began = time.monotonic()
        self.desk.press("F5")
        self.desk.wait(lambda: "News" in self.desk.names())
        return time.monotonic() - began

    @property
    def doubled(self) -> int:
        return self.store.count(LUNA) - 1


@pytest.fixture
def open_door(bare_desk: Desk, connector: Connector, tmp_path: Path) -> Iterator[Callable[..., Door]]:
    """Return what opens the window on a service with these arguments and animals, with another one in the form."""
    database = tmp_path / "door" / "animals.sqlite3"
    with ExitStack() as stack:

        def open_door(*arguments: str, big: bool = False, is_proxied: bool = False) -> Door:
            other, own = add_key(database, "Other"), add_key(database, "Desk")
            service = stack.enter_context(running_service(database, arguments=arguments))
            store = stack.enter_context(closing(Store(service.base_url)))
            store.add("Rex")
            with service.client() as client:
                for _ in range(100 if big else 0):
                    client.post("/pets", json=BIG).raise_for_status()
            proxy = stack.enter_context(FaultyProxy(service.base_url, honours_keys=True)) if is_proxied else None
            open_profile(bare_desk, connector, proxy.url if proxy else service.base_url, own)
            bare_desk.write("Name", LUNA)
            bare_desk.write("Category", CATEGORY)
            return Door(service, store, bare_desk, other, proxy)

        yield open_door


# ------------------------------------------------------------------------------------------ 58: who may hold the door


@pytest.mark.usefixtures("long_patience")
def test_one_key_that_holds_bodies_back_keeps_no_desk_waiting(open_door: Callable[..., Door], record: Record) -> None:
    door = open_door("--engine", "fast")
    with ExitStack() as stack:
        for _ in range(HELD):
            stack.enter_context(connect(door.service)).sendall(with_key(HALF_A_BODY, door.other_key))
        adding, refreshing = door.add(), door.refresh()
    shown = f"{LUNA} was added, after {adding:.1f} s; listed after {refreshing:.1f} s"
    record(Row(58, f"{HELD} bodies held back by one key", ADD, shown, doubled=door.doubled))
    assert max(adding, refreshing) < LONGEST_WAIT_S
    assert (door.doubled, dialogs()) == (0, [])


@pytest.mark.usefixtures("long_patience")
def test_readers_that_do_not_read_keep_no_desk_waiting(open_door: Callable[..., Door], record: Record) -> None:
    door = open_door("--engine", "plain", big=True)
    before = memory_of(door.service)
    with ExitStack() as stack:
        for _ in range(READERS):
            reader = stack.enter_context(connect_unreading(door.service))
            reader.sendall(with_key(BIG_LIST, door.other_key))
        adding, refreshing = door.add(), door.refresh()
        more = memory_of(door.service) - before
    shown = f"{LUNA} was added, after {adding:.1f} s; listed after {refreshing:.1f} s; {more / 2**20:.0f} MiB more"
    record(Row(58, f"{READERS} readers of 3 MB that do not read", ADD, shown))
    assert max(adding, refreshing) < LONGEST_WAIT_S
    assert more < UNREAD_BYTES + ROOM_BYTES
    assert dialogs() == []


# ------------------------------------------------------------------------------ 52: the disk, 51: the process, 17: time


@pytest.fixture
def own_door(tmp_path: Path) -> Iterator[None]:
    """Let the folder of the service be a disk of its own."""
    with own_disk(tmp_path / "door"):
        yield


@pytest.mark.usefixtures("soon", "own_door")
def test_a_disk_that_turns_read_only_under_the_service_is_said_and_the_add_goes_when_it_is_back(
    open_door: Callable[..., Door], record: Record, tmp_path: Path
) -> None:
    door = open_door()
    names = door.desk.names()
    with read_only(tmp_path / "door" / "animals.sqlite3"):
        press(door.desk.line("Category"), "Return")
        wait_for_words(door.desk, f"Sending {LUNA} again…")
        shown = first_with(f"Sending {LUNA} again…")
        door.desk.press("F5")
        door.desk.wait(lambda: not door.desk.is_reading)
        assert names == [name for name in door.desk.names() if name != LUNA]
        assert not first_with(f"{LUNA} was added")  # nothing is claimed
        assert dialogs() == []
    wait_for_words(door.desk, f"{LUNA} was added, ID")
    lost = 1 - min(1, door.store.count(LUNA))
    record(Row(52, "the database's disk turns read-only", ADD, shown, lost, max(0, door.doubled)))
    assert door.store.count(LUNA) == 1


@pytest.mark.usefixtures("soon")
def test_a_service_that_stands_still_is_said_and_goes_on(open_door: Callable[..., Door], record: Record) -> None:
    door = open_door()
    door.service.process.send_signal(signal.SIGSTOP)
    try:
        door.desk.press("F5")
        wait_for_words(door.desk, LATE)
        late = first_with(LATE)
        press(door.desk.line("Category"), "Return")
        wait_for_words(door.desk, f"Sending {LUNA} again…")
        shown = first_with(f"Sending {LUNA} again…")
        time.sleep(STOPPED_S)  # what is measured
    finally:
        door.service.process.send_signal(signal.SIGCONT)
    wait_for_words(door.desk, f"{LUNA} was added, ID")
    door.refresh()
    for act, said in ((LIST, late), (ADD, shown)):
        record(Row(51, f"the service stands still for {STOPPED_S:.0f} s", act, said, doubled=door.doubled))
    assert door.doubled == 0
    assert "Traceback" not in door.service.errors()


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("before", "after", "said"), [(NOW, AHEAD, f"{LUNA} was added, ID"), (AHEAD, NOW, "was probably added, as ID")]
)
def test_an_add_whose_answer_is_lost_as_the_services_clock_is_turned_is_doubled_by_nobody(
    clock: Callable[[str], None], open_door: Callable[..., Door], record: Record, before: str, after: str, said: str
) -> None:
    clock(before)
    door = open_door(is_proxied=True)
    assert door.proxy is not None
    door.proxy.fault(faults.stored(faults.hang_up), method="POST")
    with door.service.client() as client:
        today = client.get("/pets").headers["date"][:16]
        clock(after)
        wait_until(lambda: client.get("/pets").headers["date"][:16] != today, "the clock is another one")
    press(door.desk.line("Category"), "Return")
    wait_for_words(door.desk, said)
    fault = f"answer lost as the service's clock is turned {'ahead' if after == AHEAD else 'back'} by a day"
    record(Row(17, fault, ADD, first_with(said), doubled=door.doubled))
    assert door.doubled == 0
