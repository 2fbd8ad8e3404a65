"""Copies a database file that may be in use: completely or not at all, and for its owner only."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from petstore_gui.storage import atomic_file
from petstore_gui.storage.atomic_file import open_private
from petstore_gui.storage.error_text import error_text
from petstore_gui.storage.sqlite_file import (
    DatabaseRefusedError,
    Format,
    check_whole,
    connect_to_existing,
    is_damage,
    uri,
)

if sys.platform != "win32":
    import fcntl

_PAGES_AT_ONCE: Final = 2048
_HALF: Final = ".backup.part"  # the end of the name of a copy in progress


class NotCopiedError(Exception):
    """No copy was made, and an earlier file at its place is unchanged; ``str()`` says why."""


def copy_database(
    source: Path, target: Path, form: Format, *, replace: bool, on_progress: Callable[[int, int], None]
) -> None:
    """Copy the database at ``source``, which has the format ``form``, to ``target``, as it is at one moment.

    Programs that use ``source`` can read and write meanwhile. ``on_progress`` gets the number of copied pages and that
    of all pages. Removes the remains of killed copies from the folder of ``target``. Raises ``DatabaseRefusedError``
    if ``source`` cannot be read, and :class:`NotCopiedError` if it does not exist, or if ``target`` cannot be written,
    or exists and ``replace`` is false.
    """
    if not source.exists():
        raise NotCopiedError(f"{source} is not there")
    _check_target(source, target, replace=replace)
    temporary = target.with_name(f".{os.urandom(8).hex()}{_HALF}")
    with closing(connect_to_existing(source, form)) as connection:
        try:
            with _without_remains(target.parent):
                _write(connection, temporary, on_progress)
                _check_target(source, target, replace=replace)
                atomic_file.replace(temporary, target)
        except (OSError, sqlite3.Error) as error:
            reason = error_text(error)
            if isinstance(error, sqlite3.Error) and is_damage(error):
                raise DatabaseRefusedError(source, reason) from error
            raise NotCopiedError(f"{target} was not written: {reason} ({reason.detail})") from error
        finally:
            with suppress(OSError):
                temporary.unlink()


def _check_target(source: Path, target: Path, *, replace: bool) -> None:
    if os.path.lexists(target) and not replace:
        raise NotCopiedError(f"{target} is there already")
    if target.exists() and not target.is_file():
        raise NotCopiedError(f"{target} is no regular file")
    log = target.with_name(f"{target.name}-wal")  # else SQLite would replay it into the copy
    if log.exists() or (target.exists() and target.samefile(source)):
        raise NotCopiedError(f"{target} is a database in use")


@contextmanager
def _without_remains(folder: Path) -> Iterator[None]:
    """Remove incomplete copies from ``folder``, unless another copy is in progress there; lock the folder meanwhile."""
    if sys.platform == "win32":  # where an open file cannot be removed
        _remove_halves(folder)
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # it is locked, or on a network disk without locks
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _remove_halves(folder)
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_SH)
        yield
    finally:
        os.close(descriptor)


def _remove_halves(folder: Path) -> None:
    for half in folder.glob(f".*{_HALF}"):
        with suppress(OSError):  # another user's
            half.unlink()


def _write(source: sqlite3.Connection, temporary: Path, on_progress: Callable[[int, int], None]) -> None:
    # Kept open: on Windows no other program can remove it then.
    with open(temporary, "xb", opener=lambda path, flags: open_private(Path(path), flags)) as file:
        source.execute("BEGIN")
        source.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone()  # begins the snapshot
        with closing(sqlite3.connect(temporary, isolation_level=None)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # a failed copy is deleted anyway
            copy.execute("PRAGMA synchronous = OFF")  # one fsync at the end is enough
            source.backup(
                copy, pages=_PAGES_AT_ONCE, progress=lambda _, remaining, total: on_progress(total - remaining, total)
            )
        source.execute("ROLLBACK")
        with closing(sqlite3.connect(f"{uri(temporary.absolute())}?immutable=1", uri=True)) as copy:
            check_whole(copy)
        os.fsync(file.fileno())
