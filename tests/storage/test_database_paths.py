"""A database is opened by any path, and its rights are changed only where there are some."""

import sqlite3
import stat
import sys
from contextlib import closing, suppress
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from petstore_gui.storage import sqlite_file
from petstore_gui.storage.sqlite_file import DatabaseRefusedError, Format, connect_to_existing, prepare, uri

FORM = Format(0x50455454, 1, "CREATE TABLE pets (name TEXT)", "SELECT name FROM pets LIMIT 0")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (PurePosixPath("/srv/Müller/a b?#%.sqlite3"), "file:///srv/M%C3%BCller/a%20b%3F%23%25.sqlite3"),
        (PureWindowsPath(r"C:\Daten\Müller\a b.sqlite3"), "file:///C:/Daten/M%C3%BCller/a%20b.sqlite3"),
        (PureWindowsPath(r"\\server\store\animals.sqlite3"), "file:////server/store/animals.sqlite3"),
    ],
    ids=["a path of POSIX", "a drive", "a server"],
)
def test_a_path_is_one_address_for_sqlite(path: PurePosixPath | PureWindowsPath, expected: str) -> None:
    assert uri(path) == expected


def test_sqlite_takes_no_server_before_the_path() -> None:
    """Or else the address of a path on a server could be that of pathlib."""
    with pytest.raises(sqlite3.OperationalError, match="invalid uri authority: server"):
        sqlite3.connect("file://server/store/animals.sqlite3", uri=True)
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        sqlite3.connect("file:////server/store/animals.sqlite3?mode=rw", uri=True)


@pytest.mark.parametrize("name", ["a b#%.sqlite3", "Müller.sqlite3", "花子.sqlite3"])
def test_a_database_is_opened_whatever_its_name(tmp_path: Path, name: str) -> None:
    assert prepare(tmp_path / name, FORM) is None
    with closing(connect_to_existing(tmp_path / name, FORM)) as connection:
        assert connection.execute("SELECT count(*) FROM pets").fetchone() == (0,)


def test_the_rights_of_a_database_are_left_alone_where_there_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows a mode is the flag that protects a file, and a log that is open elsewhere may refuse the call."""
    database = tmp_path / "journal.sqlite3"
    prepare(database, FORM)
    if sys.platform != "win32":
        monkeypatch.setattr(sqlite_file, "HAS_MODES", False)
    database.chmod(0o444)
    before = stat.S_IMODE(database.stat().st_mode)
    with suppress(DatabaseRefusedError):  # which is what the flag is for
        prepare(database, FORM)
    assert stat.S_IMODE(database.stat().st_mode) == before
    database.chmod(0o644)
