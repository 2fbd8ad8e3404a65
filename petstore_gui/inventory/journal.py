"""The adds that are not settled yet, on disk before they are sent, and small notes that survive a crash."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any, Final

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory import journal_schema as schema
from petstore_gui.inventory.journal_entry import (
    JournalEntry,
    SentPromise,
    entry_of,
    known_text,
    new_key,
    promise_values,
    row_of,
    time_text,
)
from petstore_gui.storage import sqlite_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText

KEPT: Final = timedelta(days=90)  # a settled add


class JournalError(Exception):
    """The journal cannot be read or written; ``reason`` is the part of a sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(TranslatableText("Nothing can be saved on this computer: {reason}.", reason=reason))
        self.reason = reason


class JournalMovedError(JournalError):
    """The file was moved or deleted while it was open: nothing is written before :meth:`Journal.restore`."""

    def __init__(self) -> None:
        super().__init__(TranslatableText("its file was moved or deleted"))


class Resolution(StrEnum):
    """What became of an add."""

    ADDED = "added"
    REFUSED = "refused"  # in journals of 0.1.0 only
    NOT_SENT = "not_sent"  # in journals of 0.1.0 only
    ADDED_PROBABLY = "added_probably"
    NOT_ADDED = "not_added"  # in journals of 0.1.0 only
    LEFT = "left"  # nobody knows, and the user asks no more
    DISCARDED = "discarded"  # the user took it out, or back into the form, before it was sent or after it was refused


class Journal:
    """A file at ``path`` (``None``: memory), opened at its first use. Threads may share it, and processes the file.

    Every method but :meth:`shut` raises :class:`JournalError`; the next use tries again. ``quarantined_path`` is where
    a damaged file lies that was found at ``path``, or ``None``.
    """

    def __init__(self, path: Path | None) -> None:
        self.quarantined_path: Path | None = None
        self._path = path
        self._lock = Lock()  # guards what is below
        self._database: sqlite3.Connection | None = None
        self._files: sqlite_file.OpenFiles | None = None
        self._lost = False
        """A file was moved or deleted, and what was in it has not been restored."""
        self._last_number = 0  # of the file before: an add keeps its number when that is lost, and no other one has it
        self._shut = False

    def enqueue(
        self,
        service_id: str,
        new_pets: Iterable[NewPet],
        *,
        instead_of: int | None = None,
        notes: Mapping[str, str | None] = MappingProxyType({}),
    ) -> tuple[JournalEntry, ...]:
        """Write down adds that are to be sent later, in this order: all of them or none are on the disk on return.

        ``instead_of`` is the number of an open add that the user wants to be sent again: it is open no more, unless
        the new one is refused or discarded. ``notes`` are set with them, by name, as by :meth:`set_note`.
        """
        now = datetime.now(UTC)
        with self.changing() as database:
            entries = [
                _insert(database, JournalEntry(0, service_id, pet, now, instead_of=instead_of, key=new_key()))
                for pet in new_pets
            ]
            for name, text in notes.items():
                _set_note(database, service_id, name, text)
        return tuple(entries)

    def restore(self, entries: Iterable[JournalEntry]) -> tuple[JournalEntry, ...]:
        """Write down open adds of a lost journal as they were, unless they are there; return them as they are now.

        They keep their numbers, unless the file has others with these.
        """
        entries = tuple(entries)
        with self.changing(restores=True) as database:
            # Looked for before any is written: the new ones may get the numbers of old ones.
            keys = [(entry.number, time_text(entry.began_at), entry.new_pet.name) for entry in entries]
            there = [database.execute(schema.SELECT_SAME, key).fetchone() is not None for key in keys]
            return tuple(
                entry if is_there else _insert(database, entry, number=_free(database, entry.number))
                for entry, is_there in zip(entries, there, strict=True)
            )

    def mark_sent(self, number: int, known: tuple[int, ...] | None, promise: SentPromise | None = None) -> JournalEntry:
        """Note that an open add is about to be sent; it is on the disk on return, with a key if it had none.

        ``promise`` is what its service has promised of such keys by now.
        """
        values = (time_text(datetime.now(UTC)), known_text(known), *promise_values(promise), new_key())
        with self.changing() as database:
            _update(database, number, schema.SENT, *values)
            return _entry(database, database.execute(schema.SELECT_OPEN_ONE, (number,)).fetchone())

    def mark_not_sent(self, number: int) -> None:
        """Note that an open add has certainly not reached the service."""
        with self.changing() as database:
            _update(database, number, "sent_at = NULL, known = NULL")

    def mark_refused(self, number: int, refusal: str) -> None:
        """Note that the service did not take an open add; the user decides what becomes of it."""
        with self.changing() as database:
            _update(database, number, "sent_at = NULL, known = NULL, refusal = ?", refusal)

    def close(self, number: int, resolution: Resolution, pet_id: int | None = None) -> None:
        """Write down what became of an add, with the animal's ID if it is known. What was written first counts."""
        values = (resolution.value, time_text(datetime.now(UTC)), pet_id, number)
        with self.changing() as database:
            database.execute(
                "UPDATE adds SET how = ?, closed_at = ?, pet_id = ? WHERE number = ? AND how IS NULL", values
            )

    def open_entries(self, service_id: str) -> tuple[JournalEntry, ...]:
        """Return the adds at ``service_id`` that are not closed, oldest first."""
        with self.reading() as database:
            return tuple(
                _entry(database, row) for row in database.execute(schema.SELECT_OPEN, (service_id,)).fetchall()
            )

    def note(self, service_id: str, name: str) -> str | None:
        """Return the text that is remembered at ``service_id`` under ``name``, or ``None``."""
        with self.reading() as database:
            row = database.execute("SELECT text FROM notes WHERE place = ? AND name = ?", (service_id, name)).fetchone()
        return None if row is None else str(row[0])

    def set_note(self, service_id: str, name: str, text: str | None) -> None:
        """Remember ``text`` at ``service_id`` under ``name``, instead of what was there; ``None`` forgets it."""
        with self.changing() as database:
            _set_note(database, service_id, name, text)

    def shut(self) -> None:
        """Let the file go, for good; a second time does nothing."""
        with self._lock:
            self._shut = True
            self._close_file()

    @contextmanager
    def changing(self, *, restores: bool = False) -> Iterator[sqlite3.Connection]:
        """Open one transaction, in the file that is at the path now; after a lost one, only what restores that."""
        with self.reading() as database:
            if self._files is not None and not self._files.are_current:
                self._lost = True
                (self._last_number,) = database.execute(schema.SELECT_LAST_NUMBER).fetchone()
                self._close_file()
                self._files.quarantine_log()
                raise JournalMovedError
            if self._lost and not restores:
                raise JournalMovedError
            with sqlite_file.transaction(database):
                yield database
            self._lost = False

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give the open file to read; no other thread uses it until the block ends."""
        with self._lock:
            try:
                if self._shut:
                    raise JournalError(TranslatableText("the program is ending"))
                if self._database is None:
                    self._database = self._open()
                yield self._database
            except sqlite_file.DatabaseRefusedError as error:
                raise JournalError(error.reason) from error
            except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
                raise JournalError(self._reason(error)) from error

    def _open(self) -> sqlite3.Connection:
        if self._path is None:
            database = sqlite_file.connect(":memory:")
            schema.FORMAT.begin(database)
            return database
        self.quarantined_path = sqlite_file.prepare(self._path, schema.FORMAT) or self.quarantined_path
        main = sqlite_file.file_identity(self._path)
        database = sqlite_file.connect(self._path)
        try:
            if self._last_number:
                database.execute(schema.SET_LAST_NUMBER, (self._last_number,))
            with suppress(sqlite3.Error):  # a full disk, or another process at the same: the old ones may stay
                for statement in (schema.DELETE_OLD, *schema.DELETE_OLD_IMPORTS):
                    database.execute(statement, (time_text(datetime.now(UTC) - KEPT),))
            self._files = sqlite_file.OpenFiles(self._path, main)
        except BaseException:
            database.close()
            raise
        return database

    def _reason(self, error: Exception) -> TranslatableText:
        reason = error_text(error)
        if self._path is not None and isinstance(error, sqlite3.Error) and sqlite_file.is_damage(error):
            self._close_file()  # the next use checks all of it, and quarantines it
        return reason.with_detail(f"{self._path or 'the journal in memory'}: {reason.detail}")

    def _close_file(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


def _free(database: sqlite3.Connection, number: int) -> int | None:
    """Return ``number`` if no add has it."""
    return None if database.execute("SELECT 1 FROM adds WHERE number = ?", (number,)).fetchone() else number


def _insert(database: sqlite3.Connection, entry: JournalEntry, *, number: int | None = None) -> JournalEntry:
    """Write an add down, with the next number unless one is given."""
    cursor = database.execute(schema.INSERT, row_of(entry, number))
    if cursor.lastrowid is None:
        raise JournalError(TranslatableText("SQLite gave no number"))
    return replace(entry, number=cursor.lastrowid)


def _update(database: sqlite3.Connection, number: int, what: str, *values: str | int | None) -> None:
    cursor = database.execute(f"UPDATE adds SET {what} WHERE number = ? AND how IS NULL", (*values, number))  # noqa: S608
    if not cursor.rowcount:
        raise JournalMovedError


def _set_note(database: sqlite3.Connection, service_id: str, name: str, text: str | None) -> None:
    if text is None:
        database.execute("DELETE FROM notes WHERE place = ? AND name = ?", (service_id, name))
    else:
        database.execute("INSERT OR REPLACE INTO notes (place, name, text) VALUES (?, ?, ?)", (service_id, name, text))


def _entry(database: sqlite3.Connection, row: tuple[Any, ...]) -> JournalEntry:
    def ids_of_alike(entry: JournalEntry) -> tuple[int, ...]:
        values = (entry.service_id, entry.new_pet.name, entry.number, time_text(entry.began_at))
        return tuple(pet_id for (pet_id,) in database.execute(schema.SELECT_IDS_OF_ALIKE, values))

    return entry_of(row, ids_of_alike)
