"""A journal on the disk in the hand of a test, and what stands in it."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from petstore_gui.outbox.add import Add
from petstore_gui.outbox.journal import Journal
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.windows import Desk

OTHER = "https://other.example.com/v1"


class Books:
    """The journal of a test at ``path``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.journal = Journal(path)

    def rows(self) -> list[tuple[str, str | None, int | None]]:
        """Return name, how it was closed and ID of each add, oldest first."""
        with closing(sqlite3.connect(self.path)) as database:
            if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'adds'").fetchone():
                return []  # the program has just begun the file
            return database.execute("SELECT name, state, pet_id FROM adds ORDER BY number").fetchall()

    def entries(self, service_id: str = ADDRESS) -> tuple[Add, ...]:
        """Return the adds that are not settled, as the next start would find them."""
        journal = Journal(self.path)
        try:
            return journal.open_adds(service_id)
        finally:
            journal.shut()

    def open(self) -> list[str]:
        """Return the names of the adds that are not settled."""
        return [entry.new_pet.name for entry in self.entries()]

    def draft(self, service_id: str = ADDRESS) -> str:
        """Return what the next start would put into the form."""
        journal = Journal(self.path)
        try:
            return journal.note(service_id, "draft") or ""
        finally:
            journal.shut()


def go_to(desk: Desk, store: FakeStore, books: Books, **arguments: str) -> None:
    """Open a service over this journal."""
    connection = replace(store.connection(**arguments), journal=books.journal)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)
