"""The service on this computer dies, is flooded, or loses its file: seen in the real window, with real keys."""

import os
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from petstore_gui.connection.demo import DATABASE_NAME
from tests.end_to_end.conftest import Environment, desktop, log_in, user
from tests.faults.row import Record, Row
from tests.service.test_pressed import ANSWER_S, HALF_A_HEAD, HALF_REQUESTS, answered, open_files
from tests.support.desktop import Desktop
from tests.support.patience import wait_until
from tests.support.program import Program, is_running, running_program

__all__ = ["desktop", "log_in", "user"]  # fixtures

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="reads /proc"),
]

NOTICED_S = 5.0  # two were promised, to a machine that is not busy
RESTARTED = "The store on this computer stopped and was restarted."
STOPPED = "has stopped"
REMOVED = "The file with the animals was moved or deleted"
EMPTY = "There are no animals here yet."
USUAL_FILES = 1_024  # that a user of a Linux desktop may open


@contextmanager
def local_program(desktop: Desktop, user: Environment) -> Iterator[Program]:
    """Run the program on the store on this computer, with Rex in it."""
    with running_program(desktop, user, "--profile", "this-computer") as program:
        program.wait_for_sentence(EMPTY)
        add(program, "Rex")
        yield program


def write(program: Program, name: str) -> None:
    """Type an animal into the form, and do not add it yet."""
    program.press("ctrl+n")
    program.type_into("Name", name)
    program.press("Tab")
    program.type_into("Category", "1")


def add(program: Program, name: str) -> None:
    write(program, name)
    program.press("Return")
    wait_for_names(program, name)


def names(program: Program) -> list[str]:
    return [name for _, name, _, _ in program.rows()]


def wait_for_names(program: Program, *some: str) -> None:
    program.wait_for(lambda: set(some) <= set(names(program)), f"{some} are listed")


def service_of(program: Program) -> int:
    (service,) = program.service_processes()
    return service


def database_of(user: Environment) -> Path:
    return Path(user["XDG_DATA_HOME"], "petstore-gui", DATABASE_NAME)


def stored(user: Environment) -> list[str]:
    with closing(sqlite3.connect(database_of(user))) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]


def port_of(process: int) -> int:
    """Return the port at which the process listens."""
    own = {os.readlink(file) for file in Path(f"/proc/{process}/fd").iterdir()}  # noqa: PTH115
    for line in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in own:
            return int(fields[1].partition(":")[2], 16)
    raise LookupError("it listens nowhere")


def kill(program: Program) -> int:
    service = service_of(program)
    os.kill(service, signal.SIGKILL)
    wait_until(lambda: not is_running(service), "the service is gone")
    return service


def is_another(program: Program, service: int) -> bool:
    return [each for each in program.service_processes() if is_running(each) and each != service] != []


# ------------------------------------------------------------------------------------------------------- 51: it dies


def test_a_service_that_dies_is_started_again_soon_while_somebody_types(
    desktop: Desktop, user: Environment, record: Record
) -> None:
    with local_program(desktop, user) as program:
        write(program, "Luna")
        service = kill(program)
        began = time.monotonic()
        wait_until(lambda: is_another(program, service), "another service runs", NOTICED_S)
        seconds = time.monotonic() - began
        shown = program.wait_for_sentence(RESTARTED)
        assert len(program.titles()) == 1  # no box
        assert names(program) == ["Rex"]
        program.press("Return")  # the focus is where it was
        wait_for_names(program, "Luna", "Rex")
        doubled = names(program).count("Luna") - 1
        program.end()
    record(Row(51, f"killed between two clicks: runs again after {seconds:.1f} s", "type", shown, doubled=doubled))
    assert stored(user) == ["Rex", "Luna"]


def test_a_service_that_dies_again_soon_is_offered_and_f5_starts_it(
    desktop: Desktop, user: Environment, record: Record
) -> None:
    with local_program(desktop, user) as program:
        kill(program)
        program.wait_for_sentence(RESTARTED)
        service = kill(program)
        shown = program.wait_for_sentence(STOPPED)
        program.button("Try now")
        assert len(program.titles()) == 1
        assert names(program) == ["Rex"]
        assert not is_another(program, service)
        program.press("F5")
        wait_until(lambda: is_another(program, service), "another service runs")
        program.wait_for(lambda: not any(STOPPED in each for each in program.sentences()), "it is not said any more")
        add(program, "Luna")
        program.end()
    record(Row(51, "killed twice", "refresh", shown))
    assert stored(user) == ["Rex", "Luna"]


# --------------------------------------------------------------------------------------------- 53: its file is removed


def test_what_is_added_to_a_deleted_database_is_not_claimed(
    desktop: Desktop, user: Environment, record: Record
) -> None:
    with local_program(desktop, user) as program:
        write(program, "Luna")
        database_of(user).unlink()
        program.press("Return")
        program.wait_for(lambda: any(REMOVED in each for each in [*program.titles(), *program.sentences()]), "said")
        assert not any("Luna was added, ID" in sentence for sentence in program.sentences())
        program.kill()
    record(Row(53, "database deleted while in use", "add", REMOVED))
    assert stored(user) == []


# ---------------------------------------------------------------------------------------------- 58: it is flooded


def test_half_requests_neither_starve_the_window_nor_fill_the_disk(
    desktop: Desktop, user: Environment, record: Record
) -> None:
    with ExitStack() as stack:
        with open_files(USUAL_FILES):
            program = stack.enter_context(local_program(desktop, user))
        write(program, "Luna")
        service = service_of(program)
        port = port_of(service)
        with open_files(HALF_REQUESTS + 200), ExitStack() as half_requests:
            began = time.monotonic()
            for _ in range(HALF_REQUESTS):
                half_requests.enter_context(socket.create_connection(("127.0.0.1", port))).sendall(HALF_A_HEAD)
            asked = time.monotonic()
            with socket.create_connection(("127.0.0.1", port)) as connection:  # the window may have an older one
                connection.settimeout(ANSWER_S)
                connection.sendall(b"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert answered(connection) == 401
            assert time.monotonic() - asked < ANSWER_S
            program.press("Return")
            wait_for_names(program, "Luna", "Rex")
            seconds = time.monotonic() - began
        for _ in range(1_000):
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(b"no HTTP at all\r\n\r\n")
        assert Path(f"/proc/{service}/fd/2").stat().st_size < 1_024
        program.end()
    record(Row(58, f"{HALF_REQUESTS:,} half requests", "add", f"Luna was added, after {seconds:.1f} s with them"))
    assert stored(user) == ["Rex", "Luna"]
