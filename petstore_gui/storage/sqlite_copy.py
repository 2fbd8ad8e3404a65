"""A copy of a database file that may be in use: whole or not there at all, and for its owner only."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from petstore_gui.storage.atomic_file import open_private
from petstore_gui.storage.error_text import error_text
from petstore_gui.storage.sqlite_file import DatabaseRefusedError, Format, check_whole, connect_to_existing, is_damage

_PAGES_AT_ONCE: Final = 2048


class NotCopiedError(Exception):
    """There is no copy, and what was at its place before is there still; ``str()`` says why."""


def copy_database(
    source: Path, target: Path, form: Format, *, replace: bool, on_progress: Callable[[int, int], None]
) -> None:
    """Copy the database at ``source``, which has the format ``form``, to ``target``, as it is at one moment.

    Whoever uses ``source`` goes on reading and writing. ``on_progress`` is told how many pages of how many are
    copied. Raises ``DatabaseRefusedError`` where ``source`` cannot be read, :class:`NotCopiedError` where it is not
    there, and where ``target`` cannot be written, or is there and is not to be replaced.
    """
    if not source.exists():
        raise NotCopiedError(f"{source} is not there")
    _check_target(source, target, replace=replace)
    temporary = target.with_name(f".{os.urandom(8).hex()}.part")
    with closing(connect_to_existing(source, form)) as connection:
        try:
            _write(connection, temporary, on_progress)
            _check_target(source, target, replace=replace)
            temporary.replace(target)
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
    log = target.with_name(f"{target.name}-wal")  # whoever opens the copy would add what is in it
    if log.exists() or (target.exists() and target.samefile(source)):
        raise NotCopiedError(f"{target} is a database in use")


def _write(source: sqlite3.Connection, temporary: Path, on_progress: Callable[[int, int], None]) -> None:
    os.close(open_private(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL))
    source.execute("BEGIN")
    source.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone()  # from here on it is seen as it is now
    with closing(sqlite3.connect(temporary, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = OFF")  # a copy that fails is thrown away
        copy.execute("PRAGMA synchronous = OFF")  # once is enough, below
        source.backup(
            copy, pages=_PAGES_AT_ONCE, progress=lambda _, remaining, total: on_progress(total - remaining, total)
        )
    source.execute("ROLLBACK")
    with closing(sqlite3.connect(f"{temporary.absolute().as_uri()}?immutable=1", uri=True)) as copy:
        check_whole(copy)
    with temporary.open("rb+") as file:
        os.fsync(file.fileno())
