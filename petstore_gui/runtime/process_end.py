"""Ends the process, also while abandoned threads still run."""

import os
import sys
import threading
from contextlib import suppress


def end_process(code: int) -> int:
    """Return the exit code ``code``, or end the process with it at once if other threads still run.

    Such a thread was abandoned, for example while it waits for the keyring. The interpreter's end would unwind it,
    which aborts the process if it is in C++ or Rust (Python before 3.14: github.com/python/cpython/issues/87135).
    """
    if threading.active_count() == 1:
        return code
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code)
