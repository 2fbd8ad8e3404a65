"""Nothing goes to Production unasked, however it is named; and what a service refuses is told by the exit code."""

import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Lock

import pytest

from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.outbox.journal import begin_import, take_over_import
from petstore_gui.storage.folders import config_folder, data_folder
from tests.support.commands import command, command_here, command_line, environment_of
from tests.support.faulty_proxy import Exchange, FaultyProxy
from tests.support.imports import plan_of
from tests.support.interrupting import begin, interrupt
from tests.support.journals import mark_sent, open_journal
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import answer
from tests.support.service import KEY, RunningService
from tests.terminal.test_import import at, many, stored_names

pytestmark = pytest.mark.end_to_end

REFUSAL = answer(b'{"code":"unauthorized","message":"No.","status":401}', status="401 Unauthorized")
BUSY = answer(
    b'{"code":"busy","message":"Later.","status":429}', status="429 Too Many Requests", head="Retry-After: 60\r\n"
)


@pytest.fixture
def production(service: RunningService) -> Iterator[FaultyProxy]:
    """Return what stands before a service that is Production."""
    with FaultyProxy(service.base_url) as proxy:
        settings = config_folder() / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(f'{{"version": 1, "addresses": {{"production": "{at(proxy)[1]}"}}}}', "utf-8")
        yield proxy


def test_the_address_of_production_is_production_too(
    service: RunningService, production: FaultyProxy, tmp_path: Path
) -> None:
    for what in (("import", str(many(tmp_path, 2))), ("add", "--name", "Rex", "--category", "3")):
        refused = command_here(*what, *at(production), key=KEY)
        assert (refused.returncode, "--yes" in refused.stderr) == (2, True)
    assert not stored_names(service)


def test_an_import_to_production_is_not_continued_unasked(
    service: RunningService, production: FaultyProxy, tmp_path: Path
) -> None:
    file, profile = many(tmp_path, 6), ("--profile", "production")
    production.fault(lambda exchange: exchange.peer.send(REFUSAL), method="POST", times=4)
    assert command("import", str(file), *profile, "--yes", key=KEY).returncode == 5
    production.heal()
    before = stored_names(service)
    refused = command("import", file.name, *profile, "--continue", key=KEY)
    assert (refused.returncode, "--yes" in refused.stderr) == (2, True)
    assert stored_names(service) == before
    assert command("import", file.name, *profile, "--continue", "--yes", key=KEY).returncode == 0
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(6)}


def test_an_import_of_which_nothing_waits_is_continued_unasked(
    service: RunningService, production: FaultyProxy, tmp_path: Path
) -> None:
    file, address = many(tmp_path, 1), at(production)[1]
    with open_journal(data_folder() / JOURNAL_NAME) as journal:
        record = begin_import(journal, address, plan_of("Rex 0", name=file.name, status=None))
        mark_sent(journal, [replace(add, known=()) for add in take_over_import(journal, record)])
    with service.client() as client:
        client.post("/pets", json={"name": "Rex 0", "categoryId": 1}).raise_for_status()
    done = command("import", file.name, "--profile", "production", "--continue", key=KEY)
    assert (done.returncode, done.stdout) == (0, "1 added, 0 not added, 0 not confirmed.\n"), done.stderr
    assert stored_names(service) == {"Rex 0": 1}


def test_ctrl_c_while_the_service_is_busy_says_so_by_its_code(service: RunningService, tmp_path: Path) -> None:
    """Nothing was sent, so that nothing is in doubt: 128 and the number of the signal."""
    file = many(tmp_path, 5)
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(BUSY), method="POST", times=1_000)
        with begin(command_line("import", str(file), *at(proxy)), env=environment_of(KEY)) as process:
            assert process.stderr is not None
            assert "Trying again in 60 s." in process.stderr.readline()
            interrupt(process)
            told, said = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 128 + signal.SIGINT, said
        assert told.splitlines()[-1].startswith("0 added, ")
        assert told.splitlines()[-1].endswith(" 0 not confirmed.")
        assert "Not sent yet: 5 animals. Go on with --continue." in said
        proxy.heal()
        assert command("import", file.name, *at(proxy), "--continue", key=KEY).returncode == 0
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(5)}


def test_what_the_service_refuses_is_not_done_and_said(service: RunningService) -> None:
    refusal = answer(b'{"code":"invalid","message":"No such animal.","status":400}', status="400 Bad Request")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(refusal), method="POST")
        done = command_here("add", "--name", "Rex", "--category", "3", *at(proxy), key=KEY)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"not added. The service refused this animal. Message from {proxy.url}: No such animal." in done.stderr
    assert not stored_names(service)


def test_a_service_that_fails_is_told_from_an_animal_that_is_not_there(service: RunningService) -> None:
    failure = answer(b'{"code":"internal","message":"Oh.","status":500}', status="500 Internal Server Error")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(failure), method="GET", times=1_000)
        done = command_here("list", *at(proxy), key=KEY)
        assert (done.returncode, done.stdout) == (4, "")
        assert f"The service answered with error 500. Message from {proxy.url}: Oh." in done.stderr
        proxy.heal()
        assert command_here("get", "5", *at(proxy), key=KEY).returncode == 1
        proxy.fault(lambda exchange: exchange.peer.send(failure), method="GET", path="pets?", times=1_000)
        denied = command_here("get", "5", *at(proxy), key=KEY)
        assert "not known: it wasn't found, but the lists may be incomplete. The service answered" in denied.stdout
        assert denied.returncode == 3


def test_a_busy_service_is_asked_again_when_it_says(service: RunningService) -> None:
    busy = BUSY.replace(b"Retry-After: 60", b"Retry-After: 6")
    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(lambda exchange: exchange.peer.send(busy), method="GET", times=1)
        done = command_here("list", "--json", *at(proxy), key=KEY)
    assert done.returncode == 0
    assert "Trying again in 6 s." in done.stderr


def test_four_adds_of_an_import_are_on_their_way_at_once_and_no_more(service: RunningService, tmp_path: Path) -> None:
    lock, together = Lock(), Barrier(4)
    in_flight: list[int] = [0]
    most: list[int] = []

    def add(exchange: Exchange) -> bool:
        with lock:
            in_flight[0] += 1
            most.append(in_flight[0])
        with suppress(BrokenBarrierError):
            together.wait(5)
        sent = exchange.forward()
        with lock:
            in_flight[0] -= 1
        return exchange.peer.send(sent)

    with FaultyProxy(service.base_url) as proxy:
        proxy.fault(add, method="POST", times=1_000)
        assert command_here("import", str(many(tmp_path, 24)), *at(proxy), key=KEY).returncode == 0
    assert max(most) == 4
    assert stored_names(service) == {f"Rex {number}": 1 for number in range(24)}
