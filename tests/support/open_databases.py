"""Which of the databases that the program opened are open still."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from petstore_gui.storage import sqlite_file


class OpenDatabases:
    """Counts the connections that are made from now on, until the test ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[sqlite3.Connection] = []
        connect = sqlite_file.connect

        def watched(path: Path | str, *, busy_seconds: float = sqlite_file.BUSY_SECONDS) -> sqlite3.Connection:
            self.made.append(connect(path, busy_seconds=busy_seconds))
            return self.made[-1]

        monkeypatch.setattr(sqlite_file, "connect", watched)

    @property
    def left(self) -> list[sqlite3.Connection]:
        """Return those that were not closed."""
        open_ones = []
        for connection in self.made:
            with suppress(sqlite3.ProgrammingError):  # closed
                connection.execute("SELECT 1")
                open_ones.append(connection)
        return open_ones


def fail_to_watch_files(*_files: object) -> None:
    """Fail as a disk does that is taken away between the opening of a database and the first look at its files."""
    raise OSError(5, "the disk fails")
