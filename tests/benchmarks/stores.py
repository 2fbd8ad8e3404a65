"""Databases of any size for the embedded service."""

import sqlite3
from contextlib import closing
from pathlib import Path

from petstore_gui.api.values import PetStatus
from petstore_gui.service.storage.sqlite_store import SqliteStore
from petstore_gui.storage import sqlite_file

_STATUSES = tuple(PetStatus)
_INSERT = "INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)"


def make_store(path: Path, count: int) -> Path:
    """Make a database of ``count`` animals in one transaction, a third of each status."""
    SqliteStore(path).close()
    with closing(sqlite_file.connect(path)) as connection:
        _fill(connection, count)
    return path


def _fill(connection: sqlite3.Connection, count: int) -> None:
    connection.execute("BEGIN")
    connection.executemany(
        _INSERT, ((f"Animal {number}", number % 50 + 1, _STATUSES[number % len(_STATUSES)]) for number in range(count))
    )
    connection.execute("COMMIT")
