"""Connections to PostgreSQL: calls have a deadline, failed connections are closed, errors become ``StorageError``."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NoReturn, Protocol, TypeVar

import asyncpg

from petstore_gui.service.storage import (
    StorageAwayError,
    StorageBusyError,
    StorageError,
    StorageFullError,
    StorageRefusedError,
)
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress

CALL_SECONDS: Final = 4.0  # for connecting and all statements; with 3 s in the queue of adds, below a client's 10 s
_SERVER_SECONDS: Final = 2.0  # for one of several servers: the next one is tried before the call is over
_CONNECTIONS_MAX: Final = 8  # of this process; equal lists share one query, and adds one commit
_LAST_SECONDS: Final = 2.0  # for a connection to be closed in order
_NAMED: Final = {"application_name": "petstore"}
_REPEATS: Final = 3  # of a transaction that the database has rolled back because of another one

# A statement has no time limit: one that ends while a commit waits for its standby would count as a success. A service
# that hangs in a transaction must not block others. PgBouncer would refuse these settings as options of the connection.
_PREPARE: Final = """
SELECT was.setting, was.fsync,
    set_config('synchronous_commit', CASE was.setting WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
    set_config('statement_timeout', '0', false),
    set_config('lock_timeout', '3s', false),
    set_config('idle_in_transaction_session_timeout', '5s', false)
FROM (
    SELECT current_setting('synchronous_commit') AS setting, current_setting('fsync', true) AS fsync
) AS was
"""

# Only a session that is this client's own ends with its timeout: else a pooler answers from another one.
_SHORT_SESSION: Final = "SET idle_session_timeout = '10ms'"
_SHORT_SESSION_SECONDS: Final = 0.5
_NOT_OUR_SESSION: Final = (
    "a pooler answers from one session and then from another, as PgBouncer does with pool_mode = transaction. "
    "This service needs pool_mode = session"
)

# The connection is broken, and the statement itself was not wrong.
_LOST: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
)

_FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

# What a server says of an option of the address that it does not know, or of its value.
_WRONG_OPTION: Final = (
    asyncpg.UndefinedObjectError,
    asyncpg.InvalidParameterValueError,
    asyncpg.CantChangeRuntimeParamError,
    asyncpg.PostgresSyntaxError,
)

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")


class PostgresqlConnection(Protocol):
    """The part of asyncpg's connection that is used here."""

    async def execute(self, statement: str, *values: object) -> str:
        """Run a statement and return its tag: ``INSERT 0 1``."""

    async def fetch(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """Return the rows of a query."""

    def add_log_listener(self, callback: Callable[[object, object], None]) -> None:
        """Call ``callback`` for every notice and warning of the server."""

    def remove_log_listener(self, callback: Callable[[object, object], None]) -> None:
        """Undo :meth:`add_log_listener`."""


class _LostError(Exception):
    """A connection was lost during its work; the cause says how."""


class PostgresqlConnections:
    """A pool of connections to one database, for one event loop; made when the first one is needed."""

    def __init__(self, address: PostgresqlAddress) -> None:
        self._address = address
        self._first = 0  # the number of the server that is tried first
        self._made: asyncpg.Pool | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._was_weak = False

    async def run(
        self,
        work: Callable[[PostgresqlConnection], Awaitable[_Result]],
        *,
        may_repeat: Callable[[], bool] = lambda: True,
        seconds: float = CALL_SECONDS,
    ) -> _Result:
        """Call ``work`` with a connection and return its result. Raises ``StorageError``.

        If the connection is lost meanwhile and ``may_repeat()`` is true, repeat ``work`` once on a new one.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._run(work, may_repeat)
        except StorageError:
            raise
        except (_LostError, *_FAILURES) as error:
            self._raise(error)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[asyncpg.Connection]:
        """Yield a separate connection, for work without a deadline. Raises ``StorageError``, also for its errors."""
        try:
            connection = await self._connect(None)
            try:
                yield connection
                await connection.close(timeout=_LAST_SECONDS)
            finally:
                connection.terminate()  # the server rolls back what is not committed
        except _FAILURES as error:
            self._raise(error)

    async def close(self) -> None:
        """Close all connections; a second time does nothing."""
        pool, self._made = self._made, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), _LAST_SECONDS)
            except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
                pool.terminate()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(
        self, work: Callable[[PostgresqlConnection], Awaitable[_Result]], may_repeat: Callable[[], bool]
    ) -> _Result:
        was_lost = False
        undone = 0
        while True:
            try:
                return await self._run_once(work)
            except _LostError:
                if was_lost or not may_repeat():
                    raise
                was_lost = True
            except asyncpg.StatementCompletionUnknownError:
                raise
            except asyncpg.exceptions.TransactionRollbackError:
                undone += 1
                if undone > _REPEATS:
                    raise

    async def _run_once(self, work: Callable[[PostgresqlConnection], Awaitable[_Result]]) -> _Result:
        pool = await self._pool()
        connection = await pool.acquire()
        try:
            result = await work(connection)
        except asyncio.CancelledError:  # no answer in time: this server may have disappeared
            await pool.expire_connections()
            task = asyncio.create_task(_close(connection))  # which tells the server, and may take long, too
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            raise
        except _LOST as error:
            _drop(connection)
            await pool.expire_connections()
            raise _LostError from error
        except BaseException:
            _drop(connection)  # and the server rolls back
            raise
        await pool.release(connection)
        return result

    async def _pool(self) -> asyncpg.Pool:
        if self._made is None:
            self._made = asyncpg.create_pool(
                min_size=0, max_size=_CONNECTIONS_MAX, connect=self._connect, reset=_leave_as_it_is
            )
            await self._made
        return self._made

    async def _connect(self, _dsn: None, **options: object) -> asyncpg.Connection:
        """Connect to the server that answered last, or else to the next one of the address.

        Raises :class:`StorageRefusedError` if the server does not accept an option of the address.
        """
        servers = self._address.servers
        first = self._first
        for turn in range(len(servers)):
            number = (first + turn) % len(servers)
            try:
                async with asyncio.timeout(_SERVER_SECONDS):
                    connection = await _open_session(servers[number], options)
                    await self._make_durable(connection)
            except _FAILURES as error:
                self._first = number + 1  # a call has time for two servers that hang: the next one continues here
                if turn == len(servers) - 1:
                    if isinstance(error, _WRONG_OPTION):
                        raise StorageRefusedError(f"{self._address}: {_line(error)}") from error
                    raise
                _log.info("%s", _line(error))
            else:
                self._first = number
                return connection
        raise AssertionError

    async def _make_durable(self, connection: asyncpg.Connection) -> None:
        """Make each commit wait for the disk, and for that of a synchronous standby."""
        try:
            ((setting, fsync, *_),) = await connection.fetch(_PREPARE)
        except BaseException:
            connection.terminate()
            raise
        if not self._was_weak and (setting not in {"on", "remote_apply"} or fsync == "off"):
            self._was_weak = True
            if fsync == "off":
                _log.warning("the database has fsync = off: after a power cut everything may be lost")
            else:
                _log.warning("the database has synchronous_commit = %s; for the animals it is on", setting)

    def _raise(self, error: Exception) -> NoReturn:
        """Raise the :class:`StorageError` for ``error``."""
        cause = error.__cause__ if isinstance(error, _LostError) and error.__cause__ is not None else error
        match cause:
            case asyncpg.DiskFullError() | asyncpg.SequenceGeneratorLimitExceededError():
                kind: type[StorageError] = StorageFullError
            case asyncpg.StatementCompletionUnknownError():
                kind = StorageAwayError
            case asyncpg.LockNotAvailableError() | asyncpg.exceptions.TransactionRollbackError():
                kind = StorageBusyError
            case (
                asyncpg.exceptions.ClientConfigurationError()
                | asyncpg.exceptions.InvalidAuthorizationSpecificationError()
                | asyncpg.InvalidCatalogNameError()
                | asyncpg.InsufficientPrivilegeError()
                | StorageRefusedError()
            ):
                kind = StorageRefusedError
            case ValueError():
                raise cause  # a value that PostgreSQL cannot hold: an error of the program
            case TimeoutError():
                raise StorageAwayError(f"{self._address}: no answer in time") from error
            case _:
                kind = StorageAwayError
        raise kind(f"{self._address}: {_line(cause)}") from error


def _line(error: BaseException) -> str:
    """Return an error as one line, without PostgreSQL's details, which hold values."""
    if isinstance(error, asyncpg.InternalClientError):  # its message is about asyncpg's own states
        return "the connection was lost"
    message = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return " ".join(str(message).split()) or type(error).__name__


async def _open_session(server: str, options: Mapping[str, object]) -> asyncpg.Connection:
    """Connect to ``server``. Raises :class:`StorageRefusedError` if settings would not stay with the connection."""
    connection = await asyncpg.connect(server, server_settings=_NAMED, **options)
    try:
        # Not fetch: it prepares the statement in one session, and a pooler may run it in another.
        if await connection.execute(f"SELECT WHERE pg_backend_pid() = {connection.get_server_pid()}") == "SELECT 1":
            return connection  # without a pooler
        await _end_session(connection)
    except BaseException:
        connection.terminate()
        raise
    return await asyncpg.connect(server, server_settings=_NAMED, **options)


async def _end_session(connection: asyncpg.Connection) -> None:
    """Let the connection end with its session. Raises :class:`StorageRefusedError` if a pooler gives it another one."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _connection: ended.set())
    await connection.execute(_SHORT_SESSION)
    with suppress(TimeoutError):
        await asyncio.wait_for(ended.wait(), _SHORT_SESSION_SECONDS)
    try:
        await connection.execute("SELECT 1")
    except _LOST:
        return
    raise StorageRefusedError(_NOT_OUR_SESSION)


async def _leave_as_it_is(_connection: asyncpg.Connection) -> None:
    """Do nothing in place of the pool's reset, and save a round trip: no call changes the state of a connection."""


def _drop(connection: asyncpg.Connection) -> None:
    with suppress(asyncpg.InterfaceError):  # the pool has released it already
        connection.terminate()


async def _close(connection: asyncpg.Connection) -> None:
    try:
        await connection.close(timeout=_LAST_SECONDS)
    except _FAILURES as error:
        _log.info("%s", _line(error))
