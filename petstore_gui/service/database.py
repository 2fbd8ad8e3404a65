"""The service's database: its tables, and the connections to it."""

import sqlite3
from pathlib import Path
from typing import Final

from petstore_gui.storage import sqlite_file
from petstore_gui.storage.error_text import is_lack_of_room
from petstore_gui.storage.sqlite_file import (
    CHECKED_WHOLE_BYTES,
    DatabaseRefusedError,
    OpenFiles,
    file_identity,
    is_busy,
    is_damage,
    suspect,
)

BUSY_SECONDS: Final = 3.0  # for an add; with as long in the queue before it there is an answer before a client's 10 s
READING_BUSY_SECONDS: Final = 0.5  # nobody is answered meanwhile; and a writer locks out readers for moments only

_FORMAT: Final = sqlite_file.Format(
    application_id=0x50455453,  # "PETS"
    version=1,
    schema="""
CREATE TABLE IF NOT EXISTS pets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold'))
);
CREATE INDEX IF NOT EXISTS pets_by_status ON pets (status, id);
""",
    probe="SELECT id, name, category_id, status FROM pets INDEXED BY pets_by_status LIMIT 0",
)


def prepare(path: Path) -> Path | None:
    """Make ``path`` a database of animals; see :func:`petstore_gui.storage.sqlite_file.prepare`."""
    return sqlite_file.prepare(path, _FORMAT, busy_seconds=BUSY_SECONDS)


def connect(path: Path, *, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return a connection to the database; see :func:`petstore_gui.storage.sqlite_file.connect`."""
    return sqlite_file.connect(path, busy_seconds=busy_seconds)


__all__ = [
    "CHECKED_WHOLE_BYTES",
    "DatabaseRefusedError",
    "OpenFiles",
    "connect",
    "file_identity",
    "is_busy",
    "is_damage",
    "is_lack_of_room",
    "prepare",
    "suspect",
]
