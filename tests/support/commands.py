"""The commands for a terminal, as a process of their own: ``command("list", "--json")``."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

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
    """Run a command against a service, with its key."""
    word, *rest = arguments
    return command(word, "--base-url", service.base_url, *rest, key=service.key)


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
