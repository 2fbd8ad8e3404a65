"""The administrator's file of this computer: whoever needs it to be there, or not to be, has it alone."""

import fcntl
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def administrators_file_alone() -> Iterator[None]:
    """Wait until no other test, of any worker, relies on whether the file is there."""
    with Path(tempfile.gettempdir(), "petstore-gui-tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
