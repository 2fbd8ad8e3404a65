"""The adds whose outcome is not known yet, on disk before they are sent, and small notes that survive a crash."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from petstore_gui import sqlite_file
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.sentence import Sentence, sentence_of

if TYPE_CHECKING:  # the first animals do not wait for SQLite: no database is needed to list them
    import sqlite3

KEPT: Final = timedelta(days=90)  # a settled add

_FORMAT: Final = sqlite_file.Format(
    application_id=0x50455441,  # "PETA"
    version=1,
    schema="""
CREATE TABLE IF NOT EXISTS adds (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold')),
    known TEXT,
    instead_of INTEGER,
    began_at TEXT NOT NULL,
    how TEXT,
    closed_at TEXT,
    pet_id INTEGER
);
CREATE INDEX IF NOT EXISTS adds_by_place ON adds (place, how);
CREATE TABLE IF NOT EXISTS notes (
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (place, name)
);
""",
    probe="""
SELECT number, name, category_id, status, known, instead_of, began_at, how, closed_at, pet_id,
    (SELECT text FROM notes LIMIT 0)
FROM adds INDEXED BY adds_by_place WHERE place = '' LIMIT 0
""",
)
_OPEN: Final = """
SELECT number, name, category_id, status, known, began_at FROM adds WHERE place = ? AND how IS NULL AND NOT EXISTS (
    SELECT 1 FROM adds AS again
    WHERE again.instead_of = adds.number AND (again.how IS NULL OR again.how NOT IN ('refused', 'not_sent'))
) ORDER BY number
"""
_OTHERS: Final = """
SELECT pet_id FROM adds WHERE place = ? AND name = ? AND pet_id IS NOT NULL AND (number > ? OR closed_at > ?)
"""


class JournalError(Exception):
    """The journal cannot be read or written; ``reason`` says why in one line, a sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Closed(StrEnum):
    """What became of an add."""

    ADDED = "added"
    REFUSED = "refused"
    NOT_SENT = "not_sent"
    ADDED_PROBABLY = "added_probably"
    NOT_ADDED = "not_added"
    LEFT = "left"  # nobody knows, and the user asks no more


@dataclass(frozen=True, slots=True)
class Entry:
    """An add that began at ``began_at`` (aware UTC) and that nothing has closed yet.

    ``known`` are IDs of equal animals that are not this add's: they were listed before, or are other adds' of this
    program. ``None``: no list was read before.
    """

    number: int
    place: str
    new_pet: NewPet
    began_at: datetime
    known: tuple[int, ...] | None


class Journal:
    """A file at ``path`` (``None``: memory), opened at its first use. Threads may share it, and processes the file.

    Every method but :meth:`shut` raises :class:`JournalError`; the next use tries again. ``set_aside`` is where a
    damaged file lies that was found at ``path``, or ``None``.
    """

    def __init__(self, path: Path | None) -> None:
        self.set_aside: Path | None = None
        self._path = path
        self._lock = Lock()  # guards the two below
        self._database: sqlite3.Connection | None = None
        self._shut = False

    def begin(
        self, place: str, new_pet: NewPet, known: tuple[int, ...] | None, *, instead_of: int | None = None
    ) -> Entry:
        """Write an add down; it is on the disk on return.

        ``instead_of`` is the number of an open add that the user wants to be sent again: it is open no more, unless
        this one is refused or not sent.
        """
        now = datetime.now(UTC)
        status = None if new_pet.status is UNSET else new_pet.status.value
        listed = None if known is None else " ".join(map(str, known))
        values = (place, new_pet.name, new_pet.category_id, status, listed, instead_of, _text(now))
        with self._opened() as database:
            cursor = database.execute(
                "INSERT INTO adds (place, name, category_id, status, known, instead_of, began_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                values,
            )
        if cursor.lastrowid is None:
            raise JournalError(Sentence("SQLite gave no number"))
        return Entry(cursor.lastrowid, place, new_pet, now, known)

    def close(self, entry_number: int, how: Closed, pet_id: int | None = None) -> None:
        """Write down what became of an add, with the animal's ID if it is known. What was written first counts."""
        values = (how.value, _text(datetime.now(UTC)), pet_id, entry_number)
        with self._opened() as database:
            database.execute(
                "UPDATE adds SET how = ?, closed_at = ?, pet_id = ? WHERE number = ? AND how IS NULL", values
            )

    def open_entries(self, place: str) -> tuple[Entry, ...]:
        """Return the adds at ``place`` that are not closed, oldest first."""
        with self._opened() as database:
            return tuple(_entry(database, place, row) for row in database.execute(_OPEN, (place,)).fetchall())

    def note(self, place: str, name: str) -> str | None:
        """Return the text that is remembered at ``place`` under ``name``, or ``None``."""
        with self._opened() as database:
            row = database.execute("SELECT text FROM notes WHERE place = ? AND name = ?", (place, name)).fetchone()
        return None if row is None else str(row[0])

    def set_note(self, place: str, name: str, text: str | None) -> None:
        """Remember ``text`` at ``place`` under ``name``, instead of what was there; ``None`` forgets it."""
        with self._opened() as database:
            if text is None:
                database.execute("DELETE FROM notes WHERE place = ? AND name = ?", (place, name))
            else:
                database.execute(
                    "INSERT OR REPLACE INTO notes (place, name, text) VALUES (?, ?, ?)", (place, name, text)
                )

    def shut(self) -> None:
        """Let the file go, for good; a second time does nothing."""
        with self._lock:
            self._shut = True
            self._let_go()

    @contextmanager
    def _opened(self) -> "Iterator[sqlite3.Connection]":
        import sqlite3

        with self._lock:
            try:
                if self._shut:
                    raise JournalError(Sentence("The journal is closed already."))
                if self._database is None:
                    self._database = self._open()
                yield self._database
            except sqlite_file.DatabaseRefusedError as error:
                raise JournalError(sentence_of(error)) from error
            except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
                where = self._path or Sentence("The journal")
                sentence = Sentence("{file} cannot be used: {reason}", file=where, reason=self._reason(error))
                raise JournalError(sentence) from error

    def _open(self) -> "sqlite3.Connection":
        import sqlite3

        if self._path is None:
            database = sqlite_file.connect(":memory:")
            _FORMAT.begin(database)
            return database
        self.set_aside = sqlite_file.prepare(self._path, _FORMAT) or self.set_aside
        database = sqlite_file.connect(self._path)
        with suppress(sqlite3.Error):  # a full disk, or another process at the same: the old ones may stay
            database.execute("DELETE FROM adds WHERE closed_at < ?", (_text(datetime.now(UTC) - KEPT),))
        return database

    def _reason(self, error: Exception) -> str:
        import sqlite3

        if sqlite_file.is_lack_of_room(error):
            return Sentence("the disk is full")
        if self._path is not None and isinstance(error, sqlite3.Error) and sqlite_file.is_damage(error):
            self._let_go()  # the next use looks through all of it, and sets it aside
            with suppress(OSError):
                sqlite_file.suspect(self._path)
            return Sentence("it is damaged ({detail})", detail=str(error))
        return str(error)

    def _let_go(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


def _entry(database: "sqlite3.Connection", place: str, row: tuple[int, str, int, str | None, str | None, str]) -> Entry:
    number, name, category_id, status, listed, began_at = row
    new_pet = NewPet(name=name, category_id=category_id, status=UNSET if status is None else PetStatus(status))
    known = None
    if listed is not None:
        others = database.execute(_OTHERS, (place, name, number, began_at)).fetchall()
        known = tuple(dict.fromkeys((*map(int, listed.split()), *(pet_id for (pet_id,) in others))))
    return Entry(number, place, new_pet, datetime.fromisoformat(began_at), known)


def _text(time: datetime) -> str:
    """Return a text that sorts as the times do."""
    return time.isoformat(timespec="microseconds")
