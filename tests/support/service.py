"""The real embedded service, as a process of its own: ``with running_service(database) as service: …``."""

import json
import os
import sqlite3
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

import httpx

from petstore_gui.service.storage.opening import DATABASE_VARIABLE
from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
KEY = "a-key-for-tests"
WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for http: to load all authorities takes 100 times as long
get_without_tls = partial(httpx.get, trust_env=False, verify=WITHOUT_TLS)
OTHER_PROGRAM = "PETSTORE_GUI_PROGRAM"  # an executable to be tested in place of the installed program: the bundle's


@dataclass(frozen=True, kw_only=True)
class RunningService:
    """A service that listens. ``announced`` is its line of JSON, ``command`` the arguments it was started with."""

    base_url: str
    key: str
    process: subprocess.Popen[bytes]
    announced: dict[str, str]
    command: Sequence[str]
    _errors: Path

    @property
    def port(self) -> int:
        return httpx.URL(self.base_url).port or 0

    @property
    def database(self) -> Path:
        """The file that it was started with."""
        return Path(self.command[self.command.index("--database") + 1])

    def empty(self) -> None:
        """Make it a new one for the next test: without animals, and the next is the first."""
        with closing(sqlite3.connect(self.database)) as connection, connection:
            for table in ("pets", "idempotency_keys", "sqlite_sequence"):
                connection.execute(f"DELETE FROM {table}")  # noqa: S608

    def errors(self) -> str:
        """Return what the service has written to standard error so far."""
        return self._errors.read_text("utf-8")

    def client(self, *, key: str | None = None, trusting: ssl.SSLContext | None = None) -> httpx.Client:
        """Return a client of the service with its key, or with ``key``; an empty one sends none.

        ``trusting`` is for a service with a certificate.
        """
        key = self.key if key is None else key
        headers = {"authorization": f"Bearer {key}"} if key else {}
        verify = trusting or WITHOUT_TLS
        return httpx.Client(base_url=self.base_url, headers=headers, verify=verify, trust_env=False, timeout=PATIENCE_S)

    def end(self) -> int:
        """Close the service's standard input and return its exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(PATIENCE_S)


def given_key(process: subprocess.Popen[str], key: str) -> str:
    """Give a service that was started by hand its key, and return the address that it announces."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{key}\n")
    process.stdin.flush()
    announced: dict[str, str] = json.loads(process.stdout.readline())
    return announced["base_url"]


def service_command(database: Path | None, *arguments: str, service: Sequence[str] = ()) -> list[str]:
    """Return how the service is run; ``service`` is its command where it is not the one under test."""
    program = os.environ.get(OTHER_PROGRAM)
    usual = [program, "serve"] if program else [sys.executable, "-m", "petstore_gui.service"]
    return [*(service or usual), *([] if database is None else ["--database", str(database)]), *arguments]


@contextmanager
def running_service(
    database: Path | str,
    *,
    key: str = KEY,
    today: date | None = None,
    arguments: Sequence[str] = (),
    service: Sequence[str] = (),
) -> Iterator[RunningService]:
    """Run the service over ``database`` until the block ends: a file, or the address of one in PostgreSQL.

    ``today`` is the day it takes for the present one, ``service`` the command where it is not the one under test.
    """
    day = [] if today is None else ["--today", today.isoformat()]
    file = database if isinstance(database, Path) else None
    named = {} if isinstance(database, Path) else {DATABASE_VARIABLE: database}
    command = service_command(file, "--until-stdin-closes", *day, *arguments, service=service)
    with ExitStack() as stack:
        # Read by its name: through the descriptor that the service has, reading would move where it writes.
        error_file = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "errors"
        errors = stack.enter_context(error_file.open("wb"))
        process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": str(ROOT), **named},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(key.encode() + b"\n")
            line = process.stdout.readline()
            if not line:
                process.wait(PATIENCE_S)
                raise AssertionError(f"the service did not start: {error_file.read_text('utf-8')}")
            announced = json.loads(line)
            yield RunningService(
                base_url=announced["base_url"],
                key=key,
                process=process,
                announced=announced,
                command=command,
                _errors=error_file,
            )
        finally:
            process.stdin.close()
            try:
                process.wait(PATIENCE_S)
            finally:
                process.kill()  # does nothing to a process that has ended
                process.wait()
                process.stdout.close()
