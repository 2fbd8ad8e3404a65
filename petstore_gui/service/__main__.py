"""``python -m petstore_gui.service``: reads the key, opens the store and serves until a signal, or runs a command."""

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing, nullcontext, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from petstore_gui.runtime.standard_streams import use_utf8
from petstore_gui.service.app import create_app, route
from petstore_gui.service.asgi import ASGIApp
from petstore_gui.service.auth import IssuedKeys, KeyDigest
from petstore_gui.service.certificate import Certificate
from petstore_gui.service.connections import LimitedHttp
from petstore_gui.service.instrumentation import Instrumented, Observer, RequestLog
from petstore_gui.service.limits import Buckets
from petstore_gui.service.options import KEY_VARIABLE, certificate_of, limits_of, parse, proxies_of
from petstore_gui.service.process import (
    BEAT_SECONDS,
    LimitedHandler,
    exit_on_signals,
    give_back_large_blocks,
    print_line,
    run,
)
from petstore_gui.service.server import PetServer, base_url, fast_engine, listen, own_names, plain_engine
from petstore_gui.service.storage import StorageError
from petstore_gui.service.storage.opening import DATABASE_VARIABLE, open_storage
from petstore_gui.storage.folders import is_on_network
from petstore_gui.storage.sqlite_copy import NotCopiedError
from petstore_gui.storage.sqlite_file import DatabaseRefusedError, check_is_database

if TYPE_CHECKING:  # prometheus-client is not everywhere
    from petstore_gui.service.metrics import Metrics

_NO_KEY: Final = f"there is no key: set {KEY_VARIABLE}, or make one with “keys add”"
_KEY_LINE_MAX: Final = 1024
_NO_OUTPUT: Final = 6  # as of the commands for a terminal
_STDIN: Final = 0  # read below Python's own buffer: a thread blocked in that one makes the interpreter's end abort

_log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None, *, program: str = "petstore-service") -> int:
    """Run the service, or a command on its database, and return the exit code.

    0 after an orderly end, 2 if the service could not start or the command failed, 6 if that is done but could not
    print so. ``program`` is the name in messages.
    """
    if sys.stderr is None:  # it is closed, or Windows gives the program no console
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  as long as the process
    use_utf8(sys.stdout, sys.stderr)
    options = parse(arguments, program=program)
    if sys.stdout is None:
        sys.stderr.write(f"{program}: standard output is closed: nothing could be printed\n")
        return 2
    return _run_command(options, program) if options.command else _run_service(options, program)


def _run_command(options: argparse.Namespace, program: str) -> int:
    from petstore_gui.service import commands

    program = f"{program} {options.command}"

    def work() -> int:
        try:
            commands.run(options)
        except commands.OutcomeNotPrintedError as error:
            sys.stderr.write(f"{program}: {error}\n")
            return _NO_OUTPUT
        return 0

    return _reported(program, work)


def _run_service(options: argparse.Namespace, program: str) -> int:
    exit_on_signals(lambda _number: 0)
    log = LimitedHandler(sys.stderr, options.log_limit)
    give_back_large_blocks()
    logging.basicConfig(level=logging.WARNING, format=f"{program}: %(message)s", handlers=[log])
    return _reported(program, lambda: _listen_and_serve(options, program))


def _reported(program: str, work: Callable[[], int]) -> int:
    """Do ``work`` and return its exit code; if it cannot start, print the reason and return 2."""
    try:
        return work()
    except (ValueError, OSError, DatabaseRefusedError, NotCopiedError, StorageError) as error:
        sys.stderr.write(f"{program}: {error}\n")
        return 2


def _listen_and_serve(options: argparse.Namespace, program: str) -> int:
    """Listen and serve, in this process or in several workers."""
    # A window names its own file: what is not a database any more is damaged there, and is quarantined.
    if isinstance(options.database, Path) and not options.until_stdin_closes:
        check_is_database(options.database)
    key = _key_digest(options)
    certificate = certificate_of(options)
    is_encrypted = certificate is not None or options.behind_proxy is not None
    with ExitStack() as stack:
        listener = stack.enter_context(listen(options.host, options.port, is_encrypted=is_encrypted))
        scraped = None
        if options.metrics_port is not None:
            scraped = stack.enter_context(listen("127.0.0.1", options.metrics_port))
        if options.shows_password:
            _log.warning("others can read the password in --database: name the database in %s", DATABASE_VARIABLE)
        url = base_url(listener, "http" if certificate is None else "https")
        metrics_url = {} if scraped is None else {"metrics_url": f"http://127.0.0.1:{scraped.getsockname()[1]}/metrics"}
        announce = partial(_announce, url, metrics_url)
        serving = _Serving(options, key, listener, certificate, Buckets(), scraped, program)
        until_closed = _STDIN if options.until_stdin_closes else None
        if options.workers == 1:
            return serving.run(announce, until_closed)
        from petstore_gui.service.workers import run_workers  # loads multiprocessing, which one process does without

        folder = "" if scraped is None else stack.enter_context(TemporaryDirectory(prefix="petstore-service-"))

        def work(number: int, on_listening: Callable[[], None], beat: Callable[[], None], until_closed: int) -> int:
            worker = _Worker(number, folder, beat)
            return _reported(program, lambda: serving.run(lambda _: on_listening(), until_closed, worker))

        return run_workers(options.workers, work, partial(announce, {}), until_closed)


def _announce(url: str, metrics_url: Mapping[str, str], more: Mapping[str, str]) -> None:
    """Print one line of JSON: the service listens, and at which address."""
    print_line(msgspec.json.encode({"base_url": url, **more, **metrics_url}).decode())


class _Worker(NamedTuple):
    """One of several workers: its number, the folder of their metrics, and how it gives a sign of life."""

    number: int
    folder: str
    beat: Callable[[], None]


class _Serving(NamedTuple):
    """What all workers share: the options, the key without a name, the listeners, the certificate and the buckets."""

    options: argparse.Namespace
    key: KeyDigest | None
    listener: socket.socket
    certificate: Certificate | None
    buckets: Buckets
    scraped: socket.socket | None  # for the metrics
    program: str

    def run(
        self, on_listening: Callable[[Mapping[str, str]], None], until_closed: int | None, worker: _Worker | None = None
    ) -> int:
        """Serve in this process, which may be one ``worker`` of several.

        ``on_listening`` gets further values for the announcement.
        """
        # A service that a window has started had the plain engine from the beginning.
        fast = self.options.engine == "fast" if self.options.engine else not self.options.until_stdin_closes
        engine = fast_engine() if fast else plain_engine()
        log = closing(RequestLog(sys.stdout.fileno(), self.program)) if self.options.request_log else nullcontext()
        with log as request_log:
            serving = self._serve(engine.http, request_log, on_listening, until_closed, worker)
            run(serving, loop_factory=engine.loop_factory)
        return 0

    async def _serve(
        self,
        http: type[LimitedHttp],
        request_log: RequestLog | None,
        on_listening: Callable[[Mapping[str, str]], None],
        until_closed: int | None,
        worker: _Worker | None,
    ) -> None:
        """Serve the database until a signal, or until the file descriptor ``until_closed`` ends."""
        options, key, listener, certificate, buckets, scraped, _ = self
        if worker is not None:
            _repeat(worker.beat)
        if hasattr(signal, "SIGHUP"):
            _renew_on_hangup(certificate)  # before the database, which may take its time
        storage, quarantined_path, away = await open_storage(options.database)
        if quarantined_path is not None:
            _log.warning("the database was damaged; it lies at %s now, and a new one was begun", quarantined_path)
        if away is None and key is None and all(issued.revoked_at is not None for issued in await storage.api_keys()):
            await storage.close()
            raise ValueError(_NO_KEY)
        only_here = own_names(listener)
        limits = limits_of(options, for_others=only_here is None and options.behind_proxy is None)
        # A page in a browser here whose own name means 127.0.0.1 has no certificate, and a proxy passes names on.
        hosts = only_here if certificate is None and options.behind_proxy is None else None
        if isinstance(options.database, Path) and is_on_network(options.database):
            _log.warning(
                "the database is on a network drive, where it can get damaged: keep it on this computer's own disk"
            )
        if away is not None:
            _log.warning("the database cannot be used yet; the service waits for it: %s", away)
        clock = (lambda: options.today) if options.today else partial(datetime.now, UTC)
        issued = IssuedKeys(storage, rate=limits.issued_key_requests, buckets=buckets)
        metrics = None if scraped is None else _metrics(lambda: len(server.server_state.connections), worker)
        app = create_app(
            storage=storage,
            key=key,
            hosts=hosts,
            clock=clock,
            limits=limits,
            issued=issued,
            on_commit=None if metrics is None else metrics.count_commit,
        )
        app = _observed(app, metrics, request_log)

        def started() -> None:
            more = {} if quarantined_path is None else {"quarantined_path": _text(quarantined_path)}
            if metrics is not None and scraped is not None:
                _repeat(metrics.update)
                Thread(target=metrics.serve, args=(scraped,), name="metrics", daemon=True).start()
            on_listening(more)

        proxies = proxies_of(options)
        server = PetServer(app, http, started, limits=limits, proxies=proxies, certificate=certificate)
        if until_closed is not None:
            Thread(target=_end_with, args=(until_closed, server), name="parent", daemon=True).start()
        try:
            await server.serve(sockets=[listener])
        finally:
            await issued.finish()
            await storage.close()


def _repeat(work: Callable[[], None]) -> None:
    """Do ``work`` now, and each :data:`BEAT_SECONDS` while the event loop runs."""
    work()
    asyncio.get_running_loop().call_later(BEAT_SECONDS, _repeat, work)


def _text(path: Path) -> str:
    """Return ``path`` as text for JSON: on Linux a name may hold any bytes."""
    return os.fsencode(path).decode("utf-8", "replace")


def _metrics(connections: Callable[[], int], worker: _Worker | None) -> "Metrics":
    try:
        from petstore_gui.service.metrics import Metrics
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        message = 'for metrics install the package petstore-service, or pip install "petstore-gui[server]"'
        raise ValueError(message) from None
    return Metrics(connections) if worker is None else Metrics(connections, worker.number, worker.folder)


def _observed(app: ASGIApp, metrics: "Metrics | None", request_log: RequestLog | None) -> ASGIApp:
    """Return ``app`` with the metrics and the request log around it."""
    observers: list[Observer] = [] if metrics is None else [metrics.count]
    if request_log is not None:
        observers.append(request_log.write)
    return Instrumented(app, observers, route) if observers else app


def _renew_on_hangup(certificate: Certificate | None) -> None:
    """Read the certificate again on SIGHUP. Without one the signal does nothing: it must not end the service."""
    if certificate is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, certificate.renew_and_report)
        certificate.renew()  # a worker that replaces another one may start months after the first
    elif not os.isatty(_STDIN):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def _key_digest(options: argparse.Namespace) -> KeyDigest | None:
    """Return the digest of the key without a name, or ``None`` without one. Raises ``ValueError`` for a bad one."""
    key = _read_key()
    if not key and isinstance(options.database, Path) and not options.database.exists():
        raise ValueError(_NO_KEY)  # before a database is made that nothing could use
    return KeyDigest(key) if key else None


def _read_key() -> str:
    """Return the key, or "", and remove it from the environment, which a child process or a crash report would copy.

    Does not wait for input from a terminal: the keys that were issued are enough.
    """
    key = os.environ.pop(KEY_VARIABLE, None)
    if key is None and not os.isatty(_STDIN):
        # Where it is closed, no key is given either.
        with suppress(OSError), os.fdopen(_STDIN, "rb", buffering=0, closefd=False) as stdin:
            key = stdin.readline(_KEY_LINE_MAX).decode("utf-8", "replace")
    return (key or "").strip(" \t\r\n")


def _end_with(until_closed: int, server: PetServer) -> None:
    try:
        while os.read(until_closed, 4096):
            pass
    except OSError as error:  # closed already, or a console that went away: the parent is gone either way
        _log.info("the parent: %s", error)
    server.end()


if __name__ == "__main__":
    sys.exit(main())
