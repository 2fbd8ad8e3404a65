"""Opens database files: private to the owner, of a known version, and quarantined if damaged."""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import quote

from petstore_gui.storage import atomic_file
from petstore_gui.storage.atomic_file import HAS_MODES, check_is_file, make_folders
from petstore_gui.storage.error_text import CANNOT_BE_OPENED, FOREIGN, NEWER, NOT_A_DATABASE, error_text
from petstore_gui.translatable import TranslatableText

BUSY_SECONDS: Final = 5.0
_HEADER_BYTES: Final = 512  # the smallest database
_MARK: Final = b"SQLite format 3\0"  # its first bytes


class Format(NamedTuple):
    """The format of a database: the marks in its header, the statements that make it, and a query for its tables.

    ``upgrades`` has, by earlier version, the statements that lead to the next one.
    """

    application_id: int
    version: int
    schema: str
    probe: str
    upgrades: Mapping[int, str] = MappingProxyType({})

    def begin(self, connection: sqlite3.Connection) -> None:
        """Make the tables of this format in the empty database of ``connection``. Two processes may do so at once."""
        connection.executescript(
            f"BEGIN IMMEDIATE; {self.schema}; PRAGMA application_id = {self.application_id};"
            f"PRAGMA user_version = {self.version}; COMMIT;"
        )

    def upgrade(self, connection: sqlite3.Connection) -> None:
        """Upgrade a database of an earlier version to this format. Two processes may do so at once."""
        with transaction(connection):
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            for earlier in range(version, self.version):
                for statement in filter(str.strip, self.upgrades[earlier].split(";")):
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {self.version}")


FileIdentity = tuple[int, int]
"""Device and inode: the identity of a file while it is open, under any name."""


class DatabaseRefusedError(Exception):
    """``file`` cannot be used, and is unchanged; ``reason`` says why, with the system's message as its detail."""

    def __init__(self, file: Path, reason: TranslatableText) -> None:
        detail = f" ({reason.detail})" if reason.detail else ""
        super().__init__(f"{file} {CANNOT_BE_OPENED} {reason}{detail}")
        self.reason = reason


def _damage(finding: str) -> sqlite3.DatabaseError:
    """Return the error for a file that is no valid database of this program any more."""
    error = sqlite3.DatabaseError(finding)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def prepare(path: Path, form: Format, *, busy_seconds: float = BUSY_SECONDS) -> Path | None:
    """Make ``path`` a database of the format ``form`` that only its owner can read.

    Rename a damaged one, never delete it, and make a new one; return the new path of the old one, else ``None``.
    Raises :class:`DatabaseRefusedError` for a newer version, another program's database, something else than a file,
    or a file that cannot be opened.
    """
    try:
        _check_kinds(path)
        _make_private(path)
        try:
            _check(path, form, busy_seconds)
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
            quarantined_path = _quarantine(path)
            _make_private(path)
            _check(path, form, busy_seconds)
            return quarantined_path
    except (OSError, sqlite3.Error) as error:
        raise DatabaseRefusedError(path, error_text(error)) from error
    return None


def connect(path: Path | str, *, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return a connection whose commits survive a power cut. Any thread may use it, one at a time.

    A text is a URI of SQLite, or one of its special names.
    """
    connection = sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False, uri=isinstance(path, str)
    )
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone leaves the data in the cache of the drive
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_existing(path: Path, form: Format, *, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Return a connection to the database at ``path``, of the format ``form`` or an earlier version of it.

    Makes, upgrades and quarantines nothing. Raises :class:`DatabaseRefusedError`.
    """
    check_is_database(path)
    try:
        _check_header(path)
        if not path.stat().st_size:
            raise DatabaseRefusedError(path, NOT_A_DATABASE)
        connection = connect(f"{uri(path.absolute())}?mode=rw", busy_seconds=busy_seconds)
        try:
            _check_marks(connection, path, form)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise DatabaseRefusedError(path, error_text(error)) from error
    return connection


def check_is_database(path: Path) -> None:
    """Raise :class:`DatabaseRefusedError` for a file that never was a database. It may be empty, or missing.

    :func:`prepare` would quarantine it: to be called where a person may have named the wrong file.
    """
    try:
        _check_kinds(path)
        with suppress(FileNotFoundError), path.open("rb") as file:
            if not _MARK.startswith(file.read(len(_MARK))):
                raise DatabaseRefusedError(path, NOT_A_DATABASE)
    except OSError as error:
        raise DatabaseRefusedError(path, error_text(error)) from error


def check_existing(path: Path, form: Format) -> None:
    """Raise :class:`DatabaseRefusedError` unless a whole database is at ``path``, as :func:`connect_to_existing`."""
    with closing(connect_to_existing(path, form)) as connection:
        try:
            check_whole(connection)
        except sqlite3.Error as error:
            raise DatabaseRefusedError(path, error_text(error)) from error


def uri(path: PurePath) -> str:
    """Return an absolute ``path`` as a URI for SQLite, which expects the server of a Windows path within the path."""
    text = quote(os.fsencode(path.as_posix()), safe="/:")
    return f"file:///{text}" if path.drive[1:] == ":" else f"file://{text}"


def file_identity(path: Path) -> FileIdentity | None:
    """Return the identity of the file at ``path``, or ``None`` if there is none. Raises ``OSError``.

    While a deleted file is open, no other file gets its number.
    """
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit the block, or roll it back if it raises; at its end the changes are on the disk."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def check_whole(connection: sqlite3.Connection) -> None:
    """Read the whole database and raise an ``sqlite3.Error`` that :func:`is_damage` if it is damaged."""
    (finding,) = connection.execute("PRAGMA quick_check(1)").fetchone()  # 90 ms for 100,000 animals
    if finding != "ok":
        raise _damage(" ".join(finding.split()))


def is_damage(error: sqlite3.Error) -> bool:
    """Whether ``error`` means that the file itself is damaged, not the disk, its rights or the statement."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def is_busy(error: sqlite3.Error) -> bool:
    """Whether ``error`` means that another program has locked the database for too long."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


class OpenFiles:
    """The files of an open database: the one at ``path``, whose identity before opening was ``main``, and its log.

    To be made after the first read, when the log exists. Raises ``OSError``.
    """

    def __init__(self, path: Path, main: FileIdentity | None) -> None:
        self._path = path
        self._log, self._index, _ = _files(path)
        self._identities = main, file_identity(self._log)

    @property
    def are_current(self) -> bool:
        """Whether these files are still at the path. Raises ``OSError``."""
        return self._find() == self._identities

    def quarantine_log(self) -> Path | None:
        """Rename the log if its database is no longer at the path: the next database there must not replay it.

        None of the files may be open in this process. Returns the new path of the log, or ``None`` without a log.
        Raises ``OSError``.
        """
        old, old_log = self._identities
        main, log = self._find()
        if main == old or log is None or log != old_log:
            return None
        quarantined_path = _unused(self._path, "log-without-database")
        atomic_file.replace(self._log, quarantined_path)
        atomic_file.remove(self._index)
        return quarantined_path

    def _find(self) -> tuple[FileIdentity | None, FileIdentity | None]:
        return file_identity(self._path), file_identity(self._log)


def _check_kinds(path: Path) -> None:
    """Refuse anything but files before the first change: a device belongs to all users, and opening a FIFO waits.

    The database may be a symbolic link to a file. The files that SQLite makes beside it never are.
    """
    for file in (*_files(path), path.with_name(f"{path.name}-journal")):
        check_is_file(file, follow_links=file == path)


def _make_private(path: Path) -> None:
    make_folders(path.absolute().parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        for file in _files(path) if HAS_MODES else ():
            with suppress(FileNotFoundError):  # another program has just closed the database, which removes the log
                file.chmod(0o600)


def _files(path: Path) -> list[Path]:
    """Return the files of a database, the main one last."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "")]


def _check(path: Path, form: Format, busy_seconds: float) -> None:
    _check_header(path)
    with closing(connect(path, busy_seconds=busy_seconds)) as connection:
        _check_content(connection, path, form)


def _check_header(path: Path) -> None:
    """Refuse what SQLite would silently overwrite or delete: a file that is too small, or the log of an empty one."""
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if header and (len(header) < _HEADER_BYTES or not header.startswith(_MARK)):
        raise _damage("file is not a database")
    with suppress(FileNotFoundError):
        if not header and _files(path)[0].stat().st_size:
            raise _damage("file is empty, its log is not")


def _check_content(connection: sqlite3.Connection, path: Path, form: Format) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if (application, version, tables) == (0, 0, 0):
        connection.execute("PRAGMA journal_mode = WAL")
        form.begin(connection)
        return
    if _check_marks(connection, path, form) < form.version:
        form.upgrade(connection)
    connection.execute(form.probe)
    check_whole(connection)


def _check_marks(connection: sqlite3.Connection, path: Path, form: Format) -> int:
    """Return the version of the database of ``connection``. Raise :class:`DatabaseRefusedError`."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != form.application_id:
        raise DatabaseRefusedError(path, FOREIGN.with_detail(f"{path} is another program's database"))
    if version > form.version:
        detail = f"the format of {path} is {version}, not {form.version}"
        raise DatabaseRefusedError(path, NEWER.with_detail(detail))
    return int(version)


def _quarantine(path: Path) -> Path:
    """Rename the damaged files, the log first: after a crash in between, the new database would replay it."""
    quarantined_path = _unused(path, "damaged")
    for old, new in zip(_files(path), _files(quarantined_path), strict=True):
        if old.exists():
            atomic_file.replace(old, new)
    return quarantined_path


def _unused(path: Path, word: str) -> Path:
    stamp = f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}"
    names = [f"{path.name}.{word}-{stamp}{suffix}" for suffix in ("", *(f"-{n}" for n in range(2, 100)))]
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())
