"""Adds that wait when the program ends: asked about once, offered at the next start, and never sent by themselves."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.at_spi import BUTTONS, FIELDS, WINDOWS
from tests.support.desktop import Desktop
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import wait_until
from tests.support.person import Person, faults_of
from tests.support.program import Program, let_undo_take, running_program
from tests.support.screen_reader import reading_aloud
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

OFFERED = "2 animals were not sent."
QUESTION = "2 animals are still waiting"
WAITING = [("Max, Waiting", "3", "Waiting"), ("Rex, Waiting", "3", "Waiting")]
NOT_SENT = [("Max, Not sent", "3", "Not sent"), ("Rex, Not sent", "3", "Not sent")]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "animals.sqlite3") as service:
        yield service


@pytest.fixture
def line(service: RunningService) -> Iterator[FaultyProxy]:
    """Return the line to the service."""
    with FaultyProxy(service.base_url) as line:
        yield line


@pytest.fixture
def clerk(user: Environment, service: RunningService) -> Environment:
    return {**user, "PETSTORE_API_KEY": service.key}


def add_two_while_the_line_is_down(program: Program, line: FaultyProxy) -> None:
    """Type two animals that wait; the line is well again afterwards, but the program has not tried it yet."""
    program.wait_for_sentence("There are no animals here yet.")
    line.refuse()
    program.add("Rex", "Max", category=3)
    program.wait_for_sentence("2 animals wait for the service.")
    program.wait_for(lambda: program.pending_rows() == WAITING, "both wait")


def outcomes(user: Environment) -> list[tuple[object, ...]]:
    """Return name and outcome of each add in the journal, and the ID of the animal."""
    with closing(sqlite3.connect(Path(user["XDG_DATA_HOME"], "petstore-gui", "journal.sqlite3"))) as journal:
        return journal.execute("SELECT name, state, pet_id FROM adds ORDER BY number").fetchall()


def kill_with_two_that_wait(desktop: Desktop, clerk: Environment, line: FaultyProxy) -> None:
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        add_two_while_the_line_is_down(program, line)
        wait_until(
            lambda: outcomes(clerk) == [("Rex", "waiting", None), ("Max", "waiting", None)], "both are on the disk"
        )
        program.kill()
    line.heal()


def test_what_is_offered_is_reached_and_answered_by_keyboard(
    desktop: Desktop, clerk: Environment, line: FaultyProxy
) -> None:
    kill_with_two_that_wait(desktop, clerk, line)
    with reading_aloud(desktop) as reader, running_program(desktop, clerk, "--base-url", line.url) as program:
        person = Person(program, reader)
        person.hears("2 animals were not sent.")
        program.wait_for_sentence(OFFERED)
        lists = line.sent("GET")
        program.press("F5")
        wait_until(lambda: line.sent("GET") > lists, "another list was read")
        assert line.sent("POST") == 0  # nothing leaves before the user has said so
        assert program.nameless(BUTTONS | FIELDS | WINDOWS | {"table"}) == []
        person.press("ctrl+n")
        person.stands_at("Name")
        window = program.window(program.titles()[0])
        stops = person.go_round()
        assert faults_of(stops, window) == []
        names = [stop.name for stop in stops]
        assert names[names.index("Add animal") :][:3] == ["Add animal", "Send", "Discard"]
        person.go_to("Animals")
        person.press("Down")
        person.hears("Rex, Not sent")
        person.press("Up")
        person.hears("Max, Not sent")
        person.press("Delete")
        program.wait_for_sentence("1 animal was not sent.")
        person.go_to("Send")
        person.press("space")
        person.hears("Rex, available, was added, ID 1.")
        program.wait_for_rows(1)
        program.end()
    assert outcomes(clerk) == [("Rex", "added", 1), ("Max", "discarded", None)]
    assert line.sent("POST") == 1


def test_quitting_asks_once_about_what_waits_and_keeps_it(
    desktop: Desktop, clerk: Environment, line: FaultyProxy
) -> None:
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        add_two_while_the_line_is_down(program, line)
        program.press("ctrl+q")
        program.window(QUESTION)
        assert "They are kept, and offered at the next start." in program.sentences(QUESTION)
        program.press("Return")  # a habit of the hand ends nothing
        program.wait_until_closed(QUESTION)
        assert program.pending_rows() == WAITING
        program.end()
    line.heal()
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        program.wait_for_sentence(OFFERED)
        program.end()  # nothing is asked: they were there before
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        program.wait_for_sentence(OFFERED)
        assert program.pending_rows() == NOT_SENT
        program.end()
    assert line.sent("POST") == 0


def test_an_animal_is_taken_back_by_key_and_another_one_outlives_a_killed_window(
    desktop: Desktop, clerk: Environment, line: FaultyProxy
) -> None:
    let_undo_take(clerk, 10)
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        program.wait_for_sentence("There are no animals here yet.")
        program.add("Rex", category=3)
        program.press("ctrl+z")
        wait_until(lambda: outcomes(clerk) == [("Rex", "discarded", None)], "it is taken back")
        program.press("Return")  # as it was typed
        wait_until(lambda: outcomes(clerk)[1:] == [("Rex", "held", None)], "it is on the disk")
        program.kill()
    with running_program(desktop, clerk, "--base-url", line.url) as program:
        program.wait_for_sentence("1 animal was not sent.")
        assert line.sent("POST") == 0
        program.end()
