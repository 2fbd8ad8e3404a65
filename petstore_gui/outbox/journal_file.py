"""The file of the journal: opened at its first use, never written after it was moved; and small notes in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from petstore_gui.outbox import schema
from petstore_gui.outbox.lease import Lease
from petstore_gui.storage import sqlite_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableText


class JournalError(Exception):
    """The journal cannot be read or written; ``reason`` is the part of a sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(TranslatableText("Nothing can be saved on this computer: {reason}.", reason=reason))
        self.reason = reason


class JournalMovedError(JournalError):
    """The file was moved or deleted while it was open: nothing is written before what was in it is restored."""

    def __init__(self) -> None:
        super().__init__(TranslatableText("its file was moved or deleted"))


class JournalFile:
    """A file at ``path`` (``None``: memory), opened at its first use. Threads may share it, and processes the file.

    Every method but :meth:`shut` raises :class:`JournalError`; the next use tries again. ``quarantined_path`` is where
    a damaged file lies that was found at ``path``, or ``None``.
    """

    def __init__(self, path: Path | None) -> None:
        self.quarantined_path: Path | None = None
        self.lease = Lease(path)
        self._path = path
        self._lock = Lock()  # guards what is below
        self._database: sqlite3.Connection | None = None
        self._files: sqlite_file.OpenFiles | None = None
        self._lost = False
        """A file was moved or deleted, and what was in it has not been restored."""
        self._shut = False
        self._notes: dict[tuple[str, str], str | None] = {}
        """The notes that were read or set, by service and name, for a file that is lost."""

    def note(self, service_id: str, name: str) -> str | None:
        """Return the text that is remembered at ``service_id`` under ``name``, or ``None``."""
        with self.reading() as database:
            row = database.execute("SELECT text FROM notes WHERE place = ? AND name = ?", (service_id, name)).fetchone()
            if row is not None or not self._lost:
                self._notes[service_id, name] = None if row is None else str(row[0])
            return self._notes.get((service_id, name))

    def set_note(self, service_id: str, name: str, text: str | None) -> None:
        """Remember ``text`` at ``service_id`` under ``name``, instead of what was there; ``None`` forgets it."""
        with self.changing() as database:
            self.write_note(database, service_id, name, text)

    def write_note(self, database: sqlite3.Connection, service_id: str, name: str, text: str | None) -> None:
        """Set a note as part of a transaction, as :meth:`set_note`."""
        self._notes[service_id, name] = text
        if text is None:
            database.execute("DELETE FROM notes WHERE place = ? AND name = ?", (service_id, name))
        else:
            database.execute(
                "INSERT OR REPLACE INTO notes (place, name, text) VALUES (?, ?, ?)", (service_id, name, text)
            )

    def restore_notes(self, database: sqlite3.Connection) -> None:
        """Write the notes of a lost file that are not in ``database``."""
        there = set(database.execute("SELECT place, name FROM notes"))
        for (service_id, name), text in self._notes.items():
            if (service_id, name) not in there:
                self.write_note(database, service_id, name, text)

    def shut(self) -> None:
        """Let the file go, for good; a second time does nothing."""
        with self._lock:
            self._shut = True
            self._close_file()
            self.lease.release()

    @contextmanager
    def changing(self, *, restores: bool = False) -> Iterator[sqlite3.Connection]:
        """Open one transaction, in the file that is at the path now; after a lost one, only what restores that."""
        with self.reading() as database:
            if self._files is not None and not self._files.are_current:
                self._lost = True
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

    def begin(self, database: sqlite3.Connection) -> None:
        """Prepare a file that was just opened."""
        raise NotImplementedError

    def _open(self) -> sqlite3.Connection:
        if self._path is None:
            database = sqlite_file.connect(":memory:")
            schema.FORMAT.begin(database)
            return database
        self.quarantined_path = sqlite_file.prepare(self._path, schema.FORMAT) or self.quarantined_path
        main = sqlite_file.file_identity(self._path)
        database = sqlite_file.connect(self._path)
        try:
            self.begin(database)
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
