"""A person reads everyday words on a file; the words of the system are the detail."""

import errno
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.storage.atomic_file import WriteProtectedError
from petstore_gui.storage.error_text import (
    DAMAGED,
    DENIED,
    DISK_ERROR,
    DISK_FULL,
    FOREIGN,
    IN_USE,
    NEWER,
    NO_FOLDER,
    OTHER,
    PROTECTED,
    REASONS,
    TOO_LONG,
    advice,
    error_text,
    is_lack_of_room,
)
from tests.support.disk import full_disk
from tests.support.held_file import held
from tests.support.sentences import marked


def os_error(number: int) -> OSError:
    return OSError(number, os.strerror(number), "/a/path")


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, DISK_FULL),
        (errno.EDQUOT, DISK_FULL),
        (errno.EFBIG, DISK_FULL),
        (errno.EACCES, DENIED),
        (errno.EPERM, DENIED),
        (errno.EROFS, DENIED),
        (errno.ENOENT, NO_FOLDER),
        (errno.ENOTDIR, NO_FOLDER),
        (errno.ELOOP, NO_FOLDER),
        (errno.EBUSY, IN_USE),
        (errno.EIO, DISK_ERROR),
        (errno.ENAMETOOLONG, TOO_LONG),
        (errno.EISDIR, OTHER),
        (errno.EMFILE, OTHER),
    ],
)
def test_an_error_of_the_system_is_said_in_everyday_words(number: int, reason: str) -> None:
    text = error_text(os_error(number))
    assert text == reason
    assert "/a/path" in text.detail
    assert f"[Errno {number}]" in text.detail
    assert is_lack_of_room(os_error(number)) == (reason is DISK_FULL)


def test_an_error_without_a_number_has_its_words_too() -> None:
    assert error_text(OSError("strange")) == OTHER
    assert error_text(OverflowError("too large")).detail == "OverflowError: too large"


def test_sqlites_own_errors_are_said_in_everyday_words(tmp_path: Path) -> None:
    path = tmp_path / "database"
    with closing(sqlite3.connect(path, timeout=0)) as first, closing(sqlite3.connect(path, timeout=0)) as second:
        first.execute("CREATE TABLE a (b)")
        first.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as locked:
            second.execute("BEGIN EXCLUSIVE")
        assert error_text(locked.value) == IN_USE
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        with pytest.raises(sqlite3.OperationalError) as read_only:
            connection.execute("INSERT INTO a VALUES (1)")
        assert error_text(read_only.value) == DENIED
    with closing(sqlite3.connect(path)) as connection, full_disk():
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.executescript("BEGIN; INSERT INTO a VALUES (zeroblob(100000)); COMMIT;")
        assert error_text(full.value) == DISK_FULL
    path.write_bytes(b"no database" * 1000)
    with closing(sqlite3.connect(path)) as connection:
        with pytest.raises(sqlite3.DatabaseError) as damaged:
            connection.execute("SELECT * FROM a")
        assert error_text(damaged.value) == DAMAGED


def test_each_reason_can_be_translated_is_told_from_the_others_and_has_its_advice() -> None:
    assert len({marked(reason) for reason in REASONS}) == len(REASONS)
    assert not any(one.startswith(other) for one in REASONS for other in REASONS if one is not other)
    told = {reason: str(advice(reason)) for reason in REASONS}
    assert told[DISK_FULL] == "Free some space, then try again."
    assert told[IN_USE] == "Close the other program, then try again."
    assert told[NEWER] == "Install the newer version."
    assert told[PROTECTED] == "Remove the protection, then try again."
    assert told[TOO_LONG] == "Choose a shorter name or another folder."
    assert told[DENIED] == told[FOREIGN] == "Ask the person who looks after this computer."


@pytest.mark.parametrize("code", [32, 33])
def test_a_file_that_windows_keeps_for_another_program_is_in_use(code: int) -> None:
    assert error_text(windows_error(code)) == IN_USE


def test_a_file_that_windows_does_not_let_be_replaced_is_in_use_and_one_that_may_not_be_read_is_not() -> None:
    assert error_text(windows_error(5, "new.xlsx")) == IN_USE
    assert error_text(windows_error(5)) == DENIED


def test_a_file_that_is_write_protected_is_told_from_one_that_may_not_be_written() -> None:
    assert error_text(WriteProtectedError(Path("settings.json"))) == PROTECTED


def test_what_windows_says_of_a_path_that_is_too_long_is_understood() -> None:
    assert error_text(windows_error(206)) == TOO_LONG


@pytest.mark.skipif(sys.platform != "win32", reason="Linux says so itself")
def test_a_folder_that_windows_does_not_find_at_the_end_of_a_long_path_is_none(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 120) / ("y" * 120) / ("z" * 60)
    assert error_text(FileNotFoundError(errno.ENOENT, "No such file", str(path))) == TOO_LONG
    assert error_text(FileNotFoundError(errno.ENOENT, "No such file", str(tmp_path / "gone"))) == NO_FOLDER


@pytest.mark.skipif(sys.platform != "win32", reason="where open() does not say who denies it")
def test_a_file_that_windows_does_not_open_for_another_program_is_in_use(tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.touch()
    with held(file), pytest.raises(PermissionError) as caught:
        file.read_bytes()
    assert getattr(caught.value, "winerror", None) is None
    with held(file):
        assert error_text(caught.value) == IN_USE
    assert error_text(caught.value) == DENIED


def windows_error(code: int, target: str | None = None) -> OSError:
    error = PermissionError(errno.EACCES, "Access is denied", "old.xlsx", None, target)
    error.winerror = code  # type: ignore[attr-defined, unused-ignore]
    return error
