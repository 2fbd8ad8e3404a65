"""Starts what a desktop entry names, as a menu does: GLib looks for the entry and reads it, another user runs it."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.support.desktop import Desktop
from tests.support.program import Program, watched

USER = 65534  # without rights, on every Debian and Ubuntu

# For the system's Python, which has GLib. What GLib starts is an orphan, so that this takes it for its own.
_LAUNCH = """
import ctypes, json, os, sys
from gi.repository import Gio

ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
entry, action, address = sys.argv[1:]
started = []
context = Gio.AppLaunchContext()
context.connect("launched", lambda _context, _info, said: started.append(said.lookup_value("pid").unpack()))
if address:
    Gio.AppInfo.launch_default_for_uri(address, context)
elif action:
    Gio.DesktopAppInfo.new(entry).launch_action(action, context)
else:
    Gio.DesktopAppInfo.new(entry).launch_uris([], context)
print(json.dumps(started[0]), flush=True)
while True:
    pid, status = os.wait()
    if pid == started[0]:
        os._exit(os.waitstatus_to_exitcode(status) & 255)
"""


class Launched:
    """The process of a program that GLib has started."""

    def __init__(self, launcher: subprocess.Popen[bytes]) -> None:
        assert launcher.stdout is not None
        told = launcher.stdout.readline()
        assert told, f"nothing was started; the launcher has ended with {launcher.wait()}"
        self.pid: int = json.loads(told)
        self._launcher = launcher

    def poll(self) -> int | None:
        return self._launcher.poll()

    def wait(self, timeout: float | None = None) -> int:
        return self._launcher.wait(timeout)

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sig)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@contextmanager
def launched(
    desktop: Desktop, environment: Mapping[str, str], entry: str, *, action: str = "", address: str = ""
) -> Iterator[Program]:
    """Run what ``entry`` names, one of its actions, or the program that opens ``address`` on this computer."""
    home = Path(environment["HOME"])
    errors = home / f"errors-{time.monotonic_ns()}.txt"
    with errors.open("wb") as written:
        launcher = subprocess.Popen(
            ["/usr/bin/python3", "-c", _LAUNCH, entry, action, address],
            env={**environment, **desktop.environment},
            cwd=home,
            user=USER,
            group=USER,
            extra_groups=[],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=written,
        )
    with launcher, watched(Program(Launched(launcher), desktop, errors)) as program:
        yield program
