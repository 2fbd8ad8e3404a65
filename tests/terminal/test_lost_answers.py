"""Adds by the command whose answer is lost, or that are killed: nothing is sent twice, and nothing is claimed."""

import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.journal import Journal
from petstore_gui.storage.folders import data_folder
from petstore_gui.storage.sqlite_file import BUSY_SECONDS
from petstore_gui.terminal.workers import Interruption
from tests.support.commands import command, command_here, command_line, document, environment_of
from tests.support.faults import hang_up, reset, stored
from tests.support.faulty_proxy import Exchange, FaultyProxy, passed_on
from tests.support.interrupting import begin, interrupt
from tests.support.journals import write_sent
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import answer
from tests.support.service import RunningService

pytestmark = pytest.mark.end_to_end

KEY = "a-key-for-tests"
REX = ("--name", "Rex", "--category", "3")


@pytest.fixture
def proxy(service: RunningService) -> Iterator[FaultyProxy]:
    with FaultyProxy(service.base_url) as proxy:
        yield proxy


def address(proxy: FaultyProxy) -> tuple[str, str]:
    return "--base-url", f"http://127.0.0.1:{proxy.port}/v1"


def open_adds(proxy: FaultyProxy) -> tuple[Add, ...]:
    journal = Journal(data_folder() / JOURNAL_NAME)
    try:
        return journal.open_adds(address(proxy)[1])
    finally:
        journal.shut()


def stored_names(service: RunningService) -> list[str]:
    with service.client() as client:
        return [animal["name"] for animal in client.get("/pets", params={"limit": 100}).json()]


def test_an_answer_that_the_disk_cannot_take_at_once_is_written_before_the_command_ends(
    service: RunningService, proxy: FaultyProxy
) -> None:
    def answer_while_another_program_writes(exchange: Exchange) -> bool:
        other = sqlite3.connect(data_folder() / JOURNAL_NAME, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN EXCLUSIVE")
        Timer(BUSY_SECONDS + 1, other.close).start()
        return passed_on(exchange)

    proxy.fault(answer_while_another_program_writes, method="POST")
    assert command("add", *address(proxy), *REX, key=KEY).returncode == 0
    assert (stored_names(service), open_adds(proxy)) == (["Rex"], ())


def test_an_add_that_a_window_is_sending_just_now_is_left_to_it(proxy: FaultyProxy) -> None:
    journal = Journal(data_folder() / JOURNAL_NAME)
    try:
        write_sent(journal, address(proxy)[1], NewPet(name="Rex", category_id=3), ())
        done = command("add", *address(proxy), *REX, key=KEY)
        assert (done.returncode, done.stdout) == (1, "")
        assert "not added. Another window or command is adding this animal." in done.stderr
        assert proxy.sent("POST") == 0
    finally:
        journal.shut()
    assert command("add", *address(proxy), *REX, key=KEY).returncode == 3, "its window has ended, and nobody has it"
    assert proxy.sent("POST") == 0


def test_an_add_whose_answer_was_lost_is_found_and_never_sent_again(
    service: RunningService, proxy: FaultyProxy
) -> None:
    proxy.fault(stored(hang_up), method="POST")
    done = command("add", *address(proxy), *REX, "--json", key=KEY)
    assert done.returncode == 3
    told = document(done)
    assert told["outcome"] == "not confirmed"
    assert told["probably"] == {"id": 1, "name": "Rex", "categoryId": 3}
    assert "the answer was lost" in done.stderr
    assert "not known whether “Rex” was added. It probably was, as ID 1." in done.stderr
    assert proxy.sent("POST") == 1
    (entry,) = open_adds(proxy)  # the window asks about it
    assert entry.sent_at is not None
    again = command_here("add", *address(proxy), *REX, key=KEY)
    assert (again.returncode, again.stdout) == (3, "")
    assert "It probably was, as ID 1. Nothing was sent now." in again.stderr
    assert proxy.sent("POST") == 1
    other = command_here("add", *address(proxy), "--name", "Bella", "--category", "3", key=KEY)
    assert other.stdout == "Added, ID 2.\n"
    forced = command_here("add", *address(proxy), *REX, "--again", key=KEY)
    assert forced.stdout == "Added, ID 3.\n"
    assert stored_names(service) == ["Rex", "Bella", "Rex"]
    assert [each.number for each in open_adds(proxy)] == [entry.number]


# ---------------------------------------------------------------------------------- where the service honours keys


@pytest.fixture
def sure(service: RunningService) -> Iterator[FaultyProxy]:
    with FaultyProxy(service.base_url, honours_keys=True) as proxy:
        yield proxy


def test_an_add_whose_answer_was_lost_is_sent_again_as_the_same_add(service: RunningService, sure: FaultyProxy) -> None:
    sure.fault(stored(hang_up), method="POST", times=2)
    done = command("add", *address(sure), *REX, key=KEY)
    assert (done.returncode, done.stdout) == (0, "Added, ID 1.\n")
    assert "the answer was lost." in done.stderr
    assert "Sending it again…" in done.stderr
    assert (sure.sent("POST"), stored_names(service)) == (3, ["Rex"])
    assert open_adds(sure) == ()


def test_an_add_that_was_killed_is_finished_by_the_next_one_like_it(service: RunningService, sure: FaultyProxy) -> None:
    process = start_and_hold(sure, is_killed=True)
    process.kill()
    process.communicate(timeout=PATIENCE_S)
    again = command("add", *address(sure), *REX, key=KEY)
    assert (again.returncode, again.stdout) == (0, "Added, ID 1.\n")
    assert "That one is sent again." in again.stderr
    assert stored_names(service) == ["Rex"]
    assert open_adds(sure) == ()


def test_ctrl_c_leaves_a_lost_add_to_the_window(service: RunningService, sure: FaultyProxy) -> None:
    process = start_and_hold(sure)
    interrupt(process)
    told, said = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 3
    assert '"outcome": "not confirmed"' in told
    assert "The same command, or the window, goes on with it." in said
    assert len(open_adds(sure)) == 1
    assert stored_names(service) == ["Rex"]


def test_rows_of_an_import_whose_answers_were_lost_are_sent_again(
    service: RunningService, sure: FaultyProxy, tmp_path: Path
) -> None:
    file = tmp_path / "animals.csv"
    names = [f"No. {number}" for number in range(12)]
    file.write_text("name,category\n" + "".join(f"{name},3\n" for name in names))
    for _ in range(4):
        sure.fault(stored(hang_up), method="POST")
        sure.fault(passed_on, method="POST", times=2)
    done = command("import", *address(sure), str(file), "--yes", key=KEY)
    assert done.returncode == 0, done.stderr
    assert "12 added, 0 not added, 0 not confirmed." in done.stdout
    assert sorted(stored_names(service)) == sorted(names)


# -------------------------------------------------------------------------------------------- and where it does not


@pytest.mark.slow
def test_an_add_that_is_not_in_the_list_is_not_called_anything_else(
    service: RunningService, proxy: FaultyProxy
) -> None:
    proxy.fault(reset, method="POST")
    done = command("add", *address(proxy), *REX, key=KEY)
    assert (done.returncode, done.stdout) == (3, "")
    assert "It isn't in the list yet. It was not sent again" in done.stderr
    assert (proxy.sent("POST"), stored_names(service)) == (1, [])
    assert len(open_adds(proxy)) == 1


def test_an_add_that_was_certainly_not_sent_leaves_nothing_behind(proxy: FaultyProxy) -> None:
    busy = answer(
        b'{"code":"busy","message":"Later.","status":429}', status="429 Too Many Requests", head="Retry-After: 1\r\n"
    )

    def refuse(exchange: Exchange) -> bool:
        return exchange.peer.send(busy)

    proxy.fault(refuse, method="POST")
    done = command("add", *address(proxy), *REX, key=KEY)
    assert (done.returncode, done.stdout) == (4, "")
    assert "not added. The service is busy." in done.stderr
    assert open_adds(proxy) == ()


def test_a_service_that_is_away_is_said(proxy: FaultyProxy) -> None:
    proxy.refuse()
    for word, *rest in (("list",), ("add", *REX), ("get", "1")):
        done = command(word, *address(proxy), *rest, key=KEY)
        assert (done.returncode, done.stdout) == ((3 if word == "get" else 4), done.stdout)
        assert "Nothing answers at" in done.stderr + done.stdout
    assert open_adds(proxy) == ()
    proxy.heal()


class Held:
    """Holds an add that the service has stored, so that its answer never comes."""

    def __init__(self) -> None:
        self.arrived = Event()

    def __call__(self, exchange: Exchange) -> bool:
        exchange.forward()
        self.arrived.set()
        exchange.peer.wait_for_the_client_to_go()
        return False


def start_and_hold(proxy: FaultyProxy, *, is_killed: bool = False) -> "subprocess.Popen[str]":
    held = Held()
    proxy.fault(held, method="POST")
    command = command_line("add", *address(proxy), *REX, "--json")
    process = begin(command, env=environment_of(KEY), is_killed=is_killed)
    assert held.arrived.wait(PATIENCE_S)
    return process


def test_an_add_that_was_killed_on_its_way_is_not_sent_again(service: RunningService, proxy: FaultyProxy) -> None:
    process = start_and_hold(proxy, is_killed=True)
    process.kill()
    process.communicate(timeout=PATIENCE_S)
    again = command("add", *address(proxy), *REX, key=KEY)
    assert (again.returncode, proxy.sent("POST")) == (3, 1)
    assert "It probably was, as ID 1." in again.stderr
    assert stored_names(service) == ["Rex"]


def test_ctrl_c_says_what_is_known_of_what_was_sent(service: RunningService, proxy: FaultyProxy) -> None:
    process = start_and_hold(proxy)
    interrupt(process)
    told, said = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 3
    assert '"outcome": "not confirmed"' in told
    assert "not known whether “Rex” was added." in said
    assert "Traceback" not in said
    assert len(open_adds(proxy)) == 1
    assert stored_names(service) == ["Rex"]


def test_what_is_registered_late_is_called_at_once() -> None:
    called = []
    interruption = Interruption()
    interruption.register(lambda: called.append("early"))
    interruption.set(2)
    interruption.register(lambda: called.append("late"))
    assert called == ["early", "late"]
