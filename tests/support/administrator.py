"""The administrator's file of this computer: a test that needs it to be there, or not to be, has it alone."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
    from contextlib import suppress

    def _lock(file: IO[str]) -> None:
        while True:
            with suppress(OSError):  # after ten seconds
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def administrators_file_alone() -> Iterator[None]:
    """Wait until no other test, of any worker, relies on whether the file is there."""
    with Path(tempfile.gettempdir(), "petstore-gui-tests.lock").open("w") as lock:
        _lock(lock)
        yield
