"""The end of the process, beside threads that were given up."""

import os
import sys
import threading
from contextlib import suppress


def end_process(code: int) -> int:
    """Return the exit code ``code``, or end the process with it at once where other threads are still running.

    Such a thread was given up, as one that waits for the keyring. The interpreter's end would unwind it wherever it is,
    which aborts the process where that is C++ or Rust (Python before 3.14: github.com/python/cpython/issues/87135).
    """
    if threading.active_count() == 1:
        return code
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code)
