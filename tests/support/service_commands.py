"""The commands on the service's database: ``service_here("keys", "list", "--database", file)`` is in this process."""

import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from petstore_gui.service.__main__ import main


def service_here(*arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a command on the service's database to its end in this process, as to start one takes longer than it does.

    What only a process has is tested with one: its start, its own environment and limits, signals, closed streams.
    """
    words = [str(each) for each in arguments]
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    with ExitStack() as stack:
        files = output, errors = [stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8")) for _ in range(2)]
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(sys, "stdout", output)
        patch.setattr(sys, "stderr", errors)
        try:
            code = main(words)
        except SystemExit as ended:  # wrong arguments, or the help
            code = int(ended.code or 0)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for file in files:
            file.seek(0)  # which also writes what is in its buffer
        return subprocess.CompletedProcess(words, code, output.read(), errors.read())
