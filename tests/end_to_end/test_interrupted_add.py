"""What a killed program leaves: the text that was not submitted yet, and the add that it had no answer to."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.patience import wait_until
from tests.support.program import Program, running_program
from tests.support.raw_server import Peer, RawServer, answer

pytestmark = pytest.mark.end_to_end

LOCAL = "Pet Store – This computer"
QUESTION = "Add not confirmed"
NOT_CONFIRMED = [("Rex, Not confirmed", "3", "Not confirmed")]
REX = {"id": 43, "name": "Rex", "categoryId": 3, "status": "available"}


class Shop:
    """A service that reads the first animal and does not answer; ``stores`` says whether it keeps that one."""

    def __init__(self, *, stores: bool) -> None:
        self.posts: list[bytes] = []
        self.arrived = Event()
        self._stores = stores
        self._animals: list[dict[str, object]] = []

    def play(self, peer: Peer) -> None:
        while request := peer.read_request():
            if not request.startswith(b"POST"):
                peer.send(answer(json.dumps(self._animals).encode()))
                continue
            self.posts.append(request)
            if len(self.posts) > 1 or self._stores:
                self._animals = [REX]
            if len(self.posts) > 1:
                peer.send(answer(json.dumps(REX).encode(), status="201 Created"))
                continue
            self.arrived.set()
            peer.wait_for_the_client_to_go()
            return


@pytest.fixture
def journal(user: Environment) -> Path:
    return Path(user["XDG_DATA_HOME"], "petstore-gui", "journal.sqlite3")


def kept(journal: Path, question: str) -> list[tuple[object, ...]]:
    if not journal.exists():
        return []
    with closing(sqlite3.connect(journal)) as database:
        try:
            return database.execute(question).fetchall()
        except sqlite3.OperationalError:  # the program is just making it
            return []


def type_rex(program: Program) -> None:
    program.wait_for_sentence("There are no animals here yet.")
    program.press("ctrl+n")
    program.type_into("Name", "Rex")
    program.press("Tab")
    program.type_into("Category", "3")


def with_key(user: Environment) -> Environment:
    return {**user, "PETSTORE_API_KEY": "any-key"}


def kill_with_an_add_under_way(desktop: Desktop, user: Environment, server: RawServer, shop: Shop) -> None:
    with running_program(desktop, user, "--base-url", server.url) as program:
        type_rex(program)
        program.press("Return")
        wait_until(shop.arrived.is_set, "the animal has arrived")
        program.kill()


def test_text_that_was_not_submitted_survives_a_kill(desktop: Desktop, user: Environment, journal: Path) -> None:
    with running_program(desktop, user, "--profile", "this-computer") as program:
        type_rex(program)
        program.press("Tab", "p")
        draft = {"name": "Rex", "category": "3", "status": 1, "earlier": []}
        wait_until(
            lambda: [json.loads(str(text)) for (text,) in kept(journal, "SELECT text FROM notes")] == [draft],
            "the last letter is on the disk",
        )
        program.kill()
    with running_program(desktop, user) as program:
        program.window(LOCAL)
        program.wait_for(lambda: program.field("Name").text == "Rex", "the name is there")
        assert program.field("Category").text == "3"
        program.press("ctrl+n", "Return")
        program.wait_for_rows(1)
        assert [row[1:] for row in program.rows()] == [("Rex", "3", "Pending")]
        program.end()


def test_an_add_that_arrived_before_the_kill_is_found_and_not_sent_again(
    desktop: Desktop, user: Environment, journal: Path
) -> None:
    shop = Shop(stores=True)
    user = with_key(user)
    with RawServer(shop.play) as server:
        kill_with_an_add_under_way(desktop, user, server, shop)
        assert kept(journal, "SELECT name, state FROM adds") == [("Rex", "sending")]
        with running_program(desktop, user, "--base-url", server.url) as program:
            program.window(QUESTION)  # the user does not type
            program.wait_for_sentence("Rex was probably added, as ID 43", QUESTION)
            assert program.pending_rows() == NOT_CONFIRMED
            program.answer("Return")
            program.wait_until_closed(QUESTION)
            program.wait_for_sentence("Rex was added, ID 43.")
            program.wait_for_rows(1)
            program.end()
    assert kept(journal, "SELECT state, pet_id FROM adds") == [("added", 43)]
    assert len(shop.posts) == 1


def test_an_add_that_did_not_arrive_is_sent_again_only_by_the_user(
    desktop: Desktop, user: Environment, journal: Path
) -> None:
    shop = Shop(stores=False)
    user = with_key(user)
    with RawServer(shop.play) as server:
        kill_with_an_add_under_way(desktop, user, server, shop)
        with running_program(desktop, user, "--base-url", server.url) as program:
            program.wait_for_sentence("Rex isn't in the list yet (")
            program.wait_for(lambda: program.pending_rows() == NOT_CONFIRMED, "it stands on top of the table")
            assert program.titles() == [f"Pet Store – 127.0.0.1:{server.port}"]  # there is nothing to choose from
            program.button("Decide…").act()
            program.window(QUESTION)
            program.wait_for_sentence("If you add it again, it may be there twice.", QUESTION)
            program.press("Return")  # a habit of the hand sends nothing
            program.wait_until_closed(QUESTION)
            assert program.pending_rows() == NOT_CONFIRMED
            assert len(shop.posts) == 1
            program.button("Decide…").act()
            program.window(QUESTION)
            program.button("Add again", QUESTION).act()
            program.wait_for_rows(1)
            program.end()
    assert len(shop.posts) == 2
    assert kept(journal, "SELECT state, pet_id FROM adds") == [("added", 43)]
