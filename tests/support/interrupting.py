"""A command that is ended with Ctrl+C: ``process = begin(command, …)``, ``interrupt(process)``."""

import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final

# On Windows Ctrl+C is for all that share a console: this has one of its own, and is not ended itself.
_CONSOLE: Final = """
import ctypes, os, signal, subprocess, sys, threading
signal.signal(signal.SIGINT, lambda *_: None)
process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)
def press():
    if sys.stdin.buffer.read(1):
        ctypes.windll.kernel32.GenerateConsoleCtrlEvent(0, 0)
threading.Thread(target=press, daemon=True).start()
os._exit(process.wait())
"""


def begin(command: Sequence[str], *, env: Mapping[str, str], is_killed: bool = False) -> "subprocess.Popen[str]":
    """Start a command without standard input; what it writes is UTF-8. ``is_killed``: and not interrupted."""
    on_windows = sys.platform == "win32" and not is_killed
    return subprocess.Popen(
        [sys.executable, "-c", _CONSOLE, *command] if on_windows else command,
        env=env,
        stdin=subprocess.PIPE if on_windows else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def interrupt(process: "subprocess.Popen[str]") -> None:
    """Press Ctrl+C."""
    if process.stdin is None:
        process.send_signal(signal.SIGINT)
    else:
        process.stdin.write("c")
        process.stdin.flush()
