"""What a user hears who does not see the screen: the result of each act, once."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.announcements import Listener, listening
from tests.support.desktop import Desktop
from tests.support.faulty_proxy import Exchange, FaultyProxy
from tests.support.patience import PATIENCE_S
from tests.support.program import Program, listed_samples, running_program
from tests.support.raw_server import answer
from tests.support.service import running_service

pytestmark = pytest.mark.end_to_end


@pytest.fixture
def listener(desktop: Desktop) -> Iterator[Listener]:
    with listening(desktop) as listener:
        yield listener


def wait_for(program: Program, listener: Listener, *parts: str) -> str:
    """Return the first sentence that was announced and has these parts."""

    def found() -> list[str]:
        return [sentence for sentence in listener.heard() if all(part in sentence for part in parts)]

    program.wait_for(lambda: found() != [], f"{parts} is announced, not only {listener.heard()}")
    return found()[0]


def of_lists(listener: Listener) -> list[str]:
    return [sentence for sentence in listener.heard() if sentence.startswith(f"{listed_samples()} animal")]


def test_a_list_is_announced_when_it_was_read_and_so_is_the_next_one(
    desktop: Desktop, user: Environment, listener: Listener
) -> None:
    with running_program(desktop, user, "--demo") as program:
        program.wait_for_sample_animals()
        sentence = wait_for(program, listener, f"{listed_samples()} animal")
        assert "updated" not in sentence
        assert "127.0.0.1" not in sentence
        assert len(of_lists(listener)) == 1  # though the list came in two parts
        program.press("F5")
        program.wait_for(lambda: len(of_lists(listener)) == 2, "the second list is announced, too")
        program.press("ctrl+2")
        wait_for(program, listener, "Available: ", "animal")
        program.end()


def test_what_waits_is_announced_once_and_each_animal_once_it_is_added(
    desktop: Desktop, user: Environment, listener: Listener, tmp_path: Path
) -> None:
    come = Event()

    def busy(exchange: Exchange) -> bool:
        body = b'{"code": "busy", "message": "The service has too much to do."}'
        come.wait(PATIENCE_S)
        return exchange.peer.send(answer(body, status="429 Too Many Requests", head="Retry-After: 60\r\n"))

    with running_service(tmp_path / "animals.sqlite3") as service, FaultyProxy(service.base_url) as line:
        with service.client() as client:
            for number in range(4):
                animal = {"name": f"Earlier {number}", "categoryId": 3, "status": "sold"}
                client.post("pets", json=animal).raise_for_status()
        line.fault(busy, method="POST")
        environment = {**user, "PETSTORE_API_KEY": service.key}
        with running_program(desktop, environment, "--base-url", line.url) as program:
            program.wait_for_rows(4)
            program.add("Rex", "Max", "Tom", category=3)
            program.wait_for(lambda: len(program.pending_rows()) == 3, "the next ones wait for the first")
            come.set()
            wait_for(program, listener, "3 animals are waiting: The service is busy.")
            first = program.wait_for_sentence("Trying again in")
            program.wait_for(lambda: program.wait_for_sentence("Trying again in") != first, "the seconds are counted")
            program.button("Send now").act()
            wait_for(program, listener, "Tom, available, was added, ID 7")
            program.end()
    of_adds = [each for each in listener.heard() if "waiting" in each or "added" in each]
    added = [f"{name}, available, was added, ID {5 + n}." for n, name in enumerate(("Rex", "Max", "Tom"))]
    assert of_adds == ["3 animals are waiting: The service is busy.", *added]
