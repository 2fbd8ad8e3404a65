"""The commands for a terminal: ``command("list", "--json")`` is a process of its own, ``command_at`` is in this one."""

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from petstore_gui import __main__ as program
from petstore_gui.connection.api_key import ENVIRONMENT_VARIABLE
from petstore_gui.service.__main__ import main as service
from petstore_gui.terminal import command as terminal
from tests.support.patience import PATIENCE_S
from tests.support.service import OTHER_PROGRAM, ROOT, RunningService


def command_line(*arguments: str) -> list[str]:
    program = os.environ.get(OTHER_PROGRAM)
    return [*([program] if program else [sys.executable, "-m", "petstore_gui"]), *arguments]


def environment_of(key: str | None = None, other: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return an environment without a display; ``key`` is the API key of this run."""
    environment = {**(os.environ if other is None else other), "PYTHONPATH": str(ROOT)}
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONUNBUFFERED"):
        environment.pop(name, None)
    return environment if key is None else {**environment, "PETSTORE_API_KEY": key}


def command(
    *arguments: str, key: str | None = None, environment: Mapping[str, str] | None = None, cwd: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end, without a terminal."""
    return subprocess.run(
        command_line(*arguments),
        env=environment_of(key, environment),
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def command_at(service: RunningService, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command against a service, with its key, in this process, as to start one takes longer than most commands.

    What only a process has is tested with :func:`command`: its start, its own streams, signals, locks, and its end.
    """
    word, *rest = arguments
    return command_here(word, "--base-url", service.base_url, *rest, key=service.key)


def command_here(*arguments: str, key: str | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end in this process, without a terminal."""
    with pytest.MonkeyPatch.context() as patch:
        if key is not None:
            patch.setenv(ENVIRONMENT_VARIABLE, key)
        patch.setattr(terminal, "end_process", int)  # other threads are no reason to end this process
        return _run_here(program.main, arguments)


def service_here(*arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a command on the service's database, such as ``keys``, to its end in this process, as :func:`command_at`."""
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    done = _run_here(service, [str(each) for each in arguments])
    for number, handler in handlers.items():
        signal.signal(number, handler)
    return done


def _run_here(main: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    with ExitStack() as stack:
        # Files, as a program may write without Python's buffer; ASCII, as it asks for UTF-8 itself.
        files = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(2)]
        output, errors = (io.TextIOWrapper(file, "ascii", newline="\n") for file in files)
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        for name, stream in (("stdin", io.StringIO()), ("stdout", output), ("stderr", errors)):
            patch.setattr(sys, name, stream)
        try:
            code = main(arguments)
        except SystemExit as ended:  # wrong arguments, or the help
            code = int(ended.code or 0)
        for stream in (output, errors):
            stream.flush()
            stream.buffer.seek(0)
        said, reported = (stream.buffer.read().decode("utf-8") for stream in (output, errors))
        return subprocess.CompletedProcess(arguments, code, said, reported)


def document(done: "subprocess.CompletedProcess[str]") -> Any:  # noqa: ANN401  a document may hold anything
    """Return the JSON that was printed, and nothing beside it."""
    return json.loads(done.stdout)


def on_terminal(
    arguments: Sequence[str], typed: str, *, key: str | None = None, environment: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Run a command on a terminal, type something at once, and return its exit code and what was shown."""
    import pty  # not on Windows

    terminal, its_end = pty.openpty()
    process = subprocess.Popen(
        command_line(*arguments), env=environment_of(key, environment), stdin=its_end, stdout=its_end, stderr=its_end
    )
    os.close(its_end)
    os.write(terminal, typed.encode())
    shown = b""
    with suppress(OSError):  # EIO: the other end is closed
        while piece := os.read(terminal, 65536):
            shown += piece
    os.close(terminal)
    return process.wait(PATIENCE_S), shown.decode()
