"""Signals that ask for an end while an event loop runs."""

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import Iterator

import pytest

from petstore_gui.service.process import exit_on_signals, run
from petstore_gui.service.storage.opening import DATABASE_VARIABLE
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY, ROOT, service_command

NUMBERS = [signal.SIGINT, signal.SIGTERM]


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    before = [signal.getsignal(number) for number in NUMBERS]
    exit_on_signals(lambda number: 128 + number)
    yield
    for number, handler in zip(NUMBERS, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.parametrize("number", NUMBERS)
def test_within_the_loop_nothing_is_raised_what_runs_is_cancelled_and_then_it_ends(number: signal.Signals) -> None:
    done = []

    async def work() -> None:
        try:
            signal.raise_signal(number)
            done.append("went on")
            await asyncio.sleep(PATIENCE_S)
        finally:
            await asyncio.sleep(0)
            done.append("closed")

    handler = signal.getsignal(number)
    with pytest.raises(SystemExit) as ended:
        run(work())
    assert ended.value.code == 128 + number
    assert done == ["went on", "closed"]
    assert signal.getsignal(number) is handler


def test_without_a_signal_it_is_what_the_work_returns_or_raises() -> None:
    async def work() -> int:
        return 2

    async def cancelled() -> None:
        raise asyncio.CancelledError

    assert run(work()) == 2
    with pytest.raises(asyncio.CancelledError):
        run(cancelled())


@pytest.mark.end_to_end
@pytest.mark.posix("SIGTERM")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_service_that_waits_for_its_database_ends_in_order(workers: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE_S)
        dsn = f"postgresql://petstore@127.0.0.1:{silent.getsockname()[1]}/petstore"
        environment = {**os.environ, "PYTHONPATH": str(ROOT), DATABASE_VARIABLE: dsn}
        command = service_command(None, "--workers", workers)
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        ) as process:
            assert process.stdin is not None
            process.stdin.write(KEY.encode() + b"\n")
            process.stdin.flush()
            asking = [silent.accept() for _ in range(int(workers))]
            process.terminate()
            output, errors = process.communicate(timeout=PATIENCE_S)
            assert (process.returncode, output, errors) == (0, b"", b"")
            for connection, _ in asking:
                connection.close()
